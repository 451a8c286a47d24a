# SPDX-License-Identifier: Apache-2.0
"""rvh_oasip, rvh_dasip and rvh_lane with a host that uses all that CV-X-IF 1.0 allows: every result is that of the
model, in program order; who was killed leaves no trace. DASIP's memory has wait states and errors."""

import os

import cocotb
from cocotb.triggers import FallingEdge, ReadOnly
from cocotb.utils import get_sim_time

from rvhash.design.instruction_table import Instruction as Kind
from tests.lib import xif_1_0
from tests.lib.handshake import reset, start
from tests.lib.instruction_words import TABLE, decode, encode
from tests.lib.obi import Memory
from tests.paper.asip import units

UNIT = os.environ.get("RVH_ASIP", "oasip")
EVERY = int(os.environ.get("RVH_EVERY", "1"))  # so many times less than all
MINE = {i.name: i for i in TABLE.of(UNIT)}
PERIOD = 10  # ns
CORNERS = (0, 1, (1 << 32) - 1, 1 << 31, (1 << 31) - 1)
BASE, SIZE = 0x8010_0000, 1024
SLOW = ("permute", "clear")


class Host(xif_1_0.Host):
    """`unit`: its model."""

    def __init__(self, dut, seed: int, stall: float = 0.3, **host) -> None:
        super().__init__(dut, seed, split=False, dma=False, through=True, **host)
        self.others = (0x0000_0013, 0x0000_700B, 0x0000_002B, 0xFE00_000B, 0xB000_2573)
        self.memory = None
        if UNIT == "dasip":
            self.memory = Memory(dut, BASE, SIZE, stall=stall, seed=seed)
            self.memory.bytes[:] = self.rng.randbytes(SIZE)
            cocotb.start_soon(self.memory.run())
        self.again()

    def again(self) -> None:
        """After a reset."""
        self.rows: dict[int, int] = {}  # what the model has stored
        self.unit = {"oasip": units.Oasip, "lane": units.Lane, "dasip": lambda: units.Dasip(self._load, self._store)}[
            UNIT
        ]()

    def _holds(self, address: int) -> bool:
        return 0 <= address - BASE <= SIZE - 4 and address not in self.memory.bad

    def _load(self, address: int) -> int | None:
        if not self._holds(address):
            return None
        at = address - BASE
        return self.rows.setdefault(address, int.from_bytes(self.memory.bytes[at : at + 4], "little"))

    def _store(self, address: int, word: int) -> bool:
        if self._holds(address):
            self.rows[address] = word
        return self._holds(address)

    def reads(self, word):
        kind = decode(word, (UNIT,))
        return (bool(kind.rs1), bool(kind.rs2)) if kind else (False, False)

    def writes(self, word):
        kind = decode(word, (UNIT,))
        return bool(kind and kind.rd)

    def any_of_mine(self):
        return self.word(self.rng.choice(list(MINE.values())))[0]

    def word(self, kind: Kind) -> tuple[int, int]:
        """An instruction with any registers, and its field."""
        field = self.rng.randrange(kind.field[1] + 1) if kind.field else 0
        return encode(kind, *(self.rng.randrange(32) for _ in range(4)), field=field), field

    def values(self, kind: Kind) -> tuple[int, int]:
        """What a program would give it, most times; else anything."""
        rng = self.rng
        if kind.name == "base":
            return rng.choice((BASE, BASE + 8, BASE + 200, BASE + 4, BASE | 3)), 0
        if kind.name == "permute" and rng.random() < 0.8:
            return rng.choice((1, 2, 3, 12, 24)), 0
        if kind.rs1 == "x":
            return rng.randrange(5 if rng.random() < 0.8 else 32), rng.randrange(5 if rng.random() < 0.8 else 8)
        if rng.random() < 0.3:
            return rng.choice(CORNERS), rng.choice(CORNERS)
        if kind.name == "remv":
            return rng.randrange(-9, 25) & 0xFFFF_FFFF, 0
        return rng.getrandbits(32), rng.getrandbits(32)

    async def run(self, names):
        """A program: the instructions, and their expected results."""
        program = []
        for name in names:
            kind = MINE[name]
            word, field = self.word(kind)
            rs = self.values(kind)
            expected = self.unit.execute(name, rs[0], rs[1], field)
            instruction = await self.offer_word(word, *rs)
            assert instruction.accepted, name
            program.append((instruction, name, expected))
        return program

    async def check(self, program) -> None:
        await self.retired()
        for instruction, name, expected in program:
            if MINE[name].rd:
                assert instruction.word == expected, (name, hex(instruction.word), hex(expected))

    async def compare(self) -> None:
        """All that the unit holds is as in the model; and memory."""
        if UNIT == "oasip":
            await self.check([await self.one("rotr", 0), await self.one("extlw")])
        if UNIT == "lane":
            await self.check([await self.one("where")] + [await self.one("word", 0) for _ in range(50)])
        if UNIT == "dasip":
            self.memory.bad.clear()
            program = [await self.one("sync"), await self.one("base", BASE)]
            program += [await self.one("store", n, 0, n) for n in range(11)]
            program += [await self.one("sync"), await self.one("base", BASE)]
            await self.check(program)
            for address, word in self.rows.items():
                at = address - BASE
                assert int.from_bytes(self.memory.bytes[at : at + 4], "little") == word, hex(address)

    async def one(self, name: str, rs1: int = 0, rs2: int = 0, field: int = 0):
        """One instruction of a program."""
        kind = MINE[name]
        expected = self.unit.execute(name, rs1, rs2, field)
        word = encode(kind, self.rng.randrange(32), 5, 6, field=field)
        return await self.offer_word(word, rs1, rs2), name, expected


