# SPDX-License-Identifier: Apache-2.0
"""The block function of SHA-256: `void rvh_sha256_absorb(uint32_t h[8], const uint8_t *blocks, size_t n)`.

State and the last 16 words of the message schedule stay in registers: 24 of the 28 that a function may use without gp
and tp. FIPS 180-4, section 6.2.2.
"""

from collections.abc import Callable
from enum import Enum

from rvhash.codegen.program import FREE, Program
from rvhash.model import constants

NAME = "rvh_sha256_absorb"
TABLE = ".L_rvh_sha256_k"
STATE, WORDS = FREE[:8], FREE[8:24]  # h, blocks and n come in a0 to a2, and are stored before these are loaded
KEY, T, X, Y = FREE[24:]  # address of the constants of 16 rounds; temporary values
FRAME = 64  # bytes: the saved registers, then the three below
STATE_AT, BLOCKS_AT, END_AT = 52, 56, 60


class Set(Enum):
    """Instructions of the processor beyond RV32IMC and Zbb."""

    HX = "hx"
    ZKNH = "zknh"


def _round_hx(p: Program, state: list[str], i: int, schedule: bool) -> None:
    """Round i of 16: t1 to X, h + k + w to T. 6 cycles, 8 with the next word of the schedule."""
    a, b, c, d, e, f, g, h = state
    w = WORDS[i]
    p.load(Y, 4 * i, KEY)
    p.op("hx.s256t1", X, e, f, g)
    p.op("hx.add3", T, h, Y, w)
    p.op("hx.s256t2", Y, a, b, c)
    if schedule:
        p.op("hx.s256w0", w, WORDS[(i + 1) % 16], w, WORDS[(i + 9) % 16])
    p.op("hx.add3", d, d, T, X)
    p.op("hx.add3", h, T, X, Y)
    if schedule:
        p.op("hx.s256w1", w, WORDS[(i + 14) % 16], w, "zero")


def _round_zknh(p: Program, state: list[str], i: int, schedule: bool) -> None:
    """Round i of 16. Before it, one of X and Y holds b ^ c; after it the other one holds a ^ b, which is that of the
    next round. 16 cycles, 21 with the next word of the schedule."""
    a, b, _, d, e, f, g, h = state
    w = WORDS[i]
    bc, x = (X, Y) if i % 2 == 0 else (Y, X)
    p.load(T, 4 * i, KEY)
    p.op("xor", x, f, g)
    p.op("add", T, T, h)
    p.op("sha256sum1", h, e)
    p.op("and", x, x, e)
    p.op("add", T, T, w)
    p.op("xor", x, x, g)
    p.op("add", T, T, h)
    p.op("add", T, T, x)
    p.op("sha256sum0", h, a)
    p.op("xor", x, a, b)
    p.op("add", d, d, T)
    p.op("and", bc, bc, x)
    p.op("add", h, h, T)
    p.op("xor", bc, bc, b)
    p.op("add", h, h, bc)
    if schedule:
        p.op("sha256sig0", T, WORDS[(i + 1) % 16])
        p.op("sha256sig1", bc, WORDS[(i + 14) % 16])
        p.op("add", w, w, WORDS[(i + 9) % 16])
        p.op("add", w, w, T)
        p.op("add", w, w, bc)


_ROUND: dict[Set, Callable[[Program, list[str], int, bool], None]] = {Set.HX: _round_hx, Set.ZKNH: _round_zknh}


def write(extension: Set, unrolled: bool) -> Program:
    """The function. Unrolled: 64 rounds in a row; otherwise 16 that are repeated, and 16 without schedule."""
    p = Program(NAME)
    p.tables[TABLE] = tuple(constants.sha256_k())
    done, block, repeat = ".L_rvh_sha256_done", ".L_rvh_sha256_block", ".L_rvh_sha256_rounds"
    p.branch("beqz", "a2", to=done)
    p.enter(FRAME)
    p.op("slli", "a2", "a2", 6)
    p.op("add", "a2", "a2", "a1")
    p.store("a0", STATE_AT, "sp")
    p.store("a1", BLOCKS_AT, "sp")
    p.store("a2", END_AT, "sp")

    p.label(block)
    p.load(T, BLOCKS_AT, "sp")
    p.load(X, STATE_AT, "sp")
    for i, w in enumerate(WORDS):
        p.load(w, 4 * i, T)
    p.op("addi", T, T, 64)
    for w in WORDS:
        p.op("rev8", w, w)
    p.store(T, BLOCKS_AT, "sp")
    for i, name in enumerate(STATE):
        p.load(name, 4 * i, X)
    p.address(KEY, TABLE)
    if extension is Set.ZKNH:
        p.op("xor", X, STATE[1], STATE[2])

    def rounds(schedule: bool) -> None:
        for i in range(16):
            state = [STATE[(place - i) % 8] for place in range(8)]
            _ROUND[extension](p, state, i, schedule)
        if schedule:
            p.op("addi", KEY, KEY, 64)

    if unrolled:
        for _ in range(3):
            rounds(schedule=True)
    else:
        p.label(repeat)
        rounds(schedule=True)
        p.address(T, TABLE)
        p.op("addi", T, T, 192)
        p.branch("bne", KEY, T, to=repeat)
    rounds(schedule=False)

    p.load(X, STATE_AT, "sp")
    for first in (0, 4):
        old = (KEY, T, Y, WORDS[0])
        for i in range(4):
            p.load(old[i], 4 * (first + i), X)
        for i in range(4):
            p.op("add", STATE[first + i], STATE[first + i], old[i])
        for i in range(4):
            p.store(STATE[first + i], 4 * (first + i), X)
    p.load(T, BLOCKS_AT, "sp")
    p.load(X, END_AT, "sp")
    p.branch("bne", T, X, to=block)

    p.leave(FRAME)
    p.label(done)
    p.ret()
    return p
