# SPDX-License-Identifier: Apache-2.0
"""Blocks of SHA3-256 through rvh_keccak_core, one after the other: absorbing, then 24 rounds."""

import hashlib
import random

import cocotb
from recorder import Recorder, accepted

BLOCKS = 10  # in the window; one more before and one after
RATE, RATE_136 = 136, 2  # bytes; rvh_keccak_pkg::rate_e
GIVEN = [
    "abort_i",
    "rate_i",
    "short_i",
    "squeeze_i",
    "more_i",
    "valid_i",
    "word_i",
    "half_i",
    "first_i",
    "last_i",
    "run_i",
    "load_i",
    "block_i",
]
TAKEN = ["ready_o", "word_o", "running_o", "front_o"]


async def absorb(dut, block: bytes, first: bool) -> None:
    width = len(dut.word_i) // 8
    step = [min(width, RATE - at) for at in range(0, RATE, width)]
    dut.first_i.value = int(first)
    dut.valid_i.value = 1
    for index, size in enumerate(step):
        at, last = index * width, index == len(step) - 1
        dut.word_i.value = int.from_bytes(block[at : at + size], "little")
        dut.half_i.value = int(size < width)
        dut.last_i.value = dut.run_i.value = int(last)
        await accepted(dut, dut.ready_o)
    for name in GIVEN:
        if name != "rate_i":
            getattr(dut, name).value = 0


async def digest(dut, recorder: Recorder) -> bytes:
    out = b""
    dut.squeeze_i.value = dut.valid_i.value = 1
    while len(out) < 32:
        for _ in range(100):
            if dut.ready_o.value:
                break
            await recorder.wait(1)
        out += int(dut.word_o.value).to_bytes(len(dut.word_o) // 8, "little")
        await recorder.wait(1)
    dut.squeeze_i.value = dut.valid_i.value = 0
    dut.abort_i.value = 1
    await recorder.wait(1)
    dut.abort_i.value = 0
    return out[:32]


async def message(dut, recorder: Recorder, text: bytes, window: int) -> None:
    """Hash a message of window + 2 blocks, and check its digest. The window is the middle ones, if there are any."""
    data = bytearray(text + b"\x06" + bytes(-(len(text) + 1) % RATE))
    data[-1] |= 0x80
    blocks = [bytes(data[i : i + RATE]) for i in range(0, len(data), RATE)]
    assert len(blocks) == window + 2
    begin = 0
    for index, block in enumerate(blocks):
        if index == 1:
            begin = recorder.now()
        await absorb(dut, block, index == 0)
        if window and index == window:
            recorder.active(begin)
    assert await digest(dut, recorder) == hashlib.sha3_256(text).digest()


@cocotb.test()
async def record(dut):
    recorder, rng = Recorder(dut, GIVEN, TAKEN), random.Random(1)
    await recorder.start()
    dut.rate_i.value = RATE_136
    await message(dut, recorder, rng.randbytes((BLOCKS + 1) * RATE + 50), BLOCKS)
    await recorder.rest()
    await message(dut, recorder, rng.randbytes(RATE + 9), 0)
    await recorder.finish("block of SHA3-256", BLOCKS, 8 * RATE, "two digests of SHA3-256 with hashlib")
