# SPDX-License-Identifier: Apache-2.0
"""The padding of FIPS 180-4 section 5.1 and of FIPS 202 section 5.1 and appendix B.2."""

from rvhash.model.algorithms import Algorithm, ModelError, algorithm


def pad(alg: Algorithm, message_bytes: int, suffix: int) -> bytes:
    """The bytes that follow a message of `message_bytes` bytes; `suffix` is the first of them (0x80 for SHA-2)."""
    if alg.family == "keccak":
        # FIPS 202, B.2: q bytes, 1 <= q <= rate; the suffix in the first, 0x80 or-ed into the last.
        q = alg.block_bytes - message_bytes % alg.block_bytes
        tail = bytearray(q)
        tail[0] = suffix
        tail[-1] |= 0x80
        return bytes(tail)
    # FIPS 180-4, 5.1: one bit 1, zeros, then the length in bits, big-endian, in 64 or 128 bits.
    length_bytes = alg.block_bytes // 8
    if message_bytes > alg.max_bytes:
        raise ModelError(f"{alg.name} allows fewer than 2^{8 * length_bytes} bits")
    zeros = -(message_bytes + 1 + length_bytes) % alg.block_bytes
    return bytes([suffix]) + bytes(zeros) + (8 * message_bytes).to_bytes(length_bytes, "big")


def padding(name: str, message_bytes: int) -> bytes:
    """The bytes that the standard appends to a message of `message_bytes` bytes."""
    alg = algorithm(name)
    return pad(alg, message_bytes, alg.suffix)


def padded_blocks(name: str, message: bytes) -> list[bytes]:
    """The padded message, cut into blocks of `block_bytes`: the input of a core."""
    block = algorithm(name).block_bytes
    padded = bytes(message) + padding(name, len(message))
    return [padded[i : i + block] for i in range(0, len(padded), block)]
