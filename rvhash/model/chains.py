# SPDX-License-Identifier: Apache-2.0
"""Hash chains: rows of WOTS+ (FIPS 205 section 5) and LM-OTS (RFC 8554 section 4) by the fields of rvh_chain.h, and
hashes of messages with a common prefix."""

from collections.abc import Sequence
from dataclasses import dataclass

from rvhash.model.algorithms import algorithm
from rvhash.model.hash import digest


@dataclass(frozen=True)
class Prefix:
    """What messages begin with: `data`, at most 32 bytes, and zeros to the end of its block if it is padded."""

    name: str  # of the algorithm
    data: bytes
    padded: bool = False

    def hash(self, message: bytes, n: int) -> bytes:
        """The first n bytes of the hash of prefix and message."""
        fill = bytes(algorithm(self.name).block_bytes - len(self.data)) if self.padded else b""
        size = algorithm(self.name).digest_bytes
        return digest(self.name, self.data + fill + message, n if size is None else size)[:n]


@dataclass(frozen=True)
class Field:
    """Bytes of an address that are a number, the most significant byte first."""

    at: int
    size: int

    def put(self, address: bytes, number: int) -> bytes:
        """The address with this number in it."""
        return address[: self.at] + number.to_bytes(self.size, "big") + address[self.at + self.size :]

    def get(self, address: bytes) -> int:
        """The number in an address."""
        return int.from_bytes(address[self.at : self.at + self.size], "big")


@dataclass(frozen=True)
class Chains:
    """What the chains of a row share: rvh_chains of rvh_chain.h."""

    prefix: Prefix
    n: int  # bytes of a value
    address: bytes
    chain: Field
    step: Field
    last: int  # steps are numbered from 0 to last - 1
    prf_at: int
    prf_byte: int

    def run(self, i: int, value: bytes, first: int, last: int) -> bytes:
        """Chain i of the row: the value after steps first to last - 1."""
        address = self.chain.put(self.address, self.chain.get(self.address) + i)
        for number in range(first, last):
            value = self.prefix.hash(self.step.put(address, number) + value, self.n)
        return value

    def start(self, i: int, secret: bytes) -> bytes:
        """The start of chain i by the PRF."""
        address = self.step.put(self.chain.put(self.address, self.chain.get(self.address) + i), 0)
        address = address[: self.prf_at] + bytes([self.prf_byte]) + address[self.prf_at + 1 :]
        return self.prefix.hash(address + secret, self.n)

    def whole(self, starts: Sequence[bytes]) -> list[bytes]:
        """The ends of whole chains."""
        return [self.run(i, value, 0, self.last) for i, value in enumerate(starts)]

    def to_digits(self, starts: Sequence[bytes], digits: Sequence[int]) -> list[bytes]:
        """The values at the digits: a signature."""
        return [self.run(i, value, 0, d) for i, (value, d) in enumerate(zip(starts, digits, strict=True))]

    def from_digits(self, values: Sequence[bytes], digits: Sequence[int]) -> list[bytes]:
        """The ends from the values at the digits: a public key from a signature."""
        return [self.run(i, value, d, self.last) for i, (value, d) in enumerate(zip(values, digits, strict=True))]


def slh_shake(n: int, seed: bytes, adrs: bytes) -> Chains:
    """WOTS+ of SLH-DSA-SHAKE-* (FIPS 205 section 11.1); `adrs`: a WOTS_HASH address of 32 bytes."""
    return Chains(Prefix("shake256", seed), n, adrs, Field(24, 4), Field(28, 4), 15, 19, 5)


def slh_sha2(n: int, seed: bytes, adrs: bytes) -> Chains:
    """WOTS+ of SLH-DSA-SHA2-* (section 11.2), with the compressed address."""
    short = adrs[3:4] + adrs[8:16] + adrs[19:20] + adrs[20:]
    return Chains(Prefix("sha256", seed, padded=True), n, short, Field(14, 4), Field(18, 4), 15, 9, 5)


def lms(name: str, n: int, w: int, identifier: bytes, q: int) -> Chains:
    """LM-OTS (RFC 8554 section 4): sha256 or shake256; its PRF is that of appendix A."""
    address = identifier + q.to_bytes(4, "big") + bytes(3)
    return Chains(Prefix(name, b""), n, address, Field(20, 2), Field(22, 1), 2**w - 1, 22, 0xFF)
