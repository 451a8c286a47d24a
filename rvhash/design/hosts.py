# SPDX-License-Identifier: Apache-2.0
"""Host processors: hosts/<host>/host.toml, one folder each, and hosts/axi/<host>/host.toml for the system on a 64-bit
bus. docs/hosts.md says how to add one.
"""

import importlib.metadata
import importlib.util
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, field_validator, model_validator

from rvhash import paths
from rvhash.design import sources
from rvhash.errors import BuildError, UsageError, unknown
from rvhash.strict_toml import Strict, load

DEFAULT_HOST = "cv32e40x"
HEADERS = (".svh", ".vh", ".h", ".sv", ".v")  # suffixes of files that may be included
OURS = ("SYNTHESIS", "FORMAL", "VERILATOR", "RVH_SLOT_OWN")  # macros with a meaning in our own RTL
MARCH = r"^rv(32|64)i[a-z0-9]*(_[a-z0-9]+)*$"
KINDS = ("package", "folder", "checkout")  # tables of host.toml that say where the processor is


class Listed(Strict):
    """Sources of a processor in one folder: a manifest (.flist), or files in order, packages first; or both, the
    manifest's first. Paths are relative to the folder.
    """

    manifest: str = ""
    variables: dict[str, str] = Field(default_factory=dict)  # ${NAME} in the manifest: a folder
    leave_out: list[str] = Field(default_factory=list)  # names of files of the manifest
    files: list[str] = Field(default_factory=list)
    include: list[str] = Field(default_factory=list)  # folders of included files
    library: list[str] = Field(default_factory=list)  # folders of modules that are found by the names of their files

    @model_validator(mode="after")
    def _some(self) -> "Listed":
        if not self.manifest and not self.files:
            raise ValueError("the sources of the processor are missing; give `manifest`, `files` or both")
        if not self.manifest and (self.variables or self.leave_out):
            raise ValueError("`variables` and `leave_out` are of a manifest; give `manifest`, or leave them out")
        return self


class Package(Listed):
    """An installed Python package that ships the processor's sources."""

    module: str
    distribution: str

    def base(self, host: str) -> Path:
        """The folder of the package. BuildError if it is not installed."""
        spec = importlib.util.find_spec(self.module)
        if spec is None or spec.origin is None:
            raise BuildError(
                f"the Python package {self.distribution}, which has the sources of host {host!r}, is not installed; "
                "run `make setup-test`, or install it with pip"
            )
        return Path(spec.origin).parent


class Folder(Listed):
    """A folder of the user's machine, named by an environment variable."""

    variable: Annotated[str, Field(pattern=r"^[A-Z][A-Z0-9_]*$")]

    def base(self, host: str) -> Path:
        """The folder. UsageError that names the variable if there is none."""
        given = os.environ.get(self.variable)
        if not given:
            raise UsageError(
                f"host {host!r} requires the sources of its processor, and the environment variable {self.variable} is "
                f"not set; set {self.variable} to the folder of the sources"
            )
        if not Path(given).is_dir():
            raise UsageError(
                f"host {host!r} requires the sources of its processor, and {self.variable}={given} is not a folder; "
                f"set {self.variable} to the folder of the sources"
            )
        return Path(given).resolve()


class Checkout(Strict):
    """Files of this checkout, relative to it: a list of rtl/sources.toml, or files, or both, the list's first."""

    part: Literal["", "hart"] = ""
    files: list[str] = Field(default_factory=list)
    include: list[str] = Field(default_factory=list)
    library: list[str] = Field(default_factory=list)

    @model_validator(mode="after")
    def _some(self) -> "Checkout":
        if not self.part and not self.files:
            raise ValueError("the sources of the processor are missing; give `part`, `files` or both")
        return self


class Has(Strict):
    """What the processor has, for the designs and tests that require it."""

    bus_errors: bool  # an error response to a load or store is a precise or imprecise trap
    counters: bool = True  # mcycle and minstret
    readable_iram: bool = False  # loads reach the instruction RAM
    reorders: bool = False  # memory may see accesses in another order than the program's
    extension: Literal["", "0.2", "1.0"] = ""  # version of CV-X-IF; "": none
    sources: Literal[2, 3] = 2  # of an offered instruction: X_NUM_RS
    id_width: Annotated[int, Field(ge=2, le=8)] = 4  # X_ID_WIDTH

    @model_validator(mode="after")
    def _of_the_interface(self) -> "Has":
        given = [key for key in ("sources", "id_width") if key in self.model_fields_set]
        if given and not self.extension:
            raise ValueError(f"has.{given[0]} is of the extension interface; give has.extension, or leave it out")
        return self


