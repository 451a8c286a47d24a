# SPDX-License-Identifier: Apache-2.0
"""`rvhash bench pqc`: keys, signatures and verification of hash-based signatures on many designs.

The program is sw/apps/signature.c. Keys, messages and signatures are the same in every run: cycles are exact. Every
result is compared: a signature with the one of software on this machine, a verification with its verdict.
"""

import hashlib
from collections.abc import Iterable, Sequence

from pydantic import BaseModel, ConfigDict, Field
from rich import box
from rich.table import Table

from rvhash import builder, console
from rvhash.bench.workloads import Signatures
from rvhash.design import Design
from rvhash.errors import WrongDigestError
from rvhash.signature import LMS_SETS, SETS, Call, LmsSet, Message, Set, Signer, running, software

MESSAGE = Message(bytes(range(64)))  # what is signed


class SignatureRecord(BaseModel):
    """One operation of one parameter set on one design. The schema of `--json` and `--csv`; keys are never removed."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    design: str
    host: str
    attachment: str
    set: str
    operation: str = Field(description="keygen, sign or verify")
    cycles: int = Field(description="measured: from the call to its return")
    instructions: int
    stack_bytes: int = Field(description="measured: what the call used")
    published_cycles: int | None = Field(description="of another unit, by the workload; null: no figure")
    published_source: str | None


def run(of: Signatures, designs: Sequence[Design], max_cycles: int | None = None) -> list[SignatureRecord]:
    """Measure every operation of every set on every design, in the order of the workload."""
    with console.build_log() as notify:
        systems = builder.systems([running(d) for d in designs], notify)
    wanted = [(row.set, operation) for row in of.run for operation in row.operations]
    total, done, found = len(wanted) * len(systems), 0, {}
    with console.steps_bar("bench") as step:
        for system in systems:
            with Signer(system.design, max_cycles, system) as signer:
                for name, operation in wanted:
                    step(done, total, f"{name} {operation} on {system.design.name}")
                    if name in LMS_SETS:
                        call = lms_verified(signer, LMS_SETS[name])
                    else:
                        call = measured(signer, SETS[name], operation)
                    found[system.design.name, name, operation] = call
                    done += 1
    return [
        record(of, d, name, operation, found[d.name, name, operation]) for name, operation in wanted for d in designs
    ]


def record(of: Signatures, on: Design, name: str, operation: str, call: Call) -> SignatureRecord:
    """The record of a call."""
    printed = next((p for p in of.published if (p.set, p.operation) == (name, operation)), None)
    return SignatureRecord(
        design=on.name,
        host=on.host,
        attachment=on.attachment,
        set=name,
        operation=operation,
        cycles=call.cycles,
        instructions=call.instructions,
        stack_bytes=call.stack,
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
    designs = list(dict.fromkeys(r.design for r in records))
    sources = list(dict.fromkeys(r.published_source for r in records if r.published_source))
    result = Table(caption="cycles measured now; in brackets bytes of stack", caption_justify="left", box=box.SIMPLE)
    for heading in ("set", "operation"):
        result.add_column(heading)
    for name in (*designs, *sources):
        result.add_column(name, justify="right")
    rows: dict[tuple[str, str], dict[str, str]] = {}
    for r in records:
        cells = rows.setdefault((r.set, r.operation), {})
        cells[r.design] = f"{r.cycles:,} ({r.stack_bytes:,})"
        if r.published_source:
            cells[r.published_source] = f"{r.published_cycles:,}"
    for key, cells in rows.items():
        result.add_row(*key, *(cells.get(name, "-") for name in (*designs, *sources)))
    return result
