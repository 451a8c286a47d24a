# SPDX-License-Identifier: Apache-2.0
"""Recipes of simulators and firmware: their inputs, the commands that build them, and their entries in the cache.

The key of an entry covers the contents of every source file, every flag, and the versions of the tools.
"""

import hashlib
import json
import os
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rvhash import console, paths
from rvhash.builder import diagnostics, tools
from rvhash.builder.cache import Cache
from rvhash.builder.tools import ToolFailed, ToolRunner
from rvhash.design import Design, hosts, sources
from rvhash.design.configurations import Stream
from rvhash.errors import BuildError, UsageError

# Called with ("start" | "wait" | "done", what is built).
Notify = Callable[[str, str], None]

SIMULATOR, FIRMWARE = "rvhash-sim", "firmware.elf"
VERILATOR_FLAGS = ["--cc", "--exe", "--build", "-O3", "--x-assign", "fast", "--x-initial", "fast"]
VERILATOR_FLAGS += ["--output-split", "0"]  # one file: the compiler reads the headers once
VERILATOR_FLAGS += ["--assert"]  # the contracts of our modules; not the default of every version
# The wheel's verilated.mk leaves these empty. With -O1 a build takes a quarter more time, and a simulation a sixth
# less, which is worth it from some 5 million cycles on.
MAKE_FLAGS = "CFG_CXXFLAGS_PCH_I=-include OPT_FAST=-Og OPT_GLOBAL=-O2 CFG_CXXFLAGS_STD_NEWEST=-std=gnu++20"
# With waveforms a build is long and a run short.
WAVE_MAKE_FLAGS = MAKE_FLAGS.replace("OPT_FAST=-Og", "OPT_FAST=-O0")
USUAL = {"RVH_ENGINE_WIDTH": 32}  # values that the sources assume
WAVE_HEADERS = {"lz4.h": "liblz4-dev", "zlib.h": "zlib1g-dev"}  # of the FST writer: the Debian package of each
DISK_FULL = ("No space left on device", "File too large", "File size limit", "Disk quota exceeded")


@dataclass
class Recipe:
    """A build: its result and all of its inputs."""

    title: str  # for the user
    label: str  # first part of the key
    inputs: list[Path]
    settings: dict[str, object]  # flags and versions
    commands: Callable[[ToolRunner, Path, Path], None] = field(repr=False)  # (runner, work, entry)

    def key(self) -> str:
        """Label and hash of everything that the result depends on."""
        digest = hashlib.sha256(json.dumps(self.settings, sort_keys=True).encode())
        for path in sorted(set(self.inputs)):
            try:
                content = path.read_bytes()
            except OSError as e:
                raise BuildError(f"cannot read {paths.short(path)} for the {self.title}: {e.strerror}") from None
            digest.update(f"\n{path.name} {len(content)}\n".encode() + content)
        return f"{self.label}-{digest.hexdigest()[:24]}"


def simulator_recipe(of: Design, jobs: int, waves: bool = False) -> Recipe:
    """How Verilator builds the simulator of a design's system. `jobs` does not change the result.

    waves: it can write FST files; a build of its own, which is slower.
    """
    rtl = sources.rtl()
    set_here = of.parameters | ({"MemoryWidth": of.memory_width} if of.memory_width != 32 else {})
    own = " ".join(f"{name}={value}" for name, value in set_here.items())
    title = f"simulator of {of.processor} with attachment {of.attachment}" + (f" ({own})" if own else "")
    if hosts.get(of.processor).bus == "axi":
        if waves:
            raise UsageError(
                f"rvhash wave is of the reference system; {of.host} is a host of the system on a 64-bit bus"
            )
        system, files = rtl.with_axi(of.attachment)
        # The main is that of rvh_soc, under the name of its class.
        extension = ["-DRVH_SOC_EXTENSION"] if rtl.attachment[of.attachment].extension else []
        options = ["--prefix", "Vrvh_soc", "-CFLAGS", "-DRVH_SOC_AXI", *extension, *of.slot_own]
        return _verilated(title, f"sim-{of.host}-{of.attachment}", of.processor, system, files, {}, jobs, options)
    title += " with waveforms" if waves else ""
    label = f"{'wave' if waves else 'sim'}-{of.host}-{of.attachment}"
    files = rtl.files(of.attachment, hosts.get(of.processor).has.extension)
    options = [*system_options(of), *(_wave_options() if waves else [])]
    return _verilated(title, label, of.processor, rtl.soc, files, {}, jobs, options)


def system_options(of: Design) -> list[str]:
    """Options of Verilator that make the reference system that of a design: see rvh_soc."""
    memory = [f"-GMemoryWidth={of.memory_width}"] if of.memory_width != 32 else []
    return [*soc_options(of.processor, sources.rtl().attachment[of.attachment].extension), *memory, *of.slot_own]


