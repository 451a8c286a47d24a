# SPDX-License-Identifier: Apache-2.0
"""The block function of SHA-512: `void rvh_sha512_absorb(uint64_t h[8], const uint8_t *blocks, size_t n)`.

Words of 64 bits are pairs of registers, the lower half first. The state stays in 16 registers; of the message schedule,
which is on the stack, four words are in registers: those that the next rounds use again. FIPS 180-4, section 6.4.2.
"""

from enum import Enum

from rvhash.codegen.program import FREE, Program
from rvhash.model import constants

NAME = "rvh_sha512_absorb"
TABLE = ".L_rvh_sha512_k"
Pair = tuple[str, str]  # lower half, upper half
ZERO: Pair = ("zero", "zero")
STATE: tuple[Pair, ...] = tuple((FREE[i], FREE[i + 1]) for i in range(0, 16, 2))
KEPT: tuple[Pair, ...] = tuple((FREE[i], FREE[i + 1]) for i in range(16, 24, 2))
KEY = FREE[24]  # address of the constants of 16 rounds
T: Pair = (FREE[25], FREE[26])
AT = FREE[27]  # an address
STATE_AT, BLOCKS_AT, END_AT, WORDS_AT = 52, 56, 60, 64  # on the stack, after the saved registers
FRAME = WORDS_AT + 128
# Pairs of KEPT with w[t-16], w[t-15], w[t-1] and w[t-2], by t modulo 4: the new word takes the place of w[t-16], and
# w[t-14] is loaded where w[t-2] was.
ROLES = ((0, 1, 2, 3), (1, 3, 0, 2), (3, 2, 1, 0), (2, 0, 3, 1))


class Set(Enum):
    """Instructions of hx that the code uses, beside ch and maj."""

    CARRY = "sums that leave a carry for the next one"
    STATELESS = "add3 and add3c, with the sigmas of Zknh"


def _both(p: Program, name: str, to: Pair, x: Pair, y: Pair | None, z: Pair) -> None:
    """Both halves of an instruction of hx. y = None: a sigma, which reads both halves of x for each."""
    p.op(f"{name}.lo", to[0], x[0], y[0] if y else x[1], z[0])
    p.op(f"{name}.hi", to[1], x[1], y[1] if y else x[0], z[1])


def _load(p: Program, to: Pair, offset: int, base: str) -> None:
    p.load(to[0], offset, base)
    p.load(to[1], offset + 4, base)


def _store(p: Program, value: Pair, offset: int, base: str) -> None:
    p.store(value[0], offset, base)
    p.store(value[1], offset + 4, base)


def _add3(p: Program, to: Pair, x: Pair, y: Pair, carry: str) -> None:
    """to += x + y without a state. `carry`: for a temporary value; it may be x[0] or y[0] no more."""
    p.op("hx.add3c", carry, to[0], x[0], y[0])
    p.op("hx.add3", to[1], to[1], x[1], y[1])
    p.op("hx.add3", to[0], to[0], x[0], y[0])
    p.op("add", to[1], to[1], carry)


def _add(p: Program, to: Pair, x: Pair, carry: str) -> None:
    """to += x without a state."""
    p.op("add", to[0], to[0], x[0])
    p.op("sltu", carry, to[0], x[0])
    p.op("hx.add3", to[1], to[1], x[1], carry)


def _sum(p: Program, name: str, to: Pair, x: Pair) -> None:
    """An upper-case sigma of Zknh."""
    p.op(name, to[0], x[0], x[1])
    p.op(name, to[1], x[1], x[0])


def _each(p: Program, name: str, to: Pair, *sources: Pair) -> None:
    """An instruction on both halves, each by itself."""
    for half in (0, 1):
        p.op(name, to[half], *(s[half] for s in sources))


def _round_carry(p: Program, i: int, w: Pair, other: Pair) -> None:
    """Round i of 16 with the word w. `other`: a pair for temporary values, beside T. 16 cycles."""
    a, b, c, d, e, f, g, h = (STATE[(place - i) % 8] for place in range(8))
    _load(p, other, 8 * i, KEY)
    _both(p, "hx.sum1", h, e, None, h)
    _each(p, "hx.ch", T, e, f, g)
    _both(p, "hx.add3", h, h, T, other)
    _each(p, "hx.maj", other, a, b, c)
    _both(p, "hx.add3", d, d, h, w)
    _both(p, "hx.sum0", h, a, None, h)
    _both(p, "hx.add3", h, h, w, other)


