# SPDX-License-Identifier: Apache-2.0
"""`rvhash blocks`: write random padded messages to a file, hash them on a simulated system, check the digests, and
stream such messages through SHA-RV's subsystem."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from rvhash import console, design, output_files
from rvhash.blocks import batches, subsystem
from rvhash.blocks.hash_on_design import hash_blocks
from rvhash.command.options import examples
from rvhash.errors import MessageError, UsageError, WrongDigestError
from rvhash.simulate.design_runner import Runner

app = typer.Typer(
    help="Random padded blocks of SHA-224 and SHA-256, as used in SHA-RV's paper to check its coprocessor.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)
Input = Annotated[str, typer.Argument(metavar="IN.bin", help="A file of `rvhash blocks generate`.")]


@app.command("generate", epilog="rvhash blocks generate --count 64 --seed 1 -a sha256 --mode short in.bin")
def generate_command(
    out: Annotated[str, typer.Argument(metavar="OUT.bin", help="The file to write.")],
    count: Annotated[int, typer.Option("--count", "-n", metavar="N", help="Blocks of 64 bytes, padding included.")],
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same file.")] = 1,
    algorithm: Annotated[str, typer.Option("--algorithm", "-a", metavar="ALG", help="sha224 or sha256.")] = "sha256",
    mode: Annotated[str, typer.Option(metavar="MODE", help=f"One of {', '.join(batches.MODES)}.")] = "short",
) -> None:
    """Write random padded messages to a file.

    short: each block is a message. long: all blocks are one message. four: four messages of N / 4 blocks each.

    The file contains "RVHB", the algorithm's number and the mode (0, 1, 2), each a little-endian word; then the blocks.
    """
    _write(out, batches.generate(algorithm, mode, count, seed).to_file())


@app.command("run", epilog="rvhash blocks run -d sharv-cv32e40x in.bin out.bin")
def run_command(
    name: Input,
    out: Annotated[str, typer.Argument(metavar="OUT.bin", help="The file for the digests, one after the other.")],
    design_name: Annotated[
        str, typer.Option("--design", "-d", metavar="DESIGN", help="A name of `rvhash list`, or a TOML file.")
    ] = "sharv-cv32e40x",
    max_cycles: Annotated[
        int | None, typer.Option(min=1, help="Abort after that many cycles without progress.")
    ] = None,
) -> None:
    """Hash the blocks on a simulated system: digests to OUT.bin, cycles to stderr. A wrong digest is an error."""
    # Report errors before anything is built.
    batch = batches.from_file(_read(name), name)
    jobs = list(batch.jobs())
    wanted = [job.digests() for job in jobs]
    output_files.check(out)
    chosen = design.get(design_name)
    subsystem.check_mode(chosen, batch.mode)
    firmware = chosen.firmware.model_copy(update={"app": "blocks"})
    cycles, digests = 0, b""
    with (
        Runner(chosen.model_copy(update={"firmware": firmware}), max_cycles) as runner,
        console.bytes_bar(chosen.name, len(batch.blocks)) as progress,
    ):
        for i, (job, expected) in enumerate(zip(jobs, wanted, strict=True)):
            result = hash_blocks(runner, job, expected)
            cycles += result.cycles
            digests += result.digest
            progress(min(len(batch.blocks), (i + 1) * batches.BLOCK * batches.MAX_BLOCKS))
    _write(out, digests)
    console.say(f"{batch.count:,} blocks, {cycles:,} cycles, {cycles / batch.count:,.2f} a block ({chosen.name})")


@app.command("verify", epilog="rvhash blocks verify in.bin out.bin")
def verify_command(
    name: Input, digests: Annotated[str, typer.Argument(metavar="OUT.bin", help="The digests to check.")]
) -> None:
    """Check every digest with Python's hashlib. Exit status 1 if one differs or is missing."""
    batch = batches.from_file(_read(name), name)
    expected, found = batch.digests(), _read(digests)
    if len(found) != len(expected):
        raise WrongDigestError(
            f"{digests}: {len(found)} bytes, but {batch.messages} digests have {len(expected)} bytes"
        )
    size = len(expected) // batch.messages
    wrong = [
        i for i in range(batch.messages) if found[size * i : size * (i + 1)] != expected[size * i : size * (i + 1)]
    ]
    if wrong:
        raise WrongDigestError(
            f"{digests}: {len(wrong)} of {batch.messages} digests are wrong, the first is {wrong[0]}"
        )
    console.out(f"{batch.messages} digests of {batch.algorithm} are correct")


