# SPDX-License-Identifier: Apache-2.0
"""Lists of signals for the viewers: a save file of GTKWave (.gtkw), and a command file of Surfer (.sucl).

GTKWave: flags as in its analyzer.h; `gtkwave FILE.fst FILE.gtkw`. Surfer: commands of its prompt, one a line;
`surfer -c FILE.sucl FILE.fst`. Both take the names of an enumeration from the FST file.
"""

import re
from collections.abc import Sequence

from rvhash.wave.fst_file import CYCLE
from rvhash.wave.signal_groups import Group

HEX, BINARY, RIGHT, BLANK, GROUP_BEGIN, GROUP_END, ENUM = (1 << bit for bit in (1, 3, 5, 9, 23, 24, 32))


def gtkwave(groups: Sequence[Group], fst: str, first: int) -> str:
    """The save file for the FST file of that name, which starts with cycle `first`."""
    lines = ["[*] made by rvhash wave", f'[dumpfile] "{fst}"', f"[timestart] {first * CYCLE}", "[signals_width] 320"]
    for group in groups:
        lines += [f"@{GROUP_BEGIN | BLANK:x}", f"-{group.title}"]
        for signal in group.signals:
            # GTKWave finds the name of a value by its binary digits.
            flags = RIGHT | (ENUM | BINARY if signal.enum else HEX if signal.range else BINARY)
            lines += [f"@{flags:x}", signal.gtkwave]
        lines += [f"@{GROUP_END | BLANK:x}", f"-{group.title}"]
    return "\n".join(lines) + "\n"


def surfer(groups: Sequence[Group]) -> str:
    """The command file. The name of a divider is one word: letters, digits and _."""
    lines = []
    for group in groups:
        lines.append("divider_add " + re.sub(r"\W+", "_", group.title))
        lines += [f"variable_add {signal.surfer}" for signal in group.signals]
    return "\n".join([*lines, "zoom_fit"]) + "\n"
