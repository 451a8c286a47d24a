# SPDX-License-Identifier: Apache-2.0
"""The generated block function of SHA-512."""

import hashlib

import pytest

from rvhash.codegen import sha512
from rvhash.codegen.sha512_rounds import Set
from rvhash.model import padded_blocks
from rvhash.model.constants import sha512_iv
from tests.rvhash.codegen import calls

MARCH = {Set.CARRY: "rv32imc_zbb", Set.ZBB: "rv32imc_zbb", Set.BASE: "rv32imc"}
# Cycles of a call with one block, and bytes of code and constants; they may only get less.
EXPECTED = {
    (Set.CARRY, False): (2281, 3976),
    (Set.CARRY, True): (2246, 8728),
    (Set.STATELESS, False): (3249, 5144),
    (Set.STATELESS, True): (3214, 12008),
    (Set.ZKNH_CH, False): (4697, 5816),
    (Set.ZKNH_CH, True): (4662, 13832),
    (Set.ZKNH, False): (5471, 6992),
    (Set.ZKNH, True): (5436, 16928),
    (Set.ZBB, False): (10979, 14420),
    (Set.ZBB, True): (10940, 38944),
    (Set.BASE, False): (11207, 15268),
    (Set.BASE, True): (11168, 39792),
}


@pytest.mark.parametrize(("chosen", "unrolled"), EXPECTED)
def test_random_blocks(chosen, unrolled):
    calls.check_random_blocks(sha512.write(chosen, unrolled), 64)


@pytest.mark.parametrize(("chosen", "unrolled"), EXPECTED)
def test_cycles_and_size(chosen, unrolled):
    program = sha512.write(chosen, unrolled)
    assert (
        calls.cycles(program, 64),
        calls.size(program, MARCH.get(chosen, "rv32imc_zbb_zknh")),
    ) == EXPECTED[chosen, unrolled]


def test_a_digest():
    message = b"abc" * 100
    data = b"".join(padded_blocks("sha512", message))
    got = calls.absorbed(sha512.write(Set.CARRY, False), 64, sha512_iv(), data)[0]
    assert b"".join(w.to_bytes(8, "big") for w in got) == hashlib.sha512(message).digest()
