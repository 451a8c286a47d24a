# SPDX-License-Identifier: Apache-2.0
"""Workloads: named lists of messages in workloads/*.toml. Message bytes are 0, 1, 2, ... modulo 256.

A workload names designs, or roles: `Workload.on` makes designs with one host of its roles.
"""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, field_validator, model_validator

from rvhash import design, paths
from rvhash.blocks import batches
from rvhash.design.named_units import units
from rvhash.errors import unknown
from rvhash.model import NAMES
from rvhash.signature import LATTICE_SETS, LMS_SETS, SETS
from rvhash.strict_toml import Strict, allowed, load


def _known(key: str, value: str) -> str:
    """For validators: `value` if it is a role or a design."""
    roles = design.roles()
    return value if value in roles else allowed(key, value, [*roles, *design.names()])


class Message(Strict):
    """One message to hash."""

    algorithm: str
    bytes: Annotated[int, Field(ge=0)]

    @field_validator("algorithm")
    @classmethod
    def _built(cls, value: str) -> str:
        return allowed("message.algorithm", value, list(NAMES))


class Row(Strict):
    """A row of a paper's table: the cycles printed there, and the designs next to it. "": no such design yet."""

    source: str
    published: Annotated[int, Field(gt=0)]
    reproduced: str = ""
    ours: str = ""

    @field_validator("reproduced", "ours")
    @classmethod
    def _design(cls, value: str, info) -> str:
        return _known(f"comparison.row.{info.field_name}", value)


class Comparison(Strict):
    """A table of a paper, in cycles of one message."""

    title: str
    row: Annotated[list[Row], Field(min_length=1)]


class Lengths(Strict):
    """Cycles against message length: every algorithm with every length, and the design to compare with."""

    algorithms: Annotated[list[str], Field(min_length=1)]
    bytes: Annotated[list[Annotated[int, Field(ge=0)]], Field(min_length=1)]
    against: str

    @field_validator("algorithms")
    @classmethod
    def _built(cls, value: list[str]) -> list[str]:
        return [allowed("lengths.algorithms", name, list(NAMES)) for name in value]

    @field_validator("bytes")
    @classmethod
    def _rising(cls, value: list[int]) -> list[int]:
        if sorted(set(value)) != value:
            raise ValueError("the lengths must be in ascending order")
        return value

    @field_validator("against")
    @classmethod
    def _design(cls, value: str) -> str:
        return _known("lengths.against", value)


class BlockMode(Strict):
    """One way to hash N padded blocks, and its cycles by a paper's formula: each * N + once."""

    name: str
    each: Annotated[int, Field(gt=0)] | None = None
    once: Annotated[int, Field(ge=0)] = 0
    one: Annotated[int, Field(gt=0)] | None = None  # printed for N = 1, if it differs from the formula
    designs: Annotated[list[str], Field(default_factory=list)]  # the only designs with this mode; empty: all

    @field_validator("name")
    @classmethod
    def _mode(cls, value: str) -> str:
        return allowed("blocks.mode.name", value, list(batches.MODES))

    def takes(self, of: design.Design, count: int) -> bool:
        """Whether the design hashes that number of blocks in this mode."""
        four = self.name == "four"
        return (not self.designs or of.name in self.designs) and not (four and count % 4)

    def published(self, count: int) -> int | None:
        """Cycles of that number of blocks, as printed or by the formula; None: the paper has no figure."""
        if count == 1 and self.one is not None:
            return self.one
        return None if self.each is None else self.each * count + self.once


class Work(Strict):
    """A row of a paper's table of other work, for one block."""

    name: str
    cycles: Annotated[int, Field(gt=0)]
    lut: Annotated[int, Field(gt=0)] | None = None
    ff: Annotated[int, Field(gt=0)] | None = None


