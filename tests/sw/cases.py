# SPDX-License-Identifier: Apache-2.0
"""Algorithms and bare sponges as one list, for tests that treat them alike: C contexts on one side, the model on the
other."""

from dataclasses import dataclass

from rvhash.model import Hash
from tests.sw.swlib import ALGS, Context


@dataclass(frozen=True)
class Case:
    """One algorithm of the table, or a sponge with its rate in bytes, its rounds and its suffix."""

    name: str
    block: int
    digest: int  # bytes; 0: any
    rounds: int = 24
    suffix: int | None = None

    @property
    def is_sponge(self) -> bool:
        return self.suffix is not None

    @property
    def is_keccak(self) -> bool:
        return self.is_sponge or ALGS[self.name].number >= ALGS["sha3-224"].number

    @property
    def outlen(self) -> int:
        return self.digest or 40

    @property
    def saved_size(self) -> int:
        return 240 if self.is_keccak else {64: 128, 128: 224}[self.block]

    def begin(self, context: Context) -> int:
        """rvh_init or rvh_sponge_init."""
        return context.sponge_init(self.block, self.rounds) if self.is_sponge else context.init(ALGS[self.name])

    def end(self, context: Context, outlen: int, align: int = 0) -> tuple[int, bytes]:
        """rvh_final or rvh_sponge_final."""
        return context.sponge_final(self.suffix, outlen, align) if self.is_sponge else context.final(outlen, align)

    def model(self) -> Hash:
        """The golden model with an open message."""
        return Hash("sponge", self.block, self.rounds) if self.is_sponge else Hash(self.name)

    def expect(self, message: bytes, outlen: int) -> bytes:
        """The output by hashlib, or for a sponge by the model."""
        if not self.is_sponge:
            return ALGS[self.name].expect(message, outlen)
        model = self.model()
        model.absorb(message)
        model.finish(self.suffix)
        return model.squeeze(outlen)


SPONGES = [
    Case(f"sponge-{rate}-{rounds}", rate, 0, rounds, suffix)
    for rate, rounds, suffix in ((72, 24, 0x01), (104, 12, 0x07), (136, 24, 0x04), (144, 12, 0x7F), (168, 12, 0x1F))
]
CASES = [Case(name, alg.block, alg.digest) for name, alg in ALGS.items()] + SPONGES
EXTENDABLE = [case for case in CASES if not case.digest]
