# SPDX-License-Identifier: Apache-2.0
"""The wrapper of `rvhash pnr` on a very small checkout: a flip-flop at every port, five pins, and the whole unit."""

import json

import pytest

from rvhash import builder
from rvhash.builder.tools import ToolRunner
from rvhash.design import named_units
from rvhash.errors import BuildError
from rvhash.synth import fpga_area, wrapped_netlist
from tests.rvhash.units_checkout import checkout, edit

UNIT = "u_unit."


def built(name="count-8"):
    return builder.get(lambda: wrapped_netlist.recipe(name), ToolRunner(), lambda event, what: None)


@pytest.fixture(scope="module")
def entry(tmp_path_factory):
    """The wrapped netlist of count-8."""
    with pytest.MonkeyPatch.context() as patch:
        checkout(tmp_path_factory.mktemp("wrapped") / "mini checkout", patch)
        yield built()


@pytest.fixture
def top(entry):
    return netlist(entry)


def netlist(entry):
    modules = json.loads((entry / "netlist.json").read_text())["modules"]
    assert list(modules) == ["rvh_pins"]
    return modules["rvh_pins"]


def bits(top, port):
    """The bits of a port of the unit, the lowest first."""
    return top["netnames"][UNIT + port]["bits"]


def wrapper_cells(top):
    return {name: cell for name, cell in top["cells"].items() if not name.startswith(UNIT)}


def sinks(top, bit):
    """Cell and pin of every input that the bit drives."""
    return [
        (name, pin)
        for name, cell in top["cells"].items()
        for pin, wired in cell["connections"].items()
        if wired == [bit] and cell["port_directions"][pin] == "input"
    ]


def test_every_input_comes_from_a_flip_flop_and_every_output_goes_into_one(top):
    outside = wrapper_cells(top)
    from_flip_flop = {tuple(c["connections"]["Q"]) for c in outside.values() if c["type"] == "TRELLIS_FF"}
    assert len(bits(top, "step_i")) == len(bits(top, "count_o")) == 8
    assert all((bit,) in from_flip_flop for bit in bits(top, "step_i"))
    for bit in bits(top, "count_o"):
        ((cell, pin),) = [sink for sink in sinks(top, bit) if sink[0] in outside]
        assert (outside[cell]["type"], pin in ("DI", "M")) == ("TRELLIS_FF", True)


def test_the_inputs_are_one_shift_register_from_the_pin_on(top):
    follows = {
        (c["connections"].get("DI") or c["connections"]["M"])[0]: c["connections"]["Q"][0]
        for c in wrapper_cells(top).values()
        if c["type"] == "TRELLIS_FF"
    }
    (at,) = top["ports"]["shift_i"]["bits"]
    for bit in bits(top, "step_i"):
        at = follows[at]
        assert at == bit


def test_clock_and_reset_are_pins_and_there_are_five(entry, top):
    assert {name: port["direction"] for name, port in top["ports"].items()} == {
        "clk_i": "input",
        "rst_ni": "input",
        "shift_i": "input",
        "load_i": "input",
        "shift_o": "output",
    }
    for pin in ("clk_i", "rst_ni"):
        assert bits(top, pin) == top["ports"][pin]["bits"]
    assert len(wrapped_netlist.contents(entry).registers) == 8 + 3 * 8  # of the unit, its inputs, twice its outputs


def test_the_unit_in_the_wrapper_is_the_unit_alone(entry, top):
    contents = wrapped_netlist.contents(entry)
    kinds = [cell["type"] for name, cell in top["cells"].items() if name.startswith(UNIT)]
    assert {kind: kinds.count(kind) for kind in kinds} == contents.unit
    assert contents.unit == {"LUT4": 9, "TRELLIS_FF": 8}  # as `rvhash synth` counts them: test_fpga_area.py
    assert contents.wrapped["TRELLIS_FF"] == 8 + 3 * 8


def test_registers_have_their_names_in_the_source_and_those_of_the_wrapper_the_ports(entry):
    names = list(wrapped_netlist.contents(entry).registers.values())
    for register in ("u_unit.count_o", "count_o", "step_i"):
        assert [names.count(f"{register}[{i}]") for i in range(8)] == [1] * 8


def test_a_unit_without_clock_is_wrapped(mini):
    top = netlist(built("bus"))
    assert bits(top, "a_i") != bits(top, "b_o")
    assert len(wrapped_netlist.contents(built("bus")).registers) == 3


def test_the_same_contents_give_the_same_netlist_elsewhere(entry, mini):
    assert (built() / "netlist.json").read_bytes() == (entry / "netlist.json").read_bytes()


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("synth/rvh_pins_out.sv", "unit_q  <= unit_i", "unit_q  <= ~unit_i", r"no flip-flop at the ports count_o\[0\]"),
        (
            "synth/rvh_pins_in.sv",
            "always_ff @(posedge clk_i) unit_o <= ",
            "assign unit_o = ",
            r"no flip-flop at the ports step_i\[7\]",
        ),
        (
            "synth/wrap.py",
            'run(design, "check", "-mapped", "-assert")',
            'run(design, "delete", "rvh_pins/u_unit.count_o_TRELLIS_FF_Q_1")',
            "the unit has 8 TRELLIS_FF alone and 7 in the wrapper",
        ),
        (
            "rtl/count.sv",
            "input logic clk_i, rst_ni,",
            "inout wire w_io, input logic clk_i, rst_ni,",
            "the port w_io is",
        ),
        ("rtl/count.sv", "count_o <= '0", "count_o <= zero", "undeclared identifier 'zero'"),
        ("synth/units.toml", "Width = 8", "Wdth = 8", "parameter 'Wdth' does not exist"),
    ],
    ids=["output", "input", "lost-cell", "inout", "rtl", "parameter"],
)
def test_what_cannot_be_wrapped_is_refused(mini, file, old, new, says):
    edit(mini / file, old, new)
    with pytest.raises(BuildError, match=says) as caught:
        built()
    assert "the wrapped netlist of count-8 does not build" in str(caught.value)
    assert not list((mini / "the cache").glob("pnr-*"))


OWN = ("synth/map.py", "synth/wrap.py", "synth/pins.py", "synth/rvh_pins_in.sv", "synth/rvh_pins_out.sv")


@pytest.mark.parametrize("name", ["rtl/count.sv", "rtl/flags.svh", *OWN])
def test_key_changes_with_every_file(mini, name):
    before = wrapped_netlist.recipe("count-8").key()
    (mini / name).write_text((mini / name).read_text() + "\n")
    assert wrapped_netlist.recipe("count-8").key() != before


def test_key_changes_with_parameters_and_mapper(mini, monkeypatch):
    seen = {wrapped_netlist.recipe("count-8").key(), wrapped_netlist.recipe("count-least").key()}
    edit(mini / "synth/units.toml", "Width = 8", "Width = 9")
    seen.add(wrapped_netlist.recipe("count-8").key())
    monkeypatch.setattr(fpga_area, "mapper", lambda: "pyosys 9.9")
    assert len(seen | {wrapped_netlist.recipe("count-8").key()}) == 4
    assert named_units.timed() == ["count-8", "bus"]
