# SPDX-License-Identifier: Apache-2.0
"""The RTL of an export: copies of our files in one folder, in compile order, the exported module last."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rvhash import __version__, paths
from rvhash.export import wrapper
from rvhash.export.blocks import Choice
from rvhash.export.copies import copy
from rvhash.export.elaborated import Module, files_of

FOLDER = "rtl"
CLOCK, RESET = "clk_i", "rst_ni"
PERIOD_NS = 10.0
# Signals of rvh_engine.sv that a build with some families alone does not use, as Verilator says it.
NO_SHA2 = "Signal is not used: 'restore'"
NO_KECCAK = "Bits of signal are not used: 'padded'*"


@dataclass(frozen=True)
class Rtl:
    """The files of an RTL folder, and the order to compile them."""

    contents: dict[str, str]
    order: list[str]  # paths inside the export
    waivers: str  # the file for Verilator -Wall


def copied(name: str, of: Module, title: str, folder: str, beside: Sequence[str] = ()) -> Rtl:
    """The files that `of` requires, and the module `name` with its parameters set. `beside`: files that are there."""
    there = {Path(path).name for path in beside}
    listed = files_of(of.name)
    contents, order = {}, []
    for source in (f for f in listed.files if Path(f).name not in there):
        target = f"{folder}/{Path(source).name}"
        contents[target] = copy(source)
        order.append(target)
    waivers = f"{folder}/{name}.vlt"
    contents[waivers] = _waivers(of, listed.waivers)
    own = f"{folder}/{name}.sv"
    return Rtl(contents | {own: wrapper.module(name, of, title)}, [*order, own], waivers)


def _waivers(of: Module, generated: list[str]) -> str:
    """Verilator's waivers: outputs left open on purpose, `.name()`; constants of packages; signals for a family that is
    not built; generated code."""
    lines = [
        "// SPDX-License-Identifier: Apache-2.0",
        "// For verilator -Wall. An output that is left open on purpose is written .name().",
        "// A package offers constants; not every block uses all of them.",
        "`verilator_config",
        'lint_off -rule PINCONNECTEMPTY -file "*rvh_*.sv"',
        'lint_off -rule UNUSEDPARAM -file "*rvh_*_pkg.sv"',
    ]
    unused = [] if of.parameters.get("HasSha256", 1) or of.parameters.get("HasSha512", 1) else [NO_SHA2]
    unused += [] if of.parameters.get("HasKeccak", 1) else [NO_KECCAK]
    if unused:
        lines.append("// Only the families of hashes that are not built use these.")
    lines += [f'lint_off -rule UNUSEDSIGNAL -file "*rvh_engine.sv" -match "{message}"' for message in unused]
    for source in generated:  # a rule names a file by the end of its path
        rules = (paths.root() / source).read_text().partition("`verilator_config\n")[2]
        lines += rules.replace(f"*{Path(source).parent}/", "*").splitlines()
    return "\n".join(lines) + "\n"


def file_list_of(choice: Choice, rtl: Rtl) -> str:
    """A file for option -f of a tool that runs in the export's folder."""
    lines = [
        f"// {choice.name}: {choice.kind.title}; rvhash {__version__}",
        f"// top module: {choice.name}; no include folder, no define. Paths are relative to the folder of this file.",
        "// Define SYNTHESIS for synthesis: it removes the contracts, which are assertions for simulation.",
    ]
    return "\n".join([*lines, *rtl.order]) + "\n"


def constraints(name: str, of: Module) -> str:
    """Timing constraints in SDC: one clock, an asynchronous reset, budgets at the ports."""
    return f"""\
# SPDX-License-Identifier: Apache-2.0
# {name}: one clock, rising edge; no multicycle path and no clock crossing inside.
# Set the period and the budgets of the ports for your design.
set period_ns {PERIOD_NS:g}
create_clock -name {CLOCK} -period $period_ns [get_ports {CLOCK}]

# Asserted at any time, released synchronously to the clock by a synchroniser outside: only recovery is timed.
set_input_delay -clock {CLOCK} [expr 0.5 * $period_ns] [get_ports {RESET}]

# Half of the period is outside.
set data_inputs {{ {" ".join(p.name for p in of.ports if not p.output and p.name not in (CLOCK, RESET))} }}
set data_outputs {{ {" ".join(p.name for p in of.ports if p.output)} }}
set_input_delay -clock {CLOCK} [expr 0.5 * $period_ns] [get_ports $data_inputs]
set_output_delay -clock {CLOCK} [expr 0.5 * $period_ns] [get_ports $data_outputs]
"""
