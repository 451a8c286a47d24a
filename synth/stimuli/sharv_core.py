# SPDX-License-Identifier: Apache-2.0
"""Messages of one block of SHA-256 through rvh_sharv_core, four at once; the schedule's words go back into it."""

import hashlib
import random

import cocotb
from cocotb.triggers import FallingEdge
from recorder import Recorder
from sha2_core import padded

MASK, ROUNDS, PLACES, GROUPS = (1 << 32) - 1, 64, 4, 3
GIVEN = ["en_i", "load_i", "hash_i", "k_i", "w0_i", "w1_i", "w9_i", "w14_i"]
TAKEN = ["vars_o", "schedule_o"]


def primes(count: int) -> list[int]:
    found: list[int] = []
    number = 2
    while len(found) < count:
        if all(number % p for p in found):
            found.append(number)
        number += 1
    return found


def root_bits(number: int, power: int) -> int:
    """The first 32 bits of the fraction of a root (FIPS 180-4, 4.2.2 and 5.3.3)."""
    low, high = 0, number << 32
    while low + 1 < high:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**power <= number << 32 * power else (low, middle)
    return low & MASK


K = [root_bits(p, 3) for p in primes(ROUNDS)]
INITIAL = [root_bits(p, 2) for p in primes(8)]


def packed(words: list[int]) -> int:
    return int.from_bytes(b"".join(w.to_bytes(4, "big") for w in words), "big")


def digest(variables: int) -> bytes:
    """The feed-forward, which this core leaves to its user."""
    words = [variables >> 32 * (7 - i) & MASK for i in range(8)]
    return b"".join(((a + b) & MASK).to_bytes(4, "big") for a, b in zip(INITIAL, words, strict=True))


class Pipeline:
    """Four places a stage apart; each takes a message after the other."""

    def __init__(self, dut, messages: list[bytes]) -> None:
        self.dut, self.messages = dut, messages
        blocks = [padded(message, 64) for message in messages]
        self.w = [[int.from_bytes(b[i : i + 4], "big") for i in range(0, 64, 4)] for b in blocks]
        self.right = 0

    def place(self, cycle: int) -> tuple[int, int]:
        """Message and round of the first stage in a cycle."""
        step, place = divmod(cycle, PLACES)
        group, t = divmod(step, ROUNDS)
        return group * PLACES + place, t

    async def run(self, recorder: Recorder, window: int | None) -> None:
        dut, last = self.dut, len(self.messages) * ROUNDS
        dut.en_i.value = 1
        for cycle in range(last + PLACES):
            if window is not None and cycle == window * PLACES * ROUNDS:
                begin = recorder.now()
            if window is not None and cycle == (window + 1) * PLACES * ROUNDS:
                recorder.active(begin)
            # The new word of the schedule comes two cycles after its round.
            message, t = self.place(cycle - 2) if cycle >= 2 else (len(self.messages), 0)
            if message < len(self.messages) and t < ROUNDS - 16:
                self.w[message].append(int(dut.schedule_o.value))
            message, t = self.place(cycle)
            if t == 0 and message >= PLACES:
                done = message - PLACES
                want = hashlib.sha256(self.messages[done]).digest()
                assert digest(int(dut.vars_o.value)) == want, done
                self.right += 1
            if message < len(self.messages):
                words = self.w[message]
                dut.load_i.value, dut.k_i.value = int(t == 0), K[t]
                dut.hash_i.value = packed(INITIAL)
                for at in (0, 1, 9, 14):
                    getattr(dut, f"w{at}_i").value = words[t + at] if t + at < len(words) else 0
            await FallingEdge(dut.clk_i)
        for name in GIVEN:
            getattr(dut, name).value = 0
        assert self.right == len(self.messages)


@cocotb.test()
async def record(dut):
    recorder, rng = Recorder(dut, GIVEN, TAKEN), random.Random(1)
    await recorder.start()
    await Pipeline(dut, [rng.randbytes(55) for _ in range(GROUPS * PLACES)]).run(recorder, 1)
    await recorder.rest()
    await Pipeline(dut, [rng.randbytes(n) for n in (0, 1, 30, 55)]).run(recorder, None)
    count = (GROUPS + 1) * PLACES
    await recorder.finish("block of SHA-256", PLACES, 512, f"{count} digests of SHA-256 with hashlib")
