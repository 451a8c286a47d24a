# SPDX-License-Identifier: Apache-2.0
"""Orders of the operations of a round of Keccak, as files: keccak_order_*.txt, which rvhash.codegen.search has found.

A line is the name of what is computed; for a word of c also the order in which its rows are added up.
"""

from collections.abc import Sequence
from pathlib import Path

from rvhash.codegen.keccak_round import Name, Op, operations


def file(name: str) -> Path:
    """The file of an order."""
    return Path(__file__).with_name(f"keccak_order_{name}.txt")


def order(text: str) -> list[Op]:
    """The operations of a round in an order. ValueError if an operation is missing or comes too early."""
    names: list[Name] = []
    rows: dict[Name, tuple[int, ...]] = {}
    for line in text.splitlines():
        name, _, given = line.partition(" : ")
        first, *numbers = name.split()
        names.append((first, *map(int, numbers)))
        if given:
            rows[names[-1]] = tuple(map(int, given.split()))
    ops = operations(rows)
    if sorted(map(str, names)) != sorted(map(str, ops)):
        raise ValueError("the order does not name every operation once")
    place = {name: i for i, name in enumerate(names)}
    for name in names:
        for source in ops[name].sources:
            if place.get(source, -1) >= place[name]:
                raise ValueError(f"{name} comes before {source}")
    return [ops[name] for name in names]


def text_of(ops: Sequence[Op]) -> str:
    """The order as order() reads it."""
    first = {op.to: [str(s[2]) for s in op.sources] for op in ops if op.to[0] == "p"}
    lines = []
    for op in ops:
        rows = [*first[("p", *op.to[1:])], *(str(s[2]) for s in op.sources[1:])] if op.to[0] == "c'" else []
        lines.append(" ".join(map(str, op.to)) + (" : " + " ".join(rows) if rows else ""))
    return "\n".join(lines) + "\n"
