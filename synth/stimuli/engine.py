# SPDX-License-Identifier: Apache-2.0
"""A long message through rvh_engine, words as fast as it takes them. Argument: algorithm, of hashlib."""

import hashlib
import random

import cocotb
from recorder import Recorder, accepted, argument

BLOCKS = 6  # in the window
ALGORITHMS = {"sha256": (2, 64), "sha512": (4, 128), "sha3_256": (9, 136)}  # rvh_engine_pkg::alg_e; bytes of a block
START, SUFFIX = 1 << 4, 0x06  # op_e in cmd_t; of SHA-3
GIVEN = [
    "cmd_valid_i",
    "cmd_i",
    "msg_valid_i",
    "msg_data_i",
    "msg_bytes_i",
    "msg_last_i",
    "msg_suffix_i",
    "out_ready_i",
    "chain_i",
]
TAKEN = ["cmd_ready_o", "msg_ready_o", "out_valid_o", "out_data_o", "out_bytes_o", "out_last_o", "status_o", "err_o"]
TAKEN += ["chain_o"]


async def hashed(dut, recorder: Recorder, algorithm: str, message: bytes, window: tuple[int, int]) -> None:
    """Hash it and check the digest. `window`: bytes accepted before it begins, and before it ends."""
    number, _ = ALGORITHMS[algorithm]
    size = len(dut.msg_data_i) // 8
    dut.cmd_i.value, dut.cmd_valid_i.value = START | number, 1
    await accepted(dut, dut.cmd_ready_o)
    dut.cmd_valid_i.value = dut.cmd_i.value = 0
    dut.msg_valid_i.value, dut.msg_suffix_i.value = 1, SUFFIX
    begin = 0
    for at in range(0, len(message), size):
        word = message[at : at + size]
        if at == window[0]:
            begin = recorder.now()
        dut.msg_data_i.value, dut.msg_bytes_i.value = int.from_bytes(word, "little"), len(word)
        dut.msg_last_i.value = int(at + size >= len(message))
        await accepted(dut, dut.msg_ready_o)
        if window[1] and at + size == window[1]:
            recorder.active(begin)
    for name in GIVEN:
        getattr(dut, name).value = 0
    dut.out_ready_i.value = 1
    digest, last = b"", False
    for _ in range(500):
        if dut.out_valid_o.value:
            count, last = int(dut.out_bytes_o.value), bool(dut.out_last_o.value)
            digest += int(dut.out_data_o.value).to_bytes(size, "little")[:count]
        await recorder.wait(1)
        if last:
            break
    dut.out_ready_i.value = 0
    assert digest == hashlib.new(algorithm, message).digest(), (algorithm, len(message))


@cocotb.test()
async def record(dut):
    algorithm = argument("algorithm")
    block = ALGORITHMS[algorithm][1]
    recorder, rng = Recorder(dut, GIVEN, TAKEN), random.Random(1)
    await recorder.start()
    message = rng.randbytes((BLOCKS + 2) * block + 50)
    await hashed(dut, recorder, algorithm, message, (block, (BLOCKS + 1) * block))
    await recorder.rest()
    await hashed(dut, recorder, algorithm, rng.randbytes(block + 9), (0, 0))
    await recorder.finish(f"{algorithm} block", BLOCKS, 8 * block, f"two digests of {algorithm} with hashlib")
