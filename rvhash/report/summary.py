# SPDX-License-Identifier: Apache-2.0
"""The summary table: a row for each design that has a figure. `rvhash report --json` prints these rows."""

from collections.abc import Iterable, Sequence

from pydantic import BaseModel, ConfigDict, Field

from rvhash.report import rates
from rvhash.report.result_files import Results
from rvhash.report.subjects import Subject


class Row(BaseModel):
    """One design. The schema of `--json`; keys are never removed. null: not measured."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    design: str
    title: str
    kind: str = Field(description="software, instructions, coprocessor, peripheral or stream")
    host: str | None = Field(description="the processor; null for a stream")
    stand_in: bool = Field(description="true: the design is only there to be compared against")
    sha256: float | None = Field(description="SHA-256: cycles of a byte of long messages")
    sha256_many: bool = Field(description="true: that figure is of many messages at once")
    sha512: float | None = Field(description="SHA-512: cycles of a byte of long messages")
    sha3: float | None = Field(description="SHA3-256: cycles of a byte of long messages")
    sha3_many: bool = Field(description="true: that figure is of many messages at once")
    cycles: int | None = Field(description="SHA3-384 of 200 bytes: from the call to the digest in memory")
    speedup: float | None = Field(description="cycles of sw-<host> over these")
    published: int | None = Field(description="cycles printed in a paper for this message")
    published_source: str | None
    unit: str | None = Field(description="the unit of synth/units.toml whose area this is")
    area: int | None = Field(description="weighted area, xc7 mapping of the attachment without the processor")
    lut: int | None
    ff: int | None
    code: int | None = Field(description="bytes of code and constants of the firmware `hash`")
    algorithms: list[str] = Field(description="those with a figure in results/")

    @property
    def measured(self) -> bool:
        """Whether it has any figure."""
        return bool(self.algorithms) or self.code is not None


def rows(of: Results, subjects: Sequence[Subject]) -> list[Row]:
    """A row for each, in the same order."""
    found = rates.rates(of)
    long = {name: _long(found, name) for name in ("sha256", "sha512", "sha3-256")}
    messages = {r["design"]: r for r in rates.short_messages(of)}
    areas = {r["name"]: r for r in of.records("area")}
    code = {r["design"]: r["text"] for r in of.records("code-size")}
    algorithms: dict[str, set[str]] = {}
    for name in ("lengths", "modes", "kronos", "hosts", "sharv", "xif", "wide"):
        for r in of.records(name):
            algorithms.setdefault(r["design"], set()).add(r["algorithm"])
    for rate in found:
        algorithms.setdefault(rate.design, set()).add(rate.algorithm)
    for r in of.records("isa"):
        algorithms.setdefault(r["design"], set()).add(r["function"])

    def row(s: Subject) -> Row:
        sha256, sha512, sha3 = (found.get(s.name) for found in long.values())
        message, area = messages.get(s.name, {}), areas.get(s.unit, {})
        return Row(
            design=s.name,
            title=s.title,
            kind=s.kind,
            host=s.host or None,
            stand_in=bool(s.design and s.design.stand_in),
            sha256=sha256.cycles_per_byte if sha256 else None,
            sha256_many=bool(sha256 and sha256.many),
            sha512=sha512.cycles_per_byte if sha512 else None,
            sha3=sha3.cycles_per_byte if sha3 else None,
            sha3_many=bool(sha3 and sha3.many),
            cycles=message.get("cycles"),
            speedup=message.get("speedup_software"),
            published=message.get("cycles_published"),
            published_source=message.get("published_source"),
            unit=s.unit or None,
            area=area.get("weighted_area"),
            lut=area.get("lut"),
            ff=area.get("ff"),
            code=code.get(s.name),
            algorithms=sorted(algorithms.get(s.name, ())),
        )

    return [row(s) for s in subjects]


def _long(found: Iterable[rates.Rate], algorithm: str) -> dict[str, rates.Rate]:
    """The rate of one message; for a design that has none, that of many at once."""
    found = list(found)
    return rates.best(found, algorithm, many=True) | rates.best(found, algorithm, many=False)
