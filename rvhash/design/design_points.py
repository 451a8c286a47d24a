# SPDX-License-Identifier: Apache-2.0
"""Design points. A file of designs/ is a role: what is built beside a host, and the published figures to compare with.
A role with a host that has what the role requires is a design, named <role>-<host>.
"""

import os
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, field_validator, model_validator

from rvhash import paths
from rvhash.design import hosts, instruction_table, sources
from rvhash.design.hosts import DEFAULT_HOST, Host
from rvhash.errors import UsageError, unknown
from rvhash.model import ALGORITHMS
from rvhash.strict_toml import Strict, allowed, load, validated

DEFAULT = f"mmio-{DEFAULT_HOST}"
Name = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]*$")]


class Firmware(Strict):
    """The C sources of the firmware: names of lists in sw/sources.toml. `program`: C and assembly files, relative to
    the checkout, of a program that runs instead of `app`. `libraries`: that the program calls, beside those of the app.
    `config`: the platform's header for the driver (sw/backend/driver/config.h), also relative to the checkout.
    """

    backend: str
    software: str
    app: str = "hash"
    program: list[str] = Field(default_factory=list)
    libraries: list[str] = Field(default_factory=list)
    config: str = ""

    @field_validator("libraries")
    @classmethod
    def _listed(cls, value: list[str]) -> list[str]:
        return [allowed("firmware.libraries", name, sorted(sources.sw().library)) for name in value]

    @field_validator("backend", "software", "app")
    @classmethod
    def _known(cls, value: str, info) -> str:
        return allowed(f"firmware.{info.field_name}", value, sources.firmware_choices(info.field_name))

    @field_validator("program")
    @classmethod
    def _there(cls, value: list[str]) -> list[str]:
        for name in value:
            if not (paths.root() / name).is_file():
                raise ValueError(f"firmware.program: {name} is not a file in the checkout")
        return value

    @field_validator("config")
    @classmethod
    def _header_there(cls, value: str) -> str:
        if value and not (paths.root() / value).is_file():
            raise ValueError(f"firmware.config: {value} is not a file in the checkout")
        return value

    @property
    def xlen(self) -> list[int]:
        """Bits of a register of the hosts that its sources are written for."""
        sw = sources.sw()
        return sorted({*sw.software[self.software].xlen} & {*sw.backend[self.backend].xlen})

    @property
    def title(self) -> str:
        """The name of the program that runs."""
        return "-".join([Path(self.program[0]).stem if self.program else self.app, *self.libraries])


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

    name: Name
    title: str
    host: str
    variant: str = ""  # of the host's processor: a name in its host.toml
    attachment: str
    memory_width: int = 32  # bits of a word of the data RAM and of the attachment's manager port
    parameters: dict[str, int] = Field(default_factory=dict)  # of the attachment's slot, named as in the RTL
    stand_in: str = ""  # what the design represents, if it is only a baseline for comparison
    firmware: Firmware
    published: list[Published] = Field(default_factory=list)

    @field_validator("host")
    @classmethod
    def _host_known(cls, value: str) -> str:
        return allowed("host", value, [*hosts.names(), *hosts.axi_names()])

    @field_validator("attachment")
    @classmethod
    def _attachment_known(cls, value: str) -> str:
        return allowed("attachment", value, sources.attachments())

    @model_validator(mode="after")
    def _memory_width_fits(self) -> "Design":
        widths = sources.rtl().attachment[self.attachment].widths
        if self.memory_width not in widths:
            raise ValueError(
                f"memory_width = {self.memory_width} is not a width of the attachment {self.attachment!r}; "
                f"allowed: {', '.join(map(str, widths))}"
            )
        return self

    @model_validator(mode="after")
    def _variant_known(self) -> "Design":
        if self.variant:
            allowed("variant", self.variant, list(hosts.get(self.host).variant))
        return self

    @model_validator(mode="after")
    def _backend_fits(self) -> "Design":
        fit = [
            name
            for name, part in sources.sw().backend.items()
            if (part.attachment or name) in ("none", self.attachment)
        ]
        if self.firmware.backend not in fit:
            raise ValueError(
                f"firmware.backend = {self.firmware.backend!r} requires an attachment that the design does not have; "
                f"allowed: {', '.join(fit)}"
            )
        needed = sources.sw().software[self.firmware.software].attachment
        if needed not in ("", self.attachment):
            raise ValueError(
                f"firmware.software = {self.firmware.software!r} requires the attachment {needed!r}; the design has "
                f"{self.attachment!r}"
            )
        return self

    @model_validator(mode="after")
    def _host_fits(self) -> "Design":
        lacks = Requirements().lacking(hosts.get(self.processor), self.attachment, self.firmware)
        if lacks:
            raise ValueError(
                f"attachment = {self.attachment!r} requires {' and '.join(lacks)}, which host {self.host!r} does not "
                "have; choose another host or attachment"
            )
        return self

    @model_validator(mode="after")
    def _parameters_fit(self) -> "Design":
        defaults = self.defaults
        for name in self.parameters:
            allowed("parameters", name, list(defaults))
        built, sw = defaults | self.parameters, sources.sw()
        for key, name in (("software", self.firmware.software), ("backend", self.firmware.backend)):
            for parameter, value in getattr(sw, key)[name].parameters.items():
                if built.get(parameter) != value:
                    raise ValueError(
                        f"firmware.{key} = {name!r} requires parameters.{parameter} = {value}, but the design has "
                        f"{built.get(parameter, 'an attachment without it')}"
                    )
            for parameter, value in getattr(sw, key)[name].refuses.items():
                if built.get(parameter) == value:
                    raise ValueError(
                        f"firmware.{key} = {name!r} cannot drive parameters.{parameter} = {value}; choose another {key}"
                    )
        return self

    @property
    def defaults(self) -> dict[str, int]:
        """The parameters of its attachment's slot, with their defaults."""
        host, attachment = hosts.get(self.processor), sources.rtl().attachment[self.attachment]
        return attachment.axi_parameters() if host.bus == "axi" else attachment.parameters(host.has.extension)

    @property
    def processor(self) -> str:
        """The name of its host in that variant, for rvhash.design.hosts."""
        return f"{self.host}/{self.variant}" if self.variant else self.host

    @property
    def hardware(self) -> tuple[str, str, int, tuple[tuple[str, int], ...]]:
        """The properties that its simulator depends on: processor, attachment, width of memory, parameters."""
        return self.processor, self.attachment, self.memory_width, tuple(sorted(self.parameters.items()))

    @property
    def slot_own(self) -> list[str]:
        """Its own parameters of the slot, as a macro for the RTL: an option, or none."""
        own = "".join(f", .{name}({value})" for name, value in self.parameters.items())
        return [f"-DRVH_SLOT_OWN={own}"] if own else []

    @property
    def unit(self) -> str:
        """The name of the unit of its hardware in synth/units.toml, if that exists: its own name without the host's."""
        return self.name.removesuffix(f"-{self.host}")

    @model_validator(mode="after")
    def _instructions_fit(self) -> "Design":
        sets = [*hosts.get(self.processor).instructions, *sources.rtl().attachment[self.attachment].instructions]
        clash = instruction_table.table().clash(sets) if sets else ""
        if clash:
            raise ValueError(
                f"host {self.host!r} and attachment {self.attachment!r} cannot be in one system: {clash} "
                f"(rtl/instructions.toml); choose another host or attachment"
            )
        return self

    def published_for(self, algorithm: str, message_bytes: int) -> Published | None:
        """The published figure of exactly this workload, or None."""
        fits = (p for p in self.published if (p.algorithm, p.message_bytes) == (algorithm, message_bytes))
        return next(fits, None)


