# SPDX-License-Identifier: Apache-2.0
"""The Bender package of an export. The target rvh_example adds the example system."""

from rvhash.export.blocks import Choice
from rvhash.export.example import Example
from rvhash.export.readme import render
from rvhash.export.rtl import Rtl


def manifest(choice: Choice, rtl: Rtl, example: Example | None) -> str:
    """The text of Bender.yml."""
    return render("Bender.yml.j2", choice=choice, rtl=rtl, example=example)
