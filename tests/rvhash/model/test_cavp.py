# SPDX-License-Identifier: Apache-2.0
"""All 6,528 CAVP vectors on the golden model; the short ones on its own block functions too."""

import pytest

from rvhash.model import ALGORITHMS, Hash, digest
from tests.lib import cavp

# Counted in the files once; a vector that gets lost on the way must not go unseen.
COUNTS = {
    "sha224": (65, 64),
    "sha256": (65, 64),
    "sha384": (129, 128),
    "sha512": (129, 128),
    "sha512-224": (129, 128),
    "sha512-256": (129, 128),
    "sha3-224": (145, 100),
    "sha3-256": (137, 100),
    "sha3-384": (105, 100),
    "sha3-512": (73, 100),
    "shake128": (337, 100, 1126),
    "shake256": (273, 100, 1246),
}
each_name = pytest.mark.parametrize("name", ALGORITHMS)


def out_bytes(name: str, vector: cavp.Vector) -> int | None:
    return len(vector.output) if ALGORITHMS[name].xof else None


def test_no_vector_is_missing():
    monte_carlo = [len(cavp.monte_carlo(name).checkpoints) for name in ALGORITHMS]
    assert monte_carlo == [100] * 12
    assert sum(map(sum, COUNTS.values())) + sum(monte_carlo) == 6528


@each_name
def test_messages(name):
    for kind, count in zip(cavp.kinds(name), COUNTS[name], strict=True):
        found = list(cavp.vectors(name, kind))
        assert len(found) == count
        for vector in found:
            assert digest(name, vector.message, out_bytes(name, vector)) == vector.output, (kind, vector)


@each_name
def test_short_messages_on_the_block_functions(name):
    for vector in cavp.vectors(name, "ShortMsg"):
        h = Hash()
        h.restore(Hash(name).save())
        h.absorb(vector.message)
        h.finish()
        assert h.squeeze(len(vector.output)) == vector.output, vector


@each_name
def test_monte_carlo(name):
    test = cavp.monte_carlo(name)
    got = cavp.monte_carlo_outputs(name, test, lambda message, n: digest(name, message, n))
    assert tuple(got) == test.checkpoints
