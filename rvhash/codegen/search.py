# SPDX-License-Identifier: Apache-2.0
"""`python -m rvhash.codegen.search`: looks for an order of a round of Keccak that takes fewer loads, stores and moves
than the one that is checked in.

examples:
  python -m rvhash.codegen.search free                          from seed 1
  python -m rvhash.codegen.search gp_tp --seed 2 --steps 50000

Simulated annealing from the checked-in order, by the number of instructions of two rounds. A better one is written to
rvhash/codegen/keccak_order_*.txt. The same order, seed and steps give the same result. A minute for 3,000 steps.
"""

import argparse
import math
import random
from collections.abc import Callable, Sequence

from rvhash import console
from rvhash.codegen import keccak
from rvhash.codegen.keccak import FORMS, Form, Registers, Set
from rvhash.codegen.keccak_round import Name, Op, operations

SEED, STEPS = 1, 10_000
HOT, COLD = 1.0, 0.15  # instructions


def _moved(ops: list[Op], rng: random.Random) -> list[Op]:
    """Another order: an operation elsewhere, or the rows of a column added up in another order."""
    if rng.random() < 0.1:
        to = rng.choice([op.to for op in ops if op.to[0] == "c'"])
        rows = list(range(5))
        rng.shuffle(rows)
        given = {op.to: _rows(ops, op.to) for op in ops if op.to[0] == "c'"}
        changed = operations({**given, to: tuple(rows)})
        return _sorted([changed[op.to] for op in ops])
    i = rng.randrange(len(ops))
    op = ops[i]
    place = {o.to: j for j, o in enumerate(ops)}
    low = max((place[s] + 1 for s in op.sources if s in place), default=0)
    high = min((j for j, o in enumerate(ops) if op.to in o.sources), default=len(ops)) - 1
    reach = rng.choice((3, 10, 40))
    to_place = rng.randint(max(low, i - reach), min(high, i + reach))
    rest = [*ops[:i], *ops[i + 1 :]]
    return [*rest[:to_place], op, *rest[to_place:]]


def _rows(ops: Sequence[Op], to: Name) -> tuple[int, ...]:
    of = {op.to: op.sources for op in ops}
    return tuple(int(s[2]) for s in (*of[("p", *to[1:])], *of[to][1:]))


def in_stages() -> list[Op]:
    """An order in which the steps of a round follow each other."""
    return _sorted(list(operations().values()))


def _sorted(ops: Sequence[Op]) -> list[Op]:
    """The operations so that each comes after its sources, otherwise as they are."""
    waiting, done, result = list(ops), {s for op in ops for s in op.sources} - {op.to for op in ops}, []
    while waiting:
        op = next(o for o in waiting if all(s in done for s in o.sources))
        waiting.remove(op)
        done.add(op.to)
        result.append(op)
    return result


def cost(form: Form, ops: Sequence[Op]) -> float:
    """Instructions of two rounds; infinite if the order fits no loop."""
    try:
        return len(keccak.loop(form, ops, tries=2)[1])
    except ValueError:
        return math.inf


def search(
    form: Form, start: Sequence[Op], seed: int, steps: int, tell: Callable[[int, float], None] = lambda i, best: None
) -> list[Op]:
    """The best order that was found from `start`."""
    rng = random.Random(seed)
    now = list(start)
    now_cost = cost(form, now)
    best, best_cost = now, now_cost
    for i in range(steps):
        heat = HOT * (COLD / HOT) ** (i / steps)
        tried = _moved(now, rng)
        tried_cost = cost(form, tried)
        if tried_cost <= now_cost or rng.random() < math.exp((now_cost - tried_cost) / heat):
            now, now_cost = tried, tried_cost
            if now_cost < best_cost:
                best, best_cost = now, now_cost
        if i % 500 == 0:
            tell(i, best_cost)
    return best


def main() -> None:
    """Parse the command line, search, write."""
    parser = argparse.ArgumentParser(
        prog="python -m rvhash.codegen.search",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("registers", choices=[r.name.lower() for r in Registers])
    parser.add_argument("--seed", type=int, default=SEED, help=f"default {SEED}")
    parser.add_argument("--steps", type=int, default=STEPS, help=f"default {STEPS}")
    args = parser.parse_args()
    if args.steps < 1:
        parser.error("--steps must be 1 or more")
    registers = Registers[args.registers.upper()]
    form, file = FORMS[Set.HX, registers], keccak.order_file(registers)

    def tell(i: int, best: float) -> None:
        console.say(f"{i} of {args.steps} steps: {best:.0f} instructions")

    start = keccak.order(file.read_text())
    found = search(form, start, args.seed, args.steps, tell)
    before, after = cost(form, start), cost(form, found)
    if after < before:
        file.write_text(keccak.text_of(found))
        console.say(f"{file.name}: {after:.0f} instructions instead of {before:.0f}")
    else:
        console.say(f"{file.name}: nothing better than its {before:.0f} instructions")


if __name__ == "__main__":
    main()
