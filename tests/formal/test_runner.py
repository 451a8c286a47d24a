# SPDX-License-Identifier: Apache-2.0
"""`python -m formal` on a very small checkout: every way in which a proof can be meaningless is an error."""

import json
import re
import subprocess
import sys

import pytest

from formal import __main__ as command
from formal import prove, record
from formal.jobs import jobs
from rvhash.errors import BuildError, UsageError

COUNTER = """
module counter (input logic clk_i, rst_ni, up_i, output logic [3:0] count_o);
  always_ff @(posedge clk_i or negedge rst_ni) begin
    if (!rst_ni) count_o <= '0;
    else if (up_i && count_o != 4'd9) count_o <= count_o + 4'd1;
  end
endmodule
"""
CHECK = """
module check (input logic clk_i, rst_ni, up_i);
  logic [3:0] count;
  logic init = 1'b1;
  counter u_counter (.clk_i, .rst_ni, .up_i, .count_o(count));
  always_ff @(posedge clk_i) init <= 1'b0;
  always_comb begin
    assume (rst_ni == !init);
    if (rst_ni) begin
      a_range: assert (count <= 4'd9);
      c_nine: cover (count == 4'd9);
    end
  end
endmodule
"""
JOB = """
[[job]]
name = "counter"
title = "A counter."
top = "check"
parts = []
files = ["rtl/counter.sv", "formal/check.sv"]
method = "induction"
cover_depth = 12
properties = { a_range = "it ends at nine" }
covers = { c_nine = "it gets there" }
[[job.fault]]
file = "rtl/counter.sv"
old = "4'd9"
new = "4'd11"
fails = "a_range"
depth = 15
"""
SOURCES = """
packages.files = []
core.files = []
engine.files = []
attachment.none.files = []
soc = { top = "soc", files = [], main = "main.cpp" }
lint.waivers = []
"""
PAGE = f"# Proofs\n{record.BEGIN}\n{record.END}\nEnd.\n"
ROOT = command.paths.root()


class Checkout:
    """The files by name, written when the command runs."""

    def __init__(self, folder):
        self.folder = folder
        self.files = {
            "designs/none.txt": "",
            "rtl/sources.toml": SOURCES,
            "rtl/counter.sv": COUNTER,
            "formal/check.sv": CHECK,
            "formal/counter.toml": JOB,
            "docs/proofs.md": PAGE,
            "results/none.txt": "",
        }
        for name in ("prepare", "smtbmc", "prove"):
            self.files[f"formal/{name}.py"] = (ROOT / "formal" / f"{name}.py").read_text()
        self.write()

    def write(self):
        for name, text in self.files.items():
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / name).write_text(text)

    def change(self, name, old, new):
        assert old in self.files[name]
        self.files[name] = self.files[name].replace(old, new)
        self.write()


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    monkeypatch.setenv("RVHASH_ROOT", str(tmp_path))
    monkeypatch.delenv("RVHASH_CACHE", raising=False)
    return Checkout(tmp_path)


def run(capsys, *arguments):
    """Exit status and output."""
    status = command.main(arguments)
    said = capsys.readouterr()
    return status, said.out + said.err


def test_a_proof_and_its_fault(checkout, capsys):
    status, said = run(capsys)
    assert status == 0, said
    assert re.search(r"proved +counter \(induction", said)
    assert re.search(r"seen +counter, planted: 4'd11 \(reset a_range", said)
    assert "4'd9" in (checkout.folder / "rtl/counter.sv").read_text(), "the checkout is left alone"


def test_a_record_is_fresh_until_a_source_changes(checkout, capsys):
    assert run(capsys, "--record")[0] == 0
    records = json.loads((checkout.folder / record.RESULTS).read_text())
    assert [r["verdict"] for r in records] == ["proved", "failed"]
    assert "| `a_range` | it ends at nine | `4'd11` |" in (checkout.folder / record.PAGE).read_text()
    assert record.stale() == []
    checkout.change("rtl/counter.sv", "\nmodule counter", "\n// A comment.\n\n/* 4'd9\n4'd9 */ module counter")
    checkout.change("rtl/counter.sv", "endmodule", 'endmodule  // "')
    assert record.stale() == []
    checkout.change("rtl/counter.sv", "output logic", "output  logic")
    assert record.stale() == ["counter", "counter, planted: 4'd11"]


