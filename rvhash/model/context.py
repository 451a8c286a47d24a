# SPDX-License-Identifier: Apache-2.0
"""The saved context of a message, version 1: the layout that the engine, the C library and this model share.

Fields are little-endian. A header of 32 bytes: version (1), algorithm (1), phase (1), sponge parameters (1), position
(2), unread (2), zeros (8), message length in bytes (16; SHA-2 only). Then the unread output, filled with zeros to a
multiple of 16 bytes. Then for SHA-2 the chaining value, each word big-endian, and the unfinished block, unless the
phase says that it is left out; for the sponges the state as in FIPS 202, B.1, and 8 bytes of zeros.
"""

import struct
from dataclasses import dataclass

from rvhash.model.algorithms import ALGORITHMS, RATES, SPONGE, Algorithm, ModelError, sponge

VERSION = 1
ABSORBING, SQUEEZING = 0, 1
_BARE = 2  # absorbing, without the unfinished block
_HEADER = struct.Struct("<4B2H8s16s")
_NUMBERS = {a.number: a for a in ALGORITHMS.values()}


class ContextError(ModelError):
    """A saved context that no engine can have written; the message names the field."""


@dataclass
class Context:
    """The complete state of a message between two bytes."""

    algorithm: Algorithm
    phase: int  # ABSORBING or SQUEEZING
    position: int  # bytes absorbed into the unfinished block, or returned from the current output block
    length: int  # message bytes so far; 0 for the sponges
    state: bytes  # SHA-2: chaining value, 32 or 64 bytes; sponges: 200 bytes
    block: bytes = b""  # SHA-2: the bytes of the unfinished block, `position` of them
    unread: bytes = b""  # output of an earlier block, which precedes that of the current block
    bare: bool = False  # SHA-2 at the start of a block: the layout leaves the block out

    def encode(self) -> bytes:
        """The layout above."""
        alg = self.algorithm
        header = _HEADER.pack(
            VERSION,
            alg.number,
            _BARE if self.bare else self.phase,
            RATES.index(alg.block_bytes) | (alg.rounds == 12) << 3 if alg.number == SPONGE else 0,
            self.position,
            len(self.unread),
            bytes(8),
            self.length.to_bytes(16, "little"),
        )
        unread = self.unread + bytes(-len(self.unread) % 16)
        block = b"" if self.bare else self.block.ljust(alg.block_bytes, b"\0")
        tail = bytes(8) if alg.family == "keccak" else block
        return header + unread + self.state + tail

    @classmethod
    def decode(cls, data: bytes) -> "Context":
        """Parse a saved context; ContextError if it is impossible."""
        data = bytes(data)
        _require(len(data) >= _HEADER.size, f"size: {len(data)} bytes, the header alone has {_HEADER.size}")
        version, number, phase, parameters, position, unread, reserved, length_field = _HEADER.unpack_from(data)
        length = int.from_bytes(length_field, "little")
        _require(version == VERSION, f"version: {version}, not {VERSION}")
        alg = _algorithm(number, parameters)
        block = alg.block_bytes
        _require(phase in (ABSORBING, SQUEEZING, _BARE), f"phase: {phase} is none of 0 to 2")
        _require(phase != SQUEEZING or alg.xof, f"phase: {alg.name} cannot be saved while it gives its digest")
        bare = phase == _BARE
        if bare:
            _require(alg.family != "keccak", f"phase: {alg.name} has no block that can be left out")
            _require(position == 0, f"position: {position}, but the block is left out")
            phase = ABSORBING
        last = block - 1 if phase == ABSORBING else block
        _require(position <= last, f"position: {position}, at most {last} with a block of {block} bytes")
        _require(unread == 0 or phase == SQUEEZING, f"unread: {unread} bytes while absorbing")
        _require(unread <= block, f"unread: {unread} bytes, more than the rate {block}")
        _require(reserved == bytes(8), "reserved: bytes 8 to 15 are not zero")
        if alg.family == "keccak":
            _require(length == 0, f"length: {length}, but {alg.name} counts none")
        else:
            _require(length <= alg.max_bytes, f"length: {length} bytes, over the limit of {alg.name}")
            _require(length % block == position, f"length: {length} bytes do not end at position {position}")
        state_at = _HEADER.size + unread + -unread % 16
        block_at = state_at + (200 if alg.family == "keccak" else block // 2)
        size = block_at + (8 if alg.family == "keccak" else 0 if bare else block)
        _require(len(data) == size, f"size: {len(data)} bytes, not {size}")
        return cls(
            alg,
            phase,
            position,
            length,
            state=data[state_at:block_at],
            block=b"" if alg.family == "keccak" else data[block_at : block_at + position],
            unread=data[_HEADER.size : _HEADER.size + unread],
            bare=bare,
        )


def _require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise ContextError(f"impossible context: {otherwise}")


def _algorithm(number: int, parameters: int) -> Algorithm:
    if number == SPONGE:
        _require(parameters >> 4 == 0, f"parameters: {parameters:#04x}, bits 7 to 4 are not zero")
        code = parameters & 7
        _require(code < len(RATES), f"rate: code {code} is unknown")
        return sponge(RATES[code], 12 if parameters & 8 else 24)
    _require(number in _NUMBERS, f"algorithm: number {number} is unknown")
    _require(parameters == 0, f"parameters: {parameters:#04x}, but {_NUMBERS[number].name} has none")
    return _NUMBERS[number]
