# SPDX-License-Identifier: Apache-2.0
"""`rvhash hash`: its options, and their allowed combinations."""

from typing import Annotated

import typer

from rvhash import design
from rvhash.command.check_digest_lists import check_lists
from rvhash.command.hash_files import hash_files
from rvhash.command.message_files import STDIN
from rvhash.command.options import ALGORITHMS, MaxCycles, algorithm_named, examples
from rvhash.errors import UsageError
from rvhash.model import ModelError
from rvhash.simulate.design_runner import Runner

EXAMPLES = examples(
    "rvhash hash -a sha3-256 README.md",
    "rvhash hash -a sha256 *.tar > SUMS && sha256sum -c SUMS",
    "rvhash hash -a sha256 -c SUMS",
    "cat disk.img | rvhash hash -a shake128 --length 16 -d sw-cv32e40x -",
)


def hash_command(
    files: Annotated[
        list[str] | None,
        typer.Argument(metavar="FILE...", help="Files to hash, or digest lists with -c. - or no FILE: standard input."),
    ] = None,
    algorithm: Annotated[
        str | None, typer.Option("--algorithm", "-a", metavar="ALG", help=f"One of {ALGORITHMS}.")
    ] = None,
    design_name: Annotated[
        str, typer.Option("--design", "-d", metavar="DESIGN", help="A name of `rvhash list`, or a TOML file.")
    ] = design.DEFAULT,
    check: Annotated[bool, typer.Option("--check", "-c", help="Read digests from FILE and check them.")] = False,
    tag: Annotated[bool, typer.Option("--tag", help="Print lines in the BSD style, ALG (file) = digest.")] = False,
    length: Annotated[
        int | None, typer.Option("--length", "-l", min=1, metavar="BYTES", help="Output length, for SHAKE only.")
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="With -c: print no line for a file that is OK.")] = False,
    status: Annotated[bool, typer.Option("--status", help="With -c: print nothing; see the exit status.")] = False,
    max_cycles: MaxCycles = None,
) -> None:
    """Hash files like sha256sum, on a simulated system: digest lines on stdout, cycles on stderr.

    Every digest is compared with Python's hashlib. A digest that differs is an error, and is not printed.
    """
    names = files or [STDIN]
    chosen = algorithm_named(algorithm) if algorithm is not None else None
    with Runner(design.get(design_name), max_cycles) as runner:
        if check:
            if tag or length is not None:
                raise UsageError("--tag and --length cannot be used with -c, which reads the digests from FILE")
            good = check_lists(runner, chosen, names, "status" if status else "quiet" if quiet else "all")
        else:
            if quiet or status:
                raise UsageError("--quiet and --status require -c")
            if chosen is None:
                raise UsageError(f"the algorithm is missing; give it with -a: {ALGORITHMS}")
            try:
                out_bytes = chosen.out_bytes(length)
            except ModelError as e:
                raise UsageError(f"--length: {e}") from None
            good = hash_files(runner, chosen, names, out_bytes, tag)
    raise typer.Exit(0 if good else 1)
