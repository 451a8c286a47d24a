# SPDX-License-Identifier: Apache-2.0
"""What a call of a generated function costs."""

import subprocess
import tempfile
from pathlib import Path

from rvhash.codegen.machine import Machine
from rvhash.codegen.program import Program
from rvhash.errors import RvhashError

TOOLS = "riscv64-unknown-elf"
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


def _assembled(text: str, march: str, *tool: str) -> str:
    """What a tool writes of the object. RvhashError if there is none."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "code.S", Path(folder) / "code.o"
        source.write_text(text)
        try:
            command = [f"{TOOLS}-gcc", f"-march={march}", "-mabi=ilp32", "-c", str(source), "-o", str(made)]
            subprocess.run(command, check=True)
            return subprocess.run([*tool, str(made)], check=True, capture_output=True, text=True).stdout
        except (OSError, subprocess.CalledProcessError) as e:
            raise RvhashError(f"the code is not assembled: {e}") from None


def size(text: str, march: str) -> int:
    """Bytes of code and constants of a file. RvhashError if it cannot be assembled."""
    return int(_assembled(text, march, f"{TOOLS}-size").splitlines()[1].split()[0])


def symbols(text: str, march: str) -> list[str]:
    """The global symbols of a file."""
    return [line.split()[-1] for line in _assembled(text, march, f"{TOOLS}-nm", "--extern-only").splitlines()]


def branches(text: str, march: str) -> int:
    """Branches and jumps of a file: more than were written if one of them does not reach its label."""
    lines = _assembled(text, march, f"{TOOLS}-objdump", "-d", "-M", "no-aliases").splitlines()
    names = [line.split("\t")[2].removeprefix("c.") for line in lines if line.count("\t") > 2]
    return sum(name in ("beq", "bne", "beqz", "bnez", "j", "jal") for name in names)
