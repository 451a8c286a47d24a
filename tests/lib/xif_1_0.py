# SPDX-License-Identifier: Apache-2.0
"""A host on CV-X-IF 1.0 for the benches of the coprocessor: offers instructions, commits or kills them in batches,
gives their operands, takes their results.

It does what the specification allows: offers that are retracted; identifiers with gaps, up to the whole range in
flight; commits of several instructions at once, in the cycle of an offer, before its acceptance, or again for what is
committed; kills of a wrong path, whose last instruction may still be pending; instructions that the coprocessor
rejects, those of other coprocessors, which it never sees, and those of another hart; operands in any order; results
that are not taken for a while.
"""

import random
from collections import deque
from dataclasses import dataclass

import cocotb
from cocotb.triggers import FallingEdge, ReadOnly, Timer

from tests.lib.xif import LIMIT, TABLE, encode, highest, width

OTHERS = (0x0000_0013, 0x00C5_850B, 0x00C5_852B, 0xB000_2573)  # addi, custom-0, custom-1, csrr: not ours
HART, OTHER_HART = 1, 0


@dataclass(eq=False)
class Instruction:
    """`number` counts on for ever, its low bits are the identifier."""

    number: int
    kill: bool
    decided: bool = False  # it may be committed or killed
    marked: bool = False  # it was
    answered: bool = False  # its offer is over
    accepted: bool = False
    owed: bool = False  # the host waits for its result
    filled: bool = True  # it has its operands
    rd: int = 0
    writes: bool = False  # it writes back
    word: int | None = None  # its result


