# SPDX-License-Identifier: Apache-2.0
"""What the block functions of SHA-2 have in common: the call, the loop over blocks, and bytes in the other order."""

from dataclasses import dataclass

from rvhash.codegen.program import SAVED, Program

STATE_AT, BLOCKS_AT, END_AT = (4 * (len(SAVED) + i) for i in range(3))  # on the stack, after the saved registers
WORDS_AT = END_AT + 4  # what a function has there itself


@dataclass(frozen=True)
class Blocks:
    """The loop over blocks of a function: `prefix` of its labels, bytes of a block and of the stack. `far`: whether the
    code is longer than a branch reaches."""

    prefix: str
    block: int
    frame: int
    far: bool

    def begin(self, p: Program) -> None:
        """Append all that comes before the loop, and its label. a0 to a2: the chaining value, the blocks, how many."""
        if self.far:
            p.branch("bnez", "a2", to=f"{self.prefix}_begin")
            p.ret()
            p.label(f"{self.prefix}_begin")
        else:
            p.branch("beqz", "a2", to=f"{self.prefix}_done")
        p.enter(self.frame)
        p.op("slli", "a2", "a2", self.block.bit_length() - 1)
        p.op("add", "a2", "a2", "a1")
        p.store("a0", STATE_AT, "sp")
        p.store("a1", BLOCKS_AT, "sp")
        p.store("a2", END_AT, "sp")
        p.label(f"{self.prefix}_block")

    def end(self, p: Program, one: str, other: str) -> None:
        """Append the end of the loop and of the function, with two registers that hold nothing."""
        p.load(one, BLOCKS_AT, "sp")
        p.load(other, END_AT, "sp")
        repeat(p, one, other, f"{self.prefix}_block", self.far)
        p.leave(self.frame)
        if not self.far:
            p.label(f"{self.prefix}_done")
        p.ret()


def repeat(p: Program, one: str, other: str, to: str, far: bool) -> None:
    """Append a branch back to a label if two registers differ. `far`: whether it is farther than a branch reaches."""
    if not far:
        p.branch("bne", one, other, to=to)
        return
    p.branch("beq", one, other, to=f"{to}_end")
    p.branch("j", to=to)
    p.label(f"{to}_end")


def swap_mask(p: Program, to: str) -> None:
    """Append what sets the register that swap() needs without Zbb."""
    p.op("lui", to, 0xFF0)
    p.op("addi", to, to, 0xFF)


def swap(p: Program, to: str, word: str, mask: str = "", free: str = "") -> None:
    """Append the bytes of a word in the other order: with Zbb, or without it by a mask and a temporary register. `to`
    may be `word`."""
    if not mask:
        p.op("rev8", to, word)
        return
    p.op("and", free, word, mask)
    p.op("slli", free, free, 8)
    p.op("srli", to, word, 8)
    p.op("and", to, to, mask)
    p.op("or", to, to, free)
    p.op("slli", free, to, 16)
    p.op("srli", to, to, 16)
    p.op("or", to, to, free)
