# SPDX-License-Identifier: Apache-2.0
"""`rvhash hash -c`: checks the files of a digest list, with the messages and the exit status of sha256sum -c."""

import os
from collections import Counter
from collections.abc import Iterable
from typing import Literal

from rvhash.command import digest_list
from rvhash.command.hash_files import describe
from rvhash.command.message_files import Message
from rvhash.console import out, say
from rvhash.errors import MessageError, SimulationError, UsageError, WrongDigestError
from rvhash.model import Algorithm
from rvhash.simulate.design_runner import Runner

# Verbosity: everything; no files that are OK; nothing on stdout and no warnings.
Voice = Literal["all", "quiet", "status"]

_WARNINGS = {
    "malformed": ("line is improperly formatted", "lines are improperly formatted"),
    "unread": ("listed file could not be read", "listed files could not be read"),
    "unhashed": ("listed file could not be hashed", "listed files could not be hashed"),
    "FAILED": ("computed checksum did NOT match", "computed checksums did NOT match"),
}
_REPORT = {"OK": "OK", "FAILED": "FAILED", "unread": "FAILED open or read", "unhashed": "FAILED to hash"}


def check_lists(runner: Runner, algorithm: Algorithm | None, lists: Iterable[str], voice: Voice = "all") -> bool:
    """Check every file of every list. False if any differs or cannot be read, or if a list has no valid line.

    `algorithm` applies to lines without a tag; UsageError if there is such a line and `algorithm` is None.
    """
    good = True
    for name in lists:
        good &= _check_list(runner, algorithm, name, voice)
    return good


def _check_list(runner: Runner, algorithm: Algorithm | None, name: str, voice: Voice) -> bool:
    try:
        with Message(name) as message:
            lines = os.fsdecode(b"".join(message)).split("\n")
    except MessageError as e:
        say(str(e))
        return False
    count: Counter[str] = Counter()
    for number, line in enumerate(lines, 1):
        if not line or line.startswith("#"):
            continue
        entry = digest_list.read(line)
        if entry is None or not _fits(entry, algorithm, f"{name}:{number}"):
            count["malformed"] += 1
            continue
        verdict = _check(runner, entry, entry.tag or algorithm, voice)
        count[verdict] += 1
        if voice == "all" or (voice == "quiet" and verdict != "OK"):
            out(f"{digest_list.reported(entry.name)}: {_REPORT[verdict]}")
    if count.total() == count["malformed"]:
        say(f"{name}: no properly formatted checksum lines found")
        return False
    if voice != "status":
        for what, (one, many) in _WARNINGS.items():
            if count[what]:
                say(f"WARNING: {count[what]} {one if count[what] == 1 else many}")
    return count["FAILED"] + count["unread"] + count["unhashed"] == 0


def _fits(entry: digest_list.Entry, algorithm: Algorithm | None, where: str) -> bool:
    """True if the digest fits the algorithm of the line or of the command line."""
    wanted = entry.tag or algorithm
    if wanted is None:
        raise UsageError(f"{where}: the line does not name an algorithm; give it with -a")
    if algorithm is not None and wanted is not algorithm:
        return False
    return wanted.xof or len(entry.digest) == wanted.digest_bytes


def _check(runner: Runner, entry: digest_list.Entry, algorithm: Algorithm, voice: Voice) -> str:
    try:
        with Message(entry.name) as message:
            result = runner.hash(algorithm, message, len(entry.digest), entry.name, message.size)
    except MessageError as e:
        say(str(e))
        return "unread"
    except (UsageError, SimulationError, WrongDigestError) as e:
        say(f"{entry.name}: {e}")
        return "unhashed"
    if voice == "all":
        say(f"{entry.name}: {describe(result, runner)}")
    return "OK" if result.digest == entry.digest else "FAILED"
