# SPDX-License-Identifier: Apache-2.0
"""scripts/setup.sh on other machines, and after errors."""

import shutil
import subprocess

import pytest

from tests.lint.machine import Machine

ALL_DEMO = {"g++", "gcc-riscv64-unknown-elf", "picolibc-riscv64-unknown-elf"}
MORE_FOR_TESTS = {"perl", "ccache", "liblz4-dev", "zlib1g-dev"}
MORE_FOR_LONG_TESTS = {"clang", "cmake"}


@pytest.fixture
def machine(tmp_path) -> Machine:
    return Machine(tmp_path)


@pytest.mark.parametrize(
    ("level", "wanted", "unwanted"),
    [
        ("demo", ALL_DEMO, MORE_FOR_TESTS),
        ("test", ALL_DEMO | MORE_FOR_TESTS, MORE_FOR_LONG_TESTS),
        ("full", ALL_DEMO | MORE_FOR_TESTS | MORE_FOR_LONG_TESTS, set()),
    ],
)
def test_without_rights_the_missing_packages_are_listed(machine, level, wanted, unwanted):
    machine.user(1000)
    status, out = machine.setup(level)
    command = next(line for line in out.splitlines() if "sudo apt-get install" in line)
    assert status == 2
    assert set(command.split()) >= wanted
    assert not set(command.split()) & unwanted
    assert machine.untouched()
    assert "apt-get" not in machine.calls.read_text()


def test_only_missing_packages_are_listed(machine):
    machine.user(1000)
    machine.installed.write_text("g++\npicolibc-riscv64-unknown-elf\n")
    status, out = machine.setup("demo")
    assert status == 2
    assert out.rstrip().endswith("sudo apt-get install gcc-riscv64-unknown-elf")


def test_root_installs_what_is_missing_without_questions(machine):
    machine.user(0)
    machine.installed.write_text("g++\n")
    status, out = machine.setup("demo")  # the fake apt-get fails
    assert status == 1
    assert "could not install: gcc-riscv64-unknown-elf picolibc-riscv64-unknown-elf" in out
    first, *rest = machine.calls.read_text().splitlines()
    assert " -y " in first
    assert first.endswith("gcc-riscv64-unknown-elf picolibc-riscv64-unknown-elf")
    assert " update" in rest[0], "old package lists are read again once"
    assert not (machine.tree / ".venv").exists()


def test_debians_python_needs_its_shared_library_for_the_tests(machine):
    machine.user(1000)
    machine.fake("python3", 'case "$*" in *print*) echo "3 11 2 /usr" ;; esac')
    assert "libpython3.11" in machine.setup("test")[1].split()
    assert "libpython3.11" not in machine.setup("demo")[1].split()


def test_sudo_that_asks_nothing_is_used(machine):
    machine.user(1000)
    machine.fake("sudo", f'echo "sudo $*" >>"{machine.calls}"; [ "$2" = true ] || {{ shift; exec "$@"; }}')
    status, _ = machine.setup("demo")
    assert status == 1  # the fake apt-get fails
    assert "sudo -n env DEBIAN_FRONTEND=noninteractive apt-get" in machine.calls.read_text()
    assert not (machine.tree / ".venv").exists()


def test_an_old_python_is_refused(machine):
    machine.fake("python3", '[[ "$*" == *print* ]] && echo "3 9 2 /usr" && exit 0; exit 1')
    status, out = machine.setup("demo")
    assert status == 2
    assert "3.9.2" in out
    assert "3.11 or newer" in out
    assert machine.untouched()


def test_a_machine_without_dpkg_is_told(machine):
    for name in ("bash", "env", "dirname", "cat", "sha256sum", "cut", "tr", "grep"):
        (machine.bin / name).unlink(missing_ok=True)
        (machine.bin / name).symlink_to(shutil.which(name))
    (machine.bin / "dpkg-query").unlink()
    done = subprocess.run(
        [machine.tree / "scripts" / "setup.sh", "demo"],
        check=False,
        env={"PATH": str(machine.bin)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert "supports Debian only" in done.stderr


def test_unknown_level(machine):
    assert machine.setup("all")[0] == 2


def test_first_run_then_nothing_to_do(machine):
    machine.with_every_package()
    status, out = machine.setup("demo")
    assert status == 0, out
    assert machine.called() == ["venv", "pip"]
    assert machine.stamp.is_file()
    assert machine.setup("demo") == (0, "")
    assert machine.called() == []


def test_the_tests_need_more_and_the_demo_then_nothing(machine):
    machine.with_every_package()
    machine.setup("demo")
    machine.called()
    assert machine.setup("test")[0] == 0
    assert machine.called() == ["pip"], "the .venv of the demo is extended, not made again"
    assert machine.setup("demo") == (0, "")
    assert machine.setup("test") == (0, "")


def test_the_long_tests_need_more_and_the_others_then_nothing(machine):
    machine.with_every_package()
    machine.setup("test")
    machine.called()
    assert machine.setup("full")[0] == 0
    assert machine.called() == ["pip"], "the .venv of the tests is extended, not made again"
    for level in ("demo", "test", "full"):
        assert machine.setup(level) == (0, "")
    with (machine.tree / "requirements-full.lock").open("a") as lock:
        lock.write("# changed\n")
    assert machine.setup("test") == (0, "")
    assert machine.setup("full")[0] == 0
    assert machine.called() == ["venv", "pip", "pip"]


def test_an_interrupted_setup_repairs_itself(machine):
    machine.with_every_package()
    machine.trouble.touch()
    status, out = machine.setup("demo")
    assert status == 1
    assert "no network" in out
    assert not machine.stamp.exists()
    machine.trouble.unlink()
    machine.called()
    assert machine.setup("demo")[0] == 0
    assert machine.called() == ["venv", "pip"]


def test_an_interrupted_extension_repairs_itself(machine):
    machine.with_every_package()
    machine.setup("demo")
    machine.trouble.touch()
    assert machine.setup("test")[0] == 1
    machine.trouble.unlink()
    machine.called()
    assert machine.setup("demo")[0] == 0
    assert machine.called() == ["venv", "pip"]


@pytest.mark.parametrize("name", ["requirements.lock", "bin/python", "bin/rvhash"])
def test_a_new_lock_or_a_broken_venv_is_made_again(machine, name):
    machine.with_every_package()
    machine.setup("demo")
    machine.called()
    if name.endswith(".lock"):
        with (machine.tree / name).open("a") as lock:
            lock.write("# changed\n")
    else:
        (machine.tree / ".venv" / name).unlink()
    assert machine.setup("demo")[0] == 0
    assert machine.called() == ["venv", "pip"]


def test_two_at_once_take_turns(machine):
    machine.with_every_package()
    both = [machine.start("demo"), machine.start("demo")]
    out = "".join(child.communicate(timeout=60)[0] for child in both)
    assert [child.returncode for child in both] == [0, 0], out
    assert machine.called() == ["venv", "pip"]