class Blocks(Strict):
    """Padded blocks, as a paper counts them: every algorithm, every mode, every number of blocks."""

    algorithms: Annotated[list[str], Field(min_length=1)]
    counts: Annotated[list[Annotated[int, Field(ge=1, le=batches.MAX_BLOCKS)]], Field(min_length=1)]
    reproduced: str  # the design that the published figures are of
    software_each: Annotated[int, Field(gt=0)] | None = None  # published: software, cycles of a block
    mode: Annotated[list[BlockMode], Field(min_length=1)]
    work: Annotated[list[Work], Field(default_factory=list)]  # the last row is the paper's own
    work_title: str = ""
    work_note: str = ""  # what the printed cycles count
    parts: Annotated[list[str], Field(default_factory=list)]  # units of rvhash synth whose area is shown apart

    @field_validator("algorithms")
    @classmethod
    def _built(cls, value: list[str]) -> list[str]:
        return [allowed("blocks.algorithms", name, list(batches.ALGORITHM_NAMES)) for name in value]

    @field_validator("counts")
    @classmethod
    def _rising(cls, value: list[int]) -> list[int]:
        if sorted(set(value)) != value:
            raise ValueError("the numbers of blocks must be in ascending order")
        return value

    @field_validator("reproduced")
    @classmethod
    def _design(cls, value: str) -> str:
        return _known("blocks.reproduced", value)


class Measured(Strict):
    """A design of which functions are measured. `unit`: its instruction unit in synth/units.toml; "": none. `baseline`:
    instead of the workload's. `published`: the speed-up that `source` prints for a function."""

    name: str
    functions: Annotated[list[Literal["keccak", "sha256", "sha512"]], Field(min_length=1)]
    unit: str = ""
    baseline: str = ""
    published: dict[Literal["keccak", "sha256", "sha512"], str] = Field(default_factory=dict)
    source: str = ""

    @field_validator("name", "baseline")
    @classmethod
    def _role(cls, value: str, info) -> str:
        return value and allowed(f"functions.design.{info.field_name}", value, design.roles())

    @field_validator("unit")
    @classmethod
    def _built(cls, value: str) -> str:
        return value and allowed("functions.design.unit", value, list(units()))


class Functions(Strict):
    """The functions of hashes by themselves, on designs of one host."""

    host: str
    baseline: str
    design: Annotated[list[Measured], Field(min_length=1)]

    @field_validator("baseline")
    @classmethod
    def _role(cls, value: str) -> str:
        return allowed("functions.baseline", value, design.roles())

    def baseline_of(self, row: Measured) -> str:
        """The role that a design is compared with."""
        return row.baseline or self.baseline


class Calls(Strict):
    """The calls that short messages take, each by itself; `against`: the design that speed-ups are over."""

    against: str

    @field_validator("against")
    @classmethod
    def _design(cls, value: str) -> str:
        return _known("calls.against", value)


Operation = Literal["keygen", "sign", "verify", "encaps", "decaps"]


class Operations(Strict):
    """What is measured of a parameter set of SLH-DSA, of LMS, which is only verified, or of ML-KEM or ML-DSA."""

    set: str
    operations: Annotated[list[Operation], Field(min_length=1)]

    @field_validator("set")
    @classmethod
    def _known_set(cls, value: str) -> str:
        return allowed("signatures.run.set", value, [*SETS, *LMS_SETS, *LATTICE_SETS])

    @model_validator(mode="after")
    def _of_the_set(self) -> "Operations":
        if self.set in LATTICE_SETS:
            can = LATTICE_SETS[self.set].operations
        else:
            can = ["verify"] if self.set in LMS_SETS else ["keygen", "sign", "verify"]
        for name in self.operations:
            allowed(f"signatures.run.operations of {self.set}", name, can)
        return self


class PublishedOperation(Strict):
    """A figure of another unit."""

    set: str
    operation: Operation
    cycles: Annotated[int, Field(gt=0)]
    source: str


class Signatures(Strict):
    """Keys, signatures and verification of hash-based signatures; the operations of ML-KEM and ML-DSA."""

    run: Annotated[list[Operations], Field(min_length=1)]
    published: Annotated[list[PublishedOperation], Field(default_factory=list)]


class Printed(Strict):
    """A row of a paper's table of processors."""

    name: str
    bytes_per_cycle: Annotated[float, Field(gt=0)]
    area: Annotated[float, Field(gt=0)]
    code_bytes: Annotated[int, Field(gt=0)]


class Sponge(Strict):
    """A design; `unit`: its processor with its attachment, in synth/units.toml."""

    name: str
    unit: str
    published: Printed | None = None

    @field_validator("name")
    @classmethod
    def _design(cls, value: str) -> str:
        return allowed("sponges.design.name", value, design.names())

    @field_validator("unit")
    @classmethod
    def _built(cls, value: str) -> str:
        return allowed("sponges.design.unit", value, list(units()))


