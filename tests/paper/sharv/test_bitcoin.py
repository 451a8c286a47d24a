# SPDX-License-Identifier: Apache-2.0
"""Bitcoin's hashes on each design of SHA-RV and in portable C: a real header, a real tree, scans and trees of many
sizes; exact cycles of those in results/bitcoin.json."""

import hashlib
import itertools
from collections.abc import Iterable

import pytest

from tests.paper.sharv import bitcoin
from tests.paper.sharv.bitcoin import DESIGNS, GENESIS, GENESIS_HASH, GENESIS_NONCE, NONE, Bitcoin, leaves, systems

# The transactions of block 100,000 and their Merkle root, as Bitcoin prints them.
TRANSACTIONS = (
    "8c14f0db3df150123e6f3dbbf30f8b955a8249b62ac1d1ff16284aefa3d06d87",
    "fff2525b8931402dd09222c50775608f75787bd2b87e56995a7bdd30f79702c4",
    "6359f0868171b1d194cbee1af2f16ea598ae8fad666d9b012c8ed2b79a236ec4",
    "e9a66845e05d5abc0ad04ec80f774a7e585c6e8db975962d069a522137b80c1d",
)
TRANSACTIONS_ROOT = "f3e94742aca4b5ef85488dc37c06c3282295ffec960994b2c0d5ac2a25a95766"


def cases(values: Iterable, normal: set, in_c: set) -> pytest.MarkDecorator:
    """Each design with each value: all of them in `make test-full`; in `make test` `normal`, and with portable C, which
    is slow, `in_c`. One worker runs all tests of a design, which is built once."""
    found = []
    for name, value in itertools.product(DESIGNS, values):
        marks = [pytest.mark.xdist_group(name)]
        marks += [pytest.mark.full] * (value not in (in_c if name.startswith("sw") else normal))
        found.append(pytest.param(name, value, marks=marks, id=f"{name}-{value}"))
    return pytest.mark.parametrize(("system", "value"), found, indirect=["system"])


@pytest.fixture(params=[pytest.param(d, marks=pytest.mark.xdist_group(d)) for d in DESIGNS], scope="module")
def system(request):
    (built,) = systems([request.param])
    return built


def printed(digest: bytes) -> str:
    """A hash as Bitcoin prints it."""
    return digest[::-1].hex()


def test_the_first_block(system):
    """Its hash is the one that everybody knows, and its nonce is found; a nonce less is not."""
    with Bitcoin(system) as b:
        found, result = b.scan(GENESIS, [GENESIS_NONCE])
        assert (found, printed(result.digest[:32])) == (GENESIS_NONCE, GENESIS_HASH)
        assert b.scan(GENESIS, [GENESIS_NONCE - 1])[0] == NONE


@cases((1, 2, 7, 8, 15, 16, 17, 63, 65, 130), {1, 8, 17, 65}, {1, 8})
def test_scans(system, value):
    """A run, a piece, a batch, and one less or more: the nonce is found at the end of the range, and in its middle."""
    n = value
    with Bitcoin(system) as b:
        assert b.scan(GENESIS, range(GENESIS_NONCE - n + 1, GENESIS_NONCE + 1))[0] == GENESIS_NONCE
        assert b.scan(GENESIS, range(GENESIS_NONCE - n // 2, GENESIS_NONCE - n // 2 + n))[0] == GENESIS_NONCE


TARGETS = {  # which random hashes are likely to meet
    0x1D00FFFF: False,
    0x207FFFFF: True,
    0x2100FFFF: True,
    0x220000C0: True,
    0x20800000: False,  # below zero
    0x21010000: False,  # above all hashes
    0x230000FF: False,
    0x01000000: False,
    0x00000000: False,
}


@cases(TARGETS, set(TARGETS), {0x207FFFFF, 0x20800000})
def test_targets(system, value):
    """Targets that hashes meet and that none does. Of several nonces the first is told; headers follow each other."""
    bits, likely = value, TARGETS[value]
    with Bitcoin(system) as b:
        for seed in range(2):
            header = hashlib.shake_128(b"%d" % seed).digest(72) + bits.to_bytes(4, "little") + bytes(4)
            assert (b.scan(header, range(100, 120))[0] != NONE) == likely


def test_a_real_tree(system):
    with Bitcoin(system) as b:
        assert printed(b.merkle([bytes.fromhex(t)[::-1] for t in TRANSACTIONS]).digest) == TRANSACTIONS_ROOT


@cases((1, 2, 3, 5, 6, 8, 9, 33, 127, 128, 129, 258), {1, 5, 9, 129}, {1, 5})
def test_trees(system, value):
    """Levels with an odd number of nodes too, and levels of more than a batch."""
    with Bitcoin(system) as b:
        for _ in range(2):
            assert b.merkle(leaves(value)).message_bytes == 4 + 32 * value


@pytest.mark.parametrize("name", [pytest.param(d, marks=[pytest.mark.full] * d.startswith("sw")) for d in DESIGNS])
def test_cycles(name, summary):
    (system,) = systems([name])
    measured = bitcoin.measure(system)
    summary(f"Bitcoin on {name}", "\n".join(f"{r['n']} {r['what']}: {r['cycles_each']} cycles each" for r in measured))
    assert measured == bitcoin.expected(name), (
        "other cycles than in results/; meant: python -m tests.paper.sharv.bitcoin"
    )
