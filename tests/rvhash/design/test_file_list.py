# SPDX-License-Identifier: Apache-2.0
"""The file list of each unit is complete and has no unneeded file."""

import json
import os
import subprocess

import pytest

from rvhash import paths
from rvhash.builder import tools
from rvhash.design import file_list, named_units
from rvhash.errors import UsageError

# Modules that users instantiate, besides the tops of units.
MODULES = ["rvh_mmio_axi", "rvh_xif_0_2_axi", "rvh_xif_1_0_axi", "rvh_xif_gate_0_2", "rvh_obi_to_axi", "rvh_job_unit"]


def elaborate(folder, listed: file_list.FileList, text: str) -> subprocess.CompletedProcess[str]:
    """Verilator in an empty folder, with that file alone."""
    verilator = tools.verilator()
    (folder / "list.f").write_text(text)
    parameters = [f"-G{name}={value}" for name, value in listed.parameters.items()]
    return subprocess.run(
        [
            verilator.binary,
            "--lint-only",
            "-Wno-lint",
            "-Wno-style",
            "--top-module",
            listed.top,
            *parameters,
            "-f",
            "list.f",
        ],
        cwd=folder,
        env={**os.environ, "VERILATOR_ROOT": str(verilator.root)},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def once() -> list:
    """Each unit; those that have the top of an earlier one in `make test-full` only."""
    seen = set()
    units = file_list.units()
    marks = {name: pytest.mark.full if unit.top in seen or seen.add(unit.top) else () for name, unit in units.items()}
    return [pytest.param(name, marks=marks[name]) for name in units]


@pytest.mark.parametrize("name", [*once(), *MODULES])
def test_a_unit_elaborates_from_its_list_alone(name, tmp_path):
    listed = file_list.of(name)
    done = elaborate(tmp_path, listed, file_list.as_f(listed, str(paths.root()), waivers=True))
    assert done.returncode == 0, done.stderr
    assert len(set(listed.files)) == len(listed.files)


@pytest.mark.parametrize("name", ["sha256-core", "rvh_obi_to_axi"])
def test_no_file_of_a_list_can_be_left_out(name, tmp_path):
    listed = file_list.of(name)
    lines = file_list.as_f(listed, str(paths.root()), waivers=False).splitlines()
    for left_out in [line for line in lines if not line.startswith("//")]:
        done = elaborate(tmp_path, listed, "\n".join(line for line in lines if line != left_out))
        assert done.returncode != 0, left_out


def test_a_comment_names_no_file(tmp_path, monkeypatch):
    monkeypatch.setenv("RVHASH_ROOT", str(tmp_path))
    (tmp_path / "designs").mkdir()
    files = {
        "a.sv": "module rvh_a; // rvh_b /*\n/* rvh_b\nrvh_b */ rvh_c u_c (); endmodule",
        "b.sv": "",
        "c.sv": "// rvh_a",
    }
    for name, text in files.items():
        (tmp_path / f"rvh_{name}").write_text(text)
    monkeypatch.setattr(file_list, "_modules", lambda: {f"rvh_{n[0]}": f"rvh_{n}" for n in files})
    monkeypatch.setattr(named_units, "units", dict)
    file_list._used.cache_clear()
    monkeypatch.setattr(file_list.sources, "rtl", lambda: type("Rtl", (), {"lint": type("Lint", (), {"waivers": []})}))
    assert file_list.of("rvh_a").files == ["rvh_a.sv", "rvh_c.sv"]
    assert file_list.of("rvh_c").files == ["rvh_c.sv"]


def test_both_formats_say_the_same():
    listed = file_list.of("mmio-lean")
    record = json.loads(file_list.as_json(listed, "$ROOT"))
    lines = file_list.as_f(listed, "$ROOT", waivers=False).splitlines()
    assert [line for line in lines if not line.startswith("//")] == record["files"]
    assert record["files"][-1] == "$ROOT/rtl/attach/mmio/rvh_mmio.sv"
    assert record["parameters"] == named_units.units()["mmio-lean"].parameters
    assert (record["top"], record["include_folders"], record["defines"]) == ("rvh_mmio", [], {})
    assert record["verilator_waivers"] == ["$ROOT/rtl/gen/rvh_mmio_regs.vlt"]
    assert "// top module: rvh_mmio" in lines
    assert file_list.as_f(listed, "", waivers=True).splitlines()[5] == "/rtl/gen/rvh_mmio_regs.vlt"


@pytest.mark.parametrize(("name", "says"), [("mmoi", "did you mean 'mmio'"), ("rvh_mmoi", "did you mean 'rvh_mmio'")])
def test_an_unknown_name_is_refused_with_the_nearest(name, says):
    with pytest.raises(UsageError, match=says):
        file_list.of(name)
