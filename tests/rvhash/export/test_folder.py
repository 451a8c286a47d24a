# SPDX-License-Identifier: Apache-2.0
"""The exported folder is written whole or not at all, and an existing one is kept."""

import errno
from pathlib import Path

import pytest

from rvhash.errors import RvhashError, UsageError
from rvhash.export import folder
from tests.rvhash.export import exported


def names(path: Path) -> list[str]:
    return sorted(str(f.relative_to(path)) for f in path.rglob("*") if f.is_file())


def test_it_writes_text_and_bytes(tmp_path):
    folder.write(tmp_path / "out", {"VERSION": "1\n", "a/b/c": b"\0\1"})
    assert names(tmp_path) == ["out/VERSION", "out/a/b/c"]
    assert (tmp_path / "out/a/b/c").read_bytes() == b"\0\1"


def test_force_replaces_an_export_and_leaves_nothing_of_it(tmp_path):
    out = tmp_path / "out"
    folder.write(out, {"VERSION": exported.files("sha256-core")["VERSION"], "old": "old"})
    with pytest.raises(UsageError, match="exists and is not empty; give another --out, or --force"):
        folder.check(out, force=False)
    folder.check(out, force=True)
    folder.write(out, {"VERSION": "2\n", "new": "new"})
    assert names(tmp_path) == ["out/VERSION", "out/new"]


@pytest.mark.parametrize(
    "version", [None, "", "1.2.3\n", "rvhash\n", "rvhash 0.2.0\nmine\n", "other 0.2.0\n"], ids=repr
)
def test_force_does_not_replace_what_is_no_export(tmp_path, version):
    """Another folder may have a file VERSION too."""
    (tmp_path / "precious").write_text("mine")
    if version is not None:
        (tmp_path / "VERSION").write_text(version)
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


@pytest.mark.parametrize("place", ["out", "new"])
@pytest.mark.parametrize("before", [True, False])
def test_ctrl_c_between_the_renames_loses_no_folder(tmp_path, monkeypatch, place, before):
    """It comes before or after the rename of the old folder, or of the new one."""
    out = tmp_path / "out"
    folder.write(out, {"VERSION": "1\n"})
    real, interrupts = Path.rename, iter([place])

    def rename(path: Path, target: Path) -> Path:
        interrupt = path.name == place and next(interrupts, None)
        if interrupt and before:
            raise KeyboardInterrupt
        renamed = real(path, target)
        if interrupt:
            raise KeyboardInterrupt
        return renamed

    monkeypatch.setattr(Path, "rename", rename)
    with pytest.raises(KeyboardInterrupt):
        folder.write(out, {"VERSION": "2\n"})
    assert names(tmp_path) == ["out/VERSION"]
    assert (out / "VERSION").read_text() == ("2\n" if place == "new" and not before else "1\n")


def test_an_old_folder_that_cannot_be_put_back_is_kept(tmp_path, monkeypatch):
    out = tmp_path / "out"
    folder.write(out, {"VERSION": "1\n"})
    real = Path.rename

    def refuse(path: Path, target: Path) -> Path:
        if path.name != "out":
            raise OSError(errno.EROFS, "Read-only file system")
        return real(path, target)

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(RvhashError, match=r"Read-only file system; the earlier export is in .*/old") as e:
        folder.write(out, {"VERSION": "2\n"})
    assert (Path(str(e.value).rpartition(" ")[2]) / "VERSION").read_text() == "1\n"


def test_a_place_where_nothing_can_be_made():
    with pytest.raises(RvhashError, match=r"cannot write /proc/rvx: .*; nothing was changed"):
        folder.write(Path("/proc/rvx"), {"VERSION": "1\n"})


def test_a_name_as_long_as_the_system_takes(tmp_path):
    out = tmp_path / ("x" * 255)
    folder.check(out, force=False)
    folder.write(out, {"VERSION": "1\n"})
    assert names(tmp_path) == [f"{out.name}/VERSION"]


@pytest.mark.parametrize(
    ("step", "argument"), [(folder.check, False), (folder.write, {"a": ""})], ids=["check", "write"]
)
def test_a_name_that_is_too_long(tmp_path, step, argument):
    with pytest.raises(RvhashError, match=r"cannot write .*: File name too long; nothing was changed") as e:
        step(tmp_path / ("x" * 256), argument)
    assert e.value.exit_code == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("place", ["file", "none/out"])
def test_a_place_that_cannot_hold_a_folder(tmp_path, place):
    (tmp_path / "file").touch()
    with pytest.raises(UsageError, match="cannot write"):
        folder.check(tmp_path / place, force=True)


def test_the_folder_of_the_command_itself(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UsageError, match="the command runs inside it"):
        folder.check(tmp_path, force=False)
