# SPDX-License-Identifier: Apache-2.0
"""`rvhash bench pqc`, `pqc-small` and `pqc-lattice`: hash-based signatures, ML-KEM and ML-DSA on many designs.

The programs are sw/apps/signature.c and sw/apps/lattice.c. Keys, messages and signatures are the same in every run:
cycles are exact. Every result is compared: a signature with the one of software on this machine, a verification with
its verdict, and what PQClean gives on our hashes with what it gives on its own.
"""

import hashlib
import os
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager

from pydantic import BaseModel, ConfigDict, Field
from rich import box
from rich.table import Table

from rvhash import builder, console
from rvhash.bench import lattice_bench
from rvhash.bench.workloads import Signatures
from rvhash.design import Design
from rvhash.errors import WrongDigestError
from rvhash.signature import (
    LATTICE_SETS,
    LMS_SETS,
    SETS,
    Call,
    LatticeSet,
    LmsSet,
    Set,
    Signer,
    lattice,
    running,
    software,
)
from rvhash.simulate.simulator import Simulator

MESSAGE = lattice_bench.MESSAGE  # what is signed
OURS = "rvhash"  # the library sw/pqc


class SignatureRecord(BaseModel):
    """One operation of one parameter set on one design. The schema of `--json` and `--csv`; keys are never removed."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    design: str
    host: str
    attachment: str
    set: str
    operation: str = Field(description="keygen, sign, verify, encaps or decaps")
    library: str = Field(
        description="rvhash: sw/pqc; pqclean: on our hashes; pqclean-own: on its own, without hardware"
    )
    cycles: int = Field(description="measured: from the call to its return")
    instructions: int
    hashing_cycles: int | None = Field(
        description="measured: in calls of PQClean that hash; counting adds some to `cycles`; null: not counted"
    )
    stack_bytes: int = Field(description="measured: what the call used")
    code_bytes: int = Field(description="measured: code and constants of the whole program")
    published_cycles: int | None = Field(description="of another unit, by the workload; null: no figure")
    published_source: str | None


def run(of: Signatures, designs: Sequence[Design], max_cycles: int | None = None) -> list[SignatureRecord]:
    """Measure every operation of every set on every design, in the order of the workload.

    PQClean on its own hashes does not use the attachment, so it runs on the first design alone.
    """
    wanted = [(row.set, operation) for row in of.run for operation in row.operations]
    ours = [item for item in wanted if item[0] not in LATTICE_SETS]
    sets = [LATTICE_SETS[name] for name in dict.fromkeys(name for name, _ in wanted) if name in LATTICE_SETS]
    signing = [running(d) for d in designs if ours]
    libraries = [(lattice.OWN, d) for d in designs[:1]] + [(lattice.ADAPTER, d) for d in designs]
    schemes = [(each, library, d) for each in sets for library, d in libraries]
    with console.build_log() as notify:
        others = [lattice.running(d, each, library) for each, library, d in schemes]
        systems = builder.systems([*signing, *others], notify)
    total = len(ours) * len(signing) + 3 * len(schemes)
    with console.steps_bar("bench") as bar, parallel() as pool:
        done = iter(range(total))

        def hash_based(system: builder.System, name: str, operation: str) -> Call:
            bar(next(done), total, f"{name} {operation} on {system.design.name}")
            with Signer(system.design, max_cycles, system) as signer:
                if name in LMS_SETS:
                    return lms_verified(signer, LMS_SETS[name])
                return measured(signer, SETS[name], operation)

        def of_lattices(system: builder.System, each: LatticeSet, library: str) -> dict[str, Call]:
            def step(operation: str) -> None:
                bar(next(done), total, f"{each.name} {operation} by {library} on {system.design.name}")

            return lattice_bench.measured(each, system, max_cycles, step)

        signed = [(s, *item, pool.submit(hash_based, s, *item)) for s in systems[: len(signing)] for item in ours]
        found = [
            (s, each, library, pool.submit(of_lattices, s, each, library))
            for s, (each, library, _) in zip(systems[len(signing) :], schemes, strict=True)
        ]
        for future in as_completed([*(row[-1] for row in signed), *(row[-1] for row in found)]):
            future.result()
    sizes = {id(system): code_bytes(system) for system in systems}
    records = [record(of, s.design, OURS, *item, call.result(), sizes[id(s)]) for s, *item, call in signed]
    own: dict[str, dict[str, Call]] = {}
    for s, each, library, future in found:
        calls = future.result()
        lattice_bench.compare(each, calls, own.setdefault(each.name, calls))
        records += [record(of, s.design, library, each.name, o, call, sizes[id(s)]) for o, call in calls.items()]
    order = {item: i for i, item in enumerate(wanted)}
    return sorted((r for r in records if (r.set, r.operation) in order), key=lambda r: order[r.set, r.operation])


@contextmanager
def parallel() -> Iterator[ThreadPoolExecutor]:
    """Threads for simulations, one for each available processor. An error or Ctrl-C stops all simulations."""
    pool = ThreadPoolExecutor(max_workers=len(os.sched_getaffinity(0)))
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        Simulator.kill_all()
        raise
    finally:
        pool.shutdown()


def code_bytes(of: builder.System) -> int:
    """Bytes of code and constants of a program."""
    size = subprocess.check_output(["riscv64-unknown-elf-size", str(of.firmware)], text=True)
    return int(size.splitlines()[1].split()[0])


def record(
    of: Signatures, on: Design, library: str, name: str, operation: str, call: Call, code: int
) -> SignatureRecord:
    """The record of a call of a program of that many bytes of code."""
    printed = next((p for p in of.published if (p.set, p.operation) == (name, operation)), None)
    return SignatureRecord(
        design=on.name,
        host=on.host,
        attachment=on.attachment,
        set=name,
        operation=operation,
        library=library,
        cycles=call.cycles,
        instructions=call.instructions,
        hashing_cycles=None if library == OURS else call.hashing,
        stack_bytes=call.stack,
        code_bytes=code,
        published_cycles=printed.cycles if printed else None,
        published_source=printed.source if printed else None,
    )


def seeds_of(of: Set) -> bytes:
    """SK.seed, SK.prf, PK.seed of the key that is measured."""
    return hashlib.shake_256(of.name.encode()).digest(of.seeds)


def measured(signer: Signer, of: Set, operation: str) -> Call:
    """One operation. WrongDigestError if its result is not that of software."""
    secret = software.key(of, seeds_of(of))
    if operation == "keygen":
        call = signer.keygen(of, seeds_of(of))
        _agrees(call.output == secret, of, operation)
        return call
    wanted = software.sign(of, MESSAGE, secret)
    if operation == "sign":
        call = signer.sign(of, MESSAGE, secret)
        _agrees(call.output == wanted, of, operation)
        return call
    call = signer.verify(of, MESSAGE, secret[2 * of.n :], wanted)
    _agrees(call is not None, of, operation)
    return call


def lms_verified(signer: Signer, of: LmsSet) -> Call:
    """A verification. WrongDigestError if the design does not accept what software signed."""
    public, signature = software.lms_signature(of, MESSAGE.data)
    call = signer.lms_verify(MESSAGE.data, public, signature)
    _agrees(call is not None, of, "verify")
    return call


def _agrees(right: bool, of: Set | LmsSet, operation: str) -> None:
    if not right:
        raise WrongDigestError(f"WRONG RESULT: {operation} of {of.name} differs from software")


def table(records: Iterable[SignatureRecord]) -> Table:
    """A row for each operation, a column for each design, and the published figures."""
    records = list(records)
    columns = list(dict.fromkeys(column(r) for r in records))
    sources = list(dict.fromkeys(r.published_source for r in records if r.published_source))
    caption = "cycles measured now; in brackets bytes of stack"
    if any(r.hashing_cycles is not None for r in records):
        caption += "; share of hashing"
    result = Table(caption=caption, caption_justify="left", box=box.SIMPLE)
    for heading in ("set", "operation"):
        result.add_column(heading)
    for name in (*columns, *sources):
        result.add_column(name, justify="right")
    rows: dict[tuple[str, str], dict[str, str]] = {}
    for r in records:
        cells = rows.setdefault((r.set, r.operation), {})
        share = "" if r.hashing_cycles is None else f" {100 * r.hashing_cycles / r.cycles:.1f} %"
        cells[column(r)] = f"{r.cycles:,} ({r.stack_bytes:,}){share}"
        if r.published_source:
            cells[r.published_source] = f"{r.published_cycles:,}"
    for key, cells in rows.items():
        result.add_row(*key, *(cells.get(name, "-") for name in (*columns, *sources)))
    return result


def column(of: SignatureRecord) -> str:
    """The heading of its column."""
    return "PQClean's own hashes" if of.library == lattice.OWN else of.design
