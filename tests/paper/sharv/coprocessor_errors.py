# SPDX-License-Identifier: Apache-2.0
"""Part of test_coprocessor.py: what is wrong sets its bit of the status word, stores nothing, hangs nothing, and the
next hash is right. What is no instruction of ours is not accepted."""

import cocotb
from cocotb.triggers import FallingEdge, ReadOnly

from tests.lib.xif import encode, known
from tests.paper.sharv.bench import (
    BASE,
    DST,
    FOUR,
    GOES_ON,
    IMAGE,
    IMAGE_WORDS,
    KIND,
    MOST,
    PAPER,
    SIZE,
    SRC,
    TABLE,
    X4,
    Bench,
    begin,
)

END = 1 << 32


async def wrong(b: Bench, errors: set[str]) -> None:
    """The model says so, the coprocessor says so, and the next hash is right."""
    assert b.errors == errors
    await b.check()
    await b.good()


@cocotb.test()
async def what_is_latched(dut):
    """Misaligned, no amount, a wrong one, beyond the last address: the instruction that would use it does nothing."""
    b = await begin(dut, 11, 0.2)
    for base, words, errors in (
        (SRC + 1, 16, {"addr"}),
        (SRC + 2, 8, {"addr", "amount"}),
        (SRC, 0, {"amount"}),
        (SRC, 15, {"amount"}),
        (SRC, 17, {"amount"}),
        (SRC, 1 << 30, {"addr", "amount"}),
        (SRC, 1 << 31, {"addr", "amount"}),
        (END - 64, 32, {"addr"}),
        (END - 32, 16, {"addr"}),
    ):
        await b.image()
        await b.latch(base, words)
        await b.write()
        await wrong(b, errors)
        await b.image()
        await b.latch(base, words)
        await b.write()
        await b.sha(False, True)
        await wrong(b, errors | {"state"})
    for base, words, errors in (
        (IMAGE + 2, IMAGE_WORDS, {"addr"}),
        (IMAGE, IMAGE_WORDS - 1, {"amount"}),
        (IMAGE, 8, {"amount"}),
        (END - 32, IMAGE_WORDS, {"addr"}),
        (END - 4 * IMAGE_WORDS + 4, IMAGE_WORDS, {"addr"}),
    ):
        await b.latch(base, words)
        await b.stage()
        await wrong(b, errors)
    for base, words, errors in (
        (DST + 3, 8, {"addr"}),
        (DST, 0, {"amount"}),
        (END - 32, 16, {"addr"}),
        (END - 28, 8, {"addr"}),
    ):
        await b.latch(base, words)
        await b.read()
        await wrong(b, errors)


@cocotb.test()
async def what_does_not_fit_together(dut):
    b = await begin(dut, 12, 0.2)
    await b.latch(SRC, 16)
    await b.write()
    await b.sha(False, True)
    await wrong(b, {"state"})  # without IV and K
    await b.wipe()
    await b.latch(SRC, 16)
    await b.write()
    await b.sha(True, False)
    await wrong(b, {"state"})  # without them again
    await b.sha(False, False)
    await wrong(b, {"state"})  # without a write
    await b.run(False, False, bytes(64))
    await b.run(False, True, bytes(64), GOES_ON)
    await wrong(b, {"state"})  # no message to go on from
    await b.run(False, True, bytes(64), store=False)
    await b.run(False, False, bytes(64), GOES_ON)
    await wrong(b, {"cmd"})  # short
    for words in (1, 7, 9, 15, 16):
        for sha224 in (False, True):
            for long in (False, True):
                n = 2 if not long else 1
                digest = 7 if sha224 else 8
                if words == n * digest or (words == 15 and long):
                    continue
                await b.image()
                await b.latch(SRC, 16 * n)
                await b.write()
                await b.latch(DST, words)
                await b.read()
                await b.sha(sha224, long)
                await wrong(b, {"amount"})
    for how in (FOUR, FOUR | GOES_ON):
        await b.run(False, False, bytes(256), how, store=False)
        await wrong(b, {"cmd"})
    if KIND != X4:
        await b.run(False, True, bytes(256), FOUR)
        await wrong(b, {"cmd"})
    else:
        for n in (1, 2, 3, 5, 6, 7):
            await b.run(False, True, bytes(64 * n), FOUR)
            await wrong(b, {"amount"})
        await b.run(False, True, bytes(64), store=False)
        await b.run(False, True, bytes(256), FOUR | GOES_ON)
        await wrong(b, {"state"})  # one message is there, not four
        await b.run(False, True, bytes(256), FOUR, store=False)
        await b.run(False, True, bytes(64), GOES_ON)
        await wrong(b, {"state"})  # four, not one
    if KIND == PAPER:
        for long, most in MOST.items():
            await b.run(False, long, bytes(64 * (most + 1)))
            await wrong(b, {"amount"})
            await b.run(False, long, b.rng.randbytes(64 * most))
            await b.check()


