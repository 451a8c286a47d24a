# SPDX-License-Identifier: Apache-2.0
"""TOML files that cannot be read at all. The tests of each kind of file cover wrong keys and values."""

import pytest

from rvhash import design
from rvhash.errors import UsageError


def test_file_that_is_no_text_or_not_there(tmp_path):
    (tmp_path / "binary.toml").write_bytes(b"name = '\xff'")
    with pytest.raises(UsageError, match="not UTF-8"):
        design.get(str(tmp_path / "binary.toml"))
    with pytest.raises(UsageError, match="No such file"):
        design.get(str(tmp_path / "missing.toml"))
