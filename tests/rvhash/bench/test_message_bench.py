# SPDX-License-Identifier: Apache-2.0
"""`rvhash bench` on the real systems: the record's schema, the ratios, and the measured promises."""

import csv
import io
import json

import pytest

from rvhash import design
from rvhash.bench import length_plot, message_bench, workloads
from rvhash.bench.workloads import Lengths, Message, counting
from rvhash.model import digest
from rvhash.simulate.simulator import Result

NUMBER, TEXT = (int, float), (str,)
# The schema, for ever: a key may be added, none may go or change its type.
SCHEMA = {
    "design": TEXT,
    "host": TEXT,
    "attachment": TEXT,
    "algorithm": TEXT,
    "message_bytes": (int,),
    "cycles": (int,),
    "cycles_published": (int, type(None)),
    "digest": TEXT,
    "published_source": (str, type(None)),
    "cycles_per_byte": (*NUMBER, type(None)),
    "instructions": (int,),
    "hw_used": (bool,),
    "software": TEXT,
    "stand_in": (bool,),
    "speedup_software": (*NUMBER, type(None)),
    "speedup_lanes": (*NUMBER, type(None)),
}


def records(done) -> list[dict]:
    assert done.returncode == 0, done.stderr.decode()
    found = json.loads(done.stdout)
    for record in found:
        assert set(SCHEMA) <= set(record)
        for key, types in SCHEMA.items():
            assert type(record[key]) in types, (key, record[key])
    return found


def test_kronos_workload_on_its_designs(rvhash):
    found = {r["design"]: r for r in records(rvhash("bench", "kronos", "--json"))}
    assert set(found) == set(workloads.get("kronos").designs)
    mmio, good, lanes = found["mmio-cv32e40x"], found["sw-cv32e40x"], found["sw-lanes-cv32e40x"]
    for record in found.values():
        assert (record["algorithm"], record["message_bytes"]) == ("sha3-384", 200)
        assert record["digest"] == digest("sha3-384", bytes(range(200))).hex()
        assert record["speedup_software"] == pytest.approx(good["cycles"] / record["cycles"])
        assert record["speedup_lanes"] == pytest.approx(lanes["cycles"] / record["cycles"])
        assert record["cycles_per_byte"] == pytest.approx(record["cycles"] / 200)
    assert mmio["cycles"] <= 180  # what is promised
    assert found["kronos-loosely-cv32e40x"]["cycles"] <= 4169
    assert found["kronos-coprocessor-cv32e40x"]["cycles"] <= 7553
    assert (mmio["cycles_published"], mmio["published_source"]) == (4169, "KRONOS, loosely coupled")
    assert (good["cycles_published"], lanes["cycles_published"]) == (56529, 56529)
    assert (mmio["hw_used"], good["hw_used"]) == (True, False)
    assert (mmio["attachment"], mmio["host"], mmio["stand_in"]) == ("mmio", "cv32e40x", False)
    assert lanes["stand_in"]
    assert good["cycles"] < lanes["cycles"]


def test_one_design_of_a_toml_workload_has_its_baselines_run(rvhash, tmp_path):
    (tmp_path / "w.toml").write_text(
        'name = "w"\ntitle = "t"\n'
        '[[message]]\nalgorithm = "sha256"\nbytes = 0\n[[message]]\nalgorithm = "shake128"\nbytes = 1000\n'
    )
    done = rvhash("bench", "w.toml", "-d", "mmio-cv32e40x", "--json")
    empty, shake = records(done)
    assert b"also running sw-cv32e40x, sw-lanes-cv32e40x" in done.stderr
    assert (empty["message_bytes"], empty["cycles_per_byte"], empty["cycles_published"]) == (0, None, None)
    assert shake["digest"] == digest("shake128", counting(1000)).hex()
    assert empty["speedup_software"] > 1
    assert shake["speedup_lanes"] > shake["speedup_software"] > 1


@pytest.mark.parametrize(("algorithm", "cycles_per_byte"), [("sha256", 1.03), ("sha3-256", 0.26)])
def test_promises_for_long_messages(rvhash, algorithm, cycles_per_byte):
    done = rvhash("bench", "-a", algorithm, "--bytes", "65536", "-d", "mmio-cv32e40x", "--no-baselines", "--json")
    (record,) = records(done)
    assert record["cycles_per_byte"] <= cycles_per_byte


