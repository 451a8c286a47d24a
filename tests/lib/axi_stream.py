# SPDX-License-Identifier: Apache-2.0
"""AXI4-Stream for the benches of the streaming attachment: messages as beats, a source and a sink at once, and the
rules of our side (AMBA AXI4-Stream, 2.2: a pending transfer is stable)."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from cocotb.triggers import FallingEdge, ReadOnly

from rvhash.model import ALGORITHMS, digest


@dataclass
class Message:
    """A packet of a message, and its expected output."""

    alg: str
    data: bytes
    tid: int = 0
    out_bytes: int = 0  # of an XOF
    bad: bool = False
    user: int | None = None  # instead of the request

    @property
    def request(self) -> int:
        """rvh_stream_pkg::request_t."""
        return ALGORITHMS[self.alg].number | self.out_bytes << 8 if self.user is None else self.user

    @property
    def output(self) -> tuple[int, bytes, bool]:
        """tid, bytes and tuser of the packet that comes for it."""
        if self.bad:
            return self.tid, b"", True
        xof = ALGORITHMS[self.alg].xof
        return self.tid, digest(self.alg, self.data, self.out_bytes if xof else None), False


@dataclass
class Beat:
    """One beat of s_axis."""

    data: bytes
    tid: int
    user: int
    last: bool
    keep: int = field(default=-1)

    def __post_init__(self) -> None:
        if self.keep < 0:
            self.keep = (1 << len(self.data)) - 1


def beats(message: Message, width: int, rng: random.Random, ragged: float = 0.0) -> list[Beat]:
    """The beats of a message, `width` bytes at most; `ragged` of them, by chance, with fewer. Some end with none."""
    parts, at = [], 0
    while at < len(message.data):
        size = rng.randrange(width) if rng.random() < ragged else width
        parts.append(message.data[at : at + size])
        at += len(parts[-1])
    if not parts or ((ragged or len(parts[-1]) == width) and rng.random() < 0.2):
        parts.append(b"")
    noise = [message.request, *(rng.getrandbits(32) for _ in parts)]  # tuser counts with the first beat alone
    return [Beat(p, message.tid, noise[i], i == len(parts) - 1) for i, p in enumerate(parts)]


def interleaved(packets: Iterable[list[Beat]], most: int, rng: random.Random) -> Iterator[Beat]:
    """Beats of up to `most` packets in turn, by chance; packets of one tid stay in sequence."""
    waiting, active = list(packets), []
    while waiting or active:
        tids = {p[0].tid for p in active}
        if waiting and len(active) < most and waiting[0][0].tid not in tids:
            active.append(waiting.pop(0))
            continue
        chosen = rng.choice(active)
        yield chosen.pop(0)
        if not chosen:
            active.remove(chosen)


@dataclass
class Flow:
    """What a run gave: packets, cycles of the first and last beat in and of the last beats of the packets, and the
    handshakes of every cycle: input beat accepted, output beat pending, output beat accepted."""

    packets: list[tuple[int, bytes, bool]]
    first_in: int
    last_in: int
    ends: list[int]
    trace: list[tuple[bool, bool, bool]] = field(default_factory=list)


class Streams:
    """s_axis and m_axis of a module."""

    def __init__(self, dut, seed: int) -> None:
        self.dut, self.rng = dut, random.Random(seed)
        self.width = len(dut.s_axis_tkeep_i)
        dut.s_axis_tvalid_i.value = dut.m_axis_tready_i.value = 0

    def _offer(self, beat: Beat | None) -> None:
        dut, rng = self.dut, self.rng
        dut.s_axis_tvalid_i.value = beat is not None
        if beat is None:
            dut.s_axis_tlast_i.value = rng.getrandbits(1)
            dut.s_axis_tkeep_i.value = rng.getrandbits(self.width)
            return
        filled = beat.data + rng.randbytes(self.width - len(beat.data))
        dut.s_axis_tdata_i.value = int.from_bytes(filled, "little")
        dut.s_axis_tkeep_i.value, dut.s_axis_tlast_i.value = beat.keep, beat.last
        dut.s_axis_tid_i.value, dut.s_axis_tuser_i.value = beat.tid, beat.user

    async def run(
        self, source: Iterable[Beat], packets: int, stall: tuple[float, float] = (0, 0), patience: int = 3000
    ) -> Flow:
        """Send the beats, take so many packets. AssertionError if nothing happens for `patience` cycles."""
        dut, rng, left = self.dut, self.rng, iter(source)
        out = (dut.m_axis_tdata_o, dut.m_axis_tkeep_o, dut.m_axis_tlast_o, dut.m_axis_tid_o, dut.m_axis_tuser_o)
        flow, cycle, idle, held = Flow([], -1, -1, []), 0, 0, None
        beat, offered, part, named = next(left, None), False, b"", None
        while beat or len(flow.packets) < packets:
            if not offered:
                offered = beat is not None and rng.random() >= stall[0]
                self._offer(beat if offered else None)
            dut.m_axis_tready_i.value = rng.random() >= stall[1]
            await ReadOnly()
            goes = offered and bool(dut.s_axis_tready_o.value)
            comes = bool(dut.m_axis_tvalid_o.value)
            now = tuple(int(signal.value) for signal in out) if comes else None
            assert held is None or held == now, "what was offered changed"
            taken = comes and bool(dut.m_axis_tready_i.value)
            held = None if taken else now
            flow.trace.append((goes, comes, taken))
            await FallingEdge(dut.clk_i)
            if goes:
                flow.first_in = cycle if flow.first_in < 0 else flow.first_in
                flow.last_in, offered, beat = cycle, False, next(left, None)
            if taken:
                data, keep, last, tid, user = now
                count = keep.bit_length()
                assert keep == (1 << count) - 1, f"tkeep {keep:x}"
                part += data.to_bytes((data.bit_length() + 7) // 8 or 1, "little").ljust(count, b"\0")[:count]
                assert data >> 8 * count == 0, "bytes that are not kept"
                assert named in (None, (tid, user)), "tid or tuser changed within a packet"
                named = None if last else (tid, user)
                if last:
                    flow.packets.append((tid, part, bool(user)))
                    flow.ends.append(cycle)
                    part = b""
            idle = 0 if goes or taken else idle + 1
            assert idle < patience, f"nothing happens; {len(flow.packets)} of {packets} packets came"
            cycle += 1
        self.dut.s_axis_tvalid_i.value = self.dut.m_axis_tready_i.value = 0
        return flow

    async def right(
        self,
        messages: list[Message],
        stall: tuple[float, float] = (0, 0),
        most: int = 1,
        ragged: float = 0.0,
        order: str = "tid",
    ) -> Flow:
        """Send messages, up to `most` of them interleaved; for each its output comes, in order: of "all" messages, of
        those with one "tid", of "none"."""
        packets = [beats(m, self.width, self.rng, ragged) for m in messages]
        flow = await self.run(interleaved(packets, most, self.rng), len(messages), stall)
        self.check(flow, messages, order)
        return flow

    @staticmethod
    def check(flow: Flow, messages: list[Message], order: str) -> None:
        """AssertionError if the packets are not the outputs of the messages."""
        want = [m.output for m in messages]
        if order == "all":
            assert flow.packets == want
            return
        assert sorted(flow.packets) == sorted(want)
        for tid in {m.tid for m in messages} if order == "tid" else ():
            assert [p for p in flow.packets if p[0] == tid] == [p for p in want if p[0] == tid], tid
