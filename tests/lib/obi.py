# SPDX-License-Identifier: Apache-2.0
"""Both ends of an OBI port for the benches of modules without rready: single accesses of any kind, and a memory that
grants in the cycle of the request. (cocotbext-obi looks at a request a cycle late, so it has no such memory.)
"""

import random
from collections import deque

from cocotb.triggers import FallingEdge, ReadOnly, RisingEdge

LIMIT = 200  # cycles an access may take


async def access(dut, address: int, data: int | None = None, be: int = 0xF, prefix: str = "obi_") -> int:
    """One access, a write if there is data; the response's data. Call it after a falling edge; it returns after one."""

    def pin(name: str):
        return getattr(dut, prefix + name)

    pin("req_i").value, pin("addr_i").value, pin("be_i").value = 1, address, be
    pin("we_i").value, pin("wdata_i").value = int(data is not None), data or 0
    granted = False
    for _ in range(LIMIT):
        await ReadOnly()
        answered, granted_now = granted and bool(pin("rvalid_o").value), not granted and bool(pin("gnt_o").value)
        value = int(pin("rdata_o").value)
        await FallingEdge(dut.clk_i)
        if answered:
            return value
        if granted_now:
            granted = True
            pin("req_i").value = 0
    raise AssertionError(f"no answer to an access to {address:#x} within {LIMIT} cycles")


class Memory:
    """A memory of bytes on a manager port (PREFIXreq_o ...). Addresses that it does not hold, and those in `bad`,
    are answered with an error. A request must stay as it is until it is granted.

    stall: probability of a cycle without grant, and of one more cycle before a response.
    """

    def __init__(self, dut, base: int, size: int, prefix: str = "mgr_", stall: float = 0.0, seed: int = 1) -> None:
        self.dut, self.base, self.bytes, self.stall = dut, base, bytearray(size), stall
        self.bad: set[int] = set()
        self.log: list[tuple[int, bool, int]] = []  # address, write, byte enables
        self.owed: deque[tuple[int, int]] = deque()  # responses that have not been given: data, error
        self._prefix, self._rng = prefix, random.Random(seed)

    def _pin(self, name: str):
        return getattr(self.dut, self._prefix + name)

    def _request(self) -> tuple[int, ...]:
        address, write, be, data = (int(self._pin(name).value) for name in ("addr_o", "we_o", "be_o", "wdata_o"))
        return address, write, be, data if write else 0

    def _answer(self, address: int, write: int, be: int, data: int) -> tuple[int, int]:
        self.log.append((address, bool(write), be))
        at = address - self.base
        if not 0 <= at <= len(self.bytes) - 4 or address in self.bad:
            return 0, 1
        if write:
            for i in range(4):
                if be >> i & 1:
                    self.bytes[at + i] = data >> 8 * i & 0xFF
            return self._rng.getrandbits(32), 0
        return int.from_bytes(self.bytes[at : at + 4], "little"), 0

    async def run(self) -> None:
        """Serve until the end of the test. Start it after a falling edge."""
        pending, waiting = self.owed, None
        while True:
            rng = self._rng
            answers = bool(pending) and rng.random() >= self.stall
            self._pin("gnt_i").value = int(rng.random() >= self.stall)
            data, error = pending[0] if answers else (rng.getrandbits(32), rng.getrandbits(1))
            self._pin("rvalid_i").value = int(answers)
            self._pin("rdata_i").value, self._pin("err_i").value = data, error
            await ReadOnly()
            if answers:
                pending.popleft()
            asks = bool(self._pin("req_o").value) and bool(self.dut.rst_ni.value)
            now = self._request() if asks else None
            if not self.dut.rst_ni.value:
                pending.clear()
                waiting = None
            assert waiting in (None, now), "a request changed before it was granted"
            waiting = now
            if asks and self._pin("gnt_i").value:
                pending.append(self._answer(*now))
                waiting = None
            await RisingEdge(self.dut.clk_i)
            await FallingEdge(self.dut.clk_i)
