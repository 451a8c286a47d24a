# SPDX-License-Identifier: Apache-2.0
"""Plain Verilog of exported SystemVerilog, written by Yosys (synth/plain_verilog.py). A result is cached."""

import hashlib
import json
import sys
from collections.abc import Mapping
from importlib import metadata
from pathlib import Path

from rvhash import builder, console, paths
from rvhash.builder.tools import ToolFailed, ToolRunner
from rvhash.errors import BuildError

OUT = "plain.v"


def verilog(top: str, files: Mapping[str, str], order: list[str], title: str) -> str:
    """The text of one file with `top` and all modules in it. `files`: texts by path; `order`: the paths to compile."""
    script = paths.root() / "synth" / "plain_verilog.py"
    try:
        version = metadata.version("pyosys")
    except metadata.PackageNotFoundError:
        raise BuildError("--verilog requires the Python package pyosys (Yosys); run `make setup-test`") from None

    def commands(runner: ToolRunner, work: Path, entry: Path) -> None:
        for name in order:
            (work / name).parent.mkdir(parents=True, exist_ok=True)
            (work / name).write_text(files[name])
        job = {"top": top, "title": title, "files": [str(work / name) for name in order]}
        (work / "job.json").write_text(json.dumps(job))
        try:
            runner.run([sys.executable, script, work / "job.json", work / OUT], work, work / "log")
        except ToolFailed as e:
            raise ToolFailed("Yosys", e.status, e.log) from None
        (work / OUT).rename(entry / OUT)

    inputs = hashlib.sha256(repr([(name, files[name]) for name in order]).encode()).hexdigest()
    recipe = builder.Recipe(
        title=f"plain Verilog of {top}",
        label=f"export-verilog-{top}",
        inputs=[script],
        settings={"top": top, "title": title, "files": inputs, "tools": [version]},
        commands=commands,
    )
    runner = ToolRunner()
    with console.build_log() as notify:
        try:
            return (builder.get(lambda: recipe, runner, notify) / OUT).read_text()
        except BaseException:
            runner.stop()
            raise
