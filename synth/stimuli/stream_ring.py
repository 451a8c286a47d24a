# SPDX-License-Identifier: Apache-2.0
"""Messages of one block of SHA3-256 through rvh_stream_ring, as many at once as it holds."""

import hashlib
import random

import cocotb
from cocotb.triggers import FallingEdge, ReadOnly
from recorder import Recorder

STATES = 12  # in the window
RATE, ROUNDS = 136, 24
GIVEN, TAKEN = ["valid_i", "tag_i", "state_i"], ["free_o", "valid_o", "tag_o", "state_o"]


def state_of(message: bytes) -> int:
    """The state before Keccak-f: the padded block, and zeros."""
    block = bytearray(message + b"\x06" + bytes(RATE - 1 - len(message)))
    block[-1] |= 0x80
    return int.from_bytes(block, "little")


class Ring:
    """Time passes only in `cycle`. A state may come two cycles after `free_o`."""

    def __init__(self, dut) -> None:
        self.dut, self.free = dut, [False, False]
        self.sent: list[bytes] = []
        self.right = 0

    def may_send(self) -> bool:
        return self.free[0]

    async def cycle(self, message: bytes | None = None) -> None:
        dut = self.dut
        dut.valid_i.value = int(message is not None)
        dut.state_i.value = 0 if message is None else state_of(message)
        dut.tag_i.value = len(self.sent) % 2 ** len(dut.tag_i)
        if message is not None:
            self.sent.append(message)
        await ReadOnly()
        self.free = [self.free[1], bool(dut.free_o.value)]
        if dut.valid_o.value:
            digest = (int(dut.state_o.value) & (1 << 256) - 1).to_bytes(32, "little")
            assert digest == hashlib.sha3_256(self.sent[self.right]).digest(), self.right
            self.right += 1
        await FallingEdge(dut.clk_i)


@cocotb.test()
async def record(dut):
    recorder, rng, ring = Recorder(dut, GIVEN, TAKEN), random.Random(1), Ring(dut)
    await recorder.start()
    stages = len(dut.gen_stage)
    begins = []
    while len(begins) <= STATES + stages:
        if ring.may_send():
            begins.append(recorder.now())
            await ring.cycle(rng.randbytes(rng.randrange(RATE)))
        else:
            await ring.cycle()
        if len(begins) == STATES + stages + 1 and "active" not in recorder.windows:
            recorder.windows["active"] = (begins[stages], begins[-1])
    for _ in range(ROUNDS + 1):
        await ring.cycle()
    dut.tag_i.value = 0
    await recorder.rest()
    ring.free = [True, True]
    await ring.cycle(rng.randbytes(77))
    for _ in range(ROUNDS + 1):
        await ring.cycle()
    assert ring.right == len(ring.sent) == STATES + stages + 2
    await recorder.finish("block of SHA3-256", STATES, 8 * RATE, f"{ring.right} digests of SHA3-256 with hashlib")
