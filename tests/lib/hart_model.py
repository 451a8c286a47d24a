# SPDX-License-Identifier: Apache-2.0
"""A model of the hart (rtl/hart): its registers, CSRs, memory and traps, from the manuals and docs/hart.md. It executes
the instructions that the hart reports on RVFI one by one, and compares. When an interrupt is taken, it learns from the
report, and checks that it may be; mcycle and time follow from the cycle of the report."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from tests.lib.rv32 import BRANCHES, LOADS, MASK, STORES, Decoded, decode16, decode32, signed

BASE, SIZE = 0x8000_0000, 0x40_0000
EXIT, LINES, LATER, DELAY = 0xFFFF_FFF0, 0xFFFF_FFF4, 0xFFFF_FFF8, 0xFFFF_FFFC
DEVICES = 0xFFFF_FFC0
IRQ = 0xFFFF_0888
MISALIGNED = 0  # without C: a jump to what is not a multiple of 4
FETCH_FAULT, ILLEGAL, BREAKPOINT, LOAD_FAULT, STORE_FAULT, ECALL = 1, 2, 3, 5, 7, 11
# Interrupts, the one that is taken first in front.
PRIORITY = [*range(31, 15, -1), 11, 3, 7]
EVERYTHING = frozenset(["c", "zba", "zbb", "zbs", "zbkb", "xif", "loops"])
# Instructions that a pending interrupt may still let pass.
LATE = 6


class Retired(NamedTuple):
    """What the simulator prints of an instruction: sim/hart/program.cpp."""

    cycle: int
    order: int
    pc: int
    next: int
    insn: int
    rd: int
    data: int
    trap: int
    cause: int
    intr: int
    intr_cause: int
    addr: int
    rmask: int
    wmask: int
    rdata: int
    wdata: int
    rs1: int
    rs1_data: int
    rs2: int
    rs2_data: int
    fault: int
    csr: int
    csr_rdata: int
    csr_wdata: int
    lines: int


class Trap(Exception):
    """An exception of the hart: mcause, mtval, and the bytes (read, written) of a failed access."""

    def __init__(self, cause: int, value: int = 0, masks: tuple[int, int] = (0, 0)) -> None:
        self.cause, self.value, self.masks = cause, value, masks


class Model:
    """The hart with its memory."""

    def __init__(
        self, image: bytes, has: frozenset[str] = EVERYTHING, fail: Iterable[int] = (), mtime: int = 0
    ) -> None:
        self.has, self.failing, self.mtime = has, set(fail), mtime
        self.aligned = MASK & (~1 if "c" in has else ~3)  # addresses of instructions
        self.memory = bytearray(image) + bytearray(SIZE - len(image))
        self.x = [0] * 32
        self.pc = BASE
        self.mie = self.mpie = False
        self.plain = {0x304: 0, 0x305: BASE, 0x340: 0, 0x341: 0, 0x342: 0, 0x343: 0, 0x7C0: int("xif" in has)}
        self.loops = [[0, 0, 0], [0, 0, 0]]
        self.instret, self.cycle_base, self.cycle_at = 0, -1, 0
        self.trapped, self.lines, self.late = False, 0, 0
        self.seen: Counter[str] = Counter()
        self.decoded: dict[int, Decoded | None] = {}

    # ---- memory ----

    def works(self, addr: int) -> bool:
        """Whether the word of this address answers without an error."""
        word = addr & ~3
        return word >= DEVICES or (BASE <= word < BASE + SIZE and word not in self.failing)

    def access(self, addr: int, size: int, cause: int, masks: tuple[int, int]) -> list[int]:
        """The addresses of the bytes; those before the failing part if a part fails, with the trap to raise."""
        at = [addr + i & MASK for i in range(size)]
        for i, byte in enumerate(at):
            if not self.works(byte):
                self.touched = at[:i]
                raise Trap(cause, byte, masks)
        self.touched = at
        return at

    def load(self, addr: int, size: int) -> int:
        at = self.access(addr, size, LOAD_FAULT, ((1 << size) - 1, 0))
        return sum(self.memory[byte - BASE] << 8 * i for i, byte in enumerate(at) if byte < DEVICES)

    def store(self, addr: int, size: int, value: int) -> None:
        try:
            self.access(addr, size, STORE_FAULT, (0, (1 << size) - 1))
        finally:
            for i, byte in enumerate(self.touched):
                if byte < DEVICES:
                    self.memory[byte - BASE] = value >> 8 * i & 0xFF

    def fetch(self) -> int:
        """The instruction at pc: 16 or 32 bits."""
        if not self.works(self.pc):
            raise Trap(FETCH_FAULT, self.pc)
        at = self.pc - BASE
        first = self.memory[at] | self.memory[at + 1] << 8
        if first & 3 != 3:
            return first
        if not self.works(self.pc + 2):
            raise Trap(FETCH_FAULT, self.pc + 2)
        return first | self.memory[at + 2] << 16 | self.memory[at + 3] << 24

    # ---- CSRs ----

    def read_csr(self, addr: int, r: Retired) -> int | None:
        """None: there is no such CSR."""
        if addr == 0x300:
            return 0x1800 | self.mpie << 7 | self.mie << 3
        if addr == 0x301:
            return 0x40001100 | (4 if "c" in self.has else 0) | (2 if {"zba", "zbb", "zbs"} <= self.has else 0)
        if addr == 0x7C0 and "xif" not in self.has:
            return None
        if addr in self.plain:
            return self.plain[addr]
        if addr == 0x344:
            allowed = {self.lines & IRQ, r.lines & IRQ}
            return r.csr_rdata if r.csr_rdata in allowed else r.lines & IRQ
        if addr in (0xB00, 0xB80, 0xC00, 0xC80):
            cycle = self.cycle_base + r.cycle - self.cycle_at & (1 << 64) - 1
            return cycle >> 32 if addr & 0x80 else cycle & MASK
        if addr in (0xB02, 0xB82, 0xC02, 0xC82):
            return self.instret >> 32 if addr & 0x80 else self.instret & MASK
        if addr in (0xC01, 0xC81):
            now = self.mtime + r.cycle - 1 & (1 << 64) - 1
            return now >> 32 if addr & 0x80 else now & MASK
        if 0x7C8 <= addr <= 0x7CE and addr & 3 != 3 and "loops" in self.has:
            return self.loops[addr >> 2 & 1][addr & 3]
        zero = addr in (0x310, 0x320, 0xF11, 0xF12, 0xF13, 0xF14, 0xF15)
        counters = any(base + 3 <= addr < base + 32 for base in (0x320, 0xB00, 0xB80))
        return 0 if zero or counters else None

    def write_csr(self, addr: int, value: int, r: Retired) -> None:
        warl = {
            0x304: IRQ,
            0x305: 0xFFFF_FF81,
            0x340: MASK,
            0x341: self.aligned,
            0x342: 0x8000_001F,
            0x343: MASK,
            0x7C0: 1,
        }
        if addr == 0x300:
            self.mie, self.mpie = bool(value >> 3 & 1), bool(value >> 7 & 1)
        elif addr in warl:
            self.plain[addr] = value & warl[addr]
        elif addr in (0xB00, 0xB80, 0xB02, 0xB82):
            shift = 32 if addr & 0x80 else 0
            old = self.instret if addr & 2 else self.cycle_base + r.cycle - self.cycle_at & (1 << 64) - 1
            new = old & ~(MASK << shift) | value << shift
            if addr & 2:
                self.instret = new - 1  # this instruction is not counted
            else:
                self.cycle_base, self.cycle_at = new - 1, r.cycle
        elif 0x7C8 <= addr <= 0x7CE:
            self.loops[addr >> 2 & 1][addr & 3] = value & (self.aligned, ~3, ~0)[addr & 3] & MASK
            self.loops_written.add((addr >> 2 & 1, addr & 3))

    def csr(self, d: Decoded, r: Retired) -> int:
        """A CSR instruction; returns the old value."""
        name, addr = d.code.name, d.imm
        operand = d.rs1 if name.endswith("i") else self.x[d.rs1]
        writes = name.startswith("csrrw") or d.rs1 != 0
        old = self.read_csr(addr, r)
        if old is None or (writes and addr >> 10 == 3):
            raise Trap(ILLEGAL)
        new = {"w": operand, "s": old | operand, "c": old & ~operand}[name[4]] & MASK
        assert r.csr == addr | writes << 12 | 1 << 13, f"RVFI names CSR {r.csr:#x}"
        assert r.csr_rdata == old, f"CSR {addr:#x} is {r.csr_rdata:#x}, expected {old:#x}"
        assert r.csr_wdata == (new if writes else 0), f"CSR {addr:#x} is written with {r.csr_wdata:#x}"
        if writes:
            self.write_csr(addr, new, r)
        self.seen[f"csr:{addr:#x}:{'write' if writes else 'read'}"] += 1
        return old

    # ---- traps ----

    def take(self, cause: int, value: int) -> None:
        """mcause with its bit 31."""
        self.plain[0x341], self.plain[0x342], self.plain[0x343] = self.pc, cause, value
        self.mpie, self.mie = self.mie, False
        vector = self.plain[0x305]
        offset = 4 * (cause & 31) if cause >> 31 and vector & 1 else 0
        self.pc = (vector & ~0x7F) + offset

    def interrupt(self, r: Retired) -> None:
        cause = r.intr_cause & 31
        assert r.intr_cause >> 31, f"the handler was entered for {r.intr_cause:#x}, not for an interrupt"
        assert self.mie, "an interrupt with MIE = 0"
        assert self.plain[0x304] & IRQ & 1 << cause, f"interrupt {cause} is not enabled"
        assert (self.lines | r.lines) >> cause & 1, f"interrupt {cause} is not pending"
        steady = self.lines & r.lines & self.plain[0x304]
        first = next((c for c in PRIORITY if steady >> c & 1), cause)
        assert PRIORITY.index(cause) <= PRIORITY.index(first), f"interrupt {cause} before {first}"
        self.seen[f"interrupt:{cause}"] += 1
        self.take(r.intr_cause, 0)
        self.late = 0

    # ---- instructions ----

    def coprocessor(self, word: int) -> tuple[int, int] | None:
        """Destination and value of an instruction of sim/hart/coprocessor.h; None: it has no such instruction."""
        f3 = word >> 12 & 7
        if "xif" not in self.has or not self.plain[0x7C0] or word & 0x7F not in (0x0B, 0x5B) or f3 == 7:
            return None
        reads = f3 & 3 | (4 if word & 0x7F == 0x0B else 0)
        value = word * 0x9E3779B9 & MASK
        for n, shift in enumerate((15, 20, 27)):
            value = (value << 7 | value >> 25) & MASK
            value ^= self.x[word >> shift & 31] if reads >> n & 1 else 0
        return (word >> 7 & 31, value) if not f3 & 4 else (0, 0)

    def decode(self, word: int) -> Decoded | None:
        """None: the hart itself has no such instruction."""
        if word & 3 == 3:
            return decode32(word, self.has)
        return decode16(word) if "c" in self.has else None

    def execute(self, word: int, r: Retired) -> tuple[int, int]:
        """Changes pc and memory; returns the register to write, 0 for none, and its value."""
        if word not in self.decoded:
            self.decoded[word] = self.decode(word)
        d = self.decoded[word]
        if d is None:
            answer = self.coprocessor(word) if word & 3 == 3 else None
            if answer is None:
                raise Trap(ILLEGAL)
            self.seen["coprocessor"] += 1
            self.pc += 4
            return answer
        code, a, b = d.code, self.x[d.rs1], self.x[d.rs2]
        self.seen[("c." if d.size == 2 else "") + code.name] += 1
        after, target = self.pc + d.size & MASK, None
        rd, value = d.rd, 0
        if code.form in ("r", "i", "shift", "one"):
            value = code.compute(a, b if code.form == "r" else d.imm & MASK)
        elif code.form == "branch":
            rd = 0
            if BRANCHES[code.name][1](a, b):
                target = self.pc + d.imm
            self.seen[f"{code.name}:{target is not None}"] += 1
        elif code.form == "load":
            _, size, is_signed = LOADS[code.name]
            value = self.load(a + d.imm & MASK, size)
            self.expect_access(r, a + d.imm & MASK, (1 << size) - 1, 0)
            assert r.rdata & (1 << 8 * size) - 1 == value, f"reads {r.rdata:#x}, expected {value:#x}"
            value = signed(value, 8 * size) if is_signed else value
        elif code.form == "store":
            size, rd = STORES[code.name][1], 0
            self.store(a + d.imm & MASK, size, b)
            self.expect_access(r, a + d.imm & MASK, 0, (1 << size) - 1)
            assert (r.wdata ^ b) & (1 << 8 * size) - 1 == 0, f"stores {r.wdata:#x}, expected {b:#x}"
        elif code.form == "u":
            value = d.imm + (self.pc if code.name == "auipc" else 0)
        elif code.form in ("jal", "jalr"):
            value, target = after, (self.pc + d.imm if code.form == "jal" else a + d.imm & ~1)
        elif code.form == "csr":
            value = self.csr(d, r)
        elif code.form == "loop":
            stop = self.pc + d.imm & MASK
            if stop & 3:
                raise Trap(ILLEGAL)
            self.loops[d.rd & 1] = [after, stop, a]
            self.loops_written |= {(d.rd & 1, i) for i in range(3)}
            rd = 0
        elif code.name == "mret":
            target, rd = self.plain[0x341], 0
            self.mie, self.mpie = self.mpie, True
        elif code.name in ("ecall", "ebreak"):
            raise Trap(ECALL) if code.name == "ecall" else Trap(BREAKPOINT, self.pc)
        else:  # fence, fence.i, wfi
            rd = 0
        self.expect_sources(d, r)
        if target is not None and target & ~self.aligned & MASK:
            raise Trap(MISALIGNED, target & MASK)
        self.pc = self.turn(after) if target is None else target & MASK
        return rd, value & MASK

    def turn(self, after: int) -> int:
        """The next address after an instruction that does not jump: hardware loops, the inner one first."""
        for level, (start, stop, count) in enumerate(self.loops):
            if after != stop or count == 0 or "loops" not in self.has:
                continue
            if (level, 2) not in self.loops_written:
                self.loops[level][2] = count - 1
            if count > 1:
                self.seen[f"turn:{level}"] += 1
                return start
        return after

    def expect_access(self, r: Retired, addr: int, rmask: int, wmask: int) -> None:
        assert (r.addr, r.rmask, r.wmask) == (addr, rmask, wmask), (
            f"accesses {r.addr:#x} {r.rmask:x} {r.wmask:x}, expected {addr:#x} {rmask:x} {wmask:x}"
        )

    def expect_sources(self, d: Decoded, r: Retired) -> None:
        reads1 = d.code.form in ("r", "i", "shift", "one", "branch", "load", "store", "jalr", "loop") or (
            d.code.form == "csr" and not d.code.name.endswith("i")
        )
        reads2 = d.code.form in ("r", "branch", "store")
        expected = (d.rs1 if reads1 else 0, d.rs2 if reads2 else 0)
        assert (r.rs1, r.rs2) == expected, f"sources {r.rs1} {r.rs2}, expected {expected}"
        values = (self.x[r.rs1], self.x[r.rs2])
        assert (r.rs1_data, r.rs2_data) == values, f"source values {r.rs1_data:#x} {r.rs2_data:#x}, not {values}"

    def step(self, r: Retired) -> None:
        """The next instruction, as the hart reports it."""
        if r.intr and not self.trapped:
            self.interrupt(r)
        else:
            assert bool(r.intr) == self.trapped, f"intr is {r.intr} after a trap"
            assert not r.intr or r.intr_cause == self.plain[0x342], f"cause {r.intr_cause:#x} of the handler"
            pending = self.mie and self.lines & r.lines & self.plain[0x304] & IRQ
            self.late = self.late + 1 if pending else 0
            assert self.late <= LATE, f"the interrupts {pending:#x} are ignored"
        assert r.pc == self.pc, f"pc {r.pc:#x}, expected {self.pc:#x}"
        self.loops_written: set[tuple[int, int]] = set()
        trap = None
        try:
            word = self.fetch()
            assert r.insn == word, f"instruction {r.insn:#x}, expected {word:#x}"
            rd, value = self.execute(word, r)
        except Trap as t:
            trap = t
        if trap is None:
            self.retire(r, word, rd, value)
        else:
            self.expect_trap(r, trap)
            self.take(trap.cause, trap.value)
        self.trapped = trap is not None
        assert r.next == self.pc, f"next {r.next:#x}, expected {self.pc:#x}"
        self.lines = r.lines

    def retire(self, r: Retired, word: int, rd: int, value: int) -> None:
        assert not r.trap, f"it traps with cause {r.cause}"
        assert r.rd == rd, f"it writes x{r.rd}, expected x{rd}"
        assert r.data == (value if rd else 0), f"x{rd} = {r.data:#x}, expected {value:#x}"
        assert r.fault == 0, "a fault of memory is reported"
        if not (r.rmask or r.wmask):
            self.expect_no_access(word)
        if rd:
            self.x[rd] = value
        self.instret = self.instret + 1 & (1 << 64) - 1

    def expect_trap(self, r: Retired, trap: Trap) -> None:
        assert r.trap, f"it does not trap, expected cause {trap.cause}"
        assert r.cause == trap.cause, f"cause {r.cause}, expected {trap.cause}"
        assert (r.rd, r.data, r.rmask, r.wmask, r.csr) == (0, 0, 0, 0, 0), "it traps and does something"
        fault = trap.cause in (FETCH_FAULT, LOAD_FAULT, STORE_FAULT)
        assert r.fault == fault << 8 | trap.masks[1] << 4 | trap.masks[0], f"fault {r.fault:#x}"
        assert trap.cause != FETCH_FAULT or r.insn == 0, "an instruction that was not fetched"
        self.seen[f"trap:{trap.cause}"] += 1

    def expect_no_access(self, word: int) -> None:
        d = self.decoded[word]
        assert d is None or d.code.form not in ("load", "store"), "it does not access memory"

    def run(self, records: Iterable[Retired]) -> "Model":
        """All of them; an AssertionError names the first that differs."""
        order, ahead = 0, {}
        for record in records:
            ahead[record.order] = record
            while (r := ahead.pop(order, None)) is not None:
                order += 1
                try:
                    self.step(r)
                except AssertionError as e:
                    where = f"instruction {r.order}, cycle {r.cycle}, pc {r.pc:#x}, {r.insn:#x}"
                    raise AssertionError(f"{where}: {e}") from None
        self.retired = order
        return self
