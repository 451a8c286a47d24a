# SPDX-License-Identifier: Apache-2.0
"""The blocks that can be exported, with the legal values of their parameters: rtl/parameters.toml."""

import re
from dataclasses import dataclass

from pydantic import Field

from rvhash import paths
from rvhash.design import named_units
from rvhash.errors import UsageError, unknown
from rvhash.export.elaborated import elaborate
from rvhash.export.keywords import KEYWORDS
from rvhash.strict_toml import Strict, load

NO_BUS = "none"
_NAME = re.compile(r"[a-z][a-z0-9_]*")
# Identifiers, each with the parameter that is its width. The RTL cuts HartId off, and refuses AxiId by another name.
WIDTH_OF = {"HartId": "HartIdWidth", "AxiId": "AxiIdWidth"}


class Span(Strict):
    """All integers of an interval, both ends included."""

    from_: int = Field(alias="from")
    to: int


Values = list[int] | Span


class Kind(Strict):
    """A block of rtl/parameters.toml."""

    title: str
    sets: list[str]
    bus: dict[str, str]
    sets_of: dict[str, list[str]] = Field(default_factory=dict)
    backends: list[str] = Field(default_factory=list)
    registers: str = ""


class Table(Strict):
    """rtl/parameters.toml."""

    set: dict[str, dict[str, Values]]
    block: dict[str, Kind]

    def legal(self, kind: Kind, bus: str) -> dict[str, Values]:
        """The values of each parameter of a block with that bus."""
        sets = [*kind.sets, *kind.sets_of.get(bus, [])]
        return {name: values for chosen in sets for name, values in self.set[chosen].items()}


@dataclass(frozen=True)
class Choice:
    """What is exported: a block, its bus, its parameters, and the name of the exported module."""

    unit: str  # as the user gave it
    block: str
    kind: Kind
    bus: str  # NO_BUS if the block has no choice
    parameters: dict[str, int]  # those that differ from the defaults, or were given
    name: str

    @property
    def top(self) -> str:
        """The module that the exported one instantiates."""
        return self.kind.bus[self.bus]


def table() -> Table:
    """The blocks and parameters of the checkout."""
    return load(Table, paths.root() / "rtl" / "parameters.toml", alone=True)


def units() -> dict[str, tuple[str, dict[str, int]]]:
    """Every name that can be exported, with its block and the parameters that the name implies: the blocks, and the
    units of `rvhash synth --list` whose top is one of theirs."""
    blocks = table().block
    of_top = {top: name for name, kind in blocks.items() for top in kind.bus.values()}
    named = named_units.units()
    known = {name: (of_top[unit.top], unit.parameters) for name, unit in named.items() if unit.top in of_top}
    return {name: (name, {}) for name in blocks} | known


def choose(unit: str, bus: str | None, parameters: list[str], name: str | None) -> Choice:
    """What the user asked for. UsageError for what does not exist, with what does."""
    known = units()
    if unit not in known:
        raise unknown("unit", unit, known)
    block, implied = known[unit]
    kind = table().block[block]
    bus = _bus(unit, kind, bus)
    given = dict(_assignment(word) for word in parameters)
    if len(given) != len(parameters):
        raise UsageError("--param: a parameter is given twice; give each once")
    legal = table().legal(kind, bus)
    for key, value in given.items():
        if key not in legal:
            where = f" with --bus {bus}" if bus != NO_BUS else ""
            raise unknown("parameter", key, legal, f"--param: {unit}{where}: ")
        if not _holds(legal[key], value):
            raise UsageError(f"--param {key}={value} is not legal; {key} is {shown(legal[key])}")
    if name is not None and not (_NAME.fullmatch(name) and not name.startswith("rvh_")):
        raise UsageError(
            f"--name {name!r} is no name of a module; allowed: lower-case letters, digits and _, a letter first, "
            "and it may not begin with rvh_, as the modules inside do"
        )
    if name in KEYWORDS:
        raise UsageError(f"--name {name} is a keyword of SystemVerilog; give another name")
    choice = Choice(unit, block, kind, bus, implied | given, name or default_name(block, bus))
    _check_identifiers(choice)
    return choice


def default_name(block: str, bus: str) -> str:
    """The name of the exported module."""
    words = ["rvhash", block] + ([bus] if bus != NO_BUS else [])
    return "_".join(re.sub(r"\W+", "_", word) for word in words)


def shown(values: Values) -> str:
    """Legal values for a message."""
    if isinstance(values, Span):
        return f"{values.from_} to {values.to}"
    *most, last = values
    return f"{', '.join(map(str, most))} or {last}" if most else str(last)


def _holds(values: Values, value: int) -> bool:
    return values.from_ <= value <= values.to if isinstance(values, Span) else value in values


def _check_identifiers(choice: Choice) -> None:
    """UsageError for an identifier that its width does not hold."""
    built = choice.parameters
    for key, width in WIDTH_OF.items():
        if key in built:
            bits = built[width] if width in built else elaborate(choice.top, {}).parameters[width]
            if built[key] >= 2**bits:
                raise UsageError(
                    f"--param {key}={built[key]} is not legal with {width}={bits}; {key} is less than 2^{width}: "
                    f"0 to {2**bits - 1}"
                )


def _bus(unit: str, kind: Kind, bus: str | None) -> str:
    if bus is None:
        return next(iter(kind.bus))
    if NO_BUS in kind.bus:
        raise UsageError(f"--bus: {unit} has no choice of bus; leave --bus out")
    if bus not in kind.bus:
        raise UsageError(f"--bus {bus}: {unit} has no such bus; it has {', '.join(kind.bus)}")
    return bus


def _assignment(word: str) -> tuple[str, int]:
    """NAME=VALUE."""
    key, sign, value = word.partition("=")
    try:
        if sign and key.strip():
            return key.strip(), int(value.replace("_", ""), 0)
    except ValueError:
        pass
    raise UsageError(f"--param {word!r} is not NAME=VALUE with an integer, for example HasSha512=0")
