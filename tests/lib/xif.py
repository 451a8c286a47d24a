# SPDX-License-Identifier: Apache-2.0
"""A host on CV-X-IF 0.2 for the benches of the coprocessor: offers instructions, commits or kills them, takes results.

It does what the specification allows: offers that are retracted, operands that come late, instructions of a wrong
path that are accepted and then killed, commits that come late, results that wait for ready. With `lossy` it
also does what CV32E40X was seen to do: it forgets an accepted instruction, and offers it again under another number.
"""

import random
import tomllib
from collections import deque

import cocotb
from cocotb.triggers import FallingEdge, ReadOnly

from tests.lib.cocotb_runner import ROOT

FRONT_0_2 = ("rvh_xif_front_0_2", "rvh_xif_commit_0_2")  # modules in which benches look
LIMIT = 2000  # cycles an offer may wait
ERRORS = ("cmd", "alg", "state", "msg", "out", "unused", "length", "context", "read", "write", "addr", "host")
IDLE, ABSORB, BUSY, DONE, LOAD, SAVING = (1 << i for i in range(6))


def instructions(of: str = "xif") -> dict[str, dict]:
    """The instructions of a set by name, from their table."""
    table = tomllib.loads((ROOT / "rtl" / "instructions.toml").read_text())
    return {i["name"]: i | {"major": table["opcodes"][i["opcode"]]} for i in table["instruction"] if i["set"] == of}


TABLE = instructions()


def encode(name: str, field: int = 0, rs1: int = 11, rs2: int = 12, rd: int = 10, table: dict = TABLE) -> int:
    """An instruction word; registers that it does not use are x0."""
    i = table[name]
    seven = field if isinstance(i.get("funct7"), dict) else i.get("funct7", 0)
    word = i["major"] | i["funct3"] << 12 | seven << 25
    word |= (rs1 << 15 if i.get("rs1") else 0) | (rs2 << 20 if i.get("rs2") else 0) | (rd << 7 if i.get("rd") else 0)
    return word


def highest(i: dict, xlen: int = 32) -> int:
    """The highest value of the field of an instruction that has one, with operands of so many bits."""
    return i.get("highest_64", 0) if xlen == 64 and "highest_64" in i else next(iter(i["funct7"].values()))


def width(dut) -> int:
    """Bits of an operand."""
    return int(dut.XLen.value) if hasattr(dut, "XLen") else 32


def known(word: int, table: dict = TABLE) -> bool:
    """Is it an instruction of that table?"""
    for i in table.values():
        most = highest(i) if isinstance(i.get("funct7"), dict) else i.get("funct7", 0)
        zero = [bits for name, bits in (("rs1", 15), ("rs2", 20), ("rd", 7)) if not i.get(name)]
        if (word & 0x707F) == (i["major"] | i["funct3"] << 12) and word >> 25 <= most:
            return not any(word >> bits & 31 for bits in zero)
    return False


