# SPDX-License-Identifier: Apache-2.0
"""What matters in the log of a tool that failed: its errors and warnings, with the lines that show the place."""

import re

LINES = 12  # shown of one log
ERROR = re.compile(r"(^|[\s:%(])(fatal |internal )?error\b|undefined reference|cannot find|assertion.* failed", re.I)
WARNING = re.compile(r"(^|[\s:%(])warning\b", re.I)
# Behind a message: the source line and the mark below it (gcc, Verilator), or an indented explanation.
PLACE = re.compile(r"\s+\S|\s*\d* *\|")
CONTEXT = 3  # lines of it


def _blocks(log: str) -> list[tuple[bool, list[str]]]:
    """Each message with its place; True: an error."""
    blocks: list[tuple[bool, list[str]]] = []
    open_block = False
    for line in log.splitlines():
        if not line.strip():
            continue
        error = bool(ERROR.search(line))
        if error or WARNING.search(line):
            blocks.append((error, [line]))
            open_block = True
        elif open_block and PLACE.match(line) and len(blocks[-1][1]) <= CONTEXT:
            blocks[-1][1].append(line)
        else:
            open_block = False
    return blocks


def first_errors(log: str, most: int = 3) -> list[str]:
    """The first lines that are errors; the last line of a log that has none."""
    errors = [lines[0].strip() for error, lines in _blocks(log) if error]
    return errors[:most] or [line.strip() for line in log.splitlines() if line.strip()][-1:]


def relevant(log: str) -> list[str]:
    """At most LINES lines and one that counts the rest: warnings and errors as they came, errors alone where there is
    no room for both, the end of a log that has none of them."""
    blocks = _blocks(log)
    if not any(error for error, _ in blocks):
        blocks += [(True, [line]) for line in log.splitlines() if line.strip()][-LINES:]
    shown = [line for _, lines in blocks for line in lines]
    everything = len(shown)
    if everything > LINES:
        shown = [line for error, lines in blocks if error for line in lines][:LINES]
    left = everything - len(shown)
    return [*shown, f"... and {left} more lines"] if left else shown
