# SPDX-License-Identifier: Apache-2.0
"""Groups of signals for the viewers, by seam: sim/waves.toml."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from pydantic import Field

from rvhash import paths
from rvhash.design import Design, hosts, sources
from rvhash.strict_toml import Strict, load
from rvhash.wave.fst_file import Signal


class Wanted(Strict):
    """A group of sim/waves.toml."""

    title: str
    signals: list[str] = Field(min_length=1)  # patterns of their paths; * is any text, with or without dots
    extension: bool = False  # only for attachments that take instructions


class Waves(Strict):
    """sim/waves.toml."""

    group: list[Wanted]


@dataclass(frozen=True)
class Group:
    """A title, and the signals of a file that belong under it."""

    title: str
    signals: list[Signal]


def wanted(of: Design | None) -> list[Wanted]:
    """The groups for a design, with the retired instructions of its host, or those for the streaming block."""
    known = load(Waves, paths.root() / "sim" / "waves.toml").group
    if of is None:
        return known
    retired = [f"rvh_soc.u_host.{name}" for name in hosts.get(of.processor).retire]
    extension = sources.rtl().attachment[of.attachment].extension
    groups = [group for group in known if extension or not group.extension]
    if retired:
        groups.insert(1, Wanted(title="processor: retired instruction", signals=retired))
    return groups


def found(groups: Iterable[Wanted], signals: Sequence[Signal]) -> list[Group]:
    """The signals that are there, each in the first group that has it, in the order of the patterns. A group with none
    is left out.
    """
    result, taken = [], set()
    for group in groups:
        here = []
        for pattern in group.signals:
            fits = [s for s in signals if s.path not in taken and fnmatchcase(s.path, pattern.replace("[", "[[]"))]
            taken |= {s.path for s in fits}
            here += fits
        if here:
            result.append(Group(group.title, here))
    return result
