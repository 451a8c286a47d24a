# SPDX-License-Identifier: Apache-2.0
"""Cycles of each kind of instruction with memories that answer at once: the table of docs/hart.md."""

import subprocess

import pytest

from rvhash.builder import tools
from tests.lib import hart
from tests.lib.hart_model import Retired
from tests.lib.hart_program import retired

HEAD = """
    .option norvc
    .option norelax
    la s0, data
    li a0, 7
    li a1, 3
    j start
    .balign 4
start:
"""
TAIL = """
    li t6, -16
    sw zero, 0(t6)
    .balign 8
data: .word 1, 2, 3, 4
"""


def assembled(folder, text: str):
    """The image of a program at 0x80000000."""
    (folder / "a.s").write_text(text)
    prefix = tools.need("riscv64-unknown-elf-gcc").removesuffix("gcc")
    march = ["-march=rv32imc_zicsr_zba_zbb_zbs", "-mabi=ilp32"]
    subprocess.run([prefix + "as", *march, "-o", folder / "a.o", folder / "a.s"], check=True)
    subprocess.run(
        [prefix + "ld", "-melf32lriscv", "-Ttext=0x80000000", "-e", "0", "-o", folder / "a.elf", folder / "a.o"],
        check=True,
    )
    subprocess.run([prefix + "objcopy", "-O", "binary", folder / "a.elf", folder / "a.bin"], check=True)
    return folder / "a.bin"


def trace(folder, body: str, *options: str) -> list[Retired]:
    """What retires of a program with this body."""
    simulator = hart.simulator("program", {})
    image = assembled(folder, HEAD + body + TAIL)
    done = subprocess.run([simulator, "--image", image, *options], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr + done.stdout[-2000:]
    return list(retired(done.stdout))


def cycles(folder, body: str) -> int:
    """Cycles from the first `nop` to the last one, less those of the nops."""
    lines = trace(folder, f"nop\n{body}\nnop\n")
    nops = [line.cycle for line in lines if line.insn == 0x13]
    return nops[-1] - nops[0] - 1


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("add a2, a0, a1", 1),
        ("add a2, a0, a1\n add a3, a2, a2", 2),
        ("lw a2, 0(s0)", 1),
        ("lw a2, 0(s0)\n add a3, a2, a2", 3),
        ("lw a2, 0(s0)\n add a3, a0, a0\n add a4, a2, a2", 3),
        ("lw a2, 0(s0)\n lw a3, 4(s0)\n lw a4, 8(s0)", 3),
        ("sw a2, 0(s0)\n sw a3, 4(s0)\n lw a4, 8(s0)", 3),
        ("lw a2, 1(s0)", 2),
        ("sh a2, 3(s0)", 2),
        ("lh a2, 1(s0)", 1),
        ("bne a0, a0, 1f\n 1:", 1),
        ("beq a0, a0, 1f\n .word 0\n 1:", 2),
        ("j 1f\n .word 0\n 1:", 2),
        ("la a2, 1f\n jr a2\n .word 0\n 1:", 4),
        ("mul a2, a0, a1", 4),
        ("mulhu a2, a0, a1", 4),
        ("div a2, a0, a1", 34),
        ("remu a2, a0, zero", 34),
        ("fence", 1),
        ("csrr a2, mscratch", 2),
        ("ror a2, a0, a1\n clz a3, a2\n bset a4, a3, a0", 3),
        (".option rvc\n c.addi a0, 1\n add a2, a0, a1\n add a3, a0, a1\n c.addi a0, 1\n .option norvc", 4),
        (".option rvc\n c.addi a0, 1\n j 1f\n .balign 4\n c.nop\n 1: add a2, a0, a1\n c.addi a0, 1\n .option norvc", 6),
    ],
)
def test_cycles(tmp_path, body, expected):
    assert cycles(tmp_path, body) == expected
