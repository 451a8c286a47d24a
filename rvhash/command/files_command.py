# SPDX-License-Identifier: Apache-2.0
"""`rvhash files`: the file list of a unit, for the user's own build."""

from typing import Annotated

import typer

from rvhash import console, paths
from rvhash.command.options import examples
from rvhash.design import file_list
from rvhash.errors import UsageError
from rvhash.strict_toml import allowed

FORMATS = ["f", "json"]
EXAMPLES = examples(
    "rvhash files mmio > rvhash.f; verilator --lint-only --top-module rvh_mmio -f rvhash.f",
    "rvhash files rvh_mmio_axi --root '${RVHASH}'",
    "rvhash files stream-single --format json",
    "rvhash files --list",
)


def files_command(
    name: Annotated[
        str, typer.Argument(metavar="UNIT", help="A unit or a module; see --list.", show_default=False)
    ] = "",
    form: Annotated[str, typer.Option("--format", help="f (for option -f of a tool) or json.")] = "f",
    root: Annotated[
        str | None,
        typer.Option(help="Prefix of each path. Default: the folder that contains rtl/.", show_default=False),
    ] = None,
    waivers: Annotated[
        bool, typer.Option("--waivers", help="Also list Verilator's waivers for generated code; with --format f.")
    ] = False,
    list_units: Annotated[bool, typer.Option("--list", help="List the units and modules, and exit.")] = False,
) -> None:
    """Print the RTL files of a unit in compile order, with its top module and parameters.

    The list is complete and has no unneeded file. No include folder and no define is required.
    """
    try:
        allowed("--format", form, FORMATS)
    except ValueError as e:
        raise UsageError(str(e)) from None
    if list_units:
        if name:
            raise UsageError(f"--list lists all units and takes no UNIT: remove {name}")
        for known in file_list.names():
            console.out(known)
        return
    if not name:
        raise UsageError("UNIT is missing; `rvhash files --list` lists the units and modules")
    if waivers and form != "f":
        raise UsageError("--waivers requires --format f; json always contains the waivers")
    listed, before = file_list.of(name), str(paths.root()) if root is None else root.rstrip("/")
    console.out(file_list.as_json(listed, before) if form == "json" else file_list.as_f(listed, before, waivers))
