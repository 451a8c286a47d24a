# SPDX-License-Identifier: Apache-2.0
"""Files of keys and signatures: what is replaced, what is written in place, and what the disk has when."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from rvhash import paths
from rvhash.command import signature_files
from rvhash.command.signature_files import PRIVATE, PUBLIC, create, write
from rvhash.errors import MessageError, UsageError


@pytest.fixture
def events(monkeypatch) -> list[tuple[str, str]]:
    """What is synchronised, renamed and linked, in order; temporary files without their random end."""
    seen = []

    def told(name: str) -> None:
        real = getattr(os, name)

        def call(first, *more):
            path = os.readlink(f"/proc/self/fd/{first}") if isinstance(first, int) else str(more[0])
            seen.append((name, Path(path).name))
            return real(first, *more)

        monkeypatch.setattr(signature_files.os, name, call)

    for name in ("fsync", "replace", "link"):
        told(name)
    return seen


def test_the_disk_has_it(tmp_path, events):
    """First the bytes, then the name, then the folder."""
    write(str(tmp_path / "key"), b"new", PRIVATE)
    (first, temporary), *rest = events
    assert first == "fsync"
    assert temporary.startswith(".key.")
    assert rest == [("replace", "key"), ("fsync", tmp_path.name)]
    assert (tmp_path / "key").read_bytes() == b"new"
    assert stat.S_IMODE((tmp_path / "key").stat().st_mode) == PRIVATE
    assert sorted(p.name for p in tmp_path.iterdir()) == ["key"]


def test_links(tmp_path):
    """The file that a link names is written; the link stays."""
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "key").write_bytes(b"old")
    (tmp_path / "link").symlink_to("there/key")
    (tmp_path / "new").symlink_to("there/other")
    for name in ("link", "new"):
        write(str(tmp_path / name), b"new")
        assert (tmp_path / name).is_symlink()
        assert (tmp_path / name).read_bytes() == b"new"
    assert (tmp_path / "there" / "key").read_bytes() == b"new"


def test_what_is_no_regular_file(tmp_path):
    """A pipe and a device stay, as does what standard output goes to."""
    os.mkfifo(tmp_path / "pipe")
    with subprocess.Popen(["cat", tmp_path / "pipe"], stdout=subprocess.PIPE) as reader:
        write(str(tmp_path / "pipe"), b"abc")
        assert reader.communicate(timeout=20)[0] == b"abc"
    assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode)
    (tmp_path / "null").symlink_to("/dev/null")
    write(str(tmp_path / "null"), b"abc")
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)
    program = "from rvhash.command.signature_files import write; write('/dev/stdout', b'abc')"
    with open(tmp_path / "log", "ab") as log:
        log.write(b"before ")
        log.flush()
        subprocess.run([sys.executable, "-c", program], stdout=log, check=True)
    assert (tmp_path / "log").read_bytes() == b"before abc"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, check=True).stdout == b"abc"


def test_output_is_checked_for_what_is_written(tmp_path, monkeypatch):
    """A file that is replaced requires a writable folder; a device does not."""
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setattr(paths.os, "access", lambda path, mode: Path(path) != tmp_path and Path(path) != Path("/dev"))
    paths.check_output(str(tmp_path / "file"))
    paths.check_output("/dev/null", replaced=True)
    with pytest.raises(UsageError, match="permission denied"):
        paths.check_output(str(tmp_path / "file"), replaced=True)
    with pytest.raises(UsageError, match="permission denied"):
        paths.check_output(str(tmp_path / "new"))
    monkeypatch.setattr(paths.os, "access", lambda path, mode: False)
    with pytest.raises(UsageError, match="permission denied"):
        paths.check_output("/dev/null", replaced=True)


def test_new_files_replace_nothing(tmp_path, events):
    """Both or none, even if the second name was made meanwhile."""
    key, public = str(tmp_path / "key"), str(tmp_path / "key.pub")
    create((key, b"secret", PRIVATE), (public, b"public", PUBLIC))
    assert [name for name, _ in events] == ["fsync", "fsync", "link", "link", "fsync"]
    assert (Path(key).read_bytes(), Path(public).read_bytes()) == (b"secret", b"public")
    assert stat.S_IMODE(os.stat(key).st_mode) == PRIVATE
    for kept, gone in ((public, key), (key, public)):
        Path(gone).unlink()
        before = Path(kept).read_bytes()
        with pytest.raises(MessageError, match="meanwhile"):
            create((key, b"other", PRIVATE), (public, b"other", PUBLIC))
        assert [str(p) for p in tmp_path.iterdir()] == [kept]
        assert Path(kept).read_bytes() == before
        Path(gone).write_bytes(b"again")
    with pytest.raises(MessageError, match="No such file"):
        create((str(tmp_path / "no" / "key"), b"", PRIVATE), (public, b"", PUBLIC))
