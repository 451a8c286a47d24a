# SPDX-License-Identifier: Apache-2.0
"""Programs that execute single instructions of hx and Zknh: on the RTL and on Spike. Built once, kept in the cache."""

import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np

from rvhash import builder, paths
from rvhash.builder import recipes, tools
from rvhash.design import sources
from sim.spike import build_extension as extension

HERE = Path(__file__).parent
RTL, SPIKE = "execute_rtl", "execute_spike"
RECORD = np.dtype([("word", "<u4"), ("rs1", "<u4"), ("rs2", "<u4"), ("rs3", "<u4")])
RESULT = np.dtype([("executed", "<u4"), ("value", "<u4")])


def library(name: str = "hx") -> Path:
    """The library of that name with extensions of Spike."""
    root, folder = paths.root(), Path(extension.__file__).parent
    table = root / "rtl" / "instructions.toml"
    reader = root / "rvhash" / "design" / "instruction_table.py"

    def commands(runner: tools.ToolRunner, work: Path, entry: Path) -> None:
        runner.run([sys.executable, extension.__file__, work], root, work / "log")
        for made in extension.LIBRARIES:
            shutil.copy(work / f"lib{made}.so", entry)

    def recipe() -> recipes.Recipe:
        inputs = [table, reader, Path(extension.__file__), *(folder / name for name in extension.SOURCES)]
        return recipes.Recipe("extensions of Spike", "spike-extensions", inputs, _spike_settings(), commands)

    return builder.get(recipe, tools.ToolRunner(), lambda *_: None) / f"lib{name}.so"


def spike_executor() -> Path:
    """The program of execute_spike.cpp."""
    lib = extension.spike() / "lib"
    argv = ["g++", *extension.FLAGS, *extension.include(), HERE / f"{SPIKE}.cpp"]
    link = [f"-L{lib}", f"-Wl,-rpath,{lib}", "-lriscv", "-ldl"]

    def commands(runner: tools.ToolRunner, work: Path, entry: Path) -> None:
        runner.run([*argv, *link, "-o", entry / SPIKE], work, work / "log")

    def recipe() -> recipes.Recipe:
        inputs = [HERE / f"{SPIKE}.cpp", HERE / "records.h"]
        return recipes.Recipe("executor on Spike", "spike-executor", inputs, _spike_settings(), commands)

    return builder.get(recipe, tools.ToolRunner(), lambda *_: None) / SPIKE


def rtl_executor() -> Path:
    """The program of execute_rtl.cpp, with rvh_isa."""
    root, rtl, verilator = paths.root(), sources.rtl(), tools.verilator()
    files = [root / f for part in (rtl.packages, rtl.lib, rtl.attachment["isa"]) for f in part.files]
    main = HERE / f"{RTL}.cpp"
    flags = [*recipes.VERILATOR_FLAGS, "--top-module", "rvh_isa", "-CFLAGS", f"-O2 -I{HERE}"]

    def commands(runner: tools.ToolRunner, work: Path, entry: Path) -> None:
        make_flags = f"{recipes.MAKE_FLAGS} PYTHON3={sys.executable}"
        options = ["--Mdir", work / "obj", "-o", entry / RTL, "-MAKEFLAGS", make_flags]
        env = {"VERILATOR_ROOT": str(verilator.root), "MAKEFLAGS": ""}
        runner.run([verilator.binary, *flags, *options, *files, main], work, work / "log", env)

    def recipe() -> recipes.Recipe:
        settings = {"flags": recipes.VERILATOR_FLAGS, "tools": [verilator.version, recipes.MAKE_FLAGS]}
        inputs = [*files, main, HERE / "records.h"]
        return recipes.Recipe("executor on the RTL", "isa-executor", inputs, settings, commands)

    return builder.get(recipe, tools.ToolRunner(), lambda *_: None) / RTL


def on_rtl(records: np.ndarray) -> np.ndarray:
    """The results of RECORDs on rvh_isa."""
    return _execute([rtl_executor()], records)


def on_spike(records: np.ndarray, logged: bool = False, isa: str = "", name: str = "hx") -> np.ndarray:
    """The results of RECORDs on Spike. `logged`: with its commit log. `isa`: instead of that with hx; `name`: of the
    library."""
    more = [isa] if isa else []
    return _execute([spike_executor(), library(name), "logged" if logged else "fast", *more], records)


def _execute(argv: list[str | Path], records: np.ndarray) -> np.ndarray:
    done = subprocess.run([str(a) for a in argv], input=records.tobytes(), check=False, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    results = np.frombuffer(done.stdout, RESULT)
    assert len(results) == len(records)
    return results


def _spike_settings() -> dict[str, object]:
    return {"flags": list(extension.FLAGS), "tools": [tools.version(tools.need("g++")), str(extension.spike())]}