def test_lengths(rvhash, tmp_path):
    """A table for each algorithm, and from which length on hardware is faster."""
    (tmp_path / "w.toml").write_text(
        'name = "w"\ntitle = "t"\ndesigns = ["sw-cv32e40x", "mmio-cv32e40x"]\n[lengths]\n'
        'algorithms = ["sha256", "sha3-384"]\nbytes = [0, 200, 1024]\nagainst = "sw-cv32e40x"\n'
    )
    found = records(rvhash("bench", "w.toml", "--json"))
    assert len(found) == 2 * 3 * 2
    text = rvhash("bench", "w.toml", "--plot", "a.svg").stdout.decode()
    drawing = (tmp_path / "a.svg").read_text()
    for part in ("sha256", "sha3-384", "sw-cv32e40x", "mmio-cv32e40x:", "from 0 bytes on", "1,024"):
        assert f">{part}<" in drawing
    for record in found:
        assert f"{record['cycles']:,}" in text
    assert text.count("from 0 bytes on") == 2
    assert "sha3-384: cycles" in text
    assert rvhash("bench", "w.toml", "-d", "mmio-cv32e40x").returncode == 0  # nothing to compare with


def test_crossover():
    of = Lengths(algorithms=["sha256"], bytes=[0, 10, 20, 30], against="sw-cv32e40x")
    soft = {0: 5, 10: 10, 20: 20, 30: 30}
    for cycles, first in (((1, 1, 1, 1), 0), ((9, 9, 9, 9), 10), ((1, 12, 1, 1), 20), ((9, 10, 20, 30), None)):
        hard = dict(zip(of.bytes, cycles, strict=True))
        assert message_bench.crossover(of, {"sw-cv32e40x": soft, "x": hard}, "x") == first


def record(name: str, n: int, cycles: int) -> message_bench.Record:
    """SHA-256 of so many bytes."""
    of, message = design.get(name), Message(algorithm="sha256", bytes=n)
    return message_bench._record(of, 0, message, {name: [Result("sha256", n, b"", cycles, 1, True)]})


def test_plot_of_lengths(tmp_path):
    """Each design says from where on it is faster, or that it is not; the same records are the same file."""
    of = Lengths(algorithms=["sha256"], bytes=[0, 10, 20], against="sw-cv32e40x")
    curves = {"sw-cv32e40x": (5, 10, 20), "mmio-cv32e40x": (9, 9, 9), "xif-cv32e40x": (30, 30, 30)}
    records = [record(name, n, c) for name, curve in curves.items() for n, c in zip(of.bytes, curve, strict=True)]
    for name in ("a.svg", "b.svg"):
        length_plot.plot(of, records, str(tmp_path / name))
    drawing = (tmp_path / "a.svg").read_text()
    assert drawing == (tmp_path / "b.svg").read_text()
    for part in ("mmio-cv32e40x:", "from 10 bytes on", "xif-cv32e40x:", "at 20 bytes"):
        assert f">{part}<" in drawing
    length_plot.plot(of, records[3:], str(tmp_path / "alone.svg"))  # nothing to compare with
    assert "faster" not in (tmp_path / "alone.svg").read_text()


def test_without_baselines(rvhash):
    done = rvhash("bench", "-a", "sha3-256", "--bytes", "300", "-d", "mmio-cv32e40x", "--no-baselines", "--json")
    (record,) = records(done)
    assert record["digest"] == digest("sha3-256", counting(300)).hex()
    assert (record["speedup_software"], record["speedup_lanes"]) == (None, None)
    assert b"also running" not in done.stderr


def test_csv_holds_the_same_records(rvhash):
    args = ("bench", "-a", "sha256", "--bytes", "64", "-d", "sw-cv32e40x", "-d", "mmio-cv32e40x")
    rows = list(csv.DictReader(io.StringIO(rvhash(*args, "--csv").stdout.decode())))
    expected = records(rvhash(*args, "--json"))
    assert [list(row) for row in rows] == [list(message_bench.Record.model_fields)] * 2
    assert rows == [{k: "" if v is None else str(v) for k, v in r.items()} for r in expected]


def test_table_shows_what_was_measured_and_what_was_published(rvhash):
    done = rvhash("bench", "kronos", "-d", "mmio-cv32e40x", "-d", "sw-cv32e40x", "--no-baselines")
    text = done.stdout.decode()
    found = records(rvhash("bench", "kronos", "-d", "mmio-cv32e40x", "-d", "sw-cv32e40x", "--no-baselines", "--json"))
    for record in found:
        (line,) = [line for line in text.splitlines() if line.startswith(f"│ {record['design']} ")]
        cells = [cell.strip() for cell in line.strip("│").split("│")]
        assert cells == [
            record["design"],
            "sha3-384, 200 B",
            f"{record['cycles']:,}",
            f"{record['cycles_per_byte']:,.2f}",
            f"{record['speedup_software']:,.2f}x",
            "-",
            f"{record['cycles_published']:,}",
            record["published_source"],
        ]