def _round_stateless(p: Program, i: int, w: Pair, other: Pair, carry: str) -> None:
    """The same without a state. 25 cycles."""
    a, b, c, d, e, f, g, h = (STATE[(place - i) % 8] for place in range(8))
    _sum(p, "sha512sum1r", other, e)
    _each(p, "hx.ch", T, e, f, g)
    _add3(p, h, other, T, carry)
    _load(p, other, 8 * i, KEY)
    _add3(p, h, other, w, carry)
    _add(p, d, h, carry)
    _sum(p, "sha512sum0r", other, a)
    _each(p, "hx.maj", T, a, b, c)
    _add3(p, h, other, T, carry)


def _message_round(p: Program, chosen: Set, i: int) -> None:
    """Round i of the first 16: its word comes from the message at AT. 22 cycles; stateless 31."""
    place = {14: 3, 15: 2}.get(i, 0)  # where ROLES has the last two for round 16
    w = KEPT[place]
    p.load(T[0], 8 * i, AT)
    p.load(T[1], 8 * i + 4, AT)
    p.op("rev8", w[1], T[0])
    p.op("rev8", w[0], T[1])
    _store(p, w, WORDS_AT + 8 * i, "sp")
    if chosen is Set.CARRY:
        _round_carry(p, i, w, KEPT[1])
    else:
        _round_stateless(p, i, w, KEPT[1], KEPT[2 if place == 0 else 0][0])


def _schedule_round(p: Program, chosen: Set, i: int) -> None:
    """Round i of 16 that are repeated, with the next word of the schedule. 28 cycles; stateless 42."""
    w16, w15, _, w2 = (KEPT[role] for role in ROLES[i % 4])
    _load(p, w15, WORDS_AT + 8 * ((i + 1) % 16), "sp")
    _load(p, T, WORDS_AT + 8 * ((i + 9) % 16), "sp")
    if chosen is Set.CARRY:
        _both(p, "hx.sig0", w16, w15, None, w16)
        _both(p, "hx.sig1", T, w2, None, T)
        _both(p, "hx.add3", w16, w16, T, ZERO)
    else:
        _add(p, w16, T, AT)
        p.op("sha512sig0l", T[0], w15[0], w15[1])
        p.op("sha512sig0h", T[1], w15[1], w15[0])
        p.op("sha512sig1l", AT, w2[0], w2[1])
        p.op("sha512sig1h", w2[1], w2[1], w2[0])
        _add3(p, w16, T, (AT, w2[1]), w2[0])
    _store(p, w16, WORDS_AT + 8 * i, "sp")
    if chosen is Set.CARRY:
        _round_carry(p, i, w16, w2)
    else:
        _round_stateless(p, i, w16, w2, AT)


def write(chosen: Set, unrolled: bool) -> Program:
    """The function. Unrolled: 80 rounds in a row; otherwise 16, and 16 that are repeated."""
    p = Program(NAME)
    p.tables[TABLE] = tuple(half for k in constants.sha512_k() for half in (k & 0xFFFF_FFFF, k >> 32))
    done, block, repeat = ".L_rvh_sha512_done", ".L_rvh_sha512_block", ".L_rvh_sha512_rounds"
    p.branch("beqz", "a2", to=done)
    p.enter(FRAME)
    p.op("slli", "a2", "a2", 7)
    p.op("add", "a2", "a2", "a1")
    p.store("a0", STATE_AT, "sp")
    p.store("a1", BLOCKS_AT, "sp")
    p.store("a2", END_AT, "sp")

    p.label(block)
    p.load(AT, STATE_AT, "sp")
    p.address(KEY, TABLE)
    for i, pair in enumerate(STATE):
        _load(p, pair, 8 * i, AT)
    p.load(AT, BLOCKS_AT, "sp")
    for i in range(16):
        if i == 0:
            p.op("addi", T[0], AT, 128)
            p.store(T[0], BLOCKS_AT, "sp")
        _message_round(p, chosen, i)
    _load(p, KEPT[0], WORDS_AT, "sp")
    if not unrolled:
        p.label(repeat)
    for _ in range(4 if unrolled else 1):
        p.op("addi", KEY, KEY, 128)
        for i in range(16):
            _schedule_round(p, chosen, i)
    if not unrolled:
        p.address(AT, TABLE)
        p.op("addi", AT, AT, 512)
        p.branch("bne", KEY, AT, to=repeat)

    p.load(AT, STATE_AT, "sp")
    for first in (0, 4):
        for i in range(4):
            _load(p, KEPT[i], 8 * (first + i), AT)
        for i in range(4):
            if chosen is Set.CARRY:
                _both(p, "hx.add3", STATE[first + i], STATE[first + i], KEPT[i], ZERO)
            else:
                _add(p, STATE[first + i], KEPT[i], KEY)
        for i in range(4):
            _store(p, STATE[first + i], 8 * (first + i), AT)
    p.load(T[0], BLOCKS_AT, "sp")
    p.load(T[1], END_AT, "sp")
    p.branch("bne", T[0], T[1], to=block)

    p.leave(FRAME)
    p.label(done)
    p.ret()
    return p
