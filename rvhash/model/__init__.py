# SPDX-License-Identifier: Apache-2.0
"""The golden model: what every design has to answer, in plain Python.

Digests come from hashlib. The padding is written here from FIPS 180-4 section 5.1 and FIPS 202 section 5.1 and
appendix B.2, so that a test bench can feed a core block by block. `Hash` has the verbs of the engine: start, absorb,
finish, squeeze. Standard library only.
"""

import hashlib
from dataclasses import dataclass
from typing import Literal

Family = Literal["sha256", "sha512", "keccak"]


class ModelError(ValueError):
    """A request that the standard or the order of the verbs does not allow."""


@dataclass(frozen=True)
class Algorithm:
    """One hash function, numbered as in the RTL (`alg_e`) and in C (`rvh_alg`)."""

    name: str  # as typed on the command line
    number: int
    family: Family  # which core does it
    block_bytes: int  # block of SHA-2, rate of the sponge
    digest_bytes: int | None  # None: an XOF, output of any length
    suffix: int  # first padding byte: 0x80 SHA-2, 0x06 SHA-3, 0x1f SHAKE
    default_out: int  # output bytes when the caller does not say
    built: bool  # the hardware and the firmware of this version have it
    hashlib_name: str

    @property
    def xof(self) -> bool:
        """True for SHAKE: the caller chooses the length of the output."""
        return self.digest_bytes is None

    def out_bytes(self, wanted: int | None = None) -> int:
        """Output length in bytes: `wanted`, or the default; ModelError if the function cannot give it."""
        if wanted is None:
            return self.default_out
        if wanted < 0:
            raise ModelError(f"output length {wanted} is negative")
        if not self.xof and wanted != self.digest_bytes:
            raise ModelError(f"{self.name} always gives {self.digest_bytes} bytes, not {wanted}")
        return wanted


def _sha2(name: str, number: int, block: int, digest: int, built: bool) -> Algorithm:
    family: Family = "sha256" if block == 64 else "sha512"
    return Algorithm(name, number, family, block, digest, 0x80, digest, built, name.replace("-", "_"))


def _keccak(name: str, number: int, capacity: int, digest: int | None, default_out: int) -> Algorithm:
    # FIPS 202 section 6: rate = 1600 bits - capacity, and the capacity is twice the security level.
    suffix = 0x1F if digest is None else 0x06
    hashlib_name = name.replace("-", "_").replace("shake", "shake_")
    return Algorithm(name, number, "keccak", 200 - capacity, digest, suffix, default_out, True, hashlib_name)


ALGORITHMS: dict[str, Algorithm] = {
    a.name: a
    for a in (
        _sha2("sha224", 1, 64, 28, True),
        _sha2("sha256", 2, 64, 32, True),
        _sha2("sha384", 3, 128, 48, False),
        _sha2("sha512", 4, 128, 64, False),
        _sha2("sha512-224", 5, 128, 28, False),
        _sha2("sha512-256", 6, 128, 32, False),
        _keccak("sha3-224", 8, 56, 28, 28),
        _keccak("sha3-256", 9, 64, 32, 32),
        _keccak("sha3-384", 10, 96, 48, 48),
        _keccak("sha3-512", 11, 128, 64, 64),
        _keccak("shake128", 12, 32, None, 32),
        _keccak("shake256", 13, 64, None, 64),
    )
}

BUILT: tuple[str, ...] = tuple(a.name for a in ALGORITHMS.values() if a.built)


def algorithm(name: str) -> Algorithm:
    """The algorithm of that name; ModelError naming the known ones otherwise."""
    try:
        return ALGORITHMS[name]
    except KeyError:
        raise ModelError(f"unknown algorithm {name!r}; known: {', '.join(ALGORITHMS)}") from None


def digest(name: str, data: bytes, out_bytes: int | None = None) -> bytes:
    """Hash `data` in one call. `out_bytes`: SHAKE output length in bytes (default: `default_out`)."""
    h = Hash(name)
    h.absorb(data)
    h.finish()
    return h.squeeze(h.algorithm.out_bytes(out_bytes))


def padding(name: str, message_bytes: int) -> bytes:
    """The bytes that the standard appends to a message of `message_bytes` bytes."""
    alg = algorithm(name)
    if alg.family == "keccak":
        # FIPS 202, B.2: q bytes, 1 <= q <= rate; the suffix in the first, 0x80 or-ed into the last.
        q = alg.block_bytes - message_bytes % alg.block_bytes
        pad = bytearray(q)
        pad[0] = alg.suffix
        pad[-1] |= 0x80
        return bytes(pad)
    # FIPS 180-4, 5.1: one bit 1, zeros, then the length in bits, big-endian, in 64 or 128 bits.
    length_bytes = alg.block_bytes // 8
    bits = 8 * message_bytes
    if bits >= 1 << (8 * length_bytes):
        raise ModelError(f"{name} takes less than 2^{8 * length_bytes} bits")
    zeros = -(message_bytes + 1 + length_bytes) % alg.block_bytes
    return bytes([alg.suffix]) + bytes(zeros) + bits.to_bytes(length_bytes, "big")


def padded_blocks(name: str, message: bytes) -> list[bytes]:
    """The message after padding, cut into blocks of `block_bytes`: what a core is fed."""
    block = algorithm(name).block_bytes
    padded = bytes(message) + padding(name, len(message))
    return [padded[i : i + block] for i in range(0, len(padded), block)]


class Hash:
    """One message after another, in the order the engine takes them: start, absorb*, finish, squeeze*.

    A verb out of order raises ModelError and changes nothing. A fixed digest can be taken in pieces, but only once;
    SHAKE output has no end.
    """

    def __init__(self, name: str | None = None) -> None:
        self.algorithm: Algorithm
        self._state: Literal["idle", "absorb", "done"] = "idle"
        self._taken = 0
        self._output = b""
        if name is not None:
            self.start(name)

    def start(self, name: str) -> None:
        """Open a message."""
        if self._state == "absorb":
            raise ModelError("start: a message is open")
        alg = algorithm(name)
        self._hash = hashlib.new(alg.hashlib_name)
        self.algorithm, self._state, self._taken, self._output = alg, "absorb", 0, b""

    def absorb(self, data: bytes) -> None:
        """Append message bytes, any number of them."""
        if self._state != "absorb":
            raise ModelError("absorb: no message is open")
        self._hash.update(data)

    def finish(self) -> None:
        """Close the message: pad it and hash the last block."""
        if self._state != "absorb":
            raise ModelError("finish: no message is open")
        self._state = "done"

    def squeeze(self, n: int) -> bytes:
        """Take the next `n` output bytes."""
        if self._state != "done":
            raise ModelError("squeeze: the message is not finished")
        if n < 0:
            raise ModelError(f"squeeze: {n} bytes")
        end = self._taken + n
        if not self.algorithm.xof and end > self.algorithm.default_out:
            raise ModelError(f"squeeze: {self.algorithm.name} has {self.algorithm.default_out} bytes, {end} asked")
        if end > len(self._output):
            # hashlib gives the whole output of SHAKE each time: ask for twice as much, so that the cost stays linear.
            self._output = (
                self._hash.digest(max(end, 2 * len(self._output))) if self.algorithm.xof else (self._hash.digest())
            )
        piece, self._taken = self._output[self._taken : end], end
        return piece
