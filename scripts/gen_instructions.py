#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Make decoders, C headers and tables of instructions from rtl/instructions.toml.

usage: python scripts/gen_instructions.py [OUTPUT_FOLDER]

Writes rtl/gen/rvh_<set>_instr_pkg.sv and sw/include/rvh_<set>_instr.h for each set that has instructions, and the table
between the marks on its page, docs/attach/<set>.md. A set can have another name there, and another page. Without an
argument the output folder is the repository: `make instructions`.
"""

import re
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from rvhash.design import instruction_table  # noqa: E402  (the checkout, installed or not)
from rvhash.design.instruction_table import Instruction, Table  # noqa: E402  (as above)

SOURCE = "rtl/instructions.toml"
BEGIN, END = "<!-- instructions: made by `make instructions` -->", "<!-- end of instructions -->"
LICENCE = "SPDX-License-Identifier: Apache-2.0"
NOTE = f"Made from {SOURCE} by scripts/gen_instructions.py."


def comment(lead: str, text: str) -> str:
    """`text` as comment lines."""
    return textwrap.fill(text, 118, initial_indent=lead, subsequent_indent=lead)


def package(table: Table, name: str) -> str:
    """The SystemVerilog decoder of a set."""
    instructions = table.of(name)
    width = max(1, (len(instructions) - 1).bit_length())
    n_width = max([i.field[1].bit_length() for i in instructions if i.field], default=1)
    with_dma = any(i.needs for i in instructions)
    with_versions = any(len(i.versions) == 1 for i in instructions)
    lines = [
        f"// {LICENCE}",
        f"// {NOTE}",
        "",
        "`default_nettype none",
        "",
        f"package rvh_{table.name(name)}_instr_pkg;",
        "",
    ]
    lines += [f"  typedef enum logic [{width - 1}:0] {{"]
    lines += [f"    {i.verb}{',' if i is not instructions[-1] else ''}" for i in instructions]
    lines += ["  } verb_e;", "", "  typedef struct packed {"]
    lines += ["    logic       known;      // an instruction of this set"]
    lines += ["    verb_e      verb;", f"    logic [{n_width - 1}:0] n;          // its field in funct7"]
    lines += ["    logic       rs1;        // it reads that register", "    logic       rs2;"]
    lines += ["    logic       rd;         // it writes that register"]
    lines += ["    logic       needs_dma;"] if with_dma else []
    lines += ["    logic       only_1_0;   // CV-X-IF 0.2 does not have it"] if with_versions else []
    lines += ["  } decoded_t;", ""]
    lines += ["  function automatic decoded_t decode(logic [31:0] instr);", "    decode = '0;"]
    lines += ["    unique case ({instr[14:12], instr[6:0]})"]
    groups: dict[tuple[int, int], list[Instruction]] = {}
    for i in instructions:
        groups.setdefault((i.funct3, table.opcodes[i.opcode]), []).append(i)
    for (funct3, opcode), those in groups.items():
        lines += [f"      {{3'd{funct3}, 7'h{opcode:02x}}}: begin"]
        for i in those:
            last = i.values[-1]
            test = f"instr[31:25] <= 7'd{last}" if i.field else f"instr[31:25] == 7'd{last}"
            places = (("instr[19:15]", i.rs1), ("instr[24:20]", i.rs2), ("instr[11:7]", i.rd))
            zero = [bits for bits, used in places if not used]
            tests = [test, *(f"{z} == '0" for z in zero)]
            fields = ["known: 1'b1", f"verb: {i.verb}"]
            fields += [f"n: instr[{24 + n_width}:25]"] if i.field else []
            fields += [f"{k}: 1'b1" for k, on in (("rs1", i.rs1), ("rs2", i.rs2), ("rd", i.rd)) if on]
            fields += ["needs_dma: 1'b1"] if i.needs == "dma" else []
            fields += ["only_1_0: 1'b1"] if "0.2" not in i.versions else []
            lines += [f"        if ({' && '.join(tests)}) begin"]
            lines += [f"          decode = '{{{', '.join(fields)}, default: '0}};", "        end"]
        lines += ["      end"]
    lines += ["      default: ;", "    endcase", "  endfunction", "", "endpackage", "", "`default_nettype wire"]
    return "\n".join(lines) + "\n"


def operands(i: Instruction) -> list[str]:
    """Names of the macro's arguments."""
    return [n for n, on in (("rd", i.rd), ("rs1", i.rs1), ("rs2", i.rs2)) if on] + ([i.field[0]] if i.field else [])


