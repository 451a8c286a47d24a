# SPDX-License-Identifier: Apache-2.0
"""A library of four cells with tables that are easy to compute by hand, and a very small checkout with units."""

from pathlib import Path

import pytest

from rvhash.gates import liberty
from tests.rvhash.units_checkout import checkout, mini

__all__ = ["mini", "tiny"]


def table(kind: str, template: str, first: float, per_load: float, per_slew: float) -> str:
    """`first` at a load of 0 and a slew of 0, linear in both: loads 0 and 1 pF, slews 0 and 1 ns."""
    rows = [[first + per_load * load + per_slew * slew for slew in (0, 1)] for load in (0, 1)]
    values = ", ".join('"' + ", ".join(f"{v:g}" for v in row) + '"' for row in rows)
    return f'{kind}({template}) {{ index_1("0, 1"); index_2("0, 1"); values({values}); }}'


def passive(kind: str, first: float, per_slew: float) -> str:
    return f'{kind}(passive_energy_template_2x1) {{ index_1("0, 1"); values("{first:g}, {first + per_slew:g}"); }}'


def timing(related: str, sense: str, kind: str, rise: float, fall: float) -> str:
    """Delays `rise` and `fall`, a nanosecond more for a pF and half of the input's slew; slews of a tenth."""
    tables = [
        table("cell_rise", "delay_template_2x2", rise, 1, 0.5),
        table("cell_fall", "delay_template_2x2", fall, 1, 0.5),
        table("rise_transition", "delay_template_2x2", 0.1, 0, 0),
        table("fall_transition", "delay_template_2x2", 0.1, 0, 0),
    ]
    return f'timing() {{ related_pin : "{related}"; timing_sense : {sense}; timing_type : {kind}; {" ".join(tables)} }}'


def power(related: str, rise: float, fall: float) -> str:
    both = (
        table("rise_power", "energy_template_2x2", rise, 0, 1),
        table("fall_power", "energy_template_2x2", fall, 0, 1),
    )
    return f'internal_power() {{ related_pin : "{related}"; {" ".join(both)} }}'


def pin(name: str, direction: str, capacitance: float, *groups: str) -> str:
    return f"pin({name}) {{ direction : {direction}; capacitance : {capacitance:g}; {' '.join(groups)} }}"


SETUP = " ".join(
    table(f"{edge}_constraint", "setup_template_2x2", first, 0, 0) for edge, first in (("rise", 0.2), ("fall", 0.3))
)
OWN = f"internal_power() {{ {passive('rise_power', 0.5, 1)} {passive('fall_power', 0.25, 0)} }}"
THROUGH = (
    timing("D", "positive_unate", "combinational", 1, 1),
    timing("CLK", "non_unate", "rising_edge", 1, 1),
)
NON_UNATE = (timing("A", "non_unate", "combinational", 1, 2), timing("B", "non_unate", "combinational", 3, 4))
LIBRARY = f"""
/* a comment */
library(tiny) {{
  nom_voltage : 2;
  lu_table_template(delay_template_2x2) {{
    variable_1 : total_output_net_capacitance; variable_2 : input_net_transition; index_1("0, 1"); index_2("0, 1");
  }}
  power_lut_template(energy_template_2x2) {{
    variable_1 : total_output_net_capacitance; variable_2 : input_transition_time; index_1("0, 1"); index_2("0, 1");
  }}
  power_lut_template(passive_energy_template_2x1) {{ variable_1 : input_transition_time; index_1("0, 1"); }}
  lu_table_template(setup_template_2x2) {{
    variable_1 : related_pin_transition; variable_2 : constrained_pin_transition; index_1("0, 1"); index_2("0, 1");
  }}
  cell (INVX1) {{
    area : 16; cell_leakage_power : 1000;
    {pin("A", "input", 0.25)}
    {pin("Y", "output", 0, timing("A", "negative_unate", "combinational", 1, 2), power("A", 2, 1))}
  }}
  cell (XOR2X1) {{
    area : 56; cell_leakage_power : 0;
    {pin("A", "input", 0.5)} {pin("B", "input", 0.5)}
    {pin("Y", "output", 0, *NON_UNATE, power("A", 4, 4), power("B", 8, 8))}
  }}
  cell (DFF) {{
    area : 96; cell_leakage_power : 0;
    ff (IQ,IQN) {{ next_state : "D"; clocked_on : "CLK"; }}
    {pin("CLK", "input", 0.125, "clock : true;", OWN)}
    {pin("D", "input", 0.25, f'timing() {{ related_pin : "CLK"; timing_type : setup_rising; {SETUP} }}')}
    {pin("Q", "output", 0, timing("CLK", "non_unate", "rising_edge", 1, 2), power("CLK", 3, 3))}
  }}
  cell (LATCH) {{
    area : 0; cell_leakage_power : 0;
    latch (IQ,IQN) {{ data_in : "D"; enable : "CLK"; }}
    {pin("CLK", "input", 0.125, "clock : true;")}
    {pin("D", "input", 0.25)}
    {pin("Q", "output", 0, *THROUGH)}
  }}
}}
"""


@pytest.fixture
def plain(tmp_path, monkeypatch) -> Path:
    """The small checkout without spaces in its paths, which the makefiles of Verilator do not support."""
    root = checkout(tmp_path / "mini", monkeypatch)
    monkeypatch.setenv("RVHASH_CACHE", str(tmp_path / "cache"))
    return root


@pytest.fixture(scope="session")
def tiny(tmp_path_factory) -> liberty.Library:
    """INVX1, XOR2X1, DFF and LATCH."""
    path = tmp_path_factory.mktemp("library") / "tiny.lib"
    path.write_text(LIBRARY)
    return liberty.load(path)
