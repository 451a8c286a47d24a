# SPDX-License-Identifier: Apache-2.0
"""No output depends combinationally on its own ready: a program, because a Yosys error ends Python.

usage: python -m tests.lint.handshakes TOP FILE...

A stream that leaves TOP has ports NAME_valid_o and NAME_ready_i, or valid_o and ready_i alone. What is offered, so
every output NAME_*_o, must not be reached from NAME_ready_i without a register in between; for a stream without a name
that is valid_o and data_o. Prints a line for each stream that leaves TOP. Exit status 0: all keep the rule.
"""

import sys

from pyosys import libyosys as ys

# Without registers and what leads to them alone; then bit by bit, or two signals that one case statement assigns would
# seem to depend on each other.
PASSES = ("proc", "flatten", "delete t:$*ff* t:$mem*", "opt_clean")
PASSES += ("pmuxtree", "simplemap", "splitnets -ports", "opt_clean")


def main() -> None:
    """Read, take the registers out, follow each offer back."""
    top, *paths = sys.argv[1:]
    design = ys.Design()
    ys.run_pass(f"read_slang --top {top} {' '.join(paths)}", design)
    for words in (f"hierarchy -top {top}", *PASSES):
        ys.run_pass(words, design)
    ports = {wire.name.str()[1:].split("[")[0] for wire in design.top_module().wires_.values() if port(wire)}
    for name in sorted(p.removesuffix("valid_o") for p in ports if p.endswith("valid_o")):
        if f"{name}ready_i" not in ports:
            continue
        offered = {p for p in ports if p.endswith("_o") and p.startswith(name)} if name else {"valid_o", "data_o"}
        print(f"stream of {top}: {', '.join(sorted(offered & ports))} against {name}ready_i", flush=True)
        for output in sorted(offered & ports):
            ys.run_pass(f"select -set cone {_wires(output)} %ci*", design)
            ys.run_pass(f"select -set reached @cone {_wires(f'{name}ready_i')} %i", design)
            ys.run_pass("select -assert-none @reached", design)


def port(wire: ys.Wire) -> bool:
    """It is one of the top module."""
    return wire.port_input or wire.port_output


def _wires(name: str) -> str:
    """Selection of a port, in one piece or bit by bit."""
    return f"w:{name} w:{name}[* %u"


if __name__ == "__main__":
    main()
