# SPDX-License-Identifier: Apache-2.0
"""`rvhash bench short`: records, table, plot, and a program that fails. tests/results checks the figures."""

import json
import subprocess

import pytest

from rvhash import builder, design
from rvhash.bench import call_bench, call_plot, record_formats, workloads
from rvhash.errors import SimulationError
from tests.lib import programs
from tests.rvhash.conftest import ROOT

SCHEMA = {  # for ever: a key may be added, none may go or change its type
    "design": str,
    "host": str,
    "attachment": str,
    "call": str,
    "algorithm": str,
    "message_bytes": int,
    "output_bytes": int,
    "position": int,
    "cycles": int,
    "speedup_software": (float, type(None)),
}
DESIGNS = ("mmio-hart", "sw-hart")


@pytest.fixture(scope="module")
def records():
    """Those of results/, which tests/results measures again."""
    recorded = json.loads((ROOT / "results" / "short.json").read_text())
    return [call_bench.CallRecord(**r) for r in recorded if r["design"] in DESIGNS]


def test_records(records):
    for r in records:
        assert set(r.model_dump()) == set(SCHEMA)
        assert all(isinstance(value, SCHEMA[key]) for key, value in r.model_dump().items())
    assert [r.design for r in records] == list(DESIGNS) * (len(records) // 2)
    for hardware, software in zip(records[::2], records[1::2], strict=True):
        assert call_bench.title(hardware) == call_bench.title(software)
        assert software.speedup_software == 1.0
        assert hardware.speedup_software == round(software.cycles / hardware.cycles, 3) > 2
    assert record_formats.as_csv(records).count("\n") == len(records)


@pytest.mark.full
def test_calls_without_the_software():
    (record, *_) = call_bench.run(workloads.get("short", "hart").calls, [design.get("mmio-hart")])
    assert record.speedup_software is None


def test_table_and_plot(records, tmp_path):
    table = call_bench.table(records)
    assert [column.header for column in table.columns] == ["call", *DESIGNS]
    assert table.row_count == len(records) // 2
    call_plot.plot(records, str(tmp_path / "a.svg"))
    first = (tmp_path / "a.svg").read_text()
    assert "rvh_keccak_f1600" in first
    call_plot.plot(records, str(tmp_path / "b.svg"))
    assert (tmp_path / "b.svg").read_text() == first


def test_program_that_fails():
    """Another program, in place of one in which a call returned something wrong."""
    system = builder.systems([programs.running(design.get("sw-hart"), "hang")])[0]
    with pytest.raises(SimulationError, match="sw-hart: the program that measures calls failed"):
        call_bench.measured(system, 20_000)


def test_wrong_output_is_an_error(monkeypatch):
    done = subprocess.CompletedProcess([], 1, "", "short rvh_xof 13 64 16 0 126\nrvh_wipe: wrong\n")
    monkeypatch.setattr(subprocess, "run", lambda *args, **kwargs: done)
    system = builder.System(design.get("sw-hart"), "sim", "elf")
    with pytest.raises(SimulationError, match="failed: rvh_wipe: wrong"):
        call_bench.measured(system)
