# SPDX-License-Identifier: Apache-2.0
"""rvh_artix7 in its three variants, and with wider words."""

import pytest

from tests.lib.cocotb_runner import one_state, rtl_files, simulate

VARIANTS = {
    "iterative": {"Pipelined": 0},
    "pipelined": {"Pipelined": 1},
    "gated": {"Pipelined": 1, "Gating": 1},
    "enabled": {"Pipelined": 1, "Gating": 2},
}


BRIEF = (("iterative", 64), ("gated", 1088))  # make test
CASES = [
    pytest.param(variant, width, marks=() if (variant, width) in BRIEF else pytest.mark.full)
    for variant in VARIANTS
    for width in (32, 64, 136, 272, 544, 1088)
]


@one_state
@pytest.mark.parametrize(("variant", "width"), CASES)
def test_artix7(variant, width, state):
    parameters = VARIANTS[variant] | {"Width": width}
    files = rtl_files("lib", "core", "artix7")
    simulate("rvh_artix7", "tests.paper.artix7.bench", files, parameters, states=(state,))
