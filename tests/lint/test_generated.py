# SPDX-License-Identifier: Apache-2.0
"""Committed generated files are identical to the current output of their generators."""

import os
import re
import subprocess
import sys

from tests.lint import repo

INSTRUCTIONS = {"rtl/gen/rvh_xif_instr_pkg.sv", "sw/include/rvh_xif_instr.h", "docs/attach/xif.md"}
INSTRUCTIONS |= {"rtl/gen/rvh_sharv_instr_pkg.sv", "sw/include/rvh_sharv_instr.h", "docs/paper/sharv.md"}
INSTRUCTIONS |= {"rtl/gen/rvh_kronos_instr_pkg.sv", "sw/include/rvh_kronos_instr.h", "docs/paper/kronos.md"}
INSTRUCTIONS |= {"rtl/gen/rvh_hx_instr_pkg.sv", "sw/include/rvh_hx_instr.h", "docs/attach/isa.md"}
INSTRUCTIONS |= {"rtl/gen/rvh_zknh_instr_pkg.sv", "sw/include/rvh_zknh_instr.h"}
INSTRUCTIONS |= {"rtl/gen/rvh_kronos_tightly_instr_pkg.sv", "sw/include/rvh_kronos_tightly_instr.h"}
INSTRUCTIONS |= {f"rtl/gen/rvh_{name}_instr_pkg.sv" for name in ("oasip", "dasip", "lane")} | {"docs/paper/asip.md"}
INSTRUCTIONS |= {f"sw/include/rvh_{name}_instr.h" for name in ("oasip", "dasip", "lane")}
REGISTERS = {"rtl/gen/rvh_mmio_regs.sv", "rtl/gen/rvh_mmio_regs_pkg.sv", "sw/include/rvh_mmio_regs.h"}
REGISTERS |= {"rtl/gen/rvh_sharv_regs.sv", "rtl/gen/rvh_sharv_regs_pkg.sv", "sw/include/rvh_sharv_regs.h"}
REGISTERS |= {"docs/registers/rvh_mmio_regs.md", "docs/registers/rvh_sharv_regs.md"}


def pins(lock: str) -> dict[str, str]:
    """Package name to version of a lock file."""
    return dict(re.findall(r"^([\w.-]+)==(\S+)", (repo.ROOT / lock).read_text(), re.MULTILINE))


def test_registers_are_fresh(tmp_path):
    done = subprocess.run(
        [repo.ROOT / "scripts" / "gen_regs.sh", tmp_path],
        check=False,
        env={**os.environ, "PEAKRDL": str(repo.TOOLS / "peakrdl")},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    made = {str(f.relative_to(tmp_path)): f.read_text() for f in tmp_path.rglob("*") if f.is_file()}
    assert set(made) == REGISTERS
    stale = [f for f, text in made.items() if not (repo.ROOT / f).is_file() or (repo.ROOT / f).read_text() != text]
    assert not stale, "run `make regs`"


def test_instructions_are_fresh(tmp_path):
    generator = repo.ROOT / "scripts" / "gen_instructions.py"
    done = subprocess.run(
        [sys.executable, generator, tmp_path], check=False, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    made = {str(f.relative_to(tmp_path)): f.read_text() for f in tmp_path.rglob("*") if f.is_file()}
    assert set(made) == INSTRUCTIONS
    stale = [f for f, text in made.items() if (repo.ROOT / f).read_text() != text]
    assert not stale, "run `make instructions`"


LOCKS = ("requirements.lock", "requirements-test.lock", "requirements-full.lock")


def test_the_locks_agree():
    demo, test, full = map(pins, LOCKS)
    assert len(demo) >= 6
    assert demo.items() <= test.items() <= full.items(), "run `make lock`"
    assert set(full) - set(test) == {"pythondata-cpu-cva6"}


def test_locks_hold_what_pyproject_asks_for():
    project = (repo.ROOT / "pyproject.toml").read_text()
    exact = dict(re.findall(r'"([\w.-]+)==([\w.]+)"', project))
    assert exact
    assert exact.items() <= pins("requirements-full.lock").items(), "run `make lock`"


def test_every_pin_has_a_hash():
    for lock in LOCKS:
        entries = re.split(r"^(?=[\w.-]+==)", (repo.ROOT / lock).read_text(), flags=re.MULTILINE)[1:]
        bare = [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry]
        assert not bare, f"{lock}: {bare}"
