# SPDX-License-Identifier: Apache-2.0
"""Benches of rvh_stream_pipeline."""

import random

import cocotb
from cocotb.triggers import FallingEdge, ReadOnly

from rvhash.model import ALGORITHMS
from tests.lib import cavp
from tests.lib.axi_stream import Beat, Message, Streams, beats, interleaved
from tests.lib.handshake import reset, start

SPONGES = [name for name, a in ALGORITHMS.items() if a.family == "keccak" and name.startswith(("sha3", "shake"))]


async def begin(dut, seed: int) -> Streams:
    """No output is pending when the reset ends."""
    streams = Streams(dut, seed)
    await start(dut)
    return streams


def any_message(rng: random.Random, tid: int, longest: int = 700) -> Message:
    """Of any algorithm, with a length at an edge or anywhere."""
    name = rng.choice(SPONGES)
    a = ALGORITHMS[name]
    edge = a.block_bytes * rng.randrange(4) + rng.randrange(-1, 2)
    size = max(0, edge) if rng.random() < 0.5 else rng.randrange(longest)
    wanted = rng.choice((0, 1, 32, a.block_bytes - 1, a.block_bytes, a.block_bytes + 1, 400)) if a.xof else 0
    return Message(name, rng.randbytes(size), tid, wanted)


@cocotb.test()
async def one_at_a_time(dut):
    """Each algorithm, lengths around the block and the beat, without stalls."""
    s = await begin(dut, 1)
    for name in SPONGES:
        block = ALGORITHMS[name].block_bytes
        for size in (0, 1, s.width - 1, s.width, s.width + 1, block - 1, block, block + 1, 3 * block):
            wanted = 2 * block + 1 if ALGORITHMS[name].xof else 0
            await s.right([Message(name, s.rng.randbytes(size), s.rng.randrange(2), wanted)])


@cocotb.test()
async def random_traffic(dut):
    """Lengths, algorithms and tids mixed, beats interleaved, gaps and stalls on both sides."""
    s = await begin(dut, 2)
    slots = 1 << len(dut.s_axis_tid_i)
    for stall in ((0, 0), (0.5, 0), (0, 0.9), (0.3, 0.5)):
        for most in (1, 3, slots):
            await s.right([any_message(s.rng, s.rng.randrange(slots)) for _ in range(3 * slots)], stall, most)


