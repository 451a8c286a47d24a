# SPDX-License-Identifier: Apache-2.0
"""Post-quantum cryptography on a design: hash-based signatures of sw/pqc (sw/apps/signature.c), and ML-KEM and ML-DSA
of PQClean (sw/apps/lattice.c).
"""

from rvhash.signature.jobs import MOST_BYTES, MOST_CONTEXT, Call, Message, Signer, running
from rvhash.signature.lattice import LATTICE_SETS, Lattice, LatticeSet
from rvhash.signature.sets import LMS_SETS, SETS, Form, LmsSet, Set

__all__ = [
    "LATTICE_SETS",
    "LMS_SETS",
    "MOST_BYTES",
    "MOST_CONTEXT",
    "SETS",
    "Call",
    "Form",
    "Lattice",
    "LatticeSet",
    "LmsSet",
    "Message",
    "Set",
    "Signer",
    "running",
]
