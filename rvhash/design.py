# SPDX-License-Identifier: Apache-2.0
"""Design points: one TOML file each in designs/, saying what is built and which published figures it answers."""

from pathlib import Path
from typing import Annotated

from pydantic import Field, field_validator, model_validator

from rvhash import instructions, paths, sources
from rvhash.config import Strict, allowed, load
from rvhash.errors import unknown
from rvhash.model import ALGORITHMS

DEFAULT = "mmio-cv32e40x"


class Firmware(Strict):
    """Which C sources go into the firmware: the lists of these names are in sw/sources.toml."""

    backend: str
    software: str
    app: str = "hash"

    @field_validator("backend", "software", "app")
    @classmethod
    def _known(cls, value: str, info) -> str:
        return allowed(f"firmware.{info.field_name}", value, sources.firmware_choices(info.field_name))


class Published(Strict):
    """A figure printed in a paper for this workload on a design of this kind; never measured by us."""

    algorithm: str
    message_bytes: Annotated[int, Field(ge=0)]
    cycles: Annotated[int, Field(gt=0)]
    source: str

    @field_validator("algorithm")
    @classmethod
    def _known(cls, value: str) -> str:
        return allowed("published.algorithm", value, list(ALGORITHMS))


class Design(Strict):
    """A system that can be built and measured."""

    name: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]*$")]
    title: str
    host: str
    attachment: str
    stand_in: str = ""  # what it stands in for, when it is only there to be compared against
    firmware: Firmware
    published: list[Published] = Field(default_factory=list)

    @field_validator("host")
    @classmethod
    def _host_known(cls, value: str) -> str:
        return allowed("host", value, sources.hosts())

    @field_validator("attachment")
    @classmethod
    def _attachment_known(cls, value: str) -> str:
        return allowed("attachment", value, sources.attachments())

    @model_validator(mode="after")
    def _backend_fits(self) -> "Design":
        fit = [
            name
            for name, part in sources.sw().backend.items()
            if (part.attachment or name) in ("none", self.attachment)
        ]
        if self.firmware.backend not in fit:
            raise ValueError(
                f"firmware.backend = {self.firmware.backend!r} drives an attachment that the design does not have; "
                f"allowed: {', '.join(fit)}"
            )
        needed = sources.sw().software[self.firmware.software].attachment
        if needed not in ("", self.attachment):
            raise ValueError(
                f"firmware.software = {self.firmware.software!r} drives the attachment {needed!r}, and the design has "
                f"{self.attachment!r}"
            )
        return self

    @model_validator(mode="after")
    def _instructions_fit(self) -> "Design":
        sets = [*sources.host(self.host).instructions, *sources.rtl().attachment[self.attachment].instructions]
        clash = instructions.table().clash(sets) if sets else ""
        if clash:
            raise ValueError(
                f"host {self.host!r} and attachment {self.attachment!r} cannot be in one system: {clash} "
                f"(rtl/instructions.toml); take another host or attachment"
            )
        return self

    def published_for(self, algorithm: str, message_bytes: int) -> Published | None:
        """The published figure of exactly this workload, if there is one."""
        fits = (p for p in self.published if (p.algorithm, p.message_bytes) == (algorithm, message_bytes))
        return next(fits, None)


def names() -> list[str]:
    """The names of all design points of the checkout."""
    return sorted(path.stem for path in (paths.root() / "designs").glob("*.toml"))


def get(name: str) -> Design:
    """The design of that name, or the one in the TOML file of that path."""
    if name.endswith(".toml"):
        return load(Design, Path(name))
    if name not in names():
        raise unknown("design", name, names())
    path = paths.root() / "designs" / f"{name}.toml"
    design = load(Design, path)
    if design.name != name:
        raise unknown("name", design.name, [name], f"{paths.short(path)}: ")
    return design