def soc_options(host: str, extension: bool) -> list[str]:
    """Parameters of rvh_soc for a host, which offers instructions to the slot or not."""
    has, usual = hosts.get(host).has, hosts.Has(bus_errors=True)
    interface = {"NumRs": (has.sources, usual.sources), "IdWidth": (has.id_width, usual.id_width)}
    widths = [f"-G{name}={value}" for name, (value, default) in interface.items() if value != default]
    return [f"-GExtension={int(extension)}", *widths]


def check_recipe(host: str, extension: bool, jobs: int) -> Recipe:
    """How Verilator builds the system of `rvhash check-host`; `extension`: the host offers it instructions."""
    rtl = sources.rtl()
    title = f"system that checks {host}" + (" with its extension interface" if extension else "")
    label = f"check-{host}" + ("-extension" if extension else "")
    return _verilated(title, label, host, rtl.soc, rtl.with_check(), {}, jobs, soc_options(host, extension))


def subsystem_recipe(host: str, kind: int, jobs: int) -> Recipe:
    """How Verilator builds SHA-RV's subsystem and its AXI manager; `kind`: of rvh_sharv_coprocessor."""
    system, files = sources.rtl().with_subsystem()
    title = f"subsystem of SHA-RV with {host}, kind {kind}"
    return _verilated(title, f"sharv-{host}-{kind}", host, system, files, {"Kind": kind}, jobs)


def stream_recipe(name: str, of: Stream, jobs: int, waves: bool = False) -> Recipe:
    """How Verilator builds a configuration of the streaming attachment with its source and sink. waves: see above."""
    rtl = sources.rtl()
    files = [f for part in (rtl.packages, rtl.lib, rtl.core, rtl.engine, rtl.stream) for f in part.files]
    system = sources.Soc(top=of.top, files=[], main=rtl.stream.main)
    flags = ["--prefix", "Vstream", "-CFLAGS", f"-DSTREAM_BYTES={of.in_bytes}"]
    title, label = f"streaming block {name}", f"stream-{name}"
    if waves:
        title, label, flags = f"{title} with waveforms", f"wave-{label}", [*flags, *_wave_options()]
    return _verilated(title, label, None, system, files, of.parameters, jobs, flags)


def _wave_options() -> list[str]:
    """Options of Verilator for FST files: members of structs are signals of their own. The libraries must be there."""
    compiler = tools.need("g++")
    for header, package in WAVE_HEADERS.items():
        tools.need_header(compiler, header, package)
    return ["--trace-fst", "--trace-structs"]


def _verilated(
    title: str,
    label: str,
    host: str | None,
    system: sources.Soc,
    files: list[str],
    parameters: dict[str, int],
    jobs: int,
    more: Sequence[str] = (),
) -> Recipe:
    root, rtl, verilator = paths.root(), sources.rtl(), tools.verilator()
    compiler = tools.need("g++")
    tools.need("make")
    of_host = hosts.files(host) if host else hosts.HostFiles([], [], [], {}, [])
    own = [root / f for f in files]
    waivers = [root / f for f in rtl.lint.waivers]
    main = root / system.main
    flags = [*VERILATOR_FLAGS, "--top-module", system.top, *(f"-G{k}={v}" for k, v in parameters.items()), *more]
    flags += of_host.flags
    of_make = WAVE_MAKE_FLAGS if "--trace-fst" in flags else MAKE_FLAGS

    def commands(runner: ToolRunner, work: Path, entry: Path) -> None:
        # Verilator's makefile calls `python`, which Debian does not have.
        make_flags = f"{of_make} PYTHON3={sys.executable}"
        options = ["-j", jobs, "--Mdir", work / "obj", "-o", entry / SIMULATOR, "-MAKEFLAGS", make_flags]
        argv = [verilator.binary, *flags, *options, *waivers, *of_host.arguments, *own, main]
        runner.run([str(a) for a in argv], work, work / "log", {"VERILATOR_ROOT": str(verilator.root), "MAKEFLAGS": ""})

    headers = [*_headers(root / "rtl", ".svh"), *_headers(root / "sim", ".h"), *_headers(root / "sw" / "include", ".h")]
    return Recipe(
        title=title,
        label=label,
        inputs=[*own, *of_host.inputs, *waivers, main, *headers],
        settings={
            "flags": [*flags, of_make],
            "order": [f.name for f in (*of_host.files, *own)],
            "tools": [verilator.version, tools.version(compiler), hosts.get(host).version if host else ""],
        },
        commands=commands,
    )


