# SPDX-License-Identifier: Apache-2.0
"""`rvhash energy`: energy of units in gate-level simulation."""

import json
from typing import Annotated

import typer

from rvhash import console
from rvhash.command.options import examples
from rvhash.errors import UsageError, unknown
from rvhash.gates import mapping, stimuli, unit_energy

EXAMPLES = examples(
    "rvhash energy --list",
    "rvhash energy sha256-core keccak-core-64",
    "rvhash energy sha256-core --target flat-buffered",
    "rvhash energy all --json",
)


def energy_command(
    names: Annotated[
        list[str] | None,
        typer.Argument(metavar="NAME...", help="Units with a stimulus (see --list), or all.", show_default=False),
    ] = None,
    target: Annotated[
        str, typer.Option(metavar="TARGET", help=f"How it is mapped: {', '.join(mapping.TARGETS)}.")
    ] = "area",
    list_units: Annotated[bool, typer.Option("--list", help="List units and their work; measure nothing.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="A list of records; with --list, of units.")] = False,
    again: Annotated[bool, typer.Option("--again", help="Measure again, even if it is in the cache.")] = False,
) -> None:
    """Measure the energy of units: at work, at rest, and at rest with the clock stopped.

    The RTL does real work, checked with hashlib, and its ports are recorded. The mapped netlist, with a clock gate and
    a modelled clock tree, gets the recorded inputs in a simulation with delays. Every output is compared in every
    cycle. The tables of the library give the energy of each edge, glitches included.

    180 nm class, no wires, one corner: compare figures of this flow with each other.

    A result is cached until RTL, stimulus or tools change. `make setup-test` installs library and simulators.
    """
    if target not in mapping.TARGETS:
        raise unknown("target", target, mapping.TARGETS)
    if list_units:
        if names or again:
            raise UsageError("--list measures nothing and takes no unit and no --again")
        if as_json:
            known = stimuli.stimuli().items()
            console.out(json.dumps([{"name": name, **s.model_dump()} for name, s in known], indent=2))
        else:
            console.out_table(unit_energy.works_table())
        return
    if not names:
        raise UsageError(f"NAME is missing; give all, or some of {', '.join(stimuli.stimuli())}")
    records = unit_energy.measure(names, target, again)
    if as_json:
        console.out(unit_energy.as_json(records))
        return
    console.out_table(unit_energy.table(records))
    if any(r.parts for r in records):
        console.out("")
        console.out_table(unit_energy.parts_table(records))