@cocotb.test()
async def refused(dut):
    """What is no request, no full beat, or has a hole in tkeep is refused, and nobody else notices."""
    s = await begin(dut, 3)
    slots = 1 << len(dut.s_axis_tid_i)
    full = (1 << s.width) - 1
    for _ in range(12):
        good = [any_message(s.rng, tid) for tid in range(slots) if tid % 4]
        bad = []
        for tid in range(0, slots, 4):
            m = any_message(s.rng, tid)
            m.bad = True
            how = s.rng.randrange(4)
            if how == 0:
                # SHA-2, nothing, AlgSponge; a bit that must be 0; output bytes of a digest
                m.user = s.rng.choice((0, 1, 2, 7, 14, 15, 9 | s.rng.randrange(1, 16) << 4, 9 | 1 << 8))
            bad.append(m)
        packets = [beats(m, s.width, s.rng) for m in good]
        for m in bad:
            packet = beats(m, s.width, s.rng)
            if m.user is None:
                at = s.rng.randrange(len(packet))
                if at == len(packet) - 1:
                    keep = s.rng.choice((0b10, 0b101, full - 2, full ^ 1))
                else:
                    keep = s.rng.choice((0, 1, full >> 1, full - 1, full ^ 1 << s.width // 2))
                packet[at] = Beat(packet[at].data.ljust(s.width, b"\0"), m.tid, packet[at].user, packet[at].last, keep)
            packets.append(packet)
        s.rng.shuffle(packets)
        mixed = good + bad
        flow = await s.run(interleave(packets, s.rng), len(mixed), (0.1, 0.2))
        assert sorted(flow.packets) == sorted(m.output for m in mixed)


def interleave(packets, rng):
    """All of them at once, a random beat each time."""
    packets = [p for p in packets if p]
    while packets:
        chosen = rng.choice(packets)
        yield chosen.pop(0)
        if not chosen:
            packets.remove(chosen)


@cocotb.test()
async def resets(dut):
    """A reset at any point aborts everything, and the next messages are correct."""
    s = await begin(dut, 4)
    slots = 1 << len(dut.s_axis_tid_i)
    for _ in range(25):
        some = [any_message(s.rng, tid) for tid in range(slots)]
        packets = [beats(m, s.width, s.rng) for m in some]
        going = cocotb.start_soon(s.run(interleave(packets, s.rng), len(some), (0.1, 0.5)))
        for _ in range(s.rng.randrange(1, 200)):
            await FallingEdge(dut.clk_i)
        going.cancel()
        dut.s_axis_tvalid_i.value = dut.m_axis_tready_i.value = 0
        await reset(dut)
        await ReadOnly()
        assert not dut.m_axis_tvalid_o.value
        await FallingEdge(dut.clk_i)
        await s.right([any_message(s.rng, s.rng.randrange(slots)) for _ in range(3)], most=2)


@cocotb.test()
async def cavp_vectors(dut):
    """ShortMsg, LongMsg and VariableOut of all sponges, as many at once as there are slots."""
    s = await begin(dut, 5)
    slots = 1 << len(dut.s_axis_tid_i)
    messages = []
    for name in SPONGES:
        for v in cavp.chosen(name):
            wanted = len(v.output) if ALGORITHMS[name].xof else 0
            messages.append(Message(name, v.message, len(messages) % slots, wanted))
            assert messages[-1].output[1] == v.output
    await s.right(messages, (0.05, 0.05), slots)


@cocotb.test()
async def stalled_output(dut):
    """A pending output stalls no message in another slot; the input stalls when all slots are done."""
    s = await begin(dut, 7)
    slots, slot_bytes = 1 << len(dut.s_axis_tid_i), int(dut.SlotBytes.value)
    wall = (0.2, 1.0)
    first = [Message("sha3-256", s.rng.randbytes(10))]
    await s.run(interleave([beats(m, s.width, s.rng) for m in first], s.rng), 0, wall)
    while not dut.m_axis_tvalid_o.value:
        await FallingEdge(dut.clk_i)
    # Its slot is free again: the block of output has left it.
    others = [Message("sha3-256", s.rng.randbytes(slot_bytes + 300), tid) for tid in range(slots)]
    await s.run(interleave([beats(m, s.width, s.rng) for m in others], s.rng), 0, wall)
    for _ in range(60 * slots):
        await FallingEdge(dut.clk_i)
    last = [Message("sha3-256", s.rng.randbytes(s.width + 1), s.rng.randrange(slots))]
    dut.s_axis_tvalid_i.value, dut.s_axis_tid_i.value = 0, last[0].tid
    for _ in range(50):
        await ReadOnly()
        assert not dut.s_axis_tready_o.value
        await FallingEdge(dut.clk_i)
    flow = await s.run(interleave([beats(m, s.width, s.rng) for m in last], s.rng), slots + 2)
    s.check(flow, first + others + last, "tid")


@cocotb.test()
async def cycles(dut):
    """The header's figures."""
    s = await begin(dut, 6)
    slots, stages = 1 << len(dut.s_axis_tid_i), int(dut.Stages.value)
    word = len(dut.m_axis_tkeep_o)

    async def ends(message: Message) -> tuple[int, int]:
        """Cycles to its first beat of output from its last beat, and to its last one from its first one."""
        packets = [[b for b in beats(message, s.width, random.Random(1)) if b.keep or not message.data]]
        flow = await s.run(interleaved(packets, 1, s.rng), 1)
        s.check(flow, [message], "all")
        begins = next(i for i, (_, comes, _) in enumerate(flow.trace) if comes)
        return begins - flow.last_in, flow.ends[0] - flow.first_in

    for size in (0, 1, 135):
        assert (await ends(Message("sha3-256", s.rng.randbytes(size))))[0] == 29
    assert (await ends(Message("sha3-256", s.rng.randbytes(136))))[0] == 29 + 27
    # One long message: a block in 27, where the beats do not take longer; a block of output in 28.
    took = [(await ends(Message("sha3-256", bytes(136 * n))))[1] for n in (20, 30)]
    assert took[1] - took[0] == 10 * max(27, 136 // s.width)
    took = [(await ends(Message("shake128", b"", 0, 168 * n)))[1] for n in (2, 7)]
    assert took[1] - took[0] == 5 * max(28, -(-168 // word))
    # Messages of one block: as beats come, or a block in 24 / stages cycles, or as digests go, or as slots are free
    # again, 28 cycles after the last beat.
    count = 40 * slots
    messages = [Message("sha3-256", s.rng.randbytes(135), i % slots) for i in range(count)]
    packets = [b for m in messages for b in beats(m, s.width, random.Random(1))]
    packets = [b for b in packets if b.keep]
    flow = await s.run(packets, count)
    each = (flow.ends[-1] - flow.ends[0]) / (count - 1)
    takes = -(-135 // s.width)
    least = max(takes, 24 // stages, 32 // word, (takes + 28) / slots)
    dut._log.info(f"{8 * 135 / each:.1f} bits a cycle, messages of one block; of very many {8 * 135 / least:.1f}")
    assert each <= 1.05 * least
    # Long messages, interleaved beat by beat.
    size = 136 * 40
    long = [Message("sha3-256", s.rng.randbytes(size), i) for i in range(min(slots, 24))]
    packets = [beats(m, s.width, random.Random(1)) for m in long]
    turns = [p[i] for i in range(max(map(len, packets))) for p in packets if i < len(p)]
    flow = await s.run(turns, len(long))
    assert sorted(flow.packets) == sorted(m.output for m in long)
    dut._log.info(f"{8 * size * len(long) / (flow.ends[-1] - flow.first_in):.1f} bits a cycle, long messages")


@cocotb.test()
async def time(dut):
    """No handshake depends on a bit of a message."""
    s = await begin(dut, 8)
    traces = []
    for fill in (0, 1, 2):
        await reset(dut)
        s.rng.seed(8)
        source = random.Random(fill)
        some = [
            Message(name, source.randbytes(n), 0, 200 * name.startswith("shake")) for name in SPONGES for n in (9, 300)
        ]
        for i, m in enumerate(some):
            m.tid = i % (1 << len(dut.s_axis_tid_i))
        traces.append((await s.right(some, (0.2, 0.3), 3)).trace)
    assert traces[0] == traces[1] == traces[2]
