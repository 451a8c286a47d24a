# SPDX-License-Identifier: Apache-2.0
"""Saved contexts of SHA-2 without the unfinished block (docs/context.md)."""

from rvhash.model import Context

BARE = 2  # the phase


def bare(context: bytes) -> bytes:
    """A context at the start of a block, without the block."""
    found = Context.decode(context)
    found.bare = True
    return found.encode()
