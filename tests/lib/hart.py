# SPDX-License-Identifier: Apache-2.0
"""Simulators of the hart (rtl/hart) with C++ mains of sim/hart, built once and kept in the cache."""

import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path

from rvhash import builder, paths
from rvhash.builder import recipes, tools
from rvhash.design import sources

TRACED = "sim/hart/rvh_hart_traced.sv"


def spike() -> Path:
    """The folder of Spike's headers and library."""
    spec = importlib.util.find_spec("riscv")
    assert spec is not None, "the Python package spike is missing; run make setup-test"
    assert spec.origin is not None
    return Path(spec.origin).parent / "data"


def simulator(main: str, parameters: dict[str, int], with_spike: bool = False) -> Path:
    """The simulator of rvh_hart_traced with these parameters and the main sim/hart/<main>.cpp."""
    root, verilator = paths.root(), tools.verilator()
    rtl = sources.rtl()
    files = [root / f for f in (*rtl.packages.files[:3], *rtl.hart.files, TRACED)]
    own = root / "sim" / "hart" / f"{main}.cpp"
    cflags, ldflags = "-std=c++20 -O2", ""
    if with_spike:
        data = spike()
        include = " ".join(f"-I{data / 'include' / part}" for part in ("", "riscv", "softfloat", "fdt"))
        cflags += f" -D_GLIBCXX_USE_CXX11_ABI=0 {include}"
        ldflags = f"-L{data / 'lib'} -lriscv -Wl,-rpath,{data / 'lib'}"
    flags = [*recipes.VERILATOR_FLAGS, "--x-initial", "unique", "--top-module", "rvh_hart_traced"]
    flags += [f"-G{name}={value}" for name, value in parameters.items()]

    def commands(runner: tools.ToolRunner, work: Path, entry: Path) -> None:
        make_flags = f"{recipes.MAKE_FLAGS} PYTHON3={sys.executable}"
        options = ["-CFLAGS", cflags, "-LDFLAGS", ldflags, "--Mdir", work / "obj", "-o", entry / recipes.SIMULATOR]
        argv = [verilator.binary, *flags, *options, "-MAKEFLAGS", make_flags, *files, own]
        runner.run([str(a) for a in argv], work, work / "log", {"VERILATOR_ROOT": str(verilator.root), "MAKEFLAGS": ""})

    def recipe() -> recipes.Recipe:
        return recipes.Recipe(
            title=f"simulator of the hart for {main}",
            label=f"hart-{main}",
            inputs=[*files, *sorted(own.parent.glob("*.h")), own],
            settings={"flags": flags, "order": [f.name for f in files], "tools": [verilator.version, cflags, ldflags]},
            commands=commands,
        )

    return builder.get(recipe, tools.ToolRunner(), lambda *_: None) / recipes.SIMULATOR


def options(parameters: dict[str, int]) -> Sequence[str]:
    """Options of lockstep that say what the hart was built with."""
    flags = ("HasC", "HasZba", "HasZbb", "HasZbs", "HasZbkb", "HasXif", "HasLoops", "Custom0Rs3")
    has = dict.fromkeys(flags, 1) | parameters
    bits = [name for name in ("zba", "zbb", "zbs", "zbkb") if has[f"Has{name.capitalize()}"]]
    misa = 0x40001100 | has["HasC"] << 2 | (2 if {"zba", "zbb", "zbs"} <= set(bits) else 0)
    base = "rv32imc" if has["HasC"] else "rv32im"
    chosen = ["--isa", "_".join([f"{base}_zicsr_zicntr_zifencei_zicclsm", *bits]), "--misa", hex(misa)]
    chosen += ["--sources", str(has.get("NumRs", 3)), "--id-width", str(has.get("IdWidth", 3))]
    chosen += ["--rs3-is-rd"] * (not has["Custom0Rs3"])
    chosen += ["--no-compressed"] * (not has["HasC"])
    return chosen + ["--no-coprocessor"] * (not has["HasXif"]) + ["--no-loops"] * (not has["HasLoops"])
