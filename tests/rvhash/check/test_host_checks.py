# SPDX-License-Identifier: Apache-2.0
"""Rows of the table from what the programs say, with programs that only say it."""

import struct
from pathlib import Path

import pytest

from rvhash import builder, check
from rvhash.check import host_checks, instructions, outputs, programs
from rvhash.check.host_checks import FAIL, KNOWN, NOT, PASS
from rvhash.check.outputs import Output, Said
from rvhash.design import hosts, sources
from rvhash.errors import UsageError


@pytest.fixture
def says(monkeypatch):
    """`says[check] = Said(...)` or None, and `says["instructions"] = function(name, a, b)`: what each run says."""
    told: dict[str, object] = {name: Said(5, 0, "") for name in host_checks.names()}
    told["instructions"] = lambda name, a, b: instructions.of(name)[1](a, b) & instructions.MASK

    def run(simulator, firmware, stall, most_cycles, job=b"", options=()):
        out = Output(stall, resets=len(options) // 2)
        if job:
            out.instructions = ["add", "mul", "sh1add"]
            for name in out.instructions:
                values = [told["instructions"](name, a, b) for a, b in instructions.pairs(host_checks.FEW_PAIRS)]
                trapped = None in values
                words = [0] * len(values) if trapped else values
                out.results += struct.pack(f"<{len(words) + 1}I", *words, trapped)
            return out
        out.said = {name: said for name, said in told.items() if isinstance(said, Said)}
        out.end = "it hangs: here" if None in told.values() else ""
        return out

    monkeypatch.setattr(outputs, "run", run)
    monkeypatch.setattr(builder, "get", lambda recipe, runner, notify: Path("nowhere"))
    return told


def rows(host: str, **more) -> dict[str, check.Row]:
    return {row.check: row for row in check.run(host, **more)}


def test_all_checks_in_order(says):
    found = rows("hart")
    assert list(found) == list(host_checks.names())
    assert {row.result for row in found.values()} == {PASS, NOT}
    assert found["hazards"].detail == "10 cases"
    assert found["iram"].detail == "has.readable_iram = false"
    assert found["xif-third"].detail == "10 cases"
    assert rows("cv32e40x")["xif-third"].detail == "has.sources = 2"


def test_what_a_host_lacks(says):
    found = rows("cv32e40p")
    assert found["bus-errors"].result == NOT
    assert {row.result for row in found.values() if row.check.startswith("xif-")} == {NOT}


def test_a_failure_and_a_hang(says):
    says["mtvec"] = Said(4, 1, "", "an address")
    says["wfi"] = None
    found = rows("hart")
    assert (found["mtvec"].result, found["mtvec"].detail) == (FAIL, "1 of 4: an address")
    assert (found["wfi"].result, found["wfi"].detail) == (FAIL, "no answer: it hangs: here")
    assert found["reset"].result == FAIL


def test_known_defects(says):
    says["xif-results"] = Said(4, 2, "", "lost")
    found = rows("cv32e40x")
    assert found["xif-results"].result == KNOWN
    assert found["xif-results"].detail.startswith("seen, 2 of 4: lost; avoided: ")
    assert found["xif-decided"].result == KNOWN
    assert found["xif-decided"].detail.startswith("not seen in this run; avoided: ")
    assert rows("hart")["xif-results"].result == FAIL


def test_instructions(says):
    right = says["instructions"]
    found = rows("ibex")
    assert (found["isa-i"].result, found["isa-zba"].result) == (PASS, NOT)
    assert "1 of 1, right" in found["isa-zba"].detail
    says["instructions"] = lambda name, a, b: right(name, a, b) ^ (name == "mul" and a == 3)
    assert rows("ibex")["isa-m"].detail.startswith("mul of 0x00000003 and 0x00000000 is 0x00000001, should be 0x0")
    says["instructions"] = lambda name, a, b: None if name in ("mul", "sh1add") else right(name, a, b)
    found = rows("ibex")
    assert (found["isa-m"].result, found["isa-m"].detail) == (FAIL, "mul is an illegal instruction")
    assert "has none" in found["isa-zba"].detail


def test_some_checks_only(says):
    steps = []
    found = rows("hart", only=["mtvec", "wfi"], progress=lambda done, of, what: steps.append((done, of)))
    assert list(found) == ["mtvec", "wfi"]
    assert steps == [(i, 4) for i in range(5)]
    assert len(list(rows("hart", only=["mtvec"], stalls=[30]))) == 1


def test_a_wrong_name_is_refused(says):
    with pytest.raises(UsageError, match=r"unknown check 'mtvek'.*did you mean 'mtvec'"):
        check.run("hart", only=["mtvek"])
    with pytest.raises(UsageError, match="unknown host"):
        check.run("harrt")


def test_every_defect_names_checks():
    for name in hosts.names():
        for defect in hosts.get(name).defects:
            assert defect.checks
            assert set(defect.checks) <= set(host_checks.names())


def test_each_program_is_in_the_firmware_sources():
    apps = {name for name in sources.sw().app if name.startswith("check-")}
    assert {p.app for p in programs.PROGRAMS} == apps
