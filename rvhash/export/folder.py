# SPDX-License-Identifier: Apache-2.0
"""Writing the exported folder: all of it, or nothing."""

import os
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from rvhash.errors import RvhashError, UsageError

Contents = Mapping[str, str | bytes]  # by the path inside the folder


def check(out: Path, force: bool) -> None:
    """UsageError if the folder cannot be written. Call it before the long operation that makes the contents."""
    if out.is_symlink() or (out.exists() and not out.is_dir()):
        raise UsageError(f"cannot write {out}: it is not a folder; give another --out")
    if out.exists() and any(out.iterdir()):
        if not force:
            raise UsageError(f"{out} exists and is not empty; give another --out, or --force to replace it")
        if not (out / "VERSION").is_file():
            raise UsageError(
                f"{out} is no folder of an earlier export (it has no file VERSION), and --force replaces no other; "
                "remove it yourself, or give another --out"
            )
    if out.resolve() == Path.cwd() or out.resolve() in Path.cwd().parents:
        raise UsageError(f"cannot write {out}: the command runs inside it; give another --out")
    if not out.absolute().parent.is_dir():
        raise UsageError(f"cannot write {out}: the folder {out.absolute().parent} does not exist; make it first")
    if not os.access(out.absolute().parent, os.W_OK):
        raise UsageError(f"cannot write {out}: permission denied in {out.absolute().parent}")


def write(out: Path, contents: Contents) -> None:
    """Write all files into a temporary folder beside `out`, then rename it. An error leaves `out` as it was."""
    out = out.absolute()
    work = Path(tempfile.mkdtemp(prefix=f".{out.name}.", dir=out.parent))
    old = work / "old"
    try:
        new = work / "new"
        for name, data in sorted(contents.items()):
            path = new / PurePosixPath(name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data.encode() if isinstance(data, str) else data)
        if out.exists():
            out.rename(old)
        try:
            new.rename(out)
        except OSError:
            if old.exists():
                old.rename(out)
            raise
    except OSError as e:
        raise RvhashError(f"cannot write {out}: {e.strerror}; nothing was changed") from None
    finally:
        shutil.rmtree(work, ignore_errors=True)
