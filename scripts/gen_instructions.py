#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Make decoders, C headers and tables of instructions from rtl/instructions.toml.

usage: python scripts/gen_instructions.py [OUTPUT_FOLDER]

Writes rtl/gen/rvh_<set>_instr_pkg.sv and sw/include/rvh_<set>_instr.h for each set that has instructions, and the table
between the marks on its page, docs/attach/<set>.md. A set can have another name there, and another page, which it can
share; its marks there have its name. A set whose prefix is empty has the mnemonics of the assembler. Without an
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
END = "<!-- end of instructions -->"
LICENCE = "SPDX-License-Identifier: Apache-2.0"
NOTE = f"Made from {SOURCE} by scripts/gen_instructions.py."


def comment(lead: str, text: str) -> str:
    """`text` as comment lines."""
    return textwrap.fill(text, 118, initial_indent=lead, subsequent_indent=lead)


REGISTERS = ("rs1", "rs2", "rs3", "rd")


def funct(i: Instruction) -> list[str]:
    """Conditions for the fields of the word that say which instruction it is, but for opcode and funct3."""
    if i.format in ("r4", "shift"):
        most = [f"instr[31:27] <= 5'd{i.field[1]}"] if i.field and i.field[1] < 31 else []
        return [f"instr[26:25] == 2'd{i.funct2}", *most]
    if i.highest_64 and i.field:
        return [f"instr[31:25] <= (is_64 ? 7'd{i.highest_64} : 7'd{i.field[1]})"]
    if i.field:
        return [f"instr[31:25] <= 7'd{i.field[1]}"]
    return [f"instr[31:25] == 7'd{i.funct7}", *([f"instr[24:20] == 5'd{i.code}"] if i.format == "unary" else [])]


def zeros(i: Instruction) -> list[str]:
    """The registers that it does not use."""
    places = {"rs1": "instr[19:15]", "rs2": "instr[24:20]", "rs3": "instr[31:27]", "rd": "instr[11:7]"}
    unused = {name for name in REGISTERS if not getattr(i, name)}
    unused -= {"rs3"} if i.format != "r4" else set()
    unused -= {"rs2"} if i.format == "unary" else set()
    return [places[name] for name in REGISTERS if name in unused]


def insn(table: Table, i: Instruction, field: str, rd: str, *sources: str) -> str:
    """The directive of the assembler: with these texts for the field and the registers."""
    opcode, (rs1, rs2, rs3) = f"0x{table.opcodes[i.opcode]:02x}", sources
    if i.format == "r4":
        return f".insn r4 {opcode}, {i.funct3}, {i.funct2}, {rd}, {rs1}, {rs2}, {rs3}"
    if i.format == "unary":
        assert isinstance(i.funct7, int)
        return f".insn i {opcode}, {i.funct3}, {rd}, {rs1}, {i.funct7 << 5 | i.code}"
    seven = field if i.field else str(i.funct7)
    if i.format == "shift":
        seven = f"{field} << 2" + (f" | {i.funct2}" if i.funct2 else "")
    return f".insn r {opcode}, {i.funct3}, {seven}, {rd}, {rs1}, {rs2}"


