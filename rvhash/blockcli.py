# SPDX-License-Identifier: Apache-2.0
"""`rvhash blocks`: random padded messages in a file, their digests by a simulated system, and the check of those."""

from pathlib import Path
from typing import Annotated

import typer

from rvhash import blocks, console, design
from rvhash.errors import MessageError, UsageError, WrongDigestError
from rvhash.model import ALGORITHMS
from rvhash.run import Runner

app = typer.Typer(
    help="Random padded blocks of SHA-224 and SHA-256, as SHA-RV's paper checks its coprocessor with.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)
Input = Annotated[str, typer.Argument(metavar="IN.bin", help="A file of `rvhash blocks generate`.")]


@app.command("generate", epilog="rvhash blocks generate --count 64 --seed 1 -a sha256 --mode short in.bin")
def generate_command(
    out: Annotated[str, typer.Argument(metavar="OUT.bin", help="The file to write.")],
    count: Annotated[int, typer.Option("--count", "-n", metavar="N", help="Blocks of 64 bytes, padding included.")],
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed, the same file.")] = 1,
    algorithm: Annotated[str, typer.Option("--algorithm", "-a", metavar="ALG", help="sha224 or sha256.")] = "sha256",
    mode: Annotated[str, typer.Option(metavar="MODE", help=f"One of {', '.join(blocks.MODES)}.")] = "short",
) -> None:
    """Write random messages, padded.

    short: each block is a message. long: all blocks are one message. four: four messages of N / 4 blocks each.

    The file: "RVHB", the algorithm's number, the mode (0, 1, 2), each a little-endian word; then the blocks.
    """
    _write(out, blocks.generate(algorithm, mode, count, seed).to_file())


@app.command("run", epilog="rvhash blocks run -d sharv-cv32e40x in.bin out.bin")
def run_command(
    name: Input,
    out: Annotated[str, typer.Argument(metavar="OUT.bin", help="The digests, one behind the other.")],
    design_name: Annotated[
        str, typer.Option("--design", "-d", metavar="DESIGN", help="A name of `rvhash list`, or a TOML file.")
    ] = "sharv-cv32e40x",
    max_cycles: Annotated[int | None, typer.Option(min=1, help="Give up without progress for so many cycles.")] = None,
) -> None:
    """Hash the blocks on a simulated system: digests to OUT.bin, cycles to stderr. A wrong digest is an error."""
    batch = blocks.from_file(_read(name), name)
    jobs = list(batch.jobs())
    wanted = [job.digests() for job in jobs]  # a damaged file is told before anything is built
    chosen = design.get(design_name)
    firmware = chosen.firmware.model_copy(update={"app": "blocks"})
    cycles, digests = 0, b""
    with (
        Runner(chosen.model_copy(update={"firmware": firmware}), max_cycles) as runner,
        console.bytes_bar(chosen.name, len(batch.blocks)) as progress,
    ):
        for i, (job, expected) in enumerate(zip(jobs, wanted, strict=True)):
            result = runner.call(ALGORITHMS[batch.algorithm], job.job, expected)
            cycles += result.cycles
            digests += result.digest
            progress(min(len(batch.blocks), (i + 1) * blocks.BLOCK * blocks.MAX_BLOCKS))
    _write(out, digests)
    console.say(f"{batch.count:,} blocks, {cycles:,} cycles, {cycles / batch.count:,.2f} a block ({chosen.name})")


@app.command("verify", epilog="rvhash blocks verify in.bin out.bin")
def verify_command(
    name: Input, digests: Annotated[str, typer.Argument(metavar="OUT.bin", help="The digests to check.")]
) -> None:
    """Compute every digest again with Python's hashlib. Exit status 1 if one differs or is missing."""
    batch = blocks.from_file(_read(name), name)
    expected, found = batch.digests(), _read(digests)
    if len(found) != len(expected):
        raise WrongDigestError(f"{digests}: {len(found)} bytes; {batch.messages} digests are {len(expected)}")
    size = len(expected) // batch.messages
    wrong = [
        i for i in range(batch.messages) if found[size * i : size * (i + 1)] != expected[size * i : size * (i + 1)]
    ]
    if wrong:
        raise WrongDigestError(f"{digests}: {len(wrong)} of {batch.messages} digests are wrong, first: {wrong[0]}")
    console.out(f"{batch.messages} digests of {batch.algorithm} are right")


def _read(name: str) -> bytes:
    try:
        return Path(name).read_bytes()
    except OSError as e:
        raise MessageError(f"{name}: {e.strerror}") from None


def _write(name: str, content: bytes) -> None:
    try:
        Path(name).write_bytes(content)
    except OSError as e:
        raise UsageError(f"{name}: {e.strerror}") from None
