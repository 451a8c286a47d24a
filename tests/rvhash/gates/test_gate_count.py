# SPDX-License-Identifier: Apache-2.0
"""`rvhash gates` on a very small checkout: area and period, cached results, and errors."""

import json

import pytest

from rvhash.builder import tools
from rvhash.errors import BuildError
from rvhash.gates import gate_count, mapping
from tests.rvhash.units_checkout import edit

# Eight flip-flops with reset of 176 um2, eight XORs of 56; NAND2X1 has 24.
COUNT_8_KGE = round(8 * (176 + 56) / 24 / 1000, 3)


def test_records_of_a_known_netlist_are_kept(mini, rvhash):
    first = rvhash("gates", "count-8", "--json")
    assert first.returncode == 0, first
    (record,) = json.loads(first.stdout)
    assert (record["name"], record["smallest_kge"]) == ("count-8", COUNT_8_KGE)
    assert [point["target"] for point in record["sweep"]] == list(mapping.TARGETS)
    area = record["sweep"][0]
    assert (area["registers"], area["cells"], area["area_um2"]) == (8, 16, 8 * (176 + 56))
    assert area["begin"] == area["end"]  # an XOR of the register and the step
    assert 0.3 < area["period_ns"] < 1.0
    assert 0.0 < area["register_to_output_ns"] < area["period_ns"]
    assert record["best_period_ns"] == min(point["period_ns"] for point in record["sweep"])
    assert record["best_period_mhz"] == round(1000 / record["best_period_ns"], 1)
    assert first.stderr.count(b"rvhash: built the gates of count-8 in ") == 1
    kept = rvhash("gates", "count-8", "count-8", "--json")
    assert (kept.returncode, kept.stdout, kept.stderr) == (0, first.stdout, b"")

    shown = rvhash("gates", "count-8")
    heading, line, *_ = [row.split() for row in shown.stdout.decode().splitlines()]
    assert heading[:3] == ["unit", "best", "period,"]
    assert (line[0], line[-1]) == ("count-8", "8")


def test_unit_without_registers_has_no_period(mini):
    (record,) = gate_count.measure(["bus"])
    assert (record.best_period_ns, record.best_period_mhz, record.best_period_kge) == (None, None, None)
    assert record.smallest_kge == round(16 / 24 / 1000, 3)  # an inverter
    assert record.sweep[0].input_to_output_ns > 0
    assert gate_count.table([record]).row_count == 1


def test_key_changes_with_parts_of_the_flow(mini, monkeypatch):
    from rvhash.design.named_units import units

    def key() -> str:
        return gate_count._recipe("count-8", units()["count-8"]).key()

    seen = {key()}
    for name in ("rtl/count.sv", "rtl/flags.svh", "synth/map_gates.py", "synth/map.py", "synth/latches.v"):
        (mini / name).write_text((mini / name).read_text() + "\n")
        seen.add(key())
    monkeypatch.setitem(mapping.TARGETS, "area", mapping.Target("other", 1, ()))
    seen.add(key())
    assert len(seen) == 7


def test_what_all_means(mini):
    assert gate_count.chosen(["all"]) == ["count-8", "bus"]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("count_o <= '0", "count_o <= zero", "the gates of count-8 does not build: .*undeclared identifier 'zero'"),
        ("endmodule", "wire l = rst_ni ? clk_i : l;\nendmodule", "does not build"),
    ],
    ids=["name", "loop"],
)
def test_rtl_error_is_one_line(mini, old, new, says):
    edit(mini / "rtl/count.sv", old, new)
    with pytest.raises(BuildError, match=says) as caught:
        gate_count.measure(["count-8"])
    assert "\n" not in str(caught.value)
    assert not list((mini / "the cache").glob("gates-*"))


def test_parameter_that_the_module_does_not_have_is_refused(mini):
    edit(mini / "synth/units.toml", "Width = 8", "Wdth = 8")
    with pytest.raises(BuildError, match="parameter 'Wdth' does not exist in 'count'"):
        gate_count.measure(["count-8"])


def test_missing_library_says_what_to_install(mini, monkeypatch):
    mapping.cell_files.cache_clear()
    monkeypatch.setattr(mapping, "PACKAGE", "qflow-tech-none")
    try:
        with pytest.raises(BuildError, match="install the Debian package qflow-tech-none, or run `make setup-test`"):
            gate_count.measure(["count-8"])
    finally:
        mapping.cell_files.cache_clear()


def test_missing_simulator_says_what_to_install(monkeypatch):
    monkeypatch.setattr(tools.shutil, "which", lambda name: None)
    with pytest.raises(BuildError, match="vvp is missing; install the Debian package"):
        mapping.need_simulator()


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ([], "NAME is missing; give all, or some of "),
        (["count-9"], "unknown unit 'count-9' (did you mean 'count-8'?)"),
        (["--list", "count-8"], "--list maps nothing"),
        (["--list", "--again"], "--list maps nothing"),
    ],
)
def test_wrong_use_is_one_line_and_status_2(mini, rvhash, args, says):
    done = rvhash("gates", *args)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1
    assert says in done.stderr.decode()


def test_list_and_help(mini, rvhash):
    assert [u["name"] for u in json.loads(rvhash("gates", "--list", "--json").stdout)][:2] == ["count-8", "count-least"]
    text = " ".join(rvhash("gates", "--help", env={"COLUMNS": "200"}).stdout.decode().split())
    for part in ("rvhash gates [OPTIONS] [NAME...]", "NAND2X1", "make setup-test", "rvhash gates all --json"):
        assert part in text
