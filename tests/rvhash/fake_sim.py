# SPDX-License-Identifier: Apache-2.0
"""A stand-in for the simulator that speaks its protocol and misbehaves on order: the ELF file holds one word.

good answers every job; the other words are the branches below. Only the Python side is tested with it.
"""

import json
import sys
import time

from rvhash.model import ALGORITHMS, digest

NAMES = {a.number: a.name for a in ALGORITHMS.values()}


def emit(event: str, **fields: object) -> None:
    print(json.dumps({"event": event, **fields}), flush=True)


def read_job() -> tuple[int, int, bytes] | None:
    header = sys.stdin.buffer.readline().split()
    if not header:
        return None
    message = b""
    while (line := sys.stdin.buffer.readline()) != b"END\n":
        if not line:
            emit("error", error="input", message="the input ended inside a job")
            sys.exit(4)
        n = int(line.split()[1])
        assert n <= 65536
        message += sys.stdin.buffer.read(n)
        emit("progress", job=0, bytes=len(message))
    return int(header[1]), int(header[2]), message


def main() -> None:
    elf = sys.argv[sys.argv.index("--elf") + 1]
    with open(elf) as file:
        what = file.read().strip()
    if what == "limit":
        emit("error", error="cycle-limit", cycles=5, message="no progress for 5 cycles")
        sys.exit(3)
    if what == "trap":
        emit("trap", cause=2, pc=0x80000124, value=0, instruction=0x0400705B)
        emit("exit", code=130, cycles=9)
        sys.exit(1)
    if what == "odd-trap":
        emit("trap", cause=2)
        sys.exit(1)
    if what == "slow":
        time.sleep(2.5)
    if what == "deaf":  # never reads, never answers
        time.sleep(600)
    if what == "crash":
        print("console line", file=sys.stderr)
        sys.exit(9)
    number = 0
    while (job := read_job()) is not None:
        algorithm, out_bytes, message = job
        answer = digest(NAMES[algorithm], message, out_bytes)
        fields = {"status": 0, "digest": answer.hex(), "message_bytes": len(message), "job": number}
        fields |= {"cycles": 1000 + len(message), "instret": 7, "hw_used": 1}
        if what == "garbage":
            print("not json", flush=True)
        elif what == "wrong":
            fields["digest"] = (bytes([answer[0] ^ 1]) + answer[1:]).hex()
        elif what == "short":
            fields["digest"] = answer[:-1].hex()
        elif what == "status":
            fields["status"] = 5
        elif what == "lost-bytes":
            fields["message_bytes"] -= 1
        elif what == "other-job":
            fields["job"] = 17
        elif what == "no-cycles":
            del fields["cycles"]
        if what == "exits":
            break
        emit("result", **fields)
        number += 1
    emit("exit", code=3 if what == "bad-end" else 0, cycles=1)
    sys.exit(1 if what == "bad-end" else 0)


main()
