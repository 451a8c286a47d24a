# SPDX-License-Identifier: Apache-2.0
"""rvh_mmio through a maintained OBI model: digests with and without gaps on the bus, the whole register map from its
SystemRDL source, every error, the interrupt, wipe and reset in mid-message. A watcher checks the protocol all along."""

import cocotb
from cocotb.triggers import FallingEdge, ReadOnly

from rvhash.model import ALGORITHMS, NAMES, digest
from tests.lib.cocotb_runner import ROOT, one_state, rtl_files, simulate
from tests.lib.handshake import registers, reset, start
from tests.lib.mmio import (
    ADDR,
    ALL_ERRORS,
    BUSY,
    DONE,
    ERR,
    FINISH,
    IDLE,
    IN,
    JOB,
    LIST,
    MSG,
    OUT,
    PAD,
    REG,
    RESTORE,
    SAVE,
    START,
    TO_MEMORY,
    WIPE,
    Peripheral,
)


def wrong_uses(p: Peripheral):
    """For each bit of ERROR an action that sets it alone. They leave the engine idle."""

    async def too_long() -> None:
        await p.command(START, ALGORITHMS["sha256"].number)
        p.dut.u_mmio.u_unit.u_engine.gen_length.u_length.length_q.value = (1 << 61) - 1
        await p.bus.write(MSG, 0, length=4)
        assert await p.rest() == IDLE

    async def locked() -> None:
        await p.command(WIPE)
        await p.write("SRC", 1)
        assert await p.rest() == IDLE

    async def bad_context() -> None:
        await p.command(RESTORE)
        for _ in range(8):
            await p.bus.write(MSG, 0, length=4)
        assert await p.rest() == IDLE

    return {
        "cmd": lambda: p.command(7),
        "alg": lambda: p.command(START, 14),
        "state": lambda: p.command(FINISH),
        "msg": lambda: p.bus.write(MSG, 0, length=4),
        "out": lambda: p.bus.read(OUT),
        "access": lambda: p.bus.read(0xFFC),
        "length": too_long,
        "context": bad_context,
        "locked": locked,
    }


@cocotb.test()
async def digests(dut):
    """All modes, lengths around the block, with the bus at full speed and with random gaps."""
    p = Peripheral(dut, 1)
    await start(dut)
    for gaps in (False, True):
        if gaps:
            p.bus.enable_backpressure(seednum=5, req=True)
        for name in NAMES:
            block = ALGORITHMS[name].block_bytes
            for length in (0, 1, 2, 3, 4, 55, 56, 64, block - 1, block, block + 1, 3 * block):
                message = p.rng.randbytes(length)
                count = p.rng.choice((1, 7, 32, block, block + 8)) if ALGORITHMS[name].xof else None
                assert await p.hash(name, message, count) == digest(name, message, count), (name, length, count)
                if ALGORITHMS[name].xof:
                    assert await p.read("STATUS") == DONE
                else:
                    assert await p.read("STATUS") == IDLE
    assert await p.read("ERROR") == 0


@cocotb.test()
async def register_map_is_the_rdl(dut):
    """Reset values, writable bits and read-only bits of every register, as the SystemRDL source says."""
    p = Peripheral(dut, 2)
    await start(dut)
    special = {
        "CMD",
        "ERROR",
        "STATUS",
        "INTR_STATE",
        "INTR_TEST",
        "CAPABILITY",
        "LOCK",
    }  # behaviour, not storage: tested elsewhere
    for name, node in REG.items():
        if name in special:
            continue
        fields = node.fields()
        reset_value = sum((f.get_property("reset") or 0) << f.low for f in fields)
        writable = sum(((1 << f.width) - 1) << f.low for f in fields if f.is_sw_writable)
        upper = name.endswith("_HIGH")  # of addresses that have 32 bits here: what is written has no effect
        assert await p.read(name) == reset_value, name
        for pattern in (0xFFFFFFFF, 0x5A5AA5A5, 0):
            await p.write(name, pattern)
            assert await p.read(name) == (reset_value if upper else pattern & writable | reset_value & ~writable), name
            if not writable:
                await p.error("access")
    assert (await p.read("NAME")).to_bytes(4, "little") == b"RVHS"
    assert await p.read("STATUS") == IDLE
    assert await p.read("CAPABILITY") == 32 << 16 | 0b111_0000_0111


