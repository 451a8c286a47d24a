# SPDX-License-Identifier: Apache-2.0
"""Every instruction of hx and Zknh: the RTL (rvh_isa), the model in Python and Spike agree on its result and on the
carry after it. hx on Spike is the extension of sim/spike; Zknh is Spike's own."""

import numpy as np
import pytest

from rvhash.codegen.instructions import COMPUTE, Carry
from tests.attach.isa import executors, operand_sets
from tests.attach.isa.operand_sets import INSTRUCTIONS, TABLE, Sets

FEW, MANY = 5_000, 1_000_000  # random operand sets of an instruction, beside the corners
NAMES = list(INSTRUCTIONS)
WORDS = 100_000  # random instructions of custom-0 and custom-1


def sets_of(name: str, count: int) -> Sets:
    """The corners, and random sets."""
    return operand_sets.both(operand_sets.corners(), operand_sets.randomly(count, NAMES.index(name)))


def records_of(name: str, sets: Sets) -> np.ndarray:
    return operand_sets.records(name, sets, NAMES.index(name))


def differences(name: str, sets: Sets, results: np.ndarray) -> list[str]:
    """What an executor and the model do not agree on, as text; of many the first ones."""
    value, carry = operand_sets.model(name, sets)
    ran = results.reshape(-1, 3)
    same = (ran["value"][:, 1] == value) & (ran["value"][:, 2] == carry) & ran["executed"].all(axis=1)
    return [
        f"{name} rs1 {sets.rs1[k]:#x} rs2 {sets.rs2[k]:#x} rs3 {sets.rs3[k]:#x} n {sets.n[k]} carry {sets.carry[k]}: "
        f"{ran['value'][k, 1]:#x}, carry {ran['value'][k, 2]}, executed {ran['executed'][k]}; "
        f"the model has {value[k]:#x}, carry {carry[k]}"
        for k in np.flatnonzero(~same)[:5]
    ]


def test_agreement():
    sets = {name: sets_of(name, FEW) for name in NAMES}
    records = np.concatenate([records_of(name, some) for name, some in sets.items()])
    each = 3 * len(sets[NAMES[0]])
    runs = {
        "RTL": executors.on_rtl(records),
        "Spike": executors.on_spike(records),
        "Spike with its log": executors.on_spike(records, logged=True),
    }
    for who, results in runs.items():
        found = [differences(name, sets[name], results[k * each :][:each]) for k, name in enumerate(NAMES)]
        assert not any(found), f"{who}: " + "\n".join(line for lines in found for line in lines)


@pytest.mark.full
@pytest.mark.parametrize("name", NAMES)
def test_agreement_on_a_million(name):
    sets = sets_of(name, MANY)
    records = records_of(name, sets)
    for who, execute in (("RTL", executors.on_rtl), ("Spike", executors.on_spike)):
        found = differences(name, sets, execute(records))
        assert not found, f"{who}: " + "\n".join(found)


def test_a_difference_is_found():
    sets = operand_sets.randomly(100, 1)
    good = executors.on_spike(records_of("hx.add3.lo", sets))
    assert not differences("hx.add3.lo", sets, good)
    for place in ("value", "executed"):
        for k in (3 * 40 + 1, 3 * 40 + 2):  # the result, the carry
            bad = good.copy()
            bad[place][k] ^= 1
            (line,) = differences("hx.add3.lo", sets, bad)
            assert f"rs1 {sets.rs1[40]:#x} " in line


def test_the_sets_reach_every_carry_and_every_number():
    for name in NAMES:
        sets = sets_of(name, FEW)
        most = {"hx.add3.lo": 2}.get(name, 1)
        assert set(sets.carry) == {0, 1, 2}
        assert set(sets.n) == set(range(32))
        if COMPUTE[name].carry is Carry.SET:
            assert set(operand_sets.model(name, sets)[1]) == set(range(most + 1))


def test_the_model_has_every_instruction_of_the_table():
    for name, i in INSTRUCTIONS.items():
        kind = COMPUTE[name]
        assert kind.sources == sum(bool(source) for source in (i.rs1, i.rs2, i.rs3)), name
        assert kind.immediate == (i.field is not None), name
        assert kind.carry is {"": Carry.NONE, "set": Carry.SET, "take": Carry.TAKE}[i.carry], name
        if i.set == "hx":
            assert kind.code == (TABLE.opcodes[i.opcode], i.funct3, i.funct2), name
    assert set(COMPUTE) & set(INSTRUCTIONS) == set(INSTRUCTIONS)
    assert not [name for name in COMPUTE if name.startswith("hx.") and name not in INSTRUCTIONS]


def test_the_same_instructions_are_illegal():
    """On Spike a word is an instruction of hx if it has its fixed bits; the RTL has a decoder of its own."""
    words = np.random.default_rng(1).integers(0, 1 << 32, WORDS, np.uint32) & np.uint32(0xFFFF_FF80)
    words |= np.array([TABLE.opcodes["custom-0"], TABLE.opcodes["custom-1"]], np.uint32)[np.arange(WORDS) % 2]
    words[WORDS // 2 :] &= np.uint32(0x07FF_FFFF)  # no third source
    records = np.zeros(WORDS, executors.RECORD)
    records["word"] = words
    fixed = [operand_sets.match_and_mask(TABLE, i) for i in TABLE.of("hx")]
    legal = np.any([words & mask == match for match, mask in fixed], axis=0)
    assert 0.1 < legal.mean() < 0.9
    assert (executors.on_rtl(records)["executed"] == legal).all()
    assert (executors.on_spike(records)["executed"] == legal).all()
