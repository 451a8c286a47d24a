# SPDX-License-Identifier: Apache-2.0
"""Benches of rvh_stream_single and rvh_stream_lanes: whole messages, one after the other."""

import random

import cocotb
from cocotb.triggers import FallingEdge, ReadOnly

from rvhash.model import ALGORITHMS, NAMES
from tests.lib import cavp
from tests.lib.axi_stream import Beat, Message, Streams, beats
from tests.lib.handshake import reset, start


class Attachment(Streams):
    """Either module."""

    def __init__(self, dut, seed: int) -> None:
        super().__init__(dut, seed)
        self.lanes = int(dut.Lanes.value) if hasattr(dut, "Lanes") else 1
        self.order = "all" if self.lanes == 1 or int(dut.InOrder.value) else "none"
        self.names = [n for n in NAMES if self.built(n)]
        self.most_id = 1 << len(dut.s_axis_tid_i)
        self.word = len(dut.m_axis_tkeep_o)

    def built(self, name: str) -> bool:
        """Whether the algorithm is."""
        family = (
            "Keccak" if ALGORITHMS[name].family == "keccak" else "Sha256" if name in ("sha224", "sha256") else "Sha512"
        )
        return bool(getattr(self.dut, f"Has{family}").value)

    def message(self, longest: int = 700) -> Message:
        """Any one, with a length at an edge or anywhere."""
        rng, name = self.rng, self.rng.choice(self.names)
        a = ALGORITHMS[name]
        edge = a.block_bytes * rng.randrange(4) + rng.randrange(-1, 2)
        size = max(0, edge) if rng.random() < 0.5 else rng.randrange(longest)
        wanted = rng.choice((0, 1, 32, a.block_bytes - 1, a.block_bytes, a.block_bytes + 1, 400)) if a.xof else 0
        return Message(name, rng.randbytes(size), rng.randrange(self.most_id), wanted)

    def spoilt(self) -> tuple[Message, list[Beat]]:
        """A message that is refused, and its beats."""
        rng, m, full = self.rng, self.message(), (1 << self.width) - 1
        m.bad = True
        how = rng.choice(("request", "hole", "tid"))
        if how == "request":
            # nothing, undefined ones, AlgSponge; a bit that must be 0; output bytes of a digest; what is not built
            number = ALGORITHMS[rng.choice([n for n in self.names if not ALGORITHMS[n].xof])].number
            missing = [a.number for a in ALGORITHMS.values() if a.name not in self.names]
            m.user = rng.choice((0, 7, 14, 15, number | rng.randrange(1, 16) << 4, number | 1 << 8, *missing))
        packet = beats(m, self.width, rng, 0.2)
        at = rng.randrange(len(packet))
        if how == "tid" and at > 0:
            packet[at].tid ^= rng.randrange(1, self.most_id)
        elif how != "request":
            packet[at].keep = rng.choice((full - 1, 0b10, full ^ 1 << rng.randrange(self.width - 1), full ^ 0b110))
            packet[at].data = packet[at].data.ljust(self.width, b"\0")
        return m, packet


async def begin(dut, seed: int) -> Attachment:
    """No output is pending when the reset ends."""
    s = Attachment(dut, seed)
    await start(dut)
    return s


@cocotb.test()
async def random_traffic(dut):
    """All algorithms, lengths and tids, short beats, gaps and stalls on both sides."""
    s = await begin(dut, 1)
    for name in s.names:
        block = ALGORITHMS[name].block_bytes
        for size in (0, 1, s.width, block - 9, block - 1, block, block + 1, 3 * block):
            wanted = 2 * block + 1 if ALGORITHMS[name].xof else 0
            await s.right([Message(name, s.rng.randbytes(size), 1, wanted)])
    for stall in ((0, 0), (0.5, 0), (0, 0.9), (0.3, 0.5)):
        for ragged in (0, 0.3):
            await s.right([s.message() for _ in range(25)], stall, ragged=ragged, order=s.order)


@cocotb.test()
async def refused(dut):
    """What is no request, a hole in tkeep, another tid in a message: refused, and the messages around it are right."""
    s = await begin(dut, 2)
    for _ in range(40):
        messages, source = [], []
        for _ in range(4):
            m = s.message()
            m, packet = s.spoilt() if s.rng.random() < 0.5 else (m, beats(m, s.width, s.rng))
            messages.append(m)
            source += packet
        flow = await s.run(source, len(messages), (0.1, 0.2))
        s.check(flow, messages, s.order)


@cocotb.test()
async def resets(dut):
    """A reset at any point aborts everything, and the next messages are correct."""
    s = await begin(dut, 3)
    for _ in range(25):
        source = [b for _ in range(2 * s.lanes) for b in beats(s.message(), s.width, s.rng)]
        going = cocotb.start_soon(s.run(source, 2 * s.lanes, (0.1, 0.5)))
        for _ in range(s.rng.randrange(1, 300)):
            await FallingEdge(dut.clk_i)
        going.cancel()
        dut.s_axis_tvalid_i.value = dut.m_axis_tready_i.value = 0
        await reset(dut)
        await ReadOnly()
        assert not dut.m_axis_tvalid_o.value
        await FallingEdge(dut.clk_i)
        await s.right([s.message() for _ in range(s.lanes + 1)], order=s.order)


@cocotb.test()
async def cavp_vectors(dut):
    """ShortMsg, LongMsg and VariableOut of all that is built."""
    s = await begin(dut, 4)
    messages = []
    for name in s.names:
        xof = ALGORITHMS[name].xof
        for v in cavp.chosen(name):
            messages.append(Message(name, v.message, len(messages) % s.most_id, len(v.output) if xof else 0))
            assert messages[-1].output[1] == v.output
    await s.right(messages, order=s.order)


@cocotb.test()
async def rates(dut):
    """Long messages, one for each lane: each lane at the rate of its core, as far as beats come."""
    s = await begin(dut, 5)
    if not s.built("sha3-256"):
        return
    blocks, rounds = 60, 24 // int(dut.RoundsPerCycle.value)
    size = 136 * blocks
    messages = [Message("sha3-256", s.rng.randbytes(size), i) for i in range(s.lanes)]
    flow = await s.run([b for m in messages for b in beats(m, s.width, random.Random(1))], s.lanes)
    s.check(flow, messages, s.order)
    took = flow.ends[-1] - flow.first_in
    dut._log.info(f"{8 * size * s.lanes / took:.2f} bits a cycle, long messages")
    if s.lanes == 1:
        words = 136 // min(s.width, s.word)
        each = max(rounds, words + (words > rounds))
        assert took <= blocks * each + 80, took


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
            Message(name, source.randbytes(n), i, 200 * name.startswith("shake"))
            for i, (name, n) in enumerate((name, n) for name in s.names[-4:] + s.names[:1] for n in (9, 300))
        ]
        traces.append((await s.right(some, (0.2, 0.3), order=s.order)).trace)
    assert traces[0] == traces[1] == traces[2]
