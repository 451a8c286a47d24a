# SPDX-License-Identifier: Apache-2.0
"""A host on CV-X-IF 0.2 that commits with the offer and repeats, as CV32E40PX does: while a data access holds execute,
an instruction is accepted in decode and stays there; an interrupt may find it, and it is offered again after the
handler.
"""

import cocotb
from cocotb.triggers import FallingEdge, ReadOnly

from tests.lib.xif import Host, encode

MAX_OPEN = 2  # data accesses granted and unanswered


class RepeatingHost(Host):
    """`stall`: probability of a cycle without grant, or without an answer, of its data memory. `interrupts`:
    probability of an interrupt in a cycle in which an accepted instruction is in decode. `gated`: the data port is
    seen by the gate of the bench (data_req_i, data_gnt_i, data_rvalid_i).
    """

    def __init__(self, dut, seed: int, *, stall: float, interrupts: float, gated: bool = True, hurry: float = 0.8):
        super().__init__(dut, seed, hurry, wrong_path=0)
        self.stall, self.interrupts, self.gated = stall, interrupts, gated
        self.repeated = 0  # instructions that were committed twice
        self.held = 0  # offers that execute stood still for
        self._wanted = 0  # data accesses
        self._asks, self._open = False, 0  # one is requested; granted and unanswered
        self._stands = False  # execute, in this cycle
        for pin in ("req", "gnt", "rvalid"):
            getattr(dut, f"data_{pin}_i").value = 0
        cocotb.start_soon(self._data_port())

    async def _commits(self) -> None:
        """They come with the offers."""
        self.dut.x_commit_kill_i.value = 0

    async def _data_port(self) -> None:
        dut = self.dut
        while True:
            answers = self._open > 0 and self.rng.random() >= self.stall
            rest = self._open - answers
            if self._wanted and not self._asks and rest < MAX_OPEN:
                self._asks, self._wanted = True, self._wanted - 1
            granted = self._asks and self.rng.random() >= self.stall
            self._stands = (self._asks and not granted) or rest > 0
            if self.gated:
                dut.data_req_i.value, dut.data_gnt_i.value = int(self._asks), int(granted)
                dut.data_rvalid_i.value = int(answers)
            await FallingEdge(dut.clk_i)
            self._open = rest + granted
            self._asks = self._asks and not granted

    async def _offer(self, word: int, rs1: int, rs2: int) -> tuple[int, bool]:
        """Offer and commit until it is answered. Told is too whether it was accepted while execute stood still."""
        dut = self.dut
        dut.x_issue_req_instr_i.value, dut.x_issue_req_rs_i.value = word, rs2 << 32 | rs1
        dut.x_issue_req_id_i.value = dut.x_commit_id_i.value = self._id
        dut.x_issue_req_rs_valid_i.value = 3
        dut.x_issue_valid_i.value = dut.x_commit_valid_i.value = 1
        waited = False
        for _ in range(self.limit):
            await ReadOnly()
            taken, stands = bool(dut.x_issue_ready_o.value), self._stands
            accepted = bool(dut.x_issue_resp_accept_o.value)
            waited |= stands
            await FallingEdge(dut.clk_i)
            if taken:
                break
        else:
            raise AssertionError("an offer is not answered")
        dut.x_issue_valid_i.value = dut.x_commit_valid_i.value = 0
        self.held += waited
        if accepted:
            self._owed.append(self._id)
        self._id = (self._id + 1) % 16
        return stands, accepted

    async def do(self, name: str, rs1: int = 0, rs2: int = 0, field: int = 0, rd: int = 10) -> None:
        await self._gap()
        word = encode(name, field, rd=rd, table=self.table)
        if self.rng.random() < 0.5:
            self._wanted += self.rng.randrange(1, 3)  # of loads and stores right before
            await FallingEdge(self.dut.clk_i)
        while True:
            stands, accepted = await self._offer(word, rs1, rs2)
            assert accepted, name
            if not stands or not await self._interrupted():
                return
            self.repeated += 1

    async def _interrupted(self) -> bool:
        """The accepted instruction stays in decode until execute continues: is it interrupted there?"""
        while self._stands:
            if self.rng.random() < self.interrupts:
                self._wanted += 2  # the handler's
                while self._wanted or self._asks or self._open:
                    await FallingEdge(self.dut.clk_i)
                return True
            await FallingEdge(self.dut.clk_i)
        return False
