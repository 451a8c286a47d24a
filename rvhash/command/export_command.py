# SPDX-License-Identifier: Apache-2.0
"""`rvhash export`: a block as a folder for the user's own tree and tools."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from rvhash import console
from rvhash.command.options import examples
from rvhash.errors import UsageError
from rvhash.export import blocks, folder

EXAMPLES = examples(
    "rvhash export mmio --out hash",
    "rvhash export mmio --bus axi-lite+axi --param HasSha512=0 --param ManagerWidth=64 --out hash",
    "rvhash export xif-1.0 --verilog --out coprocessor",
    "rvhash export engine-small --name hash_engine --out engine",
    "rvhash export --list",
)


def export_command(
    unit: Annotated[
        str,
        typer.Argument(
            metavar="UNIT",
            help="A block of --list, or a unit of rvhash synth --list that is one of these blocks.",
            show_default=False,
        ),
    ] = "",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="The folder to write.", show_default=False)
    ] = None,
    parameters: Annotated[
        list[str] | None,
        typer.Option("--param", metavar="NAME=VALUE", help="A parameter of the block; repeatable.", show_default=False),
    ] = None,
    bus: Annotated[
        str | None,
        typer.Option(help="The bus of a block that has a choice: obi, axi, axi-lite+axi, apb.", show_default=False),
    ] = None,
    name: Annotated[
        str | None, typer.Option(help="Name of the exported module. Default: rvhash_BLOCK_BUS.", show_default=False)
    ] = None,
    verilog: Annotated[
        bool, typer.Option("--verilog", help="Also one file of plain Verilog, written by Yosys.")
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="Replace a folder of an earlier export.")] = False,
    list_blocks: Annotated[bool, typer.Option("--list", help="List blocks, buses and parameters, and exit.")] = False,
) -> None:
    """Write a block with its parameters into a folder, for the user's own tree and tools.

    README.md there lists its files. They refer to nothing outside, and the same command writes the same bytes.

    --verilog requires Yosys, which `make setup-test` installs.
    """
    if list_blocks:
        if unit or out or parameters or bus or name or verilog or force:
            raise UsageError("--list lists the blocks and takes no UNIT and no other option")
        console.out_table(_table())
        return
    if not unit:
        raise UsageError("UNIT is missing; `rvhash export --list` lists the blocks")
    if out is None:
        raise UsageError("--out is missing: give the folder to write, for example --out hash")
    folder.check(out, force)
    from rvhash.export import contents  # not above: the exporters of registers take a quarter of a second to import

    choice = blocks.choose(unit, bus, parameters or [], name)
    folder.write(out, contents.of(choice, verilog))
    console.out(f"{out}/README.md")


def _table() -> Table:
    """Blocks with their buses and the legal values of their parameters."""
    result = Table("block", "bus", "parameters", "what it is", box=None, pad_edge=False)
    known = blocks.table()
    for name, kind in known.block.items():
        for bus in kind.bus:
            values = ", ".join(f"{key}: {blocks.shown(legal)}" for key, legal in known.legal(kind, bus).items())
            result.add_row(name, bus if bus != blocks.NO_BUS else "-", values, kind.title)
    return result
