# SPDX-License-Identifier: Apache-2.0
"""NIST CAVP vectors (byte-oriented) from the package cryptography-vectors."""

from collections.abc import Iterator
from dataclasses import dataclass

import cryptography_vectors

FILES = {
    "sha224": "SHA2/SHA224",
    "sha256": "SHA2/SHA256",
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


def vectors(name: str, kind: str) -> Iterator[Vector]:
    """The vectors of algorithm `name`; `kind` is the end of the file's name, such as "ShortMsg"."""
    fields: dict[str, str] = {}
    with cryptography_vectors.open_vector_file(f"hashes/{FILES[name]}{kind}.rsp", "r") as file:
        for line in file:
            key, equals, value = (part.strip() for part in line.partition("="))
            if not equals or key.startswith(("[", "#")):
                continue
            fields[key] = value
            if key in ("MD", "Output"):
                bits = int(fields["Len"])
                assert bits % 8 == 0, f"{name} {kind}: {bits} bits is not whole bytes"
                message = bytes.fromhex(fields["Msg"])[: bits // 8]
                assert len(message) == bits // 8
                yield Vector(message, bytes.fromhex(value))
