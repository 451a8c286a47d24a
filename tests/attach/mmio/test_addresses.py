# SPDX-License-Identifier: Apache-2.0
"""Addresses of the peripheral, of 32 to 64 bits: the last one, bits that the port does not have, the registers of the
upper halves and their locks, HMAC with kept contexts. With more than 32 bits, memory is on both sides of a multiple of
4 GiB. tests.attach.mmio.test_mmio_axi runs all other behaviour with such addresses."""

import hashlib
import hmac

import cocotb
import pytest

from rvhash.model import ALGORITHMS, Hash, digest
from tests.lib.cocotb_runner import one_state, rtl_files, simulate
from tests.lib.handshake import start
from tests.lib.mmio import FINISH, IDLE, IN, JOB, LIST, RESTORE, SAVE, START, TO_MEMORY
from tests.lib.mmio_axi import HASH, SIZE, Bench


@cocotb.test()
async def hmac_of_kept_contexts(dut):
    """The two contexts of a key are saved once and restored for each message. Contexts or messages are across the
    middle of memory."""
    b = Bench(dut, 18)
    await start(dut)
    b.stall(0.3)
    dst, entries = b.base + 0x3001, b.base + 0x3800
    small = not dut.HasKeccak.value
    for turn in range(8):
        name = "sha256" if small else ("sha256", "sha512", "sha3-256", "sha3-384")[turn % 4]
        model, key = ALGORITHMS[name], b.rng.randbytes(40)
        n, places = model.out_bytes(None), (0x1000, 0x1400) if turn < 4 else (0x1FA0, 0x2400)
        kept = []
        for place, pad in zip(places, (0x36, 0x5C), strict=True):
            b.put(b.base + 0x100, bytes(byte ^ pad for byte in key.ljust(model.block_bytes, b"\0")))
            await b.p.job(START | model.number << 8 | IN, src=b.base + 0x100, len=model.block_bytes)
            assert await b.p.job(SAVE | TO_MEMORY, dst=b.base + place, olen=500) == IDLE
            opened = Hash(name)
            opened.absorb(bytes(model.block_bytes))
            kept.append(b.entry_of(b.base + place, len(opened.save())))
        for length in (0, 1, 300):
            message = b.rng.randbytes(length)
            src = b.base + (0x1F00 if turn < 4 else 0x800)
            b.put(src, message)
            for context, fed in zip(kept, (b.entry_of(src, length), b.entry_of(dst, n)), strict=True):
                b.put(entries, context + fed)
                assert (
                    await b.p.job(RESTORE | IN | LIST | FINISH | TO_MEMORY, src=entries, len=2, dst=dst, olen=n) == IDLE
                )
            digest_of = getattr(hashlib, name.replace("-", "_"))
            assert bytes(b.target.bytes[dst - b.base : dst - b.base + n]) == hmac.digest(key, message, digest_of), turn
    assert await b.p.read("ERROR") == 0


@cocotb.test()
async def beyond_the_last_address(dut):
    """An address, a length or a list with bits that the port does not have: refused, and nothing is accessed."""
    b = Bench(dut, 15)
    await start(dut)
    bits = b.bits
    if not 32 < bits < 64:
        return
    good = {"src": b.base, "len": 100, "dst": b.base + 0x1000, "olen": 32}
    for name in good:
        moved = "ar" if name in ("src", "len") else "aw"  # the message is read before the output is refused
        for high in (1 << bits, 1 << 63):
            beyond = good | {name: good[name] + high}
            words = [HASH | 2 << 8]
            if moved == "ar":
                words.append(RESTORE | IN | FINISH | TO_MEMORY)
            else:
                await b.p.job(START | IN | 2 << 8, src=b.base, len=64)
                words.insert(0, SAVE | TO_MEMORY)  # its words are there at once
            for word in words:
                b.target.bursts.clear()
                assert await b.p.job(word, **beyond) == IDLE
                await b.p.error("addr")
                assert moved not in {channel for channel, *_ in b.target.bursts}, (name, word)
    for entry in (
        b.entry_of(b.base + (1 << bits), 5),
        b.entry_of(b.base, 5 + (1 << bits)),
        b.entry_of(b.base, 1 << 63),
    ):
        b.put(b.base + 0x2000, entry)
        before = bytes(b.target.bytes)
        assert await b.p.job(HASH | LIST | 2 << 8, **(good | {"src": b.base + 0x2000, "len": 1})) == IDLE
        await b.p.error("addr")
        assert before == bytes(b.target.bytes)
    b.put(b.base + 0x2004, b.entry_of(b.base, 5))  # not at a word of 64 bits
    before = bytes(b.target.bytes)
    assert await b.p.job(HASH | LIST | 2 << 8, **(good | {"src": b.base + 0x2004, "len": 1})) == IDLE
    await b.p.error("addr")
    assert before == bytes(b.target.bytes)
    for name, value in (("WINDOW_BASE", 1 << bits), ("WINDOW_LIMIT", b.base + 50)):  # empty; one word short
        await b.p.write(name, value)
        assert await b.p.job(HASH | 2 << 8, **good) == IDLE
        await b.p.error("addr")
        await b.p.write("WINDOW_BASE", 0)
    for limit in (1 << bits, (1 << 64) - 4):  # the last address
        await b.p.write("WINDOW_LIMIT", limit)
        await b.right("sha256", b.rng.randbytes(100), b.base, b.base + 0x1000)


