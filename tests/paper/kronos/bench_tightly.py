# SPDX-License-Identifier: Apache-2.0
"""KRONOS's rotate instruction on CV-X-IF 1.0: its results against its definition, which words are the instruction, and
its cycles."""

import random

import cocotb
from cocotb.triggers import FallingEdge, ReadOnly

from tests.lib.handshake import start
from tests.lib.xif import encode, instructions, known

TABLE = instructions("kronos-tightly")
MASK = 0xFFFF_FFFF
EDGES = (0, 1, 0x8000_0000, MASK, 0x5555_5555, 0x0000_FFFF)
Program = list[tuple[int, int, int]]  # words with their two sources


def rol32(rs1: int, rs2: int, n: int) -> int:
    """The definition; n from 0 to 31."""
    return (rs1 << n | rs2 >> (32 - n)) & MASK


async def begin(dut) -> None:
    for pin in ("issue_valid", "issue_req_hartid", "commit_valid", "commit_hartid", "commit_kill", "result_ready"):
        getattr(dut, f"x_{pin}_i").value = 0
    dut.x_register_rs_i.value, dut.x_register_rs_valid_i.value = 0, 0
    dut.enable_i.value = 1
    await start(dut)


async def run(
    dut, program: Program, killed: frozenset[int] = frozenset(), hurry: float = 1.0, seed: int = 1
) -> list[tuple[int, int, int, int]]:
    """Offer the program in order. Each instruction is committed at the earliest in the cycle after its acceptance, and
    its result is taken; those at the places in `killed`, from which on all are offered again, are killed instead.
    `hurry`: probability that something that may happen in a cycle happens. Of each result: cycle of acceptance, cycle
    of the result, register, data."""
    rng = random.Random(seed)
    accepted: list[int] = []
    results: list[tuple[int, int, int]] = []
    decisions: list[tuple[int, bool]] = []  # places, kill
    at, cycle, retry, offering = 0, 0, set(killed), False
    while len(results) < len(program):
        now = bool(decisions) and rng.random() < hurry
        dut.x_commit_valid_i.value = int(now)
        if now:
            place, kill = decisions.pop(0)
            dut.x_commit_id_i.value, dut.x_commit_kill_i.value = place % 16, int(kill)
        dut.x_result_ready_i.value = ready = int(rng.random() < hurry)
        offering = at < len(program) and (offering or rng.random() < hurry)
        dut.x_issue_valid_i.value = int(offering)
        if offering:
            word, rs1, rs2 = program[at]
            dut.x_issue_req_instr_i.value, dut.x_issue_req_id_i.value = word, at % 16
            dut.x_register_rs_i.value = rng.getrandbits(32) << 64 | rs2 << 32 | rs1
            dut.x_register_rs_valid_i.value = 3 | rng.getrandbits(1) << 2
        await ReadOnly()
        if dut.x_result_valid_o.value and ready:
            assert dut.x_result_we_o.value == 1
            assert int(dut.x_result_id_o.value) == len(results) % 16
            results.append((cycle, int(dut.x_result_rd_o.value), int(dut.x_result_data_o.value)))
        if offering and dut.x_issue_ready_o.value:
            assert dut.x_issue_resp_accept_o.value == 1
            assert dut.x_issue_resp_writeback_o.value == 1
            assert dut.x_issue_resp_register_read_o.value == 3
            kill = at in retry
            decisions.append((at, kill))
            offering = False
            if kill:
                retry.remove(at)
                # Its identifier is offered again when it was killed.
                await FallingEdge(dut.clk_i)
                cycle += 1
                dut.x_issue_valid_i.value = 0
                while decisions:
                    place, kill = decisions.pop(0)
                    dut.x_commit_valid_i.value, dut.x_commit_id_i.value = 1, place % 16
                    dut.x_commit_kill_i.value, dut.x_result_ready_i.value = int(kill), 0
                    await FallingEdge(dut.clk_i)
                    cycle += 1
                dut.x_commit_valid_i.value = 0
            else:
                accepted.append(cycle)
                at += 1
        await FallingEdge(dut.clk_i)
        cycle += 1
        assert cycle < 100 * len(program) + 1000, "no progress"
    dut.x_commit_valid_i.value = 0
    return [(when, *result) for when, result in zip(accepted, results, strict=True)]


