# SPDX-License-Identifier: Apache-2.0
"""Jobs of sw/apps/signature.c: keys, signatures and their verification on the simulated system."""

import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rvhash import builder
from rvhash.design import Design
from rvhash.errors import MessageError, SimulationError
from rvhash.model import Algorithm
from rvhash.signature.sets import Form, Set
from rvhash.simulate.design_runner import Runner
from rvhash.simulate.simulator import Reply

APP = "signature"
KEYGEN, SIGN, VERIFY, LMS_VERIFY, HSS_VERIFY, DIGEST = range(1, 7)  # numbers of its jobs
REQUEST = struct.Struct("<8I")
WORD = 4
MOST_REQUEST = 320 * 1024  # bytes: REQUEST_BYTES of sw/apps/requests.h
MOST_BYTES = MOST_REQUEST - 64 * 1024  # of a message; with SLH-DSA the rest of the request is less than 64 KiB
MOST_CONTEXT = 255  # bytes
MAX_CYCLES = 4_000_000_000  # of a call: what its 32-bit counter can count
NOT_VALID = 8  # RVH_ERR_TAG


@dataclass(frozen=True)
class Message:
    """What is signed: data, or its digest by an algorithm."""

    data: bytes
    context: bytes = b""
    form: Form = Form.PURE
    prehash: int = 0  # the number of an algorithm


@dataclass(frozen=True)
class Call:
    """The result of one call on a design."""

    output: bytes
    cycles: int
    instructions: int
    stack: int  # bytes
    hw_used: bool
    hashing: int = 0  # cycles of calls that hash, if they were counted


def running(of: Design) -> Design:
    """The design with the program that signs."""
    return of.model_copy(update={"firmware": of.firmware.model_copy(update={"app": APP})})


class Signer:
    """Calls of rvh_slh_dsa.h and rvh_lms.h on one design. Use it as a context manager. `options`: as of Runner."""

    def __init__(
        self,
        design: Design,
        max_cycles: int | None = None,
        system: builder.System | None = None,
        options: Sequence[str] = (),
    ) -> None:
        self._runner = Runner(running(design), max_cycles or MAX_CYCLES, system, options)

    def __enter__(self) -> "Signer":
        self._runner.__enter__()
        return self

    def __exit__(self, kind: object, *more: object) -> None:
        self._runner.__exit__(kind, *more)

    def keygen(self, of: Set, seeds: bytes) -> Call:
        """The secret key of 3n random bytes; the public key is its second half. SimulationError if it fails."""
        return self._done("keygen", KEYGEN, of.secret, of.number, random=seeds)

    def sign(self, of: Set, message: Message, secret: bytes, random: bytes = b"") -> Call:
        """A signature; without random bytes, the deterministic one. SimulationError if it fails."""
        return self._done("sign", SIGN, of.signature, of.number, message, random=random, key=secret)

    def verify(self, of: Set, message: Message, public: bytes, signature: bytes) -> Call | None:
        """None if the signature is not valid. SimulationError if the call fails."""
        return self._verified(VERIFY, of.number, message, public, signature)

    def lms_verify(self, data: bytes, public: bytes, signature: bytes, hss: bool = False) -> Call | None:
        """The same for a signature of LMS or of HSS."""
        return self._verified(HSS_VERIFY if hss else LMS_VERIFY, 0, Message(data), public, signature)

    def digest(self, algorithm: Algorithm, chunks: Iterable[bytes], out_bytes: int) -> tuple[bytes, int]:
        """The digest of a message of any length, and its cycles."""

        def all_of_it() -> Iterable[bytes]:
            yield algorithm.number.to_bytes(WORD, "little")
            yield from chunks

        reply = self._runner.request(DIGEST, all_of_it(), out_bytes)
        check("digest", reply)
        return reply.output, reply.cycles

    def _verified(self, job: int, number: int, message: Message, public: bytes, signature: bytes) -> Call | None:
        reply = self._request(job, 0, number, message, b"", public, signature)
        if reply.status == NOT_VALID:
            return None
        return _call("verify", reply)

    def _done(
        self, what: str, job: int, out_bytes: int, number: int, message: Message = Message(b""), **blobs: bytes
    ) -> Call:
        return _call(what, self._request(job, out_bytes, number, message, **blobs))

    def _request(
        self,
        job: int,
        out_bytes: int,
        number: int,
        message: Message,
        random: bytes = b"",
        key: bytes = b"",
        signature: bytes = b"",
    ) -> Reply:
        blobs = (random, key, signature, message.context, message.data)
        return self._runner.request(job, packed(number, message.form, message.prehash, *blobs), out_bytes + WORD)


def packed(number: int, form: int, prehash: int, *blobs: bytes) -> list[bytes]:
    """A request of sw/apps/requests.h. MessageError if it is too long for the program."""
    check_size("the request", *blobs)
    return [REQUEST.pack(number, form, prehash, *map(len, blobs)), *map(_padded, blobs)]


def check_size(what: str, *blobs: bytes) -> None:
    """MessageError if the program does not hold a request with these blobs. `what` names them."""
    size = REQUEST.size + sum(len(blob) + -len(blob) % WORD for blob in blobs)
    if size > MOST_REQUEST:
        raise MessageError(f"{what}: {size:,} bytes in one request; the simulated system holds {MOST_REQUEST:,}")


def _padded(blob: bytes) -> bytes:
    return blob + bytes(-len(blob) % WORD)


def check(what: str, reply: Reply) -> None:
    if reply.status != 0:
        raise SimulationError(f"the firmware failed to {what}: {reply.meaning}")


def _call(what: str, reply: Reply) -> Call:
    check(what, reply)
    stack = int.from_bytes(reply.output[-WORD:], "little")
    return Call(reply.output[:-WORD], reply.cycles, reply.instructions, stack, reply.hw_used)
