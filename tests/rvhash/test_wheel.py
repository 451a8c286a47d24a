# SPDX-License-Identifier: Apache-2.0
"""A wheel of rvhash, installed apart from any checkout: it contains RTL, firmware and designs."""

import hashlib
import json
import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from rvhash import __version__, paths
from tests.mutants.runner import copy_tree
from tests.rvhash.conftest import ROOT

PIP = [sys.executable, "-I", "-m", "pip", "--disable-pip-version-check", "--no-input", "-q"]


def run(*arguments: str | Path, cwd: Path, **env: str) -> str:
    """Output of a command that must end well. PYTHONPATH and RVHASH_ROOT are not handed on."""
    inherited = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "RVHASH_ROOT", "RVHASH_CACHE")}
    done = subprocess.run(
        list(map(str, arguments)),
        cwd=cwd,
        env=inherited | env,
        capture_output=True,
        text=True,
        check=False,
        timeout=1100,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def environment(folder: Path) -> Path:
    """The Python of a new environment without any package."""
    run(sys.executable, "-I", "-m", "venv", "--without-pip", folder, cwd=folder.parent)
    return folder / "bin" / "python"


def wheel(folder: Path, *how: str) -> Path:
    """The wheel of what git holds, made in a copy."""
    copy_tree(ROOT, folder / "copy")
    run(sys.executable, "-I", "-m", "build", "--no-isolation", *how, "-o", folder / "dist", cwd=folder / "copy")
    (made,) = (folder / "dist").glob("*.whl")
    return made


def works(python: Path, folder: Path, cache: Path) -> None:
    """The command of that environment hashes on the system that it has with it."""
    rvhash = python.with_name("rvhash")
    inside = python.parents[1]
    assert run(rvhash, "--version", cwd=folder).split() == ["rvhash", __version__]
    assert "mmio-cv32e40x" in run(rvhash, "list", cwd=folder)
    listed = json.loads(run(rvhash, "files", "mmio", "--format", "json", cwd=folder))
    assert all(Path(f).is_file() and inside in Path(f).parents for f in listed["files"])
    assert len(json.loads(run(rvhash, "report", "--json", cwd=folder))) > 50
    run(rvhash, "export", "sha256-core", "--out", "core", cwd=folder)
    assert "Apache License" in (folder / "core" / "LICENSE").read_text()
    (folder / "message").write_bytes(b"abc")
    out = run(rvhash, "hash", "-a", "sha3-256", "message", cwd=folder, RVHASH_CACHE=str(cache))
    assert out == f"{hashlib.sha3_256(b'abc').hexdigest()}  message\n"


@pytest.fixture(scope="module")
def made(tmp_path_factory) -> Path:
    """The wheel."""
    return wheel(tmp_path_factory.mktemp("wheel"), "--wheel")


def test_a_wheel_works_without_the_checkout(made, tmp_path):
    """It builds the same systems, so what this checkout has built serves it."""
    python = environment(tmp_path / "empty")
    run(*PIP, "--python", python, "install", "--no-index", "--no-deps", made, cwd=tmp_path)
    (site,) = (tmp_path / "empty").glob("lib/python*/site-packages")
    (site / "packages.pth").write_text(sysconfig.get_path("purelib") + "\n")  # what it depends on; no editable rvhash
    works(python, tmp_path, paths.cache())
    run(python.with_name("rvhash"), "report", cwd=tmp_path)
    assert 'id="design-mmio-cv32e40x"' in (tmp_path / "report.html").read_text()


def test_a_wheel_holds_no_test_and_no_page(made):
    names = zipfile.ZipFile(made).namelist()
    assert {n.split("/")[0] for n in names} == {"rvhash", f"rvhash-{__version__}.dist-info"}
    assert any(n.startswith("rvhash/tree/rtl/engine/") for n in names)
    assert not [n for n in names if n.endswith((".pyc", ".md")) or "/tests/" in n]


@pytest.mark.full
def test_what_python_build_makes_installs_with_its_dependencies(tmp_path):
    """The wheel of the sdist, with the packages that the lock names, in an environment that had none."""
    made = wheel(tmp_path)  # both, the wheel from the sdist
    python = environment(tmp_path / "empty")
    lock = ROOT / "requirements.lock"
    run(*PIP, "--python", python, "install", "--only-binary", ":all:", "--require-hashes", "-r", lock, cwd=tmp_path)
    run(*PIP, "--python", python, "install", "--no-index", "--no-deps", made, cwd=tmp_path)
    works(python, tmp_path, tmp_path / "cache")
