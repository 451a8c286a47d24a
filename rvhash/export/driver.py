# SPDX-License-Identifier: Apache-2.0
"""The C driver of an export: sources and headers in their folders, with fragments for make and CMake."""

import re
from dataclasses import dataclass
from pathlib import PurePosixPath

from rvhash import paths
from rvhash.builder import recipes
from rvhash.design import sources
from rvhash.export import blocks
from rvhash.export.blocks import Choice
from rvhash.export.copies import copy
from rvhash.export.elaborated import Module
from rvhash.export.readme import render

FOLDER = "driver"
SOFTWARE = "good"  # the portable C that goes with it, of sw/sources.toml
LIBRARIES = ("slh-dsa", "lms", "pqclean")  # on top of it, of sw/sources.toml
ADAPTERS = ("liboqs", "mldsa-native", "mlkem-native", "slhdsa-c")  # that need the headers of what they adapt
_INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)


@dataclass(frozen=True)
class Library:
    """Portable C that a program may add."""

    sources: list[str]
    include: list[str]


@dataclass(frozen=True)
class Driver:
    """What a program that uses the block compiles. Paths are relative to the driver's folder."""

    backend: str
    sources: list[str]
    headers: list[str]
    include: list[str]
    defines: list[str]
    speed: list[str]  # flags for gcc, for speed alone
    libraries: dict[str, Library]  # by name
    adapters: list[str]  # files that are compiled with the library that they adapt

    @property
    def files(self) -> list[str]:
        """All that is copied, once."""
        of_libraries = [name for library in self.libraries.values() for name in library.sources]
        return list(dict.fromkeys([*self.sources, *self.headers, *of_libraries, *self.adapters]))

    def contents(self) -> dict[str, str]:
        """The driver's files, by their paths in the export."""
        own = {name: copy(f"sw/{name}") for name in self.files}
        own["driver.mk"] = render("driver.mk.j2", driver=self)
        own["CMakeLists.txt"] = render("CMakeLists.txt.j2", driver=self)
        return {f"{FOLDER}/{name}": text for name, text in own.items()}


def driver_of(choice: Choice, block: Module) -> Driver | None:
    """The driver that fits the parameters, or None if there is no such driver."""
    sw = sources.sw()
    for name in choice.kind.backends:
        backend = sw.backend[name]
        built = block.parameters
        requires = all(built.get(key, value) == value for key, value in backend.parameters.items())
        if requires and not any(built.get(key) == value for key, value in backend.refuses.items()):
            own = [f"{m}={built[p]}" for p, m in backend.all_macros.items() if built[p] != recipes.USUAL[m]]
            return _joined(name, own, sw.common, sw.software[SOFTWARE], backend)
    return None


def requirements(choice: Choice) -> str:
    """The parameters with which each driver of the block works, for a person."""
    legal = blocks.table().legal(choice.kind, choice.bus)
    works = []
    for backend in (sources.sw().backend[name] for name in choice.kind.backends):
        words = [f"{key} = {value}" for key, value in backend.parameters.items()]
        for key, refused in backend.refuses.items():
            words.append(f"{key} = {blocks.shown([value for value in legal[key] if value != refused])}")
        works.append(", ".join(words))
    return "; or ".join(works)


def _joined(backend: str, own: list[str], *parts: sources.Part) -> Driver:
    code = [name for part in parts for name in part.sources]
    include = list(dict.fromkeys(name for part in parts for name in part.include))
    flags = [flag for part in parts for flag in part.flags]
    defines = [*(define for part in parts for define in part.define), *own]
    defines += [flag.removeprefix("-D") for flag in flags if flag.startswith("-D")]
    speed = [flag for flag in flags if flag.startswith("-f")]
    # Headers that a program may include, besides those that the sources include.
    public = [f"include/{name}" for name in ("rvhash.h", "rvhash_hmac.h", "rvhash_sp800185.h", "rvhash_k12.h")]
    public += ["include/rvhash_selftest.h", *(["include/rvh_mmio.h"] if "mmio" in backend else [])]
    library = sources.sw().library
    libraries = {name: Library(library[name].sources, library[name].include) for name in LIBRARIES}
    folder = paths.root() / "sw"
    adapters = [
        f.relative_to(folder).as_posix() for of in ADAPTERS for f in sorted((folder / "adapters" / of).iterdir())
    ]
    more = [*adapters, *(name for of in libraries.values() for name in of.sources)]
    places = [*include, *(name for of in libraries.values() for name in of.include)]
    headers = _closure([*code, *public, *more], places) - {*code, *more}
    return Driver(backend, code, sorted(headers), include, defines, list(dict.fromkeys(speed)), libraries, adapters)


def _closure(files: list[str], include: list[str]) -> set[str]:
    """These files and all that they include, directly or not; those of the compiler and the C library are left out."""
    folder, found, waiting = paths.root() / "sw", set(files), list(files)
    while waiting:
        name = waiting.pop()
        for used in _INCLUDE.findall((folder / name).read_text()):
            for place in (PurePosixPath(name).parent, *map(PurePosixPath, include)):
                target = (folder / place / used).resolve()
                if target.is_file():
                    relative = target.relative_to(folder.resolve()).as_posix()
                    if relative not in found:
                        found.add(relative)
                        waiting.append(relative)
                    break
    return found
