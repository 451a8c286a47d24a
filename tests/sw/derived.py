# SPDX-License-Identifier: Apache-2.0
"""SP 800-185 and RFC 9861 by the C library, with the same calls as rvhash.model and tests/rvhash/model/derived.py.

`Calls(lib)` gives message and output in one piece; `Calls(lib, rng)` in pieces of any length.
"""

import ctypes
import random
from dataclasses import dataclass, field

from tests.sw.swlib import OK, placed, written


class Derived:
    """A context of one of the functions: `c.update(data)` is rvh_NAME_update. Filled with rubbish to begin with."""

    def __init__(self, lib: ctypes.CDLL, name: str, fill: int = 0xA5):
        self.lib, self.name = lib, name
        size = lib.probe_size_of(name.encode())
        assert size % 8 == 0
        self.memory = (ctypes.c_uint64 * (size // 8)).from_buffer_copy(bytes([fill]) * size)
        self.at = ctypes.addressof(self.memory)
        self.pointer = ctypes.c_void_p(self.at)

    def raw(self) -> bytes:
        return bytes(self.memory)

    def call(self, verb: str, *arguments: int | bytes) -> int:
        """Status of rvh_NAME_VERB; bytes become pointer and length."""
        flat: list = [ctypes.c_void_p(self.at)]
        kept = []
        for argument in arguments:
            if isinstance(argument, bytes):
                buffer, at = placed(argument, len(kept))
                kept.append(buffer)
                flat += [ctypes.c_void_p(at), ctypes.c_size_t(len(argument))]
            else:
                flat.append(ctypes.c_size_t(argument))
        return getattr(self.lib, f"rvh_{self.name}_{verb}")(*flat)

    def output(self, verb: str, outlen: int, *before: int | bytes, align: int = 0) -> tuple[int, bytes]:
        """Status and output of rvh_NAME_VERB; `before`: arguments in front of the output."""
        kept: list = []
        flat: list = [ctypes.c_void_p(self.at)]
        for argument in before:
            if isinstance(argument, bytes):
                buffer, at = placed(argument, 3)
                kept.append(buffer)
                flat += [ctypes.c_void_p(at), ctypes.c_size_t(len(argument))]
            else:
                flat.append(ctypes.c_size_t(argument))
        function = getattr(self.lib, f"rvh_{self.name}_{verb}")
        return written(lambda at: function(*flat, ctypes.c_void_p(at), ctypes.c_size_t(outlen)), outlen, align)


@dataclass
class Calls:
    """The functions, each in one call."""

    lib: ctypes.CDLL
    rng: random.Random | None = field(default=None)

    def _pieces(self, total: int) -> list[int]:
        if self.rng is None:
            return [total]
        pieces = []
        while sum(pieces) < total:
            n = self.rng.choice([0, 1, 3, 8, 64, self.rng.randrange(400), self.rng.randrange(20_000)])
            pieces.append(min(n, total - sum(pieces)))
        return pieces

    def _update(self, c: Derived, data: bytes) -> None:
        at = 0
        for n in self._pieces(len(data)):
            assert c.call("update", data[at : at + n]) == OK
            at += n

    def _read(self, c: Derived, verb: str, out_bytes: int, *before: int | bytes) -> bytes:
        """Output of `verb`, and more by squeezes."""
        pieces = self._pieces(out_bytes) or [0]
        status, out = c.output(verb, pieces[0], *before)
        assert status == OK
        for i, n in enumerate(pieces[1:]):
            status, more = c.output("squeeze", n, align=i % 4)
            assert status == OK
            out += more
        assert c.call("wipe") == OK
        return out

    def _final(self, c: Derived, out_bytes: int, xof: bool) -> bytes:
        if xof:
            return self._read(c, "final_xof", out_bytes)
        status, out = c.output("final", out_bytes)
        assert status == OK
        return out

    def cshake(self, strength: int, data: bytes, out_bytes: int, name: bytes = b"", custom: bytes = b"") -> bytes:
        c = Derived(self.lib, "cshake")
        assert c.call("init", strength, name, custom) == OK
        self._update(c, data)
        return self._read(c, "final", out_bytes)

    def kmac(
        self, strength: int, key: bytes, data: bytes, out_bytes: int, custom: bytes = b"", xof: bool = False
    ) -> bytes:
        c = Derived(self.lib, "kmac")
        assert c.call("init", strength, key, custom) == OK
        self._update(c, data)
        return self._final(c, out_bytes, xof)

    def tuple_hash(
        self, strength: int, items: list[bytes], out_bytes: int, custom: bytes = b"", xof: bool = False
    ) -> bytes:
        c = Derived(self.lib, "tuplehash")
        assert c.call("init", strength, custom) == OK
        for item in items:
            assert c.call("add", item) == OK
        return self._final(c, out_bytes, xof)

    def parallel_hash(
        self, strength: int, data: bytes, block_bytes: int, out_bytes: int, custom: bytes = b"", xof: bool = False
    ) -> bytes:
        c = Derived(self.lib, "parallelhash")
        assert c.call("init", strength, block_bytes, custom) == OK
        self._update(c, data)
        return self._final(c, out_bytes, xof)

    def turboshake(self, strength: int, data: bytes, out_bytes: int, suffix: int = 0x1F) -> bytes:
        c = Derived(self.lib, "turboshake")
        assert c.call("init", strength) == OK
        c.name = "turboshake"
        at = 0
        for n in self._pieces(len(data)):
            buffer, place = placed(data[at : at + n], at % 4)
            assert self.lib.rvh_update(c.at, place, n) == OK
            del buffer
            at += n
        first = out_bytes // 2
        status, out = c.output("final", first, suffix)
        assert status == OK
        status, more = written(lambda to: self.lib.rvh_squeeze(c.at, to, out_bytes - first), out_bytes - first, 1)
        assert status == OK
        assert self.lib.rvh_wipe(c.at) == OK
        return out + more

    def kt(self, strength: int, data: bytes, out_bytes: int, custom: bytes = b"") -> bytes:
        c = Derived(self.lib, "kt")
        assert c.call("init", strength) == OK
        self._update(c, data)
        return self._read(c, "final", out_bytes, custom)
