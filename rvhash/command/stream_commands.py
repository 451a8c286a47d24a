# SPDX-License-Identifier: Apache-2.0
"""`rvhash stream`: hash a capture or a file in the simulated streaming block. `rvhash capture`: make a test capture."""

import hashlib
import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from rvhash import console, output_files
from rvhash.command.options import algorithm_named, examples
from rvhash.design import configurations
from rvhash.errors import MessageError, UsageError, WrongDigestError
from rvhash.model import digest
from rvhash.stream import captures, simulation

Config = Annotated[
    str,
    typer.Option("--config", "-c", metavar="NAME", help="A configuration of the block in rtl/configs.toml."),
]
EXAMPLES = examples(
    "rvhash capture mix.pcap",
    "rvhash stream mix.pcap",
    "rvhash stream -a shake128 --out-bytes 16 --json mix.pcap",
    "rvhash stream -c single-fast FILE",
)
CAPTURE_EXAMPLE = "[bold]Example[/]\n\n  rvhash capture --packets 1000 --seed 1 mix.pcap"


def stream_command(
    name: Annotated[str, typer.Argument(metavar="FILE", help="A capture (.pcap, .pcapng, .cap), or any file.")],
    config: Config = "",
    algorithm: Annotated[
        str, typer.Option("--algorithm", "-a", metavar="ALG", help="An algorithm of `rvhash hash`.")
    ] = "sha3-256",
    out_bytes: Annotated[int | None, typer.Option(min=1, help="Output length, for SHAKE.", show_default=False)] = None,
    at_once: Annotated[int, typer.Option(min=1, help="Number of packets whose beats are interleaved.")] = 1,
    stall: Annotated[int, typer.Option(metavar="P", help="Random percentage of cycles in which both sides stall.")] = 0,
    repeat: Annotated[int, typer.Option(min=1, help="Send the packets that many times.")] = 1,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Print no digests, only the cost.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the cost as an object, and no digests.")] = False,
    max_cycles: Annotated[int | None, typer.Option(min=1, help="Abort if nothing moves for that many cycles.")] = None,
) -> None:
    """Hash every packet of a capture, or a file as one message, in the streaming block: AXI4-Stream in, digest out.

    A message is the captured part of a packet, including its link header. Each digest is compared with Python's
    hashlib.

    On stderr: message bits per cycle, and the limit that padding and stream widths set for these packets.
    """
    is_capture = Path(name).suffix.lower() in captures.CAPTURES
    chosen = config or ("pipeline" if is_capture else "single")
    of, alg = configurations.stream(chosen), algorithm_named(algorithm)
    simulation.check(of, alg, out_bytes)
    if not 0 <= stall <= simulation.MOST_STALL:
        raise UsageError(f"--stall {stall}: choose from 0 to {simulation.MOST_STALL}")
    if at_once > 1 and of.form != "pipeline":
        raise UsageError(
            f"--at-once {at_once}: {chosen} accepts one packet after the other; choose -c pipeline to interleave them"
        )
    if at_once > of.tids:
        raise UsageError(f"--at-once {at_once}: {chosen} has at most {of.tids} messages in flight")
    once = captures.packets(name) if is_capture else [_read(name)]
    most = max(1, min(captures.MOST_PACKETS // len(once), simulation.MOST_BYTES // max(1, sum(map(len, once)))))
    if repeat > most:
        raise UsageError(
            f"--repeat {repeat}: choose from 1 to {most:,} for {name}, which makes at most {captures.MOST_PACKETS:,} "
            f"messages and {simulation.MOST_BYTES:,} bytes"
        )
    messages = once * repeat
    with console.build_log() as notify:
        simulator = simulation.get(chosen, notify)
    with console.bytes_bar(chosen, sum(map(len, messages))) as progress:
        found, flow = simulation.run(
            simulator,
            of,
            [simulation.Request(alg, message, out_bytes) for message in messages],
            at_once=at_once,
            stall=stall,
            max_cycles=max_cycles,
            progress=progress,
        )
    for i, (message, output) in enumerate(zip(messages, found, strict=True)):
        wanted = digest(alg.name, message, out_bytes) if alg.xof else hashlib.new(_plain(alg.name), message).digest()
        if output != wanted:
            raise WrongDigestError(f"{name}: the output of message {i + 1} is wrong")
        if not quiet and not as_json:
            console.out(f"{output.hex()}  {name}" + (f"#{i + 1}" if len(messages) > 1 else ""))
    if as_json:
        about = {"config": chosen, "algorithm": alg.name, "at_once": at_once, "stall": stall}
        console.out(json.dumps(about | asdict(flow) | {"bits_per_cycle": flow.bits_per_cycle}, indent=2))
        return
    said = f"{flow.messages:,} messages, {flow.message_bytes:,} bytes, {flow.cycles:,} cycles"
    if flow.message_bytes:
        share = 100 * flow.bits_per_cycle / flow.limit
        said += f": {flow.bits_per_cycle:.1f} bits a cycle, {share:.1f} % of {flow.limit:.1f}"
    console.say(f"{said} ({chosen}, {alg.name})")


def capture_command(
    out: Annotated[str, typer.Argument(metavar="OUT.pcap", help="The capture to write.")],
    count: Annotated[int, typer.Option("--packets", "-n", metavar="N", help="So many packets.")] = 1000,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same file.")] = 1,
) -> None:
    """Write a capture for `rvhash stream`: packets of 64 to 1,500 bytes, mostly 64, 576 or 1,500 as on the Internet."""
    output_files.check(out)
    captures.capture(out, count, seed)


def _plain(name: str) -> str:
    """The name of the algorithm in hashlib."""
    return name.replace("sha3-", "sha3_").replace("sha512-", "sha512_")


def _read(name: str) -> bytes:
    try:
        content = Path(name).read_bytes()
    except OSError as e:
        raise MessageError(f"{name}: {e.strerror}") from None
    if len(content) > simulation.MOST_BYTES:
        raise MessageError(f"{name} has {len(content):,} bytes; a message has at most {simulation.MOST_BYTES:,}")
    return content
