# SPDX-License-Identifier: Apache-2.0
"""The block function of SHA-512: `void rvh_sha512_blocks(uint64_t h[8], const uint8_t *blocks, size_t n)`.

The state stays in 16 registers; of the message schedule, which is on the stack, four words are in registers: those that
the next rounds use again. FIPS 180-4, section 6.4.2.
"""

from rvhash.codegen.program import FREE, Program
from rvhash.codegen.schedule import scheduled
from rvhash.codegen.sha2 import BLOCKS_AT, STATE_AT, WORDS_AT, Blocks, repeat, swap, swap_mask
from rvhash.codegen.sha512_rounds import PLAIN, Pair, Set, add, exclusive_or, load, one_round, schedule, store
from rvhash.model import constants

NAME = "rvh_sha512_blocks"
TABLE = ".L_rvh_sha512_k"
STATE: tuple[Pair, ...] = tuple((FREE[i], FREE[i + 1]) for i in range(0, 16, 2))
KEPT: tuple[Pair, ...] = tuple((FREE[i], FREE[i + 1]) for i in range(16, 24, 2))
KEY = FREE[24]  # address of the constants
T: Pair = (FREE[25], FREE[26])
AT = FREE[27]  # an address
LAST_AT = WORDS_AT + 128  # on the stack, after the last 16 words of the schedule: the address of the last 16 constants
FRAME = LAST_AT + 16
# Pairs of KEPT with w[t-16], w[t-15], w[t-1] and w[t-2], by t modulo 4: the new word takes the place of w[t-16], and
# w[t-14] is loaded where w[t-2] was.
ROLES = ((0, 1, 2, 3), (1, 3, 0, 2), (3, 2, 1, 0), (2, 0, 3, 1))


def _state(i: int) -> list[Pair]:
    return [STATE[(place - i) % 8] for place in range(8)]


def _message_round(p: Program, chosen: Set, i: int) -> None:
    """Round i of the first 16: its word comes from the message at AT."""
    place = {14: 3, 15: 2}.get(i, 0)  # where ROLES has the last two for round 16
    w = KEPT[place]
    carry, mask = KEPT[2 if place == 0 else 0]
    t, bc = (KEPT[3], T) if i % 2 and place == 0 else (T, KEPT[3])
    has_bc = place == 0 and chosen in PLAIN
    if i == 0 and has_bc:
        exclusive_or(p, bc, STATE[1], STATE[2])
    load(p, t, 8 * i, AT)
    if chosen is Set.BASE and i in (0, 14):
        swap_mask(p, mask)
    for half in (0, 1):
        swap(p, w[1 - half], t[half], mask if chosen is Set.BASE else "", carry)
    store(p, w, WORDS_AT + 8 * i, "sp")
    one_round(p, chosen, _state(i), w, (8 * i, KEY), (t, KEPT[1], carry), bc if has_bc else None)


def _schedule_round(p: Program, chosen: Set, i: int, constant: int, again: bool) -> None:
    """Round i of 16 that are repeated, with the next word of the schedule. `again`: whether that is loaded later."""
    w16, w15, _, w2 = (KEPT[role] for role in ROLES[i % 4])
    load(p, w15, WORDS_AT + 8 * ((i + 1) % 16), "sp")
    load(p, T, WORDS_AT + 8 * ((i + 9) % 16), "sp")
    schedule(p, chosen, w16, w15, T, w2, AT)
    if again:
        store(p, w16, WORDS_AT + 8 * i, "sp")
    one_round(p, chosen, _state(i), w16, (constant, KEY), (T, w2, AT))


def write(chosen: Set, unrolled: bool) -> Program:
    """The function. Unrolled: 80 rounds in a row; otherwise 16, and 16 that are repeated."""
    p = Program(NAME)
    p.tables[TABLE] = tuple(half for k in constants.sha512_k() for half in (k & 0xFFFF_FFFF, k >> 32))
    rounds = ".L_rvh_sha512_rounds"
    blocks = Blocks(".L_rvh_sha512", 128, FRAME, far=True)
    blocks.begin(p)
    part = Program(NAME)
    part.load(AT, STATE_AT, "sp")
    part.address(KEY, TABLE)
    for i, pair in enumerate(STATE):
        load(part, pair, 8 * i, AT)
    p.lines += part.lines

    part = Program(NAME)
    part.load(AT, BLOCKS_AT, "sp")
    part.op("addi", T[0], AT, 128)
    part.store(T[0], BLOCKS_AT, "sp")
    if not unrolled:
        part.op("addi", T[1], KEY, 512)
        part.store(T[1], LAST_AT, "sp")
    for i in range(16):
        _message_round(part, chosen, i)
    load(part, KEPT[0], WORDS_AT, "sp")
    if unrolled:
        for i in range(64):
            _schedule_round(part, chosen, i % 16, 128 + 8 * i, again=i + 16 + 7 < 80)
        p.lines += scheduled(part.lines)
    else:
        p.lines += scheduled(part.lines)
        p.label(rounds)
        part = Program(NAME)
        part.op("addi", KEY, KEY, 128)
        for i in range(16):
            _schedule_round(part, chosen, i, 8 * i, again=True)
        p.lines += scheduled(part.lines)
        p.load(AT, LAST_AT, "sp")
        repeat(p, KEY, AT, rounds, far=chosen in (Set.ZBB, Set.BASE))

    part = Program(NAME)
    part.load(AT, STATE_AT, "sp")
    for first in (0, 4):
        for i in range(4):
            load(part, KEPT[i], 8 * (first + i), AT)
        for i in range(4):
            add(part, chosen, STATE[first + i], KEPT[i], KEY)
        for i in range(4):
            store(part, STATE[first + i], 8 * (first + i), AT)
    p.lines += scheduled(part.lines)
    blocks.end(p, *T)
    return p