class Host:
    """`hurry`: probability that something that may happen in a cycle happens; 1: a host without any delay.
    `wrong_path`, `foreign`: probability of such instructions before one of the program. `unseen`: instructions of
    another coprocessor are not on this interface, but are committed on it. `through`: the answer to an offer may depend
    on the commit and on the ready of the result of its cycle. `split`: X_ISSUE_REGISTER_SPLIT. `dma`:
    those with memory are there. `chains`: those for chains are.
    """

    limit = LIMIT

    def __init__(
        self,
        dut,
        seed: int,
        *,
        split: bool,
        dma: bool,
        hurry: float = 0.6,
        wrong_path: float = 0.2,
        foreign: float = 0.1,
        unseen: bool = False,
        through: bool = False,
        chains: bool = False,
    ) -> None:
        self.through = through
        self.dut, self.rng = dut, random.Random(seed)
        self.hurry, self.wrong_path, self.foreign, self.unseen, self.split = hurry, wrong_path, foreign, unseen, split
        there = {"", *(["dma"] if dma else []), *(["chains"] if chains else [])}
        self.mine = [n for n, i in TABLE.items() if i.get("needs", "") in there]
        self.others: tuple[int, ...] = OTHERS
        self.sources = len(dut.x_register_rs_valid_i)
        self.xlen = width(dut)
        self.range = 1 << len(dut.x_issue_req_id_i)
        self._last = self.rng.randrange(self.range)
        self._base = self._last + 1  # after the last one that was committed
        self._flight: list[Instruction] = []  # in the order of the program
        self._operands: list[tuple[Instruction, int, int]] = []  # still to be given
        self._raw: deque[tuple[int, bool]] = deque()  # commits against the rules
        self._interface = hasattr(dut, "x_register_valid_i")  # there is a register interface
        for pin in ("issue_valid", "commit_valid", "result_ready", *(["register_valid"] if self._interface else [])):
            getattr(dut, f"x_{pin}_i").value = 0
        if hasattr(dut, "enable_i"):
            dut.enable_i.value = 1
        for process in (self._commits(), self._registers(), self._results()):
            cocotb.start_soon(process)

    def restart(self) -> None:
        """After a reset: nothing is in flight."""
        self._flight.clear()
        self._operands.clear()

    def reads(self, word: int) -> tuple[bool, ...]:
        """Which sources an instruction has."""
        names = ("rs1", "rs2")
        return next((tuple(bool(TABLE[n].get(r)) for r in names) for n in TABLE if matches(word, n)), (False, False))

    def writes(self, word: int) -> bool:
        """Does an instruction of ours write back?"""
        return word & 0x7F == 0x7B

    def any_of_mine(self) -> int:
        """An instruction, whatever it is."""
        return encode(self.rng.choice(self.mine), self.rng.randrange(2))

    def _maybe(self) -> bool:
        return self.rng.random() < self.hurry

    def _id(self, instruction: Instruction) -> int:
        return instruction.number % self.range

    def _unmarked(self) -> list[Instruction]:
        return [i for i in self._flight if not i.marked]

    def _end(self, instruction: Instruction) -> None:
        if instruction in self._flight:
            self._flight.remove(instruction)

    def _mark(self, instructions: list[Instruction], kill: bool) -> None:
        for i in instructions:
            assert i.kill == kill
            i.marked = True
            if not kill:
                self._base = i.number + 1
            if kill:
                self._operands = [o for o in self._operands if o[0] is not i]
                if self.unseen:
                    self._last = min(self._last, i.number - 1)  # the identifier is used again
            if i.accepted and not kill:
                i.owed = True
            elif i.answered:
                self._end(i)

    # ---- commit interface ----

    async def _commits(self) -> None:
        dut, done = self.dut, None
        await FallingEdge(dut.rst_ni)
        while True:
            await Timer(1, unit="ps")  # an offer of this cycle is there
            pins = self.rng.randrange(2), self.rng.randrange(self.range), 0, self.rng.randrange(2)
            waiting = self._unmarked()
            ready = 0
            while ready < len(waiting) and waiting[ready].decided and not waiting[ready].kill:
                ready += 1
            if self._raw:
                number, kill = self._raw.popleft()
                pins = HART, number % self.range, 1, int(kill)
            elif waiting and waiting[0].kill and waiting[0].decided and self._maybe():
                pins = HART, self._id(waiting[0]), 1, 1
                self._mark(waiting, kill=True)
            elif ready and self._maybe():
                upto = ready if self.hurry == 1 else self.rng.randrange(1, ready + 1)
                pins, done = (HART, self._id(waiting[upto - 1]), 1, 0), waiting[upto - 1]
                self._mark(waiting[:upto], kill=False)
            elif self.hurry < 1 and done and self.rng.random() < 0.05 and self._last - done.number < self.range // 2:
                pins = HART, self._id(done), 1, 0  # once more: it is marked already
            elif self.rng.random() < self.foreign:
                pins = OTHER_HART, self.rng.randrange(self.range), 1, self.rng.randrange(2)
            dut.x_commit_hartid_i.value, dut.x_commit_id_i.value = pins[0], pins[1]
            dut.x_commit_valid_i.value, dut.x_commit_kill_i.value = pins[2], pins[3]
            await FallingEdge(dut.clk_i)

    # ---- register interface after the issue ----

    async def _registers(self) -> None:
        dut = self.dut
        await FallingEdge(dut.rst_ni)
        while self.split:
            now = bool(self._operands) and self._maybe()
            dut.x_register_valid_i.value = int(now)
            dut.x_register_hartid_i.value = HART if now else self.rng.randrange(2)
            dut.x_register_id_i.value = self.rng.randrange(self.range)
            rs = self.rng.getrandbits(2 * self.xlen)
            if now:
                at = 0 if self.hurry == 1 else self.rng.randrange(len(self._operands))
                instruction, rs1, rs2 = self._operands.pop(at)
                dut.x_register_id_i.value, rs = self._id(instruction), rs2 << self.xlen | rs1
                instruction.filled = True
            elif self.rng.random() < self.foreign:
                dut.x_register_valid_i.value, dut.x_register_hartid_i.value = 1, OTHER_HART
            dut.x_register_rs_i.value = rs
            assert dut.x_register_ready_o.value
            await FallingEdge(dut.clk_i)

    # ---- result interface ----

    async def _results(self) -> None:
        dut, offered = self.dut, None
        await FallingEdge(dut.rst_ni)
        await FallingEdge(dut.clk_i)
        while True:
            dut.x_result_ready_i.value = int(self._maybe())
            await Timer(2, unit="ps")  # a result may come in the cycle of its commit
            await ReadOnly()
            if not dut.rst_ni.value:
                offered = None
            elif dut.x_result_valid_o.value:
                seen = tuple(
                    int(getattr(dut, f"x_result_{pin}_o").value) for pin in ("hartid", "id", "we", "rd", "data")
                )
                owed = [i for i in self._flight if i.owed]
                assert owed, "a result that nothing was committed for"
                assert seen[:4] == (HART, self._id(owed[0]), int(owed[0].writes), owed[0].rd), "another's result"
                assert owed[0].filled, "a result without operands"
                assert offered in (None, seen), "a result changed before it was taken"
                offered = seen
                if dut.x_result_ready_i.value:
                    owed[0].word, owed[0].owed, offered = seen[4], False, None
                    self._end(owed[0])
            else:
                assert offered is None, "a result was taken back"
            await FallingEdge(dut.clk_i)

    # ---- issue interface ----

    async def _number(self) -> int:
        """Of the next instruction: larger than the last, and no identifier is in flight twice. With instructions that
        are unseen, all since the last commit are within half of the range."""
        room = self.range // 2 if self.unseen else self.range
        for _ in range(self.limit):
            step = 1 if self.hurry == 1 else self.rng.choice((1, 1, 1, 2, 3))
            oldest = self._flight[0].number if self._flight else self._last + step
            if self.unseen:
                oldest = min(oldest, self._base)
            if self._last + step - oldest < room:
                self._last += step
                return self._last
            await FallingEdge(self.dut.clk_i)
        raise AssertionError("no identifier becomes free")

    async def _offer(self, word: int, *rs: int, kill: bool = False, wait: bool = True) -> Instruction:
        """Offer until it is answered, and take the offer back at times. `wait` = False: at most once."""
        dut, rs = self.dut, rs + (0,) * (self.sources - len(rs))
        cycles = 0
        while cycles < self.limit:
            instruction = Instruction(await self._number(), kill)
            self._flight.append(instruction)
            early = self.hurry < 1 and self.rng.random() < 0.3
            instruction.decided = early  # it may be committed while its offer is pending
            dut.x_issue_req_instr_i.value, dut.x_issue_req_hartid_i.value = word, HART
            dut.x_issue_req_id_i.value = self._id(instruction)
            valid = 0
            while cycles < self.limit:
                cycles += 1
                if not self.split:
                    valid |= sum(1 << i for i in range(self.sources) if self._maybe())
                    seen = [v if valid >> i & 1 else self.rng.getrandbits(self.xlen) for i, v in enumerate(rs)]
                    dut.x_register_rs_i.value = sum(v << self.xlen * i for i, v in enumerate(seen))
                    dut.x_register_rs_valid_i.value = valid
                if not self.split and self._interface:
                    dut.x_register_id_i.value, dut.x_register_hartid_i.value = self._id(instruction), HART
                    dut.x_register_valid_i.value = 1
                dut.x_issue_valid_i.value = 1
                if self.through:
                    await Timer(3, unit="ps")
                await ReadOnly()
                taken = bool(dut.x_issue_ready_o.value)
                accepted = bool(dut.x_issue_resp_accept_o.value)
                response = int(dut.x_issue_resp_register_read_o.value), int(dut.x_issue_resp_writeback_o.value)
                if not self.split:
                    assert dut.x_register_ready_o.value == dut.x_issue_ready_o.value
                await FallingEdge(dut.clk_i)
                back = not taken and self.hurry < 1 and (not instruction.marked or kill) and self.rng.random() < 0.05
                gone = back or (not wait and not taken and instruction.marked and self._maybe())
                if taken or gone:
                    dut.x_issue_valid_i.value = 0
                    if not self.split and self._interface:
                        dut.x_register_valid_i.value = 0
                if taken:
                    self._answered(instruction, word, accepted, response, valid, rs)
                    return instruction
                if gone:
                    self._end(instruction)
                    if self.unseen and not instruction.marked:
                        self._last = instruction.number - 1
                    instruction.marked = True
                    if not wait:
                        await FallingEdge(dut.clk_i)  # its identifier may be the next one
                        return instruction
                    break
            await FallingEdge(dut.clk_i)
        raise AssertionError("an offer is not answered")

    def _answered(self, instruction, word, accepted, response, valid, rs) -> None:
        """The issue transaction is over."""
        reads, writes = self.reads(word), self.writes(word)
        instruction.accepted, instruction.decided, instruction.answered = accepted, True, True
        if not accepted:
            assert response == (0, 0), "a response for a rejected instruction"
        else:
            expected = sum(1 << i for i, read in enumerate(reads) if read), int(writes)
            assert response == expected, "another instruction's response"
            instruction.rd, instruction.writes = word >> 7 & 31, writes
            if self.split:
                instruction.filled = not any(reads)
                if any(reads) and not (instruction.kill and instruction.marked):
                    self._operands.append((instruction, *rs))
            else:
                assert not response[0] & ~valid, "accepted without its operands"
        if instruction.marked:
            if accepted and not instruction.kill:
                instruction.owed = True
            else:
                self._end(instruction)

    async def _gap(self) -> None:
        while not self._maybe():
            await FallingEdge(self.dut.clk_i)

    async def _settled(self) -> None:
        """Until every decision is told."""
        for _ in range(self.limit):
            if not self._unmarked():
                return
            await FallingEdge(self.dut.clk_i)
        raise AssertionError("a decision is not told")

    async def _wrong_path(self) -> None:
        """One to three instructions, whatever they are, and all are killed with the first."""
        for _ in range(self.rng.randrange(1, 4)):
            word = self.any_of_mine()
            if self.rng.random() < self.foreign:
                word = self.rng.choice(self.others)
            values = (self.rng.getrandbits(self.xlen) for _ in range(self.sources))
            last = await self._offer(word, *values, kill=True, wait=False)
            if last.marked:
                break
        await self._settled()

    async def _foreign(self) -> None:
        """An instruction of somebody else: rejected here, of another hart, or never seen here."""
        dut, kind = self.dut, self.rng.randrange(3)
        if kind == 0:
            kill = self.rng.random() < 0.3
            instruction = await self._offer(self.rng.choice(self.others), kill=kill)
            assert not instruction.accepted
            if kill:
                await self._settled()
        elif kind == 1:
            dut.x_issue_req_instr_i.value = self.any_of_mine()
            dut.x_issue_req_hartid_i.value = OTHER_HART
            dut.x_issue_req_id_i.value = self.rng.randrange(self.range)
            dut.x_issue_valid_i.value = 1
            await ReadOnly()
            assert dut.x_issue_ready_o.value
            assert not dut.x_issue_resp_accept_o.value
            await FallingEdge(dut.clk_i)
            dut.x_issue_valid_i.value = 0
        elif self.unseen:
            self._flight.append(Instruction(await self._number(), kill=False, decided=True, answered=True))

    async def offer(self, name: str, rs1: int = 0, rs2: int = 0, field: int = 0) -> Instruction:
        rd = self.rng.randrange(1, 32)
        instruction = await self.offer_word(encode(name, field, rd=rd), rs1, rs2)
        assert instruction.accepted, name
        return instruction

    async def offer_word(self, word: int, *rs: int) -> Instruction:
        """An instruction of the program, after what happens to come before it."""
        await self._gap()
        if self.rng.random() < self.wrong_path:
            await self._wrong_path()
        if self.rng.random() < self.foreign:
            await self._foreign()
        return await self._offer(word, *rs)

    async def do(self, name: str, rs1: int = 0, rs2: int = 0, field: int = 0) -> None:
        """One instruction of the program: it is accepted and will be committed, sooner or later."""
        await self.offer(name, rs1, rs2, field)

    async def read(self, name: str) -> int:
        """One that writes back: the word."""
        instruction = await self.offer(name)
        for _ in range(self.limit):
            if instruction.word is not None:
                return instruction.word
            await FallingEdge(self.dut.clk_i)
        raise AssertionError("a word does not come")

    async def rejected(self, word: int) -> bool:
        """Is this instruction rejected? It is killed if not."""
        await self._settled()
        instruction = await self._offer(word, kill=True)
        await self._settled()
        return not instruction.accepted

    async def squash(self, instruction: Instruction) -> None:
        """Kill it, whether it was committed or not."""
        self._raw.append((instruction.number, True))
        while self._raw:
            await FallingEdge(self.dut.clk_i)

    async def retired(self) -> None:
        """Until nothing is in flight."""
        for _ in range(self.limit):
            if not self._flight:
                return
            await FallingEdge(self.dut.clk_i)
        raise AssertionError("a result does not come")


def matches(word: int, name: str) -> bool:
    i = TABLE[name]
    seven = highest(i, 64) if isinstance(i.get("funct7"), dict) else i.get("funct7", 0)
    exact = not isinstance(i.get("funct7"), dict)
    if (word & 0x707F) != (i["major"] | i["funct3"] << 12):
        return False
    return word >> 25 == seven if exact else word >> 25 <= seven
