# SPDX-License-Identifier: Apache-2.0
"""`python -m tests.full` on a very small checkout: it resumes where it was interrupted, and red parts stay red."""

import contextlib
import json
import os
import re
import signal
import time

import pytest

from tests.full.toy import RESULT, Toy

LONG = [f"test_long[{n}]" for n in range(6)]
A = [
    "tests/a/test_a.py",
    "tests/a/test_a.py::test_long full 1 of 2",
    "tests/a/test_a.py::test_long full 2 of 2",
]
ALL = ["test_short", *LONG, "test_b"]


def verdicts(toy):
    return {v["part"]: v["verdict"] for v in json.loads((toy.folder / RESULT).read_text())}


def lives(pid):
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


def wait(condition):
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def waiting(toy, *arguments):
    """A run that has come to test_b, which waits; and the process of that test."""
    (toy.folder / "build/go").unlink()
    child = toy.start("-j", "1", *arguments)
    pid = toy.folder / "build/waits"
    wait(lambda: pid.exists() and pid.read_text())
    return child, int(pid.read_text())


def test_everything_is_run_once(toy):
    status, said = toy.run("-j", "1")
    assert status == 0, said
    assert toy.runs() == ALL  # the mutant runs in a copy
    assert list(verdicts(toy)) == [*A, "tests/b/test_b.py", "mutant/double"]
    assert re.search(r"\[3/5\] GREEN +\d+ s +tests/a/test_a.py::test_long full 2 of 2 +\(2 tests; elapsed 0:00:", said)
    assert re.search(r"^all +5 +5 +0 +0 ", said, re.MULTILINE)
    status, said = toy.run()
    assert status == 0, said
    assert toy.runs() == []
    assert "5 parts, 5 of them known" in said


@pytest.mark.parametrize(
    "how",
    [signal.SIGINT, *(pytest.param(s, marks=pytest.mark.full) for s in (signal.SIGTERM, signal.SIGKILL))],
    ids=lambda s: s.name,
)
def test_it_goes_on_where_it_was(toy, how):
    child, test = waiting(toy, "--only", "tests")
    child.send_signal(how)
    child.communicate(timeout=60)
    assert child.returncode == {signal.SIGINT: 130, signal.SIGTERM: 143, signal.SIGKILL: -9}[how]
    wait(lambda: not lives(test))
    assert toy.runs() == ALL
    assert "tests/b/test_b.py" not in verdicts(toy)
    toy.write("build/go", "")
    assert toy.run("--only", "tests")[0] == 0
    assert toy.runs() == ["test_b"]


def test_a_clone_goes_on_with_the_record_alone(toy):
    assert toy.run("--only", "tests/b")[0] == 0
    toy.commit()
    clone = toy.folder.with_name("clone")
    toy.git("clone", "-q", ".", str(clone))
    other = Toy(clone)
    status, said = other.run("--only", "tests", "-j", "1")
    assert status == 0
    assert "4 parts, 1 of them known" in said
    assert other.runs() == ["test_short", *LONG]


@pytest.mark.parametrize(
    ("file", "old", "new", "red"),
    [
        ("toy.py", "2 * x", "2 * x + x", {*A, "mutant/double"}),  # the mutant's tests fail without it
        pytest.param(  # it does not fit any more
            "toy.py", "2 * x", "x + x", {"mutant/double"}, marks=pytest.mark.full
        ),
        ("tests/mutants/list.toml", "3 * x", "x + x", {"mutant/double"}),  # nobody sees it
        ("tests/a/test_a.py", "toy.double(2) == 4", "pytest.skip('no')", {A[0], "mutant/double"}),
        ("tests/b/test_b.py", "def test_b", "import gone\ndef test_b", None),
    ],
    ids=["test", "stale-mutant", "mutant", "skipped", "import"],
)
def test_red_is_red(toy, file, old, new, red):
    toy.change(file, old, new)
    if (file, new) == ("toy.py", "2 * x + x"):
        toy.change("tests/mutants/list.toml", '"2 * x"', '"2 * x + x"')
    status, said = toy.run()
    assert status == 1, said
    if red is None:
        assert "cannot be collected" in said
        return
    found = {name for name, verdict in verdicts(toy).items() if verdict == "red"}
    assert found == red
    again = re.search(r"again: .venv/bin/python (-m .*)", said)[1]
    assert again.startswith(("-m pytest", "-m tests.mutants"))
    toy.runs()
    status, said = toy.run()
    assert status == 1, said  # it stays so, and is told
    assert toy.runs() == []
    assert "RED as recorded" in said


