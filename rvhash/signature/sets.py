# SPDX-License-Identifier: Apache-2.0
"""The parameter sets of SLH-DSA (FIPS 205 table 2), with the names and numbers of sw/include/rvh_slh_dsa.h."""

from dataclasses import dataclass
from enum import IntEnum


class Form(IntEnum):
    """What is signed: enum rvh_slh_form."""

    PURE = 0
    PREHASH = 1
    DIGEST = 2
    INTERNAL = 3


@dataclass(frozen=True)
class Set:
    """A parameter set. Sizes are in bytes."""

    name: str  # as the standard writes it
    number: int  # rvh_slh_set
    n: int
    signature: int

    @property
    def seeds(self) -> int:
        """SK.seed, SK.prf, PK.seed."""
        return 3 * self.n

    @property
    def public(self) -> int:
        """PK.seed, PK.root."""
        return 2 * self.n

    @property
    def secret(self) -> int:
        """SK.seed, SK.prf, and the public key."""
        return 4 * self.n

    @property
    def short(self) -> str:
        """The name in lower case without SLH-DSA: sha2-128s."""
        return self.name.removeprefix("SLH-DSA-").lower()


@dataclass(frozen=True)
class LmsSet:
    """The types of a key of LMS (RFC 8554, SP 800-208): only verified here."""

    name: str
    hash: str  # sha256 or shake
    n: int
    height: int
    w: int


_SIZES = [("128s", 16, 7856), ("128f", 16, 17088), ("192s", 24, 16224), ("192f", 24, 35664)]
_SIZES += [("256s", 32, 29792), ("256f", 32, 49856)]
_ALL = [(kind, *size) for kind in ("SHA2", "SHAKE") for size in _SIZES]
# By short name, in the order of their numbers.
SETS = {
    s.short: s
    for number, (kind, size, n, signature) in enumerate(_ALL, 1)
    for s in [Set(f"SLH-DSA-{kind}-{size}", number, n, signature)]
}
# By name. Higher trees are verified too, but keys of more leaves take software long to make.
LMS_SETS = {
    name: LmsSet(name, kind, n, height, w)
    for kind in ("sha256", "shake")
    for n in (32, 24)
    for height in (5, 10)
    for w in (1, 2, 4, 8)
    for name in [f"lms-{kind}-{8 * n}-h{height}-w{w}"]
}
