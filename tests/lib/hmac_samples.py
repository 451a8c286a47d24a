# SPDX-License-Identifier: Apache-2.0
"""Known tags of HMAC: RFC 4231 (SHA-2) from the package cryptography-vectors, NIST's samples for SHA-3."""

from collections.abc import Iterator
from dataclasses import dataclass

import cryptography_vectors

RFC4231 = ("sha224", "sha256", "sha384", "sha512")


@dataclass(frozen=True)
class Sample:
    """A tag, whole, by the algorithm `name`."""

    name: str
    key: bytes
    message: bytes
    tag: bytes


def rfc4231(name: str) -> Iterator[Sample]:
    """The test cases of RFC 4231 section 4, but for the fifth, which the package leaves out: its tag is truncated."""
    fields: dict[str, bytes] = {}
    with cryptography_vectors.open_vector_file(f"HMAC/rfc-4231-{name}.txt", "r") as file:
        for line in file:
            key, equals, value = (part.strip() for part in line.partition("="))
            if not equals or line.startswith("#") or key == "Len":
                continue
            fields[key] = bytes.fromhex(value)
            if key == "MD":
                yield Sample(name, fields["Key"], fields["Msg"], fields["MD"])


# CSRC, "Examples with intermediate values", HMAC with SHA3-224 to SHA3-512: key length in bytes (the key is 0, 1, 2,
# ...), how it compares with the block, tag.
_SHA3 = {
    "sha3-224": """\
28 < 332cfd59347fdb8e576e77260be4aba2d6dc53117b3bfb52c6d18c04
144 = d8b733bcf66c644a12323d564e24dcf3fc75f231f3b67968359100c7
172 > 078695eecc227c636ad31d063a15dd05a7e819a66ec6d8de1e193e59""",
    "sha3-256": """\
32 < 4fe8e202c4f058e8dddc23d8c34e467343e23555e24fc2f025d598f558f67205
136 = 68b94e2e538a9be4103bebb5aa016d47961d4d1aa906061313b557f8af2c3faa
168 > 9bcf2c238e235c3ce88404e813bd2f3a97185ac6f238c63d6229a00b07974258""",
    "sha3-384": """\
48 < d588a3c51f3f2d906e8298c1199aa8ff6296218127f6b38a90b6afe2c5617725bc99987f79b22a557b6520db710b7f42
104 = a27d24b592e8c8cbf6d4ce6fc5bf62d8fc98bf2d486640d9eb8099e24047837f5f3bffbe92dcce90b4ed5b1e7e44fa90
152 > e5ae4c739f455279368ebf36d4f5354c95aa184c899d3870e460ebc288ef1f9470053f73f7c6da2a71bcaec38ce7d6ac""",
    "sha3-512": """\
64 < 4efd629d6c71bf86162658f29943b1c308ce27cdfa6db0d9c3ce81763f9cbce5\
f7ebe9868031db1a8f8eb7b6b95e5c5e3f657a8996c86a2f6527e307f0213196
72 = 544e257ea2a3e5ea19a590e6a24b724ce6327757723fe2751b75bf007d80f6b3\
60744bf1b7a88ea585f9765b47911976d3191cf83c039f5ffab0d29cc9d9b6da
136 > 5f464f5e5b7848e3885e49b2c385f0694985d0e38966242dc4a5fe3fea4b37d4\
6b65ceced5dcf59438dd840bab22269f0ba7febdb9fcf74602a35666b2a32915""",
}

SHA3 = [
    Sample(name, bytes(range(int(length))), f"Sample message for keylen{sign}blocklen".encode(), bytes.fromhex(tag))
    for name, rows in _SHA3.items()
    for length, sign, tag in (row.split() for row in rows.splitlines())
]
ALL = [sample for name in RFC4231 for sample in rfc4231(name)] + SHA3
