# SPDX-License-Identifier: Apache-2.0
"""Chi without an instruction for "and not": some lanes are kept as their complement, so that most of it is an "and" or
an "or". The lane complementing transform of the Keccak implementation overview, section 2.2.

With the masks below a round takes ten complements; without any, fifty.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, product

from rvhash.codegen.keccak_round import Name, Op

LANES = frozenset({(1, 0), (2, 0), (3, 1), (2, 2), (2, 3), (0, 4)})  # (x, y) that are complements between two rounds
NO_LANES: frozenset[tuple[int, int]] = frozenset()
Lanes = frozenset[tuple[int, int]]
Version = tuple[int, bool]  # x in a row, and whether it is the complement of what was computed


@cache
def _row(inputs: tuple[int, ...], outputs: tuple[int, ...]) -> tuple[tuple[str, Version, Version, Version, bool], ...]:
    """Chi of a row with the fewest complements. inputs, outputs: 1 where a word is a complement. For each word: "and"
    or "or" of the second and third version, XOR the first, and whether the result is complemented once more."""

    def versions(x: int, more: tuple[int, ...]) -> list[tuple[int, Version]]:
        return [(inputs[x], (x, False)), *([(1 - inputs[x], (x, True))] if x in more else [])]

    best: tuple[int, tuple[tuple[str, Version, Version, Version, bool], ...]] | None = None
    for more in (m for count in range(6) for m in combinations(range(5), count)):
        words = []
        for x in range(5):
            options = []
            triples = product(*(versions((x + i) % 5, more) for i in range(3)))
            for (p, first), (q, second), (r, third) in triples:
                if q != r:  # ~q & r: "and" of a complement and a word; the complement of it: "or" of a word and one
                    again = bool(p ^ r ^ outputs[x])
                    options.append((again, "and" if q else "or", first, second, third))
            if options:
                again, *word = min(options)
                words.append((*word, again))
        cost = len(more) + sum(again for *_, again in words)
        if len(words) == 5 and (best is None or cost < best[0]):
            best = cost, tuple(words)
    if best is None:
        raise AssertionError("with all five complements every word has an option")
    return best[1]


def complemented(ops: Sequence[Op], before: Lanes, after: Lanes) -> list[Op]:
    """The operations of a round, in their order, with "and", "or" and "not" for chi. `before`, `after`: lanes that are
    complements when the round begins and when it ends. "and" and "or" have the sources of chi."""
    parity = [sum((x, y) in before for y in range(5)) & 1 for x in range(5)]
    delta = [parity[(x + 4) % 5] ^ parity[(x + 1) % 5] for x in range(5)]
    inputs = {(y, (2 * x + 3 * y) % 5): ((x, y) in before) ^ delta[x] for x in range(5) for y in range(5)}
    made: list[Op] = []
    there: set[Name] = set()
    for op in ops:
        if op.name != "hx.chi":
            made.append(op)
            continue
        _, x, y, h = op.to
        row = _row(tuple(int(inputs[i, y]) for i in range(5)), tuple(int((i, y) in after) for i in range(5)))
        name, *versions, again = row[int(x)]
        sources = []
        for place, negated in versions:
            word: Name = ("b", place, y, h)
            if negated:
                source, word = word, ("n", place, y, h)
                if word not in there:
                    there.add(word)
                    made.append(Op("not", word, (source,)))
            sources.append(word)
        to: Name = ("m", *op.to) if again else op.to
        made.append(Op(name, to, tuple(sources)))
        if again:
            made.append(Op("not", op.to, (to,)))
    return made
