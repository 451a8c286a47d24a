# SPDX-License-Identifier: Apache-2.0
"""The wrapper in which a unit is placed alone: five pins, and a flip-flop at every other port of the unit.

Clock and reset are pins. Every input comes from a flip-flop of a shift register (rvh_pins_in). Every output goes into a
flip-flop (rvh_pins_out), and a second shift register brings the outputs to a pin. So every path from or to a port of
the unit begins or ends in a flip-flop, and no pin is in a path that is timed.
"""

from dataclasses import dataclass
from pathlib import Path

TOP = "rvh_pins"
UNIT = "u_unit"
PINS = ("clk_i", "rst_ni")  # ports that are pins
MODULES = tuple(Path(__file__).with_name(f"rvh_pins_{way}.sv") for way in ("in", "out"))


@dataclass(frozen=True)
class Port:
    """A port of a mapped unit: its width in bits, and whether it is an input; otherwise it is an output."""

    name: str
    bits: int
    is_input: bool


def of_unit(cell: str) -> bool:
    """Whether a cell of the flat netlist is one of the unit. A name that Yosys made begins with a mark."""
    return cell.removeprefix("$flatten\\").startswith(f"{UNIT}.")


def wrapper(unit: str, ports: list[Port]) -> str:
    """SystemVerilog: the module TOP with the unit as UNIT, and the unit as an empty module."""
    shifted = [p for p in ports if p.name not in PINS]
    chain = ["shift_i", *(f"{p.name}_shift" for p in shifted)]
    pins = [f"    .{p.name}" for p in ports if p.name in PINS]
    connections = ",\n".join([*pins, *(f"    .{p.name}({p.name}_unit)" for p in shifted)])
    lines = [
        "`default_nettype none",
        f"module {unit} (",
        ",\n".join(f"  {_direction(p)} logic [{p.bits - 1}:0] {p.name}" for p in ports),
        ");",
        "endmodule",
        f"module {TOP} (",
        "  input wire logic clk_i, rst_ni, shift_i, load_i,",
        "  output logic shift_o",
        ");",
        *(f"  logic [{p.bits - 1}:0] {p.name}_unit;\n  logic {p.name}_shift;" for p in shifted),
        *(_shift_register(p, before) for p, before in zip(shifted, chain[:-1], strict=True)),
        f"  assign shift_o = {chain[-1]};",
        f"  {unit} {UNIT} (\n{connections}\n  );",
        "endmodule",
        "`default_nettype wire",
    ]
    return "\n".join(lines) + "\n"


def _direction(port: Port) -> str:
    return "input wire" if port.is_input else "output"


def _shift_register(port: Port, before: str) -> str:
    """The instance with the flip-flops of a port. `before`: what it shifts in."""
    way, own = ("in", f".unit_o({port.name}_unit)") if port.is_input else ("out", f".load_i, .unit_i({port.name}_unit)")
    shift = f".shift_i({before}), .shift_o({port.name}_shift)"
    return f"  rvh_pins_{way} #(.Bits({port.bits})) u_{way}_{port.name} (.clk_i, {shift}, {own});"
