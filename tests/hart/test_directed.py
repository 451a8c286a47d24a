# SPDX-License-Identifier: Apache-2.0
"""Each instruction of the hart at the edges of its operands, each CSR, each trap and each interrupt, with memories that
answer at once and with random wait states. The expectations are those of tests/lib/hart_model.py. With C every
jump target is aligned; test_without_c and test_no_c.py have misaligned ones."""

import itertools
import random

import pytest

from tests.lib.hart_model import BASE, DEVICES, ILLEGAL, LINES, MASK, PRIORITY, SIZE
from tests.lib.hart_program import BODY, BUILDS, HANDLER, Program, T, run
from tests.lib.rv32 import BRANCHES, CODES, COMPUTE, LOADS, STORES, decode16, decode32, encode

WAITS = pytest.mark.parametrize("waits", [0, 45])
EDGES = [
    0, 1, 2, 31, 32, 33, 0x7FFFFFFF, 0x80000000, 0x80000001, 0xFFFFFFFF, 0xFFFFFFFE, 0x80, 0x8000, 0x55555555,
    0xAAAA5555, 0x12345678,
]  # fmt: skip
FIRST = 8  # the register of EDGES[0]
DATA = BASE + 0x300000
IMMEDIATES = (0, 1, -1, 2047, -2048, 0x555)


def with_edges(program: Program) -> Program:
    """EDGES in x8 to x23."""
    for i, value in enumerate(EDGES):
        program.li(FIRST + i, value)
    return program


# ---- computation ----


@pytest.mark.parametrize(
    ("build", "waits"),
    [
        ("everything", 0),
        ("everything", 45),
        *(pytest.param(name, 0, marks=pytest.mark.full) for name in BUILDS if name != "everything"),
    ],
)
def test_computation(tmp_path, build, waits):
    """Every pair of edges; x0 and a source as destination."""
    p = with_edges(Program())
    registers = range(FIRST, FIRST + len(EDGES))
    built = [code for code in COMPUTE if not code.of or code.of & BUILDS[build][1]]
    for code in built:
        for a in registers:
            if code.form == "r":
                for b in registers:
                    p.add(code.name, 24 + (a + b) % 6, a, b)
            elif code.form == "one":
                p.add(code.name, 24 + a % 6, a)
            else:
                for imm in (0, 1, 15, 16, 30, 31) if code.form == "shift" else IMMEDIATES:
                    p.add(code.name, 24 + a % 6, a, imm=imm)
        p.add(code.name, 0, 8 + 5, 8 + 6, 3 if code.form in ("i", "shift") else 0)  # x0 stays 0
        p.add(code.name, 24, 0, 0)
        p.li(24, 0xC0FFEE11)
        p.add(code.name, 24, 24, 24)  # one register for all
    model = run(tmp_path, p, build, waits)
    same = {"zext.h"} if "zbkb" in BUILDS[build][1] else set()  # it is a pack then
    assert all(model.seen[code.name] >= 19 for code in built if code.name not in same)


@WAITS
def test_upper(tmp_path, waits):
    p = Program()
    for rd in (0, 1, 31):
        for imm in (0, 1, 0x7FFFF, 0x80000, 0xFFFFF, 0xAAAAA, 0x55555):
            p.add("lui", rd, imm=imm)
            p.add("auipc", rd, imm=imm)
            p.half(0x0001)
            p.add("auipc", rd, imm=imm)
    model = run(tmp_path, p, waits=waits)
    assert model.seen["auipc"] == 42


@WAITS
def test_hints(tmp_path, waits):
    """What the manual says does nothing: fences of any kind, computations into x0, compressed hints."""
    p = Program()
    for word in (0x0FF0000F, 0x8330000F, 0x0100000F, 0xFFFF8F8F, 0x0000000F, 0x0330000F, 0xFFFF9F8F, 0x0000100F):
        p.word(word)
    for code in COMPUTE:
        p.add(code.name, 0, 10, 11, 5 if code.form in ("i", "shift") else 0)
    p.add("lui", 0, imm=0x12345)
    p.add("auipc", 0, imm=0x12345)
    for n in range(1, 6):  # prefetches and non-temporal hints
        p.add("ori", 0, 9, imm=n)
        p.add("add", 0, 0, n)
    hints = [c for c in range(1 << 16) if c & 3 != 3 and (d := decode16(c)) and d.rd == 0 and d.code.form in "rishiftu"]
    for c in hints:
        p.half(c)
    if len(hints) % 2:
        p.half(0x0001)
    model = run(tmp_path, p, waits=waits)
    assert not {name for name in model.seen if name.startswith("trap")}
    assert sum(model.seen[f"c.{name}"] for name in ("addi", "lui", "slli", "add")) > 200


# ---- memory ----


