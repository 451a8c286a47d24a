# SPDX-License-Identifier: Apache-2.0
"""rvh_artix7 in its three variants, and with wider words."""

import pytest

from tests.lib.cocotb_runner import INITIAL_STATES, one_state, rtl_files, simulate
from tests.paper.artix7 import cycles

BENCH, CYCLES = "tests.paper.artix7.bench", "tests.paper.artix7.bench_cycles"
CASES = [
    pytest.param(variant, width, marks=() if (variant, width) in cycles.RECORDED else pytest.mark.full)
    for variant in cycles.VARIANTS
    for width in cycles.WIDTHS
]
PROMISED = (  # bits of a message a cycle at least (issue: step 7)
    ("iterative", 64, "block_of_long_message", 45.3),
    ("gated", 1088, "message_of_one_block", 1075),
)


def run(variant: str, width: int, modules: list[str], state: str) -> str:
    """Simulate it; the name of the run."""
    name = f"artix7-{variant}-{width}"
    parameters = cycles.VARIANTS[variant] | {"Width": width}
    simulate(
        "rvh_artix7", modules, rtl_files("lib", "core", "artix7"), parameters, states=(state,), name=name, inside=("*",)
    )
    return f"{name}.{state}"


def measure(variant: str, width: int) -> str:
    """Measure the cycles alone; the name of the run."""
    return run(variant, width, [CYCLES], next(iter(INITIAL_STATES)))


@one_state
@pytest.mark.parametrize(("variant", "width"), CASES)
def test_artix7(variant, width, state):
    name = run(variant, width, [BENCH, CYCLES], state)
    if (variant, width) in cycles.RECORDED:
        assert cycles.record(variant, width, name) == cycles.expected(variant, width), (
            "other cycles than in results/artix7.json; if they are meant: python -m tests.paper.artix7.cycles"
        )


@pytest.mark.parametrize(("variant", "width", "what", "least"), PROMISED)
def test_promised(variant, width, what, least, summary):
    found = cycles.rate(variant, width, what)
    summary(f"artix7 {variant} {what}", f"{found:.1f} bits a cycle, promised {least}")
    assert found >= least
