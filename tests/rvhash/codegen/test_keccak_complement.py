# SPDX-License-Identifier: Apache-2.0
"""Chi by "and", "or" and complements: the same words, with few complements."""

import random

import pytest

from rvhash.codegen.instructions import MASK, ror
from rvhash.codegen.keccak_complement import LANES, NO_LANES, complemented
from rvhash.codegen.keccak_round import operations

COMPUTE = {
    "hx.chi": lambda a, b, c: a ^ ~b & c & MASK,
    "and": lambda a, b, c: a ^ b & c,
    "or": lambda a, b, c: a ^ (b | c),
    "not": lambda a: a ^ MASK,
    "xor": lambda a, b: a ^ b,
    "hx.xor3": lambda a, b, c: a ^ b ^ c,
    "hx.xrl1": lambda a, b: a ^ ror(b, 31),
    "iota": lambda a: a ^ 5,
}


def values(ops, words):
    found = dict(words)
    for op in ops:
        sources = [found[s] for s in op.sources]
        if op.name == "hx.xror":
            found[op.to] = ror(sources[0] ^ sources[1], op.number)
        else:
            found[op.to] = COMPUTE[op.name](*sources)
    return found


@pytest.mark.parametrize(
    ("before", "after", "most"), [(LANES, LANES, 10), (NO_LANES, LANES, 30), (LANES, NO_LANES, 20)]
)
def test_a_round(before, after, most):
    rng = random.Random(1)
    plain = {("a", x, y, h): rng.getrandbits(32) for x in range(5) for y in range(5) for h in (0, 1)}
    kept = {name: word ^ (MASK if name[1:3] in before else 0) for name, word in plain.items()}
    for words in (plain, kept):
        for x in range(5):
            for h in (0, 1):
                words["c", x, h] = 0
                for y in range(5):
                    words["c", x, h] ^= words["a", x, y, h]
    ops = list(operations().values())
    changed = complemented(ops, before, after)
    expected, found = values(ops, plain), values(changed, kept)
    for x in range(5):
        for y in range(5):
            for h in (0, 1):
                assert found["a'", x, y, h] == expected["a'", x, y, h] ^ (MASK if (x, y) in after else 0)
    assert sum(op.name == "not" for op in changed) == most
    assert not any(op.name == "hx.chi" for op in changed)
