# SPDX-License-Identifier: Apache-2.0
"""A round of SHA-512 and the next word of its schedule, for each set of instructions. Words of 64 bits are pairs of
registers, the lower half first."""

from collections.abc import Sequence
from enum import Enum

from rvhash.codegen.program import Program

Pair = tuple[str, str]  # lower half, upper half
ZERO: Pair = ("zero", "zero")


class Set(Enum):
    """Instructions of the processor beyond RV32IMC. Those of hx are sums that leave a carry for the next one, or have
    no state but ch, maj, add3 and add3c."""

    CARRY = "hx and Zbb"
    STATELESS = "hx without a state, Zknh and Zbb"
    ZKNH_CH = "hx.ch and hx.maj, Zknh and Zbb"
    ZKNH = "Zknh and Zbb"
    ZBB = "Zbb"
    BASE = "none"


PLAIN = (Set.ZKNH, Set.ZBB, Set.BASE)  # without ch and maj
# By how much the rotations of a sigma rotate to the right; the last one of a lower-case sigma is a shift.
ROTATIONS = {"sum0": (28, 34, 39), "sum1": (14, 18, 41), "sig0": (1, 8, 7), "sig1": (19, 61, 6)}


def load(p: Program, to: Pair, offset: int, base: str) -> None:
    """Append the loads of a pair."""
    p.load(to[0], offset, base)
    p.load(to[1], offset + 4, base)


def store(p: Program, value: Pair, offset: int, base: str) -> None:
    """Append the stores of a pair."""
    p.store(value[0], offset, base)
    p.store(value[1], offset + 4, base)


def _both(p: Program, name: str, to: Pair, x: Pair, y: Pair | None, z: Pair) -> None:
    """Both halves of an instruction of hx. y = None: a sigma, which reads both halves of x for each."""
    p.op(f"{name}.lo", to[0], x[0], y[0] if y else x[1], z[0])
    p.op(f"{name}.hi", to[1], x[1], y[1] if y else x[0], z[1])


def _add3(p: Program, to: Pair, x: Pair, y: Pair, carry: str) -> None:
    """to += x + y without a state. `carry`: for a temporary value; it may be x[0] or y[0] no more."""
    p.op("hx.add3c", carry, to[0], x[0], y[0])
    p.op("hx.add3", to[1], to[1], x[1], y[1])
    p.op("hx.add3", to[0], to[0], x[0], y[0])
    p.op("add", to[1], to[1], carry)


def add(p: Program, chosen: Set, to: Pair, x: Pair, carry: str) -> None:
    """to += x."""
    if chosen is Set.CARRY:
        _both(p, "hx.add3", to, to, x, ZERO)
        return
    p.op("add", to[0], to[0], x[0])
    p.op("sltu", carry, to[0], x[0])
    if chosen is Set.STATELESS:
        p.op("hx.add3", to[1], to[1], x[1], carry)
        return
    p.op("add", to[1], to[1], x[1])
    p.op("add", to[1], to[1], carry)


def _sigma(p: Program, chosen: Set, name: str, to: Pair, x: Pair, free: str) -> None:
    """A sigma of x, with a temporary register. With Zknh 2 instructions; without it 22, or 20 of a lower-case sigma."""
    zknh = chosen not in (Set.ZBB, Set.BASE)
    if zknh and name in ("sum0", "sum1"):
        p.op(f"sha512{name}r", to[0], x[0], x[1])
        p.op(f"sha512{name}r", to[1], x[1], x[0])
        return
    if zknh:
        p.op(f"sha512{name}l", to[0], x[0], x[1])
        p.op(f"sha512{name}h", to[1], x[1], x[0])
        return
    for half in (0, 1):
        shifts = []
        for i, n in enumerate(ROTATIONS[name]):
            own, other = (x[half], x[1 - half]) if n < 32 else (x[1 - half], x[half])
            shifts.append(("srli", own, n % 32))
            if half == 0 or i < 2 or name in ("sum0", "sum1"):
                shifts.append(("slli", other, 32 - n % 32))
        for i, (shift, word, n) in enumerate(shifts):
            p.op(shift, free if i else to[half], word, n)
            if i:
                p.op("xor", to[half], to[half], free)


def exclusive_or(p: Program, to: Pair, x: Pair, y: Pair) -> None:
    """to = x ^ y."""
    for half in (0, 1):
        p.op("xor", to[half], x[half], y[half])


def _ch(p: Program, chosen: Set, to: Pair, e: Pair, f: Pair, g: Pair) -> None:
    for half in (0, 1):
        if chosen in PLAIN:
            p.op("xor", to[half], f[half], g[half])
            p.op("and", to[half], to[half], e[half])
            p.op("xor", to[half], to[half], g[half])
        else:
            p.op("hx.ch", to[half], e[half], f[half], g[half])


