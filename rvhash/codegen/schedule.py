# SPDX-License-Identifier: Apache-2.0
"""Orders instructions so that none waits for the result of the one before it. The code keeps its meaning: what writes a
register or a word of memory stays in order with what else uses it."""

from collections.abc import Sequence
from itertools import pairwise

from rvhash.codegen.instructions import COMPUTE, Carry
from rvhash.codegen.program import BRANCHES, LOADS, STORES, Line

WINDOW, PASSES = 40, 2  # instructions that are looked at
Uses = tuple[set[object], set[object]]


def sources(line: Line) -> tuple[str, ...]:
    """The registers that an instruction reads."""
    return line.registers if line.name in (*STORES, *BRANCHES) else line.registers[1:]


def target(line: Line) -> str:
    """The register that it writes, or ""."""
    return "" if line.name in (*STORES, *BRANCHES) or not line.registers else line.registers[0]


def late(line: Line) -> str:
    """The register, if the next instruction has to wait for it: of a load, or of the coprocessor."""
    if line.name in LOADS or (line.name in COMPUTE and COMPUTE[line.name].extension in ("zknh", "hx")):
        return target(line).removeprefix("zero")
    return ""


def _uses(line: Line) -> Uses:
    """What it reads, and what it writes: registers, words of memory by base and offset, the carry. Bases of different
    names are different memory."""
    reads: set[object] = set(sources(line)) - {"zero"}
    writes: set[object] = {target(line)} - {"", "zero"}
    if line.name in LOADS:
        reads.add((line.registers[1], line.number))
    if line.name in STORES:
        writes.add((line.registers[1], line.number))
    if line.name in COMPUTE and COMPUTE[line.name].carry is not Carry.NONE:
        reads.add("carry")
        writes.add("carry")
    return reads, writes


def _ordered(first: Uses, second: Uses) -> bool:
    """Whether two instructions must stay in their order."""
    return bool(second[1] & (first[0] | first[1]) or second[0] & first[1])


def _waits(first: Line, second: Line) -> bool:
    """Whether the second one waits for the result of the first one."""
    result = late(first)
    return bool(result) and result in sources(second)


def cycles(lines: Sequence[Line]) -> int:
    """Of instructions, none of them a label or a branch."""
    return len(lines) + sum(_waits(first, second) for first, second in pairwise(lines))


def scheduled(lines: Sequence[Line]) -> list[Line]:
    """The same instructions, none of them a label or a branch, in an order with fewer waits: each time the first one
    that may come next and does not wait. What still waits is parted by an instruction from nearby."""
    uses = [_uses(line) for line in lines]
    waiting: list[set[int]] = []  # the earlier ones that must come first
    for i in range(len(lines)):
        waiting.append({j for j in range(max(0, i - WINDOW), i) if _ordered(uses[j], uses[i])})
    left = list(range(len(lines)))
    done: set[int] = set()
    order: list[int] = []
    while left:
        # No instruction overtakes one that is more than WINDOW before it.
        window = [i for i in left[:WINDOW] if i < left[0] + WINDOW and waiting[i] <= done]
        chosen = next((i for i in window if not order or not _waits(lines[order[-1]], lines[i])), window[0])
        left.remove(chosen)
        done.add(chosen)
        order.append(chosen)
    made = [lines[i] for i in order]
    of = [uses[i] for i in order]
    for _ in range(PASSES):
        _part(made, of)
    return made


def _part(lines: list[Line], uses: list[Uses]) -> None:
    """Move an instruction between two of which one waits for the other, where fewer wait then."""

    def waits(*order: int) -> int:
        pairs = pairwise(order)
        return sum(i >= 0 and j < len(lines) and _waits(lines[i], lines[j]) for i, j in pairs)

    def move(at: int, source: int) -> bool:
        """The one at `source` to the place after `at`."""
        passed = range(source + 1, at + 1) if source < at else range(at + 1, source)
        pairs = ((source, i) if source < at else (i, source) for i in passed)
        if source < 0 or source >= len(lines) or any(_ordered(uses[i], uses[j]) for i, j in pairs):
            return False
        before = waits(source - 1, source, source + 1) + 1
        if waits(source - 1, source + 1) + waits(at, source, at + 1) >= before:
            return False
        to = at if source < at else at + 1
        lines.insert(to, lines.pop(source))
        uses.insert(to, uses.pop(source))
        return True

    for at in range(len(lines) - 1):
        if waits(at, at + 1):
            any(move(at, at - i) or move(at, at + 1 + i) for i in range(1, WINDOW))