@cocotb.test()
async def a_refusal_is_no_end(dut):
    """What is refused leaves the hash value to go on from, IV and K as they were; what was named for it is gone."""
    b = await begin(dut, 13, 0.1)
    for what in range(3):
        await b.image()
        await b.run(False, True, b.rng.randbytes(128), store=False)
        if what == 0:
            await b.latch(DST, 9)
            await b.read()
            await b.latch(SRC, 16)
            await b.write()
            await b.sha(False, True, GOES_ON)
        elif what == 1:
            await b.sha(True, True)
        else:
            await b.do("status", BASE + SIZE)  # memory refuses the word
            b.errors.add("write")
        await b.check()
        await b.run(False, True, b.rng.randbytes(64), GOES_ON)
        await b.check()


async def refused(b: Bench, bad: set[int], errors: set[str], kept: bool) -> None:
    """After a run that the model does not know: these errors, and STATE if it came late; IV and K are kept, or not;
    nothing that is wrong is in memory."""
    maybe = set() if kept else {"state"}
    for address in range(DST, DST + 512, 4):
        old, new = b.before[address - DST :][:4], b.get(address, 4)
        right = b.wanted[address - BASE :][:4]
        assert new in (old, right) or address in bad
    b.wanted[:] = b.memory.bytes
    staged, chained, told = await b.told()
    assert errors <= told <= errors | maybe, told
    assert staged == kept
    assert not chained or "state" in told
    b.memory.bad.clear()
    b.chain = {False: None, True: None}
    b.errors = set()


