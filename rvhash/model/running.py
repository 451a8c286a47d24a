# SPDX-License-Identifier: Apache-2.0
"""A message on the plain block functions. Its state is a context, so it can be saved at any byte."""

import functools

from rvhash.model.algorithms import Algorithm
from rvhash.model.blocks import keccak_p, sha2_compress
from rvhash.model.context import ABSORBING, SQUEEZING, Context
from rvhash.model.pad import pad


def fresh(alg: Algorithm) -> Context:
    """The context before the first byte."""
    state = bytes(200) if alg.family == "keccak" else _sha2_tables(alg.name)[1]
    return Context(alg, ABSORBING, 0, 0, state)


def absorb(c: Context, data: bytes) -> None:
    """Append message bytes."""
    done = 0
    while done < len(data):
        piece = data[done : done + c.algorithm.block_bytes - c.position]
        done += len(piece)
        if c.algorithm.family == "keccak":
            _absorb_keccak(c, piece)
        else:
            _absorb_sha2(c, piece)


def finish(c: Context, suffix: int) -> None:
    """Pad the message and hash its last block. `suffix`: the first byte of the padding."""
    absorb(c, pad(c.algorithm, c.length or c.position, suffix))
    c.phase = SQUEEZING


def squeeze(c: Context, n: int) -> bytes:
    """Return the next `n` output bytes. The caller respects the digest length of the fixed-length functions."""
    out, c.unread = c.unread[:n], c.unread[n:]
    while len(out) < n:
        if c.position == c.algorithm.block_bytes:
            c.state, c.position = keccak_p(c.state, c.algorithm.rounds), 0
        end = min(c.algorithm.block_bytes, c.position + n - len(out))
        out += c.state[c.position : end]
        c.position = end
    return out


@functools.cache
def _sha2_tables(name: str) -> tuple[list[int], bytes]:
    """The constants K and the initial value of the algorithm."""
    from rvhash.model import constants  # not above: `python -m rvhash.model.constants` loads this module first

    bits = 32 if name in ("sha224", "sha256") else 64
    t = name.removeprefix("sha512-")
    iv = constants.sha512t_iv(int(t)) if t != name else getattr(constants, f"{name}_iv")()
    k = constants.sha256_k() if bits == 32 else constants.sha512_k()
    return k, b"".join(v.to_bytes(bits // 8, "big") for v in iv)


def _absorb_sha2(c: Context, piece: bytes) -> None:
    c.block += piece
    c.length += len(piece)
    c.position += len(piece)
    if c.position == c.algorithm.block_bytes:
        word = len(c.state) // 8
        chain = [int.from_bytes(c.state[i : i + word], "big") for i in range(0, 8 * word, word)]
        chain = sha2_compress(8 * word, _sha2_tables(c.algorithm.name)[0], chain, c.block)
        c.state = b"".join(v.to_bytes(word, "big") for v in chain)
        c.block, c.position = b"", 0


def _absorb_keccak(c: Context, piece: bytes) -> None:
    mixed = int.from_bytes(c.state, "little") ^ int.from_bytes(piece, "little") << 8 * c.position
    c.state = mixed.to_bytes(200, "little")
    c.position += len(piece)
    if c.position == c.algorithm.block_bytes:
        c.state, c.position = keccak_p(c.state, c.algorithm.rounds), 0