def header(table: Table, name: str) -> str:
    """C functions, and macros for the assembler."""
    short, prefix = table.name(name), table.sets[name].prefix
    guard = f"RVH_{short.upper()}_INSTR_H"
    memory = any(i.needs for i in table.of(name))
    lines = [f"// {LICENCE}", "//", f"// Instructions: {table.sets[name].title}. {NOTE}", "//"]
    lines += ["// C: a macro for each, whose field is a constant."]
    lines[-1] += " What an instruction reads in memory is written before." if memory else ""
    lines += [""]
    lines += [f"#ifndef {guard}", f"#define {guard}", "", "#ifdef __ASSEMBLER__", ""]
    for i in table.of(name):
        args = operands(i)
        seven = f"\\{i.field[0]}" if i.field else str(i.funct7)
        parts = [f"0x{table.opcodes[i.opcode]:02x}", str(i.funct3), seven]
        parts += [f"\\{r}" if r in args else "x0" for r in ("rd", "rs1", "rs2")]
        lines += [f".macro {prefix}.{i.name} {', '.join(args)}".rstrip(), f"    .insn r {', '.join(parts)}", ".endm"]
    lines += ["", "#else", ""]
    for i in table.of(name):
        args = operands(i)
        registers = "; ".join(f"{name}: {what}" for name, what in (("rs1", i.rs1), ("rs2", i.rs2)) if what)
        lines += [comment("// ", f"{i.does} {registers}." if registers else i.does)]
        seven = "%[field]" if i.field else str(i.funct7)
        regs = [("%[d]" if i.rd else "x0"), ("%z[s1]" if i.rs1 else "x0"), ("%z[s2]" if i.rs2 else "x0")]
        text = f'".insn r 0x{table.opcodes[i.opcode]:02x}, {i.funct3}, {seven}, {", ".join(regs)}"'
        out = '[d] "=r"(rd)' if i.rd else ""
        ins = [f'[s{r[-1]}] "rJ"({r})' for r in ("rs1", "rs2") if getattr(i, r)]
        ins += [f'[field] "i"({i.field[0]})'] if i.field else []
        lines += [f"#define rvh_{short}_{i.name}({', '.join(args)}) \\", f"    __asm__ volatile({text}"]
        lists = f': {out} : {", ".join(ins)} : "memory")'.replace(":  :", "::").replace(": : ", ":: ")
        lists = lists if memory else lists.removesuffix(' : "memory")').rstrip(": ") + ")"
        if lists == ")":
            lines[-1] += ")"
        else:
            lines[-1] += " \\"
            lines += [f"                     {lists}"]
    lines += ["", "#endif", "#endif"]
    return "\n".join(lines) + "\n"


def rows(table: Table, name: str) -> str:
    """The table of the docs."""
    lines = ["| instruction | opcode | funct3 | funct7 | rs1 | rs2 | rd | does | cycles |", "|" + "---|" * 9]
    for i in table.of(name):
        seven = f"{i.field[0]}: 0 to {i.field[1]}" if i.field else str(i.funct7)
        notes = ["needs the memory port"] if i.needs else []
        notes += [f"CV-X-IF {i.versions[0]} only"] if len(i.versions) == 1 else []
        does = i.does + (f" ({'; '.join(notes)})" if notes else "")
        cells = [
            f"`{table.sets[name].prefix}.{i.name}`",
            i.opcode,
            str(i.funct3),
            seven,
            i.rs1,
            i.rs2,
            i.rd,
            does,
            i.cycles,
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def write(path: Path, text: str) -> None:
    """All of it or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    new.write_text(text)
    new.replace(path)


def main(argv: list[str]) -> int:
    """Generate everything."""
    out = Path(argv[0]) if argv else ROOT
    table = instruction_table.table()
    for name in table.sets:
        if not table.of(name):
            continue
        write(out / f"rtl/gen/rvh_{table.name(name)}_instr_pkg.sv", package(table, name))
        write(out / f"sw/include/rvh_{table.name(name)}_instr.h", header(table, name))
        path = table.sets[name].page or f"docs/attach/{name}.md"
        page = ROOT / path
        text = page.read_text()
        pattern = re.escape(BEGIN) + r".*?" + re.escape(END)
        if not re.search(pattern, text, re.DOTALL):
            print(f"{page}: the marks of the table are missing", file=sys.stderr)
            return 1
        made = f"{BEGIN}\n\n{rows(table, name)}\n\n{END}"
        write(out / path, re.sub(pattern, made.replace("\\", r"\\"), text, flags=re.DOTALL))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