class Defect(Strict):
    """Something that the processor does not keep of its interfaces."""

    what: str  # a sentence
    checks: list[str] = Field(default_factory=list)  # of `rvhash check-host` that may see it
    avoided: str = ""  # how our RTL or firmware avoids it


class Variant(Strict):
    """The same processor with other parameters: what differs from the host."""

    title: str
    march: Annotated[str, Field(pattern=MARCH)]
    defines: dict[str, str] = Field(default_factory=dict)  # besides those of the host
    has: Has


class Host(Strict):
    """hosts/<host>/host.toml: the processor, and our wrapper around it."""

    name: Annotated[str, Field(pattern=r"^[a-z][a-z0-9]*$")]  # no hyphen: a design is <role>-<host>
    title: str
    march: Annotated[str, Field(pattern=MARCH)]  # of the compiler, for C
    firmware: list[str] = Field(default_factory=list)  # macros for the firmware
    wrapper: Annotated[list[str], Field(min_length=1)]  # files in the host's folder
    waivers: list[str] = Field(default_factory=list)  # Verilator waivers (.vlt) in the host's folder
    defines: dict[str, str] = Field(default_factory=dict)  # macros for the RTL
    platform: str = ""  # a header in the host's folder, included before each source of the firmware
    bus: Literal["obi", "axi"] = "obi"  # "axi": a host of rvh_soc_axi, in hosts/axi
    first: list[str] = Field(default_factory=list)  # files in the host's folder that go before those of the processor
    instructions: list[str] = Field(default_factory=list)  # sets of rtl/instructions.toml that the host itself executes
    defects: list[Defect] = Field(default_factory=list)
    variant: dict[str, Variant] = Field(default_factory=dict)  # by name: a design chooses one
    retire: list[str] = Field(default_factory=list)  # signals below rvh_host for `rvhash wave`, as in sim/waves.toml
    has: Has
    package: Package | None = None
    folder: Folder | None = None
    checkout: Checkout | None = None

    @field_validator("waivers")
    @classmethod
    def _vlt(cls, value: list[str]) -> list[str]:
        for name in value:
            if not name.endswith(".vlt"):
                raise ValueError(f"waivers: {name} is not a .vlt file of Verilator")
        return value

    @field_validator("defines")
    @classmethod
    def _not_ours(cls, value: dict[str, str]) -> dict[str, str]:
        for name in value:
            if name in OURS:
                raise ValueError(
                    f"defines: {name} has a meaning in the RTL of rvhash; leave it out ({', '.join(OURS)})"
                )
        return value

    @model_validator(mode="after")
    def _variants(self) -> "Host":
        for of in self.variant.values():
            self._not_ours(of.defines)
        return self

    @model_validator(mode="after")
    def _one_place(self) -> "Host":
        given = [kind for kind in KINDS if getattr(self, kind) is not None]
        if len(given) != 1:
            raise ValueError(
                "the sources of the processor are in exactly one place: a table [package], [folder] or [checkout]; "
                f"given: {', '.join(given) or 'none'}"
            )
        return self

    @property
    def xlen(self) -> int:
        """Bits of a register."""
        return int(self.march[2:4])

    @property
    def folder_path(self) -> Path:
        """Its folder."""
        return _place(self.name)

    @property
    def abi_flags(self) -> list[str]:
        """Options of the compiler and the linker that replace those of the target in sw/sources.toml."""
        return ["-mabi=lp64", "-mcmodel=medany"] if self.xlen == 64 else []

    @property
    def link_march(self) -> str:
        """-march at link time: single letters only. A longer one would silently select the 64-bit libraries."""
        return self.march.partition("_")[0]

    @property
    def c_flags(self) -> list[str]:
        """Options of the compiler, for C and assembly."""
        order = [] if self.has.reorders else ["-DRVH_IN_ORDER"]
        return [f"-march={self.march}", *order, *(f"-D{macro}" for macro in self.firmware)]

    @property
    def version(self) -> str:
        """Version of the package, or "" for sources that are inputs of a build themselves."""
        return importlib.metadata.version(self.package.distribution) if self.package else ""


