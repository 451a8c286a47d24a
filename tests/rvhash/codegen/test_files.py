# SPDX-License-Identifier: Apache-2.0
"""The checked-in assembly: fresh, assembled, and as large as it says."""

import re
import shutil

import pytest
from typer.testing import CliRunner

from rvhash import paths
from rvhash.codegen import __main__ as command
from rvhash.codegen import files, keccak, keccak_order, measure, search
from rvhash.errors import RvhashError

ROOT, MARCH = paths.root(), "rv32imc_zbb_zknh"
FUNCTIONS = {"keccak": "rvh_keccak_permute", "sha256": "rvh_sha256_blocks", "sha512": "rvh_sha512_blocks"}


def test_fresh():
    assert files.stale() == [], "python -m rvhash.codegen"


@pytest.mark.parametrize("name", files.VARIANTS)
def test_assembled(name):
    """With all extensions that an assembler knows; the symbol is that of the portable C."""
    text = (ROOT / files.FOLDER / name).read_text()
    assert measure.size(text, MARCH) == int(re.search(r"(\d+) bytes of code", text)[1])
    assert measure.symbols(text, MARCH) == [FUNCTIONS[name.split("_")[0]]]


def test_not_assembled():
    with pytest.raises(RvhashError, match="not assembled"):
        measure.size("    no.such.instruction", MARCH)


@pytest.fixture
def tree(tmp_path, monkeypatch):
    """A checkout with the files alone."""
    shutil.copytree(ROOT / files.FOLDER, tmp_path / files.FOLDER)
    monkeypatch.setattr(paths, "root", lambda: tmp_path)
    return tmp_path / files.FOLDER


def test_stale_files_are_named_and_written(tree):
    fresh = (tree / "sha256_hx.S").read_text()
    (tree / "sha256_hx.S").write_text(fresh.replace("hx.s256t1", "hx.s256t2"))
    (tree / "keccak_hx.S").unlink()
    (tree / "old.S").write_text("")
    run = CliRunner().invoke(command.app, ["--check"])
    assert [line.split(":")[0] for line in run.stdout.splitlines()] == [
        f"{files.FOLDER}/{name}" for name in ("keccak_hx.S", "old.S", "sha256_hx.S")
    ]
    assert run.exception.exit_code == 1
    assert CliRunner().invoke(command.app).exit_code == 0
    assert (tree / "sha256_hx.S").read_text() == fresh
    assert not (tree / "old.S").exists()
    run = CliRunner().invoke(command.app, ["--check"])
    assert (run.exit_code, run.stdout) == (0, "")


@pytest.mark.parametrize("better", [True, False])
def test_search(monkeypatch, tmp_path, better):
    """It writes what is better, and nothing else."""
    form = keccak.FORMS["hx_unrolled"]
    file = tmp_path / "order.txt"
    ops = search.search(form, 1, 1)[1] if better else keccak_order.order(keccak_order.file("hx_unrolled").read_text())
    file.write_text(keccak_order.text_of(ops))
    before = file.read_text()
    monkeypatch.setattr(keccak_order, "file", lambda name: file)
    run = CliRunner().invoke(command.app, ["search", "hx_unrolled", "--seed", "5", "--steps", "3000"])
    assert run.exit_code == 0
    assert (file.read_text() != before) == better
    assert ("written" if better else "kept") in run.stdout
    assert "3000 steps: " in run.stderr
    keccak_order.order(file.read_text())


def test_an_unknown_form():
    run = CliRunner().invoke(command.app, ["search", "hx_unroled"])
    assert "did you mean 'hx_unrolled'?" in str(run.exception)