@cocotb.test()
async def early_read_takes_nothing(dut):
    """A read of the output window before DONE, in each cycle after FINISH, is an error and consumes no word."""
    p = Peripheral(dut, 14)
    await start(dut)
    early = 0
    for name in ("sha256", "sha3-256", "shake128"):
        for wait in range(10, 75):
            await p.command(START, ALGORITHMS[name].number)
            await p.command(FINISH)
            for _ in range(wait):
                await FallingEdge(dut.clk_i)
            value = await p.raw(OUT)
            if await p.read("ERROR"):
                early += 1
                assert value == 0, (name, wait)
                await p.error("out")
                await p.done()
                count = ALGORITHMS[name].out_bytes()
                assert await p.output(count) == digest(name, b"", count), (name, wait)
            await p.command(WIPE)
            await p.rest()
    assert early > 100


@cocotb.test()
async def errors(dut):
    """Each wrong use sets its bit, changes nothing else, and the next digest is right."""
    p = Peripheral(dut, 3)
    await start(dut)

    for op in (0, 2, 7):
        await p.command(op)
        await p.error("cmd")
    for bit in (3, 6, 7, 20, 21, 22, 23):  # bits that must be 0
        await p.write("CMD", START | 2 << 8 | 1 << bit)
        await p.error("cmd")
    sha = START | 2 << 8
    misfits = (LIST, FINISH | LIST, SAVE | IN, SAVE | FINISH, RESTORE | FINISH, RESTORE | TO_MEMORY, sha | TO_MEMORY)
    for word in (*misfits, PAD | TO_MEMORY, sha | 1 << 4, WIPE | FINISH, WIPE | 1 << 8, WIPE | 1 << 24):
        await p.write("CMD", word)
        await p.error("cmd")
    for number in (0, 7, 14):
        await p.command(START, number)
        await p.error("alg")
    for rate in (5, 6, 7):
        await p.write("CMD", START | 15 << 8 | rate << 16)
        await p.error("alg")
    for word in (PAD, SAVE, IN, TO_MEMORY, SAVE | TO_MEMORY, PAD | IN):
        await p.write("CMD", word)
        await p.error("state")
    await p.write("TAIL", 0x11223344)
    await p.command(FINISH, tail=3)
    await p.error("state")
    assert await p.read("TAIL") == 0x11223344  # a refused command changes nothing
    await p.bus.write(MSG, 1, length=4)
    await p.error("msg")
    assert await p.bus.read(OUT) == 0
    await p.error("out")
    assert await p.bus.read(MSG) == 0
    await p.error("access")
    await p.bus.write(OUT, 1, length=4)
    await p.error("access")
    for address in (0x28, 0x2C, 0x68, 0x7C, 0x80, 0x100, 0x3FC, 0xC00, 0xFFC):
        assert await p.bus.read(address) == 0
        await p.error("access")
        await p.bus.write(address, 0xFFFFFFFF, length=4)
        await p.error("access")
    assert await p.read("CMD") == 0
    await p.error("access")
    for name in ("NAME", "VERSION", "STATUS", "CAPABILITY"):
        await p.write(name, 0xFFFFFFFF)
        await p.error("access")
    await p.right()


@cocotb.test()
async def narrow_and_misaligned(dut):
    """Bytes and half-words are refused everywhere, in every lane, in mid-message too."""
    p = Peripheral(dut, 4)
    await start(dut)
    await p.raw(ADDR["CMD"], data=START | ALGORITHMS["sha3-256"].number << 8)
    for address in (MSG, OUT, ADDR["TAIL"], ADDR["INTR_ENABLE"], ADDR["ERROR"]):
        for be in (1, 2, 4, 8, 3, 6, 12, 7, 14, 0):
            await p.raw(address, be, 0xFFFFFFFF)
            assert await p.raw(address, be) == 0
            assert await p.raw(ADDR["ERROR"]) == ERR["access"], (hex(address), be)
            await p.raw(ADDR["ERROR"], data=ERR["access"])
        for offset in (1, 2, 3):
            await p.raw(address + offset, 0xF, 0xFFFFFFFF)
            assert await p.raw(ADDR["ERROR"]) == ERR["access"]
            await p.raw(ADDR["ERROR"], data=ERR["access"])
    assert await p.raw(ADDR["TAIL"]) == 0
    assert await p.raw(ADDR["INTR_ENABLE"]) == 0
    await p.raw(MSG, data=int.from_bytes(b"abcd", "little"))
    await p.raw(ADDR["CMD"], data=FINISH)
    await p.done()
    assert await p.output(32) == digest("sha3-256", b"abcd")
    assert await p.read("ERROR") == 0


