# SPDX-License-Identifier: Apache-2.0
"""The operations of the engine, and a digest in one call."""

import hashlib
from typing import Literal

from rvhash.model import running
from rvhash.model.algorithms import Algorithm, ModelError, algorithm, sponge
from rvhash.model.context import SQUEEZING, Context


def digest(name: str, data: bytes, out_bytes: int | None = None) -> bytes:
    """Hash `data` in one call, on hashlib. `out_bytes`: SHAKE output length in bytes (default: `default_out`)."""
    alg = algorithm(name)
    count = alg.out_bytes(out_bytes)
    return _Library(alg, data).output(0, count)


class _Library:
    """One message on hashlib: fast, but its state can be neither read nor set."""

    def __init__(self, alg: Algorithm, data: bytes = b"") -> None:
        self._xof, self._hash, self._output = alg.xof, hashlib.new(alg.hashlib_name, data), b""
        self.update = self._hash.update

    def output(self, start: int, end: int) -> bytes:
        if end > len(self._output):
            # hashlib returns the whole output of SHAKE each time: request twice as much to keep the cost linear.
            self._output = self._hash.digest(max(end, 2 * len(self._output))) if self._xof else self._hash.digest()
        return self._output[start:end]


class Hash:
    """One message after another, in the order of the engine's operations.

    start, (absorb | pad)*, finish, squeeze*. save ends the message; restore, in this or another object, continues it.
    An operation out of order raises ModelError and changes nothing. A fixed digest can be read in pieces, but only
    once; the output of an XOF is unlimited.

    A message uses hashlib as long as possible. Its pieces are kept, because pad and save have to hash them again with
    the block functions. After that, and for the raw sponge always, only the block functions are used.
    """

    def __init__(self, name: str | None = None, rate: int | None = None, rounds: int = 24) -> None:
        self.algorithm: Algorithm
        self.wipe()
        if name is not None:
            self.start(name, rate, rounds)

    def start(self, name: str, rate: int | None = None, rounds: int = 24) -> None:
        """Open a message. `name`: an algorithm, or "sponge" with its rate in bytes and its rounds (24 or 12)."""
        if self._state == "absorb":
            raise ModelError("start: a message is already open")
        if name == "sponge":
            if rate is None:
                raise ModelError("start: a sponge needs a rate")
            alg = sponge(rate, rounds)
        else:
            if (rate, rounds) != (None, 24):
                raise ModelError(f"start: {name} has its own rate and rounds")
            alg = algorithm(name)
        self._open(running.fresh(alg))
        self._library = _Library(alg) if alg.hashlib_name else None

    def absorb(self, data: bytes) -> None:
        """Append message bytes, any number of them; ModelError beyond the longest message of the standard."""
        self._need("absorb", "absorb")
        data = bytes(data)
        limit = self.algorithm.max_bytes
        if limit is not None and self._length + len(data) > limit:
            raise ModelError(f"absorb: {self.algorithm.name} allows {limit} bytes, not {self._length + len(data)}")
        self._length += len(data)
        if self._library:
            self._library.update(data)
            self._kept.append(data)
        else:
            running.absorb(self._running, data)

    def pad(self) -> None:
        """Pad to the rate (bytepad of SP 800-185, 2.3.3): zeros to the end of the block, none if it has just begun."""
        self._need("pad", "absorb")
        if self.algorithm.family != "keccak":
            raise ModelError(f"pad: {self.algorithm.name} is not a sponge")
        self._leave_library()
        running.absorb(self._running, bytes(-self._running.position % self.algorithm.block_bytes))

    def finish(self, suffix: int | None = None) -> None:
        """Close the message: pad it and hash the last block. `suffix`: 0x01 to 0x7f, for the raw sponge only."""
        self._need("finish", "absorb")
        if (suffix is None) != (self.algorithm.suffix != 0):
            raise ModelError(f"finish: {self.algorithm.name} {'needs a' if suffix is None else 'has its own'} suffix")
        if suffix is not None and not 0x01 <= suffix <= 0x7F:
            raise ModelError(f"finish: suffix {suffix:#x} is not 0x01 to 0x7f")
        if not self._library:
            running.finish(self._running, suffix or self.algorithm.suffix)
        elif not self.algorithm.xof:
            self._kept = []  # can no longer be saved
        self._state = "done"

    def squeeze(self, n: int) -> bytes:
        """Return the next `n` output bytes."""
        self._need("squeeze", "done")
        if n < 0:
            raise ModelError(f"squeeze: {n} bytes; the number must be 0 or more")
        end = self._taken + n
        if not self.algorithm.xof and end > self.algorithm.default_out:
            raise ModelError(f"squeeze: {self.algorithm.name} has {self.algorithm.default_out} bytes, {end} asked")
        piece = self._library.output(self._taken, end) if self._library else running.squeeze(self._running, n)
        self._taken = end
        return piece

    def save(self) -> bytes:
        """Return the context of the open message, absorbing or squeezing an XOF, and close the message."""
        if self._state == "idle":
            raise ModelError("save: no message is open")
        if self._state == "done" and not self.algorithm.xof:
            raise ModelError(f"save: {self.algorithm.name} is returning its digest")
        self._leave_library()
        saved = self._running.encode()
        self.wipe()
        return saved

    def restore(self, context: bytes) -> None:
        """Continue a saved message. ContextError, which is a ModelError, if the context is impossible."""
        if self._state == "absorb":
            raise ModelError("restore: a message is already open")
        self._open(Context.decode(context))

    def wipe(self) -> None:
        """Discard the message, in any state."""
        self._state: Literal["idle", "absorb", "done"] = "idle"
        self._running: Context | None = None
        self._library: _Library | None = None
        self._kept: list[bytes] = []  # pieces that hashlib has absorbed and _running has not
        self._length = self._taken = 0  # bytes absorbed, bytes returned

    def _open(self, context: Context) -> None:
        self.wipe()
        context.bare = False  # it is saved with its block
        self.algorithm, self._running, self._length = context.algorithm, context, context.length
        self._state = "done" if context.phase == SQUEEZING else "absorb"

    def _need(self, verb: str, state: str) -> None:
        if self._state != state:
            raise ModelError(f"{verb}: {'no message is open' if state == 'absorb' else 'the message is not finished'}")

    def _leave_library(self) -> None:
        """Bring the block functions to the position of hashlib, and continue with them."""
        if self._library:
            for piece in self._kept:
                running.absorb(self._running, piece)
            if self._state == "done":
                running.finish(self._running, self.algorithm.suffix)
                running.squeeze(self._running, self._taken)
            self._library, self._kept = None, []
