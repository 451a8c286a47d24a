# SPDX-License-Identifier: Apache-2.0
"""The mutant runner itself, on a tree of two files: it must tell a detected fault from every way of missing one."""

import subprocess
from pathlib import Path

import pytest

from tests.mutants import runner
from tests.mutants.runner import BROKEN, HUNG, KILLED, SURVIVED, Mutant, Runner, Stale

SOURCE = "def double(x):\n    return 2 * x\n\n\ndef spare():\n    return 7\n"
TESTS = """\
import time
import pytest
import toy

@pytest.fixture
def fixture():
    assert toy.spare() == 7

def test_double(): assert toy.double(3) == 6
def test_nothing(): pass
def test_fixture(fixture): pass
def test_skipped(): pytest.skip("never")
def test_build():
    if toy.spare() != 7: raise RuntimeError("Command failed with return code: 2")
def test_slow(): time.sleep(0 if toy.spare() == 7 else 60)
"""


@pytest.fixture
def tree(tmp_path) -> Path:
    """A git checkout with a module, its tests, and an ignored file that must not be copied."""
    root = tmp_path / "toy"
    root.mkdir()
    (root / "toy.py").write_text(SOURCE)
    (root / "test_toy.py").write_text(TESTS)
    (root / ".gitignore").write_text("ignored\nbuild/\n")
    (root / "ignored").write_text("x")
    (root / "pytest.ini").write_text("[pytest]\n")
    subprocess.run(["git", "init", "-q"], cwd=root, check=True)
    return root


def mutant(old="2 * x", new="3 * x", test="test_double", name="m") -> Mutant:
    return Mutant(name, "constant", "toy.py", old, new, (f"test_toy.py::{test}",))


@pytest.mark.parametrize(
    ("fault", "verdict"),
    [
        pytest.param(mutant(), KILLED, id="seen"),
        pytest.param(mutant(test="test_nothing"), SURVIVED, id="not-looked-at"),
        pytest.param(mutant(new="x + x"), SURVIVED, id="equivalent"),
        pytest.param(mutant(old="2 * x", new="2 * * x"), BROKEN, id="does-not-import"),
        pytest.param(mutant(test="test_gone"), BROKEN, id="no-such-test"),
        pytest.param(mutant(old="return 7", new="return 8", test="test_fixture"), BROKEN, id="only-a-fixture"),
        pytest.param(mutant(old="return 7", new="return 8", test="test_build"), BROKEN, id="does-not-build"),
        pytest.param(mutant(test="test_skipped"), BROKEN, id="skipped"),
    ],
)
def test_verdict(tree, tmp_path, fault, verdict):
    outcome = Runner(tree, tmp_path / "work", jobs=1).run(fault)
    assert outcome.verdict == verdict, outcome.detail
    assert (tree / "toy.py").read_text() == SOURCE, "the checkout was touched"


def test_the_cocotb_test_is_named(tmp_path):
    (tmp_path / "cocotb").mkdir()
    (tmp_path / "cocotb" / "a.log").write_text("  ** tests.x.good  PASS  1.00\n  ** tests.x.bad  FAIL  1.00\n")
    assert runner._cocotb_failure(tmp_path) == "tests.x.bad"


def test_a_run_that_hangs_is_ended(tree, tmp_path):
    fault = mutant(old="return 7", new="return 8", test="test_slow")
    outcome = Runner(tree, tmp_path / "work", jobs=1, timeout=5).run(fault)
    assert outcome.verdict == HUNG
    assert outcome.seconds < 30


def test_the_copy_holds_what_git_would_commit(tree, tmp_path):
    runner.copy_tree(tree, tmp_path / "copy")
    assert (tmp_path / "copy" / "toy.py").read_text() == SOURCE
    assert not (tmp_path / "copy" / "ignored").exists()


@pytest.mark.parametrize("old", ["4 * x", "return"], ids=["absent", "twice"])
def test_stale_text(tree, old, capsys):
    with pytest.raises(Stale):
        runner.mutated(tree, mutant(old=old))
    assert runner.check(tree, [mutant(old=old)], jobs=1) == 2
    assert "stale" in capsys.readouterr().out


def test_stale_file(tree):
    with pytest.raises(Stale, match=r"gone\.py"):
        runner.mutated(tree, Mutant("m", "k", "gone.py", "a", "b", ("t",)))


def test_all_killed(tree, capsys):
    assert runner.check(tree, [mutant(), mutant(new="2 + x", name="n")], jobs=2) == 0
    out = capsys.readouterr().out
    assert "2 of 2 mutants killed" in out
    assert "test_toy::test_double" in out


def test_one_survivor_fails_the_run(tree, capsys):
    assert runner.check(tree, [mutant(), mutant(new="x + x", name="same")], jobs=1) == 1
    out = capsys.readouterr().out
    assert "1 of 2 mutants killed" in out
    assert "SURVIVED  same" in out


def test_red_without_a_fault_fails_the_run(tree, capsys):
    (tree / "toy.py").write_text(SOURCE.replace("2 * x", "5 * x"))
    assert runner.check(tree, [mutant(old="5 * x")], jobs=1) == 2
    assert "do not pass without a fault" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no mutant"),
        ('[[mutant]]\nname="a"\nfile="f"\n', "has the keys"),
        ('[[mutant]]\nname="a"\nkind="k"\nfile="f"\nold="x"\nnew="x"\ntests=["t"]\n', "a different line as `new`"),
        ('[[mutant]]\nname="a"\nkind="k"\nfile="f"\nold="x"\nnew="y"\ntests=[]\n', "at least one test"),
        ('[[mutant]]\nname="a"\nkind="k"\nfile="f"\nold="x"\nnew="y"\ntests=["t"]\n' * 2, "twice"),
    ],
    ids=["empty", "keys", "same", "no-tests", "double"],
)
def test_wrong_list(tmp_path, text, message):
    (tmp_path / "list.toml").write_text(text)
    with pytest.raises(Stale, match=message):
        runner.load(tmp_path / "list.toml")
