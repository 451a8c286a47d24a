# SPDX-License-Identifier: Apache-2.0
"""Named modules with parameters, for `rvhash synth` and `rvhash files`: the units of synth/units.toml, and each
configuration of rtl/configs.toml. The packaged processors are units for `rvhash synth` alone.
"""

import json
from collections.abc import Iterable

from pydantic import Field, NonNegativeInt, field_validator
from rich.table import Table

from rvhash import paths
from rvhash.design import configurations, design_points, hosts, sources
from rvhash.design.configurations import Name
from rvhash.errors import unknown
from rvhash.strict_toml import Strict, allowed, load

INNER = ("core", "engine")  # parts that are not attachments
ALONE = {  # without an attachment
    "stream": ("lib", "core", "engine", "stream"),
    "artix7": ("lib", "core", "artix7"),
    "hart": ("lib", "hart"),
}
HOST = "hosts/"  # and its name: the processor of that host in its wrapper
DESIGN = "designs/"  # and its name: its processor with its attachment
PROCESSOR = "synth/rvh_processor.sv"  # joins them


class Unit(Strict):
    """A module with its parameters. `part` is the last part of rtl/sources.toml that it requires; or hosts/NAME; or
    designs/NAME, whose top is rvh_processor.
    """

    title: str
    part: str
    top: str
    parameters: dict[str, int] = Field(default_factory=dict)
    dsp: bool = True  # whether multiplications may be mapped to DSP blocks
    wide: bool = True  # whether functions of more than six inputs may use the multiplexers after the LUTs

    @field_validator("part")
    @classmethod
    def _known(cls, value: str) -> str:
        if value.startswith(DESIGN):
            _design(value)
            return value
        return allowed(
            "part", value, [*INNER, *ALONE, *sorted(sources.rtl().attachment), *(HOST + name for name in hosts.names())]
        )

    @property
    def design(self) -> design_points.Design | None:
        """The design whose processor and attachment it is, or nothing."""
        return _design(self.part) if self.part.startswith(DESIGN) else None

    @property
    def host(self) -> str:
        """The host whose processor it has, or nothing."""
        if self.design:
            return self.design.processor
        return self.part.removeprefix(HOST) if self.part.startswith(HOST) else ""

    def options(self) -> list[str]:
        """Defines and include folders, as options of slang."""
        if not self.host:
            return []
        files, own = hosts.files(self.host), self.design.slot_own if self.design else []
        return [*files.flags, *own, *(word for folder in files.include for word in ("-I", str(folder)))]

    def files(self) -> list[str]:
        """The RTL files that it may require, packages first, relative to the checkout; those of a host absolute."""
        rtl = sources.rtl()
        if self.host:
            own = [str(f) for f in hosts.files(self.host).files]
            of = self.design
            joined = [*rtl.files(of.attachment, hosts.get(of.processor).has.extension), PROCESSOR] if of else []
            return [*own, *joined]
        if self.part in ALONE:
            alone = [rtl.packages, *(getattr(rtl, name) for name in ALONE[self.part])]
            return [f for part in alone for f in part.files]
        if self.part in rtl.attachment:
            return rtl.files_of(self.part)
        parts = [rtl.packages, rtl.core] + ([rtl.engine] if self.part == "engine" else [])
        return [f for part in parts for f in part.files]


def _design(part: str) -> design_points.Design:
    return design_points.get(part.removeprefix(DESIGN))


class Units(Strict):
    """synth/units.toml."""

    timed: list[Name] = Field(default_factory=list)
    seeds: dict[Name, list[NonNegativeInt]] = Field(default_factory=dict)
    unit: dict[Name, Unit]


def units() -> dict[str, Unit]:
    """Every unit by its name: cores, engines, attachments, streaming blocks."""
    listed = _listed().unit
    inner = {name: unit for name, unit in listed.items() if unit.part in INNER}
    engines = {f"engine-{name}": _engine(configurations.get(name)) for name in configurations.names()}
    streams = {f"stream-{name}": _stream(configurations.stream(name)) for name in configurations.stream_names()}
    return inner | engines | listed | streams


def timed() -> list[str]:
    """The names of the units whose frequency, gates and energy are measured."""
    names, known = _listed().timed, units()
    for name in names:
        if name not in known:
            raise unknown("unit", name, known, "synth/units.toml: timed: ")
    return names


def seeds(name: str) -> list[int]:
    """The seeds of a unit's placements: 1, 2 and 3 unless synth/units.toml has others."""
    return _listed().seeds.get(name, [1, 2, 3])


def _listed() -> Units:
    return load(Units, paths.root() / "synth" / "units.toml")


def _engine(configuration: configurations.Configuration) -> Unit:
    return Unit(
        title=f"engine, all families. {configuration.choose}",
        part="engine",
        top="rvh_engine",
        parameters=configuration.parameters.model_dump(),
    )


def _stream(configuration: configurations.Stream) -> Unit:
    return Unit(
        title=f"streaming block, {configuration.form}. {configuration.choose}",
        part="stream",
        top=configuration.top,
        parameters=configuration.parameters,
    )


def table(names: Iterable[str] | None = None) -> Table:
    """A table of units: top module, parameters, title. None: of every unit."""
    result = Table("unit", "top", "parameters", "what it is", box=None, pad_edge=False)
    known = units()
    for name in names if names is not None else known:
        unit = known[name]
        result.add_row(name, unit.top, " ".join(f"{k}={v}" for k, v in unit.parameters.items()) or "-", unit.title)
    return result


def as_json(names: Iterable[str] | None = None) -> str:
    """The same as a list of objects."""
    known = units()
    return json.dumps([{"name": name, **known[name].model_dump()} for name in names or known], indent=2)
