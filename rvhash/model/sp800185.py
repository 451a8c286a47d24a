# SPDX-License-Identifier: Apache-2.0
"""SP 800-185 on the operations of the engine: cSHAKE, KMAC, TupleHash, ParallelHash, with strength 128 or 256 bits.

An object is used like the engine: construct, absorb, finish, squeeze. The state of a message is in its `engine` only,
except for the two fields that `ParallelHash` names: save the context, replace the engine, restore. Strings are whole
bytes. ModelError for an unsupported strength or length.
"""

from collections.abc import Iterable

from rvhash.model.algorithms import ModelError
from rvhash.model.hash import Hash

_RATES = {128: 168, 256: 136}  # strength in bits -> rate in bytes (3.1)


def rate(strength: int) -> int:
    """Rate in bytes of the sponge of that strength, in bits."""
    if strength not in _RATES:
        raise ModelError(f"unknown strength of {strength} bits; known: 128, 256")
    return _RATES[strength]


def _minimal(x: int) -> bytes:
    if not 0 <= x < 1 << 2040:
        raise ModelError(f"{x} cannot be encoded; allowed: 0 to 2^2040 - 1")
    return x.to_bytes(max(1, (x.bit_length() + 7) // 8), "big")


def left_encode(x: int) -> bytes:
    """2.3.1: `x` in as few bytes as possible, at least one, preceded by their number."""
    return bytes([len(_minimal(x))]) + _minimal(x)


def right_encode(x: int) -> bytes:
    """2.3.1: `x` in as few bytes as possible, at least one, followed by their number."""
    return _minimal(x) + bytes([len(_minimal(x))])


def encode_string(s: bytes) -> bytes:
    """2.3.2: the string, preceded by its length in bits."""
    return left_encode(8 * len(s)) + s


class CShake:
    """3.3: `name` is the function name N, `custom` the customization string S. If both are empty, it is SHAKE."""

    def __init__(self, strength: int, name: bytes = b"", custom: bytes = b"", engine: Hash | None = None) -> None:
        self.engine = engine or Hash()
        self.strength, self._left = strength, None
        self.suffix = 0x04 if name or custom else 0x1F  # bits 00, or 1111 of SHAKE, and the first pad bit
        self.engine.start("sponge", rate(strength))
        if name or custom:
            self._bytepad(encode_string(name) + encode_string(custom))

    def absorb(self, data: bytes) -> None:
        """Append message bytes."""
        self.engine.absorb(data)

    def finish(self) -> None:
        """Close the message."""
        self.engine.finish(self.suffix)

    def squeeze(self, n: int) -> bytes:
        """The next `n` output bytes."""
        if self._left is not None:
            if n > self._left:
                raise ModelError(f"squeeze: {n} bytes, but only {self._left} are left of the given length")
            self._left -= n
        return self.engine.squeeze(n)

    def _bytepad(self, data: bytes) -> None:
        """Absorb bytepad of 2.3.3: the rate before the string, and zeros after it until the block is full."""
        self.engine.absorb(left_encode(rate(self.strength)) + data)
        self.engine.pad()

    def _finish_with_length(self, out_bytes: int | None) -> None:
        """Absorb the output length in bits; None: an XOF, whose length is 0."""
        self.engine.absorb(right_encode(8 * (out_bytes or 0)))
        self._left = out_bytes
        CShake.finish(self)


class Kmac(CShake):
    """4.3: KMAC, or KMACXOF if `finish` is called without a length."""

    def __init__(self, strength: int, key: bytes, custom: bytes = b"", engine: Hash | None = None) -> None:
        super().__init__(strength, b"KMAC", custom, engine)
        self._bytepad(encode_string(key))

    def finish(self, out_bytes: int | None = None) -> None:
        """Close the message; all of the output will be `out_bytes` long."""
        self._finish_with_length(out_bytes)


class TupleHash(CShake):
    """5.3: TupleHash, or TupleHashXOF if `finish` is called without a length. Each absorb adds one string."""

    def __init__(self, strength: int, custom: bytes = b"", engine: Hash | None = None) -> None:
        super().__init__(strength, b"TupleHash", custom, engine)

    def absorb(self, data: bytes) -> None:
        """Append a string to the tuple."""
        self.engine.absorb(encode_string(data))

    def finish(self, out_bytes: int | None = None) -> None:
        """Close the tuple; all of the output will be `out_bytes` long."""
        self._finish_with_length(out_bytes)


class ParallelHash(CShake):
    """6.3: ParallelHash, or ParallelHashXOF if `finish` is called without a length.

    The state of the message is in `engine`, in `leaf`, the engine that hashes the current block with SHAKE, and in
    `taken`, the bytes so far.
    """

    def __init__(
        self,
        strength: int,
        block_bytes: int,
        custom: bytes = b"",
        engine: Hash | None = None,
        leaf: Hash | None = None,
    ) -> None:
        if block_bytes < 1:
            raise ModelError(f"a block of {block_bytes} bytes; at least 1 is required")
        super().__init__(strength, b"ParallelHash", custom, engine)
        self.leaf, self.taken, self._block = leaf or Hash(), 0, block_bytes
        self.engine.absorb(left_encode(block_bytes))

    def absorb(self, data: bytes) -> None:
        """Append message bytes."""
        while data:
            if self.taken % self._block == 0:
                self.leaf.start(f"shake{self.strength}")
            piece, data = data[: self._block - self.taken % self._block], data[self._block - self.taken % self._block :]
            self.leaf.absorb(piece)
            self.taken += len(piece)
            if self.taken % self._block == 0:
                self._close_leaf()

    def finish(self, out_bytes: int | None = None) -> None:
        """Close the message; all of the output will be `out_bytes` long."""
        if self.taken % self._block:
            self._close_leaf()
        self.engine.absorb(right_encode(-(-self.taken // self._block)))
        self._finish_with_length(out_bytes)

    def _close_leaf(self) -> None:
        self.leaf.finish()
        self.engine.absorb(self.leaf.squeeze(self.strength // 4))  # twice the strength


def cshake(strength: int, data: bytes, out_bytes: int, name: bytes = b"", custom: bytes = b"") -> bytes:
    """cSHAKE128 or cSHAKE256 in one call."""
    h = CShake(strength, name, custom)
    h.absorb(data)
    h.finish()
    return h.squeeze(out_bytes)


def kmac(strength: int, key: bytes, data: bytes, out_bytes: int, custom: bytes = b"", xof: bool = False) -> bytes:
    """KMAC128 or KMAC256, or their XOF, in one call."""
    return _one_shot(Kmac(strength, key, custom), [data], out_bytes, xof)


def tuple_hash(strength: int, items: Iterable[bytes], out_bytes: int, custom: bytes = b"", xof: bool = False) -> bytes:
    """TupleHash128 or TupleHash256, or their XOF, in one call."""
    return _one_shot(TupleHash(strength, custom), items, out_bytes, xof)


def parallel_hash(
    strength: int, data: bytes, block_bytes: int, out_bytes: int, custom: bytes = b"", xof: bool = False
) -> bytes:
    """ParallelHash128 or ParallelHash256, or their XOF, in one call."""
    return _one_shot(ParallelHash(strength, block_bytes, custom), [data], out_bytes, xof)


def _one_shot(h: Kmac | TupleHash | ParallelHash, pieces: Iterable[bytes], out_bytes: int, xof: bool) -> bytes:
    for piece in pieces:
        h.absorb(piece)
    h.finish(None if xof else out_bytes)
    return h.squeeze(out_bytes)
