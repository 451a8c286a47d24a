# SPDX-License-Identifier: Apache-2.0
"""Clock, reset and the record of a unit's ports, for the stimuli of `rvhash energy` (cocotb on the RTL).

A stimulus changes inputs at falling edges of the clock. Ports are sampled before the rising edge that ends a cycle.
Later the mapped netlist gets the inputs of each cycle, and must have its outputs.
"""

import json
import os
from pathlib import Path

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import FallingEdge, ReadOnly, Timer

PERIOD, SAMPLE = 10, 3  # ns; of the clock, and from the falling edge to the sample
GUARD = 8  # idle cycles before a window of idle cycles, and after
IDLE = 40  # cycles of such a window


class Recorder:
    """Starts the clock, resets the unit, and samples its ports from the reset on.

    `given` and `taken`: names of input and output ports. Inputs begin with 0. `valid`: an output, and the output
    that is 1 while it has a meaning.
    """

    def __init__(self, dut, given: list[str], taken: list[str], valid: dict[str, str] | None = None) -> None:
        self.dut, self.valid = dut, valid or {}
        self.inputs = [("rst_ni", 1), *((name, len(getattr(dut, name))) for name in given)]
        self.outputs = [(name, len(getattr(dut, name))) for name in taken]
        self.cycles: list[tuple[str, str]] = []
        self.windows: dict[str, tuple[int, int]] = {}

    async def start(self) -> None:
        for name, _ in self.inputs:
            getattr(self.dut, name).value = 0
        self.dut.clk_i.value = 0
        await Timer(1, unit="ns")
        self.dut.rst_ni.value = 1
        await Timer(1, unit="ns")
        self.dut.rst_ni.value = 0
        cocotb.start_soon(Clock(self.dut.clk_i, PERIOD, unit="ns").start(start_high=False))
        await FallingEdge(self.dut.clk_i)
        cocotb.start_soon(self._sample())
        await self.wait(3)
        self.dut.rst_ni.value = 1
        await self.wait(2)

    async def wait(self, cycles: int) -> None:
        for _ in range(cycles):
            await FallingEdge(self.dut.clk_i)

    async def _sample(self) -> None:
        while True:
            await Timer(SAMPLE, unit="ns")
            await ReadOnly()
            self.cycles.append((self._packed(self.inputs), self._packed(self.outputs)))
            await FallingEdge(self.dut.clk_i)

    def _packed(self, ports: list[tuple[str, int]]) -> str:
        value, at = 0, 0
        for name, width in ports:
            value |= int(getattr(self.dut, name).value) << at
            at += width
        return f"{value:x}"

    def now(self) -> int:
        """The cycle that is next to be sampled."""
        return len(self.cycles)

    def active(self, begin: int) -> None:
        """The window of work is from that cycle to now."""
        self.windows["active"] = (begin, self.now())

    async def rest(self, names: tuple[str, ...] = ("idle", "gated")) -> None:
        """Windows in which the unit has nothing to do and its inputs do not change."""
        for name in names:
            await self.wait(GUARD)
            self.windows[name] = (self.now(), self.now() + IDLE)
            await self.wait(IDLE + GUARD)

    async def finish(self, work: str, works: int, bits: int, checked: str) -> None:
        """Write the recording. `checked` says what was compared with a model: the caller has done that."""
        await self.wait(1)
        record = {
            "inputs": self.inputs,
            "outputs": self.outputs,
            "valid": self.valid,
            "cycles": self.cycles,
            "windows": self.windows,
            "work": work,
            "works": works,
            "bits": bits,
            "checked": checked,
        }
        Path(os.environ["RVH_RECORDING"]).write_text(json.dumps(record))


def argument(name: str) -> str:
    """An argument of the stimulus, from synth/stimuli.toml."""
    return json.loads(os.environ["RVH_ARGUMENTS"])[name]


async def accepted(dut, ready, limit: int = 500) -> None:
    """With valid set, wait until `ready` is 1 at a rising edge. AssertionError after `limit` cycles."""
    for _ in range(limit):
        await ReadOnly()
        taken = bool(ready.value)
        await FallingEdge(dut.clk_i)
        if taken:
            return
    raise AssertionError(f"not ready within {limit} cycles")
