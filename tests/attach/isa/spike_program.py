# SPDX-License-Identifier: Apache-2.0
"""Calls of functions in assembly on Spike, the command, with the extension of sim/spike."""

import subprocess
from collections.abc import Sequence
from pathlib import Path

from rvhash.builder import tools
from sim.spike import build_extension as extension
from tests.attach.isa import executors
from tests.hart.test_arch_test import Node, device_tree, word

ISA = "rv32im_zbb_zknh"
BASE, SIZE = 0x8000_0000, 0x40_0000  # memory
TRAPPED = 7  # exit status
CALL = """
    .section .text.init, "ax"
    .globl _start
_start:
    la t0, trapped
    csrw mtvec, t0
    la sp, stack_end
    la a0, begin_signature
    la a1, data
    li a2, {count}
    call {function}
    li t1, 1
    j stop
    .balign 4
trapped:
    li t1, {trapped} << 1 | 1
stop:
    la t0, tohost
    sw t1, 0(t0)
    sw zero, 4(t0)
1:  j 1b

    .data
    .balign 64
    .globl tohost, fromhost, begin_signature, end_signature
tohost:
    .dword 0
fromhost:
    .dword 0
begin_signature:
    .word {state}
end_signature:
data:
    .word {data}
    .space 1024
    .balign 16
stack_end:
"""


class Trapped(Exception):
    """The function met an illegal instruction, or another trap."""


def call(
    folder: Path, program: str, function: str, state: Sequence[int], data: Sequence[int], count: int, hx: bool = True
) -> list[int]:
    """The words of `state` after function(state, data, count). `program`: its text for the assembler; `hx`: Spike has
    the extension."""
    fields = {
        "state": ", ".join(map(hex, state)),
        "data": ", ".join(map(hex, data or [0])),
        "count": count,
        "trapped": TRAPPED,
    }
    source, made, elf = folder / "call.S", folder / "call.o", folder / "call.elf"
    source.write_text(program + CALL.format(function=function, **fields))
    compiler = tools.need("riscv64-unknown-elf-gcc")
    subprocess.run([compiler, f"-march={ISA}_zicsr", "-mabi=ilp32", "-c", source, "-o", made], check=True)
    link = [
        compiler.removesuffix("gcc") + "ld",
        "-melf32lriscv",
        "--no-warn-rwx-segments",
        "--no-relax",
        "-N",
        f"-Ttext={BASE:#x}",
    ]
    subprocess.run([*link, made, "-o", elf], check=True)

    isa = f"{ISA}_xhx" if hx else ISA
    tree, signature = folder / "tree.dtb", folder / "signature"
    tree.write_bytes(_tree(isa))
    argv = [extension.spike() / "bin" / "spike", *([f"--extlib={executors.library()}"] if hx else []), f"--isa={isa}"]
    argv += ["--priv=m", f"-m{BASE:#x}:{SIZE:#x}", f"--dtb={tree}", f"+signature={signature}"]
    done = subprocess.run([*argv, "+signature-granularity=4", elf], check=False, capture_output=True, timeout=60)
    if done.returncode == TRAPPED:
        raise Trapped
    assert done.returncode == 0, done.stderr.decode()
    return [int(line, 16) for line in signature.read_text().split()]


def _tree(isa: str) -> bytes:
    """One hart without a memory management unit, and its memory."""
    cpu: Node = {"device_type": b"cpu\0", "reg": word(0), "status": b"okay\0", "compatible": b"riscv\0"}
    cpu |= {"riscv,isa": isa.encode() + b"\0", "riscv,pmpregions": word(0)}
    cpus: Node = {"#address-cells": word(1), "#size-cells": word(0), "timebase-frequency": word(1000000), "cpu@0": cpu}
    memory: Node = {"device_type": b"memory\0", "reg": word(0, BASE, 0, SIZE)}
    return device_tree({"#address-cells": word(2), "#size-cells": word(2), "cpus": cpus, "memory@80000000": memory})
