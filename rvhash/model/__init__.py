# SPDX-License-Identifier: Apache-2.0
"""The golden model: the expected results of every design, in plain Python. Standard library only.

`digest` uses hashlib. `Hash` has the operations of the engine; its save and restore use block functions of the model
(`blocks`), which the tests compare with hashlib. `sp800185` and `kangarootwelve` use the operations of `Hash`. `pad`
returns the padding, so that a test bench can feed a core block by block.
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
