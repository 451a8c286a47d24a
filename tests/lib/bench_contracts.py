# SPDX-License-Identifier: Apache-2.0
"""Stimulus that obeys the contracts of rtl/lib. If FAULT names a row of FAULTS, a violation follows."""

import os

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import FallingEdge

# Inputs of a cycle by name; what is not named is 0, but `holds`.
Cycle = dict[str, int]
AW, W, B, AR, R = (1 << bit for bit in range(5))

KEPT: list[Cycle] = [
    # an offer waits, is taken, is cancelled, and another one follows at once
    {"valid": 1, "payload": 5},
    {"valid": 1, "payload": 5},
    {"valid": 1, "payload": 5, "ready": 1, "last": 1},
    {"valid": 1, "payload": 6, "cancel": 1},
    {"valid": 1, "payload": 8},
    {"payload": 9, "cancel": 1},
    # a frame of three words, one that is cut short, and the next one
    {"valid": 1, "ready": 1, "payload": 1},
    {"payload": 7},
    {"valid": 1, "ready": 1, "payload": 1},
    {"valid": 1, "ready": 1, "payload": 1, "last": 1},
    {"valid": 1, "ready": 1, "payload": 2},
    {"cancel": 1},
    {"valid": 1, "ready": 1, "payload": 3, "last": 1},
    # two requests are open, and a third is granted with the first response
    {"req": 1, "addr": 1},
    {"req": 1, "addr": 1, "gnt": 1},
    {"req": 1, "addr": 2, "gnt": 1},
    {"req": 1, "addr": 3, "gnt": 1, "rvalid": 1},
    {"rvalid": 1},
    {"rvalid": 1},
    # a write whose W comes before AW, and a burst of two reads
    {"axi_valid": W, "axi_ready": W, "wlast": 0},
    {"axi_valid": W | AR, "axi_ready": W | AR, "wlast": 1, "arlen": 1},
    {"axi_valid": AW | R, "axi_payload": 4},
    {"axi_valid": AW | R, "axi_ready": AW | R, "axi_payload": 4},
    {"axi_valid": B | R},
    {"axi_valid": B | R, "axi_ready": B | R},
    # turns: 0 is served twice where nobody waits, and once before 2
    {"wants": 0b001, "served": 0b001},
    {"wants": 0b101, "served": 0b001},
    {"wants": 0b111, "served": 0b010},
    {"wants": 0b111, "served": 0b100},
    {"wants": 0b111, "served": 0b001},
    {"wants": 0b010, "served": 0b010},
]
# What is told, and the cycles that break it.
FAULTS: dict[str, tuple[str, list[Cycle]]] = {
    "holds": ("probe.holds does not hold", [{"holds": 0}]),
    "taken-back": ("probe.stream: an offer was taken back", [{"valid": 1}, {}]),
    "changed": ("probe.stream: an offer changed", [{"valid": 1, "payload": 1}, {"valid": 1, "payload": 3}]),
    "frame": (
        "probe.frame: a frame changed",
        [{"valid": 1, "ready": 1, "payload": 1}, {"valid": 1, "ready": 1, "payload": 2}],
    ),
    "obi-taken-back": ("probe.obi: an offer was taken back", [{"req": 1}, {}]),
    "obi-changed": ("probe.obi: an offer changed", [{"req": 1, "addr": 1}, {"req": 1, "addr": 2}]),
    "obi-response": ("probe.obi: a response without a request", [{"req": 1, "gnt": 1, "rvalid": 1}]),
    "obi-open": ("probe.obi: more than 2 requests", [{"req": 1, "gnt": 1}] * 3),
    "axi-aw": ("probe.axi: an offer was taken back", [{"axi_valid": AW}, {}]),
    "axi-w": ("probe.axi: an offer changed", [{"axi_valid": W}, {"axi_valid": W, "axi_payload": 1}]),
    "axi-ar": ("probe.axi: an offer was taken back", [{"axi_valid": AR}, {}]),
    "axi-b-before-w": (
        "probe.axi: B before AW and the last W",
        [{"axi_valid": AW | W, "axi_ready": AW | W}, {"axi_valid": B}],
    ),
    "axi-b-before-aw": (
        "probe.axi: B before AW and the last W",
        [{"axi_valid": W, "axi_ready": W, "wlast": 1}, {"axi_valid": B}],
    ),
    "axi-r": (
        "probe.axi: R that nobody asked for",
        [{"axi_valid": AR, "axi_ready": AR}, *[{"axi_valid": R, "axi_ready": R}] * 2],
    ),
    "axi-b-changed": (
        "probe.axi: an offer changed",
        [
            {"axi_valid": AW | W, "axi_ready": AW | W, "wlast": 1},
            {"axi_valid": B},
            {"axi_valid": B, "axi_payload": 1},
        ],
    ),
    "axi-r-taken-back": (
        "probe.axi: an offer was taken back",
        [{"axi_valid": AR, "axi_ready": AR}, {"axi_valid": R}, {}],
    ),
    "turns": ("probe.turns: one was served twice", [{"wants": 0b011, "served": 0b001}] * 2),
    "turns-two": ("probe.turns: served more than one", [{"wants": 0b011, "served": 0b011}]),
    "turns-unasked": ("probe.turns: served more than one", [{"wants": 0b001, "served": 0b010}]),
}
NAMES = {name for cycle in KEPT for name in cycle} | {"holds"}


async def play(dut, cycles: list[Cycle]) -> None:
    """Give the inputs of each cycle, and a cycle of rest."""
    for cycle in [*cycles, {}]:
        for name in NAMES:
            getattr(dut, f"{name}_i").value = cycle.get(name, int(name == "holds"))
        await FallingEdge(dut.clk_i)


@cocotb.test()
async def kept_and_broken(dut):
    """All that is allowed passes, what is broken before the first reset or in reset too; then the fault."""
    dut.rst_ni.value = dut.clk_i.value = 1
    cocotb.start_soon(Clock(dut.clk_i, 10, unit="ns").start(start_high=True))
    for _, cycles in FAULTS.values():
        await play(dut, cycles)
    for again in range(2):
        dut.rst_ni.value = 0  # an offer that waits ends with it
        await play(dut, FAULTS["holds"][1])
        dut.rst_ni.value = 1
        await play(dut, KEPT)
        if not again:
            dut.valid_i.value = dut.req_i.value = 1
            dut.axi_valid_i.value = AW | W | AR
            await FallingEdge(dut.clk_i)
    fault = os.environ.get("FAULT")
    if fault:
        await play(dut, FAULTS[fault][1])
