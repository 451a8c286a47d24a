# SPDX-License-Identifier: Apache-2.0
"""results/bitcoin.json: cycles of Bitcoin's hashes on each design of SHA-RV and in portable C, each hash compared with
hashlib's.

`python -m tests.paper.sharv.bitcoin` writes it anew; tests/paper/sharv/test_bitcoin.py compares each run with it.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator

from rvhash import builder, design
from rvhash.model import ALGORITHMS
from rvhash.simulate.simulator import Result, Simulator
from tests.lib.cocotb_runner import ROOT

RESULTS = ROOT / "results" / "bitcoin.json"
DESIGNS = ("sharv-cv32e40x", "sharv-x4-cv32e40x", "sharv-long-cv32e40x", "sw-cv32e40x")
SCAN, MERKLE = 0, 1  # what sw/apps/bitcoin.c calls them
NONE = 0xFFFFFFFF  # no nonce of a scan meets the target
NONCES, LEAVES = (64, 1024), 1024  # of what is recorded

# The header of the first block of all, and what its hash is as Bitcoin prints it.
GENESIS_MERKLE = "4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b"
GENESIS = (
    (1).to_bytes(4, "little")
    + bytes(32)
    + bytes.fromhex(GENESIS_MERKLE)[::-1]
    + (1231006505).to_bytes(4, "little")
    + (0x1D00FFFF).to_bytes(4, "little")
    + (2083236893).to_bytes(4, "little")
)
GENESIS_NONCE = 2083236893
GENESIS_HASH = "000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f"


def twice(data: bytes) -> bytes:
    """SHA-256 of SHA-256."""
    return hashlib.sha256(hashlib.sha256(data).digest()).digest()


def root(nodes: list[bytes]) -> bytes:
    """The Merkle root: of an odd level, the last node twice."""
    while len(nodes) > 1:
        nodes = nodes + nodes[-1:] if len(nodes) % 2 else nodes
        nodes = [twice(nodes[i] + nodes[i + 1]) for i in range(0, len(nodes), 2)]
    return nodes[0]


def leaves(n: int) -> list[bytes]:
    """So many leaves, each another one."""
    return [hashlib.sha256(b"leaf %d" % i).digest() for i in range(n)]


def target(header: bytes) -> int:
    """The number that the hash of this header may be at most."""
    mantissa, size = int.from_bytes(header[72:75], "little"), header[75]
    number = mantissa * 256**size >> 24
    return number if mantissa < 1 << 23 and number < 1 << 256 else 0


class Bitcoin:
    """The firmware `bitcoin` of a design, running. Every answer is compared before it is given."""

    def __init__(self, system: builder.System) -> None:
        self._simulator = Simulator(system.simulator, system.firmware)

    def __enter__(self) -> "Bitcoin":
        self._simulator.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self._simulator.__exit__(*error)

    def scan(self, header: bytes, nonces: Iterable[int]) -> tuple[int, Result]:
        """The headers with these nonces, which follow on each other. The nonce that was found, and what it took."""
        nonces = list(nonces)
        headers = [header[:76] + nonce.to_bytes(4, "little") for nonce in nonces]
        hashes = [twice(h) for h in headers]
        good = (n for n, h in zip(nonces, hashes, strict=True) if int.from_bytes(h, "little") <= target(header))
        found = next(good, NONE)
        return found, self._call(SCAN, headers[0], b"".join(hashes) + found.to_bytes(4, "little"))

    def merkle(self, nodes: list[bytes]) -> Result:
        """The root above these leaves."""
        return self._call(MERKLE, b"".join(nodes), root(nodes))

    def _call(self, what: int, data: bytes, expected: bytes) -> Result:
        return self._simulator.call(ALGORITHMS["sha256"], what.to_bytes(4, "little") + data, expected)


def systems(names: Iterable[str] = DESIGNS) -> Iterator[builder.System]:
    """The designs with this firmware, built."""
    designs = [design.get(name) for name in names]
    apps = [d.model_copy(update={"firmware": d.firmware.model_copy(update={"app": "bitcoin"})}) for d in designs]
    yield from builder.systems(apps)


def measure(system: builder.System) -> list[dict[str, object]]:
    """Cycles of scans over the nonces around that of the first block, and of a Merkle root. The first scan is that of a
    firmware that has just begun."""
    ran = []
    with Bitcoin(system) as bitcoin:
        for n in NONCES:
            found, result = bitcoin.scan(GENESIS, range(GENESIS_NONCE - n // 2, GENESIS_NONCE + n // 2))
            assert found == GENESIS_NONCE
            ran.append(("nonces", n, n, result))
        ran.append(("leaves", LEAVES, LEAVES - 1, bitcoin.merkle(leaves(LEAVES))))
    return [
        {
            "design": system.design.name,
            "what": what,
            "n": n,
            "cycles": r.cycles,
            "instructions": r.instructions,
            "cycles_each": round(r.cycles / hashes, 2),  # of a nonce, of a node above the leaves
        }
        for what, n, hashes, r in ran
    ]


def expected(name: str) -> list[dict[str, object]]:
    """What results/bitcoin.json has of the design."""
    return [r for r in json.loads(RESULTS.read_text()) if r["design"] == name]


def main() -> None:
    """Write results/bitcoin.json."""
    records = [r for system in systems() for r in measure(system)]
    RESULTS.write_text(json.dumps(records, indent=2) + "\n")


if __name__ == "__main__":
    main()
