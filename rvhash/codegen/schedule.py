# SPDX-License-Identifier: Apache-2.0
"""Orders instructions so that none waits for the result of the one before it. The code keeps its meaning: what writes a
register or a word of memory stays in order with what else uses it."""

from collections.abc import Sequence

from rvhash.codegen.instructions import COMPUTE, Carry
from rvhash.codegen.program import BRANCHES, LOADS, STORES, Line

WINDOW = 40  # instructions that are looked at


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


def _uses(line: Line) -> tuple[set[object], set[object]]:
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


def scheduled(lines: Sequence[Line]) -> list[Line]:
    """The same instructions, none of them a label or a branch, in an order with fewer waits: each time the first one
    that may come next and does not wait."""
    uses = [_uses(line) for line in lines]
    waiting: list[set[int]] = []  # the earlier ones that must come first
    for i, (reads, writes) in enumerate(uses):
        before = set()
        for j in range(max(0, i - WINDOW), i):
            if writes & (uses[j][0] | uses[j][1]) or reads & uses[j][1]:
                before.add(j)
        waiting.append(before)
    left = list(range(len(lines)))
    done: set[int] = set()
    order: list[Line] = []
    while left:
        wait = late(order[-1]) if order else ""
        # No instruction overtakes one that is more than WINDOW before it.
        window = [i for i in left[:WINDOW] if i < left[0] + WINDOW and waiting[i] <= done]
        chosen = next((i for i in window if wait not in sources(lines[i]) or not wait), window[0])
        left.remove(chosen)
        done.add(chosen)
        order.append(lines[chosen])
    return order
