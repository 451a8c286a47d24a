# SPDX-License-Identifier: Apache-2.0
"""Blocks of SHA-2 through rvh_sha2_core and the cores on it, one after the other. Argument: algorithm."""

import hashlib
import random

import cocotb
from recorder import Recorder, accepted, argument

BLOCKS = 10  # in the window; one more before them fills the pipeline
VARIANTS = ("sha224", "sha256", "sha384", "sha512")  # rvh_sha2_pkg::variant_e
GIVEN = [
    "variant_i",
    "init_i",
    "abort_i",
    "valid_i",
    "words_i",
    "hash_move_i",
    "hash_word_i",
    "window_move_i",
    "resume_i",
]
TAKEN = ["ready_o", "idle_o", "quiet_o", "hash_word_o", "window_o"]


def padded(message: bytes, block: int) -> bytes:
    """FIPS 180-4, 5.1."""
    field = block // 8
    zeros = -(len(message) + 1 + field) % block
    return message + b"\x80" + bytes(zeros) + (8 * len(message)).to_bytes(field, "big")


class Core:
    def __init__(self, dut, algorithm: str) -> None:
        self.dut, self.algorithm = dut, algorithm
        self.block = hashlib.new(algorithm).block_size
        self.size, self.width = self.block // 16, len(dut.hash_word_o)
        self.beat = len(dut.words_i) // self.width  # words

    def left(self, word: bytes) -> int:
        return int.from_bytes(word, "big") << self.width - 8 * self.size

    async def absorb(self, data: bytes, first: bool) -> None:
        self.dut.variant_i.value = VARIANTS.index(self.algorithm)
        self.dut.valid_i.value = 1
        step = self.size * self.beat
        for at in range(0, len(data), step):
            words = [self.left(data[i : i + self.size]) for i in range(at, at + step, self.size)]
            self.dut.init_i.value = int(first and at == 0)
            self.dut.words_i.value = sum(word << self.width * i for i, word in enumerate(words))
            await accepted(self.dut, self.dut.ready_o)
        self.dut.valid_i.value = 0
        self.dut.init_i.value = 0
        self.dut.words_i.value = 0

    async def digest(self, recorder: Recorder) -> bytes:
        for _ in range(200):
            if self.dut.idle_o.value:
                break
            await recorder.wait(1)
        out = b""
        self.dut.hash_move_i.value = 1
        for _ in range(8):
            out += int(self.dut.hash_word_o.value).to_bytes(self.width // 8, "big")[: self.size]
            await recorder.wait(1)
        self.dut.hash_move_i.value = 0
        return out[: hashlib.new(self.algorithm).digest_size]


@cocotb.test()
async def record(dut):
    algorithm = argument("algorithm")
    core, recorder, rng = Core(dut, algorithm), Recorder(dut, GIVEN, TAKEN), random.Random(1)
    await recorder.start()
    message = rng.randbytes((BLOCKS + 2) * core.block - 20)
    data = padded(message, core.block)
    assert len(data) == (BLOCKS + 2) * core.block
    await core.absorb(data[: core.block], True)
    begin = recorder.now()  # the first word of a block was not yet accepted; so it is at the end
    await core.absorb(data[core.block : -core.block], False)
    recorder.active(begin)
    await core.absorb(data[-core.block :], False)
    assert await core.digest(recorder) == hashlib.new(algorithm, message).digest()
    await recorder.rest()
    after = rng.randbytes(core.block)
    await core.absorb(padded(after, core.block), True)
    assert await core.digest(recorder) == hashlib.new(algorithm, after).digest()
    await recorder.finish(f"{algorithm} block", BLOCKS, 8 * core.block, f"two digests of {algorithm} with hashlib")
