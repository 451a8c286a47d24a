# SPDX-License-Identifier: Apache-2.0
"""What is inside each attachment, for the block diagrams: modules of the RTL with their parameters, row by row.

A test compares the modules with rtl/sources.toml. An attachment that is not listed here is drawn as one box.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["software", "instructions", "coprocessor", "peripheral", "stream"]
KINDS: dict[Kind, str] = {
    "software": "software",
    "instructions": "instructions, CV-X-IF",
    "coprocessor": "coprocessor, CV-X-IF",
    "peripheral": "peripheral, bus",
    "stream": "stream, AXI4-Stream",
}
Parameters = Mapping[str, int]


def always(_: Parameters) -> bool:
    """For a block that no parameter leaves out."""
    return True


def built(*names: str) -> Callable[[Parameters], bool]:
    """For a block that is built if one of the parameters is not 0. A parameter that does not exist counts as 1."""
    return lambda p: any(p.get(name, 1) for name in names)


def kind_is(*values: int) -> Callable[[Parameters], bool]:
    """For a block of these values of SHA-RV's parameter Kind."""
    return lambda p: p["Kind"] in values


@dataclass(frozen=True)
class Block:
    """A box of the diagram. `says`: lines of text with {Parameter} for a value, or a function that returns them."""

    title: str
    module: str
    says: str | Callable[[Parameters], str] = ""
    when: Callable[[Parameters], bool] = always

    def lines(self, parameters: Parameters) -> list[str]:
        """The text below the title."""
        text = self.says(parameters) if callable(self.says) else self.says.format(**parameters)
        return [line for line in text.split("\n") if line]


@dataclass(frozen=True)
class Structure:
    """An attachment: its rows from the processor's side on; `tops`, its module by version of CV-X-IF ("": any)."""

    kind: Kind
    tops: Mapping[str, str] = field(default_factory=dict)
    rows: tuple[tuple[Block, ...], ...] = ()
    subordinate: bool = False  # has registers on the bus
    manager: Callable[[Parameters], bool] = lambda _: False  # reads and writes memory itself
    irq: bool = False

    def top(self, extension: str) -> str:
        """The module for a host with this version of CV-X-IF, or ""."""
        return self.tops.get(extension, self.tops.get("", ""))


def _families(p: Parameters) -> str:
    return "\n".join(
        text
        for name, text in (("HasSha256", "SHA-224, SHA-256"), ("HasSha512", "SHA-384, SHA-512, SHA-512/t"))
        if p[name]
    )


def _rounds(p: Parameters) -> str:
    n = p.get("RoundsPerCycle", 1)
    return f"{n} round a cycle" if n == 1 else f"{n} rounds a cycle"


def _groups(p: Parameters) -> str:
    names = {
        "HasKeccak": "keccak",
        "HasInterleave": "interleave",
        "HasChMaj": "ch-maj",
        "HasAdd3": "add3",
        "HasSha256": "sha256",
        "HasSha512": "sha512",
        "HasZknh256": "zknh256",
        "HasZknh512": "zknh512",
    }
    found = [text for name, text in names.items() if p[name]]
    lines = [", ".join(found[i : i + 3]) for i in range(0, len(found), 3)]
    return ",\n".join(lines)


def _cores(width: str) -> tuple[Block, ...]:
    """The cores of an engine whose words have as many bits as the parameter of this name."""
    return (
        Block(
            "SHA-2 core",
            "rvh_sha2_core",
            lambda p: f"{_families(p)}\n{_rounds(p)}",
            built("HasSha256", "HasSha512"),
        ),
        Block(
            "Keccak core",
            "rvh_keccak_core",
            lambda p: (
                f"words of {p[width]} bits, {_rounds(p)}\n"
                + ("loads while it permutes" if p.get("Overlap") else "one block buffer")
            ),
            built("HasKeccak"),
        ),
    )


def _engine(width: str) -> tuple[Block, ...]:
    return (
        Block(
            "engine", "rvh_engine", f"pads, counts, squeezes; saves and restores contexts\nwords of {{{width}}} bits"
        ),
    )


_JOB = (
    Block("job unit", "rvh_job_unit", "sequencer of the steps of a job"),
    Block("DMA", "rvh_dma", "messages, digests, contexts", built("HasDma")),
)

