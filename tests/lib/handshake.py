# SPDX-License-Identifier: Apache-2.0
"""Clock, reset, valid/ready and register helpers for the cocotb tests.

A stall pattern is a probability: 0.0 never waits, 0.5 waits in half of the cycles.
"""

import random

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import FallingEdge, ReadOnly, RisingEdge, Timer


async def start(dut) -> None:
    """Reset is asserted before the first clock edge of a 10 ns clock and released after a falling edge."""
    dut.clk_i.value = 0
    dut.rst_ni.value = 1
    await Timer(1, unit="ns")
    dut.rst_ni.value = 0
    await Timer(1, unit="ns")
    cocotb.start_soon(Clock(dut.clk_i, 10, unit="ns").start(start_high=False))
    await reset(dut)


async def reset(dut, cycles: int = 2) -> None:
    """Assert the reset at once, hold it, release it away from the rising edge."""
    await Timer(1, unit="ns")
    dut.rst_ni.value = 0
    for _ in range(cycles):
        await RisingEdge(dut.clk_i)
    await FallingEdge(dut.clk_i)
    dut.rst_ni.value = 1
    await FallingEdge(dut.clk_i)


async def idle_cycles(dut, stall: float, rng: random.Random) -> None:
    """Wait a random number of cycles, each with probability `stall`."""
    while rng.random() < stall:
        await FallingEdge(dut.clk_i)


async def accepted(dut, ready, limit: int = 200) -> int:
    """With valid up: wait for the rising edge at which `ready` is 1; the number of cycles it took.

    Call it after a falling edge; it returns after the next one. AssertionError after `limit` cycles.
    """
    for cycle in range(1, limit + 1):
        await ReadOnly()
        taken = bool(ready.value)
        await FallingEdge(dut.clk_i)
        if taken:
            return cycle
    raise AssertionError(f"not ready within {limit} cycles")


def registers(handle) -> dict[str, int]:
    """Every register (name ends in _q) below `handle`, by its path, but those of contracts, which no netlist has."""
    found = {}
    for child in handle:
        if child._name.endswith("_q"):
            found[child._path] = int(child.value)
        elif child._name.startswith(("u_", "gen_")) and not child._name.startswith("u_contract_"):
            found |= registers(child)
    return found
