# SPDX-License-Identifier: Apache-2.0
"""Programs of single instructions for the hart, run on its simulator (sim/hart/program.cpp) and compared with the model
(tests/lib/hart_model.py)."""

import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.lib import hart
from tests.lib.hart_model import BASE, DELAY, EVERYTHING, EXIT, LATER, LINES, MASK, Model, Retired
from tests.lib.rv32 import encode, signed

HANDLER, BODY = BASE + 0x100, BASE + 0x400
T = 31  # a register of the generator

# Builds of the simulator: parameters of rvh_hart_traced, and what the model has then.
BUILDS: dict[str, tuple[dict[str, int], frozenset[str]]] = {
    "everything": ({}, EVERYTHING),
    "least": (dict.fromkeys(("HasZba", "HasZbb", "HasZbs", "HasZbkb", "HasXif", "HasLoops"), 0), frozenset(["c"])),
    "zbkb": ({"HasZba": 0, "HasZbb": 0, "HasZbs": 0}, frozenset(["c", "zbkb", "xif", "loops"])),
    "zbb": ({"HasZba": 0, "HasZbkb": 0, "HasXif": 0}, frozenset(["c", "zbb", "zbs", "loops"])),
    "zba": ({"HasZbb": 0, "HasZbs": 0, "HasZbkb": 0, "HasLoops": 0}, frozenset(["c", "zba", "xif"])),
    "no-c": ({"HasC": 0}, EVERYTHING - {"c"}),
}


class Program:
    """Machine code from 0x80000000 on. It starts with `mtvec` at HANDLER and every register written."""

    def __init__(self, handler: str = "next4", vectored: bool = False) -> None:
        self.image = bytearray()
        self.at = BASE
        self.add("jal", imm=BODY - BASE)
        self.org(HANDLER)
        self.handler(handler)
        self.org(BODY)
        self.li(T, HANDLER | vectored)
        self.csr("csrrw", 0x305, T)
        for n in range(1, 32):
            self.li(n, n * 0x01010101)

    def org(self, addr: int) -> None:
        self.at = addr

    def half(self, value: int) -> None:
        self.put(value, 2)

    def word(self, value: int) -> None:
        self.put(value, 4)

    def put(self, value: int, size: int) -> None:
        start = self.at - BASE
        self.image += bytes(max(0, start + size - len(self.image)))
        self.image[start : start + size] = (value & (1 << 8 * size) - 1).to_bytes(size, "little")
        self.at += size

    def add(self, name: str, rd: int = 0, rs1: int = 0, rs2: int = 0, imm: int = 0) -> None:
        self.word(encode(name, rd, rs1, rs2, imm))

    def csr(self, name: str, addr: int, rs1: int = 0, rd: int = 0) -> None:
        self.word(encode(name, rd, rs1, imm=addr))

    def li(self, rd: int, value: int) -> None:
        """Always two instructions."""
        low = signed(value, 12)
        self.add("lui", rd, imm=(value - low) >> 12)
        self.add("addi", rd, rd, imm=low)

    def jump(self, to: int) -> None:
        self.add("jal", imm=to - self.at)

    def store(self, device: int, value: int) -> None:
        """A word to a device; uses x30 and x31."""
        self.li(30, value)
        self.add("addi", T, 0, imm=device - (1 << 32))
        self.add("sw", rs1=T, rs2=30)

    def later(self, cycles: int, lines: int) -> None:
        """The interrupt lines become `lines` after so many cycles."""
        self.store(LATER, lines)
        self.store(DELAY, cycles)

    def lines(self, lines: int) -> None:
        self.store(LINES, lines)

    def handler(self, kind: str) -> None:
        """next2, next4: goes on after the instruction; again: at mepc; return: at x1. All read the trap's CSRs."""
        self.csr("csrrw", 0x340, 5, 5)
        for addr in (0x342, 0x343, 0x300, 0x344):
            self.csr("csrrs", addr, 0, 5)
        self.csr("csrrs", 0x341, 0, 5)
        if kind.startswith("next"):
            self.add("addi", 5, 5, imm=int(kind[4:]))
        if kind == "return":
            self.add("addi", 5, 1)
        self.csr("csrrw", 0x341, 5)
        self.csr("csrrw", 0x340, 5, 5)
        self.add("mret")

    def end(self) -> bytes:
        """Ends the program with status 0; the results of a coprocessor come before."""
        for _ in range(12):
            self.add("addi")
        self.store(EXIT, 0)
        self.jump(self.at)
        return bytes(self.image)


def run(
    folder: Path,
    program: Program | bytes,
    build: str = "everything",
    waits: int = 0,
    seed: int = 1,
    fail: Sequence[int] = (),
    mtime: int = 0,
    cycles: int = 400_000,
) -> Model:
    """Runs it and compares every instruction with the model, which is returned."""
    parameters, has = BUILDS[build]
    image = program if isinstance(program, bytes) else program.end()
    (folder / "image.bin").write_bytes(image)
    argv: list[object] = [hart.simulator("program", parameters), "--image", folder / "image.bin"]
    argv += ["--waits", waits, "--seed", seed, "--mtime", mtime, "--max-cycles", cycles]
    for addr in fail:
        argv += ["--fail", addr]
    done = subprocess.run([str(a) for a in argv], check=False, capture_output=True, text=True)
    model = Model(image, has, fail, mtime)
    model.run(retired(done.stdout))
    assert done.returncode == 0, f"status {done.returncode} {done.stderr} {model.pc:#x} {dict(model.seen)}"
    assert model.retired > 80, "the program did not run"
    return model


def retired(text: str) -> Iterator[Retired]:
    """What the simulator prints."""
    for line in text.splitlines()[1:]:
        yield Retired(*map(int, line[1:-1].split(",")))


__all__ = ["BASE", "BODY", "BUILDS", "HANDLER", "MASK", "Program", "T", "retired", "run"]
