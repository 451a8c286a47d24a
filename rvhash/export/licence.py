# SPDX-License-Identifier: Apache-2.0
"""The text of the licence, of the checkout or of the installed package."""

from importlib import metadata

from rvhash import paths
from rvhash.errors import RvhashError


def licence() -> str:
    """The licence of everything that an export holds."""
    own = paths.root() / "LICENSE"
    if own.is_file():
        return own.read_text()
    for name in metadata.files("rvhash") or []:  # of a wheel
        if name.name == "LICENSE":
            return name.read_text()
    raise RvhashError("the file LICENSE is missing: install rvhash again, or set RVHASH_ROOT to a checkout")
