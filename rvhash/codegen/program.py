# SPDX-License-Identifier: Apache-2.0
"""A function in assembly, as a list of instructions and labels."""

from dataclasses import dataclass, field

from rvhash.codegen.instructions import COMPUTE

REGISTERS = (
    *("zero", "ra", "sp", "gp", "tp", "t0", "t1", "t2", "s0", "s1"),
    *(f"a{i}" for i in range(8)),
    *(f"s{i}" for i in range(2, 12)),
    *("t3", "t4", "t5", "t6"),
)
SAVED = ("ra", "s0", "s1", *(f"s{i}" for i in range(2, 12)))  # by the function that uses them: the RISC-V psABI
FREE = tuple(r for r in REGISTERS if r not in ("zero", "sp", "gp", "tp"))  # that a function may use
LOADS, STORES = ("lw",), ("sw",)
BRANCHES = ("beq", "bne", "beqz", "bnez", "j")


@dataclass(frozen=True)
class Line:
    """An instruction: `registers` in the order of the assembly, the destination first where it has one. `number`: the
    immediate or the offset. `label`: the target; alone, with no name, it is a label, at a multiple of `number`."""

    name: str
    registers: tuple[str, ...] = ()
    number: int | None = None
    label: str = ""

    def text(self) -> str:
        """For the GNU assembler."""
        if not self.name:
            return f"{self.label}:"
        if self.name in (*LOADS, *STORES):
            return f"    {self.name} {self.registers[0]}, {self.number}({self.registers[1]})"
        code = COMPUTE[self.name].code if self.name in COMPUTE else None
        if code:
            opcode, funct3, funct2 = code
            fields = [*self.registers, *([f"x{self.number}"] if self.number is not None else [])]
            fields += ["x0"] * (4 - len(fields))
            return f"    .insn r4 {opcode:#x}, {funct3}, {funct2}, {', '.join(fields)} # {self.name}"
        operands = [*self.registers, *([str(self.number)] if self.number is not None else [])]
        return f"    {self.name} {', '.join([*operands, *([self.label] if self.label else [])])}".rstrip()


@dataclass
class Program:
    """A function that is being written."""

    name: str
    lines: list[Line] = field(default_factory=list)
    tables: dict[str, tuple[int, ...]] = field(default_factory=dict)  # words of read-only data, by label

    def op(self, name: str, *operands: str | int) -> None:
        """Append an instruction: registers, then a number if it has one. ValueError for wrong operands."""
        registers = tuple(x for x in operands if isinstance(x, str))
        numbers = [x for x in operands if isinstance(x, int)]
        kind = COMPUTE[name]
        if len(registers) != kind.sources + 1 or len(numbers) != kind.immediate:
            raise ValueError(f"{name} {operands}")
        if numbers and not (0 <= numbers[0] < 2**20 if name == "lui" else -2048 <= numbers[0] < 2048):
            raise ValueError(f"{name}: {numbers[0]} is no immediate of it")
        self._add(Line(name, registers, numbers[0] if numbers else None))

    def load(self, to: str, offset: int, base: str) -> None:
        """Append a load of a word."""
        self._add(Line("lw", (to, base), offset))

    def store(self, value: str, offset: int, base: str) -> None:
        """Append a store of a word."""
        self._add(Line("sw", (value, base), offset))

    def address(self, to: str, table: str) -> None:
        """Append the two instructions for the address of a table."""
        self._add(Line("lla", (to,), label=table))

    def branch(self, name: str, *registers: str, to: str) -> None:
        """Append a branch to a label."""
        self._add(Line(name, registers, label=to))

    def label(self, name: str, align: int = 4) -> None:
        """Place a label. A branch to one that begins a word takes two cycles on the hart."""
        self._add(Line("", (), align, name))

    def enter(self, frame: int, saved: tuple[str, ...] = SAVED) -> None:
        """Append the entry of a function with `frame` bytes of stack, a multiple of 16; saved registers begin it."""
        self.op("addi", "sp", "sp", -frame)
        for i, name in enumerate(saved):
            self.store(name, 4 * i, "sp")

    def leave(self, frame: int, saved: tuple[str, ...] = SAVED) -> None:
        """Append what gives the registers and the stack back. The return follows."""
        for i, name in enumerate(saved):
            self.load(name, 4 * i, "sp")
        self.op("addi", "sp", "sp", frame)

    def ret(self) -> None:
        """Append the return."""
        self._add(Line("ret"))

    def _add(self, line: Line) -> None:
        unknown = [r for r in line.registers if r not in REGISTERS]
        if unknown:
            raise ValueError(f"{line.name}: {unknown[0]} is no register")
        self.lines.append(line)

    def text(self) -> str:
        """The whole file."""
        section = f".text.{self.name}"
        out = [f'    .section {section}, "ax"', "    .balign 4", f"    .globl {self.name}"]
        out += [f"    .type {self.name}, @function", f"{self.name}:"]
        for line in self.lines:
            out += ([f"    .balign {line.number}"] if not line.name and line.number != 1 else []) + [line.text()]
        out.append(f"    .size {self.name}, .-{self.name}")
        for table, words in self.tables.items():
            out += [f'    .section .rodata.{self.name}, "a"', "    .balign 4", f"{table}:"]
            out += [f"    .word {', '.join(f'{w:#010x}' for w in words[i : i + 4])}" for i in range(0, len(words), 4)]
        return "\n".join(out) + "\n"