class Host:
    """`hurry`: probability that something that may happen in a cycle happens; 1: a host without any delay."""

    table = TABLE  # of the instructions that it knows
    limit = LIMIT
    chains = False  # the coprocessor has those for chains
    retracts = 0.05  # probability, in each cycle of an offer, that it is taken back; not by one without delays

    def __init__(self, dut, seed: int, hurry: float = 0.6, wrong_path: float = 0.2, lossy: bool = False) -> None:
        self.dut, self.rng = dut, random.Random(seed)
        self.hurry, self.wrong_path, self.lossy = hurry, wrong_path, lossy
        self._id = self.rng.randrange(16)
        self._decisions: deque[tuple[int, bool]] = deque()  # identifier, kill: not told yet
        self._owed: deque[int] = deque()  # committed, and their result was not taken
        self.idle_result = True
        self.xlen = width(dut)
        for pin in ("issue_valid", "commit_valid", "result_ready"):
            getattr(dut, f"x_{pin}_i").value = 0
        if hasattr(dut, "enable_i"):
            dut.enable_i.value = 1
        cocotb.start_soon(self._commits())
        cocotb.start_soon(self._results())

    def restart(self) -> None:
        """After a reset: nothing is in flight."""
        self._decisions.clear()
        self._owed.clear()

    def taken(self) -> None:
        """A result is taken, in this cycle: for whoever wants to see it."""

    def _maybe(self) -> bool:
        return self.rng.random() < self.hurry

    def _tells(self) -> bool:
        """Is the oldest decision told in this cycle? Asked once a cycle."""
        return bool(self._decisions) and self._maybe()

    async def _commits(self) -> None:
        dut = self.dut
        await FallingEdge(dut.rst_ni)
        while True:
            now = self._tells()
            dut.x_commit_valid_i.value = int(now)
            dut.x_commit_id_i.value = self.rng.randrange(16)
            dut.x_commit_kill_i.value = self.rng.randrange(2)
            if now:
                number, kill = self._decisions.popleft()
                dut.x_commit_id_i.value, dut.x_commit_kill_i.value = number, int(kill)
                if not kill:
                    self._owed.append(number)
            await FallingEdge(dut.clk_i)

    async def _results(self) -> None:
        dut = self.dut
        await FallingEdge(dut.rst_ni)
        await FallingEdge(dut.clk_i)
        offered = None
        while True:
            dut.x_result_ready_i.value = int(self._maybe())
            await ReadOnly()
            if not dut.rst_ni.value:
                offered = None
            elif dut.x_result_valid_o.value:
                number = int(dut.x_result_id_o.value)
                assert self._owed, "a result that nothing was committed for"
                assert self._owed[0] == number, "a result of another instruction"
                assert offered in (None, number), "a result changed before it was taken"
                offered = number
                if dut.x_result_ready_i.value:
                    self.taken()
                    self._owed.popleft()
                    offered = None
            else:
                assert offered is None, "a result was taken back"
            await FallingEdge(dut.clk_i)

    async def _offer(self, word: int, rs1: int, rs2: int) -> tuple[int, bool]:
        """Offer until accepted or rejected, retracting the offer at times; returns identifier and acceptance."""
        dut = self.dut
        for _ in range(self.limit):
            self._id = (self._id + 1) % 16
            while self._id in (*self._owed, *(number for number, _ in self._decisions)):
                self._id = (self._id + 1) % 16
            dut.x_issue_req_instr_i.value, dut.x_issue_req_id_i.value = word, self._id
            valid = 0
            for _ in range(self.limit):
                for bit in (1, 2):
                    valid |= bit if self._maybe() else 0
                rs = enumerate((rs1, rs2))
                seen = [value if valid >> i & 1 else self.rng.getrandbits(self.xlen) for i, value in rs]
                dut.x_issue_req_rs_i.value = seen[1] << self.xlen | seen[0]
                dut.x_issue_req_rs_valid_i.value = valid
                dut.x_issue_valid_i.value = 1
                await ReadOnly()
                taken, accepted = bool(dut.x_issue_ready_o.value), bool(dut.x_issue_resp_accept_o.value)
                await FallingEdge(dut.clk_i)
                if taken:
                    dut.x_issue_valid_i.value = 0
                    return self._id, accepted
                if self.hurry < 1 and self.rng.random() < self.retracts:
                    break
            else:
                break
            dut.x_issue_valid_i.value = 0
            await FallingEdge(dut.clk_i)
        raise AssertionError("an offer is not answered")

    async def _gap(self) -> None:
        while not self._maybe():
            await FallingEdge(self.dut.clk_i)

    async def _settled(self) -> None:
        """Until every decision is told."""
        while self._decisions:
            await FallingEdge(self.dut.clk_i)

    def _there(self, name: str) -> bool:
        i = self.table[name]
        return "versions" not in i and (self.chains or i.get("needs") != "chains")

    async def _wrong_path(self) -> None:
        """One or two instructions that are accepted and then killed, whatever they are."""
        for _ in range(self.rng.randrange(1, 3)):
            name = self.rng.choice([n for n in self.table if n != "wait" and self._there(n)])
            rs = [self.rng.getrandbits(self.xlen), self.rng.getrandbits(self.xlen)]
            number, accepted = await self._offer(encode(name, self.rng.randrange(2), table=self.table), *rs)
            assert accepted
            self._decisions.append((number, True))
            await self._settled()  # the queue has few places, and a killed one makes room

    async def do(self, name: str, rs1: int = 0, rs2: int = 0, field: int = 0, rd: int = 10) -> None:
        """One instruction of the program: it is accepted and will be committed, sooner or later."""
        await self._gap()
        if self.rng.random() < self.wrong_path:
            await self._settled()
            await self._wrong_path()
        word = encode(name, field, rd=rd, table=self.table)
        number, accepted = await self._offer(word, rs1, rs2)
        assert accepted, name
        if self.lossy and self.rng.random() < 0.2:
            await self._settled()
            number, accepted = await self._offer(word, rs1, rs2)
            assert accepted, name
        self._decisions.append((number, False))

    async def rejected(self, word: int) -> bool:
        """Is this instruction rejected? It is killed if not."""
        await self._settled()
        number, accepted = await self._offer(word, 0, 0)
        self._decisions.append((number, True))
        await self._settled()
        return not accepted

    async def retired(self) -> None:
        """Until every result was taken."""
        for _ in range(self.limit):
            if not self._decisions and not self._owed:
                return
            await FallingEdge(self.dut.clk_i)
        raise AssertionError("a result does not come")