def any_names(rng, n: int) -> list[str]:
    """Instructions that take long are rare."""
    quick = [name for name in MINE if name not in SLOW]
    slow = [name for name in MINE if name in SLOW]
    return [rng.choice(slow if slow and rng.random() < 0.05 else quick) for _ in range(n)]


HOSTS = {
    "usual": {},
    "slow": {"hurry": 0.3, "wrong_path": 0.4, "foreign": 0.3},
    "without delays": {"hurry": 1, "stall": 0},
    "beside another": {"foreign": 0.5, "unseen": True},
    "wrong paths": {"hurry": 0.8, "wrong_path": 0.7},
}


@cocotb.test()
@cocotb.parametrize(of=list(HOSTS))
async def programs(dut, of):
    host = Host(dut, 100 + list(HOSTS).index(of), **HOSTS[of])
    await start(dut)
    for part in range(4):
        if part == 3 and host.memory:
            host.memory.bad = {BASE + 4 * n for n in (3, 20, 21)}
            host.rows.clear()
        await host.check(await host.run([*MINE, *any_names(host.rng, 400 // EVERY)]))
    await host.compare()


@cocotb.test()
async def reset_at_any_point(dut):
    """Nothing of what was before is left."""
    host = Host(dut, 7, wrong_path=0.4)
    await start(dut)
    for _ in range(40 // EVERY):
        await host.run(any_names(host.rng, host.rng.randrange(1, 8)))
        dut.x_issue_valid_i.value = 0
        await reset(dut)
        host.restart()
        host.again()
        assert dut.idle_o.value
        await host.check(await host.run(any_names(host.rng, 4)))
        await host.compare()


async def cycles_of(host, names, values) -> int:
    """Cycles of these instructions on a host without delays, and until the unit is idle."""
    began = get_sim_time("ns")
    for name in names:
        await host.one(name, *values)
    while True:
        await ReadOnly()
        idle = bool(host.dut.idle_o.value)
        await FallingEdge(host.dut.clk_i)
        if idle:
            break
    return int(get_sim_time("ns") - began) // PERIOD


@cocotb.test()
async def cycles(dut):
    """The cycles of every instruction, whatever the data are; acceptance and commit come on top."""
    host = Host(dut, 9, hurry=1, wrong_path=0, foreign=0, stall=0)
    await start(dut)
    if host.memory:
        await host.one("base", BASE)
    expected = {
        **dict.fromkeys(MINE, 1),
        **dict.fromkeys(("load", "store", "row", "parity", "first", "chi"), 2),
        "swap": 4,
    }
    for _ in range(3):
        for name, kind in MINE.items():
            if name in SLOW or name == "base":
                continue
            for values in ((0, 0), (4, 3)) if kind.rs1 == "x" else ((0, 0), (0xFFFF_FFFF, 0xFFFF_FFFF)):
                many, few = [await cycles_of(host, [name] * n, values) for n in (12, 2)]
                assert many - few == 10 * expected[name], (name, many, few)
        if UNIT == "lane":
            await cycles_of(host, ["clear"], ())
            for rounds in (1, 12, 24):
                for words in (0, 1, 2, 33, 34, 49):
                    await cycles_of(host, ["word"] * words, (host.rng.getrandbits(32), 0))
                    turn = 25 - words // 2 if words else 0
                    assert await cycles_of(host, ["permute"], (rounds, 0)) == 3 + turn + 6 * (rounds + 1)
            assert await cycles_of(host, ["clear"], ()) == 3 + 25


@cocotb.test()
async def what_is_accepted(dut):
    """Every word of an instruction, and no other: single bits changed, enable_i = 0."""
    host = Host(dut, 10, hurry=1, wrong_path=0, foreign=0)
    await start(dut)
    words = [host.word(i)[0] for i in MINE.values() for _ in range(3)]
    words += [w ^ 1 << bit for w in words for bit in range(32)]
    words += [host.rng.getrandbits(25) << 7 | opcode for opcode in (0x0B, 0x2B, 0x13, 0x33) for _ in range(300)]
    seen = set()
    dut.x_commit_valid_i.value = 0
    for enable in (1, 0):
        dut.enable_i.value = enable
        for word in words:
            kind = decode(word, (UNIT,))
            dut.x_issue_req_instr_i.value, dut.x_issue_req_hartid_i.value = word, xif_1_0.HART
            dut.x_register_rs_valid_i.value = 0
            await ReadOnly()
            accepted = bool(dut.x_issue_resp_accept_o.value)
            assert accepted == bool(enable and kind), hex(word)
            seen |= {kind.name} if accepted else set()
            await FallingEdge(dut.clk_i)
    assert seen == set(MINE)
    dut.enable_i.value = 1
