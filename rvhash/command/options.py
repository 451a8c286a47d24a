# SPDX-License-Identifier: Apache-2.0
"""Options and help texts that several commands share."""

from typing import Annotated

import typer

from rvhash import model
from rvhash.design import hosts
from rvhash.errors import unknown
from rvhash.model import NAMES, Algorithm

MaxCycles = Annotated[
    int | None,
    typer.Option(min=1, help="Abort if the firmware makes no progress for that many cycles.", show_default=False),
]
ALGORITHMS = ", ".join(NAMES)


def algorithm_named(name: str) -> Algorithm:
    """The algorithm of that name; UsageError if it is unknown."""
    if name not in model.ALGORITHMS:
        raise unknown("algorithm", name, NAMES)
    return model.ALGORITHMS[name]


def host_named(name: str) -> str:
    """The name, if there is a host of it; UsageError if not."""
    return hosts.get(name).name


def examples(*commands: str) -> str:
    """The end of a command's help."""
    return "[bold]Examples[/]\n\n" + "\n\n".join(f"  {c}" for c in commands)
