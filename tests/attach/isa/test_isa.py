# SPDX-License-Identifier: Apache-2.0
"""rvh_isa with a host that uses all that CV-X-IF 1.0 allows: every result is that of the model, in program order with
the carry; who was killed leaves no trace."""

import os
import random

import cocotb
import pytest
from cocotb.triggers import FallingEdge, ReadOnly
from cocotb.utils import get_sim_time

from rvhash.codegen.instructions import COMPUTE, MASK, Carry
from rvhash.design.instruction_table import Instruction as Kind
from tests.lib import xif_1_0
from tests.lib.cocotb_runner import one_state, rtl_files, simulate
from tests.lib.handshake import reset, start
from tests.lib.instruction_words import TABLE, decode, encode

SETS = ("hx", "zknh")
GROUPS = {
    "keccak": "HasKeccak",
    "interleave": "HasInterleave",
    "ch-maj": "HasChMaj",
    "add3": "HasAdd3",
    "sha256": "HasSha256",
    "sha512": "HasSha512",
    "zknh256": "HasZknh256",
    "zknh512": "HasZknh512",
}
NONE = dict.fromkeys(GROUPS.values(), 0)
CONFIGURATIONS = {
    "all": {},
    "one-deep": {"Depth": 1, "IdWidth": 2},
    "keccak": NONE | {"HasKeccak": 1, "HasInterleave": 1, "Depth": 4, "IdWidth": 3},
    "sha512": NONE | {"HasSha512": 1, "HasChMaj": 1, "Depth": 3, "IdWidth": 8},
    "sha256": NONE | {"HasSha256": 1, "HasAdd3": 1},
    "zknh": NONE | {"HasZknh256": 1, "HasZknh512": 1},
    "codasip": NONE | {"HasZknh512": 1, "HasChMaj": 1},
}
OF = CONFIGURATIONS[os.environ.get("RVH_ISA", "all")]
EVERY = int(os.environ.get("RVH_EVERY", "1"))  # so many times less than all
MINE = [i for i in TABLE.instruction if i.set in SETS and OF.get(GROUPS[i.group], 1)]
PERIOD = 10  # ns
CORNERS = (0, 1, MASK, 0x8000_0000, 0x7FFF_FFFF)


def model(kind: Kind, rs: tuple[int, ...], field: int, carry: int) -> tuple[int, int]:
    """Result and carry after an instruction."""
    name = f"hx.{kind.name}" if kind.set == "hx" else kind.name
    of = COMPUTE[name]
    value = of.compute(*rs[: of.sources], *([field] if of.immediate else []))
    if of.carry is Carry.TAKE:
        return (value + carry) & MASK, 0
    return value & MASK, value >> 32 if of.carry is Carry.SET else carry


class Host(xif_1_0.Host):
    """`carry`: after the last instruction of the program."""

    def __init__(self, dut, seed: int, **host) -> None:
        super().__init__(dut, seed, split=False, dma=False, **host)
        self.carry = 0
        left_out = [encode(i, 5, 6, 7, 8) for i in TABLE.instruction if i.set in SETS and i not in MINE]
        self.others = (0x0000_0013, 0x00C5_F50B, 0x04C5_950B, 0x00C5_A52B, 0xB000_2573, *left_out)

    def reads(self, word):
        kind = decode(word, SETS)
        return tuple(bool(getattr(kind, r)) for r in ("rs1", "rs2", "rs3")) if kind else (False,) * 3

    def writes(self, word):
        return True

    def any_of_mine(self):
        return self.word(self.rng.choice(MINE))[0]

    def word(self, kind: Kind) -> tuple[int, int]:
        """An instruction with any registers, and its field."""
        field = self.rng.randrange(kind.field[1] + 1) if kind.field else 0
        return encode(kind, *(self.rng.randrange(32) for _ in range(4)), field=field), field

    def value(self) -> int:
        return self.rng.choice(CORNERS) if self.rng.random() < 0.2 else self.rng.getrandbits(32)

    async def run(self, kinds, values=None):
        """A program: the instructions, and their expected results. `values`: of its sources, instead of random ones."""
        program = []
        for kind in kinds:
            word, field = self.word(kind)
            rs = values or tuple(self.value() for _ in range(3))
            expected, self.carry = model(kind, rs, field, self.carry)
            instruction = await self.offer_word(word, *rs)
            assert instruction.accepted, kind.name
            program.append((instruction, expected))
        return program

    async def check(self, program) -> None:
        await self.retired()
        for instruction, expected in program:
            assert instruction.word == expected


def any_kinds(rng, n):
    """Instructions with a carry are half of them, where there are any."""
    carry = [i for i in MINE if i.carry]
    return [rng.choice(carry if carry and rng.random() < 0.5 else MINE) for _ in range(n)]


