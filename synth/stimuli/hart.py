# SPDX-License-Identifier: Apache-2.0
"""rvh_hart runs the portable C of SHA-256 (sw/src/sha256_good.c). Its memory responds in the cycle after a request."""

import hashlib
import os
import random
from pathlib import Path

import cocotb
from cocotb.triggers import FallingEdge, ReadOnly
from recorder import Recorder
from sha2_core import padded

BASE, SIZE = 0x8000_0000, 1 << 16
BLOCKS_AT, MAILBOX = 0x8000, 0xF000  # as in program/work.c
COUNT, MARK, HASH = (MAILBOX + 4 * i for i in (0, 1, 8))
BEGIN, END, DONE = 1, 2, 3  # marks
BLOCKS = 2  # in the window
EXTERNAL = 1 << 11  # of mip
BUSES = ("instr", "data")
GIVEN = ["mtime_i", "irq_i", "instr_gnt_i", "instr_rvalid_i", "instr_rdata_i", "instr_err_i", "data_gnt_i"]
GIVEN += ["data_rvalid_i", "data_rdata_i", "data_err_i", "x_issue_ready_i", "x_issue_resp_accept_i"]
GIVEN += ["x_issue_resp_writeback_i", "x_issue_resp_register_read_i", "x_result_valid_i", "x_result_id_i"]
GIVEN += ["x_result_data_i", "x_result_rd_i", "x_result_we_i"]
FETCH, ACCESS = ["instr_addr_o"], ["data_addr_o", "data_we_o", "data_be_o", "data_wdata_o"]
TAKEN = ["sleep_o", "instr_req_o", *FETCH, "data_req_o", *ACCESS]
TAKEN += ["x_issue_valid_o", "x_issue_req_instr_o", "x_issue_req_id_o", "x_register_rs_o", "x_register_rs_valid_o"]
TAKEN += ["x_commit_valid_o", "x_commit_id_o", "x_commit_kill_o", "x_result_ready_o", "rvfi_valid_o", "rvfi_o"]
VALID = dict.fromkeys(FETCH, "instr_req_o") | dict.fromkeys(ACCESS, "data_req_o")


class Memory:
    """Serves both buses. `marks`: the cycle after each write to the mailbox's mark, by its value."""

    def __init__(self, dut, recorder: Recorder, image: bytes) -> None:
        self.dut, self.recorder = dut, recorder
        self.bytes = bytearray(image) + bytes(SIZE - len(image))
        self.marks: dict[int, int] = {}

    async def run(self) -> None:
        """Read data stay on the bus until the next read."""
        while True:
            await ReadOnly()
            taken = {bus: bool(getattr(self.dut, f"{bus}_req_o").value and self.dut.rst_ni.value) for bus in BUSES}
            read = {bus: self.access(bus) for bus in BUSES if taken[bus]}
            await FallingEdge(self.dut.clk_i)
            for bus in BUSES:
                getattr(self.dut, f"{bus}_rvalid_i").value = int(taken[bus])
                if read.get(bus) is not None:
                    getattr(self.dut, f"{bus}_rdata_i").value = read[bus]

    def access(self, bus: str) -> int | None:
        """The word of a read, or None: a write."""
        at = (int(getattr(self.dut, f"{bus}_addr_o").value) & ~3) - BASE
        assert 0 <= at < SIZE, hex(at)
        if bus == "instr" or not self.dut.data_we_o.value:
            return self.word(at)
        word, enable = int(self.dut.data_wdata_o.value).to_bytes(4, "little"), int(self.dut.data_be_o.value)
        for i in range(4):
            if enable >> i & 1:
                self.bytes[at + i] = word[i]
        if at == MARK:
            self.marks[self.word(MARK)] = self.recorder.now() + 1
        return None

    def word(self, at: int) -> int:
        return int.from_bytes(self.bytes[at : at + 4], "little")

    def put(self, message: bytes) -> None:
        data = padded(message, 64)
        self.bytes[BLOCKS_AT : BLOCKS_AT + len(data)] = data
        self.bytes[COUNT : COUNT + 4] = (len(data) // 64).to_bytes(4, "little")
        self.bytes[HASH : HASH + 32] = bytes(32)
        self.marks.clear()

    async def hashed(self, message: bytes, limit: int = 20_000) -> None:
        """Wait until the program sleeps, and check the digest that it has stored."""
        for _ in range(limit):
            if DONE in self.marks and self.dut.sleep_o.value:
                break
            await self.recorder.wait(1)
        assert DONE in self.marks, f"the program does not end within {limit} cycles"
        digest = b"".join(self.word(HASH + 4 * i).to_bytes(4, "big") for i in range(8))
        assert digest == hashlib.sha256(message).digest()


@cocotb.test()
async def record(dut):
    recorder, rng = Recorder(dut, GIVEN, TAKEN, VALID), random.Random(1)
    memory = Memory(dut, recorder, Path(os.environ["RVH_PROGRAM"]).read_bytes())
    first, second = rng.randbytes(64 * BLOCKS - 20), rng.randbytes(20)
    memory.put(first)
    await recorder.start()
    dut.instr_gnt_i.value = dut.data_gnt_i.value = 1
    cocotb.start_soon(memory.run())
    await memory.hashed(first)
    recorder.windows["active"] = (memory.marks[BEGIN], memory.marks[END])
    await recorder.rest()
    memory.put(second)
    dut.irq_i.value = EXTERNAL
    await recorder.wait(2)
    dut.irq_i.value = 0
    await memory.hashed(second)
    await recorder.finish("block of SHA-256 in C", BLOCKS, 512, "two digests of SHA-256 with hashlib")
