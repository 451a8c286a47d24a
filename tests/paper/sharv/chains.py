# SPDX-License-Identifier: Apache-2.0
"""The number of carry chains in series in a mapped netlist, from register to register.

  python -m tests.paper.sharv.chains TOP [NAME=VALUE...]

Maps the module to xc7 as `rvhash synth` does and prints the most, with the register where such a path ends. A chain is
what adds, subtracts or compares whole words: CARRY4 cells that hand on their carry. LUTs are not counted.
"""

import json
import sys
import tempfile
from collections import deque
from pathlib import Path

from pyosys import libyosys as ys

from rvhash.design import sources
from rvhash.synth.fpga_area import FAMILIES, QUOTED
from tests.lint import repo

REGISTER = ("FD",)
# Of a LUT RAM, what its output follows at once: the addresses that are read.
RAM_READ = ("ADDRA", "ADDRB", "ADDRC", *(f"DPRA{i}" for i in range(7)))


def netlist(top: str, parameters: dict[str, str]) -> dict:
    """The cells of the mapped module."""
    rtl = sources.rtl()
    files = [str(repo.ROOT / f) for f in rtl.files_of("sharv")]
    given = [word for key, value in parameters.items() for word in ("-G", f"{key}={value}")]
    design = ys.Design()

    def run(*words: str) -> None:
        design.run_pass(ys.StringVector(list(words)))

    with tempfile.TemporaryDirectory() as folder:
        run("tee", "-q", "read_slang", "--top", top, *given, *files)
        run("tee", "-q", *FAMILIES[QUOTED].passes.split(), "-top", top)
        out = Path(folder) / "net.json"
        run("tee", "-q", "write_json", str(out))
        module = json.loads(out.read_text())["modules"][top]
    return module["cells"]


def most(cells: dict) -> tuple[int, str]:
    """The number of chains on the path with the most, and the register where it ends. Paths from ports count too."""
    carry = {name for name, cell in cells.items() if cell["type"] == "CARRY4"}
    driver: dict[int, str] = {}
    for name, cell in cells.items():
        for port, bits in cell["connections"].items():
            if cell["port_directions"][port] == "output":
                driver.update((bit, name) for bit in bits if isinstance(bit, int))
    registers = {name for name, cell in cells.items() if cell["type"].startswith(REGISTER)}
    # Edges between combinational cells: (from, cost).
    inputs: dict[str, list[tuple[str, int]]] = {}
    for name, cell in cells.items():
        if name in registers:
            continue
        edges = inputs.setdefault(name, [])
        for port, bits in cell["connections"].items():
            if cell["port_directions"][port] != "input" or (cell["type"].startswith("RAM") and port not in RAM_READ):
                continue
            for bit in bits:
                source = driver.get(bit) if isinstance(bit, int) else None
                goes_on = name in carry and port == "CI" and source in carry
                edges.append((source or "", 0 if name not in carry or goes_on else 1))
    waiting = {name: sum(s in inputs for s, _ in edges) for name, edges in inputs.items()}
    users: dict[str, list[str]] = {}
    for name, edges in inputs.items():
        for source, _ in edges:
            if source in inputs:
                users.setdefault(source, []).append(name)
    depth: dict[str, int] = {}
    ready = deque(name for name, n in waiting.items() if n == 0)
    while ready:
        name = ready.popleft()
        # From a register or from nothing: 0. From a port: not from a register, so it does not count.
        depth[name] = max((depth.get(s, 0) + cost for s, cost in inputs[name]), default=0)
        for user in users.get(name, ()):
            waiting[user] -= 1
            if waiting[user] == 0:
                ready.append(user)
    assert len(depth) == len(inputs), "a combinational loop"
    ends = {
        name: max(
            depth.get(driver.get(bit, ""), 0)
            for port, bits in cells[name]["connections"].items()
            for bit in bits
            if port not in ("C", "Q")
        )
        for name in registers
    }
    worst = max(ends, key=ends.get)
    return ends[worst], worst


def main() -> None:
    top, *given = sys.argv[1:]
    chains, register = most(netlist(top, dict(word.split("=") for word in given)))
    print(f"{top}: {chains} (into {register})")


if __name__ == "__main__":
    main()
