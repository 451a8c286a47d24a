# SPDX-License-Identifier: Apache-2.0
"""`rvhash list`: the design points."""

import json
from typing import Annotated

import typer
from rich.table import Table

from rvhash import console, design
from rvhash.command.options import examples

EXAMPLES = examples("rvhash list", "rvhash list --json")


def list_command(
    as_json: Annotated[bool, typer.Option("--json", help="A list of objects, one for each design.")] = False,
) -> None:
    """List the design points, one line each."""
    designs = [design.get(name) for name in design.names()]
    if as_json:
        console.out(json.dumps([d.model_dump() for d in designs], indent=2))
        return
    table = Table("design", "host", "attachment", "software", "what it is", box=None, pad_edge=False)
    for d in designs:
        table.add_row(
            d.name, d.host, d.attachment, d.firmware.software, d.title + (" (stand-in)" if d.stand_in else "")
        )
    console.out_table(table)
