# SPDX-License-Identifier: Apache-2.0
"""Throughput of designs: message bits a cycle, each with the workload that it was measured with."""

from collections.abc import Iterable

from pydantic import BaseModel, ConfigDict, Field

from rvhash.model import ALGORITHMS
from rvhash.report.result_files import Results

LONG = 65536  # bytes of a long message
KRONOS = ("sha3-384", 200)  # algorithm and bytes of the message that every attachment hashed


class Rate(BaseModel):
    """Throughput of one design with one algorithm."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    design: str
    algorithm: str
    bits_per_cycle: float = Field(description="bits of messages, without padding, for each clock cycle")
    many: bool = Field(description="true: many messages at once; false: one message after the other")
    workload: str = Field(description="what was hashed")
    source: str = Field(description="the file of results/")

    @property
    def cycles_per_byte(self) -> float:
        """Cycles of a byte of the messages."""
        return 8 / self.bits_per_cycle


def rates(of: Results) -> list[Rate]:
    """Every throughput of long messages, and that of one short message, KRONOS's."""
    return [*_lengths(of), *_blocks(of), *_functions(of), *_sponges(of), *_streams(of), *_kronos(of)]


def best(found: Iterable[Rate], algorithm: str, many: bool | None = None) -> dict[str, Rate]:
    """The highest rate of each design with this algorithm; `many`: only such. The short message does not count."""
    result: dict[str, Rate] = {}
    for rate in found:
        if rate.algorithm == algorithm and many in (None, rate.many) and rate.source != "kronos":
            known = result.get(rate.design)
            if known is None or rate.bits_per_cycle > known.bits_per_cycle:
                result[rate.design] = rate
    return result


def short(found: Iterable[Rate]) -> dict[str, Rate]:
    """The rate of each design with KRONOS's message."""
    return {rate.design: rate for rate in found if rate.source == "kronos"}


def _lengths(of: Results) -> Iterable[Rate]:
    """One message: 64 KiB, or for the algorithms without such a record the longest of modes."""
    for r in of.records("lengths"):
        if r["message_bytes"] == LONG:
            yield _rate(r["design"], r["algorithm"], 8 * LONG / r["cycles"], "one message of 64 KiB", "lengths")
    known = {r["algorithm"] for r in of.records("lengths")}
    modes = [r for r in of.records("modes") if r["algorithm"] not in known]
    longest = max((r["message_bytes"] for r in modes), default=0)
    for r in modes:
        if r["message_bytes"] == longest:
            bits = 8 * longest / r["cycles"]
            yield _rate(r["design"], r["algorithm"], bits, f"one message of {longest:,} bytes", "modes")


def _blocks(of: Results) -> Iterable[Rate]:
    """Padded blocks of SHA-224 and SHA-256."""
    size = 64
    what = {
        "long": ("one message of {:,} padded blocks", False),
        "short": ("{:,} messages of one padded block", True),
        "four": ("four messages of {:,} padded blocks in all", True),
    }
    for r in of.records("sharv"):
        text, many = what[r["mode"]]
        if r["blocks"] * size == LONG and r["attachment"] != "none":
            bits = 8 * LONG / r["cycles"]
            yield _rate(r["design"], r["algorithm"], bits, text.format(r["blocks"]), "sharv", many)


def _functions(of: Results) -> Iterable[Rate]:
    """Compression functions by themselves: a further block."""
    for r in of.records("isa"):
        if r["cycles_next"] and r["function"] in ALGORITHMS:
            bits = 8 * ALGORITHMS[r["function"]].block_bytes / r["cycles_next"]
            yield _rate(r["design"], r["function"], bits, "a further block, the function alone", "isa")


def _sponges(of: Results) -> Iterable[Rate]:
    """SHA3-256 on small processors: a further block."""
    name = "sha3-256"
    for r in of.records("asip"):
        bits = 8 * ALGORITHMS[name].block_bytes / r["cycles_block"]
        yield _rate(r["design"], name, bits, "a further block of a message", "asip")


def _streams(of: Results) -> Iterable[Rate]:
    what = {
        "long": ("one message of {bytes:,} bytes", False),
        "interleaved": ("{messages} messages at once, {bytes:,} bytes in all", True),
        "mix": ("{messages:,} packets, {bytes:,} bytes in all", True),
    }
    for r in of.records("stream"):
        text, many = what[r["workload"]]
        says = text.format(messages=r["messages"], bytes=r["message_bytes"])
        bits = 8 * r["message_bytes"] / r["cycles"]
        yield _rate(f"stream-{r['configuration']}", r["algorithm"], bits, says, "stream", many)


def _kronos(of: Results) -> Iterable[Rate]:
    for r in short_messages(of):
        algorithm, size = KRONOS
        yield _rate(r["design"], algorithm, 8 * size / r["cycles"], "one message of 200 bytes", "kronos")


def short_messages(of: Results) -> list[dict]:
    """The records of KRONOS's message, one for each design, with the speed-up over the good software of its host.

    The file of hosts and that of the default host list partly the same designs.
    """
    found = {r["design"]: r for name in ("hosts", "kronos") for r in of.records(name)}
    records = [r for r in found.values() if (r["algorithm"], r["message_bytes"]) == KRONOS]
    software = {r["host"]: r["cycles"] for r in records if r["design"] == f"sw-{r['host']}"}
    return [r | {"speedup_software": _over(software.get(r["host"]), r["cycles"])} for r in records]


def _over(software: int | None, cycles: int) -> float | None:
    return None if software is None else software / cycles


def _rate(design: str, algorithm: str, bits: float, workload: str, source: str, many: bool = False) -> Rate:
    return Rate(design=design, algorithm=algorithm, bits_per_cycle=bits, many=many, workload=workload, source=source)
