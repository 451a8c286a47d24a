# SPDX-License-Identifier: Apache-2.0
"""Seam A: each function of the packages against a second definition, bit by bit from the standard, and each constant
table against the script that derives it. Chains of rounds against hashlib close the circle."""

import hashlib
import random
import re

import cocotb
import pytest
from cocotb.triggers import Timer

from rvhash.model import constants
from rvhash.model.constants import TABLES, keccak_rc, sha256_iv, sha256_k, sha512_iv, sha512_k
from tests.lib.cocotb_runner import ROOT, rtl_files, simulate

# rotation amounts of FIPS 180-4, 4.1.2 and 4.1.3; the third of a small sigma is a shift
SIGMAS = {
    32: {
        "big_sigma0": (2, 13, 22),
        "big_sigma1": (6, 11, 25),
        "small_sigma0": (7, 18, 3),
        "small_sigma1": (17, 19, 10),
    },
    64: {
        "big_sigma0": (28, 34, 39),
        "big_sigma1": (14, 18, 41),
        "small_sigma0": (1, 8, 7),
        "small_sigma1": (19, 61, 6),
    },
}


def sigma(name: str, x: int, width: int) -> int:
    """Output bit i is the parity of the input bits that the rotations and shifts bring there."""
    first, second, third = SIGMAS[width][name]
    out = 0
    for i in range(width):
        sources = [(i + first) % width, (i + second) % width]
        if name.startswith("big"):
            sources.append((i + third) % width)
        elif i + third < width:
            sources.append(i + third)
        out |= sum(x >> s & 1 for s in sources) % 2 << i
    return out


def choose(x: int, y: int, z: int) -> int:
    return sum((y if x >> i & 1 else z) & 1 << i for i in range(64))


def majority(x: int, y: int, z: int) -> int:
    return sum((1 << i) * ((x >> i & 1) + (y >> i & 1) + (z >> i & 1) >= 2) for i in range(64))


def split(value: int, width: int) -> list[int]:
    """a..h from a packed struct, a most significant."""
    return [value >> width * (7 - i) & (1 << width) - 1 for i in range(8)]


def join(words: list[int], width: int) -> int:
    return sum(w << width * (7 - i) for i, w in enumerate(words))


def sha2_round(v: int, kw: int, width: int) -> int:
    a, b, c, d, e, f, g, h = split(v, width)
    mask = (1 << width) - 1
    t1 = h + sigma("big_sigma1", e, width) + choose(e, f, g) + kw
    t2 = sigma("big_sigma0", a, width) + majority(a, b, c)
    return join([(t1 + t2) & mask, a, b, c, (d + t1) & mask, e, f, g], width)


