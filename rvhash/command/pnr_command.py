# SPDX-License-Identifier: Apache-2.0
"""`rvhash pnr`: the frequency of units after place and route, or the list of the timed units."""

from typing import Annotated

import typer

from rvhash import console
from rvhash.command.options import examples
from rvhash.design import named_units
from rvhash.errors import UsageError
from rvhash.synth import fpga_timing

EXAMPLES = examples(
    "rvhash pnr --list",
    "rvhash pnr sha256-core keccak-core-64",
    "rvhash pnr hx --seeds 1,2,3,4,5",
    "rvhash pnr all --json",
)


def pnr_command(
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="NAME...",
            help="Units: those of --list, or any other of rvhash synth --list. all: those of --list.",
            show_default=False,
        ),
    ] = None,
    seeds: Annotated[
        str | None,
        typer.Option(
            metavar="N,N...",
            help="Seeds of the placement. Default: those of the unit, usually 1,2,3.",
            show_default=False,
        ),
    ] = None,
    list_units: Annotated[bool, typer.Option("--list", help="List the timed units, and place nothing.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="A list of records; with --list, of units.")] = False,
    again: Annotated[bool, typer.Option("--again", help="Place again, even if the result is in the cache.")] = False,
) -> None:
    """Place and route units on a Lattice ECP5 with nextpnr: frequency, critical path, throughput.

    Each unit stands alone: every input comes from a flip-flop, every output goes into one.

    Fmax is the median of the seeds. A placement takes one to ten minutes of processor time, and 600 MB.

    A placement that is not routed in 30 minutes is an error.

    A result is cached until RTL, parameters, Yosys or nextpnr change. `make setup-test` installs both.

    A figure of one device and one speed grade, for comparing units: docs/timing.md says what it does not show.
    """
    if list_units:
        if names or seeds is not None or again:
            raise UsageError("--list places nothing and takes no unit, no --seeds and no --again")
        if as_json:
            console.out(named_units.as_json(named_units.timed()))
        else:
            console.out_table(named_units.table(named_units.timed()))
        return
    if not names:
        raise UsageError(f"NAME is missing; give all, or some of {', '.join(named_units.timed())}")
    records = fpga_timing.measure(names, None if seeds is None else _numbers(seeds), again)
    if as_json:
        console.out(fpga_timing.as_json(records))
        return
    for number, table in enumerate(fpga_timing.tables(records)):
        if number:
            console.out("")
        console.out_table(table)


def _numbers(text: str) -> list[int]:
    """The seeds of an option."""
    try:
        return [int(word) for word in text.split(",")]
    except ValueError:
        raise UsageError(f"--seeds {text!r}: expected numbers and commas, as in 1,2,3") from None
