# SPDX-License-Identifier: Apache-2.0
"""Writing the exported folder: all of it, or nothing."""

import os
import re
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path, PurePosixPath

from rvhash.errors import RvhashError, UsageError

Contents = Mapping[str, str | bytes]  # by the path inside the folder
_VERSION = re.compile(rb"rvhash [0-9]\S*\n")  # the file VERSION of an export


def check(out: Path, force: bool) -> None:
    """UsageError if the folder may not be written, RvhashError if it cannot be read. Call it before the long operation
    that makes the contents."""
    with _one_line(out):
        _check(out, force)


@contextmanager
def _one_line(out: Path) -> Iterator[None]:
    """An error of the file system, for a person."""
    try:
        yield
    except OSError as e:
        raise RvhashError(f"cannot write {out}: {e.strerror}; nothing was changed") from None


def _check(out: Path, force: bool) -> None:
    if out.is_symlink() or (out.exists() and not out.is_dir()):
        raise UsageError(f"cannot write {out}: it is not a folder; give another --out")
    if out.exists() and any(out.iterdir()):
        if not force:
            raise UsageError(f"{out} exists and is not empty; give another --out, or --force to replace it")
        if not _is_export(out):
            raise UsageError(
                f"{out} is no folder of an earlier export (it has no file VERSION of rvhash), and --force replaces no "
                "other; remove it yourself, or give another --out"
            )
    if out.resolve() == Path.cwd() or out.resolve() in Path.cwd().parents:
        raise UsageError(f"cannot write {out}: the command runs inside it; give another --out")
    if not out.absolute().parent.is_dir():
        raise UsageError(f"cannot write {out}: the folder {out.absolute().parent} does not exist; make it first")
    if not os.access(out.absolute().parent, os.W_OK):
        raise UsageError(f"cannot write {out}: permission denied in {out.absolute().parent}")


def _is_export(out: Path) -> bool:
    """Whether the folder's file VERSION is that of an export."""
    if not (out / "VERSION").is_file():
        return False
    return _VERSION.fullmatch((out / "VERSION").read_bytes()) is not None


def write(out: Path, contents: Contents) -> None:
    """Write all files into a temporary folder beside `out`, then rename it. An error leaves `out` as it was; so does
    Ctrl-C."""
    out = out.absolute()
    with _one_line(out):
        work = Path(tempfile.mkdtemp(prefix=".rvhash-", dir=out.parent))  # short: the name of `out` may be a long one
        _write(out, work, contents)


def _write(out: Path, work: Path, contents: Contents) -> None:
    """The same by way of the folder `work`, which is removed unless the old folder is still in it."""
    new, old = work / "new", work / "old"
    try:
        for name, data in sorted(contents.items()):
            path = new / PurePosixPath(name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data.encode() if isinstance(data, str) else data)
        _replace(out, new, old)
    finally:
        if not (old.exists() and new.exists()):
            shutil.rmtree(work, ignore_errors=True)


def _replace(out: Path, new: Path, old: Path) -> None:
    """Rename `new` to `out`, and what was there to `old`. Whatever ends it, Ctrl-C too, puts the old folder back."""
    try:
        if out.exists():
            out.rename(old)
        new.rename(out)
    except BaseException:
        if old.exists() and new.exists():
            try:
                old.rename(out)
            except OSError as again:
                raise RvhashError(f"cannot write {out}: {again.strerror}; the earlier export is in {old}") from None
        raise
