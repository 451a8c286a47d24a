# SPDX-License-Identifier: Apache-2.0
"""The exported folder is written whole or not at all, and an existing one is kept."""

import errno
from pathlib import Path

import pytest

from rvhash.errors import RvhashError, UsageError
from rvhash.export import folder


def names(path: Path) -> list[str]:
    return sorted(str(f.relative_to(path)) for f in path.rglob("*") if f.is_file())


def test_it_writes_text_and_bytes(tmp_path):
    folder.write(tmp_path / "out", {"VERSION": "1\n", "a/b/c": b"\0\1"})
    assert names(tmp_path) == ["out/VERSION", "out/a/b/c"]
    assert (tmp_path / "out/a/b/c").read_bytes() == b"\0\1"


def test_force_replaces_an_export_and_leaves_nothing_of_it(tmp_path):
    out = tmp_path / "out"
    folder.write(out, {"VERSION": "1\n", "old": "old"})
    with pytest.raises(UsageError, match="exists and is not empty; give another --out, or --force"):
        folder.check(out, force=False)
    folder.check(out, force=True)
    folder.write(out, {"VERSION": "2\n", "new": "new"})
    assert names(tmp_path) == ["out/VERSION", "out/new"]


def test_force_does_not_replace_what_is_no_export(tmp_path):
    (tmp_path / "precious").write_text("mine")
    with pytest.raises(UsageError, match="no folder of an earlier export"):
        folder.check(tmp_path, force=True)


@pytest.mark.parametrize("made", [1, 2])
def test_a_full_disk_changes_nothing(tmp_path, monkeypatch, made):
    out = tmp_path / "out"
    folder.write(out, {"VERSION": "1\n", "old": "old"})
    real, count = Path.write_bytes, iter(range(10))

    def full(path: Path, data: bytes) -> int:
        if next(count) == made:
            raise OSError(errno.ENOSPC, "No space left on device")
        return real(path, data)

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(RvhashError, match="No space left on device; nothing was changed"):
        folder.write(out, {"VERSION": "2\n", "a": "a", "b": "b"})
    assert names(tmp_path) == ["out/VERSION", "out/old"]


def test_a_failed_rename_puts_the_old_folder_back(tmp_path, monkeypatch):
    out = tmp_path / "out"
    folder.write(out, {"VERSION": "1\n"})
    real = Path.rename

    def refuse(path: Path, target: Path) -> Path:
        if path.name == "new":
            raise OSError(errno.EACCES, "Permission denied")
        return real(path, target)

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(RvhashError, match="Permission denied"):
        folder.write(out, {"VERSION": "2\n"})
    assert (out / "VERSION").read_text() == "1\n"
    assert names(tmp_path) == ["out/VERSION"]


@pytest.mark.parametrize("place", ["file", "none/out"])
def test_a_place_that_cannot_hold_a_folder(tmp_path, place):
    (tmp_path / "file").touch()
    with pytest.raises(UsageError, match="cannot write"):
        folder.check(tmp_path / place, force=True)


def test_the_folder_of_the_command_itself(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UsageError, match="the command runs inside it"):
        folder.check(tmp_path, force=False)
