# SPDX-License-Identifier: Apache-2.0
"""A plugin of pytest: leaves the names of all tests, and whether each is marked `full`, in the file RVH_COLLECTED."""

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the command needs only the name, and the import is slow
    import pytest

FILE = "RVH_COLLECTED"


def pytest_collection_finish(session: "pytest.Session") -> None:
    """Write them."""
    tests = {item.nodeid: item.get_closest_marker("full") is not None for item in session.items}
    Path(os.environ[FILE]).write_text(json.dumps(tests))
