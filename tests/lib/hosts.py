# SPDX-License-Identifier: Apache-2.0
"""The host that the tests of whole systems run on: `pytest --host NAME`, or RVH_TEST_HOST; else the default host."""

import os
from collections.abc import Iterable

import pytest

from rvhash import design

VARIABLE = "RVH_TEST_HOST"
HOST = os.environ.get(VARIABLE) or design.DEFAULT_HOST


def on_host(cases: Iterable[tuple], named: bool = False) -> list:
    """Cases of a parametrized test whose first element is a role: with the name of its design with the host instead.
    Cases of roles that the host does not serve are left out. `pytest.param` keeps its marks and its id.

    named: the id of a case without one is the name of the design.
    """
    found = []
    for case in cases:
        values, more = (
            (case.values, {"marks": case.marks, "id": case.id}) if hasattr(case, "values") else (case, {"id": None})
        )
        role, *rest = values
        if not design.role(role).lacking(HOST):
            more["id"] = more.get("id") or (f"{role}-{HOST}" if named else None)
            found.append(pytest.param(f"{role}-{HOST}", *rest, **more))
    return found