@cocotb.test()
async def use_while_busy(dut):
    """Commands, words and reads at every point of processing: an error or an answer, never a wrong digest."""
    p = Peripheral(dut, 5)
    await start(dut)
    for name in ("sha256", "sha3-384", "shake128"):
        for delay in range(0, 90, 7):
            await p.command(START, ALGORITHMS[name].number)
            await p.absorb(b"0123456789")
            await p.write("TAIL", int.from_bytes(b"89", "little"))
            await p.command(FINISH, tail=2)
            assert await p.read("TAIL") == 0
            for _ in range(delay):
                await FallingEdge(dut.clk_i)
            busy = delay < 7  # for some time to come
            if busy:
                assert await p.read("STATUS") == BUSY | JOB
            await p.bus.write(MSG, 0xFFFFFFFF, length=4)
            await p.command(FINISH)
            if busy:
                for register in ("TAIL", "CONFIG", "SRC", "LEN", "DST", "OLEN"):
                    await p.write(register, 0xFFFFFFFF)
                await p.command(START, 2)
                await p.command(WIPE, tail=1)
            assert await p.rest() == DONE
            assert await p.read("ERROR") in (
                {ERR["msg"] | ERR["locked"]} if busy else {ERR["msg"] | ERR["locked"], ERR["msg"] | ERR["state"]}
            )
            await p.write("ERROR", ALL_ERRORS)
            for register in ("TAIL", "CONFIG", "SRC", "LEN", "DST", "OLEN"):
                assert await p.read(register) == 0
            count = ALGORITHMS[name].out_bytes()
            assert await p.output(count) == digest(name, b"0123456789")
    await p.command(WIPE)
    await p.rest()
    await p.right()


@cocotb.test()
async def digest_read_before_done(dut):
    """Before the end of a message the output window reads 0 and says so; the digest comes out whole later."""
    p = Peripheral(dut, 6)
    await start(dut)
    await p.command(START, ALGORITHMS["sha256"].number)
    assert await p.bus.read(OUT) == 0
    await p.error("out")
    await p.bus.write(MSG, int.from_bytes(b"abcd", "little"), length=4)
    await p.command(FINISH)
    assert await p.bus.read(OUT) == 0
    await p.error("out")
    await p.done()
    assert await p.output(32) == digest("sha256", b"abcd")
    assert await p.bus.read(OUT) == 0  # a digest can be read once
    await p.error("out")
    await p.right()


@cocotb.test()
async def interrupt(dut):
    """Level-sensitive: it follows its cause, the enable and the test bits, and nothing else."""
    p = Peripheral(dut, 7)
    await start(dut)

    async def line() -> int:
        await FallingEdge(dut.clk_i)
        await ReadOnly()
        value = int(dut.irq_o.value)
        await FallingEdge(dut.clk_i)
        return value

    async def state(want: int) -> None:
        assert await p.read("INTR_STATE") == want
        for enable in range(4):
            await p.write("INTR_ENABLE", enable)
            assert await line() == int(bool(enable & want))

    await p.write("INTR_TEST", 2)
    await state(2)
    await p.write("INTR_TEST", 3)
    await state(3)
    await p.write("INTR_TEST", 0)
    await state(1)  # DONE stays until it is cleared
    await p.write("INTR_STATE", 2)
    await state(1)
    await p.write("INTR_STATE", 1)
    await state(0)
    sha256 = ALGORITHMS["sha256"].number
    await p.command(START, sha256)
    await p.rest()
    await state(1)  # every command ends with DONE
    await p.write("INTR_ENABLE", 1)
    await p.command(FINISH)
    assert await line() == 0  # and the next one clears it
    for _ in range(100):
        await FallingEdge(dut.clk_i)
    assert await line() == 1
    assert await p.output(32) == digest("sha256", b"")
    assert await line() == 1  # neither reading the state nor the digest clears it
    await p.write("INTR_STATE", 1)
    assert await line() == 0
    await p.write("INTR_ENABLE", 2)
    for name, wrong in wrong_uses(p).items():
        assert await line() == 0
        await wrong()
        assert await line() == 1, name
        assert await p.read("INTR_STATE") & 2
        await p.error(name)
    assert await line() == 0