class Requirements(Strict):
    """What a role requires of a host, besides what its attachment and every firmware require."""

    extension: Literal["", "0.2", "1.0"] = ""  # this version of CV-X-IF; "": any that the attachment takes
    bus_errors: bool = False

    def lacking(self, host: Host, attachment: str, firmware: Firmware | None = None) -> list[str]:
        """What the host does not have, in words."""
        lacks, needs = [], sources.rtl().attachment[attachment]
        if host.bus == "axi" and not needs.axi:
            return ["a 32-bit bus"]
        if firmware is not None and host.xlen not in firmware.xlen:
            return [f"registers of {' or '.join(map(str, firmware.xlen))} bits"]
        version = self.extension or needs.version
        if version:
            lacks += [] if host.has.extension == version else [f"CV-X-IF {version}"]
        elif needs.extension and not host.has.extension:
            lacks += ["CV-X-IF"]
        if not lacks and host.has.sources < needs.sources:
            lacks += [f"{needs.sources} sources on CV-X-IF"]
        if self.bus_errors and not host.has.bus_errors:
            lacks += ["bus errors"]
        if not host.has.counters:
            lacks += ["the counters mcycle and minstret"]
        return lacks


class Role(Strict):
    """A file of designs/: a design but for its host."""

    name: Name
    title: str
    variant: str = ""
    attachment: str
    memory_width: int = 32
    parameters: dict[str, int] = Field(default_factory=dict)
    stand_in: str = ""
    requires: Requirements = Requirements()
    firmware: Firmware
    published: list[Published] = Field(default_factory=list)

    @field_validator("attachment")
    @classmethod
    def _attachment_known(cls, value: str) -> str:
        return allowed("attachment", value, sources.attachments())

    def lacking(self, host: str) -> list[str]:
        """What the role requires and the host does not have, in words."""
        of = hosts.get(host)
        if self.variant and self.variant not in of.variant:
            return [f"the variant {self.variant}"]
        if of.bus == "axi" and self.memory_width > 64:
            return [f"memory of {self.memory_width} bits"]
        chosen = hosts.get(f"{host}/{self.variant}") if self.variant else of
        return self.requires.lacking(chosen, self.attachment, self.firmware)

    def on(self, host: str) -> Design:
        """The design of this role with that host. UsageError if they do not fit."""
        lacks = self.lacking(host)
        if lacks:
            fit = [name for name in (*hosts.names(), *hosts.axi_names()) if not self.lacking(name)]
            raise UsageError(
                f"{self.name} requires {' and '.join(lacks)}, which host {host!r} does not have; hosts that have it: "
                f"{', '.join(fit) or 'none'}"
            )
        parts = {key: getattr(self, key) for key in Design.model_fields if key not in ("name", "host")}
        return validated(
            Design, {"name": f"{self.name}-{host}", "host": host, **parts}, f"designs/{self.name}.toml on {host}"
        )


