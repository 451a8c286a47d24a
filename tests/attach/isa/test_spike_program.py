# SPDX-License-Identifier: Apache-2.0
"""Generated code with hx and Zknh on Spike, as a program: digests as those of hashlib."""

import hashlib
import struct

import pytest

from rvhash.codegen import keccak, sha256, sha512
from rvhash.codegen.keccak_form import interleaved
from rvhash.codegen.program import Program
from rvhash.model import padded_blocks
from rvhash.model.constants import sha256_iv, sha512_iv
from tests.attach.isa import spike_program
from tests.attach.isa.spike_program import Trapped

MESSAGE = b"abc" * 100

SHA2 = {
    "sha256-hx": ("sha256", sha256.write(sha256.Set.HX, False)),
    "sha256-zknh": ("sha256", sha256.write(sha256.Set.ZKNH, False)),
    "sha512-carry": ("sha512", sha512.write(sha512.Set.CARRY, False)),
    "sha512-stateless": ("sha512", sha512.write(sha512.Set.STATELESS, False)),
}


def digest(folder, name: str, program: Program, hx: bool = True) -> bytes:
    """Of MESSAGE, by a block function of SHA-2."""
    wide = name == "sha512"
    chain = [half for h in sha512_iv() for half in (h & 0xFFFF_FFFF, h >> 32)] if wide else sha256_iv()
    blocks = padded_blocks(name, MESSAGE)
    data = [word for block in blocks for (word,) in struct.iter_unpack("<I", block)]
    state = spike_program.call(folder, program.text(), program.name, chain, data, len(blocks), hx)
    words = [high << 32 | low for low, high in zip(state[::2], state[1::2], strict=True)] if wide else state
    return b"".join(w.to_bytes(8 if wide else 4, "big") for w in words)


@pytest.mark.parametrize("code", SHA2)
def test_a_digest_of_sha2(code, tmp_path):
    name, program = SHA2[code]
    assert digest(tmp_path, name, program) == hashlib.new(name, MESSAGE).digest()


@pytest.mark.parametrize("form", [name for name in keccak.FORMS if name.startswith("hx")])
def test_a_digest_of_sha3(form, tmp_path):
    program = keccak.write(form)
    lanes = [0] * 25
    for block in padded_blocks("sha3-256", MESSAGE):
        lanes = [
            lane ^ word for lane, (word,) in zip(lanes, struct.iter_unpack("<Q", block.ljust(200, b"\0")), strict=True)
        ]
        words = [word for lane in lanes for word in interleaved(lane)]
        out = _permuted(tmp_path, program, words)
        lanes = [_lane(even, odd) for even, odd in zip(out[::2], out[1::2], strict=True)]
    assert struct.pack("<4Q", *lanes[:4]) == hashlib.sha3_256(MESSAGE).digest()


def test_without_the_extension_hx_traps(tmp_path):
    assert digest(tmp_path, *SHA2["sha256-zknh"], hx=False) == hashlib.sha256(MESSAGE).digest()
    with pytest.raises(Trapped):
        digest(tmp_path, *SHA2["sha256-hx"], hx=False)


def _permuted(folder, program: Program, words: list[int]) -> list[int]:
    """The state after 24 rounds, which are the second argument of the function."""
    glue = ".text\nrounds:\n    li a1, 24\n    tail rvh_keccak_permute\n"
    return spike_program.call(folder, glue + program.text(), "rounds", words, [], 0)


def _lane(even: int, odd: int) -> int:
    return sum((even >> i & 1) << 2 * i | (odd >> i & 1) << 2 * i + 1 for i in range(32))
