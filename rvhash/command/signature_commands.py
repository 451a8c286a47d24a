# SPDX-License-Identifier: Apache-2.0
"""`rvhash keygen`, `rvhash sign`, `rvhash verify`: hash-based signatures of files on a simulated system."""

import os
from typing import Annotated

import typer

from rvhash import console, design, paths, signature
from rvhash.command import boot_command
from rvhash.command.message_files import STDIN
from rvhash.command.message_files import Message as File
from rvhash.command.options import MaxCycles, algorithm_named, examples
from rvhash.command.signature_files import DESIGN, PRIVATE, PUBLIC, create, key_of, read, set_named, stateful, write
from rvhash.errors import MessageError, UsageError
from rvhash.signature import MOST_BYTES, Call, Form, Message, Signer, jobs, software

ORDER = "shake-128f, shake-128s, ... sha2-256s"

KEYGEN_EXAMPLES = examples(
    "rvhash keygen -s shake-128f key", "rvhash keygen -s sha2-192s -d mmio-chains-hart --soft key"
)
SIGN_EXAMPLES = examples(
    "rvhash sign -s shake-128f -k key image.bin",
    "rvhash sign -s shake-128f -k key --context boot --deterministic -o image.sig image.bin",
    "rvhash sign -s sha2-128s -k key --prehash sha256 disk.img",
    "rvhash sign --image -s shake-128s -k key --version 3 program.elf",
)
VERIFY_EXAMPLES = examples(
    "rvhash verify -s shake-128f -k key.pub image.bin",
    "rvhash verify -s hss -k hss.pub --signature image.hss --soft image.bin",
)

Design = Annotated[
    str, typer.Option("--design", "-d", metavar="DESIGN", help="A name of `rvhash list`, or a TOML file.")
]
Soft = Annotated[bool, typer.Option("--soft", help="Compare with software on this machine (PyPI slh-dsa, pyhsslms).")]
Context = Annotated[str, typer.Option("--context", metavar="TEXT", help="Context of the signature, at most 255 bytes.")]
Prehash = Annotated[
    str | None,
    typer.Option("--prehash", metavar="ALG", help="Sign the digest of FILE: sha256, ... For files of any length."),
]
FileToSign = Annotated[str, typer.Argument(metavar="FILE", help="The message; - is standard input.")]


def keygen_command(
    key: Annotated[str, typer.Argument(metavar="KEY", help="The file for the secret key; KEY.pub has the public key.")],
    name: Annotated[str, typer.Option("--set", "-s", metavar="SET", help=f"Parameter set of SLH-DSA: {ORDER}.")],
    design_name: Design = DESIGN,
    soft: Soft = False,
    max_cycles: MaxCycles = None,
) -> None:
    """Make a key of SLH-DSA (FIPS 205) from random bytes of this machine, on a simulated system.

    Keys are the bytes of the standard. An existing file is not replaced.
    """
    of, public = set_named(name), f"{key}.pub"
    for file in (key, public):
        if os.path.lexists(file):
            raise UsageError(f"{file} exists; remove it or choose another name")
        paths.check_output(file, replaced=True)
    with Signer(design.get(design_name), max_cycles) as signer, console.clock(f"key of {of.name}"):
        made = signer.keygen(of, os.urandom(of.seeds))
    if soft:
        software.check_key(of, made.output)
    create((key, made.output, PRIVATE), (public, made.output[2 * of.n :], PUBLIC))
    _say(f"{key}, {public}: {of.name}", made, design_name)


def sign_command(
    ctx: typer.Context,
    name: Annotated[
        str,
        typer.Option(
            "--set", "-s", metavar="SET", help=f"Parameter set of SLH-DSA: {ORDER}. With --image: or lms, hss."
        ),
    ],
    key: Annotated[str, typer.Option("--key", "-k", metavar="KEY", help="The secret key.")],
    file: FileToSign = STDIN,
    output: Annotated[
        str | None, typer.Option("--output", "-o", metavar="SIG", help="The signature. Default: FILE.sig.")
    ] = None,
    context: Context = "",
    prehash: Prehash = None,
    deterministic: Annotated[
        bool, typer.Option("--deterministic", help="Without random bytes: the same signature each time.")
    ] = False,
    image: Annotated[
        bool, typer.Option("--image", help="FILE is an ELF program; write an image for the boot loader: FILE.img.")
    ] = False,
    version: Annotated[int, typer.Option(min=0, max=0xFFFFFFFF, help="With --image: its version.")] = 0,
    design_name: Design = DESIGN,
    soft: Soft = False,
    max_cycles: MaxCycles = None,
) -> None:
    """Sign a file by SLH-DSA (FIPS 205) on a simulated system. The signature is the bytes of the standard.

    With --image the set may be lms or hss. KEY is then a private key of pyhsslms, which signs on this machine; its next
    state replaces it. Signers of one key wait for each other: KEY.lock.
    """
    if (output is None or image) and file == STDIN:
        raise UsageError("--image requires a file" if image else "give the file of the signature with -o")
    by_state = stateful(name)
    if by_state and not image:
        raise UsageError(f"{by_state} signs only images: give --image, or sign by pyhsslms")
    if image:
        _refuse(ctx, "--image", "context", "prehash")
    else:
        _refuse(ctx, "a signature without --image", "version")
    where = output or f"{file}.{'img' if image else 'sig'}"
    paths.check_output(where, replaced=True)
    if os.path.realpath(where) == os.path.realpath(key):
        raise UsageError(f"cannot write {where}: it is the key")
    if by_state:
        _refuse(ctx, f"{by_state}, which signs on this machine", "deterministic", "design_name", "soft", "max_cycles")
        write(where, boot_command.hss_image(by_state, file, key, version))
        console.say(f"{where}: version {version}, signed by {by_state}")
        return
    of = set_named(name)
    bytes_of_context = _context(context)
    secret = key_of(key, of.secret, "secret key", of)
    of_image = boot_command.slh_message(file, version, of.short) if image else None
    with Signer(design.get(design_name), max_cycles) as signer, console.clock(f"signature of {of.name}"):
        message = of_image or _message(signer, file, bytes_of_context, prehash)
        made = signer.sign(of, message, secret, b"" if deterministic else os.urandom(of.n))
    if soft:
        software.check_signature(of, message, secret, made.output, deterministic)
    write(where, (message.data if image else b"") + made.output)
    _say(f"{where}: {of.name}", made, design_name)