@WAITS
def test_loads_and_stores(tmp_path, waits):
    p = Program()
    g = random.Random(5)
    values = [0x80818283, 0x7F7E7D7C, 0xFF00FF00, 0x00FF80FF]
    for i, value in enumerate(values):
        p.li(8, DATA + 4 * i)
        p.li(9, value)
        p.add("sw", rs1=8, rs2=9)
    p.li(8, DATA + 4)
    for name in LOADS:
        for at in (-4, -3, -2, -1, 0, 1, 2, 3, 4, 5):
            for rd in (9, 0):
                p.add(name, rd, 8, imm=at)
            p.add("add", 10, 9, 9)
        for imm in (2047, -2048, 0x555, -0x556):
            p.li(11, DATA + 4 - imm + g.randrange(4))
            p.add(name, 11, 11, imm=imm)  # its own base
            p.add("addi", 12, 11, imm=1)
    for name in STORES:
        for at in range(8):
            p.li(9, g.getrandbits(32))
            p.add(name, rs1=8, rs2=9, imm=at)
            p.add("lw", 10, 8, imm=at & ~3)
            p.add("lw", 11, 8, imm=(at & ~3) + 4)
            p.add(name, rs1=8, rs2=0, imm=at)
            p.add("lw", 10, 8, imm=at)  # at once, the same bytes
        for imm in (2047, -2048, 0x555):
            p.li(11, DATA + 64 - imm)
            p.add(name, rs1=11, rs2=11, imm=imm)
            p.add("lw", 9, 11, imm=imm)
    for _ in range(40):  # one after the other, without anything between
        p.add(g.choice(list(LOADS)), g.randrange(9, 16), 8, imm=g.randrange(16))
        p.add(g.choice(list(STORES)), 0, 8, g.randrange(9, 16), g.randrange(16))
    model = run(tmp_path, p, waits=waits)
    assert all(model.seen[name] > 20 for name in (*LOADS, *STORES))


# ---- jumps ----


@WAITS
def test_branches(tmp_path, waits):
    """Every pair of edges, over one instruction that must not run, forwards and backwards."""
    p = with_edges(Program())
    registers = range(FIRST, FIRST + len(EDGES))
    for name in BRANCHES:
        for a in registers:
            for b in registers:
                p.add(name, rs1=a, rs2=b, imm=8)
                p.add("addi", 24, 24, imm=1)
    for name, (_, test) in BRANCHES.items():
        a, b = next((x, y) for x in (1, 2) for y in (1, 2) if test(x, y))
        p.li(8, a)
        p.li(9, b)
        for distance in (4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096):
            for offset in (distance, -distance, -distance + 2, distance - 2):
                if -4096 <= offset < 4096 and (offset not in (-2, 0, 2)):
                    hop(p, encode(name, 0, 8, 9, offset), offset)
    model = run(tmp_path, p, waits=waits)
    assert all(model.seen[f"{name}:{taken}"] >= 16 for name in BRANCHES for taken in (True, False))


def hop(p: Program, instruction: int, offset: int) -> None:
    """The instruction jumps by `offset`; the program goes on from there. Uses free room for both."""
    room = max(abs(offset), 64) + 64
    start = p.at + (room if offset < 0 else 32) & ~3
    after = start + room + 32 & ~3 if offset > 0 else start + 32
    go(p, start)
    p.put(instruction, 4 if instruction & 3 == 3 else 2)
    p.org(start + offset)
    go(p, after)


def go(p: Program, to: int) -> None:
    """Jumps there and goes on there, in two jumps if it is far."""
    if to - p.at > 0x80000:
        go(p, p.at + 0x80000 & ~3)
    p.jump(to)
    p.org(to)


@WAITS
def test_jumps(tmp_path, waits):
    p = Program()
    for power in range(3, 20):
        for offset in (1 << power, -(1 << power), (1 << power) - 2, (1 << power) + 2):
            if power > 15 and offset != 1 << power:
                continue
            hop(p, encode("jal", 0 if power & 1 else 1, imm=offset), offset)
            if offset < 0 or power < 12:
                p.half(0x0001)  # the next one at another halfword
                p.half(0x0001)
    hop(p, encode("jal", 31, imm=-(1 << 20)), -(1 << 20))
    for rd, rs1 in ((0, 1), (1, 1), (5, 6), (31, 8)):
        for imm in (0, 1, -1, 2047, -2048, 6):
            target = p.at + 64
            for odd in (0, 1):
                p.li(rs1, target + odd - imm)
                p.add("jalr", rd, rs1, imm=imm)
                p.org(target)
                target = p.at + 64 + 2 * odd
    model = run(tmp_path, p, waits=waits)
    assert model.seen["jalr"] == 48
    assert model.seen["jal"] > 100


# ---- compressed ----


def legal(c: int) -> bool:
    return decode16(c) is not None


@WAITS
def test_compressed(tmp_path, waits):
    """All encodings of 16 bits but the jumps: what the manual defines does what it says, all else traps."""
    p = quick(Program(), 2)
    for c in range(1 << 16):
        d = decode16(c)
        if c & 3 == 3 or (d is not None and d.code.form in ("jal", "jalr", "branch")):
            continue
        if waits and c % 7 != 3 and d is not None:
            continue
        if d is not None and d.code.form in ("load", "store"):
            p.add("lui", d.rs1, imm=DATA >> 12)
        if p.at & 2 and c % 5 == 0:
            p.half(0x0001)
        p.half(c)
    p.half(0x0001)
    if p.at & 2:
        p.half(0x0001)
    model = run(tmp_path, p, waits=waits, cycles=6_000_000)
    reserved = sum(1 for c in range(1 << 16) if c & 3 != 3 and not legal(c))
    assert model.seen[f"trap:{ILLEGAL}"] == reserved > 20_000
    names = ["addi", "addi", "lw", "sw", "lui", "srli", "srai", "andi", "sub", "xor", "or", "and", "slli", "add"]
    assert all(model.seen[f"c.{name}"] > (5 if waits else 20) for name in names)


