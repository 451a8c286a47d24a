# SPDX-License-Identifier: Apache-2.0
"""SHA-256 with the instructions of hx, as a processor offers them on CV-X-IF 1.0 to rvh_isa.

The bench is the processor: it issues an instruction, commits it in the next cycle and takes its result. It does the
plain additions itself, a cycle each.
"""

import hashlib
import random

import cocotb
from recorder import Recorder, accepted
from sha2_core import padded
from sharv_core import INITIAL, MASK, K

BLOCKS = 2  # in the window; one before
CUSTOM_0 = 0x0B  # rtl/instructions.toml: funct3, funct2 in R4 format
ADD3, T1, T2, W0, W1 = (1, 0), (3, 0), (3, 1), (3, 2), (3, 3)
GIVEN = ["enable_i", "x_issue_valid_i", "x_issue_req_instr_i", "x_issue_req_hartid_i", "x_issue_req_id_i"]
GIVEN += ["x_register_rs_i", "x_register_rs_valid_i", "x_commit_valid_i", "x_commit_hartid_i", "x_commit_id_i"]
GIVEN += ["x_commit_kill_i", "x_result_ready_i"]
TAKEN = ["x_issue_ready_o", "x_issue_resp_accept_o", "x_issue_resp_writeback_o", "x_issue_resp_register_read_o"]
TAKEN += ["x_register_ready_o", "x_result_valid_o", "x_result_hartid_o", "x_result_id_o", "x_result_data_o"]
TAKEN += ["x_result_rd_o", "x_result_we_o", "idle_o"]


class Host:
    def __init__(self, dut, recorder: Recorder) -> None:
        self.dut, self.recorder, self.id = dut, recorder, 0

    async def do(self, code: tuple[int, int], *sources: int) -> int:
        """The result of an instruction."""
        dut = self.dut
        funct3, funct2 = code
        dut.x_issue_req_instr_i.value = (
            13 << 27 | funct2 << 25 | 12 << 20 | 11 << 15 | funct3 << 12 | 10 << 7 | CUSTOM_0
        )
        dut.x_issue_req_id_i.value = self.id
        dut.x_register_rs_i.value = sum(s << 32 * i for i, s in enumerate(sources))
        dut.x_register_rs_valid_i.value = 7
        dut.x_issue_valid_i.value = 1
        await accepted(dut, dut.x_issue_ready_o)
        dut.x_issue_valid_i.value = 0
        dut.x_commit_valid_i.value, dut.x_commit_id_i.value = 1, self.id
        dut.x_result_ready_i.value = 1
        self.id = (self.id + 1) % 2 ** len(dut.x_issue_req_id_i)
        await cocotb.triggers.ReadOnly()
        assert dut.x_result_valid_o.value
        result = int(dut.x_result_data_o.value)
        await self.recorder.wait(1)
        dut.x_commit_valid_i.value = 0
        return result

    async def add(self, *terms: int) -> int:
        """Instructions of the processor itself."""
        await self.recorder.wait(len(terms) - 1)
        return sum(terms) & MASK

    async def compress(self, state: list[int], block: bytes) -> list[int]:
        w = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 64, 4)]
        a, b, c, d, e, f, g, h = state
        for t in range(64):
            if t >= 16:
                part = await self.do(W1, w[t - 2], w[t - 7], w[t - 16])
                w.append(await self.do(W0, w[t - 15], part, 0))
            t1 = await self.add(await self.do(T1, e, f, g), await self.do(ADD3, h, K[t], w[t]))
            t2 = await self.do(T2, a, b, c)
            a, b, c, d, e, f, g, h = await self.add(t1, t2), a, b, c, await self.add(d, t1), e, f, g
        return [await self.add(s, v) for s, v in zip(state, (a, b, c, d, e, f, g, h), strict=True)]

    async def digest(self, message: bytes, window: int) -> bytes:
        """The window is that many blocks after the first one."""
        state, data = INITIAL, padded(message, 64)
        begin = 0
        for index, at in enumerate(range(0, len(data), 64)):
            if index == 1:
                begin = self.recorder.now()
            if window and index == window + 1:
                self.recorder.active(begin)
            state = await self.compress(state, data[at : at + 64])
        for name in GIVEN[1:]:
            getattr(self.dut, name).value = 0
        return b"".join(word.to_bytes(4, "big") for word in state)


@cocotb.test()
async def record(dut):
    recorder, rng = Recorder(dut, GIVEN, TAKEN), random.Random(1)
    await recorder.start()
    dut.enable_i.value = 1
    host = Host(dut, recorder)
    for window, length in ((BLOCKS, 64 * (BLOCKS + 1) + 20), (0, 30)):
        message = rng.randbytes(length)
        assert await host.digest(message, window) == hashlib.sha256(message).digest()
        if window:
            await recorder.rest()
    await recorder.finish("block of SHA-256", BLOCKS, 512, "two digests of SHA-256 with hashlib")