def verify_command(
    name: Annotated[
        str,
        typer.Option("--set", "-s", metavar="SET", help=f"Parameter set of SLH-DSA: {ORDER}. lms or hss: RFC 8554."),
    ],
    key: Annotated[str, typer.Option("--key", "-k", metavar="KEY", help="The public key.")],
    file: FileToSign = STDIN,
    signature_file: Annotated[
        str | None, typer.Option("--signature", metavar="SIG", help="The signature. Default: FILE.sig.")
    ] = None,
    context: Context = "",
    prehash: Prehash = None,
    design_name: Design = DESIGN,
    soft: Soft = False,
    max_cycles: MaxCycles = None,
) -> None:
    """Verify the signature of a file on a simulated system: SLH-DSA (FIPS 205), LMS or HSS (RFC 8554, SP 800-208).

    Prints `Verified OK`, or `Verification failure` with exit status 1.
    """
    if signature_file is None and file == STDIN:
        raise UsageError("give the file of the signature with --signature")
    where = signature_file or f"{file}.sig"
    if by_state := stateful(name):
        if context or prehash:
            raise UsageError(f"--context and --prehash are not for {by_state}")
        public, found = read(key), read(where)
        with Signer(design.get(design_name), max_cycles) as signer, console.clock("verification"):
            message = _message(signer, file, b"", None)
            jobs.check_size(f"{key}, {where} and {file}", public, found, message.data)
            call = signer.lms_verify(message.data, public, found, by_state == "hss")
        agrees = not soft or software.hss_verify(message.data, public, found, by_state == "lms") == (call is not None)
    else:
        of = set_named(name)
        bytes_of_context = _context(context)
        public, found = key_of(key, of.public, "public key", of), read(where)
        if len(found) != of.signature:
            raise MessageError(f"{where}: {len(found):,} bytes; a signature of {of.name} has {of.signature:,}")
        with Signer(design.get(design_name), max_cycles) as signer, console.clock("verification"):
            message = _message(signer, file, bytes_of_context, prehash)
            call = signer.verify(of, message, public, found)
        agrees = not soft or software.verify(of, message, public, found) == (call is not None)
    if not agrees:
        raise software.Disagreement(
            f"WRONG VERDICT: {design_name} {'accepts' if call else 'refuses'} what software does not"
        )
    console.out("Verified OK" if call else "Verification failure")
    if call is None:
        raise typer.Exit(1)
    _say(f"{file}: {name}", call, design_name)


def _refuse(ctx: typer.Context, what: str, *options: str) -> None:
    """UsageError if one of these parameters was given."""
    for option in options:
        if ctx.get_parameter_source(option).name == "COMMANDLINE":
            shown = option.removesuffix("_name").replace("_", "-")
            raise UsageError(f"--{shown} is not for {what}")


def _context(text: str) -> bytes:
    context = os.fsencode(text)
    if len(context) > signature.MOST_CONTEXT:
        raise UsageError(f"--context has {len(context)} bytes; at most {signature.MOST_CONTEXT} are allowed")
    return context


def _message(signer: Signer, name: str, context: bytes, prehash: str | None) -> Message:
    """The message in a file; with `prehash`, its digest, which the design computes."""
    if prehash is not None:
        algorithm = algorithm_named(prehash)
        with File(name) as chunks:
            value, _ = signer.digest(algorithm, chunks, software.prehash_bytes(prehash))
        return Message(value, context, Form.DIGEST, algorithm.number)
    data = bytearray()
    with File(name) as chunks:
        for chunk in chunks:
            data += chunk
            if len(data) > MOST_BYTES:
                raise MessageError(
                    f"{name}: the simulated system holds {MOST_BYTES:,} bytes; sign the digest with --prehash"
                )
    return Message(bytes(data), context)


def _say(what: str, call: Call, design_name: str) -> None:
    by = "" if call.hw_used else ", done in software"
    console.say(f"{what}, {call.cycles:,} cycles, {call.stack:,} bytes of stack ({design_name}{by})")