class Sponges(Strict):
    """SHA3-256 of padded blocks on processors; `plain`: the one that ratios are over; `other`: published only."""

    plain: str
    design: Annotated[list[Sponge], Field(min_length=1)]
    other: Annotated[list[Printed], Field(default_factory=list)]

    @model_validator(mode="after")
    def _plain_is_there(self) -> "Sponges":
        allowed("sponges.plain", self.plain, [row.name for row in self.design])
        return self


class Workload(Strict):
    """Messages, hashed one after another on every design of a bench."""

    name: str
    title: str
    designs: Annotated[list[str], Field(default_factory=list)]  # default of a bench without designs; empty: all
    message: Annotated[list[Message], Field(default_factory=list)]
    comparison: Comparison | None = None
    lengths: Lengths | None = None
    blocks: Blocks | None = None
    functions: Functions | None = None
    sponges: Sponges | None = None
    calls: Calls | None = None
    signatures: Signatures | None = None

    @field_validator("designs")
    @classmethod
    def _design(cls, value: list[str]) -> list[str]:
        return [_known("designs", name) for name in value]

    @model_validator(mode="after")
    def _messages(self) -> "Workload":
        kinds = (self.message, self.lengths, self.blocks, self.functions, self.sponges, self.calls, self.signatures)
        if [bool(kind) for kind in kinds].count(True) != 1:
            raise ValueError(
                "a workload has either messages or lengths or blocks or functions or sponges or calls or signatures"
            )
        if self.comparison and len(self.message) != 1:
            raise ValueError("a comparison requires exactly one message")
        return self

    def not_on(self, host: str) -> list[str]:
        """Roles of the workload that the host does not have what they require for."""
        known = design.roles()
        return [name for name in self.designs if name in known and design.role(name).lacking(host)]

    def on(self, host: str) -> "Workload":
        """The same with designs of that host in place of roles, without those of `not_on`."""
        known, left_out = design.roles(), self.not_on(host)

        def named(role: str) -> str:
            return f"{role}-{host}" if role in known else role

        def compared(role: str) -> str:
            return "" if role in known and design.role(role).lacking(host) else named(role)

        changed: dict[str, object] = {"designs": [named(name) for name in self.designs if name not in left_out]}
        if self.comparison:
            rows = [
                row.model_copy(update={"reproduced": compared(row.reproduced), "ours": compared(row.ours)})
                for row in self.comparison.row
            ]
            changed["comparison"] = self.comparison.model_copy(update={"row": rows})
        if self.lengths:
            changed["lengths"] = self.lengths.model_copy(update={"against": named(self.lengths.against)})
        if self.blocks:
            modes = [
                mode.model_copy(update={"designs": [named(name) for name in mode.designs]}) for mode in self.blocks.mode
            ]
            update = {"reproduced": named(self.blocks.reproduced), "mode": modes}
            changed["blocks"] = self.blocks.model_copy(update=update)
        if self.calls:
            changed["calls"] = self.calls.model_copy(update={"against": named(self.calls.against)})
        return self.model_copy(update=changed)

    def messages(self) -> list[Message]:
        """All messages, in the order in which they are hashed."""
        if self.lengths is None:
            return self.message
        return [Message(algorithm=a, bytes=n) for a in self.lengths.algorithms for n in self.lengths.bytes]


def counting(n: int) -> bytes:
    """A message of `n` bytes: 0, 1, 2, ... modulo 256."""
    return bytes(i & 0xFF for i in range(256)) * (n // 256) + bytes(range(n % 256))


def names() -> list[str]:
    """The names of all workloads of the checkout."""
    return sorted(path.stem for path in (paths.root() / "workloads").glob("*.toml"))


def read(name: str) -> Workload:
    """The workload of that name, or the one in the TOML file of that path, as written: with roles."""
    if name.endswith(".toml"):
        return load(Workload, Path(name))
    if name not in names():
        raise unknown("workload", name, names())
    return load(Workload, paths.root() / "workloads" / f"{name}.toml")


def get(name: str, host: str = design.DEFAULT_HOST) -> Workload:
    """The same with designs of that host in place of roles."""
    return read(name).on(host)
