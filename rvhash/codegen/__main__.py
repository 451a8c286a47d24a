# SPDX-License-Identifier: Apache-2.0
"""`python -m rvhash.codegen`: writes the generated assembly, and searches for orders."""

import sys
from typing import Annotated

import typer

from rvhash import console
from rvhash.codegen import files, keccak, keccak_loop, keccak_order, keccak_unrolled, measure, search
from rvhash.codegen.keccak_form import Form
from rvhash.codegen.keccak_round import Op
from rvhash.errors import RvhashError, unknown

EXAMPLES = """[bold]Examples[/]

  python -m rvhash.codegen

  python -m rvhash.codegen --check

  python -m rvhash.codegen search hx

  python -m rvhash.codegen search zbb --seed 7 --steps 1000000
"""
app = typer.Typer(
    add_completion=False, rich_markup_mode="rich", context_settings={"help_option_names": ["-h", "--help"]}
)


@app.callback(invoke_without_command=True, epilog=EXAMPLES)
def main(
    context: typer.Context,
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; name the stale files. Exit status 1 if there are any.")
    ] = False,
) -> None:
    """Write the block functions of SHA-2 and SHA-3 in assembly to sw/backend/isa/generated."""
    if context.invoked_subcommand:
        return
    names = files.stale() if check else files.write()
    for name in names:
        console.out(f"{files.FOLDER}/{name}: {'stale' if check else 'written'}")
    if check and names:
        raise RvhashError("write them: python -m rvhash.codegen")


def _cycles(form: Form, ops: list[Op]) -> int:
    """Of 24 rounds."""
    program = (keccak_unrolled if form.unrolled else keccak_loop).write(form, ops)
    return measure.cycles(program, measure.FIRST, 24)


@app.command("search")
def search_command(
    name: Annotated[str, typer.Argument(metavar="FORM", help=f"One of {', '.join(keccak.FORMS)}.")],
    seed: Annotated[
        int | None, typer.Option(min=0, help="Default: the search that found the checked-in order.", show_default=False)
    ] = None,
    steps: Annotated[int, typer.Option(min=1, help="Orders that are tried.")] = search.STEPS,
) -> None:
    """Search for an order of a round of Keccak, from nothing, and write it if the function takes fewer cycles.

    Without options it finds the checked-in order again, in about 80 seconds of one processor; 100,000 steps take a
    second. Other seeds give other orders. The files are rvhash/codegen/keccak_order_FORM.txt.
    """
    if name not in keccak.FORMS:
        raise unknown("form", name, list(keccak.FORMS))
    form = keccak.FORMS[name]
    of, seed = keccak.SEARCHES[name] if seed is None else (name, seed)

    def tell(line: str) -> None:
        done, cost = line.split()
        console.say(f"{done} of {steps} steps: {cost} loads and stores in two rounds")

    cost, found = search.search(keccak.FORMS[of], seed, steps, tell)
    file = keccak_order.file(name)
    before, after = _cycles(form, keccak_order.order(file.read_text())), _cycles(form, found)
    console.say(f"{steps} steps: {cost} loads and stores, {after} cycles; {file.name} has {before}")
    if keccak_order.text_of(found) == file.read_text():
        console.out(f"{file.name}: the same order")
    elif after < before:
        file.write_text(keccak_order.text_of(found))
        console.out(f"{file.name}: written")
    else:
        console.out(f"{file.name}: kept")


if __name__ == "__main__":
    try:
        app()
    except RvhashError as e:
        console.say(f"error: {e}")
        sys.exit(e.exit_code)
