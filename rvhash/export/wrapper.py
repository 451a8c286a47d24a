# SPDX-License-Identifier: Apache-2.0
"""The exported module: one of ours with its parameters set, every port a vector. And an instance of it to copy.

The plain Verilog has the same name and the same ports, so a design can change from one to the other.
"""

from collections.abc import Mapping

from rvhash import __version__
from rvhash.export.elaborated import Module, Port


def module(name: str, of: Module, title: str) -> str:
    """The text of the module `name`, which instantiates `of`."""
    lines = [
        "// SPDX-License-Identifier: Apache-2.0",
        f"// {sentence(title)}.",
        f"// {of.name} of rvhash {__version__} with these parameters, every port a vector:",
        *(f"//   {key} = {value}" for key, value in of.parameters.items()),
        "",
        "`default_nettype none",
        "",
        f"module {name} (",
        ",\n".join(f"    {_declared(port, of)}" for port in of.ports),
        ");",
        "",
        f"  {of.name} #(",
        ",\n".join(f"      .{key}({literal(value, of.widths[key])})" for key, value in of.parameters.items()),
        f"  ) u_{of.name.removeprefix('rvh_')} (",
        ",\n".join(f"      .{port.name}({_cast(port)})" for port in of.ports),
        "  );",
        "",
        "endmodule",
        "",
        "`default_nettype wire",
    ]
    if not of.parameters:
        start = lines.index(f"  {of.name} #(")
        lines[start : start + 3] = [f"  {of.name} u_{of.name.removeprefix('rvh_')} ("]
    return "\n".join(lines) + "\n"


def instance(name: str, of: Module, nets: Mapping[str, str] | None = None) -> str:
    """An instance of the exported module, with the nets that it connects; without `nets`, nets named as the ports."""
    given = nets if nets is not None else {port.name: net(port) for port in of.ports}
    wide = max(len(port.name) for port in of.ports)
    lines = [f"    .{port.name:<{wide}}({given[port.name]})" for port in of.ports]
    return f"{name} u_{name} (\n" + ",\n".join(lines) + "\n);\n"


def to_copy(name: str, of: Module) -> str:
    """A file with declarations of nets and an instance that connects them; plain Verilog."""
    wide = max(len(port.range) for port in of.ports)
    nets = [f"wire {port.range:<{wide}} {net(port)};" for port in of.ports]
    return "\n".join(
        [
            "// SPDX-License-Identifier: Apache-2.0",
            f"// {name}: nets and an instance to copy. Plain Verilog: it serves the SystemVerilog and the plain one.",
            *nets,
            "",
            instance(name, of),
        ]
    )


def net(port: Port) -> str:
    """The net of a port: its name without the direction."""
    return "rst_n" if port.name == "rst_ni" else port.name.removesuffix("_i").removesuffix("_o")


def sentence(title: str) -> str:
    """A title at the beginning of a sentence."""
    return title[0].upper() + title[1:]


def literal(value: int, width: int) -> str:
    """A constant of that width."""
    return str(value) if width == 32 and value < 1 << 31 else f"{width}'d{value}"


def _declared(port: Port, of: Module) -> str:
    wide = max(len(p.range) for p in of.ports)
    kind = "output      logic" if port.output else "input  wire logic"
    return f"{kind} {port.range:>{wide}} {port.name}"


def _cast(port: Port) -> str:
    return f"{port.cast}'({port.name})" if port.cast else port.name
