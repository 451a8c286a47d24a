# SPDX-License-Identifier: Apache-2.0
"""The table of instructions: no two sets with one opcode in a system, no duplicate instruction."""

import pytest
from pydantic import ValidationError

from rvhash.design import instruction_table


def test_the_map_of_opcodes():
    table = instruction_table.table()
    assert table.clash(["xif", "hx"]) == table.clash(["xif", "sharv"]) == table.clash(["xif", "xif"]) == ""
    assert "hx and sharv both have the major opcode custom-0" in table.clash(["xif", "hx", "sharv"])
    assert "unknown set of instructions 'mmx'; known: xif, hx" in table.clash(["mmx"])


def test_no_set_uses_the_instruction_of_the_hart():
    """lp.setup: custom-1 with funct3 = 7."""
    taken = {(i.opcode, i.funct3) for i in instruction_table.table().instruction}
    assert len(taken) >= 15
    assert ("custom-1", 7) not in taken


def test_an_instruction_twice_is_refused():
    table = instruction_table.table().model_dump()
    table["instruction"] = [*table["instruction"], table["instruction"][0] | {"name": "again"}]
    with pytest.raises(ValidationError, match="xif again and xif start are the same instruction"):
        instruction_table.Table.model_validate(table)
