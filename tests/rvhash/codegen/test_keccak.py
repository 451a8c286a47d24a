# SPDX-License-Identifier: Apache-2.0
"""The generated permutation, and the order of its round."""

import random

import pytest

from rvhash.codegen import keccak, keccak_order
from rvhash.codegen.instructions import COMPUTE
from rvhash.codegen.keccak import FORMS
from rvhash.codegen.keccak_emit import Set
from rvhash.codegen.keccak_form import CONSTANTS, interleaved
from rvhash.codegen.machine import Machine
from rvhash.model.blocks import keccak_p
from tests.rvhash.codegen import calls

# Cycles of a call with 24 rounds, and bytes of code and constants; they may only get less.
EXPECTED = {
    "hx": (5393, 2192),
    "hx_unrolled": (5049, 17024),
    "hx_gp_tp": (5233, 2176),
    "hx_gp_tp_unrolled": (4907, 16808),
    "zbb": (8317, 3196),
    "zbb_unrolled": (7982, 28492),
    "base": (11193, 4308),
    "base_unrolled": (10845, 38548),
}
AT = 0x1000


def words(state: bytes) -> list[int]:
    """The state as the function has it in memory."""
    lanes = [int.from_bytes(state[i : i + 8], "little") for i in range(0, 200, 8)]
    return [word for lane in lanes for word in interleaved(lane)]


def permuted(program, state: bytes, rounds: int) -> Machine:
    machine = Machine()
    machine.write(AT, words(state))
    machine.call(program, AT, rounds)
    assert machine.read(AT, 50) == words(keccak_p(state, rounds))
    return machine


ROUNDS = [(name, rounds) for name, form in FORMS.items() for rounds in ((12, 24) if form.unrolled else (2, 12, 24))]


@pytest.mark.parametrize(("name", "rounds"), ROUNDS)
def test_random_states(name, rounds):
    rng = random.Random(rounds)
    states = (bytes(200), rng.randbytes(200), rng.randbytes(200))
    assert len({permuted(keccak.write(name), state, rounds).cycles for state in states}) == 1


@pytest.mark.parametrize("name", FORMS)
def test_cycles_and_size(name):
    program = keccak.write(name)
    march = "rv32imc" if FORMS[name].extension is Set.BASE else "rv32imc_zbb"
    assert (permuted(program, bytes(200), 24).cycles, calls.size(program, march)) == EXPECTED[name]


@pytest.mark.parametrize("name", FORMS)
def test_gp_and_tp_stay_as_they_are_by_default(name):
    used = any(r in line.registers for line in keccak.write(name).lines for r in ("gp", "tp"))
    assert used == name.startswith("hx_gp_tp")


@pytest.mark.parametrize("name", FORMS)
def test_a_round(name):
    state = random.Random(1).randbytes(200)
    lanes = [int.from_bytes(state[i : i + 8], "little") for i in range(0, 200, 8)]
    a = {("a", i % 5, i // 5, h): interleaved(lane)[h] for i, lane in enumerate(lanes) for h in (0, 1)}
    c = {("c", x, h): 0 for x in range(5) for h in (0, 1)}
    for (_, x, _, h), word in a.items():
        c["c", x, h] ^= word
    found = {**a, **c}
    for op in keccak_order.order(keccak_order.file(name).read_text()):
        values = [found[s] for s in op.sources]
        if op.name == "iota":
            found[op.to] = values[0] ^ CONSTANTS[23][op.number]
        else:
            number = [op.number] if COMPUTE[op.name].immediate else []
            found[op.to] = COMPUTE[op.name].compute(*values, *number)
    expected = words(keccak_p(state, 1))
    assert [found["a'", x, y, h] for y in range(5) for x in range(5) for h in (0, 1)] == expected


def test_a_wrong_order_is_refused():
    lines = keccak_order.file("hx").read_text().splitlines()
    with pytest.raises(ValueError, match="every operation once"):
        keccak_order.order("\n".join(lines[1:]))
    with pytest.raises(ValueError, match="comes before"):
        keccak_order.order("\n".join(reversed(lines)))


def test_an_order_is_written_as_it_is_read():
    text = keccak_order.file("hx").read_text()
    assert keccak_order.text_of(keccak_order.order(text)) == text
