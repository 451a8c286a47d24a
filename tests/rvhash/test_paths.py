# SPDX-License-Identifier: Apache-2.0
"""The folders of checkout and cache."""

import pytest

from rvhash import design


def test_checkout_that_is_none(tmp_path, monkeypatch):
    monkeypatch.setenv("RVHASH_ROOT", str(tmp_path))
    with pytest.raises(Exception, match=r"not a checkout of rvhash.*set RVHASH_ROOT"):
        design.names()
