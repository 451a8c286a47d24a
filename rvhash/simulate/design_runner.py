# SPDX-License-Identifier: Apache-2.0
"""Hashes on one design: builds it at the first message, and restarts its simulator if that has ended."""

from collections.abc import Iterable, Sequence

from rvhash import builder, console
from rvhash.design import Design
from rvhash.model import Algorithm
from rvhash.simulate.simulator import Reply, Result, Simulator


class Runner:
    """Hashes messages on one design. Use it as a context manager. `options`: of sim/soc.cpp, such as --stall."""

    def __init__(
        self,
        design: Design,
        max_cycles: int | None = None,
        system: builder.System | None = None,
        options: Sequence[str] = (),
    ) -> None:
        self.design = design
        self._options = options
        self._max_cycles = max_cycles
        self._system = system
        self._simulator: Simulator | None = None

    def __enter__(self) -> "Runner":
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if self._simulator is None or not self._simulator.alive:
            return
        if kind is None:
            self._simulator.close()
        else:
            self._simulator.kill()

    def hash(
        self,
        algorithm: Algorithm,
        chunks: Iterable[bytes],
        out_bytes: int | None = None,
        label: str = "",
        size: int | None = None,
    ) -> Result:
        """As `Simulator.hash`, with a progress bar of that label. `size` is the length of the message, if known."""
        simulator = self._ready()
        with console.bytes_bar(label, size) as progress:
            return simulator.hash(algorithm, chunks, out_bytes, progress)

    def call(self, algorithm: Algorithm, message: bytes, expected: bytes) -> Result:
        """As `Simulator.call`."""
        return self._ready().call(algorithm, message, expected)

    def request(self, number: int, chunks: Iterable[bytes], out_bytes: int) -> Reply:
        """As `Simulator.request`."""
        return self._ready().request(number, chunks, out_bytes)

    def _ready(self) -> Simulator:
        if self._system is None:
            with console.build_log() as notify:
                self._system = builder.systems([self.design], notify)[0]
        if self._simulator is None or not self._simulator.alive:
            self._simulator = Simulator(self._system.simulator, self._system.firmware, self._max_cycles, self._options)
        return self._simulator
