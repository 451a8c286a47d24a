# SPDX-License-Identifier: Apache-2.0
"""scripts/crates.sh, with a cargo that is a small fake on PATH."""

import shutil
import subprocess

import pytest

from tests.lint import repo

HASH = "0" * 63 + "1"
CARGO = """\
#!/bin/bash
echo "$*" >>"$0.calls"
case "$1" in
generate-lockfile)
    [ ! -e "$0.offline" ] || exit 101
    printf '[[package]]\\nname = "%s"\\nversion = "1.2.3"\\nsource = "index"\\nchecksum = "%s"\\n' \\
        crab "$(cat "$0.hash")" >"$(dirname "${@: -1}")/Cargo.lock"
    ;;
install) [ ! -e "$0.broken" ] ;;
esac
"""


@pytest.fixture
def machine(tmp_path):
    """A checkout that requires the crate `crab`, and a folder of programs with the fake cargo."""
    (tmp_path / "tree" / "scripts").mkdir(parents=True)
    shutil.copy2(repo.ROOT / "scripts" / "crates.sh", tmp_path / "tree" / "scripts")
    (tmp_path / "tree" / "requirements-crates.lock").write_text(f"# a comment\ncrab 1.2.3 {HASH} --no-default\n")
    (tmp_path / "bin").mkdir()
    cargo = tmp_path / "bin" / "cargo"
    cargo.write_text(CARGO)
    cargo.chmod(0o755)
    (tmp_path / "bin" / "cargo.hash").write_text(HASH)
    return tmp_path


def crates(machine, path: str = "/usr/bin:/bin"):
    """Exit status and output of the script, and the calls of cargo that installed."""
    done = subprocess.run(
        [machine / "tree" / "scripts" / "crates.sh"],
        check=False,
        env={"PATH": f"{machine / 'bin'}:{path}".rstrip(":")},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    calls = machine / "bin" / "cargo.calls"
    lines = calls.read_text().splitlines() if calls.exists() else []
    calls.unlink(missing_ok=True)
    return done.returncode, done.stdout, [line for line in lines if line.startswith("install")]


def test_a_crate_is_built_once(machine):
    root = machine / "tree" / "build" / "crates"
    status, _, calls = crates(machine)
    assert (status, calls) == (0, [f"install --quiet --locked --force --root {root} crab@1.2.3 --no-default"])
    assert crates(machine) == (0, "", [])
    assert [f.name for f in root.iterdir()] == ["crab.stamp"]
    lock = machine / "tree" / "requirements-crates.lock"
    lock.write_text(lock.read_text().replace("--no-default", ""))
    assert len(crates(machine)[2]) == 1, "built again with other options"


def test_another_crate_is_refused(machine):
    (machine / "bin" / "cargo.hash").write_text("f" * 64)
    status, said, calls = crates(machine)
    assert (status, calls) == (1, [])
    assert "crab 1.2.3 is not the crate of requirements-crates.lock: ffff" in said


@pytest.mark.parametrize(
    ("trouble", "says"), [("offline", "cargo has no crab 1.2.3"), ("broken", "crab 1.2.3 cannot be built")]
)
def test_what_is_missing_is_said_and_tried_again(machine, trouble, says):
    (machine / "bin" / f"cargo.{trouble}").touch()
    status, said, _ = crates(machine)
    assert status == 0
    assert f"{says}: its tests are skipped" in said
    (machine / "bin" / f"cargo.{trouble}").unlink()
    assert len(crates(machine)[2]) == 1


def test_without_cargo(machine):
    (machine / "bin" / "cargo").unlink()
    for name in ("bash", "env", "dirname"):
        (machine / "bin" / name).symlink_to(shutil.which(name))
    status, said, _ = crates(machine, path="")
    assert status == 0
    assert "no cargo" in said
