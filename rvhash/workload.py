# SPDX-License-Identifier: Apache-2.0
"""Workloads: named lists of messages in workloads/*.toml. Message bytes are 0, 1, 2, ... modulo 256."""

from pathlib import Path
from typing import Annotated

from pydantic import Field, field_validator, model_validator

from rvhash import design, paths
from rvhash.config import Strict, allowed, load
from rvhash.errors import unknown
from rvhash.model import NAMES


class Message(Strict):
    """One message to hash."""

    algorithm: str
    bytes: Annotated[int, Field(ge=0)]

    @field_validator("algorithm")
    @classmethod
    def _built(cls, value: str) -> str:
        return allowed("message.algorithm", value, list(NAMES))


class Row(Strict):
    """A row of a paper's table: the cycles printed there, and the designs beside it. "": there is none yet."""

    source: str
    published: Annotated[int, Field(gt=0)]
    reproduced: str = ""
    ours: str = ""

    @field_validator("reproduced", "ours")
    @classmethod
    def _known(cls, value: str, info) -> str:
        return allowed(f"comparison.row.{info.field_name}", value, design.names())


class Comparison(Strict):
    """A table of a paper, in cycles of one message."""

    title: str
    row: Annotated[list[Row], Field(min_length=1)]


class Workload(Strict):
    """Messages, hashed one after another on every design of a bench."""

    name: str
    title: str
    message: Annotated[list[Message], Field(min_length=1)]
    comparison: Comparison | None = None

    @model_validator(mode="after")
    def _comparison_of_one_message(self) -> "Workload":
        if self.comparison and len(self.message) > 1:
            raise ValueError("a comparison is of one message, and the workload has more")
        return self


def counting(n: int) -> bytes:
    """`n` message bytes: 0, 1, 2, ... modulo 256."""
    return bytes(i & 0xFF for i in range(256)) * (n // 256) + bytes(range(n % 256))


def names() -> list[str]:
    """The names of all workloads of the checkout."""
    return sorted(path.stem for path in (paths.root() / "workloads").glob("*.toml"))


def get(name: str) -> Workload:
    """The workload of that name, or the one in the TOML file of that path."""
    if name.endswith(".toml"):
        return load(Workload, Path(name))
    if name not in names():
        raise unknown("workload", name, names())
    return load(Workload, paths.root() / "workloads" / f"{name}.toml")
