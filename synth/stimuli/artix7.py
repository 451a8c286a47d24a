# SPDX-License-Identifier: Apache-2.0
"""A long message of SHA3-256 through rvh_artix7, words as fast as it takes them."""

import hashlib
import random

import cocotb
from recorder import Recorder, accepted

BLOCKS, RATE = 4, 136  # in the window; bytes
GIVEN = ["msg_valid_i", "msg_data_i", "msg_bytes_i", "msg_last_i", "digest_ready_i"]
TAKEN = ["msg_ready_o", "digest_valid_o", "digest_o"]


async def hashed(dut, recorder: Recorder, message: bytes, window: int) -> None:
    """Hash it and check the digest. The window begins with the third block, and has so many blocks."""
    size = len(dut.msg_data_i) // 8
    begin = 0
    dut.msg_valid_i.value = 1
    for at in range(0, len(message), size):
        word = message[at : at + size]
        if at == 2 * RATE:
            begin = recorder.now()
        dut.msg_data_i.value, dut.msg_bytes_i.value = int.from_bytes(word, "little"), len(word)
        dut.msg_last_i.value = int(at + size >= len(message))
        await accepted(dut, dut.msg_ready_o)
        if window and at + size == (2 + window) * RATE:
            recorder.active(begin)
    for name in GIVEN:
        getattr(dut, name).value = 0
    dut.digest_ready_i.value = 1
    for _ in range(200):
        if dut.digest_valid_o.value:
            break
        await recorder.wait(1)
    digest = int(dut.digest_o.value).to_bytes(32, "little")
    await recorder.wait(1)
    dut.digest_ready_i.value = 0
    assert digest == hashlib.sha3_256(message).digest(), len(message)


@cocotb.test()
async def record(dut):
    recorder, rng = Recorder(dut, GIVEN, TAKEN), random.Random(1)
    await recorder.start()
    await hashed(dut, recorder, rng.randbytes((BLOCKS + 3) * RATE + 50), BLOCKS)
    await recorder.rest()
    await hashed(dut, recorder, rng.randbytes(RATE + 9), 0)
    await recorder.finish("block of SHA3-256", BLOCKS, 8 * RATE, "two digests of SHA3-256 with hashlib")
