# SPDX-License-Identifier: Apache-2.0
"""Named configurations of the engine and of the streaming attachment, in rtl/configs.toml."""

from typing import Annotated, Literal

from pydantic import Field

from rvhash import paths
from rvhash.errors import unknown
from rvhash.model import Algorithm
from rvhash.strict_toml import Strict, load

Name = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]*$")]


class Parameters(Strict):
    """Parameters of rvh_engine, named as in the RTL; model_dump() converts them for a simulator or the mapper."""

    Width: Literal[32, 64, 128]  # bits of the message port
    RoundsPerCycle: Literal[1, 2]
    Overlap: Literal[0, 1]  # 1: Keccak has a second block buffer
    HasSha256: Literal[0, 1]  # SHA-224, SHA-256
    HasSha512: Literal[0, 1]  # SHA-384, SHA-512, SHA-512/224, SHA-512/256
    HasKeccak: Literal[0, 1]  # SHA-3, SHAKE, the sponge


class Configuration(Strict):
    """A configuration of the engine, and a sentence that says when to choose it."""

    choose: str
    parameters: Parameters


class Stream(Strict):
    """A form of the streaming attachment with its parameters, and a sentence that says when to choose it."""

    choose: str
    form: Literal["single", "lanes", "pipeline"]
    parameters: dict[str, int]  # of rvh_stream_<form>

    @property
    def top(self) -> str:
        """The module."""
        return f"rvh_stream_{self.form}"

    @property
    def in_bytes(self) -> int:
        """Width of a message beat."""
        return self.parameters["DataWidth"] // 8

    @property
    def out_bytes(self) -> int:
        """Width of an output beat and of the engine's words."""
        return self.parameters["OutWidth" if self.form == "pipeline" else "Width"] // 8

    @property
    def lanes(self) -> int:
        """Number of engines in parallel."""
        return self.parameters.get("Lanes", 1)

    @property
    def tids(self) -> int:
        """Number of messages with different tid that can be in flight."""
        return self.parameters["Slots"] if self.form == "pipeline" else 1 << self.parameters["IdWidth"]

    def takes(self, algorithm: Algorithm) -> bool:
        """Whether the algorithm is built."""
        if algorithm.family == "keccak":
            return self.form == "pipeline" or bool(self.parameters.get("HasKeccak", 1))
        family = "HasSha256" if algorithm.block_bytes == 64 else "HasSha512"
        return self.form != "pipeline" and bool(self.parameters.get(family, 1))

    def cycles(self, algorithm: Algorithm) -> int:
        """Minimum cycles of a block in a sequence of blocks."""
        if self.form == "pipeline":
            return 24 // self.parameters["Stages"]
        rounds = 24 if algorithm.family == "keccak" else 64 if algorithm.block_bytes == 64 else 80
        return rounds // self.parameters.get("RoundsPerCycle", 1)


class Configurations(Strict):
    """rtl/configs.toml."""

    engine: dict[Name, Configuration]
    stream: dict[Name, Stream] = Field(default_factory=dict)


def names() -> list[str]:
    """The names of all configurations, in the order of the file."""
    return list(_read())


def get(name: str) -> Configuration:
    """The configuration of that name."""
    known = _read()
    if name not in known:
        raise unknown("configuration", name, known)
    return known[name]


def stream_names() -> list[str]:
    """The names of all configurations of the streaming attachment, in the order of the file."""
    return list(_load().stream)


def stream(name: str) -> Stream:
    """The configuration of the streaming attachment of that name."""
    known = _load().stream
    if name not in known:
        raise unknown("configuration", name, known)
    return known[name]


def _load() -> Configurations:
    return load(Configurations, paths.root() / "rtl" / "configs.toml")


def _read() -> dict[str, Configuration]:
    return _load().engine