HOSTS = {
    "usual": {},
    "slow": {"hurry": 0.3, "wrong_path": 0.4, "foreign": 0.3},
    "without delays": {"hurry": 1},
    "beside another": {"foreign": 0.5, "unseen": True},
    "wrong paths": {"hurry": 0.8, "wrong_path": 0.7},
}


@cocotb.test()
@cocotb.parametrize(of=list(HOSTS))
async def programs(dut, of):
    host = Host(dut, 100 + list(HOSTS).index(of), **HOSTS[of])
    await start(dut)
    kinds = [*MINE, *any_kinds(host.rng, 1600 // EVERY)]
    await host.check(await host.run(kinds))


@cocotb.test()
async def reset_at_any_point(dut):
    """Nothing of what was before is left: no result, no carry."""
    host = Host(dut, 7, wrong_path=0.4)
    await start(dut)
    for _ in range(40 // EVERY):
        await host.run(any_kinds(host.rng, host.rng.randrange(1, 8)))
        dut.x_issue_valid_i.value = 0
        await reset(dut)
        host.restart()
        host.carry = 0
        assert dut.idle_o.value
        await host.check(await host.run(any_kinds(host.rng, 4)))


@cocotb.test(skip="sha512" not in {i.group for i in MINE})
async def carry_is_saved_and_restored(dut):
    """add3.hi of x0 reads and clears it; add3.lo of all ones sets it, and leaves no other trace."""
    host = Host(dut, 8)
    await start(dut)
    low, high = (next(i for i in MINE if i.name == name) for name in ("add3.lo", "add3.hi"))
    for carry, values in enumerate(((0, 0, 0), (MASK, 1, 0), (MASK, MASK, MASK))):
        await host.check(await host.run([low], values))
        assert host.carry == carry
        [(instruction, _)] = program = await host.run([high], (0, 0, 0))
        await host.check(program)
        assert instruction.word == carry
        await host.check(await host.run([low], values))  # as a handler restores it
        await host.check(await host.run([high]))


@cocotb.test()
async def one_each_cycle(dut):
    """A host without delays: an instruction each cycle, its result in the cycle of the commit, one after acceptance;
    whatever the data are."""
    host = Host(dut, 9, hurry=1, wrong_path=0, foreign=0)
    await start(dut)
    depth = OF.get("Depth", 2)
    for values in ((0, 0, 0), (MASK, MASK, MASK), None):
        kinds = any_kinds(random.Random(1), 60)
        began = get_sim_time("ns")
        program = await host.run(kinds, values)
        cycles = (get_sim_time("ns") - began) // PERIOD
        await host.check(program)
        assert cycles == (len(kinds) if depth > 1 else 2 * len(kinds) - 1)


@cocotb.test()
async def what_is_accepted(dut):
    """Every word of an instruction, and no other: single bits changed, groups that are left out, enable_i = 0."""
    host = Host(dut, 10, hurry=1, wrong_path=0, foreign=0)
    await start(dut)
    known = {i.name for i in MINE}
    words = [host.word(i)[0] for i in TABLE.instruction if i.set in SETS for _ in range(3)]
    words += [w ^ 1 << bit for w in words for bit in range(32)]
    words += [host.rng.getrandbits(25) << 7 | opcode for opcode in (0x0B, 0x2B, 0x13, 0x33) for _ in range(300)]
    seen = set()
    dut.x_commit_valid_i.value = 0
    for enable in (1, 0):
        dut.enable_i.value = enable
        for word in words:
            kind = decode(word, SETS)
            dut.x_issue_req_instr_i.value, dut.x_issue_req_hartid_i.value = word, xif_1_0.HART
            dut.x_register_rs_valid_i.value = 0
            await ReadOnly()
            accepted = bool(dut.x_issue_resp_accept_o.value)
            assert accepted == bool(enable and kind and kind.name in known), (hex(word), kind)
            seen |= {kind.name} if accepted else set()
            await FallingEdge(dut.clk_i)
    assert seen == known
    dut.enable_i.value = 1


@one_state
@pytest.mark.parametrize("of", [pytest.param(c, marks=() if c == "all" else pytest.mark.full) for c in CONFIGURATIONS])
def test_isa(of, state):
    """`make test` runs one configuration on a part of the programs, `make test-full` all."""
    env = {"RVH_ISA": of, "RVH_EVERY": "4" if state == "random1" else "1"}
    parameters = {"HartId": 1, **CONFIGURATIONS[of]}
    simulate("rvh_isa", __name__, rtl_files("attachment.isa"), parameters, (state,), env, name=f"rvh_isa-{of}")