@cocotb.test()
async def the_last_address(dut):
    """A message, a list and an output may end there. One that goes on is refused, and nothing comes from or goes to
    the first addresses."""
    b = Bench(dut, 19, last=True)
    await start(dut)
    end, word = b.base + SIZE, HASH | 2 << 8
    for length in (1, 70):
        await b.right("sha256", b.rng.randbytes(length), end - length, b.base)
        assert await b.p.job(word, src=end - length, len=length + 1, dst=b.base, olen=32) == IDLE
        await b.p.error("addr")
        assert await b.p.job(word, src=end - length, len=(1 << b.bits) - 1, dst=b.base, olen=32) == IDLE
        await b.p.error("addr")
    await b.right("sha256", b"abc", b.base, end - 32)
    assert await b.p.job(word, src=b.base, len=3, dst=end - 31, olen=32) == IDLE
    await b.p.error("addr")
    b.put(end - 2 * b.entry, b.entry_of(b.base, 3))
    at, want = b.base + 0x100, digest("sha256", bytes(b.target.bytes[:3]))
    assert await b.p.job(word | LIST, src=end - 2 * b.entry, len=1, dst=at, olen=32) == IDLE
    assert await b.p.read("ERROR") == 0
    assert bytes(b.target.bytes[0x100:0x120]) == want
    assert await b.p.job(word | LIST, src=end - 2 * b.entry, len=2, dst=at, olen=32) == IDLE
    await b.p.error("addr")
    assert all(b.base <= address < end for _, address, _ in b.target.bursts)


UPPER = ("SRC_HIGH", "LEN_HIGH", "DST_HIGH", "OLEN_HIGH", "WINDOW_BASE_HIGH", "WINDOW_LIMIT_HIGH")


@cocotb.test()
async def upper_halves(dut):
    """They can be written if addresses have more than 32 bits, but not while a job runs, those of the window not once
    they are locked."""
    b = Bench(dut, 20)
    await start(dut)
    b.stall(0.5)
    assert await b.p.read("CAPABILITY") >> 16 & 0x7F == b.bits
    first = {name: await b.p.read(name) for name in UPPER}
    assert first == dict.fromkeys(UPPER, 0) | {"WINDOW_LIMIT_HIGH": 0xFFFFFFFF}
    for i, name in enumerate(UPPER):
        await b.p.write(name, 0x89ABCDE0 + i)
    written = {name: 0x89ABCDE0 + i for i, name in enumerate(UPPER)} if b.bits > 32 else first
    assert {name: await b.p.read(name) for name in UPPER} == written
    for name in UPPER:
        await b.p.write(name, first[name])
    b.put(b.base, message := b.rng.randbytes(4000))
    for name, value in (("SRC", b.base), ("LEN", 4000), ("DST", b.base + 0x1001), ("OLEN", 32), ("CMD", HASH | 2 << 8)):
        await b.p.write(name, value)
    running = {name: await b.p.read(name) for name in UPPER}
    for name in UPPER:
        await b.p.write(name, 1)
        await b.p.error("locked")
    assert await b.p.read("STATUS") & JOB
    assert await b.p.rest() == IDLE
    assert {name: await b.p.read(name) for name in UPPER} == running
    assert bytes(b.target.bytes[0x1001:0x1021]) == digest("sha256", message)
    await b.p.write("LOCK", 1)
    for name in UPPER:
        await b.p.write(name, 2)
        if name.startswith("WINDOW"):
            await b.p.error("locked")
        assert await b.p.read(name) == (2 if b.bits > 32 and not name.startswith("WINDOW") else running[name]), name
    assert await b.p.read("ERROR") == 0


# Parameters by name; those of make test, and the others.
SMALL = {"HasSha512": 0, "HasKeccak": 0}
TOPS = {"a40": {"AddrWidth": 40, **SMALL}}
OTHERS = {
    "a32": SMALL,
    "a33": {"AddrWidth": 33},
    "a64": {"AddrWidth": 64},
    "w64-a63": {"EngineWidth": 64, "ManagerWidth": 64, "AddrWidth": 63},
    "w128-a40": {"EngineWidth": 128, "ManagerWidth": 128, "AddrWidth": 40},
}


@one_state
@pytest.mark.full
@pytest.mark.parametrize("top", [*TOPS, *OTHERS])
def test_addresses(top, state):
    parameters = {**TOPS, **OTHERS}[top]
    simulate("rvh_mmio_axi", __name__, rtl_files("core", "engine", "attachment.mmio"), parameters, (state,))
