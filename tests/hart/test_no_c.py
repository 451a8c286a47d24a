# SPDX-License-Identifier: Apache-2.0
"""The hart without C: jumps to addresses that are no multiples of 4, words that are no instructions of 32 bits, CSRs
that hold addresses of instructions, loops. The expectations are those of tests/lib/hart_model.py."""

import pytest

from tests.lib.hart_model import BASE, ILLEGAL, MASK, MISALIGNED
from tests.lib.hart_program import HANDLER, Program, run
from tests.lib.rv32 import BRANCHES, encode

WAITS = pytest.mark.parametrize("waits", [0, 45])
DATA = BASE + 0x300000
TRAPS = f"trap:{MISALIGNED}"


@WAITS
def test_jumps(tmp_path, waits):
    """Every jump to a target whose bit 1 is 1 traps; a branch that is not taken does not, nor does bit 0 of jalr."""
    p = Program()
    expected = 0
    for rd in (0, 1, 5, 31):
        for offset in (2, -2, 6, -6, 10, 0x7FE, 0x802, -0x1002, 0xFFFFE, -0xFFFFE):
            p.add("jal", rd, imm=offset)
            expected += 1
    for rd, rs1 in ((0, 8), (1, 8), (8, 8), (31, 9)):
        for imm in (0, 1, 2, 3, -1, -2, 2047, -2048):
            for low in range(4):
                p.li(rs1, p.at + 12 + low - imm)
                p.add("jalr", rd, rs1, imm=imm)  # to the next instruction, or into it
                expected += low >= 2
    for name, (_, test) in BRANCHES.items():
        for a, b in ((1, 2), (2, 1), (3, 3), (MASK, 0)):
            p.li(8, a)
            p.li(9, b)
            for offset in (2, -2, 6, 0xFFE, -0xFFE):
                p.add(name, rs1=8, rs2=9, imm=offset)
                expected += test(a, b)
    model = run(tmp_path, p, "no-c", waits)
    assert model.seen[TRAPS] == expected > 100
    assert all(model.seen[f"{name}:False"] >= 5 for name in BRANCHES)


@WAITS
def test_after_others(tmp_path, waits):
    """A jump that traps after an instruction that is not complete, that it depends on, or that fails."""
    p = Program()
    bad = DATA + 0x1000
    before = {
        "load": encode("lw", 10, 8), "other load": encode("lw", 12, 8), "misaligned load": encode("lw", 12, 8, imm=3),
        "store": encode("sw", 0, 8, 10), "load that fails": encode("lw", 10, 9),
        "store that fails": encode("sw", 0, 9, 10),
        "load whose second part fails": encode("lw", 12, 9, imm=-2), "multiplication": encode("mul", 10, 10, 13),
        "division": encode("div", 10, 10, 13), "CSR": encode("csrrw", 12, 10, imm=0x340),
        "coprocessor, the link register": 0x0000_000B | 11 << 7,
        "coprocessor, another": 0x0000_100B | 12 << 7 | 10 << 15,
    }  # fmt: skip
    after = [
        encode("jal", 11, imm=6), encode("jalr", 11, 10), encode("jalr", 10, 10, imm=4), encode("beq", 0, 10, 10, 6),
        encode("bne", 0, 10, 0, -6),
    ]  # fmt: skip
    p.li(8, DATA)
    p.li(9, bad)
    p.li(13, 1)
    for first in before.values():
        for jump in after:
            p.li(10, p.at + 0x102)
            p.add("sw", rs1=8, rs2=10)
            p.word(first)
            p.word(jump)
            p.add("add", 12, 10, 11)
    model = run(tmp_path, p, "no-c", waits, fail=[bad])
    assert model.seen[TRAPS] == len(before) * len(after)
    assert (model.seen["trap:5"], model.seen["trap:7"]) == (2 * len(after), len(after))


def handler(p: Program) -> Program:
    """An exception: goes on after the instruction. An interrupt: switches it off in mie. It uses x30 and x31."""
    here = p.at
    p.org(HANDLER)
    p.csr("csrrs", 0x342, 0, 30)
    p.csr("csrrs", 0x343, 0, 31)
    p.csr("csrrs", 0x341, 0, 31)
    p.add("bge", rs1=30, rs2=0, imm=20)
    p.add("addi", 31, 0, imm=1)
    p.add("sll", 31, 31, 30)
    p.csr("csrrc", 0x304, 31)
    p.add("mret")
    p.add("addi", 31, 31, imm=4)
    p.csr("csrrw", 0x341, 31)
    p.add("mret")
    p.org(here)
    return p


@WAITS
def test_interrupts(tmp_path, waits):
    """An interrupt after 1 to 60 cycles in a body of jumps that trap: each traps once, and mepc of both is right."""
    p = handler(Program())
    p.li(8, DATA)
    p.li(10, 1 << 7)
    p.csr("csrrsi", 0x300, 8)
    for cycles in range(1, 61):
        p.csr("csrrw", 0x304, 10)
        p.later(cycles, 1 << 7)
        p.add("lw", 11, 8)
        p.add("jal", 11, imm=6)
        p.add("addi", 9, 9, imm=1)
        p.word(0x0000_100B | 14 << 7 | 9 << 15 | 12 << 20)  # of the coprocessor
        p.add("jalr", 14, 8, imm=2)
        p.half(0x0505)  # c.addi
        p.half(0x0505)
        p.add("beq", imm=-2)
        p.add("div", 13, 9, 8)
        p.add("bge", rs1=13, rs2=13, imm=10)
        for _ in range(12):
            p.add("addi", 9, 9, imm=1)
        p.add("remu", 20, 9, 8)
        p.add("remu", 20, 9, 8)
        p.lines(0)
    model = run(tmp_path, p, "no-c", waits, seed=5)
    assert model.seen["interrupt:7"] == 60
    assert model.seen[TRAPS] == 4 * 60
    assert model.seen[f"trap:{ILLEGAL}"] == 60


