# SPDX-License-Identifier: Apache-2.0
"""What a stimulus of synth/stimuli recorded of a unit's RTL: every port in every cycle, and what the cycles are for."""

from pathlib import Path

from pydantic import BaseModel, ConfigDict, ValidationError

from rvhash.errors import SimulationError

WINDOWS = ("active", "idle", "gated")


class Recording(BaseModel):
    """Cycles of a unit. In each: the inputs, and the outputs just before the clock edge that ends the cycle.

    `cycles`: (inputs, outputs) as numbers in hexadecimal, the first port in the least significant bits. `windows`:
    first cycle and the one after the last. In `gated` the clock may be stopped.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    inputs: list[tuple[str, int]]  # port, width; without clock
    outputs: list[tuple[str, int]]
    valid: dict[str, str] = {}  # an output, and the output of one bit that says whether it has a meaning
    cycles: list[tuple[str, str]]
    windows: dict[str, tuple[int, int]]
    work: str  # what one unit of work is
    works: int  # how many in the window `active`
    bits: int  # message bits of one
    checked: str  # what was compared with a model during the recording


def read(path: Path) -> Recording:
    """A recording. SimulationError if the file is not a whole one."""
    try:
        recording = Recording.model_validate_json(path.read_text())
    except (OSError, ValidationError) as e:
        raise SimulationError(f"the recording of the unit is not complete: {e}") from None
    count = len(recording.cycles)
    ranges = [recording.windows.get(name, (0, 0)) for name in WINDOWS]
    widths = dict(recording.outputs)
    if any(name not in widths or widths.get(valid) != 1 for name, valid in recording.valid.items()):
        raise SimulationError("the recording of the unit names an output as valid that it does not have")
    if not all(0 < a < b <= count for a, b in ranges) or recording.works < 1 or not recording.checked:
        raise SimulationError("the recording of the unit lacks a window, its work or its check")
    return recording
