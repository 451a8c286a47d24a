# SPDX-License-Identifier: Apache-2.0
"""Extracts errors and warnings from the log of a failed tool, with the lines that show their place."""

import re

LINES = 12  # shown of one log
ERROR = re.compile(r"(^|[\s:%(])(fatal |internal )?error\b|undefined reference|cannot find|assertion.* failed", re.I)
SUMMARY = re.compile(r"^%Error: Exiting due to \d+ ")  # of Verilator: counts the errors above it
WARNING = re.compile(r"(^|[\s:%(])warning\b", re.I)
# After a message: the source line and the mark below it (gcc, Verilator), or an indented explanation.
PLACE = re.compile(r"\s+\S|\s*\d* *\|")
CONTEXT = 3  # lines of it


def _blocks(log: str) -> list[tuple[bool, list[str]]]:
    """Each message with its place; True: an error."""
    blocks: list[tuple[bool, list[str]]] = []
    open_block = False
    for line in log.splitlines():
        if not line.strip():
            continue
        error = bool(ERROR.search(line)) and not SUMMARY.match(line)
        if error or WARNING.search(line):
            blocks.append((error, [line]))
            open_block = True
        elif open_block and PLACE.match(line) and len(blocks[-1][1]) <= CONTEXT:
            blocks[-1][1].append(line)
        else:
            open_block = False
    return blocks


def first_errors(log: str, most: int = 3) -> list[str]:
    """The first lines with errors, or with warnings if there are only warnings; otherwise the last line of the log."""
    blocks = _blocks(log)
    summary = any(SUMMARY.match(line) for line in log.splitlines())
    wanted = any(error for error, _ in blocks) or not summary
    errors = [lines[0].strip() for error, lines in blocks if error == wanted]
    return errors[:most] or [line.strip() for line in log.splitlines() if line.strip()][-1:]


def relevant(log: str) -> list[str]:
    """At most LINES lines, and a line that counts the rest: warnings and errors in their order. Errors take precedence
    if not all fit. Without any, the end of the log."""
    blocks = _blocks(log)
    if not any(error for error, _ in blocks) and not any(SUMMARY.match(line) for line in log.splitlines()):
        blocks += [(True, [line]) for line in log.splitlines() if line.strip()][-LINES:]
    lines = [(not error, line) for error, block in blocks for line in block]
    kept = sorted(sorted(range(len(lines)), key=lambda i: lines[i][0])[:LINES])  # sorted() keeps the order of equals
    left = len(lines) - len(kept)
    return [*(lines[i][1] for i in kept), *([f"... and {left} more lines"] if left else [])]
