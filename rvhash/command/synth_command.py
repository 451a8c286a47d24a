# SPDX-License-Identifier: Apache-2.0
"""`rvhash synth`: the area of units, or their list."""

from typing import Annotated

import typer

from rvhash import console
from rvhash.command.options import examples
from rvhash.design import named_units
from rvhash.errors import UsageError
from rvhash.synth import feature_areas, fpga_area

EXAMPLES = examples(
    "rvhash synth --list",
    "rvhash synth sha256-core keccak-core-64",
    "rvhash synth engine-small --family all",
    "rvhash synth --features",
    "rvhash synth all --json",
)


def synth_command(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="NAME...", help="Units (see --list), or all.", show_default=False)
    ] = None,
    families: Annotated[
        list[str] | None,
        typer.Option(
            "--family",
            "-f",
            metavar="FAMILY",
            help=f"Repeatable; {', '.join(fpga_area.FAMILIES)} or all. Default: {fpga_area.QUOTED}, the quoted family.",
        ),
    ] = None,
    list_units: Annotated[bool, typer.Option("--list", help="List the units, and map nothing.")] = False,
    features: Annotated[
        bool,
        typer.Option(
            "--features", help="What each feature of synth/features.toml adds, over the plain host and others."
        ),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="A list of records; with --list, of units.")] = False,
    again: Annotated[bool, typer.Option("--again", help="Map again, even if the result is in the cache.")] = False,
) -> None:
    """Map units to an FPGA family with Yosys and count the cells: LUTs, flip-flops, carry, memory, DSP.

    Figures are after mapping, before placement; differences of a few per cent are not significant.

    Weighted area is the mapper's own measure of LUTs. xc7: LUT1 to LUT6 count 1, 2, 3, 3, 3, 5.

    ecp5: the number of LUT4. Larger functions combine LUT4 by cells of the column mux, which have no weight.

    A result is cached until RTL, parameters or Yosys change. `make setup-test` installs Yosys.
    """
    if list_units:
        if names or families or again or features:
            raise UsageError("--list maps nothing and takes no unit, no --family, no --features and no --again")
        if as_json:
            console.out(named_units.as_json())
        else:
            console.out_table(named_units.table())
        return
    if features:
        if names or families:
            raise UsageError("--features maps its own units to xc7 and takes no unit and no --family")
        records = fpga_area.measure(feature_areas.units(), again=again)
        found = feature_areas.deltas({r.name: r for r in records})
        if as_json:
            console.out(feature_areas.as_json(found))
        else:
            console.out_table(feature_areas.table(found))
        return
    if not names:
        raise UsageError(f"NAME is missing; give all, or some of {', '.join(named_units.units())}")
    records = fpga_area.measure(names, families or [fpga_area.QUOTED], again)
    if as_json:
        console.out(fpga_area.as_json(records))
    else:
        console.out_table(fpga_area.table(records))