def _maj(p: Program, chosen: Set, to: Pair, a: Pair, b: Pair, c: Pair, free: str) -> None:
    for half in (0, 1):
        if chosen in PLAIN:
            p.op("xor", to[half], a[half], b[half])
            p.op("xor", free, b[half], c[half])
            p.op("and", to[half], to[half], free)
            p.op("xor", to[half], to[half], b[half])
        else:
            p.op("hx.maj", to[half], a[half], b[half], c[half])


def one_round(
    p: Program,
    chosen: Set,
    state: Sequence[Pair],
    w: Pair,
    constant: tuple[int, str],
    free: tuple[Pair, Pair, str],
    bc: Pair | None = None,
) -> None:
    """A round with the word w. `constant`: offset and base. `free`: registers for temporary values. `bc`: a pair with
    b ^ c; after the round the first pair of `free` has a ^ b, which is that of the next round. Cycles: 16 with the
    carry, 24 without a state, 38 with Zknh, ch and maj, 48 with Zknh, otherwise 88; with bc 2 less."""
    a, b, c, d, e, f, g, h = state
    t, other, carry = free
    load(p, other, *constant)
    if chosen is Set.CARRY:
        _both(p, "hx.sum1", h, e, None, h)
        _ch(p, chosen, t, e, f, g)
        _both(p, "hx.add3", h, h, t, other)
        _maj(p, chosen, other, a, b, c, carry)
        _both(p, "hx.add3", d, d, h, w)
        _both(p, "hx.sum0", h, a, None, h)
        _both(p, "hx.add3", h, h, w, other)
        return
    if chosen is Set.STATELESS:
        _stateless_round(p, state, w, free)
        return
    add(p, chosen, h, w, carry)
    add(p, chosen, h, other, carry)
    _sigma(p, chosen, "sum1", other, e, carry)
    add(p, chosen, h, other, carry)
    _ch(p, chosen, t, e, f, g)
    add(p, chosen, h, t, carry)
    add(p, chosen, d, h, carry)
    _sigma(p, chosen, "sum0", other, a, carry)
    add(p, chosen, h, other, carry)
    if bc is None:
        _maj(p, chosen, t, a, b, c, carry)
        add(p, chosen, h, t, carry)
        return
    exclusive_or(p, t, a, b)
    for half in (0, 1):
        p.op("and", bc[half], bc[half], t[half])
        p.op("xor", bc[half], bc[half], b[half])
    add(p, chosen, h, bc, carry)


def _stateless_round(p: Program, state: Sequence[Pair], w: Pair, free: tuple[Pair, Pair, str]) -> None:
    """The rest of a round without a state; the second pair of `free` has the constant. The carries of the two
    sums in h are added to its upper half at once."""
    a, b, c, d, e, f, g, h = state
    t, other, carry = free
    chosen = Set.STATELESS
    p.op("hx.add3c", carry, h[0], other[0], w[0])
    for half in (0, 1):
        p.op("hx.add3", h[half], h[half], other[half], w[half])
    _sigma(p, chosen, "sum1", other, e, carry)
    _ch(p, chosen, t, e, f, g)
    p.op("hx.add3", h[1], h[1], other[1], t[1])
    p.op("hx.add3c", other[1], h[0], other[0], t[0])
    p.op("hx.add3", h[0], h[0], other[0], t[0])
    p.op("hx.add3", h[1], h[1], carry, other[1])
    add(p, chosen, d, h, carry)
    _sigma(p, chosen, "sum0", other, a, carry)
    _maj(p, chosen, t, a, b, c, carry)
    _add3(p, h, other, t, carry)


def schedule(p: Program, chosen: Set, w16: Pair, w15: Pair, w9: Pair, w2: Pair, free: str) -> None:
    """The next word of the schedule to w16. w9 and w2 are overwritten. Cycles without loads and stores: 6 with the
    carry, 11 without a state, 16 with Zknh, otherwise 52."""
    if chosen is Set.CARRY:
        _both(p, "hx.sig0", w16, w15, None, w16)
        _both(p, "hx.sig1", w9, w2, None, w9)
        _both(p, "hx.add3", w16, w16, w9, ZERO)
        return
    add(p, chosen, w16, w9, free)
    _sigma(p, chosen, "sig0", w9, w15, free)
    if chosen is not Set.STATELESS:
        add(p, chosen, w16, w9, free)
        _sigma(p, chosen, "sig1", w9, w2, free)
        add(p, chosen, w16, w9, free)
        return
    p.op("sha512sig1l", free, w2[0], w2[1])
    p.op("sha512sig1h", w2[1], w2[1], w2[0])
    _add3(p, w16, w9, (free, w2[1]), w2[0])
