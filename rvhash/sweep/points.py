# SPDX-License-Identifier: Apache-2.0
"""The points of a sweep: every combination of a grid that is a design, and why the others are none."""

import itertools
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rvhash import design
from rvhash.design import Design, configurations
from rvhash.design.configurations import Stream
from rvhash.errors import UsageError, unknown
from rvhash.model import ALGORITHMS
from rvhash.strict_toml import validated
from rvhash.sweep.specification import Grid, Specification

STREAM = "stream-"
# Key of a grid: the RTL parameters that it may mean, and the value of the parameter for a value of the key.
AXES: dict[str, tuple[tuple[str, ...], int]] = {
    "rounds_per_cycle": (("RoundsPerCycle",), 0),
    "word_width": (("EngineWidth", "Width"), 0),
    "buffers": (("Overlap",), -1),  # Overlap = 1: two of them
    "lanes": (("Lanes",), 0),
    "stages": (("Stages",), 0),
}
ENGINE = {"RoundsPerCycle": 1, "HasSha256": 1, "HasSha512": 1, "HasKeccak": 1}  # defaults of the streaming engines


@dataclass(frozen=True)
class Point:
    """A combination: one message on one design. `of` is a design, or a configuration of the streaming attachment."""

    name: str  # of the role or configuration
    of: Design | Stream
    algorithm: str
    message_bytes: int
    output_bytes: int | None
    messages: int
    wait_states: int

    @property
    def host(self) -> str:
        """The processor; "" for the streaming attachment."""
        return self.of.host if isinstance(self.of, Design) else ""

    @property
    def built(self) -> dict[str, int]:
        """Every parameter of the attachment, set or not."""
        if isinstance(self.of, Stream):
            return _known(self.of)
        return self.of.defaults | self.of.parameters

    def axes(self) -> dict[str, int | None]:
        """The built value of each key of AXES, and the width of memory; None if the design does not have it."""
        built = self.built
        own = {
            key: next((built[name] - offset for name in names if name in built), None)
            for key, (names, offset) in AXES.items()
        }
        return own | {"memory_width": self.of.memory_width if isinstance(self.of, Design) else None}

    def columns(self) -> dict[str, Any]:
        """What identifies it in a result."""
        return {
            "design": self.name,
            "host": self.host,
            "algorithm": self.algorithm,
            "message_bytes": self.message_bytes,
            "output_bytes": self.output_bytes,
            "messages": self.messages,
            "wait_states": self.wait_states,
            **self.axes(),
            "parameters": json.dumps(self.of.parameters, sort_keys=True),
        }


def points(of: Specification) -> tuple[list[Point], dict[str, int]]:
    """The points in the order of the file, without repetitions, and the number of combinations that are none by reason.

    UsageError if there is such a combination and the file does not say that it may be skipped, or if no point is left.
    """
    found: dict[str, Point] = {}
    reasons: dict[str, int] = {}
    for grid in of.grid:
        for chosen in _combinations(grid):
            try:
                point = _point(chosen)
            except UsageError as e:
                reasons[str(e)] = reasons.get(str(e), 0) + 1
            else:
                found.setdefault(json.dumps(point.columns()), point)
    total = sum(reasons.values())
    if reasons and of.illegal == "refuse":
        shown = "; ".join(f"{n} x {why}" for why, n in list(reasons.items())[:3])
        more = "; ..." if len(reasons) > 3 else ""
        raise UsageError(f'{total} combinations are no design: {shown}{more}; illegal = "skip" leaves them out')
    if not found:
        raise UsageError(f"no combination is a design: {'; '.join(reasons)}")
    return list(found.values()), reasons


def _combinations(grid: Grid) -> Iterator[dict[str, Any]]:
    """Dictionaries of one value for each list of the grid that has any; `parameters` is a dictionary again."""
    lists = {name: value for name, value in grid if isinstance(value, list) and value}
    own = list(grid.parameters)
    for values in itertools.product(*lists.values()):
        for set_to in itertools.product(*grid.parameters.values()):
            yield dict(zip(lists, values, strict=True)) | {"parameters": dict(zip(own, set_to, strict=True))}


def _point(chosen: dict[str, Any]) -> Point:
    """The point of a combination. UsageError if it is no design, or does not hash that."""
    name = chosen["design"]
    if name.startswith(STREAM):
        of: Design | Stream = _stream(name, chosen)
    else:
        of = _design(name, chosen)
    return Point(
        name=name,
        of=of,
        algorithm=chosen["algorithm"],
        message_bytes=chosen["message_bytes"],
        output_bytes=chosen.get("output_bytes"),
        messages=chosen.get("messages", 1),
        wait_states=chosen["wait_states"],
    )


def _design(name: str, chosen: dict[str, Any]) -> Design:
    if name not in design.roles():
        raise unknown("design", name, [*design.roles(), *(STREAM + n for n in configurations.stream_names())])
    if "messages" in chosen:
        raise UsageError(f"{name} takes one message at a time; `messages` is for the streaming attachment")
    host = chosen.get("host", design.DEFAULT_HOST)
    of = design.role(name).on(host)
    own = _parameters(f"{name} on {host}", of.defaults, chosen)
    changed = {"parameters": of.parameters | own, "memory_width": chosen.get("memory_width", of.memory_width)}
    return validated(Design, of.model_dump() | changed, f"{name} on {host}")


def _stream(name: str, chosen: dict[str, Any]) -> Stream:
    if "host" in chosen:
        raise UsageError(f"{name} has no host; give it a grid of its own, without `host`")
    if "memory_width" in chosen:
        raise UsageError(f"{name} has no memory_width; its bus is parameters.DataWidth")
    base = configurations.stream(name.removeprefix(STREAM))
    parameters = base.parameters | _parameters(name, _known(base), chosen)
    of = base.model_copy(update={"parameters": parameters})
    if parameters["DataWidth"] < parameters.get("Width", 0):
        raise UsageError(f"{name}: its words of {parameters['Width']} bits are wider than its bus, DataWidth")
    algorithm = ALGORITHMS[chosen["algorithm"]]
    if not of.takes(algorithm):
        raise UsageError(f"{name} does not have {algorithm.name}")
    if algorithm.xof and "output_bytes" not in chosen:
        raise UsageError(f"{name} requires output_bytes for {algorithm.name}")
    return of


def _known(of: Stream) -> dict[str, int]:
    """Every parameter that a sweep may set, with its value."""
    return of.parameters if of.form == "pipeline" else ENGINE | of.parameters


def _parameters(where: str, known: dict[str, int], chosen: dict[str, Any]) -> dict[str, int]:
    """The RTL parameters of a combination. UsageError if the design does not have one of them."""
    result = {}
    for key, (names, offset) in AXES.items():
        if key in chosen:
            name = next((n for n in names if n in known), None)
            if name is None:
                raise UsageError(f"{where} has no {key}")
            result[name] = chosen[key] + offset
    for name, value in chosen["parameters"].items():
        if name not in known:
            raise unknown("parameter", name, known, f"{where}: ")
        if name in result:
            raise UsageError(f"{where}: parameters.{name} and a key of the grid set the same parameter")
        result[name] = value
    return result
