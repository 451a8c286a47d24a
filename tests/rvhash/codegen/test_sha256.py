# SPDX-License-Identifier: Apache-2.0
"""The generated block function of SHA-256."""

import hashlib

import pytest

from rvhash.codegen import sha256
from rvhash.codegen.sha256 import Set
from rvhash.model import padded_blocks
from rvhash.model.constants import sha256_iv
from tests.rvhash.codegen import calls

MARCH = {Set.HX: "rv32imc_zbb", Set.ZKNH: "rv32imc_zbb_zknh", Set.ZBB: "rv32imc_zbb", Set.BASE: "rv32imc"}
# Cycles of a call with one block, and bytes of code and constants; they may only get less.
EXPECTED = {
    (Set.HX, False): (605, 1516),
    (Set.HX, True): (594, 2528),
    (Set.ZKNH, False): (1390, 2448),
    (Set.ZKNH, True): (1379, 4484),
    (Set.ZBB, False): (2286, 3920),
    (Set.ZBB, True): (2275, 7940),
    (Set.BASE, False): (3554, 5936),
    (Set.BASE, True): (3541, 11996),
}


@pytest.mark.parametrize(("extension", "unrolled"), EXPECTED)
def test_random_blocks(extension, unrolled):
    calls.check_random_blocks(sha256.write(extension, unrolled), 32)


@pytest.mark.parametrize(("extension", "unrolled"), EXPECTED)
def test_cycles_and_size(extension, unrolled):
    program = sha256.write(extension, unrolled)
    found = calls.cycles(program, 32), calls.size(program, MARCH[extension])
    assert found == EXPECTED[extension, unrolled]


def test_a_digest():
    message = b"abc" * 50
    data = b"".join(padded_blocks("sha256", message))
    got = calls.absorbed(sha256.write(Set.HX, False), 32, sha256_iv(), data)[0]
    assert b"".join(w.to_bytes(4, "big") for w in got) == hashlib.sha256(message).digest()