@app.command(
    "stream",
    epilog=examples(
        "rvhash blocks stream --count 2000",
        "rvhash blocks stream -d sharv-x4-cv32e40x --mode four --job 64 --stall 30 --json",
    ),
)
def stream_command(
    count: Annotated[int, typer.Option("--count", "-n", metavar="N", help="Blocks of 64 bytes.")] = 2000,
    job: Annotated[int, typer.Option(metavar="N", help=f"Blocks of a job, 1 to {subsystem.MOST_BLOCKS:,}.")] = 256,
    design_name: Annotated[
        str, typer.Option("--design", "-d", metavar="DESIGN", help="A design of SHA-RV: a name or a TOML file.")
    ] = "sharv-cv32e40x",
    algorithm: Annotated[str, typer.Option("--algorithm", "-a", metavar="ALG", help="sha224 or sha256.")] = "sha256",
    mode: Annotated[str, typer.Option(metavar="MODE", help=f"One of {', '.join(batches.MODES)}.")] = "short",
    overlap: Annotated[
        bool | None,
        typer.Option("--overlap/--no-overlap", help="Only with, or only without overlap. Default: one run of each."),
    ] = None,
    stall: Annotated[
        int, typer.Option(metavar="P", help="Random percentage of cycles in which the AXI manager stalls.")
    ] = 0,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same blocks.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="A list of records.")] = False,
    max_cycles: Annotated[
        int | None, typer.Option(min=1, help="Abort after that many cycles without progress.")
    ] = None,
) -> None:
    """Stream random blocks through SHA-RV's subsystem, as in its paper, and count the cycles.

    The AXI manager WRITEs blocks and READs digests over AXI (transfer); the processor EXECutes. With overlap, the
    manager WRITEs and READs one half of the data memory while the processor hashes the other. A wrong digest is an
    error.

    short: each block is a message. long: each job is one message. four: each job is four messages of a quarter.

    ratio: the total over the longer of transfer and execution; the minimum is 1.
    """
    if not 1 <= job <= subsystem.MOST_BLOCKS:
        raise UsageError(f"--job {job}: choose from 1 to {subsystem.MOST_BLOCKS:,} blocks")
    if not 0 <= stall <= subsystem.MOST_STALL:
        raise UsageError(f"--stall {stall}: choose from 0 to {subsystem.MOST_STALL}")
    jobs = batches.stream(algorithm, mode, count, job, seed)
    chosen = design.get(design_name)
    subsystem.check_mode(chosen, mode)
    with console.build_log() as notify:
        built = subsystem.get(chosen, notify)
    data, wanted = b"".join(j.blocks for j in jobs), b"".join(j.digests() for j in jobs)
    records = []
    for way in (True, False) if overlap is None else (overlap,):
        with console.bytes_bar(chosen.name, len(data)) as progress:
            digests, took = subsystem.stream(
                built,
                algorithm,
                mode,
                data,
                job,
                overlap=way,
                stall=stall,
                max_cycles=max_cycles,
                progress=lambda done, told=progress: told(batches.BLOCK * done),
            )
        if digests != wanted:
            raise WrongDigestError(f"{chosen.name}: the digests of the stream differ from hashlib's (overlap: {way})")
        records.append(took)
    if as_json:
        about = {"design": chosen.name, "algorithm": algorithm, "mode": mode, "job": job, "stall": stall, "seed": seed}
        each = [about | asdict(r) | {"transfer": r.transfer, "ratio": r.ratio} for r in records]
        console.out(json.dumps(each, indent=2))
        return
    console.out(f"{count:,} blocks in {records[0].jobs:,} jobs, {algorithm}, {mode} ({chosen.name}); cycles:")
    console.out("overlap      write       read   transfer    execute      total   a block  ratio")
    for r in records:
        parts = "".join(f"{n:11,}" for n in (r.write, r.read, r.transfer, r.execute, r.total))
        console.out(f"{'yes' if r.overlap else 'no':7}{parts}{r.total / r.blocks:10,.2f}  {r.ratio:.3f}")


def _read(name: str) -> bytes:
    try:
        return Path(name).read_bytes()
    except OSError as e:
        raise MessageError(f"{name}: {e.strerror}") from None


def _write(name: str, content: bytes) -> None:
    with output_files.replacing(name) as path:
        Path(path).write_bytes(content)
