# SPDX-License-Identifier: Apache-2.0
"""The part of a failed tool's log that is shown."""

import pytest

from rvhash.builder.diagnostics import LINES, first_errors, relevant

GCC = """\
In file included from a.c:1:
a.h:2:2: warning: #warning old [-Wcpp]
    2 | #warning old
      |  ^~~~~~~
a.c: In function 'main':
a.c:3:12: error: 'x' undeclared (first use in this function)
    3 |     return x;
      |            ^
a.c:3:12: note: each undeclared identifier is reported only once
"""
VERILATOR = """\
g++ -Os -Werror -Wall -c rvh.cpp
%Warning-WIDTHTRUNC: rvh.sv:7:12: Operator ASSIGN expects 1 bits
                                : ... note: In instance 'rvh'
    7 |   assign a = b;
%Error: rvh.sv:9:1: syntax error, unexpected endmodule
    9 | endmodule
%Error: Exiting due to 1 error(s)
"""
LINKER = """\
/usr/bin/ld: main.o: in function `main':
main.c:(.text+0xa): undefined reference to `rvh_nowhere'
collect2: error: ld returned 1 exit status
"""


@pytest.mark.parametrize(
    ("log", "shown", "left_out", "first"),
    [
        (GCC, ["#warning old", "return x;", "'x' undeclared (first"], ["In file included"], "a.c:3:12: error: 'x'"),
        (VERILATOR, ["WIDTHTRUNC", "assign a = b;", "9 | endmodule"], ["-Werror"], "%Error: rvh.sv:9:1: syntax error"),
        (LINKER, ["rvh_nowhere", "ld returned"], [], "main.c:(.text+0xa): undefined reference"),
        ("one\n\ntwo\nKilled\n", ["one", "Killed"], [], "Killed"),
        ("", [], [], ""),
    ],
)
def test_errors_and_warnings_are_shown(log, shown, left_out, first):
    said = "\n".join(relevant(log))
    assert all(text in said for text in shown)
    assert not any(text in said for text in left_out)
    assert "".join(first_errors(log)[:1]).startswith(first)


def test_many_warnings_do_not_hide_the_error():
    said = relevant("\n".join(f"a.c:{i}:1: warning: w{i}" for i in range(50)) + "\na.c:51:1: error: this one\n")
    assert said == [
        *(f"a.c:{i}:1: warning: w{i}" for i in range(11)),
        "a.c:51:1: error: this one",
        "... and 39 more lines",
    ]


def test_many_errors_are_cut_at_the_first():
    said = relevant("\n".join(f"a.c:{i}:1: error: e{i}" for i in range(50)))
    assert said[0] == "a.c:0:1: error: e0"
    assert len(said) == LINES + 1
    assert said[-1] == f"... and {50 - LINES} more lines"


def test_warnings_that_are_fatal_are_what_failed():
    """Verilator's only error is then their number."""
    warnings = [f"%Warning-UNUSED: rvh.sv:{i}:1: Signal is not used: 'w{i}'\n    {i} | logic w{i};" for i in range(3)]
    log = "\n".join([*warnings * 3, "%Error: Exiting due to 9 warning(s)", "make: *** [all] gone"])
    assert first_errors(log, 2) == [w.splitlines()[0] for w in warnings[:2]]
    said = relevant(log)
    assert said[:6] == "\n".join(warnings).splitlines()
    assert len(said) == LINES + 1


def test_warnings_of_a_tool_that_was_killed_come_with_the_end_of_the_log():
    said = relevant("a.c:1:1: warning: w\n" + "\n".join(f"line {i}" for i in range(4)) + "\nKilled\n")
    assert "Killed" in said[-1]
