# SPDX-License-Identifier: Apache-2.0
"""Plays a recording on a netlist with its delays, in Icarus Verilog, and compares every output in every cycle.

Four-state simulation: registers and all inputs are unknown (x) before the recording, which begins with the reset. So an
output that the reset leaves unknown is a difference. In a cycle in which an output has no meaning, as another one says,
it may be unknown, and may not differ.
"""

import math
import re
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from rvhash.builder import tools
from rvhash.builder.tools import ToolRunner
from rvhash.errors import BuildError, SimulationError
from rvhash.gates import clock_tree, dump, verilog
from rvhash.gates.netlist import CLOCK, Netlist
from rvhash.gates.recording import WINDOWS, Recording
from rvhash.gates.timing import NEVER, Timing, standard_delays

LEAST_PERIOD = 10  # ns
UNKNOWN = 4  # cycles with x at all inputs, before the recording
BEFORE_EDGE = 0.1  # ns; when outputs are compared
DELAY_ERROR = 0.005  # ns; the delays in the file are rounded to 0.001
TIMESCALE = re.compile(r"`timescale\s+1ns\s*/\s*\w+")
_ALWAYS = "1'b1"
REPORT = re.compile(r"^rvh: (\w+) (.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Times:
    """Of a cycle, in ns: its length; from the clock edge at the port to the last register; to when inputs change."""

    period: int
    tree: float
    apply: float


@dataclass(frozen=True)
class Played:
    """Edges of nets in the windows of the recording: (windows, 2, nets). `unknown`: output bits that were x before the
    reset."""

    edges: NDArray[np.int64]
    times: Times
    unknown: int


def times(timing: Timing) -> Times:
    """A period that all paths fit in, ports included, with a tenth to spare."""
    clock = timing.arrivals(timing.starts("registers"))
    clocks = [
        i.pins[name]
        for i in timing.netlist.instances
        for name, pin in timing.library.cells[i.kind].pins.items()
        if pin.clock and i.unit != clock_tree.UNIT
    ]
    at = clock[0][clocks] if clocks else np.zeros(1)
    late = float(at[at > NEVER / 2].max(initial=0.0))
    apply = math.ceil(10 * (late + 0.5)) / 10
    from_ports, from_registers = timing.arrivals(timing.starts("inputs")), clock
    need = max(apply + float(from_ports.max()), float(from_registers.max())) + BEFORE_EDGE
    for of in ("registers", "inputs"):
        path = timing.to_registers(of)
        need = max(need, path.ns + (apply if of == "inputs" else late)) if path else need
    return Times(max(LEAST_PERIOD, math.ceil(1.1 * need)), late, apply)


def play(timing: Timing, recording: Recording, cells: Path, work: Path, runner: ToolRunner) -> Played:
    """Simulate in the folder `work`; `cells`: the Verilog models of the library.

    SimulationError for an output that differs or is unknown after the reset, delays that were not applied, or a net of
    the dump that the netlist lacks.
    """
    netlist, at = timing.netlist, times(timing)
    _same_ports(netlist, recording)
    models, count = TIMESCALE.subn("`timescale 1ns/1ps", cells.read_text())
    if not count:
        raise BuildError(f"the cell models {cells} have no time scale of 1 ns")
    (work / "cells.v").write_text(models)
    (work / "netlist.v").write_text("\n".join(verilog.lines(netlist)) + "\n")
    (work / "netlist.sdf").write_text("\n".join(standard_delays(timing)) + "\n")
    begin, end = recording.windows["gated"]  # the enable of a cycle is that of the edge which ends it
    given = [int(word, 16) << 1 | (not begin - 1 <= i < end) for i, (word, _) in enumerate(recording.cycles)]
    (work / "inputs.hex").write_text("".join(f"{word:x}\n" for word in given))
    (work / "outputs.hex").write_text("".join(f"{word}\n" for _, word in recording.cycles))
    probe = _probe(timing)
    (work / "bench.v").write_text(_bench(netlist, recording, at, probe[0]))
    iverilog, vvp = tools.need("iverilog"), tools.need("vvp")
    sources = ["bench.v", "netlist.v", "cells.v"]
    runner.run([iverilog, "-g2012", "-gspecify", "-Ttyp", "-o", "bench.vvp", *sources], work, work / "log")
    runner.run([vvp, "-n", "bench.vvp"], work, work / "run.log")
    said = (work / "run.log").read_text(errors="replace")
    unknown = _verdict(said, recording, probe[1])
    windows = [tuple((UNKNOWN + c) * at.period * 1000 for c in recording.windows[name]) for name in WINDOWS]
    needed = {net for i in netlist.instances for net in i.pins.values()}
    return Played(dump.edges(work / "dump.vcd", netlist.nets, needed, [(a, b) for a, b in windows]), at, unknown)


def _same_ports(netlist: Netlist, recording: Recording) -> None:
    """SimulationError if the recording is not one of these ports."""
    own = (CLOCK, clock_tree.ENABLE)
    for direction, recorded in (("input", recording.inputs), ("output", recording.outputs)):
        there = {n: len(p.nets) for n, p in netlist.ports.items() if p.direction == direction and n not in own}
        if there != dict(recorded):
            differ = sorted({n for n, _ in set(there.items()) ^ set(recorded)})
            raise SimulationError(
                f"the stimulus does not record these {direction} ports as they are: {', '.join(differ)}"
            )


def _probe(timing: Timing) -> tuple[int, float]:
    """A net of the clock at a register, and when a rising edge comes there, in ns."""
    clock = timing.arrivals(timing.starts("registers"))[0]
    for instance in timing.netlist.instances:
        for name, pin in timing.library.cells[instance.kind].pins.items():
            if pin.clock and instance.unit != clock_tree.UNIT:
                return instance.pins[name], float(clock[instance.pins[name]])
    raise BuildError("the unit has no registers, so nothing can be played on it")


def _bench(netlist: Netlist, recording: Recording, at: Times, probe: int) -> str:
    widths = [sum(w for _, w in ports) for ports in (recording.inputs, recording.outputs)]
    count, start = len(recording.cycles), min(a for a, _ in recording.windows.values())
    end = max(b for _, b in recording.windows.values())
    place, connections = {clock_tree.ENABLE: 0}, []
    at_bit = 1
    for name, width in recording.inputs:
        place[name] = at_bit
        at_bit += width
    for name, index, net in netlist.bits("input"):
        connections.append(f".n{net}({'clk' if name == CLOCK else f'given[{place[name] + index}]'})")
    place, at_bit = {}, 0
    for name, width in recording.outputs:
        place[name] = at_bit
        at_bit += width
    for i, (name, index, _) in enumerate(netlist.bits("output")):
        connections.append(f".o{i}(taken[{place[name] + index}])")
    valid = {name: f"want[{place[of]}]" for name, of in recording.valid.items()}
    judged = (f"{{{width}{{{valid.get(name, _ALWAYS)}}}}}" for name, width in reversed(recording.outputs))
    return f"""`timescale 1ns/1ps
module bench;
  reg clk;
  reg [{widths[0]}:0] given;
  wire [{widths[1] - 1}:0] taken;
  reg [{widths[0]}:0] inputs [0:{count - 1}];
  reg [{widths[1] - 1}:0] outputs [0:{count - 1}];
  reg [{widths[1] - 1}:0] want;
  wire [{widths[1] - 1}:0] known = {{{", ".join(judged)}}};  // must be
  integer cycle, bit_, unknown, wrong;
  realtime edge_, came;

  {verilog.MODULE} dut ({", ".join(connections)});

  always @(posedge dut.n{probe}) came = $realtime - edge_;

  initial begin
    $readmemh("inputs.hex", inputs);
    $readmemh("outputs.hex", outputs);
    $sdf_annotate("netlist.sdf", dut);
    unknown = 0;
    wrong = 0;
    for (cycle = -{UNKNOWN}; cycle < {count}; cycle = cycle + 1) begin
      clk = 1'b1;
      edge_ = $realtime;
      if (cycle == {start - 1}) begin
        $dumpfile("dump.vcd");
        $dumpvars(1, dut);
      end
      if (cycle == {end + 1}) $dumpoff;
      #{at.apply:.3f};
      if (cycle >= 0) begin
        given = inputs[cycle];
        want = outputs[cycle];
      end
      #{at.period / 2 - at.apply:.3f} clk = 1'b0;
      #{at.period / 2 - BEFORE_EDGE:.3f};
      if (cycle == -1) begin
        for (bit_ = 0; bit_ < {widths[1]}; bit_ = bit_ + 1) if (taken[bit_] === 1'bx) unknown = unknown + 1;
      end
      if (cycle >= 0 && ((taken & known) !== (want & known) || (|((taken ^ want) & ~known)) === 1'b1)) begin
        if (wrong == 0) $display("rvh: first %0d %b %b %b", cycle, taken, want, known);
        wrong = wrong + 1;
      end
      #{BEFORE_EDGE:.3f};
    end
    $display("rvh: delay %f", came);
    $display("rvh: unknown %0d", unknown);
    $display("rvh: done %0d %0d", cycle, wrong);
    $finish;
  end
endmodule
"""


def _verdict(said: str, recording: Recording, delay: float) -> int:
    """The output bits that were x before the reset; SimulationError if the run is not good."""
    reports = dict(REPORT.findall(said))
    if "SDF" in said.upper() or "done" not in reports:
        last = next((line for line in said.splitlines() if "SDF" in line.upper()), said.strip().rpartition("\n")[2])
        raise SimulationError(f"the simulation of the netlist did not run as it should: {last}")
    count, wrong = (int(x) for x in reports["done"].split())
    if wrong or count != len(recording.cycles):
        cycle, *bits = reports["first"].split()
        raise SimulationError(
            f"the netlist's outputs differ from the RTL's in {wrong} of {count} cycles, first in cycle {cycle} at "
            f"{', '.join(_differing(recording, *bits))}"
        )
    if abs(float(reports["delay"]) - delay) > DELAY_ERROR:
        raise SimulationError(
            f"the clock tree takes {float(reports['delay']):.3f} ns in simulation, {delay:.3f} ns by calculation: the "
            "delays were not applied"
        )
    return int(reports["unknown"])


def _differing(recording: Recording, got: str, want: str, known: str) -> list[str]:
    """Ports with a bit that differs; x after the reset is said."""
    names, at = [], 0
    for name, width in recording.outputs:
        bits = [b[len(b) - at - width : len(b) - at] for b in (got, want, known)]
        wrong = {a for a, b, must in zip(*bits, strict=True) if a != b and (must == "1" or a in "01")}
        if wrong:
            names.append(f"{name} (unknown)" if wrong & set("xz") else name)
        at += width
    return names
