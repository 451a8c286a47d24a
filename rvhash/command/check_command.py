# SPDX-License-Identifier: Apache-2.0
"""`rvhash check-host`: whether a host is sound, as a table or as JSON."""

import dataclasses
import json
from typing import Annotated

import typer
from rich.table import Table

from rvhash import check, console
from rvhash.check.host_checks import FAIL
from rvhash.command.options import examples, host_named

EXAMPLES = examples(
    "rvhash check-host hart",
    "rvhash check-host ibex --long",
    "rvhash check-host cv32e40x --only xif-results --only xif-accesses",
    "rvhash check-host cv32e40p --json",
)


def check_command(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A folder of hosts; see rvhash list --hosts.")],
    long: Annotated[
        bool,
        typer.Option("--long", help="More operands and wait states, also with the extension interface off; minutes."),
    ] = False,
    only: Annotated[
        list[str] | None, typer.Option(metavar="CHECK", help="Repeatable; this row of the table.", show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="A list of objects, one for each row.")] = False,
) -> None:
    """Check whether a host is sound: instructions, hazards, traps, counters, interrupts and offloads.

    Programs run on the host in the reference system, with and without wait states. What the host does not claim in its
    host.toml is not applicable. A row that a defect of host.toml names is a known defect, seen or not seen, and says
    how the firmware or the coprocessor of rvhash avoids it.

    The exit status is 1 if a row fails.
    """
    host_named(name)
    with console.build_log() as notify, console.steps_bar(f"check {name}") as progress:
        rows = check.run(name, long=long, only=only or (), notify=notify, progress=progress)
    if as_json:
        console.out(json.dumps([dataclasses.asdict(row) for row in rows], indent=2))
    else:
        table = Table("check", "what", "result", "detail", box=None, pad_edge=False)
        for row in rows:
            table.add_row(row.check, row.what, row.result, row.detail)
        console.out_table(table)
    raise typer.Exit(1 if any(row.result == FAIL for row in rows) else 0)
