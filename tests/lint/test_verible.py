# SPDX-License-Identifier: Apache-2.0
"""Hand-written SystemVerilog passes verible's linter (.rules.verible_lint) and formatter (.verible_format)."""

from pathlib import Path

import pytest

from tests.lint import repo

FORMAT = [line for line in (repo.ROOT / ".verible_format").read_text().split("\n") if line.startswith("--")]


def unformatted(*paths: str | Path) -> tuple[int, str]:
    """Exit status 0 if the formatter would change nothing."""
    return repo.run(repo.TOOLS / "verible-verilog-format", *FORMAT, "--verify", *paths)


def complaints(*paths: str | Path) -> tuple[int, str]:
    """Exit status 0 if the linter has no complaint."""
    rules = repo.ROOT / ".rules.verible_lint"
    return repo.run(repo.TOOLS / "verible-verilog-lint", f"--rules_config={rules}", *paths)


def test_lint():
    status, out = complaints(*repo.own_sv())
    assert status == 0, out


@pytest.mark.parametrize("path", repo.own_sv())
def test_format(path):
    status, out = unformatted(path)
    assert status == 0, f"{out}\nrun `make format`"


def test_the_tools_do_complain(tmp_path):
    bad = tmp_path / "bad.sv"
    bad.write_text("module bad(input a, output logic b);\nalways @* b=a;\nendmodule\n")
    assert complaints(bad)[0] != 0
    assert unformatted(bad)[0] != 0
