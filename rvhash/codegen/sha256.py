# SPDX-License-Identifier: Apache-2.0
"""The block function of SHA-256: `void rvh_sha256_blocks(uint32_t h[8], const uint8_t *blocks, size_t n)`.

State and the last 16 words of the message schedule stay in registers: 24 of the 28 that a function may use without gp
and tp. FIPS 180-4, section 6.2.2.
"""

from enum import Enum

from rvhash.codegen.program import FREE, Program
from rvhash.codegen.schedule import scheduled
from rvhash.codegen.sha2 import BLOCKS_AT, STATE_AT, WORDS_AT, Blocks, swap, swap_mask
from rvhash.model import constants

NAME = "rvh_sha256_blocks"
TABLE = ".L_rvh_sha256_k"
STATE, WORDS = FREE[:8], FREE[8:24]  # h, blocks and n come in a0 to a2, and are stored before these are loaded
KEY, T, X, Y = FREE[24:]  # address of the constants; temporary values
LAST_AT = WORDS_AT  # on the stack: the address of the last 16 constants
FRAME = WORDS_AT + 16


class Set(Enum):
    """Instructions of the processor beyond RV32IMC."""

    HX = "hx and Zbb"
    ZKNH = "Zknh and Zbb"
    ZBB = "Zbb"
    BASE = "none"


# A sigma is the XOR of x rotated to the right by three numbers. Here: the least number, what the second one has more,
# and what the third one has more than that. The least one of a lower-case sigma is a shift.
SUMS = {"sum0": (2, 11, 9), "sum1": (6, 5, 14)}
SIGS = {"sig0": (3, 4, 11), "sig1": (10, 7, 2)}


def _sigma(p: Program, extension: Set, name: str, to: str, x: str, free: str) -> None:
    """Append a sigma of x, with a temporary register: 1 instruction with Zknh, 5 with Zbb, 11 or 9 without."""
    if extension is Set.ZKNH:
        p.op(f"sha256{name}", to, x)
        return
    first, second, third = SUMS.get(name) or SIGS[name]
    if extension is Set.ZBB and name in SUMS:
        p.op("rori", to, x, third)
        p.op("xor", to, to, x)
        p.op("rori", to, to, second)
        p.op("xor", to, to, x)
        p.op("rori", to, to, first)
        return
    if extension is Set.ZBB:
        p.op("rori", to, x, third)
        p.op("xor", to, to, x)
        p.op("rori", to, to, first + second)
        p.op("srli", free, x, first)
        p.op("xor", to, to, free)
        return
    p.op("srli", to, x, third)
    p.op("xor", to, to, x)
    p.op("srli", to, to, second)
    p.op("xor", to, to, x)
    p.op("srli", to, to, first)
    p.op("slli", free, x, third if name in SIGS else second)
    p.op("xor", free, free, x)
    if name in SUMS:
        p.op("slli", free, free, third)
        p.op("xor", free, free, x)
    p.op("slli", free, free, 32 - first - second - third)
    p.op("xor", to, to, free)


def _round_hx(p: Program, state: list[str], i: int, constant: int, schedule: bool) -> None:
    """Round i of 16: t1 to X, h + k + w to T. 6 cycles, 8 with the next word of the schedule."""
    a, b, c, d, e, f, g, h = state
    w = WORDS[i]
    p.load(Y, constant, KEY)
    p.op("hx.s256t1", X, e, f, g)
    p.op("hx.add3", T, h, Y, w)
    p.op("hx.s256t2", Y, a, b, c)
    if schedule:
        p.op("hx.s256w0", w, WORDS[(i + 1) % 16], w, WORDS[(i + 9) % 16])
    p.op("hx.add3", d, d, T, X)
    p.op("hx.add3", h, T, X, Y)
    if schedule:
        p.op("hx.s256w1", w, WORDS[(i + 14) % 16], w, "zero")


