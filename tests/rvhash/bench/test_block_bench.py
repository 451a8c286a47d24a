# SPDX-License-Identifier: Apache-2.0
"""`rvhash bench sharv`: records, tables, the plot, and refused options. tests/results checks the cycles."""

import csv
import hashlib
import io
import json

import pytest

from rvhash.bench import block_bench, block_plot, workloads
from rvhash.blocks import batches

SHARV = workloads.get("sharv").blocks
SCHEMA = {  # for ever: a key may be added, none may go or change its type
    "design": (str,),
    "host": (str,),
    "attachment": (str,),
    "algorithm": (str,),
    "mode": (str,),
    "blocks": (int,),
    "cycles": (int,),
    "cycles_published": (int, type(None)),
    "digest": (str,),
    "cycles_per_block": (float,),
    "instructions": (int,),
    "hw_used": (bool,),
    "software": (str,),
    "stand_in": (bool,),
    "speedup_software": (float, type(None)),
    "speedup_lanes": (float, type(None)),
}


def record(design: str, mode: str, n: int, cycles: int, **others) -> block_bench.BlockRecord:
    """A record of SHA-256."""
    known = {
        "host": "cv32e40x",
        "attachment": design.removesuffix("-cv32e40x"),
        "algorithm": "sha256",
        "cycles_published": None,
        "digest": "",
        "cycles_per_block": cycles / n,
        "instructions": 1,
        "hw_used": True,
        "software": "good",
        "stand_in": False,
        "speedup_software": None,
        "speedup_lanes": None,
    }
    return block_bench.BlockRecord(design=design, mode=mode, blocks=n, cycles=cycles, **(known | others))


def cells(table, row: int) -> list[str]:
    """The cells of a row."""
    return [list(column.cells)[row] for column in table.columns]


def test_records(rvhash):
    """On a real system, with the software's runs for the speed-ups."""
    done = rvhash("bench", "sharv", "-d", "sharv-x4-cv32e40x", "-d", "sharv-cv32e40x", "--most", "4", "--json")
    assert done.returncode == 0, done.stderr.decode()
    assert "also running sw-cv32e40x, sw-lanes-cv32e40x" in done.stderr.decode()
    found = json.loads(done.stdout)
    for r in found:
        assert {key: type(r[key]) in types for key, types in SCHEMA.items()} == dict.fromkeys(r, True)
    kinds = [(r["design"], r["algorithm"], r["mode"], r["blocks"]) for r in found]
    one = [(a, m, n) for a in ("sha224", "sha256") for m in ("long", "short") for n in (1, 4)]
    four = [("sha224", "four", 4), ("sha256", "four", 4)]
    assert sorted(kinds) == sorted(
        [("sharv-cv32e40x", *k) for k in one] + [("sharv-x4-cv32e40x", *k) for k in one + four]
    )
    for r in found:
        digests = batches.generate(r["algorithm"], r["mode"], r["blocks"], block_bench.SEED).digests()
        assert r["digest"] == hashlib.sha256(digests).hexdigest()
        assert r["hw_used"]
        assert r["cycles_per_block"] == r["cycles"] / r["blocks"]
        printed = {("long", 1): 353, ("short", 1): 361, ("long", 4): 1200, ("short", 4): 1232}
        paper = r["design"] == "sharv-cv32e40x"
        assert r["cycles_published"] == (printed[r["mode"], r["blocks"]] if paper else None)
        ran = r["mode"] != "four"
        assert (r["speedup_software"] is not None, r["speedup_lanes"] is not None) == (ran, ran)
        assert not ran or 7 < r["speedup_software"] < r["speedup_lanes"]


def test_csv_and_no_baselines(rvhash):
    options = ("--most", "1", "--no-baselines", "--csv")
    done = rvhash("bench", "sharv", "-d", "sharv-long-cv32e40x", *options)
    assert done.returncode == 0, done.stderr.decode()
    found = list(csv.DictReader(io.StringIO(done.stdout.decode())))
    assert len(found) == 4
    assert {r["speedup_software"] for r in found} == {""}


def test_tables_and_plot(rvhash, tmp_path):
    done = rvhash("bench", "sharv", "-d", "sharv-cv32e40x", "--most", "4", "--no-baselines", "--plot", "a.svg")
    assert done.returncode == 0, done.stderr.decode()
    text = done.stdout.decode()
    for part in ("sha224, long: cycles", "sha256, short: cycles", "Table III", "LCIoT2025, published", "34,667"):
        assert part in text
    drawing = (tmp_path / "a.svg").read_text()
    for part in ("sharv-cv32e40x", "published", "sha224, short", "sha256, long"):
        assert f">{part}<" in drawing


