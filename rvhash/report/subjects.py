# SPDX-License-Identifier: Apache-2.0
"""What has a design page: every design, and every configuration of the streaming attachment, with its parameters."""

from collections.abc import Mapping
from dataclasses import dataclass

from rvhash import design
from rvhash.design import Design, configurations, hosts, named_units, sources
from rvhash.report.structures import KINDS, STREAMS, STRUCTURES, Kind, Structure


@dataclass(frozen=True)
class Subject:
    """A design, or a streaming configuration, which has neither processor nor firmware."""

    name: str
    title: str
    structure: Structure
    parameters: Mapping[str, int]  # of the attachment: all, named as in the RTL
    own: frozenset[str]  # those that the design sets to other values than the RTL's defaults; none for a stream
    unit: str  # of synth/units.toml with the same hardware, or ""
    inside: tuple[str, ...]  # units that are blocks of it
    processors: tuple[str, ...]  # units with this attachment and its processor
    design: Design | None = None

    @property
    def kind(self) -> Kind:
        """How it is attached."""
        return self.structure.kind

    @property
    def host(self) -> str:
        """The host, or "" for a stream."""
        return self.design.host if self.design else ""

    @property
    def role(self) -> str:
        """The short name, for labels of plots."""
        return self.design.unit if self.design else self.name.removeprefix("stream-")


def subjects() -> list[Subject]:
    """All of them, by kind, then by name."""
    units = named_units.units()
    found = [_of_design(design.get(name), units) for name in design.names()]
    found += [_of_stream(name, units) for name in configurations.stream_names()]
    order = list(KINDS)
    return sorted(found, key=lambda s: (order.index(s.kind), s.name))


def _of_design(of: Design, units: Mapping[str, named_units.Unit]) -> Subject:
    extension = hosts.get(of.processor).has.extension
    attachment = sources.rtl().attachment[of.attachment]
    unknown = Structure("coprocessor" if attachment.extension else "peripheral", subordinate=not attachment.extension)
    structure = STRUCTURES.get(of.attachment, unknown)
    defaults = attachment.parameters(extension)
    own = {name: value for name, value in of.parameters.items() if value != defaults[name]}
    built = defaults | own
    top = structure.top(extension)
    same = [name for name, unit in units.items() if top and unit.top == top and _fits(unit, defaults, built)]
    return Subject(
        name=of.name,
        title=of.title,
        structure=structure,
        parameters=built,
        own=frozenset(own),
        unit=of.unit if of.unit in same else next(iter(same), ""),
        inside=_inside(structure, built, units),
        processors=tuple(name for name, unit in units.items() if unit.part == f"designs/{of.name}"),
        design=of,
    )


def _fits(unit: named_units.Unit, defaults: Mapping[str, int], built: Mapping[str, int]) -> bool:
    """Whether the unit has these parameters. Those that no design can set do not count."""
    return defaults | {name: value for name, value in unit.parameters.items() if name in defaults} == built


def _inside(structure: Structure, built: Mapping[str, int], units: Mapping[str, named_units.Unit]) -> tuple[str, ...]:
    """The units that are a block of the structure, all their parameters being those of the attachment."""
    modules = {block.module for row in structure.rows for block in row if block.when(built)} - set(
        structure.tops.values()
    )
    return tuple(
        name for name, unit in units.items() if unit.top in modules and unit.parameters.items() <= built.items()
    )


def _of_stream(name: str, units: Mapping[str, named_units.Unit]) -> Subject:
    of = configurations.stream(name)
    built = {"HasSha256": 1, "HasSha512": 1} | of.parameters if of.form != "pipeline" else of.parameters
    return Subject(
        name=f"stream-{name}",
        title=f"streaming block, {of.form}. {of.choose.removesuffix('.')}",
        structure=STREAMS[of.form],
        parameters=built,
        own=frozenset(),
        unit=f"stream-{name}",
        inside=_inside(STREAMS[of.form], built, units),
        processors=(),
    )