@cocotb.test()
async def error_in_the_cycle_of_a_clear(dut):
    """An error raised around a write to ERROR is never lost (hardware wins)."""
    p = Peripheral(dut, 8)
    await start(dut)
    for delay in range(10):
        for value in (0, ALL_ERRORS):
            await p.write("ERROR", ALL_ERRORS)
            p.bus.write_nowait(ADDR["ERROR"], value, length=4)
            for _ in range(delay):
                await FallingEdge(dut.clk_i)
            p.bus.write_nowait(MSG, 1, length=4)
            await p.bus.write(MSG, 1, length=4)
            assert await p.read("ERROR") == ERR["msg"], (delay, value)
    await p.write("ERROR", ALL_ERRORS)
    await p.right()


@cocotb.test()
async def wipe_and_reset_at_any_point(dut):
    """WIPE or an asynchronous reset in mid-message, then a right digest."""
    p = Peripheral(dut, 9)
    await start(dut)
    for turn in range(40):
        await p.command(START, ALGORITHMS[p.rng.choice(NAMES)].number)
        await p.absorb(p.rng.randbytes(4 * p.rng.randrange(60)))
        await p.write("TAIL", 0xDEADBEEF)
        if turn % 4 >= 2:
            await p.command(FINISH, tail=turn % 4)
            for _ in range(p.rng.randrange(80)):
                await FallingEdge(dut.clk_i)
        if turn % 2:
            await reset(dut)
        else:
            await p.command(WIPE)
        assert await p.read("TAIL") == 0
        assert await p.rest() == IDLE
        await p.right(p.rng.choice(NAMES), p.rng.randbytes(turn))


@cocotb.test()
async def wipe_behind_wipe(dut):
    """WIPE while an earlier one waits for the engine: what the engine is offered stays until it is taken."""
    p = Peripheral(dut, 21)
    await start(dut)
    engine = dut.u_mmio.u_unit.u_engine
    waited = 0

    async def watch_commands() -> None:
        nonlocal waited
        offered = None
        while True:
            await FallingEdge(dut.clk_i)
            await ReadOnly()
            now = int(engine.cmd_i.value) if engine.cmd_valid_i.value else None
            assert offered in (None, now), "a command was taken back"
            offered = None if engine.cmd_ready_o.value else now
            waited += offered is not None

    watcher = cocotb.start_soon(watch_commands())
    for gap in range(50):
        await p.command(START, ALGORITHMS["sha3-256"].number)
        for _ in range(3):
            await p.command(WIPE)
        for _ in range(gap):
            await FallingEdge(dut.clk_i)
        await p.command(WIPE)
        assert await p.rest() == IDLE
    assert waited > 50
    await p.right()
    watcher.cancel()


@cocotb.test()
async def refused_reads_show_nothing(dut):
    """While a digest waits, whatever is not a read of the output window reads 0 and takes nothing away."""
    p = Peripheral(dut, 11)
    await start(dut)
    await p.raw(ADDR["CMD"], data=START | ALGORITHMS["sha256"].number << 8)
    await p.raw(ADDR["CMD"], data=FINISH)
    while await p.raw(ADDR["STATUS"]) & JOB:
        pass
    for address, be in ((0x100, 15), (MSG, 15), (0xC00, 15), (OUT, 1), (OUT + 2, 12), (ADDR["CMD"], 15)):
        assert await p.raw(address, be) == 0, hex(address)
    await p.raw(OUT, data=1)
    assert await p.raw(ADDR["ERROR"]) == ERR["access"]
    out = b"".join([(await p.raw(OUT)).to_bytes(4, "little") for _ in range(8)])
    assert out == digest("sha256", b"")


