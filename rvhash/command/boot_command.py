# SPDX-License-Identifier: Apache-2.0
"""`rvhash boot`: a signed image on a simulated system with the boot loader, and how `rvhash sign --image` makes one."""

import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from rvhash import builder, console, design
from rvhash.command import stateful_keys
from rvhash.command.options import examples
from rvhash.command.signature_files import DESIGN, PRIVATE, key_of, read, replace, set_named, stateful
from rvhash.errors import SimulationError, UsageError
from rvhash.signature import SETS, Message, images, software
from rvhash.simulate import traps

EXAMPLES = examples(
    "rvhash sign --image -s shake-128s -k key --version 3 program.elf",
    "rvhash boot -s shake-128s -k key.pub program.elf.img",
    "rvhash boot -s hss -k vendor.pub --oldest 2 -d mmio-chains-hart program.elf.img",
)


def boot_command(
    image: Annotated[str, typer.Argument(metavar="IMAGE", help="An image of `rvhash sign --image`.")],
    name: Annotated[
        str, typer.Option("--set", "-s", metavar="SET", help="What the device accepts: a set, lms or hss.")
    ],
    key: Annotated[str, typer.Option("--key", "-k", metavar="KEY", help="The public key in the device.")],
    oldest: Annotated[int, typer.Option(min=0, max=0xFFFFFFFF, help="The oldest version that the device starts.")] = 0,
    design_name: Annotated[
        str, typer.Option("--design", "-d", metavar="DESIGN", help="A name of `rvhash list`, or a TOML file.")
    ] = DESIGN,
    max_cycles: Annotated[
        int, typer.Option(min=1, help="Abort if the program makes no progress for that many cycles.")
    ] = 100_000_000,
) -> None:
    """Start an image by the boot loader (sw/apps/boot) on a simulated system, which verifies it by its hash hardware.

    What the loader and the program say goes to stdout. Exit status 1 if the loader stays, if the program ends with an
    error, or if the simulator stops it.
    """
    of = None if stateful(name) else set_named(name)
    public = read(key) if of is None else key_of(key, of.public, "public key", of)
    if len(public) > images.OTP_KEY:
        raise UsageError(f"{key}: {len(public):,} bytes; a device has room for {images.OTP_KEY}")
    whole = read(image)
    chosen = design.get(design_name)
    loading = chosen.model_copy(update={"firmware": chosen.firmware.model_copy(update={"app": "boot"})})
    with console.build_log() as notify:
        system = builder.systems([loading], notify)[0]
    with tempfile.TemporaryDirectory() as folder:
        elf = Path(folder) / "boot.elf"
        elf.write_bytes(images.with_flash(system.firmware, whole, images.scheme_of(stateful(name), of), public, oldest))
        argv = [str(system.simulator), "--elf", str(elf), "--max-cycles", str(max_cycles)]
        done = subprocess.run(argv, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    for line in done.stderr.splitlines():
        console.out(os.fsdecode(line))
    _check_events(done)
    if done.returncode != 0:
        raise typer.Exit(1)


def _check_events(done: subprocess.CompletedProcess[bytes]) -> None:
    """SimulationError if the simulator tells of an error or a trap, or did not get to the program's end."""
    ended = False
    for line in done.stdout.splitlines():
        try:
            event = json.loads(line)
            kind = event["event"]
            if kind == "trap":
                raise SimulationError(traps.explain(event))
            if kind == "error":
                hint = "; raise the limit with --max-cycles" if event["error"] == "cycle-limit" else ""
                raise SimulationError(f"the simulator stopped ({event['error']}): {event['message']}{hint}")
        except (ValueError, KeyError, TypeError):
            raise SimulationError(f"the simulator sent no event: {line[:200]!r}") from None
        ended = ended or kind == "exit"
    if not ended:
        raise SimulationError(f"the simulator ended before the program (exit status {done.returncode})")


def hss_image(name: str, elf: str, key: str, version: int) -> bytes:
    """An image that is signed on this machine by a private key of pyhsslms. The key's next state is on the disk before
    the image is returned, so no leaf signs twice.
    """
    scheme = images.scheme_of(name, None)
    with stateful_keys.held(key) as real:
        private = read(real)
        unsigned = images.unsigned(elf, version, scheme, software.hss_signature_bytes(key, private, name == "lms"))
        signature, after = software.hss_sign(key, private, unsigned, name == "lms")
        replace(real, after, PRIVATE)
    return unsigned + signature


def slh_message(elf: str, version: int, set_name: str) -> Message:
    """What is signed of an image with a set of SLH-DSA."""
    of = SETS[set_name]
    return Message(images.unsigned(elf, version, of.number, of.signature), images.CONTEXT)
