# SPDX-License-Identifier: Apache-2.0
"""The table of hash functions, numbered as in the RTL (`alg_e`) and in C (`rvh_alg`)."""

from dataclasses import dataclass
from typing import Literal

Family = Literal["sha256", "sha512", "keccak"]
SPONGE = 15  # number of the raw sponge
RATES = (72, 104, 136, 144, 168)  # rate code -> bytes
ROUNDS = (24, 12)  # Keccak-f[1600] of FIPS 202; its last 12 rounds (RFC 9861)


class ModelError(ValueError):
    """A request that the standard or the order of the operations does not allow."""


@dataclass(frozen=True)
class Algorithm:
    """One hash function."""

    name: str  # as typed on the command line
    number: int
    family: Family  # selects the core
    block_bytes: int  # block of SHA-2, rate of the sponge
    digest_bytes: int | None  # None: an XOF, output of any length
    suffix: int  # first padding byte: 0x80 SHA-2, 0x06 SHA-3, 0x1f SHAKE; 0: given at the end of the message
    default_out: int  # output bytes if the caller does not choose
    hashlib_name: str  # empty: hashlib does not have it
    rounds: int = 24  # of Keccak-p[1600]; means nothing for SHA-2

    @property
    def xof(self) -> bool:
        """True for SHAKE and the raw sponge: the caller chooses the length of the output."""
        return self.digest_bytes is None

    @property
    def max_bytes(self) -> int | None:
        """Longest message in bytes (FIPS 180-4, figure 1); None: no limit."""
        return {"sha256": (1 << 61) - 1, "sha512": (1 << 125) - 1, "keccak": None}[self.family]

    def out_bytes(self, wanted: int | None = None) -> int:
        """Output length in bytes: `wanted`, or the default; ModelError if the function cannot give it."""
        if wanted is None:
            return self.default_out
        if wanted < 0:
            raise ModelError(f"output length {wanted} is negative")
        if not self.xof and wanted != self.digest_bytes:
            raise ModelError(f"{self.name} always has {self.digest_bytes} bytes of output, not {wanted}")
        return wanted


def _sha2(name: str, number: int, block: int, digest: int) -> Algorithm:
    family: Family = "sha256" if block == 64 else "sha512"
    return Algorithm(name, number, family, block, digest, 0x80, digest, name.replace("-", "_"))


def _keccak(name: str, number: int, capacity: int, digest: int | None, default_out: int) -> Algorithm:
    # FIPS 202 section 6: rate = 1600 bits - capacity, and the capacity is twice the security level.
    suffix = 0x1F if digest is None else 0x06
    hashlib_name = name.replace("-", "_").replace("shake", "shake_")
    return Algorithm(name, number, "keccak", 200 - capacity, digest, suffix, default_out, hashlib_name)


ALGORITHMS: dict[str, Algorithm] = {
    a.name: a
    for a in (
        _sha2("sha224", 1, 64, 28),
        _sha2("sha256", 2, 64, 32),
        _sha2("sha384", 3, 128, 48),
        _sha2("sha512", 4, 128, 64),
        _sha2("sha512-224", 5, 128, 28),
        _sha2("sha512-256", 6, 128, 32),
        _keccak("sha3-224", 8, 56, 28, 28),
        _keccak("sha3-256", 9, 64, 32, 32),
        _keccak("sha3-384", 10, 96, 48, 48),
        _keccak("sha3-512", 11, 128, 64, 64),
        _keccak("shake128", 12, 32, None, 32),
        _keccak("shake256", 13, 64, None, 64),
    )
}

NAMES: tuple[str, ...] = tuple(ALGORITHMS)


def algorithm(name: str) -> Algorithm:
    """The algorithm of that name; ModelError naming the known ones otherwise."""
    try:
        return ALGORITHMS[name]
    except KeyError:
        raise ModelError(f"unknown algorithm {name!r}; known: {', '.join(ALGORITHMS)}") from None


def sponge(rate: int, rounds: int = 24) -> Algorithm:
    """The raw sponge over Keccak-p[1600, rounds], `rate` in bytes. Its suffix is given at the end of the message."""
    if rate not in RATES:
        raise ModelError(f"sponge: unknown rate of {rate} bytes; known: {', '.join(map(str, RATES))}")
    if rounds not in ROUNDS:
        raise ModelError(f"sponge: unknown number of rounds {rounds}; known: {', '.join(map(str, ROUNDS))}")
    return Algorithm("sponge", SPONGE, "keccak", rate, None, 0, 200 - rate, "", rounds)
