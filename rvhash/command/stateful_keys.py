# SPDX-License-Identifier: Apache-2.0
"""The file of a private key whose state changes with each signature (LMS, HSS): no two signers read the same state."""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from rvhash import console
from rvhash.errors import MessageError

LONGEST_WAIT = 600  # seconds for another signer


@contextmanager
def held(name: str) -> Iterator[str]:
    """The real path of a key. No other signer of rvhash has it until the end of the block.

    MessageError if the file has a second name, which would keep the old state, or if another signer takes too long.
    """
    path = Path(os.path.realpath(name))
    _check(name, path)
    lock = _acquired(name, FileLock(f"{path}.lock"))  # beside the key, which is replaced
    try:
        _check(name, path)
        yield str(path)
    finally:
        lock.release()


def _check(name: str, path: Path) -> None:
    try:
        found = path.stat()
    except OSError as e:
        raise MessageError(f"{name}: {e.strerror}") from None
    if not stat.S_ISREG(found.st_mode):
        raise MessageError(f"{name}: not a regular file; the next state of the key could not be stored")
    if found.st_nlink > 1:
        raise MessageError(f"{name}: {found.st_nlink} hard links to the key; the next state would reach only one")


def _acquired(name: str, lock: FileLock) -> FileLock:
    """The lock, taken."""
    try:
        try:
            lock.acquire(timeout=0)
        except Timeout:
            console.say(f"waiting for another rvhash process that signs with {name}")
            lock.acquire(timeout=LONGEST_WAIT)
    except Timeout:
        raise MessageError(f"{name}: another signer has held {lock.lock_file} for {LONGEST_WAIT} s") from None
    except OSError as e:
        raise MessageError(f"{lock.lock_file}: {e.strerror}") from None
    return lock