def package(table: Table, name: str) -> str:
    """The SystemVerilog decoder of a set."""
    instructions = table.of(name)
    width = max(1, (len(instructions) - 1).bit_length())
    n_width = max([i.highest.bit_length() for i in instructions if i.field], default=1)
    of_width = ", logic is_64" if any(i.highest_64 for i in instructions) else ""
    needs = sorted({i.needs for i in instructions if i.needs}, reverse=True)
    with_versions = any(len(i.versions) == 1 for i in instructions)
    with_rs3 = any(i.rs3 for i in instructions)
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
    lines += ["    verb_e      verb;"]
    place = "its field" if any(i.format == "shift" for i in instructions) else "its field in funct7"
    lines += [f"    logic [{n_width - 1}:0] n;          // {place}"] if any(i.field for i in instructions) else []
    lines += ["    logic       rs1;        // it reads that register", "    logic       rs2;"]
    lines += ["    logic       rs3;"] if with_rs3 else []
    lines += ["    logic       rd;         // it writes that register"]
    lines += [f"    logic       needs_{n};" for n in needs]
    lines += ["    logic       only_1_0;   // CV-X-IF 0.2 does not have it"] if with_versions else []
    lines += ["  } decoded_t;", ""]
    lines += ["  // is_64: the operands have 64 bits"] if of_width else []
    lines += [f"  function automatic decoded_t decode(logic [31:0] instr{of_width});", "    decode = '0;"]
    lines += ["    unique case ({instr[14:12], instr[6:0]})"]
    groups: dict[tuple[int, int], list[Instruction]] = {}
    for i in instructions:
        groups.setdefault((i.funct3, table.opcodes[i.opcode]), []).append(i)
    for (funct3, opcode), those in groups.items():
        lines += [f"      {{3'd{funct3}, 7'h{opcode:02x}}}: begin"]
        for i in those:
            tests = [*funct(i), *(f"{z} == '0" for z in zeros(i))]
            fields = ["known: 1'b1", f"verb: {i.verb}"]
            n = f"{n_width}'(instr[31:27])" if i.format == "shift" else f"instr[{24 + n_width}:25]"
            fields += [f"n: {n}"] if i.field else []
            fields += [f"{k}: 1'b1" for k in REGISTERS if getattr(i, k)]
            fields += [f"needs_{i.needs}: 1'b1"] if i.needs else []
            fields += ["only_1_0: 1'b1"] if "0.2" not in i.versions else []
            lines += [f"        if ({' && '.join(tests)}) begin"]
            lines += [f"          decode = '{{{', '.join(fields)}, default: '0}};", "        end"]
        lines += ["      end"]
    body = "\n".join(lines)
    unused = [bits for bits in ("instr[24:20]", "instr[19:15]", "instr[11:7]") if bits not in body]
    if unused:
        at = lines.index("    decode = '0;")
        lines[at:at] = ["    logic unused_registers;", f"    unused_registers = ^{{{', '.join(unused)}}};"]
    lines += ["      default: ;", "    endcase", "  endfunction", "", "endpackage", "", "`default_nettype wire"]
    return "\n".join(lines) + "\n"


def operands(i: Instruction, value: bool = False) -> list[str]:
    """Names of the macro's arguments; `value`: the result is its value."""
    names = [n for n in ("rd", "rs1", "rs2", "rs3") if getattr(i, n) and not (value and n == "rd")]
    return names + ([i.field[0]] if i.field else [])


def c_macro(table: Table, i: Instruction, short: str, memory: bool) -> list[str]:
    """The macro of an instruction, with what it does."""
    value = table.sets[i.set].values
    args = operands(i, value)
    registers = "; ".join(f"{n}: {getattr(i, n)}" for n in ("rs1", "rs2", "rs3") if getattr(i, n))
    lines = [comment("// ", f"{i.does.removesuffix('.')}. {registers}." if registers else i.does)]
    places = [f"%z[s{r[-1]}]" if getattr(i, r) else "x0" for r in ("rs1", "rs2", "rs3")]
    text = f'"{insn(table, i, "%[field]", "%[d]" if i.rd else "x0", *places)}"'
    ins = [f'[s{r[-1]}] "rJ"({r})' for r in ("rs1", "rs2", "rs3") if getattr(i, r)]
    ins += [f'[field] "i"({i.field[0]})'] if i.field else []
    head = f"#define rvh_{short}_{i.id}({', '.join(args)}) \\"
    if value:
        keyword = "__asm__ volatile" if i.carry else "__asm__"
        return [
            *lines,
            head,
            "    __extension__({ \\",
            "        uint32_t result_; \\",
            f"        {keyword}({text} \\",
            f'                : [d] "=r"(result_) : {", ".join(ins)}); \\',
            "        result_; \\",
            "    })",
        ]
    out = '[d] "=r"(rd)' if i.rd else ""
    lines += [head, f"    __asm__ volatile({text}"]
    lists = f': {out} : {", ".join(ins)} : "memory")'.replace(":  :", "::").replace(": : ", ":: ")
    lists = lists if memory else lists.removesuffix(' : "memory")').rstrip(": ") + ")"
    if lists == ")":
        lines[-1] += ")"
    else:
        lines[-1] += " \\"
        lines += [f"                     {lists}"]
    return lines


