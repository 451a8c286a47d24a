# SPDX-License-Identifier: Apache-2.0
"""Finds an order of a round of Keccak that takes few loads and stores. It begins with the operations as they are listed
and anneals; anneal/*.c does the work, and is compiled for each search."""

import os
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from rvhash.codegen import keccak_emit, keccak_order
from rvhash.codegen.keccak_emit import Set
from rvhash.codegen.keccak_form import CLEAN, Form
from rvhash.codegen.keccak_round import Name, Op, operations
from rvhash.errors import RvhashError

SEED, STEPS = 1, 8_000_000
HOT, COLD = 1.5, 0.15  # loads and stores
NAMES = list(operations())


def graph(form: Form, begin: Sequence[Op] = ()) -> str:
    """The round and the registers, as anneal/main.c reads them. `begin`: an order; none: that of operations()."""
    ops = {op.to: op for op in begin} or operations()
    number = {name: i for i, name in enumerate(NAMES)}

    def source(name: Name) -> int:
        return number[name] if name in number else -1 - number[(f"{name[0]}'", *name[1:])]

    lines = []
    for op in map(ops.__getitem__, NAMES):
        # Chi of BASE becomes "and" or "or", and iota needs a register for its constant.
        parts = (form.extension is Set.BASE and op.name == "hx.chi") or op.name == "iota"
        apart = 0 if parts else keccak_emit.apart(form.extension, op)
        numbers = [int(keccak_emit.spare(form.extension, op)), -1 if apart is None else apart]
        lines.append([*numbers, len(op.sources), *map(source, op.sources)])
    sums = [[number["p", *name[1:]], number[name]] for name in NAMES if name[0] == "c'"]
    registers = len(form.pool) + form.unrolled  # where the address of the state leaves its own
    head = [len(ops), registers, len(sums), CLEAN]
    return "\n".join(" ".join(map(str, line)) for line in (head, *lines, *sums, map(number.__getitem__, ops))) + "\n"


def found(text: str) -> tuple[int, list[Op]]:
    """The cost and the order that anneal/main.c writes."""
    cost, *lines = text.splitlines()
    sources = {NAMES[of[0]]: of[1:] for of in (list(map(int, line.split())) for line in lines)}
    rows = {}
    for name in sources:
        if name[0] == "c'":
            summands = [NAMES[i] for i in (*sources["p", *name[1:]], *sources[name][1:])]
            rows[name] = tuple(int(summand[2]) for summand in summands)
    ops = operations(rows)
    return int(cost), [ops[name] for name in sources]


def search(
    form: Form,
    seed: int,
    steps: int,
    tell: Callable[[str], None] = lambda line: None,
    begin: Sequence[Op] = (),
) -> tuple[int, list[Op]]:
    """The loads and stores of two rounds, and the order. `tell`: gets lines with the steps that are done and the cost.
    `begin`: see graph(). RvhashError without a C compiler."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "anneal"
        sources = [str(Path(__file__).parent / "anneal" / name) for name in ("main.c", "move.c", "cost.c")]
        compiler = os.environ.get("CC", "cc")
        try:
            subprocess.run([compiler, "-O3", "-o", str(made), *sources, "-lm"], check=True)
        except (OSError, subprocess.CalledProcessError) as e:
            raise RvhashError(f"{compiler} does not compile anneal/*.c: {e}; set CC to a C compiler") from None
        command = [str(made), str(seed), str(steps), str(HOT), str(COLD)]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
            if not (process.stdin and process.stdout and process.stderr):
                raise AssertionError("all three are pipes")
            process.stdin.write(graph(form, begin))
            process.stdin.close()
            for line in process.stderr:
                tell(line.rstrip())
            text = process.stdout.read()
        if process.returncode:
            raise RvhashError(f"the annealing ended with status {process.returncode}")
    return found(text)


def save(form_name: str, ops: list[Op]) -> Path:
    """Write the order of a form to its file."""
    file = keccak_order.file(form_name)
    file.write_text(keccak_order.text_of(ops))
    return file