@cocotb.test()
async def answers_come_in_order(dut):
    """Requests given before the answer to the one before: slow registers and fast windows answer in order."""
    p = Peripheral(dut, 12)
    await start(dut)
    await p.raw(ADDR["CMD"], data=START | ALGORITHMS["sha256"].number << 8)
    await p.raw(ADDR["CMD"], data=FINISH)
    while await p.raw(ADDR["STATUS"]) & JOB:
        pass
    name = int.from_bytes(b"RVHS", "little")
    words = [int.from_bytes(digest("sha256", b"")[i : i + 4], "little") for i in range(0, 32, 4)]
    plan = [(ADDR["NAME"], name), (OUT, words[0]), (OUT, words[1]), (ADDR["NAME"], name), (ADDR["STATUS"], DONE)]
    plan += [(OUT, words[2]), (0x100, 0), (OUT, words[3]), (ADDR["ERROR"], ERR["access"]), (OUT, words[4])]
    dut.s_obi_we.value, dut.s_obi_be.value = 0, 0xF
    requests, answers = list(plan), []
    for _ in range(100):
        dut.s_obi_req.value = int(bool(requests))
        if requests:
            dut.s_obi_addr.value = requests[0][0]
        await ReadOnly()
        if dut.s_obi_rvalid.value:
            answers.append(int(dut.s_obi_rdata.value))
        if requests and dut.s_obi_gnt.value:
            requests.pop(0)
        await FallingEdge(dut.clk_i)
    assert answers == [want for _, want in plan]


@cocotb.test()
async def word_behind_a_waiting_finish(dut):
    """FINISH waits for a full block; a message word directly after it comes too late, which is reported."""
    p = Peripheral(dut, 14)
    await start(dut)
    message = p.rng.randbytes(64)
    await p.raw(ADDR["CMD"], data=START | ALGORITHMS["sha256"].number << 8)
    for i in range(0, 64, 4):
        await p.raw(MSG, data=int.from_bytes(message[i : i + 4], "little"))
    dut.s_obi_we.value, dut.s_obi_be.value = 1, 0xF
    for address, data in ((ADDR["CMD"], FINISH), (MSG, 0xFFFFFFFF)):
        dut.s_obi_req.value, dut.s_obi_addr.value, dut.s_obi_wdata.value = 1, address, data
        granted = False
        while not granted:
            await ReadOnly()
            granted = bool(dut.s_obi_gnt.value)
            await FallingEdge(dut.clk_i)
    dut.s_obi_req.value = 0
    for _ in range(3):
        await FallingEdge(dut.clk_i)
    assert await p.raw(ADDR["ERROR"]) == ERR["msg"]
    while await p.raw(ADDR["STATUS"]) & JOB:
        pass
    out = b"".join([(await p.raw(OUT)).to_bytes(4, "little") for _ in range(8)])
    assert out == digest("sha256", message)


@cocotb.test()
async def nothing_left_after_wipe(dut):
    """After WIPE no register of the peripheral tells one past from another, bus registers included."""
    p = Peripheral(dut, 13)
    await start(dut)
    images = []
    for turn in range(12):
        await p.command(START, ALGORITHMS[NAMES[turn % len(NAMES)]].number)
        await p.absorb(p.rng.randbytes(p.rng.randrange(300)))
        if turn % 2:
            await p.command(FINISH)
            await p.done()
            await p.output(12)
        await p.command(WIPE)
        for _ in range(80):
            await FallingEdge(dut.clk_i)
        await ReadOnly()
        images.append(registers(dut.u_mmio))
        await FallingEdge(dut.clk_i)
    assert any("window_rdata_q" in path for path in images[0])
    for image in images:
        assert image == images[0], [path for path in image if image[path] != images[0][path]]


@cocotb.test()
async def one_word_a_cycle(dut):
    """The message window takes a word in every cycle, and waits for one between two blocks."""
    p = Peripheral(dut, 10)
    await start(dut)
    await p.raw(ADDR["CMD"], data=START | ALGORITHMS["shake128"].number << 8)
    dut.s_obi_we.value, dut.s_obi_be.value, dut.s_obi_addr.value = 1, 0xF, MSG
    dut.s_obi_req.value = 1
    granted = []
    for _ in range(3 * 43):
        await ReadOnly()
        granted.append(int(dut.s_obi_gnt.value))
        await FallingEdge(dut.clk_i)
    dut.s_obi_req.value = 0
    assert granted == ([1] * 42 + [0]) * 3


@one_state
def test_mmio(state):
    sources = rtl_files("core", "engine", "attachment.mmio")
    probe = ROOT / "tests" / "attach" / "mmio" / "mmio_probe.sv"
    simulate("mmio_probe", __name__, [*sources, probe], states=(state,), inside=("*",))
