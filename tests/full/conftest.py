# SPDX-License-Identifier: Apache-2.0
"""The very small checkout."""

import pytest

from tests.full.toy import Toy


@pytest.fixture
def toy(tmp_path):
    """As it is committed; test_b does not wait."""
    return Toy(tmp_path / "toy")
