# SPDX-License-Identifier: Apache-2.0
"""The streaming attachment, every form, on a clock that stops while it is idle: with gaps in which it does, and the
benches of refusals, resets and random traffic of the forms."""

import pytest

from tests.lib.cocotb_runner import one_state, rtl_files, simulate
from tests.lib.stopped_clock import STOP, wrapper

SINGLE = "m_axis_tvalid_o || u_dut.step_q != 0 || u_dut.status.busy"
FORMS = {
    "single": (SINGLE, {"DataWidth": 512, "Width": 32, "IdWidth": 4}),
    "lanes": ("m_axis_tvalid_o", {"Lanes": 2, "DataWidth": 128, "QueueBeats": 4, "HasSha256": 0, "HasSha512": 0}),
    "pipeline": (
        "m_axis_tvalid_o || u_dut.back || u_dut.valid",
        {"DataWidth": 512, "OutWidth": 256, "Stages": 12, "Slots": 4},
    ),
}


@one_state
@pytest.mark.full
@pytest.mark.parametrize("form", FORMS)
def test_stream_on_a_clock_that_stops(form, state):
    busy, parameters = FORMS[form]
    top, files = wrapper(f"rtl/attach/stream/rvh_stream_{form}.sv", busy)
    of = "pipeline" if form == "pipeline" else "single"
    benches = [f"tests.attach.stream.bench_{of}", "tests.attach.stream.bench_idle"]
    chosen = {"COCOTB_TEST_FILTER": r"bench_idle\.|\.(refused|resets)$"}
    sources = [*rtl_files("lib", "core", "engine", "stream"), *files]
    sources = list(dict.fromkeys(sources))
    simulate(top, benches, sources, parameters, (state,), chosen, f"{top}", inside=STOP)
