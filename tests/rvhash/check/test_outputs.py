# SPDX-License-Identifier: Apache-2.0
"""What a program prints becomes what it said; a run that ends otherwise tells why."""

import json

import pytest

from rvhash.check import outputs
from rvhash.errors import SimulationError


def test_lines_of_checks():
    console = (
        "noise of the RTL\ncheck a pass 0 12 fine, 3 of it\nfirst b what it was: 1\ncheck b fail 2 7 \nchecks: done\n"
    )
    out = outputs.parse(console, '{"event":"exit","code":0,"cycles":9}\n', 30)
    assert out.end == ""
    assert (out.said["a"].cases, out.said["a"].failures, out.said["a"].detail) == (12, 0, "fine, 3 of it")
    assert (out.said["b"].failures, out.said["b"].first) == (2, "what it was: 1")


def test_a_program_that_ends_early():
    trap = {"event": "trap", "cause": 2, "pc": 0x80000010, "value": 0, "instruction": 0x0400705B}
    assert "illegal instruction" in outputs.parse("", json.dumps(trap), 0).end
    limit = {"event": "error", "error": "cycle-limit", "message": "no progress for 5 cycles"}
    assert outputs.parse("", json.dumps(limit), 0).end == "it hangs: no progress for 5 cycles"
    broken = "[0] %Error: a.sv:38: Assertion failed in TOP.top.u: a rule\n%Error: a.sv:38: Verilog $stop\n"
    assert outputs.parse(broken, "not JSON\n", 0).end == "TOP.top.u: a rule"
    assert outputs.parse("%Error: something\n", "", 0).end == "%Error: something"
    assert outputs.parse("", "", 0).end == "it ended without an answer"


def test_a_failure_before_the_end_is_kept():
    limit = {"event": "error", "error": "cycle-limit", "message": "no progress"}
    out = outputs.parse("check a pass 0 1 \nfirst b wrong\n", json.dumps(limit), 0)
    assert out.said["b"].failures == 1
    assert out.said["b"].first == "wrong; then it hangs: no progress"
    assert "c" not in out.said


def test_results_and_resets():
    events = '{"event":"reset","cycles":5}\n{"event":"result","digest":"01020304"}\n'
    out = outputs.parse("instruction add\ninstruction addi,-1\n", events, 0, with_job=True)
    assert out.results == bytes((1, 2, 3, 4))
    assert out.instructions == ["add", "addi,-1"]
    assert (out.resets, out.end) == (1, "")
    assert outputs.parse("checks: done\n", "", 0, with_job=True).end


def test_a_simulator_that_is_killed_is_no_fault_of_the_host(tmp_path):
    killed = tmp_path / "sim"
    killed.write_text("#!/bin/sh\nkill -9 $$\n")
    killed.chmod(0o755)
    with pytest.raises(SimulationError, match="ended by signal 9"):
        outputs.run(killed, tmp_path / "none", 0, 1000)
