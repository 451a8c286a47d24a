# SPDX-License-Identifier: Apache-2.0
"""`rvhash wave`: the waveform of one message, with lists of its signals for the viewers."""

from typing import Annotated

import typer

from rvhash import console, design
from rvhash.command.message_files import STDIN, Message
from rvhash.command.options import ALGORITHMS, MaxCycles, algorithm_named, examples
from rvhash.errors import UsageError
from rvhash.model import ModelError
from rvhash.wave import recording

EXAMPLES = examples(
    "rvhash wave -d mmio-hart -a sha3-256 FILE",
    "rvhash wave -d xif-cv32e40x -a sha256 -o first.fst --from 2900 --to 3100 FILE",
    "gtkwave mmio-hart-sha3-256.fst mmio-hart-sha3-256.gtkw",
    "surfer -c mmio-hart-sha3-256.sucl mmio-hart-sha3-256.fst",
)


def wave_command(
    name: Annotated[str, typer.Argument(metavar="FILE", help="The message. - : standard input.")] = STDIN,
    algorithm: Annotated[
        str | None, typer.Option("--algorithm", "-a", metavar="ALG", help=f"One of {ALGORITHMS}.")
    ] = None,
    design_name: Annotated[
        str, typer.Option("--design", "-d", metavar="DESIGN", help="A name of `rvhash list`, or a TOML file.")
    ] = design.DEFAULT,
    out: Annotated[
        str,
        typer.Option("--out", "-o", metavar="OUT.fst", help="Default: DESIGN-ALG.fst. .gtkw and .sucl go beside it."),
    ] = "",
    first: Annotated[int | None, typer.Option("--from", min=0, metavar="CYCLE", help="First cycle to record.")] = None,
    last: Annotated[int | None, typer.Option("--to", min=0, metavar="CYCLE", help="Last cycle to record.")] = None,
    length: Annotated[
        int | None, typer.Option("--length", "-l", min=1, metavar="BYTES", help="Output length, for SHAKE only.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print an object with files, cycles and groups.")] = False,
    max_cycles: MaxCycles = None,
) -> None:
    """Hash a message as `rvhash hash` does, and record the waveform: an FST file and its signals for two viewers.

    OUT.gtkw is a save file of GTKWave, OUT.sucl a command file of Surfer. Both list the signals by seam: processor,
    extension interface, bus, job unit, engine, core. The files name enumerations, such as the states of machines.

    Without --from and --to, the cycles of the job are recorded: from the request of the message to 16 cycles after
    the digest. Cycle n is at time 10 n of the file; its rising edge is the beginning.

    The digest is compared with Python's hashlib; if it differs, nothing is written.
    """
    if algorithm is None:
        raise UsageError(f"the algorithm is missing; give it with -a: {ALGORITHMS}")
    of, chosen = design.get(design_name), algorithm_named(algorithm)
    out = out or f"{of.name}-{chosen.name}.fst"
    window = recording.Window(first, last)
    try:
        out_bytes = chosen.out_bytes(length)
    except ModelError as e:
        raise UsageError(f"--length: {e}") from None
    recording.check(out, window)
    with Message(name) as message:
        with console.build_log() as notify:
            recording.build(of, notify)
        with console.bytes_bar(name, message.size) as progress:
            done = recording.record(
                of,
                chosen,
                message,
                out,
                window=window,
                out_bytes=out_bytes,
                max_cycles=max_cycles,
                progress=progress,
            )
    if as_json:
        console.out(done.model_dump_json(indent=2))
        return
    for path in (done.fst, done.gtkwave, done.surfer):
        console.out(path)
    listed = sum(len(group.signals) for group in done.groups)
    console.say(
        f"{done.recorded:,} cycles from {done.first:,} to {done.last:,}, {done.fst_bytes:,} bytes; "
        f"{listed} signals in {len(done.groups)} groups; digest {done.digest}"
    )
    console.say(f"gtkwave {done.fst} {done.gtkwave}, or surfer -c {done.surfer} {done.fst}")
