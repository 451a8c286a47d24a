# SPDX-License-Identifier: Apache-2.0
"""rvh_stream_pipeline: all numbers of stages, widths and slots."""

import pytest

from tests.lib.cocotb_runner import one_state, rtl_files, simulate

CONFIGURATIONS = {
    "wide": {"DataWidth": 512, "OutWidth": 256, "Stages": 24, "Slots": 32, "SlotBytes": 512},
    "ethernet": {"DataWidth": 64, "OutWidth": 64, "Stages": 3, "Slots": 4, "SlotBytes": 2048},
}


@one_state
@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_pipeline(name, state):
    files = rtl_files("lib", "core", "engine", "stream")
    parameters = CONFIGURATIONS[name]
    simulate("rvh_stream_pipeline", "tests.attach.stream.bench_pipeline", files, parameters, states=(state,))
