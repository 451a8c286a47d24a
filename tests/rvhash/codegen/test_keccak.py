# SPDX-License-Identifier: Apache-2.0
"""The generated permutation, and the order of its round."""

import random

import pytest

from rvhash.codegen import keccak
from rvhash.codegen.instructions import COMPUTE
from rvhash.codegen.keccak import FORMS, Registers, Set
from rvhash.codegen.machine import Machine
from rvhash.model import constants
from rvhash.model.blocks import keccak_p
from tests.rvhash.codegen import calls

# Cycles of a call with 24 rounds, and bytes of code and constants; they may only get less.
EXPECTED = {
    (Set.HX, Registers.FREE): (5670, 2240),
    (Set.HX, Registers.GP_TP): (5466, 2212),
    (Set.ZBB, Registers.FREE): (8746, 3316),
    (Set.BASE, Registers.FREE): (12514, 4412),
}
AT = 0x1000


def words(state: bytes) -> list[int]:
    """The state as the function has it in memory."""
    lanes = [int.from_bytes(state[i : i + 8], "little") for i in range(0, 200, 8)]
    return [word for lane in lanes for word in keccak.interleaved(lane)]


def permuted(program, state: bytes, rounds: int) -> Machine:
    machine = Machine()
    machine.write(AT, words(state))
    machine.call(program, AT, rounds)
    assert machine.read(AT, 50) == words(keccak_p(state, rounds))
    return machine


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("rounds", [2, 12, 24])
def test_random_states(form, rounds):
    rng = random.Random(rounds)
    program = keccak.write(*form)
    cycles = {permuted(program, state, rounds).cycles for state in (bytes(200), rng.randbytes(200), rng.randbytes(200))}
    assert len(cycles) == 1


@pytest.mark.parametrize("form", FORMS)
def test_cycles_and_size(form, tmp_path):
    program = keccak.write(*form)
    march = "rv32imc" if form[0] is Set.BASE else "rv32imc_zbb"
    assert (permuted(program, bytes(200), 24).cycles, calls.size(program, tmp_path, march)) == EXPECTED[form]


def test_gp_and_tp_stay_as_they_are_by_default():
    lines = [line for extension in Set for line in keccak.write(extension).lines]
    assert not any(r in line.registers for line in lines for r in ("gp", "tp"))


@pytest.mark.parametrize("registers", Registers)
def test_a_round(registers):
    state = random.Random(1).randbytes(200)
    lanes = [int.from_bytes(state[i : i + 8], "little") for i in range(0, 200, 8)]
    a = {("a", i % 5, i // 5, h): keccak.interleaved(lane)[h] for i, lane in enumerate(lanes) for h in (0, 1)}
    c = {("c", x, h): 0 for x in range(5) for h in (0, 1)}
    for (_, x, _, h), word in a.items():
        c["c", x, h] ^= word
    ops = keccak.order(keccak.order_file(registers).read_text())
    last = constants.keccak_rc()[23]
    found = {**a, **c}
    for op in ops:
        values = [found[s] for s in op.sources]
        if op.name == "iota":
            found[op.to] = values[0] ^ keccak.interleaved(last)[op.number]
        else:
            number = [op.number] if COMPUTE[op.name].immediate else []
            found[op.to] = COMPUTE[op.name].compute(*values, *number)
    expected = words(keccak_p(state, 1))
    assert [found["a'", x, y, h] for y in range(5) for x in range(5) for h in (0, 1)] == expected


def test_a_wrong_order_is_refused():
    lines = keccak.order_file(Registers.FREE).read_text().splitlines()
    with pytest.raises(ValueError, match="every operation once"):
        keccak.order("\n".join(lines[1:]))
    with pytest.raises(ValueError, match="comes before"):
        keccak.order("\n".join(reversed(lines)))


def test_an_order_is_written_as_it_is_read():
    text = keccak.order_file(Registers.FREE).read_text()
    assert keccak.text_of(keccak.order(text)) == text