def rows_of(text: str) -> list[list[str]]:
    """The cells of every row of the tables in `text`."""
    return [[c.strip() for c in line.strip("│").split("│")] for line in text.splitlines() if line.startswith("│")]


def test_table_of_the_paper(rvhash):
    """Published, reproduced, ours: figures of this run, and where there is no design it says so."""
    done = rvhash("bench", "kronos")
    cycles = {r["design"]: f"{r['cycles']:,}" for r in records(rvhash("bench", "kronos", "--json"))}
    text = done.stdout.decode()
    assert "KRONOS, Table 1" in text
    good, lanes, loosely, mmio = "sw-cv32e40x", "sw-lanes-cv32e40x", "kronos-loosely-cv32e40x", "mmio-cv32e40x"
    coprocessor, xif = "kronos-coprocessor-cv32e40x", "xif-cv32e40x"
    assert [row for row in rows_of(text) if row[0].startswith("KRONOS")] == [
        ["KRONOS, software", "56,529", cycles[lanes], lanes + " (stand-in)", cycles[good], good],
        ["KRONOS, loosely coupled", "4,169", cycles[loosely], loosely, cycles[mmio], mmio],
        ["KRONOS, tightly coupled", "31,527", "-", "none yet", "-", "none yet"],
        ["KRONOS, coprocessor", "7,553", cycles[coprocessor], coprocessor, cycles[xif], xif],
    ]


@pytest.mark.full
def test_a_workload_on_another_host(rvhash):
    """Its roles are designs of that host; those that the host does not serve are named."""
    done = rvhash("bench", "kronos", "--host", "cv32e40p", "--no-baselines", "--json")
    named = {r["design"] for r in records(done)}
    assert named == {
        f"{role}-cv32e40p"
        for role in ("mmio", "kronos-loosely", "kronos-loosely-copied", "sw", "sw-lanes", "sw-compact")
    }
    assert b"has no extension interface for them: xif, xif-pushed, kronos-coprocessor" in done.stderr


def test_a_role_on_the_command_line_is_a_design_of_the_host(rvhash):
    args = ("bench", "-a", "sha3-384", "--bytes", "200", "-d", "mmio", "--no-baselines", "--json")
    assert [r["design"] for r in records(rvhash(*args))] == ["mmio-cv32e40x"]
    assert [r["design"] for r in records(rvhash(*args, "--host", "hart"))] == ["mmio-hart"]
    done = rvhash("bench", "-a", "sha3-384", "--bytes", "200", "-d", "xif", "--host", "ibex")
    assert done.returncode == 2
    assert b"xif requires CV-X-IF, which host 'ibex' does not have; hosts that have it: cv32e40x, hart" in done.stderr
    done = rvhash("bench", "kronos", "--host", "ibx")
    assert done.returncode == 2
    assert b"unknown host 'ibx' (did you mean 'ibex'?)" in done.stderr


def test_table_of_the_paper_with_few_designs(rvhash):
    text = rvhash("bench", "kronos", "-d", "mmio-cv32e40x", "--no-baselines").stdout.decode()
    rows = {row[0]: row[1:] for row in rows_of(text)}
    ours = rows["mmio-cv32e40x"][1]
    wanted = ["4,169", "-", "kronos-loosely-cv32e40x, not chosen", ours, "mmio-cv32e40x"]
    assert rows["KRONOS, loosely coupled"] == wanted


def test_ratios_are_of_the_same_message():
    """Two messages with swapped costs: a ratio across messages would show."""
    mmio, good = design.get("mmio-cv32e40x"), design.get("sw-cv32e40x")
    messages = [Message(algorithm="sha256", bytes=n) for n in (10, 20)]

    def results(*cycles: int) -> list[Result]:
        return [Result("sha256", m.bytes, b"\1", c, 1, True) for m, c in zip(messages, cycles, strict=True)]

    found = [
        message_bench._record(of, i, message, {mmio.name: results(10, 100), good.name: results(50, 300)})
        for i, message in enumerate(messages)
        for of in (mmio, good)
    ]
    assert [r.speedup_software for r in found] == [5.0, 1.0, 3.0, 1.0]
    assert [r.speedup_lanes for r in found] == [None] * 4
