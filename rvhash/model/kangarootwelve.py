# SPDX-License-Identifier: Apache-2.0
"""RFC 9861 on the operations of the engine: TurboSHAKE128 and 256, and the tree hashes KT128 and KT256.

TurboSHAKE is the raw sponge with 12 rounds; its domain separation byte D is the suffix.
"""

from rvhash.model.hash import Hash
from rvhash.model.sp800185 import rate

CHUNK = 8192  # bytes
_SINGLE, _FINAL, _LEAF = 0x07, 0x06, 0x0B  # D of a message of one chunk, of the final node, of the other chunks (3.2)


def length_encode(x: int) -> bytes:
    """3.3: `x` in as few bytes as possible, none for 0, followed by their number."""
    digits = x.to_bytes((x.bit_length() + 7) // 8, "big")
    return digits + bytes([len(digits)])


def turboshake(strength: int, data: bytes, out_bytes: int, suffix: int = 0x1F) -> bytes:
    """2.2: TurboSHAKE128 or TurboSHAKE256 in one call. `suffix`: D, 0x01 to 0x7f."""
    h = Hash("sponge", rate(strength), 12)
    h.absorb(data)
    h.finish(suffix)
    return h.squeeze(out_bytes)


class KangarooTwelve:
    """3.2: KT128 or KT256. Construct, absorb, finish, squeeze.

    `engine` hashes the final node, which begins with the first chunk; `leaf` hashes the current one of the others.
    These two and `taken`, the bytes so far, are the complete state of a message.
    """

    def __init__(self, strength: int, engine: Hash | None = None, leaf: Hash | None = None) -> None:
        self.engine, self.leaf, self.taken = engine or Hash(), leaf or Hash(), 0
        self._strength = strength
        self.engine.start("sponge", rate(strength), 12)

    def absorb(self, data: bytes) -> None:
        """Append message bytes."""
        while data:
            offset = self.taken % CHUNK
            if offset == 0 and self.taken:
                self._next_leaf()
            piece, data = data[: CHUNK - offset], data[CHUNK - offset :]
            (self.engine if self.taken < CHUNK else self.leaf).absorb(piece)
            self.taken += len(piece)

    def finish(self, custom: bytes = b"") -> None:
        """Close the message. `custom`: the customization string C."""
        self.absorb(custom + length_encode(len(custom)))
        if self.taken <= CHUNK:
            self.engine.finish(_SINGLE)
            return
        self._close_leaf()
        leaves = -(-self.taken // CHUNK) - 1
        self.engine.absorb(length_encode(leaves) + b"\xff\xff")
        self.engine.finish(_FINAL)

    def squeeze(self, n: int) -> bytes:
        """Return the next `n` output bytes."""
        return self.engine.squeeze(n)

    def _next_leaf(self) -> None:
        if self.taken == CHUNK:
            self.engine.absorb(b"\x03" + bytes(7))
        else:
            self._close_leaf()
        self.leaf.start("sponge", rate(self._strength), 12)

    def _close_leaf(self) -> None:
        self.leaf.finish(_LEAF)
        self.engine.absorb(self.leaf.squeeze(self._strength // 4))  # twice the strength


def kt(strength: int, data: bytes, out_bytes: int, custom: bytes = b"") -> bytes:
    """KT128 or KT256 in one call."""
    h = KangarooTwelve(strength)
    h.absorb(data)
    h.finish(custom)
    return h.squeeze(out_bytes)
