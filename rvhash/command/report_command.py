# SPDX-License-Identifier: Apache-2.0
"""`rvhash report`: the page of all recorded figures."""

import json
from pathlib import Path
from typing import Annotated

import typer

from rvhash import console, output_files
from rvhash.command.options import examples
from rvhash.errors import UsageError
from rvhash.report import page, result_files, subjects, summary

EXAMPLES = examples(
    "rvhash report",
    "rvhash report -o /tmp/report.html",
    "rvhash report --json",
)
DEFAULT = "report.html"


def report_command(
    output: Annotated[
        str | None,
        typer.Option("--output", "-o", metavar="FILE", help=f"The page. Default: {DEFAULT}.", show_default=False),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the rows of the summary table, and write no page.")
    ] = False,
) -> None:
    """Write one HTML page of all recorded figures: plots, a table to sort and filter, and a page for each design.

    The page is complete in itself and loads nothing. It is made from results/*.json and the designs; nothing is
    measured. `make results` measures.

    Fragments can be bookmarked: #design-mmio-cv32e40x, or #sort=cycles&filter=sha3 for the table (-cycles: downwards).
    """
    if as_json:
        if output is not None:
            raise UsageError("--json writes no page and takes no --output; choose one")
        found = summary.rows(result_files.results(), subjects.subjects())
        console.out(json.dumps([row.model_dump() for row in found], indent=2))
        return
    name = output or DEFAULT
    output_files.check(name)
    text = page.page(result_files.results())
    with output_files.replacing(name) as path:
        Path(path).write_text(text, encoding="utf-8")
    console.say(f"wrote {name}, {len(text.encode()) / 1e6:.1f} MB")
