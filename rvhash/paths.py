# SPDX-License-Identifier: Apache-2.0
"""Where things are. The tool builds RTL and firmware: those of the checkout it lies in, or those of its wheel."""

import os
from pathlib import Path

from rvhash.errors import RvhashError, UsageError

_PACKAGE = Path(__file__).resolve().parent
_TREE = _PACKAGE / "tree"  # of a wheel: setup.py puts it there


def root() -> Path:
    """The checkout: RVHASH_ROOT, or the folder that holds the rvhash package, or what the wheel holds of one."""
    given = os.environ.get("RVHASH_ROOT")
    folder = Path(given).resolve() if given else _TREE if _TREE.is_dir() else _PACKAGE.parent
    if not (folder / "designs").is_dir():
        raise RvhashError(f"{folder} is not a checkout of rvhash (no designs/); set RVHASH_ROOT to one")
    return folder


def cache() -> Path:
    """The folder of built simulators and firmware: RVHASH_CACHE, or build/cache in the checkout, or, where rvhash is
    installed from a wheel, rvhash in the user's folder of caches."""
    given = os.environ.get("RVHASH_CACHE")
    if given:
        return Path(given).resolve()
    if root() != _TREE:
        return root() / "build" / "cache"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache").resolve() / "rvhash"


def check_output(name: str) -> None:
    """UsageError if a file of that name cannot be written; to be asked before long work that ends in one."""
    path = Path(name).resolve()
    if path.is_dir():
        raise UsageError(f"{name}: is a folder")
    if not path.parent.is_dir():
        raise UsageError(f"{name}: there is no such folder")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise UsageError(f"{name}: may not be written")


def short(path: Path) -> str:
    """A path as a user wants to read it: relative to the checkout when it is inside."""
    try:
        return str(path.resolve().relative_to(root()))
    except ValueError:
        return str(path)
