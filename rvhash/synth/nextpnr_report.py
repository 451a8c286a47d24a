# SPDX-License-Identifier: Apache-2.0
"""The report of nextpnr (`--report`): the frequency of the clock, and the ends of its critical path.

Paths from and to pins have `<async>` at one end. They are no part of the clock's frequency.
"""

from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from rvhash.errors import BuildError
from rvhash.synth.wrapped_netlist import Contents

UNIT = "u_unit."
EXACT = ("TRELLIS_FF", "DP16KD", "MULT18X18D", "ALU54B")  # cells that nextpnr places one for one


class End(BaseModel):
    """One end of a path: a flip-flop or a memory."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str = Field(
        description="in the unit: instances and register, or cell; in the wrapper: port of the unit, or cell"
    )
    pin: str = Field(description="of the cell: Q, DI, M, CE, LSR and others")
    inside: bool = Field(description="it is in the unit; otherwise in the wrapper")

    def __str__(self) -> str:
        """As tables show it. A name in the wrapper is a port, or an instance and a cell."""
        return self.name if self.inside else f"{'wrapper' if '.' in self.name else 'port'} {self.name}"


@dataclass(frozen=True)
class Timing:
    """MHz of the clock, and its slowest path."""

    mhz: float
    start: End
    end: End


def timing(report: dict[str, Any], contents: Contents, what: str) -> Timing:
    """The timing in a report. BuildError that begins with `what` if the report has no clock, several, or lost cells."""
    used = {kind: count["used"] for kind, count in report["utilization"].items()}
    for kind in EXACT:
        if used.get(kind, 0) != contents.wrapped.get(kind, 0):
            raise BuildError(
                f"{what}: nextpnr placed {used.get(kind, 0)} {kind}, the netlist has {contents.wrapped.get(kind, 0)}"
            )
    clocks = report["fmax"]
    if len(clocks) != 1:
        raise BuildError(f"{what}: the unit has {len(clocks)} clocks ({', '.join(clocks) or 'none'}), expected one")
    ((clock, frequency),) = clocks.items()
    edge = f"posedge {clock}"
    paths = [p["path"] for p in report["critical_paths"] if (p["from"], p["to"]) == (edge, edge)]
    if len(paths) != 1 or not paths[0]:
        raise BuildError(f"{what}: the report of nextpnr has {len(paths)} critical paths of {clock}, expected one")
    (path,) = paths
    return Timing(
        mhz=round(frequency["achieved"], 2),
        start=_end(path[0]["from"], contents),
        end=_end(path[-1]["to"], contents),
    )


def _end(place: dict[str, Any], contents: Contents) -> End:
    cell = place["cell"].removeprefix("$flatten\\")  # of a cell with a name that Yosys made
    name = contents.registers.get(place["cell"], cell)
    return End(name=name.removeprefix(UNIT), pin=place["port"], inside=name.startswith(UNIT))
