# SPDX-License-Identifier: Apache-2.0
"""ML-KEM (FIPS 203) and ML-DSA (FIPS 204) of PQClean on the simulated system: jobs of sw/apps/lattice.c."""

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rvhash import builder, paths
from rvhash.design import Design
from rvhash.errors import UsageError
from rvhash.signature.jobs import KEYGEN, MAX_CYCLES, NOT_VALID, SIGN, VERIFY, Call, Message, check, packed
from rvhash.simulate.design_runner import Runner

ENCAPS, DECAPS = 7, 8
WORDS = struct.Struct("<2I")  # after the output: bytes of stack, cycles of calls that hash
ADAPTER, OWN = "pqclean", "pqclean-own"  # libraries of sw/sources.toml: what PQClean's hashes are


@dataclass(frozen=True)
class LatticeSet:
    """A parameter set. Sizes are in bytes."""

    name: str
    public: int
    secret: int
    result: int  # of a ciphertext or a signature
    seeds: int  # what key generation draws

    @property
    def is_kem(self) -> bool:
        return self.name.startswith("ml-kem")

    @property
    def operations(self) -> list[str]:
        return ["keygen", "encaps", "decaps"] if self.is_kem else ["keygen", "sign", "verify"]


NONE = Message(b"")
SHARED, DRAWN = 32, 32  # bytes of a shared secret; bytes that encapsulation and a signature draw
LATTICE_SETS = {
    s.name: s
    for s in (
        LatticeSet("ml-kem-512", 800, 1632, 768, 64),
        LatticeSet("ml-kem-768", 1184, 2400, 1088, 64),
        LatticeSet("ml-kem-1024", 1568, 3168, 1568, 64),
        LatticeSet("ml-dsa-44", 1312, 2560, 2420, 32),
        LatticeSet("ml-dsa-65", 1952, 4032, 3309, 32),
        LatticeSet("ml-dsa-87", 2592, 4896, 4627, 32),
    )
}


def package() -> Path:
    """The folder of PQClean's C."""
    return paths.root() / "build" / "npm" / "pqclean" / "deps" / "PQClean"


def running(design: Design, of: LatticeSet, library: str) -> Design:
    """The design with the program that runs the scheme, on hashes of this library: ADAPTER or OWN. UsageError if the
    package is not there.
    """
    if not package().is_dir():
        raise UsageError(f"{of.name} requires npm's package pqclean: make setup-full")
    update = {"app": "lattice", "program": [], "libraries": [library, of.name]}
    return design.model_copy(update={"firmware": design.firmware.model_copy(update=update)})


class Lattice:
    """Calls of one scheme on one system, whose design is `running`. Use it as a context manager.

    `options`: as of Runner. All methods: SimulationError if the call fails.
    """

    def __init__(
        self, of: LatticeSet, system: builder.System, max_cycles: int | None = None, options: Sequence[str] = ()
    ) -> None:
        self._of = of
        self._runner = Runner(system.design, max_cycles or MAX_CYCLES, system, options)

    def __enter__(self) -> "Lattice":
        self._runner.__enter__()
        return self

    def __exit__(self, kind: object, *more: object) -> None:
        self._runner.__exit__(kind, *more)

    def keygen(self, seeds: bytes) -> Call:
        """The public key and the secret key. seeds: d and z of ML-KEM, xi of ML-DSA."""
        return self._done("keygen", KEYGEN, self._of.public + self._of.secret, random=seeds)

    def encaps(self, public: bytes, drawn: bytes) -> Call:
        """The ciphertext and the shared secret."""
        return self._done("encapsulate", ENCAPS, self._of.result + SHARED, random=drawn, key=public)

    def decaps(self, secret: bytes, ciphertext: bytes) -> Call:
        """The shared secret."""
        return self._done("decapsulate", DECAPS, SHARED, key=secret, signature=ciphertext)

    def sign(self, secret: bytes, message: Message, drawn: bytes = bytes(DRAWN)) -> Call:
        """The signature, deterministic if all drawn bytes are 0."""
        return self._done("sign", SIGN, self._of.result, message, random=drawn, key=secret)

    def verify(self, public: bytes, message: Message, signature: bytes) -> Call | None:
        """None if the signature is not valid."""
        return self._done("verify", VERIFY, 0, message, key=public, signature=signature)

    def _done(
        self,
        what: str,
        job: int,
        out_bytes: int,
        message: Message = NONE,
        random: bytes = b"",
        key: bytes = b"",
        signature: bytes = b"",
    ) -> Call | None:
        blobs = packed(0, 0, 0, random, key, signature, message.context, message.data)
        reply = self._runner.request(job, blobs, out_bytes + WORDS.size)
        if job == VERIFY and reply.status == NOT_VALID:
            return None
        check(what, reply)
        stack, hashing = WORDS.unpack(reply.output[-WORDS.size :])
        output = reply.output[: -WORDS.size]
        return Call(output, reply.cycles, reply.instructions, stack, reply.hw_used, hashing)
