# SPDX-License-Identifier: Apache-2.0
"""Requests: their size is that of the firmware."""

import re

import pytest

from rvhash.errors import MessageError
from rvhash.signature import jobs
from tests.rvhash.conftest import ROOT


def test_a_request_of_the_longest_size():
    """All blobs count, each as whole words."""
    source = (ROOT / "sw" / "apps" / "requests.h").read_text()
    assert int(re.search(r"REQUEST_BYTES = (\d+) \* 1024", source)[1]) * 1024 == jobs.MOST_REQUEST
    room = jobs.MOST_REQUEST - jobs.REQUEST.size - 4 - 50_000
    parts = jobs.packed(1, 0, 0, b"", b"key", bytes(50_000), b"", bytes(room))
    assert sum(map(len, parts)) == jobs.MOST_REQUEST
    with pytest.raises(MessageError, match=r"^the request: 327,684 bytes .* holds 327,680$"):
        jobs.packed(1, 0, 0, b"", b"key", bytes(50_000), b"", bytes(room + 1))
