# SPDX-License-Identifier: Apache-2.0
"""Files of keys, signatures and images, for the commands that sign and verify."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from rvhash import output_files
from rvhash.errors import MessageError, unknown
from rvhash.signature import SETS, Set

DESIGN = "xif-chains-hart"  # default of the commands
STATEFUL = ("lms", "hss")  # the key says which set
PRIVATE, PUBLIC = 0o600, 0o644  # modes; the umask applies to the second


def set_named(name: str) -> Set:
    """The set of that name; UsageError if it is unknown."""
    wanted = name.lower().removeprefix("slh-dsa-")
    if wanted not in SETS:
        raise unknown("set", name, SETS)
    return SETS[wanted]


def stateful(name: str) -> str | None:
    """lms or hss if the name means it. None if not."""
    return name.lower() if name.lower() in STATEFUL else None


def read(name: str) -> bytes:
    """The bytes of a file. MessageError if it cannot be read."""
    try:
        return Path(name).read_bytes()
    except OSError as e:
        raise MessageError(f"{name}: {e.strerror}") from None


def key_of(name: str, size: int, what: str, of: Set) -> bytes:
    """A key of that size. MessageError if it has another one."""
    key = read(name)
    if len(key) != size:
        fits = [s.short for s in SETS.values() if len(key) in (s.secret, s.public) and s.n != of.n]
        hint = f"; it could be of {', '.join(fits)}" if fits else ""
        if len(key) == (of.secret if size == of.public else of.public):
            hint = f"; it is as long as a {'secret' if size == of.public else 'public'} key of this set"
        raise MessageError(f"{name}: {len(key):,} bytes; a {what} of {of.name} has {size}{hint}")
    return key


def write(name: str, data: bytes, mode: int = PUBLIC) -> None:
    """Write to a device, to a pipe, or to the file that standard output goes to. Any other file: as `replace`."""
    if not output_files.in_place(name):
        replace(name, data, mode)
        return
    here = output_files.is_standard_output(name)
    try:
        with open(1 if here else name, "wb", closefd=not here) as file:
            file.write(data)
    except OSError as e:
        raise MessageError(f"{name}: {e.strerror}") from None


def replace(name: str, data: bytes, mode: int) -> None:
    """Write a file as a whole, or not at all. A link stays, and the file that it names is written.

    The disk has the file when the call returns.
    """
    path = Path(os.path.realpath(name))
    try:
        with _stored(path, data, mode) as stored:
            os.replace(stored, path)
            _sync_folder(path.parent)
    except OSError as e:
        raise MessageError(f"{name}: {e.strerror}") from None


def create(*files: tuple[str, bytes, int]) -> None:
    """Make new files of names, data and modes: all, or none. MessageError if one exists; it stays as it is."""
    with contextlib.ExitStack() as stack:
        made = []
        try:
            for name, data, mode in files:
                made.append((stack.enter_context(_stored(Path(name), data, mode)), name))
            for stored, name in made:
                os.link(stored, name)  # unlike os.replace, fails if the name exists
            for name in {os.path.dirname(os.path.abspath(name)) for _, name in made}:
                _sync_folder(name)
        except BaseException as e:
            for stored, ours in made:
                with contextlib.suppress(FileNotFoundError):
                    if os.path.samefile(stored, ours):
                        os.unlink(ours)
            if isinstance(e, FileExistsError):
                raise MessageError(f"{name}: made by another process meanwhile; no key is written") from None
            if isinstance(e, OSError):
                raise MessageError(f"{name}: {e.strerror}") from None
            raise


@contextlib.contextmanager
def _stored(path: Path, data: bytes, mode: int) -> Iterator[str]:
    """A file beside the path, with the data, on the disk. It is removed at the end unless it was renamed."""
    with output_files.beside(path) as name, open(name, "wb") as file:
        file.write(data)
        file.flush()
        os.fchmod(file.fileno(), mode if mode == PRIVATE else mode & ~output_files.umask())
        os.fsync(file.fileno())
        yield name


def _sync_folder(folder: str | Path) -> None:
    """After this, a new name in the folder survives a loss of power."""
    opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