def firmware_recipe(design: Design) -> Recipe:
    """How the RISC-V compiler builds the firmware of a design; see sw/sources.toml."""
    folder, sw, choice = paths.root() / "sw", sources.sw(), design.firmware
    target, host = sw.target, hosts.get(design.processor)
    compiler = tools.need(target.compiler)
    target_flags = [*host.c_flags, *target.flags, *host.abi_flags]
    library = tools.picolibc(compiler, tuple(target_flags))
    own = sources.Part(sources=[os.path.relpath(paths.root() / name, folder) for name in choice.program])
    app = own if choice.program else sw.app[choice.app]
    parts = [sw.common, target, sw.software[choice.software], sw.backend[choice.backend], app]
    libraries = [sw.library[name] for name in dict.fromkeys((*app.uses, *choice.libraries))]
    parts += libraries
    everywhere = [*sw.common.flags, *target_flags, *(f"-I{i}" for part in parts for i in part.include)]
    everywhere += [f"-D{d}" for part in parts for d in part.define]
    if host.platform:
        everywhere += ["-include", os.path.relpath(host.folder_path / host.platform, folder)]
    beside = {(paths.root() / name).parent for name in (*choice.program, choice.config) if name}
    if choice.config:
        config = Path(choice.config)
        everywhere += [f"-I{os.path.relpath(paths.root() / config.parent, folder)}", f'-DRVH_CONFIG="{config.name}"']
    built = design.defaults | design.parameters
    everywhere += [f"-D{m}={built[p]}" for part in parts for p, m in part.all_macros.items() if built[p] != USUAL[m]]
    own_flags = {id(part): [*part.flags, *(f"-D{m}={built[p]}" for p, m in part.macros.items())] for part in parts[2:]}
    units = [(unit, own_flags.get(id(part), [])) for part in parts for unit in part.sources]
    link = [f"-march={host.link_march}", *target.link_flags, *app.link_flags, *host.abi_flags]
    link += [flag for part in libraries for flag in part.link_flags]
    link += ["-T", target.linker_script]

    headers = [host.folder_path / host.platform] if host.platform else []
    headers += [*_headers(folder, ".h"), *(header for place in sorted(beside) for header in _headers(place, ".h"))]
    # Code that other code includes, such as what sw/backend/isa chooses, and headers of a package.
    places = sorted({folder / i for part in parts for i in part.include})
    headers += [code for place in places for suffix in (".c", ".S", ".h") for code in _headers(place, suffix)]

    def commands(runner: ToolRunner, work: Path, entry: Path) -> None:
        objects = [work / f"{i}.o" for i in range(len(units))]
        for (unit, flags), out in zip(units, objects, strict=True):
            argv = [compiler, *everywhere, *flags, "-c", unit, "-o", out]
            runner.run(argv, folder, work / "log", before=tools.object_cache())
        runner.run([compiler, *link, *objects, "-o", entry / FIRMWARE], folder, work / "log")

    return Recipe(
        title=f"firmware {choice.title} for {host.march} (software {choice.software}, backend {choice.backend})",
        label="-".join(("fw", choice.title, choice.software, choice.backend)),
        inputs=[*(folder / unit for unit, _ in units), *headers, folder / target.linker_script],
        settings={"units": units, "flags": everywhere, "link": link, "tools": [tools.version(compiler), library]},
        commands=commands,
    )


def get(recipe: Callable[[], Recipe], runner: ToolRunner, notify: Notify) -> Path:
    """The cache entry of a recipe. If a source changes during the build, the result is discarded and built again."""
    store = Cache(paths.cache())
    for _ in range(3):
        wanted = recipe()
        key = wanted.key()

        def make(work: Path, entry: Path, wanted: Recipe = wanted, key: str = key) -> None:
            notify("start", wanted.title)
            try:
                wanted.commands(runner, work, entry)
            except ToolFailed as e:
                raise _explain(store, wanted, e) from None
            notify("done", wanted.title)
            if recipe().key() != key:
                raise _SourcesChanged

        try:
            return store.get(key, make, lambda title=wanted.title: notify("wait", title))
        except _SourcesChanged:
            continue
    raise BuildError(
        f"the sources of the {wanted.title} keep changing during the build; try again when they are stable"
    )


class _SourcesChanged(Exception):
    """A source file has changed since its key was computed."""


def _explain(store: Cache, recipe: Recipe, failed: ToolFailed) -> BuildError:
    """The error of a failed build: the first lines with errors, and the path of the whole log. The relevant part of the
    log is printed to stderr before."""
    cut_off = failed.status == -signal.SIGXFSZ or any(words in failed.log for words in DISK_FULL)
    if cut_off or store.is_full():
        return store.full()
    log = store.root / "failed.log"
    log.write_text(failed.log)
    for line in diagnostics.relevant(failed.log):
        console.say(line)
    errors = " | ".join(diagnostics.first_errors(failed.log))
    return BuildError(f"the {recipe.title} does not build: {errors} ({failed}; whole log: {paths.short(log)})")


def _headers(folder: Path, suffix: str) -> list[Path]:
    return sorted(folder.rglob(f"*{suffix}"))
