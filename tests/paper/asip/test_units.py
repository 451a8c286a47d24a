# SPDX-License-Identifier: Apache-2.0
"""OASIP, DASIP and lane on CV-X-IF 1.0, without a processor: bench.py."""

import pytest

from tests.lib.cocotb_runner import one_state, rtl_files, simulate

CONFIGURATIONS = {
    "oasip": {},
    "dasip": {},
    "lane": {},
    "oasip-ids-2": {"IdWidth": 2},
    "dasip-ids-8": {"IdWidth": 8},
    "lane-ids-3": {"IdWidth": 3},
}


@one_state
@pytest.mark.parametrize(
    "of", [pytest.param(c, marks=() if c == "dasip" else pytest.mark.full) for c in CONFIGURATIONS]
)
def test_unit(of, state):
    """`make test` runs a part of the programs, `make test-full` all."""
    unit = of.partition("-")[0]
    env = {"RVH_ASIP": unit, "RVH_EVERY": "4" if state == "random1" else "1"}
    parameters = {"HartId": 1, **CONFIGURATIONS[of]}
    files = rtl_files(f"attachment.{unit}")
    simulate(f"rvh_{unit}", "tests.paper.asip.bench", files, parameters, (state,), env, name=f"rvh_asip-{of}")
