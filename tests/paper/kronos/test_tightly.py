# SPDX-License-Identifier: Apache-2.0
"""KRONOS's tightly coupled accelerator: the instruction, and the paper's C with it and without it on the hart. Cycles are
exact."""
from tests.lib.cocotb_runner import one_state, rtl_files, simulate


@one_state
def test_instruction(state):
    files = rtl_files("attachment.kronos-tightly")
    simulate("rvh_kronos_tightly", "tests.paper.kronos.bench_tightly", files, states=(state,))
