# SPDX-License-Identifier: Apache-2.0
"""Paths. The tool builds the RTL and the firmware of its checkout, or those of its wheel."""

import functools
import os
from pathlib import Path

from rvhash.errors import RvhashError, UsageError

_PACKAGE = Path(__file__).resolve().parent
_TREE = _PACKAGE / "tree"  # of a wheel: setup.py puts it there


def root() -> Path:
    """The checkout: RVHASH_ROOT, or the folder that contains the rvhash package, or the copy in the wheel."""
    given = os.environ.get("RVHASH_ROOT")
    folder = _real(os.path.abspath(given)) if given else _own()
    if not os.path.isdir(f"{folder}/designs"):
        raise RvhashError(f"{folder} is not a checkout of rvhash (no designs/); set RVHASH_ROOT to a checkout")
    return folder


@functools.lru_cache(maxsize=16)
def _real(given: str) -> Path:
    return Path(given).resolve()


@functools.cache
def _own() -> Path:
    return _TREE if _TREE.is_dir() else _PACKAGE.parent


def cache() -> Path:
    """The folder of built simulators and firmware: RVHASH_CACHE, or build/cache in the checkout. If rvhash is installed
    from a wheel: rvhash in the user's cache folder."""
    given = os.environ.get("RVHASH_CACHE")
    if given:
        return Path(given).resolve()
    if root() != _TREE:
        return root() / "build" / "cache"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache").resolve() / "rvhash"


def check_output(name: str, replaced: bool = False) -> None:
    """UsageError if a file of that name cannot be written. Call it before a long operation that writes the file.

    With `replaced`, a new file takes the place of a regular file, which requires a writable folder.
    """
    path = Path(os.path.realpath(name))
    exists, regular = os.path.exists(name), os.path.isfile(name)  # of /dev/stdout, the real path may be no path
    if os.path.isdir(name):
        raise UsageError(f"cannot write {name}: it is a folder")
    if not exists and not path.parent.is_dir():
        raise UsageError(f"cannot write {name}: its folder does not exist")
    in_place = exists and not (regular and replaced)
    if not os.access(name if in_place else path.parent, os.W_OK):
        raise UsageError(f"cannot write {name}: permission denied")


def short(path: Path) -> str:
    """A path for messages: relative to the checkout if it is inside."""
    try:
        return str(path.resolve().relative_to(root()))
    except ValueError:
        return str(path)
