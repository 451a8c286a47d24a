# SPDX-License-Identifier: Apache-2.0
"""The designs that a bench measures besides the chosen ones: the software that speed-ups are over."""

from collections.abc import Sequence

from rvhash import design
from rvhash.design import Design


def baselines_of(designs: Sequence[Design]) -> list[str]:
    """The software of these designs' hosts, good and lanes, that is not among them itself, as far as it exists."""
    chosen, known = {d.name for d in designs}, set(design.names())
    wanted = dict.fromkeys(name for d in designs for name in (f"sw-{d.host}", f"sw-lanes-{d.host}"))
    return [name for name in wanted if name in known and name not in chosen]