@pytest.mark.parametrize(
    ("step", "waits"), [(37, 0), (331, 45), *(pytest.param(1, waits, marks=pytest.mark.full) for waits in (0, 45))]
)
def test_short_words(tmp_path, step, waits):
    """A word whose bits 1:0 are not 3 is illegal, and is not offered to the coprocessor."""
    p = Program()
    known = [0x0000, 0x0001, 0x0505, 0x4501, 0x8082, 0x9002, 0xA001, 0xC001, 0x000A, 0x0009, 0x0008, 0x0058, 0x0028]
    words = [c | (c * 0x9E37 & 0xFFFF) << 16 for c in (*known, *range(0, 1 << 16, step)) if c & 3 != 3]
    for word in words:
        p.word(word)
    p.csr("csrrs", 0xB00, 0, 20)
    p.word(0x0008)
    p.csr("csrrs", 0xB00, 0, 21)
    p.add("ebreak")
    p.csr("csrrs", 0xB00, 0, 22)
    p.add("sub", 23, 21, 20)
    p.add("sub", 24, 22, 21)
    model = run(tmp_path, p, "no-c", waits, cycles=20_000_000)
    assert model.seen[f"trap:{ILLEGAL}"] == len(words) + 1 > 150
    assert waits or model.x[23] == model.x[24]  # an offer would take longer


@WAITS
def test_addresses(tmp_path, waits):
    """misa has no C. Bit 1 of mepc and mlpstart is 0, whatever is written; mret goes to a multiple of 4."""
    p = Program()
    for i, value in enumerate((0, MASK, 2, 3, 0x5A5A5A5A, 0xA5A5A5A5)):
        p.li(10 + i, value)
    addresses = (0x301, 0x341, 0x7C8, 0x7CC)
    for addr in addresses:
        for register in range(10, 16):
            for name in ("csrrw", "csrrs", "csrrc"):
                p.csr(name, addr, register, 9)
        for name in ("csrrwi", "csrrsi", "csrrci"):
            p.csr(name, addr, 31, 9)
            p.csr(name, addr, 2, 9)
        p.csr("csrrw", addr, 11, 9)
    for i, addr in enumerate(addresses):
        p.csr("csrrs", addr, 0, 20 + i)
    for low in range(4):
        p.li(9, p.at + 16 | low)
        p.csr("csrrw", 0x341, 9)
        p.add("mret")  # to the next instruction
    model = run(tmp_path, p, "no-c", waits)
    assert model.x[20:24] == [0x4000_1102, 0xFFFF_FFFC, 0xFFFF_FFFC, 0xFFFF_FFFC]
    assert model.seen["mret"] == 4


@WAITS
def test_loops(tmp_path, waits):
    """Turns, nested loops and equal ends; in a body, also at its end: jumps that trap, words that are illegal."""
    p = Program()
    jumps = [encode("jal", 11, imm=6), encode("beq", imm=-2), encode("jalr", 11, 0, imm=2)]
    for count in (0, 1, 2, 5):
        p.li(8, count)
        p.add("lp.setup", count & 1, 8, imm=8)
        p.add("addi", 9, 9, imm=1)
        p.add("lp.setup", count & 1, 8, imm=12)
        p.add("addi", 9, 9, imm=1)
        p.add("add", 10, 10, 9)
    for inner_end, outer_end in ((12, 20), (12, 16)):  # of their set-ups; the second: both end at once
        p.li(8, 3)
        p.li(9, 4)
        p.add("lp.setup", 1, 8, imm=outer_end)
        p.add("lp.setup", 0, 9, imm=inner_end)
        for _ in range(4):
            p.add("addi", 10, 10, imm=1)
    p.li(8, 3)
    for word in (*jumps, 0x0001, 0x9002_A001):
        p.add("lp.setup", 0, 8, imm=16)
        p.add("addi", 9, 9, imm=1)
        p.word(word)
        p.add("addi", 10, 10, imm=1)
        p.add("lp.setup", 0, 8, imm=12)
        p.add("addi", 9, 9, imm=1)
        p.word(word)  # the handler goes on after the loop
        p.csr("csrrw", 0x7CA, 0, 11)
    p.li(8, p.at + 36 | 2)  # by its CSRs, from an address that is no multiple of 4
    start = p.at + 28
    for addr, value in ((0x7CD, start + 12), (0x7CE, 3)):
        p.li(9, value)
        p.csr("csrrw", addr, 9)
    p.csr("csrrw", 0x7CC, 8)
    p.org(start)
    for _ in range(3):
        p.add("addi", 10, 10, imm=1)
    for imm in (6, 10, 14):  # the end is not at a word
        p.add("lp.setup", 0, 8, imm=imm)
    model = run(tmp_path, p, "no-c", waits)
    assert model.seen[TRAPS] == len(jumps) * 4
    assert model.seen[f"trap:{ILLEGAL}"] == 2 * 4 + 3
    assert min(model.seen["turn:0"], model.seen["turn:1"]) > 10
