# SPDX-License-Identifier: Apache-2.0
"""Files of keys, signatures and images, for the commands that sign and verify."""

import os
import tempfile
from pathlib import Path

from rvhash.errors import MessageError, unknown
from rvhash.signature import SETS, Set

DESIGN = "xif-chains-hart"  # default of the commands
STATEFUL = ("lms", "hss")  # the key says which set


def set_named(name: str) -> Set:
    """The set of that name; UsageError if it is unknown."""
    wanted = name.lower().removeprefix("slh-dsa-")
    if wanted not in SETS:
        raise unknown("set", name, SETS)
    return SETS[wanted]


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


def write(name: str, data: bytes, mode: int = 0o644) -> None:
    """Write a file as a whole, or not at all."""
    path = Path(name)
    try:
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
            try:
                file.write(data)
                file.flush()
                os.fchmod(file.fileno(), mode & ~_umask() if mode != 0o600 else mode)
                os.replace(file.name, path)
            except BaseException:
                os.unlink(file.name)
                raise
    except OSError as e:
        raise MessageError(f"{name}: {e.strerror}") from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