@cocotb.test()
async def memory_refuses(dut):
    """IV, K, any word of any block, any word of the digests: read or write error, no digest of a message that was not
    read whole, no hash value to go on from, and the next hash is right."""
    b = await begin(dut, 14)
    read_k = KIND != 2
    for turn in range(24):
        b.memory.stall = b.rng.choice((0, 0, 0.3))
        b.hurry = b.rng.choice((1, 1, 0.6))
        long = bool(b.rng.randrange(2))
        how = FOUR if long and KIND == X4 and b.rng.randrange(2) else 0
        n = 4 * b.rng.randrange(1, 3) if how else b.rng.randrange(1, 6)
        b.put(DST, b.rng.randbytes(512))
        b.before = b.get(DST, 512)
        what = ("iv", "k", "block", "digest")[turn % 4]
        image = b.next_place(IMAGE)
        src = b.next_place(SRC)
        word = {
            "iv": image + 4 * b.rng.randrange(8),
            "k": image + 32 + 4 * b.rng.randrange(64),
            "block": src + 4 * b.rng.randrange(16 * n),
            "digest": DST + 4 * b.rng.randrange(8 * ((4 if how else 1) if long else n)),
        }[what]
        b.memory.bad = {word}
        await b.image()
        if b.rng.randrange(2):
            await b.cycles(b.rng.randrange(30))
        await b.run(False, long, b.rng.randbytes(64 * n), how)
        if what == "k" and not read_k:
            await b.check()
            b.memory.bad.clear()
            continue
        await b.do("status", BASE + SIZE)  # waits until all is done; memory refuses it
        await b.do("wait")
        untouched = {"iv": 0, "k": 0, "block": (word - src) // 64 if not long else 0, "digest": n}[what]
        if what != "digest":
            assert b.get(DST + 32 * untouched, 256) == b.before[32 * untouched :][:256]
        await refused(
            b, {word}, {"write" if what == "digest" else "read", "write"}, what in ("block", "digest") and KIND != X4
        )
        await b.good()


@cocotb.test()
async def every_word_of_iv_at_any_time(dut):
    """A hash that comes while IV and K are on their way, and memory refuses one of their words."""
    b = await begin(dut, 15, hurry=1, wrong_path=0)
    for word in (0, 2, 5, 7, 8, 71):
        for late in range(0, 8, 1 if word < 8 else 3):
            if KIND == 2 and word > 7:
                continue
            b.memory.bad = {b.next_place(IMAGE) + 4 * word}
            b.put(SRC, b.rng.randbytes(64))
            b.put(DST, b.rng.randbytes(512))
            b.before = b.get(DST, 512)
            await b.latch(SRC, 16)
            await b.write()
            await b.latch(DST, 8)
            await b.read()
            await b.image()
            await b.cycles(late)
            await b.do("sha256long")
            b.armed = b.store = None
            await refused(b, set(), {"read"}, False)
            assert b.get(DST, 512) == b.before
            await b.good()


@cocotb.test()
async def status_addresses(dut):
    b = await begin(dut, 16, 0.2)
    for address, error in (
        (BASE + SIZE, "write"),
        (BASE - 4, "write"),
        (DST + 2, "addr"),
        (DST + 1, "addr"),
        (END - 1, "addr"),
    ):
        await b.image()
        await b.do("status", address)
        b.errors.add(error)
        await b.check()
        await b.run(True, False, b.rng.randbytes(64))
        await b.check()
        b.wanted[:] = b.memory.bytes
    for error in ("cmd",):
        await b.run(False, False, bytes(64), GOES_ON)
        await b.do("status", BASE + SIZE)
        b.errors.add("write")
        assert error in b.errors
        await wrong(b, {"cmd", "write"})  # not told: kept


@cocotb.test()
async def only_ours(dut):
    """All encodings of both opcodes with registers that are x0, and with one that is not."""
    b = await begin(dut, 17, hurry=1, wrong_path=0)
    await b.image()
    await b.run(False, True, b.rng.randbytes(128), store=False)
    await b.check()
    await b.retired()
    accepted = 0
    for major in {i["major"] for i in TABLE.values()}:
        for rest in range(1 << 10):
            fields = (
                [0]
                + [b.rng.randrange(1, 32) << bit for bit in (7, 15, 20)]
                + [1 << b.rng.choice((7, 11, 15, 19, 20, 24))]
            )
            for field in fields:
                word = major | (rest & 7) << 12 | rest >> 3 << 25 | field
                dut.x_issue_req_instr_i.value = word
                dut.x_issue_req_rs_valid_i.value = 0
                dut.x_issue_valid_i.value = int(not known(word, TABLE))
                await ReadOnly()
                assert bool(dut.x_issue_resp_accept_o.value) == known(word, TABLE), hex(word)
                accepted += known(word, TABLE)
                assert known(word, TABLE) or dut.x_issue_ready_o.value
                await FallingEdge(dut.clk_i)
    dut.x_issue_valid_i.value = 0
    assert accepted > len(TABLE)
    for name in TABLE:
        for bit in range(32):
            word = encode(name, table=TABLE) ^ 1 << bit
            if not known(word, TABLE):
                assert await b.rejected(word), (name, hex(word))
    for word in (0x00000013, 0x00C5852B & ~0x20, 0x0000005B, 0xB0002573, 0):
        assert known(word, TABLE) or await b.rejected(word), hex(word)
    await b.check()
    await b.run(False, True, b.rng.randbytes(64), GOES_ON)
    await b.check()
