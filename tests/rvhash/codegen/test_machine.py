# SPDX-License-Identifier: Apache-2.0
"""What the machine refuses, and what it counts."""

import pytest

from rvhash.codegen.machine import Fault, Machine
from rvhash.codegen.program import Line, Program


def program(*lines) -> Program:
    """Each line: the name of an instruction, then its operands; ret is appended."""
    made = Program("f")
    for name, *operands in lines:
        getattr(made, name)(*operands) if name in ("load", "store", "label", "address") else made.op(name, *operands)
    made.ret()
    return made


def called(*lines) -> Machine:
    machine = Machine()
    machine.write(0x100, [7, 8])
    machine.call(program(*lines), 0x100, 5)
    return machine


@pytest.mark.parametrize(
    ("lines", "cycles"),
    [
        ((("addi", "a2", "a1", 1), ("add", "a3", "a2", "a2")), 4),
        ((("load", "a2", 0, "a0"), ("add", "a3", "a2", "a2")), 5),
        ((("load", "a2", 0, "a0"), ("add", "a3", "a1", "a1"), ("add", "a3", "a2", "a2")), 5),
        ((("sha256sum0", "a2", "a1"), ("store", "a2", 0, "a0")), 5),
        ((("hx.add3", "a2", "a1", "a1", "a1"), ("hx.add3", "a2", "a2", "a1", "a1")), 5),
        ((("hx.add3.lo", "a2", "a1", "a1", "a1"), ("hx.add3.hi", "a3", "a1", "a1", "a1")), 4),
    ],
)
def test_cycles(lines, cycles):
    assert called(*lines).cycles == cycles


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ((("add", "a3", "t0", "a1"),), "t0 is read and has no value"),
        ((("addi", "s3", "a1", 0),), "s3 is not what it was"),
        ((("addi", "gp", "a1", 0),), "gp is not what it was"),
        ((("addi", "sp", "sp", -16),), "ra or sp"),
        ((("addi", "ra", "a1", 0),), "ra or sp"),
        ((("load", "a2", 2, "a0"),), "address 0x102"),
        ((("load", "a2", 8, "a0"),), "nobody wrote 0x108"),
        ((("sub", "a2", "zero", "a1"), ("hx.add3.lo", "a2", "a2", "a2", "a2")), "the carry is not 0"),
    ],
)
def test_faults(lines, why):
    with pytest.raises(Fault, match=why):
        called(*lines)


def test_a_loop_ends():
    made = Program("f")
    made.op("addi", "a2", "zero", 3)
    made.label(".L")
    made.op("addi", "a2", "a2", -1)
    made.branch("bnez", "a2", to=".L")
    made.ret()
    machine = Machine()
    machine.call(made)
    assert (machine.cycles, machine.instructions) == (1 + 3 * 2 + 2 + 2, 8)


def test_a_jump():
    made = Program("f")
    made.op("lui", "a2", 0xFFFFF)
    made.branch("j", to=".L")
    made.op("addi", "a2", "zero", 3)
    made.label(".L", align=1)
    made.ret()
    machine = Machine()
    machine.call(made)
    assert (machine.cycles, machine.registers["a2"]) == (1 + 2 + 2, 0xFFFFF000)
    assert ".balign" not in made.text().split("f:")[1]


def test_no_return():
    made = Program("f")
    made.op("addi", "a2", "zero", 3)
    with pytest.raises(Fault, match="no return"):
        Machine().call(made)


def test_carry():
    machine = called(
        ("sub", "a2", "zero", "a1"),
        ("hx.add3.lo", "a3", "a2", "a2", "a2"),
        ("hx.add3.hi", "a4", "zero", "zero", "zero"),
    )
    assert machine.registers["a4"] == 2
    assert machine.registers["a3"] == 3 * (2**32 - 5) % 2**32


@pytest.mark.parametrize(
    "operands",
    [
        ("add", "a0", "a1"),
        ("addi", "a0", "a1", 2048),
        ("addi", "a0", "a1"),
        ("lui", "a0", 1 << 20),
        ("add", "a0", "a1", "x5"),
        ("mv", "a0", "a1", 1),
    ],
)
def test_wrong_operands(operands):
    with pytest.raises(ValueError, match=r"add|no register|mv|lui"):
        Program("f").op(*operands)


def test_text():
    made = program(("hx.ch", "a0", "a1", "a2", "a3"), ("load", "a0", 4, "a1"))
    made.tables[".L_k"] = (1, 0xFFFF_FFFF)
    text = made.text()
    assert "    .insn r4 0xb, 0, 2, a0, a1, a2, a3 # hx.ch\n    lw a0, 4(a1)\n    ret\n" in text
    assert text.endswith(".L_k:\n    .word 0x00000001, 0xffffffff\n")
    assert Line("", label=".L").text() == ".L:"
