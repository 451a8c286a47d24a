# SPDX-License-Identifier: Apache-2.0
"""What a call of a generated function costs."""

import subprocess
import tempfile
from pathlib import Path

from rvhash.codegen.machine import Machine
from rvhash.codegen.program import Program
from rvhash.errors import RvhashError

COMPILER = "riscv64-unknown-elf-gcc"
SIZE = "riscv64-unknown-elf-size"
FIRST, SECOND = 0x1000, 0x2000  # where the arguments are
WORDS = 64  # of memory at each of them


def cycles(program: Program, *arguments: int) -> int:
    """Of a call with memory that is all zeros."""
    machine = Machine()
    for at in (FIRST, SECOND):
        machine.write(at, [0] * WORDS)
    machine.call(program, *arguments)
    return machine.cycles


def stack(program: Program) -> int:
    """Bytes of stack."""
    return max(-(line.number or 0) for line in program.lines if line.registers[:2] == ("sp", "sp"))


def size(text: str, march: str) -> int:
    """Bytes of code and constants of a file. RvhashError if it cannot be assembled."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "code.S", Path(folder) / "code.o"
        source.write_text(text)
        try:
            command = [COMPILER, f"-march={march}", "-mabi=ilp32", "-c", str(source), "-o", str(made)]
            subprocess.run(command, check=True)
            done = subprocess.run([SIZE, str(made)], check=True, capture_output=True, text=True)
        except (OSError, subprocess.CalledProcessError) as e:
            raise RvhashError(f"the code is not assembled: {e}") from None
    return int(done.stdout.splitlines()[1].split()[0])
