# SPDX-License-Identifier: Apache-2.0
"""NIST CAVP vectors (byte-oriented) from the package cryptography-vectors."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import cryptography_vectors

from tests.lib.cocotb_runner import part

FILES = {
    "sha224": "SHA2/SHA224",
    "sha256": "SHA2/SHA256",
    "sha384": "SHA2/SHA384",
    "sha512": "SHA2/SHA512",
    "sha512-224": "SHA2/SHA512_224",
    "sha512-256": "SHA2/SHA512_256",
    "sha3-224": "SHA3/SHA3_224",
    "sha3-256": "SHA3/SHA3_256",
    "sha3-384": "SHA3/SHA3_384",
    "sha3-512": "SHA3/SHA3_512",
    "shake128": "SHAKE/SHAKE128",
    "shake256": "SHAKE/SHAKE256",
}


@dataclass(frozen=True)
class Vector:
    """One message and what the standard's function gives for it."""

    message: bytes
    output: bytes


@dataclass(frozen=True)
class MonteCarlo:
    """The Monte Carlo test of one algorithm: `checkpoints` are the outputs of every thousandth hash."""

    seed: bytes
    checkpoints: tuple[bytes, ...]
    out_bytes: tuple[int, int] | None  # least and greatest output length of an XOF


def kinds(name: str) -> tuple[str, ...]:
    """The kinds of vectors there are for the algorithm."""
    return ("ShortMsg", "LongMsg", "VariableOut") if name.startswith("shake") else ("ShortMsg", "LongMsg")


def chosen(name: str) -> list["Vector"]:
    """The byte vectors of the algorithm, for a bench: from one initial state, that of `make test`, a tenth of them."""
    return part([v for kind in kinds(name) for v in vectors(name, kind)], 10)


def vectors(name: str, kind: str) -> Iterator[Vector]:
    """The vectors of algorithm `name`; `kind` is the end of the file's name, one of `kinds`."""
    fields: dict[str, str] = {}
    for key, value in _fields(name, kind):
        fields[key] = value
        if key in ("MD", "Output"):
            bits = int(fields["Len"] if "Len" in fields else fields["Input Length"])
            assert bits % 8 == 0, f"{name} {kind}: {bits} bits is not whole bytes"
            message = bytes.fromhex(fields["Msg"])[: bits // 8]
            assert len(message) == bits // 8
            yield Vector(message, bytes.fromhex(value))


def monte_carlo(name: str) -> MonteCarlo:
    """The Monte Carlo file of algorithm `name`."""
    found = list(_fields(name, "Monte"))
    fields = dict(found)
    checkpoints = tuple(bytes.fromhex(value) for key, value in found if key in ("MD", "Output"))
    if not name.startswith("shake"):
        return MonteCarlo(bytes.fromhex(fields["Seed"]), checkpoints, None)
    least, greatest = (int(fields[f"{which} Output Length (bits)"]) // 8 for which in ("Minimum", "Maximum"))
    return MonteCarlo(bytes.fromhex(fields["Msg"]), checkpoints, (least, greatest))


def monte_carlo_outputs(name: str, test: MonteCarlo, hash_: Callable[[bytes, int | None], bytes]) -> Iterator[bytes]:
    """Every thousandth output of `hash_(message, out_bytes)`; `out_bytes` is None unless it is an XOF.

    SHAVS section 6.4 for SHA-2, SHA3VS sections 6.2.3 and 6.3.3 for SHA-3 and SHAKE.
    """
    output = test.seed
    length = test.out_bytes[1] if test.out_bytes else None
    for _ in test.checkpoints:
        last = [output] * 3
        for _ in range(1000):
            if test.out_bytes:
                least, greatest = test.out_bytes
                output = hash_(output[:16].ljust(16, b"\0"), length)
                length = least + int.from_bytes(output[-2:], "big") % (greatest - least + 1)
            elif name.startswith("sha3-"):
                output = hash_(output, None)
            else:
                output = hash_(b"".join(last), None)
                last = [*last[1:], output]
        yield output


def _fields(name: str, kind: str) -> Iterator[tuple[str, str]]:
    """The lines "key = value" of a file, those in brackets too."""
    with cryptography_vectors.open_vector_file(f"hashes/{FILES[name]}{kind}.rsp", "r") as file:
        for line in file:
            key, equals, value = (part.strip() for part in line.strip().strip("[]").partition("="))
            if equals and not line.startswith("#"):
                yield key, value