def _round(p: Program, extension: Set, state: list[str], i: int, constant: int, schedule: bool) -> None:
    """Round i of 16. Before it, one of X and Y holds b ^ c; after it the other one holds a ^ b, which is that of the
    next round. Without the sigmas 14 cycles, 17 with the next word of the schedule."""
    a, b, _, d, e, f, g, h = state
    w = WORDS[i]
    bc, x = (X, Y) if i % 2 == 0 else (Y, X)
    p.load(T, constant, KEY)
    p.op("add", T, T, h)
    p.op("add", T, T, w)
    _sigma(p, extension, "sum1", h, e, x)
    p.op("add", T, T, h)
    p.op("xor", x, f, g)
    p.op("and", x, x, e)
    p.op("xor", x, x, g)
    p.op("add", T, T, x)
    p.op("add", d, d, T)
    _sigma(p, extension, "sum0", h, a, x)
    p.op("add", h, h, T)
    p.op("xor", x, a, b)
    p.op("and", bc, bc, x)
    p.op("xor", bc, bc, b)
    p.op("add", h, h, bc)
    if schedule:
        _sigma(p, extension, "sig0", T, WORDS[(i + 1) % 16], bc)
        p.op("add", w, w, T)
        _sigma(p, extension, "sig1", T, WORDS[(i + 14) % 16], bc)
        p.op("add", w, w, WORDS[(i + 9) % 16])
        p.op("add", w, w, T)


def _rounds(p: Program, extension: Set, constants_at: int, schedule: bool) -> None:
    """16 rounds. `constants_at`: from KEY on."""
    part = Program(NAME)
    for i in range(16):
        state = [STATE[(place - i) % 8] for place in range(8)]
        constant = constants_at + 4 * i
        if extension is Set.HX:
            _round_hx(part, state, i, constant, schedule)
        else:
            _round(part, extension, state, i, constant, schedule)
    p.lines += scheduled(part.lines)


def write(extension: Set, unrolled: bool) -> Program:
    """The function. Unrolled: 64 rounds in a row; otherwise 16 that are repeated, and 16 without schedule."""
    p = Program(NAME)
    p.tables[TABLE] = tuple(constants.sha256_k())
    repeat = ".L_rvh_sha256_rounds"
    blocks = Blocks(".L_rvh_sha256", 64, FRAME, far=unrolled or extension is Set.BASE)
    blocks.begin(p)
    p.load(T, BLOCKS_AT, "sp")
    p.load(X, STATE_AT, "sp")
    for i, w in enumerate(WORDS):
        p.load(w, 4 * i, T)
    p.op("addi", T, T, 64)
    p.store(T, BLOCKS_AT, "sp")
    mask = KEY if extension is Set.BASE else ""
    if mask:
        swap_mask(p, mask)
    for w in WORDS:
        swap(p, w, w, mask, Y)
    p.address(KEY, TABLE)
    for i, name in enumerate(STATE):
        p.load(name, 4 * i, X)
    if extension is not Set.HX:
        p.op("xor", X, STATE[1], STATE[2])

    if unrolled:
        for i in range(3):
            _rounds(p, extension, 64 * i, schedule=True)
    else:
        p.op("addi", T, KEY, 192)
        p.store(T, LAST_AT, "sp")
        p.label(repeat)
        _rounds(p, extension, 0, schedule=True)
        p.load(T, LAST_AT, "sp")
        p.op("addi", KEY, KEY, 64)
        p.branch("bne", KEY, T, to=repeat)
    _rounds(p, extension, 192 if unrolled else 0, schedule=False)

    p.load(X, STATE_AT, "sp")
    for first in (0, 4):
        old = (KEY, T, Y, WORDS[0])
        for i in range(4):
            p.load(old[i], 4 * (first + i), X)
        for i in range(4):
            p.op("add", STATE[first + i], STATE[first + i], old[i])
        for i in range(4):
            p.store(STATE[first + i], 4 * (first + i), X)
    blocks.end(p, T, X)
    return p
