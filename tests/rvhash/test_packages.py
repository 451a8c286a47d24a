# SPDX-License-Identifier: Apache-2.0
"""Packages import only earlier packages of ORDER, and the tests have the paths of what they test."""

import ast
from pathlib import Path

import pytest

from tests.rvhash.conftest import ROOT

ORDER = (
    ("errors", "model"),
    ("paths", "console"),
    ("codegen",),
    ("strict_toml", "pareto", "output_files"),
    ("design",),
    ("builder",),
    ("simulate",),
    ("blocks", "check", "export", "gates", "signature", "stream", "synth"),
    ("bench", "wave"),
    ("report", "sweep"),
    ("command",),
    ("__main__", "demo"),
)
PLACE = {name: i for i, names in enumerate(ORDER) for name in names}
PACKAGE = ROOT / "rvhash"


def part(path: Path) -> str:
    """The package, or the module of its own, that a file belongs to."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imported(path: Path) -> set[str]:
    """The parts that a file imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module == "rvhash":
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("rvhash."):
            found.add(node.module.split(".")[1])
        elif isinstance(node, ast.Import):
            found |= {alias.name.split(".")[1] for alias in node.names if alias.name.startswith("rvhash.")}
    return found - {"__version__"}


FILES = sorted(path for path in PACKAGE.rglob("*.py") if path != PACKAGE / "__init__.py")


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_imports_point_one_way(path):
    own = part(path)
    assert {name for name in imported(path) if name != own and PLACE[name] >= PLACE[own]} == set()


def test_no_folder_of_tests_without_its_package():
    folders = {p.parent.name for p in (ROOT / "tests" / "rvhash").glob("*/test_*.py")}
    assert folders == {p.parent.name for p in PACKAGE.glob("*/__init__.py")}