def words(rng: random.Random) -> Program:
    """Every n with edge cases and random words, and random registers."""
    pairs = [(a, b) for a in EDGES for b in EDGES] + [(rng.getrandbits(32), rng.getrandbits(32)) for _ in range(20)]
    return [
        (encode("rol32", n, *(rng.randrange(32) for _ in range(3)), table=TABLE), *pair)
        for n in range(32)
        for pair in pairs
    ]


def expected(program: Program) -> list[tuple[int, int]]:
    """Register and data of each result."""
    return [(word >> 7 & 31, rol32(rs1, rs2, word >> 25)) for word, rs1, rs2 in program]


@cocotb.test()
async def every_rotation_an_instruction_a_cycle(dut):
    """Also the cycles: one instruction a cycle, its result in the cycle of its commit, whatever the data are."""
    await begin(dut)
    program = words(random.Random(1))
    ran = await run(dut, program)
    assert [result[2:] for result in ran] == expected(program)
    first = ran[0][0]
    assert [when for when, *_ in ran] == list(range(first, first + len(program)))
    assert all(result == when + 1 for when, result, *_ in ran)
    assert dut.idle_o.value == 1


@cocotb.test()
async def lanes(dut):
    """Two instructions rotate a lane by any number of bits; from 32 on with exchanged sources."""
    await begin(dut)
    rng = random.Random(2)
    for n in range(64):
        lane = rng.getrandbits(64)
        high, low = (lane >> 32, lane & MASK) if n < 32 else (lane & MASK, lane >> 32)
        word = encode("rol32", n % 32, table=TABLE)
        ran = await run(dut, [(word, high, low), (word, low, high)])
        assert ran[0][3] << 32 | ran[1][3] == (lane << n | lane >> (64 - n)) & (1 << 64) - 1


@cocotb.test()
async def a_host_that_hesitates(dut):
    """Late offers, commits and results; killed instructions have no result."""
    await begin(dut)
    rng = random.Random(3)
    program = rng.sample(words(rng), 300)
    killed = frozenset(rng.sample(range(300), 30))
    ran = await run(dut, program, killed, hurry=0.5)
    assert [result[2:] for result in ran] == expected(program)


async def answer(dut, word: int, hart: int = 0) -> tuple[bool, bool]:
    """Whether an offer without sources is answered, and accepted; it is taken back."""
    dut.x_issue_valid_i.value, dut.x_issue_req_instr_i.value, dut.x_issue_req_hartid_i.value = 1, word, hart
    await ReadOnly()
    seen = bool(dut.x_issue_ready_o.value), bool(dut.x_issue_resp_accept_o.value)
    await FallingEdge(dut.clk_i)
    dut.x_issue_valid_i.value = 0
    return seen


@cocotb.test()
async def exact_encodings(dut):
    """Accepted: custom-0, funct3 0, bits 31:30 zero, any registers. Every other word is rejected, at once."""
    await begin(dut)
    rng = random.Random(4)
    for n in (0, 1, 16, 31, 32, 64, 96, 127):
        for _ in range(8):
            word = encode("rol32", n, *(rng.randrange(32) for _ in range(3)), table=TABLE)
            for other in (word, *(word ^ 1 << bit for bit in range(32))):
                ours = other & 0x7F == 0x0B and other >> 12 & 7 == 0 and other >> 30 == 0
                assert known(other, TABLE) == ours
                assert await answer(dut, other) == (not ours, ours), hex(other)
    for _ in range(2000):
        other = rng.getrandbits(32)
        ours = known(other, TABLE)
        assert await answer(dut, other) == (not ours, ours), hex(other)
    word = encode("rol32", 7, table=TABLE)
    assert await answer(dut, word, hart=1) == (True, False)
    dut.enable_i.value = 0
    assert await answer(dut, word) == (True, False)
    dut.enable_i.value = 1
    assert await answer(dut, word) == (False, True)


@cocotb.test()
async def sources(dut):
    """It waits for rs1 and rs2, not for the third source."""
    await begin(dut)
    dut.x_issue_valid_i.value, dut.x_issue_req_hartid_i.value = 1, 0
    dut.x_issue_req_instr_i.value = encode("rol32", 3, table=TABLE)
    for valid in (0, 1, 2, 4, 5, 6, 3):
        dut.x_register_rs_valid_i.value = valid
        await ReadOnly()
        assert bool(dut.x_issue_ready_o.value) == (valid & 3 == 3)
        await FallingEdge(dut.clk_i)
    dut.x_issue_valid_i.value = 0