@WAITS
def test_compressed_jumps(tmp_path, waits):
    p = Program()
    jumps = {"c.j": [], "c.jal": [], "c.beqz": [], "c.bnez": []}
    for c in range(1 << 16):
        d = decode16(c)
        if c & 3 != 1 or d is None or abs(d.imm) < 4 or d.code.form not in ("jal", "branch"):
            continue
        name = {"jal": "c.jal" if d.rd else "c.j", "beq": "c.beqz", "bne": "c.bnez"}[d.code.name]
        if bin(d.imm & 0xFFF).count("1") in (1, 2, 11, 10) or d.imm in (-4, 254, 2046, -2048, -256):
            jumps[name].append((c, d))
    for name, found in jumps.items():
        step = max(1, len(found) // 150)
        for c, d in found[::step]:
            if name in ("c.beqz", "c.bnez"):
                p.li(d.rs1, 0 if name == "c.beqz" else 1 << (c % 32))
            hop(p, c, d.imm)
    for register in range(8, 16):  # not taken: the next instruction follows
        p.li(register, 1 << register)
        p.half(0xC001 | (register - 8) << 7 | 0x18)
        p.half(0x0001)
        p.li(register, 0)
        p.half(0xE001 | (register - 8) << 7 | 0x18)
        p.half(0x0001)
    for register in range(1, 32):  # c.jr, c.jalr
        for link in (0, 1):
            target = p.at + 40 + 2 * (register & 1)
            p.li(register, target | (register >> 1 & 1))
            p.half(0x8002 | link << 12 | register << 7)
            p.org(target)
            if target & 2:
                p.half(0x0001)
    model = run(tmp_path, p, waits=waits)
    assert model.seen["c.jalr"] == 62
    assert all(model.seen[name] > 30 for name in ("c.jal", "c.beq", "c.bne"))


# ---- what is no instruction ----


def quick(p: Program, size: int = 4) -> Program:
    """The handler goes on after the instruction, and reads nothing."""
    here = p.at
    p.org(HANDLER)
    p.csr("csrrw", 0x340, 5, 5)
    p.csr("csrrs", 0x341, 0, 5)
    p.add("addi", 5, 5, imm=size)
    p.csr("csrrw", 0x341, 5)
    p.csr("csrrw", 0x340, 5, 5)
    p.add("mret")
    p.org(here)
    return p


def illegal_words(build: str) -> list[int]:
    """Encodings of 32 bits that the hart does not have: all major opcodes, all of funct3, funct7 and, where they
    matter,
    rs2; all of funct12 of ECALL's kind."""
    has = BUILDS[build][1]
    words = set()
    for op in range(3, 128, 4):
        for funct3 in range(8):
            some = range(128) if op in (0x13, 0x33) else (0, 1, 0x20, 0x7F)
            for funct7 in some:
                for rs2 in (0, 1, 31) if op == 0x33 else (1,):
                    words.add(funct7 << 25 | rs2 << 20 | 9 << 15 | funct3 << 12 | 10 << 7 | op)
    for funct3 in (1, 5):
        words |= {funct12 << 20 | 9 << 15 | funct3 << 12 | 10 << 7 | 0x13 for funct12 in range(4096)}
    words |= {funct12 << 20 | 0x73 for funct12 in range(4096)}
    for fixed in (0x73, 0x100073, 0x30200073, 0x10500073):
        words |= {fixed | 1 << bit for bit in (7, 11, 15, 19)}
    words |= {csr << 20 | 9 << 15 | 4 << 12 | 10 << 7 | 0x73 for csr in (0x300, 0x340, 0xC00)}
    g = random.Random(7)
    words |= {g.getrandbits(32) | 3 for _ in range(3000)} | {MASK, 0x7FFFFFFF}

    def known(word: int) -> bool:
        d = decode32(word, has)
        if d is not None:
            return True
        return "xif" in has and word & 0x7F in (0x0B, 0x5B) and word >> 12 & 7 != 7

    return sorted(word for word in words if not known(word))


@pytest.mark.parametrize(
    ("build", "waits"),
    [
        ("everything", 0),
        ("least", 30),
        *(pytest.param(name, 0, marks=pytest.mark.full) for name in BUILDS if name not in ("everything", "least")),
    ],
)
def test_no_instruction(tmp_path, build, waits):
    """What is not built traps like what does not exist."""
    p = quick(Program())
    words = illegal_words(build)
    for word in words:
        p.word(word)
    missing = [code for code in CODES if code.of and not code.of & BUILDS[build][1]]
    for code in missing:
        if decode32(code.match | 3 << 20 if code.form == "r" else code.match, BUILDS[build][1]) is None:
            p.word(code.match | (10 << 7) | (9 << 15))
    model = run(tmp_path, p, build, waits, cycles=4_000_000)
    assert model.seen[f"trap:{ILLEGAL}"] >= len(words) > 10_000
    if build == "least":
        assert len(missing) == sum(1 for code in CODES if code.of) > 30


# ---- CSRs ----


@pytest.mark.parametrize(("build", "waits"), [("everything", 0), ("everything", 45), ("least", 0)])
def test_csrs(tmp_path, build, waits):
    """All 4096 addresses: read, written with zeros, ones and alternating bits, set, cleared, by register and
    immediate."""
    p = quick(Program())
    for addr in range(4096):  # as they are after reset
        p.csr("csrrs", addr, 0, 9)
    for i, value in enumerate((0, MASK, 0x5A5A5A5A, 0xA5A5A5A5, 0x00000888, 1)):
        p.li(10 + i, value)
    for addr in range(4096):
        if addr == 0x305:  # of the handler: test_mtvec
            continue
        full = addr in (0x300, 0x301, 0x310, 0x320, 0x321, 0x323, 0x7C0, 0xF14) or 0x7C8 <= addr < 0x7D0
        full = full or 0x304 <= addr < 0x308 or 0x340 <= addr < 0x348
        full = full or (addr & 0x7F < 4 and addr >> 8 in (0xB, 0xC))
        for register in range(10, 16) if full else ():
            for name in ("csrrw", "csrrs", "csrrc"):
                p.csr(name, addr, register, 9)
        p.csr("csrrw", addr, 11, 9)
        p.csr("csrrw", addr, 0, 0)
        p.csr("csrrsi", addr, 31, 0)
        for name in ("csrrwi", "csrrsi", "csrrci") if full else ():
            p.csr(name, addr, 0x15, 9)
            p.csr(name, addr, 0, 9)
            p.csr(name, addr, 31, 0)
            p.csr("csrrs", addr, 0, 0)
            p.csr("csrrc", addr, 0, 0)
    model = run(tmp_path, p, build, waits, cycles=2_000_000)
    writable = [0x300, 0x301, 0x304, 0x310, 0x320, 0x340, 0x341, 0x342, 0x343, 0x344, 0xB00, 0xB80, 0xB02, 0xB82]
    writable += [0x7C0, 0x7C8, 0x7C9, 0x7CA, 0x7CC, 0x7CD, 0x7CE] if build == "everything" else []
    assert all(model.seen[f"csr:{addr:#x}:write"] > 20 for addr in writable)
    read = {int(name.split(":")[1], 0) for name in model.seen if name.startswith("csr:")}
    fixed = {0xC00, 0xC01, 0xC02, 0xC80, 0xC81, 0xC82, 0xF11, 0xF12, 0xF13, 0xF14, 0xF15}
    events = {base + n for base in (0x320, 0xB00, 0xB80) for n in range(3, 32)}
    assert read == {*writable, 0x305, *fixed, *events}


@WAITS
def test_mtvec(tmp_path, waits):
    """Its fields, and where traps go: exceptions to the base, interrupts to their entry if mode is 1."""
    p = Program()
    for value in (MASK, 0, 0x5555_5555, 0xAAAA_AAAA, HANDLER | 0x7E, HANDLER | 2, HANDLER | 3):
        p.li(9, value)
        p.csr("csrrw", 0x305, 9, 10)
        p.csr("csrrs", 0x305, 0, 10)
    p.li(9, HANDLER)
    p.csr("csrrw", 0x305, 9)
    p.add("ecall")
    base = BODY + 0x1000
    p.li(9, base | 1)
    p.csr("csrrw", 0x305, 9)
    after = base + 0x400
    p.li(9, MASK)
    p.csr("csrrw", 0x304, 9)
    p.csr("csrrsi", 0x300, 8)
    p.jump(after)
    for cause in range(32):
        p.org(base + 4 * cause)
        p.jump(base + 0x100 + 0x10 * (cause & 1))
    for entry in (0, 1):
        p.org(base + 0x100 + 0x10 * entry)
        p.jump(base + 0x140 + 0x80 * entry)
    for entry in (0, 1):
        p.org(base + 0x140 + 0x80 * entry)
        p.csr("csrrs", 0x342, 0, 30)
        p.add("bge", rs1=30, rs2=0, imm=24)  # an exception: to the next instruction
        p.add("addi", 30, 0)
        p.add("addi", T, 0, imm=LINES - (1 << 32))
        p.add("sw", rs1=T, rs2=30)
        p.add("mret")
        p.add("addi")
        p.csr("csrrs", 0x341, 0, 30)
        p.add("addi", 30, 30, imm=4)
        p.csr("csrrw", 0x341, 30)
        p.add("mret")
    p.org(after)
    for cause in (3, 7, 11, *range(16, 32)):
        p.lines(1 << cause)
        for _ in range(6):
            p.add("addi", 9, 9, imm=1)
        p.add("ecall")
        p.add("ebreak")
    model = run(tmp_path, p, waits=waits)
    assert all(model.seen[f"interrupt:{cause}"] == 1 for cause in PRIORITY)
    assert model.seen["trap:11"] == len(PRIORITY) + 1


@WAITS
def test_mstatus(tmp_path, waits):
    """MIE and MPIE over traps and mret, from each of their values."""
    p = Program()
    for value in (0x00, 0x08, 0x80, 0x88, MASK):
        p.li(9, value)
        p.csr("csrrw", 0x300, 9)
        p.csr("csrrs", 0x300, 0, 10)
        p.add("ecall")
        p.csr("csrrs", 0x300, 0, 10)
        p.csr("csrrw", 0x300, 9)
        p.li(11, p.at + 16)
        p.csr("csrrw", 0x341, 11)
        p.add("mret")  # a jump to the next instruction
        p.csr("csrrs", 0x300, 0, 10)
        p.li(11, p.at + 18)
        p.csr("csrrw", 0x341, 11)
        p.add("mret")  # to a halfword
        p.half(0x9002)
        p.half(0x0001)
        p.csr("csrrs", 0x300, 0, 10)
    model = run(tmp_path, p, waits=waits)
    assert model.seen["trap:11"] == 5
    assert model.seen["mret"] == 15


@pytest.mark.parametrize(("mtime", "waits"), [(0, 0), (0xFFFF_FFF0, 0), (0x1234_FFFF_FF00, 45)])
def test_counters(tmp_path, mtime, waits):
    """mcycle, minstret and time, exact in each reading: carries, writes of each half, what traps and does not count."""
    p = Program()

    def read() -> None:
        for addr in (0xB00, 0xB80, 0xB02, 0xB82, 0xC00, 0xC80, 0xC02, 0xC82, 0xC01, 0xC81):
            p.csr("csrrs", addr, 0, 9)

    read()
    for low, high in ((0xFFFFFFF0, 0), (0xFFFFFFFF, 0xFFFFFFFF), (0, 5), (0xFFFFFFFE, 0x7FFFFFFF)):
        for addr in (0xB00, 0xB02):
            p.li(10, low)
            p.li(11, high)
            p.csr("csrrw", addr + 0x80, 11)
            p.csr("csrrw", addr, 10)
            read()
            p.csr("csrrw", addr, 10)
            p.csr("csrrw", addr + 0x80, 11, 12)
            read()
    p.add("ecall")
    p.word(0)
    p.add("div", 9, 10, 11)
    p.add("lw", 9, 0)  # fails
    read()
    for addr in (0xB00, 0xB02):
        p.csr("csrrsi", addr, 1, 9)
        p.csr("csrrci", addr, 1, 9)
        p.csr("csrrs", addr, 0, 9)
    model = run(tmp_path, p, waits=waits, mtime=mtime)
    assert model.seen["csr:0xc01:read"] == 18


# ---- exceptions ----


@WAITS
def test_calls(tmp_path, waits):
    p = Program("next4")
    for _ in range(3):
        p.add("ecall")
        p.add("ebreak")
        p.half(0x0001)
        p.add("ecall")
        p.add("ebreak")
        p.half(0x0001)
    p.half(0x9002)  # c.ebreak
    p.half(0x0001)
    p.half(0x0001)
    p.half(0x9002)
    p.half(0x0001)
    p.half(0x0001)
    model = run(tmp_path, p, waits=waits)
    assert (model.seen["trap:11"], model.seen["trap:3"]) == (6, 8)


@WAITS
def test_fetch_faults(tmp_path, waits):
    """The first and the second half of an instruction, of 16 and 32 bits, at each halfword; and fetches that fail and
    are not needed."""
    p = Program("return")
    bad = BASE + 0x100000
    nop, c_nop = encode("addi"), 0x0001
    count = 0

    def visit(target: int) -> None:
        p.li(9, target)
        p.add("jalr", 1, 9)

    for target in (bad, bad + 2, bad - 2, 0, 2, 0x7FFFFFFC, 0x7FFFFFFE, BASE + SIZE, BASE + SIZE - 2, DEVICES - 4):
        visit(target)
        count += 1
    p.li(9, bad)
    p.add("jalr", 9, 9)  # the link register is written, x1 is of the handler
    back = p.at
    p.org(bad - 2)
    p.put(nop, 2)  # its first half
    p.org(BASE + SIZE - 2)
    p.put(nop, 2)
    # Falls into the failing word: after an instruction of 32 bits, after one of 16, within one.
    for i, words in enumerate(((nop, c_nop, c_nop, nop), (c_nop, c_nop, nop, nop), (nop, c_nop, nop))):
        start = BASE + 0x110000 + 0x100 * i
        p.org(start)
        size = 0
        for word in words:
            p.put(word, 4 if word & 3 == 3 else 2)
            size += 4 if word & 3 == 3 else 2
    p.org(back - 4)
    stops = [BASE + 0x110000 + 0x100 * i + n for i, n in enumerate((12, 12, 8))]
    for i in range(3):
        visit(BASE + 0x110000 + 0x100 * i)
        count += 1
    # A jump, a branch and a return in front of the failing word: nothing traps.
    for i, kind in enumerate(("jal", "beq", "jalr", "mret")):
        start = BASE + 0x80000 + 0x100 * i
        here = p.at
        p.li(9, here + 24)
        p.csr("csrrw", 0x341, 9)
        p.jump(start)
        p.org(here + 24)
        resume = p.at
        p.org(start)
        if kind == "jalr":
            p.add("jalr", 0, 9)
        elif kind == "mret":
            p.add("mret")
        else:
            p.add(kind, imm=resume - start) if kind == "jal" else p.add("beq", imm=8)
        if kind == "beq":
            p.org(start + 8)
            p.jump(resume)
            stops.append(start + 4)
        else:
            stops.append(start + 4)
        p.org(resume)
    model = run(tmp_path, p, waits=waits, fail=[bad, *stops])
    assert model.seen["trap:1"] == count


@WAITS
def test_data_faults(tmp_path, waits):
    """Loads and stores of each size whose first, second or only part fails, and each kind of instruction after
    them."""
    p = Program("next4")
    bad = DATA + 0x1000
    p.li(8, bad)
    p.li(9, 0x11223344)
    for at in (-4, 4):
        p.add("sw", rs1=8, rs2=9, imm=at)
    expected = {"trap:5": 0, "trap:7": 0}
    for name, (_, size, *_rest) in {**LOADS, **STORES}.items():
        for at in range(-4, 8):
            p.add(name, 10 if name in LOADS else 0, 8, 9 if name in STORES else 0, at)
            fails = any(0 <= at + i < 4 for i in range(size))
            expected["trap:5" if name in LOADS else "trap:7"] += fails
            p.add("add", 11, 10, 9)
            p.add("lw", 12, 8, imm=-4)
            p.add("lw", 12, 8, imm=4)
    for target in (0, 0x7FFFFFFE, 0x7FFFFFFF, BASE + SIZE - 1, BASE + SIZE - 3, BASE + SIZE, DEVICES - 4):
        p.li(13, target)
        p.add("lw", 10, 13)
        p.add("sw", rs1=13, rs2=9)
        expected["trap:5"] += 1
        expected["trap:7"] += 1
    follow = [
        encode("add", 10, 10, 9), encode("mul", 10, 9, 9), encode("div", 11, 10, 9), encode("lw", 11, 8, imm=4),
        encode("lw", 11, 8, imm=-7), encode("sw", 0, 8, 9, -4), encode("sh", 0, 8, 9, 7),
        encode("csrrw", 11, 9, imm=0x340),
        encode("csrrs", 11, 0, imm=0xB02), encode("beq", 0, 0, 0, 4), encode("jal", 11, imm=4), encode("fence"),
        encode("fence.i"), encode("ecall"), encode("ebreak"), 0, encode("wfi") | 1 << 7, encode("auipc", 11),
        0x0000_000B | 11 << 7 | 9 << 15, 0x0000_100B | 11 << 7 | 10 << 15, 0x5B | 5 << 12,
        encode("csrrwi", 11, 7, imm=0x342),
        encode("lp.setup", 0, 0, imm=8), encode("lw", 10, 8, imm=0), encode("sw", 0, 8, 9, 0),
    ]  # fmt: skip
    for access in ("lw", "sw", "lh", "sb"):
        for word in follow:
            p.org(p.at + 3 & ~3)
            p.li(10, 0x55667788)
            p.add(access, 10 if access in LOADS else 0, 8, 9, imm=0)
            p.word(word)
            p.add("addi", 12, 10, imm=1)
            p.add("lw", 12, 8, imm=-4)
            expected["trap:5" if access in LOADS else "trap:7"] += 1
            expected["trap:5"] += word == encode("lw", 10, 8, imm=0)
            expected["trap:7"] += word == encode("sw", 0, 8, 9, 0)
    model = run(tmp_path, p, waits=waits, fail=[bad])
    assert {name: model.seen[name] for name in expected} == expected


# ---- interrupts ----


def clears(p: Program) -> Program:
    """The handler switches off in mie the interrupt that it is entered for. It uses x30 and x31."""
    here = p.at
    p.org(HANDLER)
    p.csr("csrrs", 0x342, 0, 30)
    p.csr("csrrs", 0x344, 0, 31)
    p.csr("csrrs", 0x341, 0, 31)
    p.csr("csrrs", 0x300, 0, 31)
    p.add("addi", 31, 0, imm=1)
    p.add("sll", 31, 31, 30)
    p.csr("csrrc", 0x304, 31)
    p.add("mret")
    p.org(here)
    return p


@WAITS
def test_interrupts(tmp_path, waits):
    """Each cause alone; masked by mie and by MIE; unmasked while pending; the order of each two neighbours, and of
    all."""
    p = clears(Program())
    expected = dict.fromkeys(PRIORITY, 0)

    def work(n: int = 6) -> None:
        for _ in range(n):
            p.add("addi", 9, 9, imm=1)

    for cause in PRIORITY:
        p.li(10, 1 << cause)
        p.csr("csrrsi", 0x300, 8)
        p.lines(MASK & ~(1 << cause))  # all others are pending
        work()
        p.csr("csrrw", 0x304, 10)
        work()
        p.lines(MASK)  # taken
        work()
        p.csr("csrrw", 0x304, 10)  # unmasked in mie: taken again
        work()
        p.csr("csrrci", 0x300, 8)
        p.csr("csrrw", 0x304, 10)
        work()  # not taken
        p.csr("csrrsi", 0x300, 8)  # taken
        work()
        p.csr("csrrci", 0x300, 8)
        p.csr("csrrw", 0x304, 10)
        p.lines(0)
        p.csr("csrrs", 0x344, 0, 11)
        p.csr("csrrsi", 0x300, 8)
        work()  # gone: not taken
        p.csr("csrrw", 0x304, 0)
        expected[cause] += 3
    for first, second in itertools.pairwise(PRIORITY):
        p.csr("csrrci", 0x300, 8)
        p.li(10, 1 << first | 1 << second)
        p.csr("csrrw", 0x304, 10)
        p.lines(1 << first | 1 << second)
        p.csr("csrrs", 0x344, 0, 11)
        p.csr("csrrsi", 0x300, 8)
        work(8)
        p.lines(0)
        expected[first] += 1
        expected[second] += 1
    p.li(10, MASK)
    p.csr("csrrw", 0x304, 10)
    p.lines(MASK)
    work(40)
    model = run(tmp_path, p, waits=waits)
    assert {c: model.seen[f"interrupt:{c}"] for c in PRIORITY} == {c: n + 1 for c, n in expected.items()}


@WAITS
def test_interrupts_anywhere(tmp_path, waits):
    """An interrupt after 1 to 60 cycles in a body of all kinds of instructions: each runs once."""
    p = clears(Program())
    p.li(8, DATA)
    p.li(10, 1 << 7)
    p.csr("csrrsi", 0x300, 8)
    for cycles in range(1, 61):
        p.csr("csrrw", 0x304, 10)
        p.later(cycles, 1 << 7)
        p.add("lw", 11, 8, imm=2)
        p.add("addi", 11, 11, imm=1)
        p.add("sw", 0, 8, 11, 2)
        p.add("mul", 12, 11, 11)
        p.add("div", 13, 12, 11)
        p.word(0x0000_100B | 14 << 7 | 13 << 15 | 12 << 20)  # of the coprocessor
        p.add("add", 14, 14, 13)
        p.csr("csrrs", 0xB02, 0, 15)
        p.add("fence")
        p.add("beq", imm=8)
        p.add("addi", 9, 9, imm=1)
        p.li(16, 3)
        p.add("lp.setup", 0, 16, imm=12)
        p.add("addi", 17, 17, imm=1)
        p.add("sw", 0, 8, 17, 8)
        p.add("jal", 18, imm=4)
        p.csr("csrrwi", 0x340, 5, 19)
        p.add("fence.i")
        p.half(0x0505)  # c.addi
        p.half(0x0505)
        p.li(10, 1 << 7)
        for _ in range(4):
            p.add("remu", 20, 17, 16)
        p.lines(0)
    model = run(tmp_path, p, waits=waits, seed=3)
    assert model.seen["interrupt:7"] == 60
    assert model.seen["turn:0"] == 120


@WAITS
def test_wfi(tmp_path, waits):
    """It waits for an interrupt that mie enables, whatever MIE is; mcycle goes on; mepc is the instruction after it."""
    p = clears(Program())
    p.li(10, 1 << 7)
    slept, awake = [], []

    def wait(into: int) -> None:
        p.csr("csrrs", 0xB00, 0, 20)
        p.add("wfi")
        p.csr("csrrs", 0xB00, 0, 21)
        p.add("sub", into, 21, 20)

    p.csr("csrrw", 0x304, 10)
    p.later(200, 1 << 7)
    wait(22)  # MIE is 0: goes on
    slept.append(22)
    wait(23)  # still pending: does not wait
    awake.append(23)
    p.lines(0)
    p.csr("csrrsi", 0x300, 8)
    p.later(200, 1 << 7)
    wait(24)  # MIE is 1: into the handler
    slept.append(24)
    p.lines(0)
    # An interrupt that mie does not enable does not wake; the timer does, later.
    p.csr("csrrw", 0x304, 10)
    p.csr("csrrci", 0x300, 8)
    p.add("addi", T, 0, imm=-0x38)  # MTIMECMP
    p.add("sw", rs1=T, rs2=0, imm=4)
    p.csr("csrrs", 0xC01, 0, 30)
    p.add("addi", 30, 30, imm=600)
    p.add("sw", rs1=T, rs2=30)
    p.later(50, ~(1 << 7) & MASK)
    wait(25)
    slept.append(25)
    p.csr("csrrs", 0x344, 0, 26)
    p.half(0x0001)
    p.add("wfi")  # at a halfword, pending
    p.half(0x0001)
    model = run(tmp_path, p, waits=waits)
    assert all(model.x[register] > 120 for register in slept), [model.x[register] for register in slept]
    assert model.x[25] > 350
    assert all(model.x[register] < (200 if waits else 10) for register in awake)
    assert model.seen["interrupt:7"] == 1
    assert model.x[26] == 0xFFFF_0888


# ---- order of memory, coprocessor, loops ----


@WAITS
def test_fence_i(tmp_path, waits):
    """A store into the instructions after it, with fence.i between."""
    p = Program()
    for distance in (0, 4, 8, 12):
        for name in ("addi", "xori"):
            here = p.at
            p.li(8, here + 24 + distance)
            p.li(9, encode(name, 10, 10, imm=distance + 3))
            p.add("sw", rs1=8, rs2=9)
            p.add("fence.i")
            for _ in range(5):
                p.add("addi", 11, 11, imm=1)
    p.li(8, p.at + 28)
    p.li(9, 0x0505_0505)
    p.add("sh", rs1=8, rs2=9, imm=2)  # one half of an instruction in two words
    p.add("fence.i")
    p.half(0x0001)
    p.half(0x0001)
    p.half(0x0001)
    p.half(0x0001)
    model = run(tmp_path, p, waits=waits)
    assert model.seen["fence.i"] == 9
    assert model.x[10] != 10 * 0x01010101


@WAITS
def test_mhartctl(tmp_path, waits):
    """Bit 0 switches the extension interface off: its instructions trap, at once and in flight."""
    p = Program()
    for bit in (1, 0, 1, 0, 0, 1):
        p.csr("csrrwi", 0x7C0, bit, 9)
        p.csr("csrrs", 0x7C0, 0, 9)
        for funct3 in range(8):
            for op in (0x0B, 0x5B):
                p.word(funct3 << 12 | 10 << 7 | 11 << 15 | 12 << 20 | 13 << 27 | op)
                p.word(funct3 << 12 | 0 << 7 | 10 << 15 | 10 << 20 | op)
        p.add("add", 11, 10, 11)
    model = run(tmp_path, p, waits=waits)
    assert model.seen["coprocessor"] == 3 * 28
    assert model.seen[f"trap:{ILLEGAL}"] == 3 * 32 + 3 * 4


@WAITS
def test_loops(tmp_path, waits):
    """Hardware loops: counts, nesting, equal ends, branches out of them, exceptions and CSR accesses in them, set-ups
    that are no instructions."""
    p = Program()
    for level in (0, 1):
        for count in (0, 1, 2, 5):
            p.li(8, count)
            p.add("lp.setup", level, 8, imm=12)
            p.add("addi", 9, 9, imm=1)
            p.add("add", 10, 10, 9)
            p.csr("csrrs", 0x7CA + 4 * level, 0, 11)
    for inner_end, outer_end in ((12, 20), (12, 16)):  # of their set-ups; the second: both end at once
        p.li(8, 3)
        p.li(9, 4)
        p.add("lp.setup", 1, 8, imm=outer_end)
        p.add("lp.setup", 0, 9, imm=inner_end)
        p.add("addi", 10, 10, imm=1)
        p.half(0x0505)
        p.half(0x0505)
        p.add("addi", 11, 11, imm=1)
        p.add("addi", 12, 12, imm=1)
    p.li(8, 5)
    p.add("addi", 9, 0)
    p.add("lp.setup", 0, 8, imm=24)
    p.add("addi", 9, 9, imm=1)
    p.add("ecall")
    p.add("lw", 10, 0)  # fails
    p.csr("csrrs", 0x7CA, 0, 11)
    p.add("beq", rs1=9, rs2=8, imm=8)  # jumps at the end of the last turn: not taken before
    p.add("addi", 12, 12, imm=1)
    p.add("addi", 12, 12, imm=1)
    p.li(8, 100)
    p.add("lp.setup", 0, 8, imm=16)
    p.add("addi", 9, 9, imm=-1)
    p.add("beq", rs1=9, rs2=0, imm=12)  # out of the loop
    p.add("addi", 10, 10, imm=1)
    p.add("addi", 12, 12, imm=1)
    p.csr("csrrw", 0x7CA, 0, 11)
    # A loop by its CSRs, and one whose count is changed within.
    start = p.at + 40
    for addr, value in ((0x7CC, start), (0x7CD, start + 12), (0x7CE, 3)):
        p.li(8, value)
        p.csr("csrrw", addr, 8)
    p.add("addi")
    p.add("addi", 10, 10, imm=1)
    p.csr("csrrs", 0x7CE, 0, 11)
    p.add("addi", 12, 12, imm=1)
    p.csr("csrrw", 0x7CE, 0)
    p.li(8, 50)
    p.add("lp.setup", 0, 8, imm=16)
    p.add("addi", 10, 10, imm=1)
    p.csr("csrrwi", 0x7CA, 1, 11)
    p.add("fence.i")
    p.csr("csrrw", 0x7CA, 0)
    # No set-ups: another funct3, an end that is not at a word.
    illegal = 0
    for funct3 in range(8):
        for imm in (8, 9, 10, 11, 2047, -2, -4, -2048):
            p.li(8, 0)
            p.word((imm & 0xFFF) << 20 | 8 << 15 | funct3 << 12 | 0x2B)
            illegal += funct3 != 7 or imm & 3 != 0
    p.half(0x0001)
    for imm in (8, 9, 10, 11, -2):
        p.word((imm & 0xFFF) << 20 | 8 << 15 | 7 << 12 | 0x2B)
        illegal += imm & 3 != 2
    p.half(0x0001)
    model = run(tmp_path, p, waits=waits)
    assert model.seen[f"trap:{ILLEGAL}"] == illegal
    assert model.seen["trap:11"] == 5
    assert min(model.seen["turn:0"], model.seen["turn:1"]) > 10
