# SPDX-License-Identifier: Apache-2.0
"""Additional designs of a bench: the software that speed-ups are relative to."""

from collections.abc import Sequence

from rvhash import design
from rvhash.design import Design


def baselines_of(designs: Sequence[Design]) -> list[str]:
    """The software designs, good and lanes, of the hosts of `designs`: those that exist and are not in `designs`."""
    chosen, known = {d.name for d in designs}, set(design.names())
    wanted = dict.fromkeys(name for d in designs for name in (f"sw-{d.host}", f"sw-lanes-{d.host}"))
    return [name for name in wanted if name in known and name not in chosen]
