# SPDX-License-Identifier: Apache-2.0
"""The specification in Python: values by hand, the sets of a -march, and that every instruction of isa.S is known."""

import re

import pytest

from rvhash.check import instructions
from tests.rvhash.conftest import ROOT

BY_HAND = [
    ("sra", 0x80000000, 33, 0xC0000000),
    ("slt", 0xFFFFFFFF, 0, 1),
    ("sltiu,-1", 5, 0, 1),
    ("addi,-2048", 0, 0, 0xFFFFF800),
    ("srai,31", 0x80000000, 0, 0xFFFFFFFF),
    ("bge", 0x80000000, 0, 0),
    ("lb,3", 0x80000000, 0, 0xFFFFFF80),
    ("lbu,7", 0, 0xAB000000, 0xAB),
    ("lh,6", 0, 0x8001FFFF, 0xFFFF8001),
    ("sh,2", 0x11112222, 0x33334444, 0x44442222),
    ("sb,7", 0x11112222, 0x55, 0x11112222),
    ("lui,0xfffff", 1, 2, 0xFFFFF000),
    ("mulh", 0x80000000, 0x80000000, 0x40000000),
    ("mulhsu", 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF),
    ("mulhu", 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFE),
    ("div", 0x80000000, 0xFFFFFFFF, 0x80000000),
    ("div", 7, 0, 0xFFFFFFFF),
    ("div", 0xFFFFFFF9, 2, 0xFFFFFFFD),
    ("rem", 0xFFFFFFF9, 2, 0xFFFFFFFF),
    ("rem", 0x80000000, 0xFFFFFFFF, 0),
    ("remu", 7, 0, 7),
    ("csrrc new", 0xFF, 0x0F, 0xF0),
    ("csrrsi new", 0, 0, 21),
    ("csrrwi old", 6, 0, 6),
    ("sh3add", 0x20000001, 1, 9),
    ("orc.b", 0x00010200, 0, 0x00FFFF00),
    ("clz", 0, 0, 32),
    ("ctz", 8, 0, 3),
    ("rori,31", 1, 0, 2),
    ("ror", 1, 32, 1),
    ("rev8", 0x01020304, 0, 0x04030201),
    ("min", 0xFFFFFFFF, 1, 0xFFFFFFFF),
    ("bseti,31", 0, 0, 0x80000000),
    ("bext", 4, 34, 1),
    ("brev8", 0x01, 0, 0x80),
    ("zip", 0x0000FFFF, 0, 0x55555555),
    ("unzip", 0x55555555, 0, 0x0000FFFF),
    ("c.lui,0xfffe0", 0, 0, 0xFFFE0000),
    ("c.li,-32", 0, 0, 0xFFFFFFE0),
]


@pytest.mark.parametrize(("name", "a", "b", "want"), BY_HAND)
def test_values(name, a, b, want):
    assert instructions.of(name)[1](a, b) & instructions.MASK == want


def test_sets():
    assert instructions.sets_of("rv32imc_zicsr_zba_zbb") >= {"i", "m", "c", "zicsr", "zba", "zbb"}
    assert "zbs" not in instructions.sets_of("rv32imc_zicsr_zba_zbb")
    assert instructions.sets_of("rv32i_b") >= {"i", "zba", "zbb", "zbs"}
    assert instructions.sets_of("rv32i") == {"i"}


def test_every_name_of_the_program_is_known():
    """Those that are written out; the run itself knows the others."""
    text = (ROOT / "sw" / "check" / "isa.S").read_text()
    names = re.findall(r"^ +begin ([a-z][\w.]*(?:, 0x\w+| \w+)?)$", text, re.MULTILINE)
    assert len(names) > 20
    for name in names:
        sets, function = instructions.of(name.replace(", ", ","))
        assert sets <= set(instructions.SETS)
        function(1, 2)
    with pytest.raises(KeyError):
        instructions.of("nothing")


def test_operands():
    found = instructions.pairs(500)
    assert len(found) >= 500
    assert (0, 0) in found
    assert (0x80000000, instructions.MASK) in found
    assert found == instructions.pairs(500)
