# SPDX-License-Identifier: Apache-2.0
"""The programs of the example system, built by the makefile that is exported with them."""

import hashlib
from collections.abc import Mapping
from pathlib import Path

from rvhash import builder, console
from rvhash.builder import tools
from rvhash.builder.tools import ToolRunner
from rvhash.export.copies import copy
from rvhash.export.readme import render

SOURCES = ("start.S", "link.ld", "example.h", "example.c", "hash.c", "selftest.c")
FOLDER = "example/firmware"
PROGRAMS = ("hash", "selftest")
COMPILER = "riscv64-unknown-elf-gcc"


def firmware(driver: Mapping[str, str]) -> dict[str, str]:
    """Sources, makefile and images of the programs, by their paths in the export. `driver`: the driver's files."""
    own = {f"{FOLDER}/{name}": copy(f"sim/export/firmware/{name}") for name in SOURCES}
    own[f"{FOLDER}/Makefile"] = render("firmware.mk.j2")
    entry = _built({**driver, **own})
    return own | {f"{FOLDER}/{name}.hex": (entry / f"{name}.hex").read_text() for name in PROGRAMS}


def _built(files: Mapping[str, str]) -> Path:
    """The cache entry with the images."""
    compiler = tools.need(COMPILER)
    tools.need("make")
    library = tools.picolibc(compiler, ("-march=rv32imc", "-mabi=ilp32", "--specs=picolibc.specs"))
    runner = ToolRunner()

    def commands(runner: ToolRunner, work: Path, entry: Path) -> None:
        for name, text in files.items():
            (work / name).parent.mkdir(parents=True, exist_ok=True)
            (work / name).write_text(text)
        runner.run(["make", "-s", "-j2", "-C", FOLDER], work, work / "log", {"MAKEFLAGS": "", "MAKELEVEL": ""})
        for name in PROGRAMS:
            (work / FOLDER / f"{name}.hex").rename(entry / f"{name}.hex")

    digest = hashlib.sha256(repr(sorted(files.items())).encode()).hexdigest()
    recipe = builder.Recipe(
        title="firmware of the exported example",
        label="export-firmware",
        inputs=[],
        settings={"files": digest, "tools": [tools.version(compiler), library]},
        commands=commands,
    )
    with console.build_log() as notify:
        try:
            return builder.get(lambda: recipe, runner, notify)
        except BaseException:
            runner.stop()
            raise