def header(table: Table, name: str) -> str:
    """C functions, and macros for the assembler."""
    short, prefix = table.name(name), table.sets[name].prefix
    guard = f"RVH_{short.upper()}_INSTR_H"
    memory = any(i.needs for i in table.of(name))
    lines = [f"// {LICENCE}", "//", f"// Instructions: {table.sets[name].title}. {NOTE}", "//"]
    lines += ["// C: a macro for each, whose field is a constant."]
    lines[-1] += " What an instruction reads in memory is written before." if memory else ""
    lines += [""]
    lines += [f"#ifndef {guard}", f"#define {guard}", ""]
    lines += ["#ifdef __ASSEMBLER__", ""] if prefix else ["#ifndef __ASSEMBLER__"]
    include = ["#include <stdint.h>", ""] if table.sets[name].values else []
    for i in table.of(name) if prefix else ():
        args = operands(i)
        field = f"\\{i.field[0]}" if i.field else ""
        registers = [f"\\{r}" if r in args else "x0" for r in ("rd", "rs1", "rs2", "rs3")]
        lines += [f".macro {prefix}.{i.name} {', '.join(args)}".rstrip(), f"    {insn(table, i, field, *registers)}"]
        lines += [".endm"]
    lines += ["", *(["#else", ""] if prefix else []), *include]
    for i in table.of(name):
        lines += c_macro(table, i, short, memory)
    lines += ["", "#endif", "#endif"]
    return "\n".join(lines) + "\n"


def rows(table: Table, name: str) -> str:
    """The table of the docs. A column that is empty in all rows is left out."""
    instructions, prefix = table.of(name), table.sets[name].prefix
    fields = ["instruction", "opcode", "funct3", "funct7"]
    names = [*fields, "funct2", "rs1", "rs2", "rs3", "rd", "group", "does", "cycles"]
    lines = []
    for i in instructions:
        seven = f"{i.field[0]}: 0 to {i.field[1]}" if i.field else "" if i.format == "r4" else str(i.funct7)
        seven = f"{seven} (bits 31:27)" if i.format == "shift" else seven
        seven = f"{seven}; with `XLen` = 64 to {i.highest_64}" if i.highest_64 else seven
        notes = [{"dma": "needs the memory port", "chains": "needs `HasChains` = 1"}[i.needs]] if i.needs else []
        notes += [f"CV-X-IF {i.versions[0]} only"] if len(i.versions) == 1 else []
        does = i.does + (f" ({'; '.join(notes)})" if notes else "")
        does += {"": "", "set": "; sets the carry", "take": "; the carry is 0 then"}[i.carry]
        two = str(i.funct2) if i.format in ("r4", "shift") else ""
        rs2 = f"= {i.code}" if i.format == "unary" else i.rs2
        mnemonic = f"`{prefix}.{i.name}`" if prefix else f"`{i.name}`"
        lines.append([mnemonic, i.opcode, str(i.funct3), seven, two, i.rs1, rs2, i.rs3, i.rd, i.group, does, i.cycles])
    always = [*fields, "rs1", "rs2", "rd", "does", "cycles"]
    shown = [k for k, heading in enumerate(names) if heading in always or any(row[k] for row in lines)]
    table_rows = [names, *lines]
    text = ["| " + " | ".join(row[k] for k in shown) + " |" for row in table_rows]
    return "\n".join([text[0], "|" + "---|" * len(shown), *text[1:]])


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
    pages: dict[str, str] = {}
    for name in table.sets:
        if not table.of(name):
            continue
        write(out / f"rtl/gen/rvh_{table.name(name)}_instr_pkg.sv", package(table, name))
        write(out / f"sw/include/rvh_{table.name(name)}_instr.h", header(table, name))
        path = table.sets[name].page or f"docs/attach/{name}.md"
        page = ROOT / path
        text = pages.get(path) or page.read_text()
        shared = sum(bool(table.of(other)) and s.page == path for other, s in table.sets.items()) > 1
        begin = f"<!-- instructions{f' of {name}' if shared else ''}: made by `make instructions` -->"
        pattern = re.escape(begin) + r".*?" + re.escape(END)
        if not re.search(pattern, text, re.DOTALL):
            print(f"{page}: the marks of the table are missing", file=sys.stderr)
            return 1
        made = f"{begin}\n\n{rows(table, name)}\n\n{END}"
        pages[path] = re.sub(pattern, made.replace("\\", r"\\"), text, flags=re.DOTALL)
    for path, text in pages.items():
        write(out / path, text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