def roles() -> list[str]:
    """The names of all roles of the checkout."""
    return sorted(path.stem for path in (paths.root() / "designs").glob("*.toml"))


def _is_role(name: str) -> bool:
    return bool(name) and os.sep not in name and os.path.isfile(f"{paths.root()}/designs/{name}.toml")


def role(name: str) -> Role:
    """The role of that name."""
    if not _is_role(name):
        raise unknown("role", name, roles())
    found = load(Role, paths.root() / "designs" / f"{name}.toml")
    if found.name != name:
        raise unknown("name", found.name, [name], f"{_file(name)}: ")
    return found


def names(host: str = "") -> list[str]:
    """The names of all designs of the checkout with hosts of the reference system, or of those with that host."""
    chosen = [hosts.get(host)] if host else [hosts.get(name) for name in hosts.names()]
    fit = (f"{r.name}-{h.name}" for r in map(role, roles()) for h in chosen if not r.lacking(h.name))
    return sorted(fit)


def get(name: str, host: str = DEFAULT_HOST) -> Design:
    """The design of that name; for the name of a role, its design with `host`; or the design in the TOML file of that
    path.
    """
    if name.endswith(".toml"):
        return load(Design, Path(name))
    if _is_role(name):
        return role(name).on(host)
    of, _, on = name.rpartition("-")
    if not _is_role(of) or on not in [*hosts.names(), *hosts.axi_names()]:
        raise unknown("design", name, names())
    return role(of).on(on)


def _file(name: str) -> str:
    return paths.short(paths.root() / "designs" / f"{name}.toml")
