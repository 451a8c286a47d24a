# SPDX-License-Identifier: Apache-2.0
"""Instances of SystemVerilog in Markdown pages, and a module around them that a tool can elaborate."""

import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from rvhash.design import file_list
from tests.lint import repo

_FENCE = re.compile(r"^```systemverilog\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_COMMENT = re.compile(r"//[^\n]*")
_INSTANCE = re.compile(
    r"\b(rvh_\w+)\s*(?:#\s*\((?P<parameters>.*?)\)\s*)?(?P<name>u_\w+)\s*\((?P<ports>.*?)\);", re.DOTALL
)
_CONNECTION = re.compile(r"\.(\w+)\s*\(([^()]*)\)")
_NAME = re.compile(r"[a-z]\w*\Z")


@dataclass
class Net:
    """A name that instances connect to their ports."""

    width: int
    driven: int = 0  # by so many outputs
    read: int = 0  # by so many inputs
    ports: list[str] = field(default_factory=list)


def blocks(page: Path) -> list[str]:
    """The blocks of SystemVerilog of a page."""
    return _FENCE.findall(page.read_text())


def instances(block: str) -> list[tuple[str, dict[str, str], dict[str, str]]]:
    """Module, parameters and connections of each instance in a block."""
    found = []
    for match in _INSTANCE.finditer(_COMMENT.sub("", block)):
        parameters = dict(_CONNECTION.findall(match["parameters"] or ""))
        found.append((match[1], parameters, dict(_CONNECTION.findall(match["ports"]))))
    return found


def ports(module: str, parameters: dict[str, str]) -> dict[str, tuple[str, int]]:
    """Direction and bits of each port of a module with these parameters, as slang elaborates it."""
    given = [f"-G {name}={value}" for name, value in parameters.items()]
    program = (
        "import sys\n"
        "from pyosys import libyosys as ys\n"
        "d = ys.Design()\n"
        "ys.run_pass(f'tee -q -o /dev/null read_slang --top {sys.argv[1]} ' + ' '.join(sys.argv[2:]), d)\n"
        "for w in d.top_module().wires_.values():\n"
        "    if w.port_input or w.port_output:\n"
        "        print('PORT', w.name.str()[1:], 'input' if w.port_input else 'output', w.width)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, module, *given, *file_list.of(module).files],
        cwd=repo.ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    lines = [line.split()[1:] for line in done.stdout.splitlines() if line.startswith("PORT ")]
    return {name: (direction, int(width)) for name, direction, width in lines}


def nets(block: str) -> dict[str, Net]:
    """Every name that the instances of a block connect. Two widths for one name, or two drivers, are an error."""
    found: dict[str, Net] = {}
    for module, parameters, connections in instances(block):
        has = ports(module, parameters)
        for port, net in ((p, n.strip()) for p, n in connections.items()):
            if port not in has or not _NAME.match(net):
                continue  # Verilator names an unknown port; a literal or nothing needs no net
            direction, width = has[port]
            entry = found.setdefault(net, Net(width))
            assert entry.width == width, f"{net}: {entry.width} bits for {entry.ports}, {width} for {port}"
            entry.driven += direction == "output"
            entry.read += direction == "input"
            entry.ports.append(port)
            assert entry.driven < 2, f"{net} has two drivers: {entry.ports}"
    return found


def module(block: str) -> str:
    """A module `top` around the instances of a block: what no instance drives is an input, the rest are outputs."""
    lines = [
        f"  {'output' if net.driven else 'input wire'} logic [{net.width - 1}:0] {name}"
        for name, net in nets(block).items()
    ]
    head = "`default_nettype none\nmodule top (\n" + ",\n".join(lines) + "\n);\n"
    return head + re.sub(r"(?m)^(?=.)", "  ", block) + "endmodule\n`default_nettype wire\n"


def files(block: str) -> list[str]:
    """The RTL that `rvhash files` lists for the modules of a block, once each, in an order that every tool accepts."""
    return list(dict.fromkeys(f for module, *_ in instances(block) for f in file_list.of(module).files))


def waivers(block: str) -> list[str]:
    """Verilator's waivers for them."""
    return list(dict.fromkeys(w for module, *_ in instances(block) for w in file_list.of(module).waivers))
