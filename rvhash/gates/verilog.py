# SPDX-License-Identifier: Apache-2.0
"""A netlist as structural Verilog. Every net is a scalar n0, n1, ..., and instances are i0, i1, ...: no escaped names.

So a net of a value change dump is matched with the netlist by its number alone.
"""

from collections.abc import Iterator

from rvhash.gates.netlist import ONE, ZERO, Netlist

MODULE = "rvh_gates"
# Icarus Verilog finds no path from a pin of a cell if another pin is on the same net. Each literal is a net of its own.
_CONSTANTS = {ZERO: "1'b0", ONE: "1'b1"}


def inputs(netlist: Netlist) -> list[int]:
    """The nets of the input ports' bits, in the order of the ports."""
    return [net for _, _, net in netlist.bits("input")]


def outputs(netlist: Netlist) -> list[int]:
    """The nets of the output ports' bits; one net can be at several."""
    return [net for _, _, net in netlist.bits("output")]


def lines(netlist: Netlist) -> Iterator[str]:
    """The module MODULE. Its ports are the inputs' nets, then o0, o1, ... for the bits of the outputs."""
    given, taken = inputs(netlist), outputs(netlist)
    ports = [*(f"input n{net}" for net in given), *(f"output o{i}" for i in range(len(taken)))]
    yield f"module {MODULE} (\n  " + ",\n  ".join(ports) + "\n);"
    yield f"  wire n{ZERO} = 1'b0;\n  wire n{ONE} = 1'b1;"
    own = {net for i in netlist.instances for net in i.pins.values()} - {ZERO, ONE, *given}
    yield from (f"  wire n{net};" for net in sorted(own))
    yield from (f"  assign o{i} = n{net};" for i, net in enumerate(taken))
    for at, instance in enumerate(netlist.instances):
        pins = ", ".join(f".{pin}({_CONSTANTS.get(net, f'n{net}')})" for pin, net in instance.pins.items())
        yield f"  {instance.kind} i{at} ({pins});"
    yield "endmodule"