STRUCTURES: dict[str, Structure] = {
    "none": Structure("software"),
    "mmio": Structure(
        "peripheral",
        {"": "rvh_mmio"},
        (
            (
                Block("registers", "rvh_mmio_registers", "generated from SystemRDL"),
                Block("windows", "rvh_mmio_port", "message in, output out"),
            ),
            _JOB,
            _engine("EngineWidth"),
            _cores("EngineWidth"),
        ),
        subordinate=True,
        manager=built("HasDma"),
        irq=True,
    ),
    "xif": Structure(
        "coprocessor",
        {"0.2": "rvh_xif_0_2", "1.0": "rvh_xif_1_0"},
        (
            (
                Block("queue", "rvh_xif_queue", "offered, committed, killed\n{Depth} instructions"),
                Block("steps", "rvh_xif_steps", "an instruction becomes a job"),
            ),
            _JOB,
            _engine("EngineWidth"),
            _cores("EngineWidth"),
        ),
        manager=built("HasDma"),
    ),
    "isa": Structure(
        "instructions",
        {"": "rvh_isa"},
        (
            (
                Block("decoder of groups", "rvh_isa_decode", _groups),
                Block("front", "rvh_isa_front", "{Depth} results wait\nfor their commit"),
            ),
            (
                Block(
                    "sigma",
                    "rvh_isa_sigma",
                    "of SHA-2",
                    built("HasSha256", "HasSha512", "HasZknh256", "HasZknh512", "HasAdd3"),
                ),
                Block("rotator", "rvh_isa_turn", "of lanes", built("HasKeccak")),
                Block("interleaver", "rvh_isa_lane", "of lanes", built("HasInterleave")),
            ),
            (Block("instruction unit", "rvh_isa_unit", "one sum selects the result; three sources, one cycle"),),
        ),
    ),
    "lane": Structure(
        "coprocessor",
        {"": "rvh_lane"},
        (
            (
                Block("front", "rvh_isa_single", "one instruction at a time"),
                Block("control", "rvh_lane_control", "rounds, turns of the ring"),
            ),
            (Block("slices", "rvh_lane_slices", "eleven slices a cycle"),),
            (Block("state of Keccak-f[1600]", "rvh_lane_state", "a ring of 25 lanes of 64 bits"),),
        ),
    ),
    "kronos-loosely": Structure(
        "peripheral",
        {"": "rvh_kronos_loosely"},
        (
            (
                Block("registers", "rvh_kronos_loosely", "the whole state in and out"),
                Block("DMA", "rvh_kronos_dma", "copies words of the state"),
            ),
            (Block("Keccak-f[1600]", "rvh_kronos_keccak", "second state; 1 round a cycle"),),
        ),
        subordinate=True,
        manager=always,
        irq=True,
    ),
    "kronos-coprocessor": Structure(
        "coprocessor",
        {"": "rvh_kronos_coprocessor"},
        (
            (Block("controller", "rvh_kronos_control", "LOAD two words, START, STORE one word"),),
            (Block("Keccak-f[1600]", "rvh_kronos_keccak", "two states; 1 round a cycle"),),
        ),
    ),
    "kronos-tightly": Structure(
        "instructions",
        {"": "rvh_kronos_tightly"},
        (
            (Block("front", "rvh_isa_front", "{Depth} results wait for their commit"),),
            (Block("rotator", "rvh_kronos_tightly", "one word of a lane in two registers"),),
        ),
    ),
    "oasip": Structure(
        "instructions",
        {"": "rvh_oasip"},
        (
            (
                Block("front", "rvh_isa_single", "one instruction at a time"),
                Block("rotator", "rvh_asip_left", "of the auxiliary register"),
            ),
            (Block("index, LFSR, auxiliary register", "rvh_oasip", "modulo 5; round constants; 64 bits"),),
        ),
    ),
    "dasip": Structure(
        "instructions",
        {"": "rvh_dasip"},
        (
            (
                Block("front", "rvh_isa_single", "one instruction at a time"),
                Block("memory", "rvh_dasip_memory", "a lane in two cycles"),
            ),
            (Block("lanes", "rvh_dasip_lanes", "eleven auxiliary registers of 64 bits, rotator"),),
        ),
        manager=always,
    ),
    "sharv": Structure(
        "coprocessor",
        {"": "rvh_sharv_coprocessor"},
        (
            (
                Block("queue", "rvh_xif_front_0_2", "commit, kill"),
                Block("commands", "rvh_sharv_command", "of the paper"),
                Block("DMA", "rvh_dma", "padded blocks"),
            ),
            (
                Block("BufferSet", "rvh_sharv_bufferset", "blocks, IV and K", kind_is(0)),
                Block("BufferSet", "rvh_sharv_bufferset", "of four messages", kind_is(1)),
                Block("buffer", "rvh_sharv_buffer", "the smallest that serves the core", kind_is(3)),
                Block("session", "rvh_sharv_long", "one long message", kind_is(2)),
            ),
            (
                Block("four-stage core", "rvh_sharv_core", "a round in four cycles, one message", kind_is(0, 3)),
                Block("four-stage core", "rvh_sharv_core", "a message in each stage", kind_is(1)),
                Block("SHA-256 core", "rvh_sha256_core", "1 round a cycle", kind_is(2)),
            ),
        ),
        manager=always,
    ),
}

STREAMS: dict[str, Structure] = {  # by form of the streaming attachment
    "single": Structure(
        "stream",
        {"": "rvh_stream_single"},
        (
            (Block("narrow", "rvh_stream_narrow", "beats of {DataWidth} bits to words of {Width}"),),
            _engine("Width"),
            _cores("Width"),
        ),
    ),
    "lanes": Structure(
        "stream",
        {"": "rvh_stream_lanes"},
        (
            (
                Block("deal", "rvh_stream_deal", "messages to {Lanes} lanes"),
                Block("queue", "rvh_fifo", "of each lane: {QueueBeats} beats"),
            ),
            (Block("engine", "rvh_engine", "{Lanes} times; words of {Width} bits"),),
            _cores("Width"),
        ),
    ),
    "pipeline": Structure(
        "stream",
        {"": "rvh_stream_pipeline"},
        (
            (
                Block("slots", "rvh_stream_slots", "{Slots} messages in flight"),
                Block("buffer", "rvh_stream_buffer", "{SlotBytes:,} bytes a slot"),
            ),
            (Block("absorb", "rvh_stream_absorb", "pads, and adds a block to its state"),),
            (Block("ring of Keccak stages", "rvh_stream_ring", "{Stages} stages, one round each"),),
            (Block("output", "rvh_stream_out", "beats of {OutWidth} bits"),),
        ),
    ),
}