# State as a set of coordinates (x, y, z) of ones: nothing in common with the lanes of the package.
def unpack(a: int) -> set[tuple[int, int, int]]:
    return {(i // 64 % 5, i // 320, i % 64) for i in range(1600) if a >> i & 1}


def pack(bits: set[tuple[int, int, int]]) -> int:
    return sum(1 << 64 * (5 * y + x) + z for x, y, z in bits)


COORDS = [(x, y, z) for x in range(5) for y in range(5) for z in range(64)]


def theta(a):
    column = {(x, z): sum((x, y, z) in a for y in range(5)) % 2 for x in range(5) for z in range(64)}
    return {
        (x, y, z) for x, y, z in COORDS if ((x, y, z) in a) ^ column[(x - 1) % 5, z] ^ column[(x + 1) % 5, (z - 1) % 64]
    }


def rho(a):
    out = {(x, y, z) for x, y, z in a if (x, y) == (0, 0)}
    x, y = 1, 0
    for t in range(24):
        shift = (t + 1) * (t + 2) // 2
        out |= {(x, y, (z + shift) % 64) for z in range(64) if (x, y, z) in a}
        x, y = y, (2 * x + 3 * y) % 5
    return out


def pi(a):
    return {(x, y, z) for x, y, z in COORDS if ((x + 3 * y) % 5, x, z) in a}


def chi(a):
    return {
        (x, y, z)
        for x, y, z in COORDS
        if ((x, y, z) in a) ^ (((x + 1) % 5, y, z) not in a and ((x + 2) % 5, y, z) in a)
    }


def iota(a, number):
    return a ^ {(0, 0, z) for z in range(64) if keccak_rc()[number] >> z & 1}


async def drive(dut, **values):
    for name, value in values.items():
        getattr(dut, name).value = value
    await Timer(1, unit="ns")


@cocotb.test()
async def sha2_functions(dut):
    rng = random.Random(1)
    for _ in range(60):
        for width, prefix in ((32, "sha256"), (64, "sha512")):
            x, y, z = (rng.getrandbits(width) for _ in range(3))
            v = rng.getrandbits(8 * width)
            await drive(dut, **{f"{n}{width}_i": value for n, value in zip("xyzv", (x, y, z, v), strict=True)})
            out = {
                n: int(getattr(dut, f"{prefix}_{n}_o").value)
                for n in (*SIGMAS[width], "ch", "maj", "schedule", "round")
            }
            for name in SIGMAS[width]:
                assert out[name] == sigma(name, x, width), (prefix, name)
            assert out["ch"] == choose(x, y, z)
            assert out["maj"] == majority(x, y, z)
            w2 = v % (1 << width)
            mask = (1 << width) - 1
            assert (
                out["schedule"] == (x + sigma("small_sigma0", y, width) + z + sigma("small_sigma1", w2, width)) & mask
            )
            assert out["round"] == sha2_round(v, x, width)
            if width == 32:
                words = split(v, 32)
                total = [(p + q) & mask for p, q in zip(words, words[4:] + words[:4], strict=True)]
                assert int(dut.sha256_feed_forward_o.value) == join(total, 32)


@cocotb.test()
async def sha2_rounds_make_a_digest(dut):
    """The rounds of the package, chained over one padded block, are SHA-256 and SHA-512."""
    for width, prefix, iv, ks in ((32, "sha256", sha256_iv(), sha256_k()), (64, "sha512", sha512_iv(), sha512_k())):
        block = b"abc\x80" + bytes(width * 2 - 4 - 8) + (24).to_bytes(8, "big")
        w = [int.from_bytes(block[i : i + width // 8], "big") for i in range(0, len(block), width // 8)]
        v = join(iv, width)
        for t, k in enumerate(ks):
            if t >= 16:
                await drive(dut, **{f"x{width}_i": w[t - 16], f"y{width}_i": w[t - 15], f"z{width}_i": w[t - 7]})
                await drive(dut, **{f"v{width}_i": w[t - 2]})
                w.append(int(getattr(dut, f"{prefix}_schedule_o").value))
            await drive(dut, **{f"v{width}_i": v, f"x{width}_i": (k + w[t]) % (1 << width)})
            v = int(getattr(dut, f"{prefix}_round_o").value)
        got = join([(p + q) % (1 << width) for p, q in zip(iv, split(v, width), strict=True)], width)
        assert got.to_bytes(width, "big") == hashlib.new(prefix, b"abc").digest()


@cocotb.test()
async def initial_hash_values(dut):
    await Timer(1, unit="ns")
    assert split(int(dut.sha256_iv_o.value), 32) == TABLES["Sha256Iv"][2]()
    assert split(int(dut.sha224_iv_o.value), 32) == TABLES["Sha224Iv"][2]()


@cocotb.test()
async def keccak_functions(dut):
    rng = random.Random(2)
    for number in range(24):
        value = rng.getrandbits(1600)
        a = unpack(value)
        assert pack(a) == value
        await drive(dut, a_i=value, round_i=number)
        for name, expected in (
            ("theta", theta(a)),
            ("rho", rho(a)),
            ("pi", pi(a)),
            ("chi", chi(a)),
            ("iota", iota(a, number)),
        ):
            assert int(getattr(dut, f"{name}_o").value) == pack(expected), (name, number)
        assert int(dut.keccak_round_o.value) == pack(iota(chi(pi(rho(theta(a)))), number))


@cocotb.test()
async def keccak_rounds_make_a_digest(dut):
    """24 rounds of the package on one padded block are SHA3-256."""
    block = bytearray(200)
    block[:4] = b"abc\x06"
    block[135] |= 0x80
    a = int.from_bytes(block, "little")
    for number in range(24):
        await drive(dut, a_i=a, round_i=number)
        a = int(dut.keccak_round_o.value)
    assert a.to_bytes(200, "little")[:32] == hashlib.sha3_256(b"abc").digest()


def test_functions():
    simulate("pkg_probe", __name__, [*rtl_files(), ROOT / "tests" / "pkg" / "pkg_probe.sv"], states=("zero",))


@pytest.mark.parametrize("name", TABLES)
def test_constants_are_derived(name):
    """The constants in the package are those that the script derives."""
    package, bits, values = TABLES[name]
    text = (ROOT / "rtl" / "pkg" / f"{package}.sv").read_text()
    table = re.search(rf"localparam logic \[{bits - 1}:0\] {name}\[(\d+)\] = '\{{(.*?)\}};", text, re.DOTALL)
    assert table, f"{name} is not in {package}"
    standing = [int(v, 16 if base == "h" else 10) for base, v in re.findall(r"'([hd])([0-9a-f]+)", table[2])]
    assert standing == values()
    assert int(table[1]) == len(standing)


@pytest.mark.parametrize("name", ["sha384", "sha512", "sha512_224", "sha512_256"])
def test_derived_initial_values_give_the_digest(name):
    """The script's own compression from each derived initial value is hashlib's digest of the empty message."""
    ivs = {"sha384": constants.sha384_iv(), "sha512": constants.sha512_iv()}
    iv = ivs[name] if name in ivs else constants.sha512t_iv(int(name[-3:]))
    final = constants._sha512_compress(iv, b"\x80" + bytes(127))
    want = hashlib.new(name, b"").digest()
    assert b"".join(v.to_bytes(8, "big") for v in final)[: len(want)] == want
