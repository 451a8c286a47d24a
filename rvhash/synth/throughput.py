# SPDX-License-Identifier: Apache-2.0
"""Throughput of the units that process blocks, from a frequency and the cycles of a block. synth/rates.toml says where
the cycles are; they are exact, from results/.
"""

import json
from collections.abc import Mapping
from typing import Any, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from rvhash import model, paths
from rvhash.errors import UsageError, unknown
from rvhash.strict_toml import Strict, load


class Rate(Strict):
    """One table of synth/rates.toml, which explains the keys."""

    unit: str
    algorithm: str
    messages: int = Field(ge=1)
    result: str = ""
    where: dict[str, str | int] = Field(default_factory=dict)
    cycles: int = Field(default=0, ge=0)
    source: str = ""

    @model_validator(mode="after")
    def _one_origin(self) -> Self:
        if bool(self.result) == bool(self.cycles) or bool(self.result) != bool(self.where):
            raise ValueError(f"the rate of {self.unit} has either result and where, or cycles and source")
        if bool(self.cycles) != bool(self.source):
            raise ValueError(f"the rate of {self.unit} has cycles without a source, or a source without cycles")
        return self


class Rates(Strict):
    """synth/rates.toml."""

    rate: list[Rate]


class Stream(BaseModel):
    """Throughput with so many messages at once."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    messages: int = Field(description="independent messages that the unit processes at once")
    cycles_per_block: float
    mbps: float = Field(description="Mb/s (10^6 bit/s) of message at the median frequency")
    mbps_per_lut: float = Field(description="the same per LUT4 that the unit takes, two for each CCU2C")
    source: str = Field(description="where the cycles are recorded")


class Throughput(BaseModel):
    """Of one algorithm. A unit that processes one message at a time has the same best case as single stream."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    algorithm: str
    block_bits: int
    single: Stream = Field(description="single stream: one long message")
    best: Stream = Field(description="best case: as many messages at once as the unit processes")


def of_unit(name: str, mhz: float, luts: int) -> list[Throughput]:
    """Throughput of a unit for each algorithm that synth/rates.toml has for it; nothing without results/ (a wheel)."""
    folder = paths.root() / "synth"
    rates = [r for r in load(Rates, folder / "rates.toml").rate if r.unit == name]
    if not (paths.root() / "results").is_dir():
        return []
    found = []
    for algorithm in dict.fromkeys(r.algorithm for r in rates):
        bits = _block_bits(algorithm)
        streams = [_stream(r, bits, mhz, luts) for r in rates if r.algorithm == algorithm]
        single = next((s for s in streams if s.messages == 1), None)
        if single is None:
            raise UsageError(f"synth/rates.toml has no rate of {name} for {algorithm} with messages = 1")
        best = max(streams, key=lambda s: s.mbps)
        found.append(Throughput(algorithm=algorithm, block_bits=bits, single=single, best=best))
    return found


def _block_bits(algorithm: str) -> int:
    if algorithm not in model.ALGORITHMS:
        raise unknown("algorithm", algorithm, model.NAMES, "synth/rates.toml: ")
    return 8 * model.ALGORITHMS[algorithm].block_bytes


def _stream(rate: Rate, bits: int, mhz: float, luts: int) -> Stream:
    cycles, source = (float(rate.cycles), rate.source) if rate.cycles else _recorded(rate)
    mbps = bits / cycles * mhz
    return Stream(
        messages=rate.messages,
        cycles_per_block=round(cycles, 2),
        mbps=round(mbps, 1),
        mbps_per_lut=round(mbps / luts, 4),
        source=source,
    )


def _recorded(rate: Rate) -> tuple[float, str]:
    """Cycles of a block, and the record. UsageError unless exactly one record is selected."""
    name = f"results/{rate.result}.json"
    try:
        records: list[Mapping[str, Any]] = json.loads((paths.root() / name).read_text())
    except OSError as e:
        raise UsageError(f"synth/rates.toml: cannot read {name} for {rate.unit}: {e.strerror}") from None
    found = [r for r in records if all(r.get(key) == value for key, value in rate.where.items())]
    if len(found) != 1:
        raise UsageError(f"synth/rates.toml: {len(found)} records of {name} are those of {rate.unit}, expected one")
    shown = ", ".join(str(value) for value in rate.where.values())
    return found[0]["cycles"] / found[0].get("blocks", 1), f"{name}: {shown}"
