# SPDX-License-Identifier: Apache-2.0
"""The file of a sweep: what is varied, what is measured, and where. docs/sweep.md describes it."""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, field_validator, model_validator

from rvhash.model import ALGORITHMS, NAMES
from rvhash.strict_toml import Strict, allowed, load
from rvhash.sweep import metrics

Values = Annotated[list[int], Field(min_length=1)]
Names = Annotated[list[str], Field(min_length=1)]
MOST_STALL = 90  # per cent: sim/soc.cpp, sim/stream.cpp
MOST_BYTES = 1 << 24  # of a message


class Grid(Strict):
    """Lists of values; every combination is a point. The optional lists keep the design's own value if left out."""

    design: Names  # roles of designs/, or stream-NAME for a configuration of the streaming attachment
    host: list[str] = Field(default_factory=list)  # for roles only; empty: the default host
    algorithm: Names
    message_bytes: Values
    output_bytes: list[int] = Field(default_factory=list)  # of SHAKE
    messages: list[int] = Field(default_factory=list)  # sent one after another; for the streaming attachment only
    wait_states: list[Annotated[int, Field(ge=0, le=MOST_STALL)]] = Field(default_factory=lambda: [0])  # per cent
    rounds_per_cycle: list[Literal[1, 2]] = Field(default_factory=list)
    word_width: list[Literal[32, 64, 128]] = Field(default_factory=list)  # bits of the engine's words
    memory_width: list[Literal[32, 64, 128]] = Field(default_factory=list)  # bits of a word of memory, of a design
    buffers: list[Literal[1, 2]] = Field(default_factory=list)  # blocks of Keccak: 2 loads one while the other permutes
    lanes: list[Literal[2, 4, 8, 16, 32]] = Field(default_factory=list)  # engines of stream-lanes
    stages: list[Literal[3, 6, 12, 24]] = Field(default_factory=list)  # of stream-pipeline
    parameters: dict[str, Values] = Field(default_factory=dict)  # any others, named as in the RTL

    @field_validator("algorithm")
    @classmethod
    def _algorithm_known(cls, value: list[str]) -> list[str]:
        return [allowed("grid.algorithm", name, list(NAMES)) for name in value]

    @field_validator("message_bytes", "output_bytes", "messages")
    @classmethod
    def _in_range(cls, value: list[int], info) -> list[int]:
        least = 1 if info.field_name != "message_bytes" else 0
        for n in value:
            if not least <= n <= MOST_BYTES:
                raise ValueError(f"grid.{info.field_name}: {n} is not from {least} to {MOST_BYTES:,}")
        return value

    @model_validator(mode="after")
    def _no_value_twice(self) -> "Grid":
        lists = {name: value for name, value in self if isinstance(value, list)} | self.parameters
        for name, values in lists.items():
            if len(set(values)) != len(values):
                raise ValueError(f"grid.{name} has a value twice")
        return self

    @model_validator(mode="after")
    def _output_of_shake(self) -> "Grid":
        fixed = [name for name in self.algorithm if not ALGORITHMS[name].xof]
        if self.output_bytes and fixed:
            raise ValueError(f"grid.output_bytes is for SHAKE, not for {', '.join(fixed)}; give it a grid of its own")
        return self


class Plot(Strict):
    """What the plot shows: a measure on each axis, both better when smaller."""

    x: str = "weighted_area"
    y: str = "cycles"

    @field_validator("x", "y")
    @classmethod
    def _known(cls, value: str) -> str:
        return allowed("plot", value, metrics.plotted())


class Queue(Strict):
    """A batch system that runs the workers: the options of dask-jobqueue."""

    kind: Literal["slurm", "lsf", "pbs", "sge"]
    jobs: Annotated[int, Field(ge=1)] = 1  # submitted at once, each with one worker
    cores: Annotated[int, Field(ge=1)] = 1  # of a job; compilers use them
    memory: str = "2GiB"  # of a job
    walltime: Annotated[str, Field(pattern=r"^\d+:\d\d:\d\d$")] = "01:00:00"  # hours, minutes, seconds
    queue: str = ""  # or partition
    account: str = ""
    interface: str = ""  # of the network, such as ib0
    python: str = ""  # on the nodes; empty: the one that runs the command
    directives: list[str] = Field(default_factory=list)  # more lines of the batch system
    prologue: list[str] = Field(default_factory=list)  # shell commands before the worker starts
    log_folder: str = ""


class Specification(Strict):
    """A sweep."""

    title: str = ""
    measure: Annotated[list[str], Field(min_length=1)]
    illegal: Literal["refuse", "skip"] = "refuse"  # a combination that is no design
    max_cycles: Annotated[int, Field(ge=1)] | None = None  # without progress, of a simulation
    grid: Annotated[list[Grid], Field(min_length=1)]
    plot: Plot = Plot()
    queue: Queue | None = None

    @field_validator("measure")
    @classmethod
    def _metric_known(cls, value: list[str]) -> list[str]:
        return list(dict.fromkeys(allowed("measure", name, list(metrics.METRICS)) for name in value))


def read(path: str) -> Specification:
    """The file. UsageError with key and allowed values if it is wrong."""
    return load(Specification, Path(path))
