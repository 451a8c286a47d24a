# SPDX-License-Identifier: Apache-2.0
"""The list of proofs: every TOML file below formal/."""

from typing import Literal

from pydantic import Field, field_validator, model_validator

from rvhash import paths
from rvhash.design import sources
from rvhash.design.configurations import Name
from rvhash.errors import UsageError
from rvhash.strict_toml import Strict, allowed, load

PARTS = ("packages", "core", "engine")


class Fault(Strict):
    """A planted fault: in `file` the text `old`, which occurs exactly once, becomes `new`; then `fails` must fail."""

    file: str
    old: str
    new: str
    fails: str  # label of the property
    configuration: str | None = None  # default: the first one
    depth: int | None = None  # for a job by induction: steps from reset, instead of base and induction step

    @model_validator(mode="after")
    def _one_line(self) -> "Fault":
        if "\n" in self.old + self.new or not self.old or self.old == self.new:
            raise ValueError(f"fault of {self.file}: `old` and `new` must be two different single lines of text")
        return self

    def text(self) -> str:
        """The text of the file with the fault. UsageError if the old text does not occur exactly once."""
        try:
            text = (paths.root() / self.file).read_text()
        except OSError as e:
            raise UsageError(f"fault: {self.file}: {e.strerror}") from None
        if text.count(self.old) != 1:
            raise UsageError(f"fault: {self.old!r} occurs {text.count(self.old)} times in {self.file}, not once")
        return text.replace(self.old, self.new)


class Registers(Strict):
    """If the wire `when` of the top module is 1, every register below `under` is zero, except the `public` ones."""

    label: str  # of the property
    when: str
    under: str  # an instance in the top module
    public: list[str] = Field(default_factory=list)  # paths below it; the top module asserts their values


class Job(Strict):
    """One top module, its assertions, and the method of the proof."""

    name: Name
    title: str
    top: str
    parts: list[str] = Field(description="of rtl/sources.toml, in order; an attachment by its name")
    files: list[str] = Field(description="of formal/, read after the parts")
    defines: list[str] = Field(default_factory=list)
    method: Literal["equivalence", "bmc", "induction"]
    depth: int = Field(default=1, ge=1, description="bmc: steps from reset; induction: steps that imply the next")
    base: int | None = Field(default=None, description="induction: steps from reset, if more than `depth`")
    cover_depth: int = 20
    cover_from: int = Field(default=0, description="first step in which covers are looked for")
    cover_configurations: list[str] = Field(default_factory=list, description="where covers are run; default: all")
    quick: bool = False
    cut: list[str] = Field(default_factory=list, description="wires that take any value instead of their own")
    registers: Registers | None = None
    configurations: dict[Name, dict[str, int]] = Field(default_factory=dict)
    properties: dict[str, str] = Field(min_length=1, description="label to words")
    covers: dict[str, str] = Field(default_factory=dict)
    fault: list[Fault] = Field(min_length=1)

    @field_validator("parts")
    @classmethod
    def _known(cls, value: list[str]) -> list[str]:
        return [allowed("part", part, [*PARTS, *sources.rtl().attachment]) for part in value]

    @model_validator(mode="after")
    def _fits(self) -> "Job":
        if self.method != "equivalence" and not self.covers:
            raise ValueError(f"{self.name}: a proof over time requires a cover, which shows that it is not vacuous")
        for name in self.cover_configurations:
            allowed("cover_configurations", name, list(self.configurations))
        for fault in self.fault:
            allowed("fails", fault.fails, list(self.properties))
            if fault.configuration is not None:
                allowed("configuration", fault.configuration, list(self.configurations))
        unseen = set(self.properties) - {f.fails for f in self.fault}
        if unseen:
            raise ValueError(f"{self.name}: no planted fault for {', '.join(sorted(unseen))}")
        return self

    def sources(self) -> list[str]:
        """The files in the order in which they are read."""
        rtl = sources.rtl()
        listed = [getattr(rtl, part) if part in PARTS else rtl.attachment[part] for part in self.parts]
        return [*(f for part in listed for f in part.files), *self.files]

    def covered(self) -> list[str]:
        """The configurations in which the covers are run."""
        return self.cover_configurations or list(self.settings())

    def settings(self) -> dict[str, dict[str, int]]:
        """Configurations by name; a job without configurations has one named `default`."""
        return self.configurations or {"default": {}}


class Jobs(Strict):
    """One of these files."""

    job: list[Job]


def jobs() -> dict[str, Job]:
    """Every job by its name."""
    found: dict[str, Job] = {}
    for path in sorted((paths.root() / "formal").rglob("*.toml")):
        for job in load(Jobs, path).job:
            if job.name in found:
                raise UsageError(f"{paths.short(path)}: the job {job.name} is defined twice; remove one definition")
            found[job.name] = job
    return found
