# SPDX-License-Identifier: Apache-2.0
"""Delays and paths on netlists that are small enough for a computation by hand; all of a unit against OpenSTA."""

import re
import shutil
import subprocess

import pytest

from rvhash.builder.tools import ToolRunner
from rvhash.design.named_units import units
from rvhash.errors import BuildError
from rvhash.gates import liberty, mapping, netlist, timing, verilog
from rvhash.gates.netlist import Instance, Netlist, Port

CLK, IN, Q1, NOT, SUM, Q2 = 2, 3, 4, 5, 6, 7
SLEW = 0.05 * 0.6  # what the ports' slew of 0.06 adds to a delay
ON = 0.5 * 0.1  # what the slew of a cell adds


def two_registers() -> Netlist:
    """Q1 -> INV -> XOR (with the input) -> D of Q2; Q2 is an output, and so is the sum."""
    return Netlist(
        {
            "clk_i": Port("input", [CLK]),
            "a_i": Port("input", [IN]),
            "q_o": Port("output", [Q2]),
            "s_o": Port("output", [SUM]),
        },
        [
            Instance("DFF", {"CLK": CLK, "D": SUM, "Q": Q2}),
            Instance("XOR2X1", {"A": NOT, "B": IN, "Y": SUM}),
            Instance("INVX1", {"A": Q1, "Y": NOT}),
            Instance("DFF", {"CLK": CLK, "D": Q2, "Q": Q1}),
        ],
        8,
        {Q1: "first_q", Q2: "second_q"},
    )


def test_loads(tiny):
    load = timing.Timing(two_registers(), tiny).load[0]
    assert load[[CLK, IN, Q1, NOT, SUM, Q2]].tolist() == [0.25, 0.5, 0.25, 0.5, 0.25, 0.25]


def test_delays(tiny):
    of = timing.Timing(two_registers(), tiny)
    (rise, fall) = of.edges["INVX1"]
    assert (rise.cause, rise.effect, fall.cause, fall.effect) == (1, 0, 0, 1)
    assert (rise.delay[0], fall.delay[0]) == (pytest.approx(1 + 0.5 + ON), pytest.approx(2 + 0.5 + ON))
    clocked = of.edges["DFF"]
    assert [e.delay[0] for e in clocked] == [pytest.approx(1 + 0.25 + SLEW), pytest.approx(2 + 0.25 + SLEW)]


def test_paths(tiny):
    of = timing.Timing(two_registers(), tiny)
    # Q1 falls at 2.28, the inverter rises 1.55 later, or Q1 rises at 1.28 and it falls 2.55 later; the XOR takes up to
    # 2.3 more for a fall, and the setup before a fall is 0.3.
    want = 3.83 + (2 + 0.25 + ON) + 0.3
    assert of.to_registers("registers") == timing.Path(pytest.approx(want), "first_q", "second_q")
    assert of.to_registers("inputs") == timing.Path(pytest.approx(4 + 0.25 + SLEW + 0.3), "n3", "second_q")
    assert of.to_outputs("registers") == timing.Path(pytest.approx(want - 0.3), "first_q", "s_o[0]")
    assert of.to_outputs("inputs") == timing.Path(pytest.approx(4 + 0.25 + SLEW), "n3", "s_o[0]")


def test_no_path_is_none(tiny):
    gates = Netlist({"a_i": Port("input", [2]), "y_o": Port("output", [3])}, [Instance("INVX1", {"A": 2, "Y": 3})], 4)
    of = timing.Timing(gates, tiny)
    assert (of.to_registers("registers"), of.to_registers("inputs"), of.to_outputs("registers")) == (None, None, None)
    assert of.to_outputs("inputs") == timing.Path(pytest.approx(2 + SLEW), "n2", "y_o[0]")


def test_period_is_relative_to_the_clock_at_the_register(tiny):
    """An inverter in the clock of the second register: its path has that much more time, and the other's less."""
    gates = two_registers()
    gates.instances[0].pins["CLK"] = 8
    gates.instances.append(Instance("INVX1", {"A": CLK, "Y": 8}))
    gates.nets = 9
    of = timing.Timing(gates, tiny)
    late = 1 + 0.125 + SLEW
    assert of.to_registers("registers").ns == pytest.approx(max(3.83 + 2.3 + 0.3 - late, late + 2.25 + ON + 0.3))


def test_paths_through_latches_are_not_timed(tiny):
    gates = two_registers()
    gates.instances[2] = Instance("LATCH", {"CLK": CLK, "D": Q1, "Q": NOT})
    of = timing.Timing(gates, tiny)
    assert of.to_registers("registers").end == "first_q"


def test_loop_is_refused(tiny):
    gates = two_registers()
    gates.instances[2].pins["A"] = SUM
    with pytest.raises(BuildError, match="combinational loop"):
        timing.Timing(gates, tiny)


def test_delay_file_has_every_arc_with_a_full_triple(tiny):
    lines = list(timing.standard_delays(timing.Timing(two_registers(), tiny)))
    assert lines[0].startswith('(DELAYFILE (SDFVERSION "3.0")')
    assert lines[-1] == ")"
    cells = {re.search(r"INSTANCE (i\d)", line)[1]: line for line in lines[1:-1]}
    assert sorted(cells) == ["i0", "i1", "i2", "i3"]
    assert "(IOPATH A Y (1.550:1.550:1.550) (2.550:2.550:2.550))" in cells["i2"]
    assert cells["i1"].count("IOPATH") == 2
    # The largest of both edges of A: its slew is the inverter's.
    assert "(IOPATH A Y (1.300:1.300:1.300) (2.300:2.300:2.300))" in cells["i1"]


@pytest.mark.full
@pytest.mark.skipif(shutil.which("sta") is None, reason="Debian's opensta is not installed")
def test_longest_paths_are_those_of_opensta(tmp_path):
    """The SHA-256 core, mapped: paths between registers and from inputs to registers."""
    files = mapping.cell_files()
    mapping.run(ToolRunner(), mapping.job(units()["sha256-core"], ["flat"]), tmp_path, tmp_path)
    library = liberty.load(files.liberty)
    gates = netlist.read(tmp_path / "flat.json", library)
    of = timing.Timing(gates, library)
    (tmp_path / "netlist.v").write_text("\n".join(verilog.lines(gates)))
    given = " ".join(f"n{n}" for n in verilog.inputs(gates) if n not in (gates.clock(), *gates.ports["rst_ni"].nets))
    script = f"""
        read_liberty {files.liberty}
        read_verilog netlist.v
        link_design {verilog.MODULE}
        create_clock -name clk -period 10 n{gates.clock()}
        set_input_transition {timing.PORT_SLEW} [all_inputs]
        set_clock_transition {timing.PORT_SLEW} clk
        set_input_delay 0 -clock clk [get_ports {{{given}}}]
        foreach from [list [all_registers -clock_pins] [get_ports {{{given}}}]] {{
          report_checks -from $from -to [all_registers -data_pins] -digits 5
        }}
        exit
        """
    (tmp_path / "script.tcl").write_text(script)
    said = subprocess.run(
        ["sta", "-exit", "script.tcl"], cwd=tmp_path, capture_output=True, text=True, check=True
    ).stdout
    slacks = [10 - float(s) for s in re.findall(r"([\d.]+)   slack \(MET\)", said)]
    assert slacks == [pytest.approx(of.to_registers(f).ns, abs=0.002) for f in ("registers", "inputs")]
