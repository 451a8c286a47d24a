# SPDX-License-Identifier: Apache-2.0
"""The progress bar on a terminal."""

import contextlib
import os
import pty
import sys
import threading

import pytest

from rvhash.command.hash_files import hash_files
from rvhash.model import ALGORITHMS
from rvhash.simulate.design_runner import Runner


@pytest.mark.parametrize("word", ["slow", "good"])
def test_progress_bar_on_a_terminal_when_it_takes_long(fake, tmp_path, monkeypatch, word):
    (tmp_path / "f").write_bytes(bytes(1000))
    ours, terminal = pty.openpty()
    seen: list[bytes] = []

    def read() -> None:
        with contextlib.suppress(OSError):  # what a terminal says when its other side is closed
            while piece := os.read(ours, 65536):
                seen.append(piece)

    reader = threading.Thread(target=read)
    reader.start()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")
    with open(terminal, "w") as screen, Runner(fake(word).design, system=fake(word)) as runner:
        monkeypatch.setattr(sys, "stderr", screen)
        assert hash_files(runner, ALGORITHMS["sha256"], [str(tmp_path / "f")])
    reader.join(10)
    os.close(ours)
    assert (b"0/1,000 bytes" in b"".join(seen)) == (word == "slow")
    assert b"2,000 cycles" in b"".join(seen)
