# SPDX-License-Identifier: Apache-2.0
"""Lists of sources: rtl/sources.toml and sw/sources.toml."""

import re
from typing import Literal

from pydantic import Field, field_validator

from rvhash import paths
from rvhash.errors import BuildError
from rvhash.strict_toml import Strict, allowed, load

PARTS = ("lib", "core", "engine", "job", "bus")  # of rtl/sources.toml that an attachment may require, in order
SLOT = ("XLen", "NumRs", "IdWidth", "AddrWidth", "DataWidth")  # parameters of every rvh_slot: the system's


class Files(Strict):
    """RTL files in order, relative to the checkout."""

    files: list[str] = Field(default_factory=list)


class Attachment(Files):
    """An attachment: the parts that it requires, its files, its module rvh_slot for the reference system, whether the
    host offers it instructions, which version of the interface and how many sources it requires then, the widths that
    its manager port can have, and the sets of rtl/instructions.toml that it decodes.
    """

    needs: list[str] = Field(default_factory=list)
    slot: str = ""  # "": none; a design cannot name the attachment
    slots: dict[str, str] = Field(default_factory=dict)  # other slots, by the host's version of the interface
    axi: str = ""  # its module rvh_slot_axi for the system on a 64-bit bus; "": none
    extension: bool = False
    version: Literal["", "1.0"] = ""  # of CV-X-IF; "": any that has a slot
    sources: Literal[2, 3] = 2  # X_NUM_RS, at least
    widths: list[Literal[32, 64, 128]] = Field(default_factory=lambda: [32])  # of its manager port
    instructions: list[str] = Field(default_factory=list)

    @field_validator("needs")
    @classmethod
    def _known(cls, value: list[str]) -> list[str]:
        return sorted((allowed("attachment.needs", name, list(PARTS)) for name in value), key=PARTS.index)

    def slot_for(self, extension: str) -> str:
        """The slot for a host whose extension interface has this version, relative to the checkout."""
        return self.slots.get(extension, self.slot)

    def top_for(self, extension: str) -> str:
        """The module of the attachment itself, which that slot instantiates."""
        text = (paths.root() / self.slot_for(extension)).read_text()
        return re.search(r"^ {2}(?!rvh_soc_)(rvh_\w+) (?:#\(|u_)", text, re.MULTILINE)[1]

    def parameters(self, extension: str) -> dict[str, int]:
        """The parameters that a design may set, with their defaults: those of the slot that are not the system's."""
        return self._parameters(self.slot_for(extension))

    def axi_parameters(self) -> dict[str, int]:
        """The same for its slot on a 64-bit bus."""
        return self._parameters(self.axi)

    def _parameters(self, slot: str) -> dict[str, int]:
        text = (paths.root() / slot).read_text()
        header = text[: text.index(") (")]
        found = re.findall(r"\bparameter\s[^=]*?(\w+)\s*=\s*(?:1'b)?(\d+)", header)
        return {name: int(value) for name, value in found if name not in SLOT}


class Soc(Strict):
    """A system with a processor: its top module and the C++ main of the simulator."""

    top: str
    files: list[str]
    main: str


class Stream(Files):
    """The streaming attachment, and the C++ of the simulated source and sink for all of its forms."""

    main: str = ""


class Lint(Strict):
    """Waiver files of our own RTL, for every Verilator run. A host brings its own: rvhash.design.hosts."""

    waivers: list[str]


class Rtl(Strict):
    """rtl/sources.toml."""

    packages: Files
    lib: Files = Files()
    core: Files
    engine: Files
    job: Files = Files()
    bus: Files = Files()
    attachment: dict[str, Attachment]
    stream: Stream = Stream()
    artix7: Files = Files()  # the Artix-7 paper's core, without a processor
    hart: Files = Files()  # our own processor
    subsystem: Soc | None = None  # SHA-RV's
    check: Files = Files()  # the slot of `rvhash check-host`
    soc: Soc
    axi: Soc | None = None  # the system on a 64-bit bus
    lint: Lint

    def files_of(self, attachment: str) -> list[str]:
        """The files of an attachment, packages first, without its slot."""
        part = self.attachment[attachment]
        return [f for p in (self.packages, *(getattr(self, name) for name in part.needs), part) for f in p.files]

    def files(self, attachment: str, extension: str) -> list[str]:
        """The files of a system with this attachment, packages first, without those of the host, whose extension
        interface has this version."""
        return [*self.files_of(attachment), self.attachment[attachment].slot_for(extension), *self.soc.files]

    def with_axi(self, attachment: str) -> tuple[Soc, list[str]]:
        """The system on a 64-bit bus, and its files with this attachment, packages first, without those of the host."""
        if self.axi is None:
            raise BuildError("rtl/sources.toml has no table [axi]")
        bridges = [f for f in self.bus.files if f not in self.files_of(attachment)]
        return self.axi, [*self.files_of(attachment), *bridges, self.attachment[attachment].axi, *self.axi.files]

    def with_check(self) -> list[str]:
        """The files of the system of `rvhash check-host`, packages first, without those of the host."""
        return [*self.packages.files, *self.check.files, *self.soc.files]

    def with_subsystem(self) -> tuple[Soc, list[str]]:
        """SHA-RV's subsystem, and its files, packages first, without those of the host."""
        if self.subsystem is None:
            raise BuildError("rtl/sources.toml has no table [subsystem]")
        return self.subsystem, self.files_of("sharv") + self.subsystem.files


class Part(Strict):
    """C and assembly sources relative to sw/, include folders and macros for all, and flags for these sources only."""

    sources: list[str] = Field(default_factory=list)
    flags: list[str] = Field(default_factory=list)
    include: list[str] = Field(default_factory=list)
    define: list[str] = Field(default_factory=list)
    xlen: list[Literal[32, 64]] = Field(default_factory=lambda: [32])  # of the hosts that these sources are written for
    attachment: str = ""  # that these sources require; "": none, or the one of the backend's name
    parameters: dict[str, int] = Field(default_factory=dict)  # of the attachment, that these sources require
    refuses: dict[str, int] = Field(default_factory=dict)  # of the attachment, that these sources cannot drive
    macros: dict[str, str] = Field(default_factory=dict)  # for these sources, with the values of these parameters
    all_macros: dict[str, str] = Field(default_factory=dict)  # the same, for all sources
    uses: list[str] = Field(default_factory=list)  # libraries that these sources call
    link_flags: list[str] = Field(default_factory=list)


class Target(Part):
    """The bare-metal system: its compiler, its sources, and its linker options. The host adds -march and defines."""

    compiler: str
    linker_script: str


class Sw(Strict):
    """sw/sources.toml. The flags of [common] and [target] apply to every source."""

    common: Part
    target: Target
    software: dict[str, Part]
    backend: dict[str, Part]
    library: dict[str, Part] = Field(default_factory=dict)
    app: dict[str, Part]


def rtl() -> Rtl:
    """The RTL file lists of the checkout."""
    return load(Rtl, paths.root() / "rtl" / "sources.toml", alone=True)


def sw() -> Sw:
    """The firmware source lists of the checkout."""
    return load(Sw, paths.root() / "sw" / "sources.toml", alone=True)


def attachments() -> list[str]:
    """The attachments that a design may name."""
    return sorted(name for name, part in rtl().attachment.items() if part.slot)


def firmware_choices(key: str) -> list[str]:
    """The allowed values of `firmware.<key>` of a design; key is backend, software or app."""
    return sorted(getattr(sw(), key))
