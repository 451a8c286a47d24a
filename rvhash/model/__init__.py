# SPDX-License-Identifier: Apache-2.0
"""The golden model: what every design has to answer, in plain Python. Standard library only.

`digest` is hashlib's. `Hash` has the verbs of the engine, with save and restore on block functions of its own
(`blocks`); the tests hold these and hashlib together. `sp800185` and `kangarootwelve` stand on the verbs. The padding
is written out (`pad`), so that a test bench can feed a core block by block.
"""

from rvhash.model.algorithms import (
    ALGORITHMS,
    NAMES,
    RATES,
    SPONGE,
    Algorithm,
    Family,
    ModelError,
    algorithm,
    sponge,
)
from rvhash.model.context import Context, ContextError
from rvhash.model.hash import Hash, digest
from rvhash.model.pad import padded_blocks, padding

__all__ = [
    "ALGORITHMS",
    "NAMES",
    "RATES",
    "SPONGE",
    "Algorithm",
    "Context",
    "ContextError",
    "Family",
    "Hash",
    "ModelError",
    "algorithm",
    "digest",
    "padded_blocks",
    "padding",
    "sponge",
]
