# SPDX-License-Identifier: Apache-2.0
"""Files that commands write: whole, or as they were before."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from rvhash import output_files, paths
from rvhash.errors import UsageError
from tests.rvhash.command.typed import one_line, shell


def write(name: Path, text: str, interrupted: bool = False) -> None:
    with output_files.replacing(str(name)) as path:
        Path(path).write_text(text)
        if interrupted:
            raise KeyboardInterrupt


@pytest.mark.parametrize("command", ["report -o", "capture", "blocks generate --count 1000"])
def test_full_disk_leaves_the_old_file(tmp_path, command):
    (tmp_path / "file").write_text("old")
    said = one_line(shell(f"ulimit -f 20; rvhash {command} file", tmp_path), 2)
    assert said == "rvhash: error: cannot write file: File too large"
    assert [(p.name, p.read_text()) for p in tmp_path.iterdir()] == [("file", "old")]


@pytest.mark.parametrize("old", [None, "old"])
def test_ctrl_c_leaves_the_old_file(tmp_path, old):
    if old is not None:
        (tmp_path / "file").write_text(old)
    with pytest.raises(KeyboardInterrupt):
        write(tmp_path / "file", "half of it", interrupted=True)
    assert [(p.name, p.read_text()) for p in tmp_path.iterdir()] == ([] if old is None else [("file", old)])


def test_links_and_modes(tmp_path):
    """The file that a link names is written, and keeps its mode; a new file has that of the umask."""
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "file").write_text("old")
    (tmp_path / "there" / "file").chmod(0o604)
    (tmp_path / "link").symlink_to("there/file")
    write(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "there" / "file").read_text() == "new"
    assert stat.S_IMODE((tmp_path / "there" / "file").stat().st_mode) == 0o604
    before = os.umask(0o027)
    try:
        write(tmp_path / "new", "new")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o640


def test_what_is_no_regular_file(tmp_path):
    """A pipe and a device stay, as does what standard output goes to."""
    os.mkfifo(tmp_path / "pipe")
    with subprocess.Popen(["cat", tmp_path / "pipe"], stdout=subprocess.PIPE) as reader:
        write(tmp_path / "pipe", "abc")
        assert reader.communicate(timeout=20)[0] == b"abc"
    (tmp_path / "null").symlink_to("/dev/null")
    write(tmp_path / "null", "abc")
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)
    generate = [sys.executable, "-m", "rvhash", "blocks", "generate", "--count", "1", "/dev/stdout"]
    with open(tmp_path / "out", "wb") as out:
        subprocess.run(generate, stdout=out, check=True)
        assert os.path.samestat(os.fstat(out.fileno()), os.stat(tmp_path / "out"))
    assert (tmp_path / "out").read_bytes().startswith(b"RVHB")
    assert subprocess.run(generate, capture_output=True, check=True).stdout.startswith(b"RVHB")


def test_what_cannot_be_written(tmp_path, monkeypatch):
    """A write-protected file stays, although its folder would allow another one of its name."""
    file = tmp_path / "file"
    file.write_text("old")
    output_files.check(str(file))
    for closed in (file, tmp_path):
        monkeypatch.setattr(paths.os, "access", lambda path, mode, closed=closed: Path(path) != closed)
        with pytest.raises(UsageError, match="permission denied"):
            output_files.check(str(file))
    with pytest.raises(UsageError, match=r"cannot write .*: Is a directory"):
        write(tmp_path, "new")
    with pytest.raises(UsageError, match=r"cannot write .*: No such file"):
        write(tmp_path / "no" / "file", "new")
