# SPDX-License-Identifier: Apache-2.0
"""Messages to hash: files and standard input, read in pieces, with errors of the file system reported."""

import os
import stat
import sys
from collections.abc import Iterator
from typing import BinaryIO

from rvhash.errors import MessageError

PIECE = 65536  # bytes
STDIN = "-"


class Message:
    """A named stream of bytes. Use it as a context manager, and iterate over it once."""

    def __init__(self, name: str) -> None:
        """Open it. MessageError if it is missing, unreadable or a directory."""
        self.name = name
        self.size: int | None = None  # bytes when it was opened; None: not known before its end
        try:
            self._file: BinaryIO = sys.stdin.buffer if name == STDIN else open(name, "rb")  # noqa: SIM115 (closed by __exit__)
            info = os.fstat(self._file.fileno())
        except OSError as e:
            raise MessageError(f"{name}: {e.strerror}") from None
        # Files of /proc and the like are regular and report a size of 0, but are not empty.
        if stat.S_ISREG(info.st_mode) and info.st_size and name != STDIN:
            self.size = info.st_size

    def __enter__(self) -> "Message":
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not sys.stdin.buffer:
            self._file.close()

    def __iter__(self) -> Iterator[bytes]:
        done = 0
        try:
            while piece := self._file.read(PIECE):
                done += len(piece)
                yield piece
        except OSError as e:
            raise MessageError(f"{self.name}: {e.strerror}") from None
        if self.size is not None and done < self.size:
            raise MessageError(f"{self.name} shrank while it was read: {done} of {self.size} bytes were left")
