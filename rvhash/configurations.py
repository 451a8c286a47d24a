# SPDX-License-Identifier: Apache-2.0
"""Named configurations of the engine, in rtl/configs.toml."""

from typing import Annotated, Literal

from pydantic import Field

from rvhash import paths
from rvhash.config import Strict, load
from rvhash.errors import unknown

Name = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]*$")]


class Parameters(Strict):
    """Parameters of rvh_engine, named as in the RTL; model_dump() gives them to a simulator or to the mapper."""

    Width: Literal[32, 64, 128]  # bits of the message port
    RoundsPerCycle: Literal[1, 2]
    Overlap: Literal[0, 1]  # 1: Keccak has a second block buffer
    HasSha256: Literal[0, 1]  # SHA-224, SHA-256
    HasSha512: Literal[0, 1]  # SHA-384, SHA-512, SHA-512/224, SHA-512/256
    HasKeccak: Literal[0, 1]  # SHA-3, SHAKE, the sponge


class Configuration(Strict):
    """What is built, and a sentence that says when to take it."""

    choose: str
    parameters: Parameters


class Configurations(Strict):
    """rtl/configs.toml."""

    engine: dict[Name, Configuration]


def names() -> list[str]:
    """The names of all configurations, in the order of the file."""
    return list(_read())


def get(name: str) -> Configuration:
    """The configuration of that name."""
    known = _read()
    if name not in known:
        raise unknown("configuration", name, known)
    return known[name]


def _read() -> dict[str, Configuration]:
    return load(Configurations, paths.root() / "rtl" / "configs.toml").engine
