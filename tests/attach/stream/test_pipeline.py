# SPDX-License-Identifier: Apache-2.0
"""rvh_stream_pipeline: every number of stages; every width and the extreme numbers of slots."""

import pytest

from tests.lib.cocotb_runner import one_state, rtl_files, simulate

CONFIGURATIONS = {
    "wide": {"DataWidth": 512, "OutWidth": 256, "Stages": 24, "Slots": 32, "SlotBytes": 512},
    "ethernet": {"DataWidth": 64, "OutWidth": 64, "Stages": 3, "Slots": 4, "SlotBytes": 2048},
    "few": {"DataWidth": 128, "OutWidth": 512, "Stages": 12, "Slots": 2, "SlotBytes": 512},
    "many": {"DataWidth": 256, "OutWidth": 128, "Stages": 6, "Slots": 256, "SlotBytes": 512},
}


@pytest.mark.full
@one_state
@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_pipeline(name, state):
    files = rtl_files("lib", "core", "engine", "stream")
    parameters = CONFIGURATIONS[name]
    simulate("rvh_stream_pipeline", "tests.attach.stream.bench_pipeline", files, parameters, states=(state,))