def test_differences_to_the_paper():
    of = SHARV.model_copy(update={"counts": [1, 4]})
    records = [record("sharv-cv32e40x", "long", 1, 353), record("sharv-cv32e40x", "long", 4, 1260)]
    (table,) = block_bench.tables(of, records)
    assert cells(table, 0) == ["1", "353", "+0.0 %", "353"]
    assert cells(table, 1) == ["4", "1,200", "+5.0 %", "1,260"]


def test_table_of_other_work():
    records = [
        record("sharv-cv32e40x", mode, n, n * each + 70) for mode, each in (("long", 10), ("short", 20)) for n in (1, 5)
    ]
    records.append(record("sw-cv32e40x", "short", 1, 2000, attachment="none"))
    table = block_bench.works(SHARV, records)
    assert cells(table, 0)[:2] == ["ATC2023, published", "2,495"]
    assert cells(table, 4) == ["SHA-RV, published", "257", "353", "282", "290", "5,175", "3,146"]
    assert cells(table, 5)[2] == "96,466"
    assert cells(table, 6)[:5] == ["sharv-cv32e40x", "-", "80", "10.0", "20.0"]
    assert cells(table, 7) == ["sw-cv32e40x", "-", "2,000", "-", "-", "-", "-"]
    assert cells(table, 8)[0] == "of these, unit sharv-bufferset"
    assert cells(table, 8)[6] == "8,192"


def test_the_same_records_are_the_same_file(tmp_path):
    records = [record("sharv-x4-cv32e40x", "four", n, 100 * n) for n in (4, 16)]
    for name in ("a.svg", "b.svg", "c.png"):
        block_plot.plot(SHARV, records, str(tmp_path / name))
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()
    assert (tmp_path / "c.png").read_bytes()[:4] == b"\x89PNG"


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("sharv", "--plot", "a.txt"), "must end in .svg, .png, .pdf"),
        (("sharv", "--plot", "nowhere/a.svg"), "its folder does not exist"),
        (("sharv", "--plot", "a.svg"), "is a folder"),
        (("kronos", "--most", "4"), "--most requires a workload of blocks"),
        (("lengths", "--most", "4"), "--most requires a workload of blocks"),
        (("kronos", "--plot", "a.svg"), "--plot requires a workload of lengths, blocks, functions or calls"),
        (("lengths", "--plot", "a.txt"), "must end in .svg, .png, .pdf"),
        (("lengths", "--plot", "a.svg"), "is a folder"),
        (("sharv", "-d", "mmio-cv32e40x", "--most", "1", "--no-baselines"), "does not accept padded blocks"),
        (("few.toml", "--most", "3"), "this workload begins at 4 blocks"),
    ],
)
def test_refused(rvhash, tmp_path, options, says):
    (tmp_path / "few.toml").write_text(
        'name = "few"\ntitle = "few"\n[blocks]\nalgorithms = ["sha256"]\ncounts = [4]\n'
        'reproduced = "sharv-cv32e40x"\n[[blocks.mode]]\nname = "short"\n'
    )
    (tmp_path / "a.svg").mkdir()
    done = rvhash("bench", *options)
    assert done.returncode == 2
    assert says in " ".join(done.stderr.decode().split())


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("[4]", "[4, 2]"), "the numbers of blocks must be in ascending order"),
        (("[4]", "[4096]"), "less than or equal to 2048"),
        (('["sha256"]', '["sha512"]'), "allowed: sha224, sha256"),
        (('"short"', '"wide"'), "allowed: short, long, four"),
        (("sharv-cv32e40x", "sharw"), "blocks.reproduced = 'sharw' is not known"),
        (
            ("[blocks]", '[[message]]\nalgorithm = "sha256"\nbytes = 1\n[blocks]'),
            "either messages or lengths or blocks",
        ),
    ],
)
def test_wrong_workloads(rvhash, tmp_path, change, says):
    text = (
        'name = "few"\ntitle = "few"\n[blocks]\nalgorithms = ["sha256"]\ncounts = [4]\n'
        'reproduced = "sharv-cv32e40x"\n[[blocks.mode]]\nname = "short"\n'
    )
    assert change[0] in text
    (tmp_path / "few.toml").write_text(text.replace(*change))
    done = rvhash("bench", "few.toml")
    assert done.returncode == 2
    assert says in " ".join(done.stderr.decode().split())
