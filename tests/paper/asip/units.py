# SPDX-License-Identifier: Apache-2.0
"""The instructions of OASIP, DASIP and lane: models of their units, one instruction at a time. `execute` returns the
result, 0 for an instruction without one. Table of the instructions: rtl/instructions.toml.
"""

from collections.abc import Callable

from rvhash.model.blocks import keccak_p

WORD, LANE = (1 << 32) - 1, (1 << 64) - 1


def rotl(lane: int, n: int) -> int:
    """A lane rotated to the left by n modulo 64."""
    n %= 64
    return (lane << n | lane >> (64 - n)) & LANE


def remv(rs1: int, n: int) -> int:
    """rs1 + n - 16 modulo 5 where that is -9 to 9; the low bits of the sum elsewhere."""
    sum_ = (rs1 + n) % 32
    return (sum_ - 16) % 5 if 7 <= sum_ <= 25 else sum_ % 8


def lfsr(rs1: int) -> int:
    """A step of the LFSR."""
    return (rs1 << 1 ^ (0x71 if rs1 & 0x80 else 0)) & 0xFF


class Oasip:
    """The auxiliary register."""

    def __init__(self) -> None:
        self.aux = 0

    def execute(self, name: str, rs1: int, rs2: int, n: int) -> int:
        match name:
            case "remv":
                return remv(rs1, n)
            case "hmask":
                return rs1 // 2 % 64
            case "lfsr":
                return lfsr(rs1)
            case "pack":
                self.aux = rs1 << 32 | rs2
            case "rotr":
                self.aux = rotl(self.aux, rs1)
                return self.aux >> 32
            case "extlw":
                return self.aux & WORD
        return 0


class Lane:
    """The state, and the index of the next word."""

    def __init__(self) -> None:
        self.words, self.next = [0] * 50, 0

    def execute(self, name: str, rs1: int, rs2: int, n: int) -> int:
        match name:
            case "word":
                self.words[self.next] ^= rs1
                word = self.words[self.next]
                self.next = (self.next + 1) % 50
                return word
            case "permute" if 1 <= rs1 <= 24:
                state = keccak_p(b"".join(w.to_bytes(4, "little") for w in self.words), rs1)
                self.words = [int.from_bytes(state[i : i + 4], "little") for i in range(0, 200, 4)]
                self.next = 0
            case "clear":
                self.words, self.next = [0] * 50, 0
            case "where":
                return self.next
        return 0


class Dasip:
    """r[0] to r[4], c[0] to c[4], m; the base; what failed. `load`, `store`: a word of memory, None where it fails."""

    def __init__(self, load: Callable[[int], int | None], store: Callable[[int, int], bool]) -> None:
        self.lanes, self.base, self.failed = [0] * 11, 0, 0
        self._load, self._store = load, store

    def _address(self, x: int, y: int) -> int:
        return self.base + 8 * (x % 32 + 5 * (y % 8))

    def _get(self, x: int, y: int) -> int:
        at = self._address(x, y)
        words = [self._load((at + i) & WORD) for i in (0, 4)]
        self.failed |= None in words
        return (words[0] or 0) | (words[1] or 0) << 32

    def _put(self, x: int, y: int, lane: int) -> None:
        at = self._address(x, y)
        for i in (0, 4):
            self.failed |= not self._store((at + i) & WORD, lane >> 8 * i & WORD)

    def _parity(self, x: int, y: int, lane: int) -> None:
        self.lanes[5 + x] = lane ^ (self.lanes[5 + x] if y % 8 else 0)

    def execute(self, name: str, rs1: int, rs2: int, n: int) -> int:
        a, x, y = self.lanes, rs1 % 8 % 5, rs2
        match name:
            case "remv":
                return remv(rs1, n)
            case "lfsr":
                return lfsr(rs1)
            case "base":
                before, self.base = self.base, rs1 & ~3
                return before
            case "sync":
                failed, self.failed = self.failed, rs1 & 1
                return int(failed)
            case "load":
                a[n] = self._get(rs1, y)
            case "store":
                self._put(rs1, y, a[n])
            case "mix":
                a[n] ^= rs2 << 32 | rs1
            case "row":
                a[x] = self._get(rs1, y)
            case "parity":
                self._parity(x, y, self._get(rs1, y))
            case "first":
                a[10] = self._get(rs1, y) ^ a[x]
            case "swap":
                lane = self._get(rs1, y)
                self._put(rs1, y, a[10])
                a[10] = lane ^ a[x]
            case "chi":
                lane = a[x] ^ (~a[(x + 1) % 5] & a[(x + 2) % 5])
                self._put(rs1, y, lane)
                self._parity(x, y, lane)
            case "turn":
                a[10] = rotl(a[10], rs1)
            case "effect":
                a[x] = a[5 + (x + 4) % 5] ^ rotl(a[5 + (x + 1) % 5], 1)
        return 0