def test_a_test_that_is_not_run_is_red(toy):
    """pytest ends well, but it did not run what it should."""
    hook = "\ndef pytest_collection_modifyitems(config, items):\n    if not config.option.collectonly: del items[1:]\n"
    toy.write("tests/conftest.py", (toy.folder / "tests/conftest.py").read_text() + hook)
    status, said = toy.run("--only", "tests/a")
    assert status == 1, said
    assert "1 tests ran, not 4" in said


def test_what_is_changed_runs_again(toy):
    assert toy.run("--only", "tests")[0] == 0
    toy.runs()
    toy.write("docs/page.md", "Another page.\n")
    toy.write("tests/mutants/list.toml", (toy.folder / "tests/mutants/list.toml").read_text() + "# more\n")
    assert toy.run("--only", "tests")[0] == 0
    assert toy.runs() == []
    toy.write("new.py", "")
    assert toy.run("--only", "tests", "-j", "1")[0] == 0
    assert toy.runs() == ALL
    recorded = json.loads((toy.folder / RESULT).read_text())
    assert all(v["dirty"] for v in recorded)


def test_a_change_while_it_runs_is_seen(toy):
    child, _ = waiting(toy, "--only", "tests/b")
    toy.write("toy.py", "# other\n")
    toy.write("build/go", "")
    said, _ = child.communicate(timeout=60)
    assert child.returncode == 3, said
    assert "the tree was changed while it ran" in said
    assert not (toy.folder / RESULT).exists()


def test_again(toy):
    assert toy.run("--only", "tests/b")[0] == 0
    assert toy.run("--only", "tests/b", "--again")[0] == 0
    assert toy.runs() == ["test_b", "test_b"]


@pytest.mark.full
def test_time_is_limited(toy):
    child, test = waiting(toy, "--only", "tests/b", "--most", "8")
    said, _ = child.communicate(timeout=60)
    assert child.returncode == 3, said
    assert "unfinished: no time is left" in said
    assert not lives(test)
    assert not (toy.folder / RESULT).exists()


def test_a_part_that_does_not_end_in_time_is_not_started(toy):
    assert toy.run("--only", "tests/a/test_a.py::")[0] == 0
    recorded = (toy.folder / RESULT).read_text()
    toy.write(RESULT, re.sub(r'"seconds": [\d.]+, "key": "\w+"', f'"seconds": 1000, "key": "{"0" * 16}"', recorded))
    toy.runs()
    status, said = toy.run("--only", "tests/a", "--most", "60")
    assert status == 3
    assert "the shortest part needs about 1000 s" in said
    assert toy.runs() == ["test_short"]


def test_one_at_a_time(toy):
    child, _ = waiting(toy, "--only", "tests")
    status, said = toy.run()
    assert status == 2
    assert "another make test-full is running" in said
    toy.write("build/go", "")
    child.communicate(timeout=60)
    assert child.returncode == 0


def test_list(toy):
    assert toy.run("--only", "tests/b")[0] == 0
    status, said = toy.run("--list")
    assert status == 0
    assert re.search(r"^tests/b/test_b.py +green +\d+ s$", said, re.MULTILINE)
    assert re.search(r"^mutant/double +not run +-$", said, re.MULTILINE)


@pytest.mark.parametrize("arguments", [("--only", "tests/gone"), ("--most", "0")])
def test_wrong_use(toy, arguments):
    status, said = toy.run(*arguments)
    assert status == 2
    assert "Traceback" not in said
    assert toy.runs() == []
