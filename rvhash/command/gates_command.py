# SPDX-License-Identifier: Apache-2.0
"""`rvhash gates`: units as gates of a cell library."""

from typing import Annotated

import typer

from rvhash import console
from rvhash.command.options import examples
from rvhash.design import named_units
from rvhash.errors import UsageError
from rvhash.gates import gate_count

EXAMPLES = examples(
    "rvhash gates --list",
    "rvhash gates sha256-core keccak-core-64",
    "rvhash gates all --json",
)


def gates_command(
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="NAME...",
            help="Units (see --list), or all: those that are timed, and pipelines of 3 and 24 stages.",
            show_default=False,
        ),
    ] = None,
    list_units: Annotated[bool, typer.Option("--list", help="List the units, and map nothing.")] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Records with the whole sweep; with --list, the units.")
    ] = False,
    again: Annotated[bool, typer.Option("--again", help="Map again, even if the result is in the cache.")] = False,
) -> None:
    """Map units to the osu018 library (180 nm class) and report area and period.

    Each unit is mapped for several targets of the mapper, from smallest to fastest. A kGE is the area of 1,000 NAND2X1.

    The period is that of the longest path from a register to a register. Paths from and to ports are in --json.

    No wires, no placement, no clock tree, one corner: compare figures of this flow with each other.

    A result is cached until RTL, parameters or tools change. `make setup-test` installs library and mapper.
    """
    if list_units:
        if names or again:
            raise UsageError("--list maps nothing and takes no unit and no --again")
        if as_json:
            console.out(named_units.as_json())
        else:
            console.out_table(named_units.table())
        return
    if not names:
        raise UsageError(f"NAME is missing; give all, or some of {', '.join(named_units.units())}")
    records = gate_count.measure(names, again)
    if as_json:
        console.out(gate_count.as_json(records))
    else:
        console.out_table(gate_count.table(records))
