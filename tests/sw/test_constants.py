# SPDX-License-Identifier: Apache-2.0
"""The tables of the portable C are those that the golden model derives from the standards."""

import re

from rvhash.model import constants
from tests.sw.swlib import SW


def table(file: str, name: str) -> list[int]:
    """The numbers of a C initialiser, in order."""
    text = re.sub(r"//.*", "", (SW / "src" / file).read_text())
    body = re.search(rf"\b{name}(?:\[\d+\])+ = {{(.*?)}};", text, re.DOTALL)
    assert body, f"{name} not found in {file}"
    return [int(n, 0) for n in re.findall(r"0x[0-9a-f]+|\d+", body[1])]


def test_sha256_round_constants():
    assert table("sha256_constants.c", "rvh_sha256_k") == constants.sha256_k()


def test_sha2_initial_values():
    assert table("sha256_constants.c", "h0_sha256") == constants.sha256_iv()
    assert table("sha256_constants.c", "h0_sha224") == constants.sha224_iv()


def test_sha512_round_constants():
    assert table("sha512_constants.c", "rvh_sha512_k") == constants.sha512_k()


def test_sha512_initial_values():
    """In the order of their algorithm numbers."""
    initial = [constants.sha384_iv(), constants.sha512_iv(), constants.sha512t_iv(224), constants.sha512t_iv(256)]
    assert table("sha512_constants.c", "h0") == [word for words in initial for word in words]


def test_keccak_round_constants():
    """As lanes, and bit-interleaved: even bits, odd bits."""
    lanes = constants.keccak_rc()
    assert table("keccak_lanes.c", "round_constants") == lanes
    halves = [sum((rc >> (2 * i + odd) & 1) << i for i in range(32)) for rc in lanes for odd in (0, 1)]
    assert table("keccak_good.c", "round_constants") == halves


def test_keccak_rotations():
    assert table("keccak_functions.h", "rvh_keccak_rho") == constants.keccak_rho()
