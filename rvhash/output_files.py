# SPDX-License-Identifier: Apache-2.0
"""Files that commands write: as a whole or not at all."""

import os
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rvhash import paths
from rvhash.errors import UsageError


def check(name: str) -> None:
    """UsageError if `replacing` cannot write that file. Call it before a long operation that writes the file."""
    paths.check_output(name)  # a write-protected file stays as it is
    paths.check_output(name, replaced=not in_place(name))


@contextmanager
def replacing(name: str) -> Iterator[str]:
    """Yields the path to write: a new file, which replaces that of the name at the end of the block, and has its mode.

    If the block fails or is interrupted, the old file stays. A link also stays; the file that it names is replaced. For
    what `in_place` says, the path is the name itself. UsageError if the disk does not accept the file.
    """
    try:
        if in_place(name):
            yield name
            return
        path = Path(os.path.realpath(name))
        with beside(path) as new:
            yield new
            os.chmod(new, stat.S_IMODE(path.stat().st_mode) if path.exists() else 0o666 & ~umask())
            os.replace(new, path)
    except OSError as e:
        raise UsageError(f"cannot write {name}: {e.strerror or e}") from None


@contextmanager
def beside(path: Path) -> Iterator[str]:
    """A new empty file in the folder of the path. It is removed at the end unless it was renamed."""
    number, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        os.close(number)
        yield name
    finally:
        Path(name).unlink(missing_ok=True)


def in_place(name: str) -> bool:
    """True for a device, a pipe, and the file that standard output goes to: no other file can take their place."""
    return is_standard_output(name) or (os.path.exists(name) and not os.path.isfile(name))


def is_standard_output(name: str) -> bool:
    """True for /dev/stdout, and for the file that the shell has opened as such."""
    try:
        return os.path.samestat(os.stat(name), os.fstat(1))
    except OSError:
        return False


def umask() -> int:
    """The permissions that a new file does not get."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
