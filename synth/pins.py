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


def register(port: Port) -> str:
    """The instance with the flip-flops of that port."""
    return f"u_{'in' if port.is_input else 'out'}_{port.name}"


def wrapper(unit: str, ports: list[Port]) -> str:
    """SystemVerilog: the module TOP with the unit as UNIT, and the unit as an empty module."""
    shifted = [p for p in ports if p.name not in PINS]
    declared = [f"{'input wire' if p.is_input else 'output'} logic [{p.bits - 1}:0] {p.name}" for p in ports]
    lines = ["`default_nettype none", f"module {unit} (", "  " + ",\n  ".join(declared), ");", "endmodule", ""]

    lines += [f"module {TOP} (", "  input wire logic clk_i, rst_ni, shift_i, load_i,", "  output logic shift_o", ");"]
    connected = [f".{p.name}" for p in ports if p.name in PINS]
    body, chain = [], "shift_i"
    for p in shifted:
        of, load = ("in", "") if p.is_input else ("out", " .load_i,")
        name = register(p)
        lines += [f"  logic [{p.bits - 1}:0] {p.name}_w;", f"  logic {name}_w;"]
        body += [
            f"  rvh_pins_{of} #(.Bits({p.bits})) {name} (",
            f"    .clk_i,{load} .shift_i({chain}), .shift_o({name}_w), .unit_{'o' if p.is_input else 'i'}({p.name}_w)",
            "  );",
        ]
        connected.append(f".{p.name}({p.name}_w)")
        chain = f"{name}_w"
    lines += [*body, f"  assign shift_o = {chain};", f"  {unit} {UNIT} (", "    " + ",\n    ".join(connected), "  );"]
    return "\n".join([*lines, "endmodule", "`default_nettype wire", ""])