def test_a_record_of_one_job_leaves_the_others(checkout, capsys):
    assert run(capsys, "--record")[0] == 0
    checkout.files["formal/other.toml"] = JOB.replace('"counter"', '"other"', 1)
    checkout.write()
    assert record.stale() == ["other", "other, planted: 4'd11"]
    path = checkout.folder / record.RESULTS
    path.write_text(path.read_text().replace('"seconds": ', '"seconds": 1000'))
    assert run(capsys, "--record", "other")[0] == 0
    kept = json.loads(path.read_text())
    assert [r["job"] for r in kept] == ["counter", "counter", "other", "other"]
    assert [r["seconds"] >= 1000 for r in kept] == [True, True, False, False]
    assert record.stale() == []
    del checkout.files["formal/other.toml"]
    (checkout.folder / "formal/other.toml").unlink()
    assert run(capsys, "--record", "counter")[0] == 0  # what is no job any more goes
    assert len(record.read()) == 2


def test_a_part_of_a_job_is_not_recorded(checkout, capsys):
    with pytest.raises(SystemExit):
        command.main(["--record", "--no-faults"])
    assert "whole jobs" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "old", "new", "words"),
    [
        pytest.param("formal/check.sv", "a_range: assert", "a_other: assert", "missing ['a_range']", id="label"),
        pytest.param("formal/check.sv", "a_range: assert (count <= 4'd9);", "", "no assertion", id="no-assertion"),
        pytest.param("formal/check.sv", "(count <= 4'd9)", "(count <= 4'd11)", "NOT SEEN", id="fault-survives"),
        pytest.param("rtl/counter.sv", "!= 4'd9", "!= 4'd10", "ERROR", id="stale-old-text"),
        pytest.param("rtl/counter.sv", "!= 4'd9", "!= (4'd9 + 4'd1)", "failed", id="property"),
        pytest.param("formal/check.sv", "cover (count == 4'd9)", "cover (count == 4'd10)", "unreached", id="cover"),
        pytest.param("formal/check.sv", "if (rst_ni)", "assume (0); if (rst_ni)", "contradict", id="assume"),
        pytest.param("formal/counter.toml", '"4\'d11"', '"4\'d"', "ERROR", id="fault-does-not-build"),
        pytest.param("formal/counter.toml", '"induction"', '"equivalence"', "has no registers", id="registers"),
    ],
)
def test_what_is_refused(checkout, capsys, name, old, new, words):
    checkout.change(name, old, new)
    status, said = run(capsys)
    assert status == 1, said
    assert words in said


def test_a_fault_seen_at_another_label_is_not_seen(checkout, capsys):
    checkout.change("formal/check.sv", "c_nine:", "a_even: assert (count != 4'd15); c_nine:")
    checkout.change("formal/counter.toml", "properties = {", 'properties = { a_even = "never fifteen",')
    fault = JOB[JOB.index("[[job.fault]]") :].replace("a_range", "a_even").replace("4'd11", "4'd12")
    checkout.change("formal/counter.toml", "depth = 15\n", "depth = 15\n" + fault)
    status, said = run(capsys)
    assert status == 1
    assert re.search(r"NOT SEEN +counter, planted: 4'd12 \(reset a_range", said)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('fails = "a_range"', 'fails = "a_gone"', "a_gone"),
        ('covers = { c_nine = "it gets there" }', "", "requires a cover"),
        ("properties = {", 'properties = { a_more = "more",', "no planted fault for a_more"),
        ('new = "4\'d11"', 'new = "4\'d9"', "two different single lines"),
        ("parts = []", 'parts = ["nothing"]', "nothing"),
    ],
)
def test_a_wrong_list_is_refused(checkout, old, new, words):
    checkout.change("formal/counter.toml", old, new)
    with pytest.raises(UsageError, match=words):
        jobs()


def test_unknown_job(checkout):
    """As a person starts it: one line, no traceback, the status of a wrong use."""
    done = subprocess.run([sys.executable, "-m", "formal", "conter"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.strip().endswith("error: unknown job 'conter' (did you mean 'counter'?); known: counter")
    assert done.stderr.count("\n") == 1


def test_a_tool_that_is_not_installed(checkout, monkeypatch):
    monkeypatch.setattr(prove, "TOOLS", ("no-such-package",))
    with pytest.raises(BuildError, match="no-such-package is missing; run `make setup-test`"):
        prove.tasks(jobs()["counter"])[0].recipe()