@dataclass(frozen=True)
class HostFiles:
    """What Verilator gets for a host. All paths are absolute."""

    files: list[Path]  # in order, the wrapper last
    include: list[Path]
    library: list[Path]
    defines: dict[str, str]
    waivers: list[Path]

    @property
    def flags(self) -> list[str]:
        """Defines, as options; the same on every machine."""
        return [f"-D{name}={value}" if value else f"-D{name}" for name, value in self.defines.items()]

    @property
    def options(self) -> list[str]:
        """All but the lists of files, as options of Verilator."""
        libraries = [part for folder in self.library for part in ("-y", str(folder))]
        return [*self.flags, *(f"+incdir+{folder}" for folder in self.include), *libraries]

    @property
    def arguments(self) -> list[str]:
        """Everything, as arguments of Verilator."""
        return [*self.options, *map(str, self.waivers), *map(str, self.files)]

    @property
    def inputs(self) -> list[Path]:
        """Every file that a build may read."""
        folders = [d for d in (*self.include, *self.library) if d.is_dir()]
        found = [f for d in folders for f in d.iterdir() if f.suffix in HEADERS and f.is_file()]
        return [*self.files, *self.waivers, *sorted(found)]


def names() -> list[str]:
    """The hosts of the checkout."""
    return sorted(p.parent.name for p in (paths.root() / "hosts").glob("*/host.toml"))


def axi_names() -> list[str]:
    """The hosts of the checkout for the system on a 64-bit bus."""
    return sorted(p.parent.name for p in (paths.root() / "hosts" / "axi").glob("*/host.toml"))


def _place(name: str) -> Path:
    folder = paths.root() / "hosts"
    return folder / "axi" / name if _is_host(folder / "axi" / name) else folder / name


def _is_host(folder: Path) -> bool:
    return os.path.isfile(f"{folder}/host.toml")


def get(name: str) -> Host:
    """The host of that name, or a variant of it, "<host>/<variant>"; UsageError if there is none."""
    name, _, variant = name.partition("/")
    path = _place(name) / "host.toml"
    if os.sep in name or not _is_host(path.parent):
        raise unknown("host", name, [*names(), *axi_names()])
    host = load(Host, path, alone=True)
    bus = "axi" if path.parents[1].name == "axi" else "obi"
    if host.bus != bus:
        raise unknown("bus", host.bus, [bus], f"{paths.short(path)}: ")
    if host.name != name:
        raise unknown("name", host.name, [name], f"{paths.short(path)}: ")
    if not variant:
        return host
    if variant not in host.variant:
        raise unknown("variant", variant, list(host.variant), f"{paths.short(path)}: ")
    of = host.variant[variant]
    changes = {"title": of.title, "march": of.march, "defines": host.defines | of.defines, "has": of.has}
    return host.model_copy(update=changes)


def files(name: str) -> HostFiles:
    """The files of a host. UsageError or BuildError with what to do if they are not there."""
    host = get(name)
    own = host.folder_path
    listed = host.package or host.folder or host.checkout
    assert listed is not None  # by Host's validator
    if isinstance(listed, Checkout):
        base = paths.root()
        found, include = [base / f for f in (sources.rtl().hart.files if listed.part else [])], []
    else:
        base = listed.base(host.name)
        found, include = _manifest(listed, base) if listed.manifest else ([], [])
    result = HostFiles(
        files=[
            *(own / f for f in host.first),
            *found,
            *(base / f for f in listed.files),
            *(own / f for f in host.wrapper),
        ],
        include=[*include, *(base / f for f in listed.include)],
        library=[base / f for f in listed.library],
        defines=host.defines,
        waivers=[own / f for f in host.waivers],
    )
    for path in (*result.files, *result.waivers, *result.library):
        if not path.exists():
            raise UsageError(
                f"{paths.short(own / 'host.toml')}: {paths.short(path)} does not exist; correct the list, or install "
                "the version of the sources that it was written for"
            )
    return result


def _manifest(listed: Listed, base: Path) -> tuple[list[Path], list[Path]]:
    """The files of a manifest, and its include folders."""
    try:
        text = (base / listed.manifest).read_text()
    except OSError as e:
        raise UsageError(f"{base / listed.manifest}: {e.strerror}; correct `manifest` of the host") from None
    for variable, folder in listed.variables.items():
        text = text.replace("${" + variable + "}", str(base / folder))
    found, include = [], []
    for line in map(str.strip, text.splitlines()):
        if "${" in line and not line.startswith("//"):
            raise UsageError(f"{base / listed.manifest}: no value for the variable in {line!r}; add it to `variables`")
        if line.startswith("+incdir+"):
            include.append(Path(line.removeprefix("+incdir+")).resolve())
        elif line and not line.startswith("//") and Path(line).name not in listed.leave_out:
            found.append((base / line).resolve())
    return found, include
