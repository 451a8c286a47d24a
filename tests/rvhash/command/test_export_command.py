# SPDX-License-Identifier: Apache-2.0
"""`rvhash export`: as a user types it."""

import pytest

from tests.rvhash.export import exported


def test_it_writes_the_folder_and_prints_its_page(rvhash, tmp_path):
    done = rvhash("export", "mmio", "--out", "hash")
    assert (done.returncode, done.stdout) == (0, b"hash/README.md\n")
    found = {
        str(f.relative_to(tmp_path / "hash")): f.read_bytes() for f in (tmp_path / "hash").rglob("*") if f.is_file()
    }
    assert found == {
        name: data.encode() if isinstance(data, str) else data for name, data in exported.files("mmio", None).items()
    }
    assert [f.name for f in tmp_path.iterdir()] == ["hash"]
    again = rvhash("export", "mmio", "--out", "hash")
    assert (again.returncode, again.stdout) == (2, b"")
    assert b"exists and is not empty; give another --out, or --force" in again.stderr


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("mmio",), "--out is missing"),
        (("mmio", "--param", "HasSha512=2", "--out", "x"), "HasSha512 is 0 or 1"),
        (("--list", "mmio"), "--list lists the blocks and takes no UNIT"),
    ],
)
def test_wrong_usage_writes_nothing(rvhash, tmp_path, arguments, says):
    done = rvhash("export", *arguments)
    assert done.returncode == 2
    assert done.stdout == b""
    assert says in done.stderr.decode()
    assert not list(tmp_path.iterdir())


def test_the_list_has_every_block_and_its_values(rvhash):
    lines = rvhash("export", "--list").stdout.decode()
    assert all(unit in lines for unit, _ in exported.pairs())
    assert "EngineWidth: 32, 64 or 128" in lines
