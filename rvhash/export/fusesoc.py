# SPDX-License-Identifier: Apache-2.0
"""The FuseSoC core of an export: CAPI2, flow API. Targets: default, lint, sim, and one for each program."""

from rvhash import __version__
from rvhash.export.blocks import Choice
from rvhash.export.example import TB, Example
from rvhash.export.readme import render
from rvhash.export.rtl import Rtl


def vlnv(name: str) -> str:
    """The name of the core."""
    return f"rvhash:block:{name}:{__version__}"


def core(choice: Choice, rtl: Rtl, example: Example | None, plain: list[str]) -> str:
    """The text of the .core file. `plain`: the files in plain Verilog, the block and the example's processor."""
    return render(
        "block.core.j2",
        vlnv=vlnv(choice.name),
        choice=choice,
        rtl=rtl,
        example=example,
        tb=TB,
        plain=plain,
    )
