# SPDX-License-Identifier: Apache-2.0
"""Tables of results/pqc.json and results/pqc-lattice.json: signatures, ML-KEM and ML-DSA. Nothing is measured here."""

from rvhash.bench import signature_bench
from scripts.page_tables import read, table


def signatures_table() -> list[str]:
    """results/pqc.json: a row for each set and operation, a column for each design, and what others measured."""
    records = [signature_bench.SignatureRecord.model_validate(r) for r in read("pqc")]
    designs = list(dict.fromkeys(r.design for r in records))
    found = {(r.set, r.operation, r.design): r for r in records}
    rows = []
    for name, operation in dict.fromkeys((r.set, r.operation) for r in records):
        mine = [found.get((name, operation, d)) for d in designs]
        printed = next(r.published_cycles for r in mine if r)
        rows.append(
            (name, operation, *(f"{r.cycles:,}" if r else "-" for r in mine), f"{printed:,}" if printed else "-")
        )
    heads = ("set", "cycles of", *(f"`{d}`" for d in designs), "SLotH")
    return table(heads, "ll" + "r" * (len(designs) + 1), rows)


def lattices_table() -> list[str]:
    """results/pqc-lattice.json: a row for each set and operation; on PQClean's own hashes, and on each design."""
    records = [signature_bench.SignatureRecord.model_validate(r) for r in read("pqc-lattice")]
    columns = list(dict.fromkeys(signature_bench.column(r) for r in records))
    found = {(r.set, r.operation, signature_bench.column(r)): r for r in records}
    rows = []
    for of in dict.fromkeys((r.set, r.operation) for r in records):
        mine = [found[(*of, name)] for name in columns]
        own, best = mine[0], min(r.cycles for r in mine[1:])
        cells = [f"{r.cycles:,}; {100 * r.hashing_cycles / r.cycles:.1f} %" for r in mine]
        rows.append((*of, *cells, f"{own.cycles / best:.2f}x", f"{mine[-1].hashing_cycles:,}"))
    heads = ("set", "cycles of; share of hashing", columns[0], *(f"`{name}`" for name in columns[1:]))
    heads += ("speed-up", f"cycles of hashing, `{columns[-1]}`")
    return table(heads, "ll" + "r" * (len(columns) + 2), rows)


def lattice_code_table() -> list[str]:
    """results/pqc-lattice.json: code and constants of the whole program, and the most stack, by what hashes."""
    records = [signature_bench.SignatureRecord.model_validate(r) for r in read("pqc-lattice")]
    columns = list(dict.fromkeys(signature_bench.column(r) for r in records))
    rows = []
    for name in dict.fromkeys(r.set for r in records):
        mine = [[r for r in records if (r.set, signature_bench.column(r)) == (name, c)] for c in columns]
        rows.append((name, *(f"{of[0].code_bytes:,}; {max(r.stack_bytes for r in of):,}" for of in mine)))
    heads = ("bytes of the program; of stack", columns[0], *(f"`{name}`" for name in columns[1:]))
    return table(heads, "l" + "r" * len(columns), rows)


def stack_table() -> list[str]:
    """results/pqc.json: bytes of stack, the most of all sets with SHAKE and with SHA-2, on any design."""
    most: dict[tuple[str, str], int] = {}
    for r in read("pqc"):
        key = r["operation"], r["set"].split("-")[0]
        most[key] = max(most.get(key, 0), r["stack_bytes"])
    rows = [(o, *(f"{most[o, kind]:,}" for kind in ("shake", "sha2"))) for o in ("keygen", "sign", "verify")]
    return table(("bytes of stack", "SHAKE", "SHA-2"), "lrr", rows)
