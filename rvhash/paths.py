# SPDX-License-Identifier: Apache-2.0
"""Where things are. The tool works from a checkout: it builds the RTL and the firmware beside it."""

import os
from pathlib import Path

from rvhash.errors import RvhashError


def root() -> Path:
    """The checkout: RVHASH_ROOT, or the folder that holds the rvhash package."""
    given = os.environ.get("RVHASH_ROOT")
    folder = Path(given).resolve() if given else Path(__file__).resolve().parents[1]
    if not (folder / "designs").is_dir():
        raise RvhashError(f"{folder} is not a checkout of rvhash (no designs/); set RVHASH_ROOT to one")
    return folder


def cache() -> Path:
    """The folder of built simulators and firmware: RVHASH_CACHE, or build/cache in the checkout."""
    given = os.environ.get("RVHASH_CACHE")
    return Path(given).resolve() if given else root() / "build" / "cache"


def short(path: Path) -> str:
    """A path as a user wants to read it: relative to the checkout when it is inside."""
    try:
        return str(path.resolve().relative_to(root()))
    except ValueError:
        return str(path)
