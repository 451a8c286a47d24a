# SPDX-License-Identifier: Apache-2.0
"""The description of a row of hash chains that hardware reads from memory: docs/chains.md."""

from dataclasses import dataclass

from rvhash.model.chains import Chains, Field
from rvhash.model.context import Context
from rvhash.model.hash import Hash

TEMPLATE_BYTES = 96
WHOLE, TO_DIGIT, FROM_DIGIT = 0, 1, 2
_SHA256_BLOCK, _SHA256_MOST = 64, 55


@dataclass(frozen=True)
class Row:
    """A row: chains, what they share, and where its bytes are in memory."""

    chains: Chains
    count: int
    starts: int  # address
    ends: int
    digits: int = 0
    part: int = WHOLE
    prf: bool = False

    def description(self, address_bytes: int = 4) -> bytes:
        """The bytes in memory, with addresses of 4 or 8 bytes."""
        c, before = self.chains, self._before()
        value_at = before + len(c.address)
        chain_at, two = _lowest(c.chain, 2)
        step_at, _ = _lowest(c.step, 1)
        flags = two | self.prf << 1 | self.part << 2
        fields = bytes([value_at, c.n, before + step_at, c.last])
        fields += bytes([before + chain_at, flags, before + c.prf_at, c.prf_byte])
        number = c.chain.get(c.address) % 2**16
        fields += self.count.to_bytes(2, "little") + number.to_bytes(2, "little")
        fields += bytes([c.address[c.prf_at], 0, 0, 0])
        addresses = (self.starts, self.digits, self.ends)
        return fields + b"".join(a.to_bytes(address_bytes, "little") for a in addresses) + self.template()

    def template(self) -> bytes:
        """The padded block of a step, its value zero; for SHA-256 the chaining value before it follows."""
        c = self.chains
        message = (b"" if c.prefix.padded else c.prefix.data) + c.address + bytes(c.n)
        if c.prefix.name == "shake256":
            assert len(message) <= TEMPLATE_BYTES
            return (message + b"\x1f").ljust(TEMPLATE_BYTES, b"\0")[:TEMPLATE_BYTES]
        assert len(message) <= _SHA256_MOST
        model, blocks = Hash("sha256"), _SHA256_BLOCK if c.prefix.padded else 0
        model.absorb(c.prefix.data.ljust(blocks, b"\0") if blocks else b"")
        block = (message + b"\x80").ljust(_SHA256_BLOCK - 8, b"\0") + (8 * (blocks + len(message))).to_bytes(8, "big")
        return block + Context.decode(model.save()).state

    def _before(self) -> int:
        prefix = self.chains.prefix
        return 0 if prefix.padded else len(prefix.data)


def _lowest(field: Field, size: int) -> tuple[int, int]:
    """Place of the lowest bytes of a field, `size` of them at most, and whether they are two."""
    kept = min(field.size, size)
    return field.at + field.size - kept, kept - 1
