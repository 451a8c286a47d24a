# SPDX-License-Identifier: Apache-2.0
"""Hash-based signatures on a design whose firmware is the application `signature` (sw/apps/signature.c)."""

from rvhash.signature.jobs import MOST_BYTES, MOST_CONTEXT, Call, Message, Signer, running
from rvhash.signature.sets import LMS_SETS, SETS, Form, LmsSet, Set

__all__ = [
    "LMS_SETS",
    "MOST_BYTES",
    "MOST_CONTEXT",
    "SETS",
    "Call",
    "Form",
    "LmsSet",
    "Message",
    "Set",
    "Signer",
    "running",
]
