# SPDX-License-Identifier: Apache-2.0
"""The area of features: the difference between two units of which one has the feature, from synth/features.toml."""

import json
from collections.abc import Mapping, Sequence

from pydantic import BaseModel, ConfigDict, Field
from rich.table import Table

from rvhash import paths
from rvhash.design import named_units
from rvhash.design.configurations import Name
from rvhash.errors import unknown
from rvhash.strict_toml import Strict, load
from rvhash.synth.fpga_area import Record


class Feature(Strict):
    """A feature: what `unit` has and `over` lacks."""

    group: str
    title: str
    unit: Name
    over: Name


class Features(Strict):
    """synth/features.toml."""

    feature: list[Feature]


class Delta(BaseModel):
    """The area of a feature. The schema of `--features --json`; keys are never removed. Counts are cells."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    group: str
    title: str
    unit: str
    over: str
    weighted_area: int = Field(description="of `unit`, less that of `over`; so are lut and ff")
    lut: int
    ff: int
    weighted_area_over: int = Field(description="of `over`; so are the others")
    lut_over: int
    ff_over: int


def features() -> list[Feature]:
    """synth/features.toml. UsageError if it names a unit that is not known."""
    found, known = load(Features, paths.root() / "synth" / "features.toml").feature, named_units.units()
    for feature in found:
        for name in (feature.unit, feature.over):
            if name not in known:
                raise unknown("unit", name, known, "synth/features.toml: ")
    return found


def units() -> list[str]:
    """The units that the features require, each once."""
    return list(dict.fromkeys(name for f in features() for name in (f.unit, f.over)))


def deltas(records: Mapping[str, Record]) -> list[Delta]:
    """The area of each feature, from the areas of units()."""
    found = []
    for f in features():
        has, lacks = records[f.unit], records[f.over]
        counts = {k: getattr(has, k) - getattr(lacks, k) for k in ("weighted_area", "lut", "ff")}
        below = {f"{k}_over": getattr(lacks, k) for k in counts}
        found.append(Delta(**f.model_dump(), **counts, **below))
    return found


def cells(delta: Delta) -> list[str]:
    """Weighted area, LUT and FF of a feature, with their sign; then weighted area and FF in per cent of `over`."""
    signed = [f"{n:+,}" for n in (delta.weighted_area, delta.lut, delta.ff)]
    share = ((delta.weighted_area, delta.weighted_area_over), (delta.ff, delta.ff_over))
    return signed + [f"{100 * part / whole:+.1f} %" if whole else "-" for part, whole in share]


def table(found: Sequence[Delta]) -> Table:
    """A table of features."""
    result = Table(caption="xc7, after mapping: unit less over", caption_justify="left", box=None, pad_edge=False)
    for heading in ("feature", "group", "unit", "over"):
        result.add_column(heading)
    for heading in ("weighted area", "LUT", "FF", "area", "FF"):
        result.add_column(heading, justify="right")
    for d in found:
        result.add_row(d.title.replace("`", ""), d.group, d.unit, d.over, *cells(d))
    return result


def as_json(found: Sequence[Delta]) -> str:
    """A list of records."""
    return json.dumps([d.model_dump() for d in found], indent=2)
