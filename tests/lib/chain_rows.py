# SPDX-License-Identifier: Apache-2.0
"""Rows of hash chains in the memory of a bench."""

import random

from rvhash.model import ALGORITHMS
from rvhash.model import chains as standards
from rvhash.model.chain_rows import FROM_DIGIT, TO_DIGIT, WHOLE, Row
from rvhash.model.chains import Chains, Field, Prefix

CHAIN = 2


def some_chains(rng: random.Random, sha: bool = True) -> Chains:
    """Fields of a standard, or any; without `sha`, of SHAKE256 alone."""
    n = rng.choice((16, 24, 32))
    seed, adrs = rng.randbytes(n), rng.randbytes(24) + bytes([0, 0, 0, rng.randrange(200)]) + bytes(4)
    kind = rng.randrange(6) if sha else rng.choice((0, 3, 5))
    if kind == 0:
        return standards.slh_shake(n, seed, adrs)
    if kind == 1:
        return standards.slh_sha2(n, seed, adrs)
    if kind in (2, 3):
        name, w = ("sha256", "shake256")[kind - 2], rng.choice((1, 2, 4))
        return standards.lms(name, rng.choice((24, 32)), w, rng.randbytes(16), rng.randrange(2**32))
    if kind == 4:
        address = rng.randbytes(rng.randrange(4, 24 if n == 32 else 32))
        prefix = Prefix("sha256", rng.randbytes(rng.randrange(33)), padded=True)
    else:
        data = rng.randbytes(rng.randrange(33))
        address = rng.randbytes(rng.randrange(4, 33))
        prefix = Prefix("shake256", data)
    return any_fields(rng, prefix, n, address)


def any_fields(rng: random.Random, prefix: Prefix, n: int, address: bytes) -> Chains:
    """Chains with a field for chain and step at random places; they may overlap the byte of the PRF."""
    size = rng.choice((1, 2))
    chain = Field(rng.randrange(len(address) - size), size)
    step = Field(rng.choice([i for i in range(len(address)) if i not in (chain.at, chain.at + size - 1)]), 1)
    first = rng.randrange(216) if size == 1 else 256 * rng.randrange(1, 250) - rng.randrange(1, 3)  # carries
    address = chain.put(address, first)
    prf_at = rng.choice([i for i in range(len(address)) if i not in (chain.at, chain.at + size - 1)])
    return Chains(prefix, n, address, chain, step, rng.randrange(1, 12), prf_at, rng.randrange(256))


class RowsInMemory:
    """Of a bench with `rng` and `put`. Addresses: `starts_at`, `digits_at`, `ends_at` and up to 15 bytes after them,
    `description_at`."""

    address_bytes = 4  # of an address in a description
    aligned = False  # addresses, not any

    def place(self, chains: Chains, count: int, part: int, prf: bool) -> tuple[Row, bytes, list[int], list[int]]:
        """Put a row into memory; the row, the ends that it has, and the addresses it reads and writes."""
        n, rng = chains.n, self.rng
        starts = [rng.randbytes(n) for _ in range(1 if prf else count)]
        digits = [rng.randrange(chains.last + 1) for _ in range(count)]
        src, ends, digits_at = (
            a if self.aligned else a + rng.randrange(16) for a in (self.starts_at, self.ends_at, self.digits_at)
        )
        row = Row(chains, count, src, ends, digits_at, part, prf)
        self.put(src, b"".join(starts))
        self.put(row.digits, bytes(digits))
        begin = [chains.start(i, starts[0]) for i in range(count)] if prf else starts
        wanted = {
            WHOLE: lambda: chains.whole(begin),
            TO_DIGIT: lambda: chains.to_digits(begin, digits),
            FROM_DIGIT: lambda: chains.from_digits(begin, digits),
        }[part]()
        still = {WHOLE: None, TO_DIGIT: 0, FROM_DIGIT: chains.last}[part]  # the digit of a chain without a step
        reads, writes = (
            list(range(self.description_at, self.description_at + len(row.description(self.address_bytes)))),
            [],
        )
        for i in range(count):
            reads += [digits_at + i] * (part != WHOLE)
            if digits[i] == still and not prf:  # no step: its start is not read, nothing is written
                wanted[i] = rng.randbytes(n)
                self.put(ends + i * n, wanted[i])
            else:
                reads += range(src + i * n * (not prf), src + i * n * (not prf) + n)
                writes += range(ends + i * n, ends + i * n + n)
        return row, b"".join(wanted), reads, writes

    def describe(self, row: Row) -> int:
        """Put its description into memory; the command."""
        self.put(self.description_at, row.description(self.address_bytes))
        return CHAIN | ALGORITHMS[row.chains.prefix.name].number << 8
