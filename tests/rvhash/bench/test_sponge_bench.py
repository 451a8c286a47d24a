# SPDX-License-Identifier: Apache-2.0
"""`rvhash bench asip`: records, table, and refused options. tests/results checks the figures."""

import pytest
from pydantic import ValidationError

from rvhash.bench import sponge_bench, workloads
from rvhash.bench.workloads import Sponges
from rvhash.synth.fpga_area import Record

FIGURE = (float, type(None))
SCHEMA = {  # for ever: a key may be added, none may go or change its type
    "design": str,
    "plain": str,
    "cycles_one": int,
    "cycles_block": int,
    "bytes_per_cycle": float,
    "speedup": float,
    "code_bytes": int,
    "code_ratio": float,
    "weighted_area": int,
    "area_ratio": float,
    "ff": int,
    "ff_ratio": float,
    "efficiency": float,
    "efficiency_ratio": float,
    "published": (str, type(None)),
    "bytes_per_cycle_published": FIGURE,
    "code_bytes_published": (int, type(None)),
    "speedup_published": FIGURE,
    "code_ratio_published": FIGURE,
    "area_ratio_published": FIGURE,
}
PRINTED = {"name": "small", "bytes_per_cycle": 0.002, "area": 100, "code_bytes": 1000}
OF = {
    "plain": "sw-hart",
    "design": [
        {"name": "sw-hart", "unit": "hart", "published": PRINTED},
        {
            "name": "hx-hart",
            "unit": "hart-xif",
            "published": PRINTED | {"name": "big", "bytes_per_cycle": 0.006, "area": 150, "code_bytes": 500},
        },
        {"name": "compact-os-hart", "unit": "hart"},
    ],
    "other": [PRINTED | {"name": "another"}],
}


def area(name: str, lut: int) -> Record:
    zero = dict.fromkeys(("carry", "mux", "lutram", "bram", "dsp"), 0)
    return Record(name=name, family="xc7", lut=lut, weighted_area=4 * lut, ff=2 * lut, tool="none", **zero)


@pytest.fixture(scope="module")
def records():
    areas = {"hart": area("hart", 100), "hart-xif": area("hart-xif", 125)}
    return sponge_bench.run(Sponges.model_validate(OF), areas)


def test_records(records):
    plain, hx, compact = records
    for r in records:
        assert set(r.model_dump()) == set(SCHEMA)
        assert all(isinstance(value, SCHEMA[key]) for key, value in r.model_dump().items())
    assert (plain.design, plain.plain, plain.speedup, plain.code_ratio, plain.area_ratio) == ("sw-hart",) * 2 + (
        1.0,
    ) * 3
    assert hx.speedup == round(plain.cycles_block / hx.cycles_block, 3) > 1.5
    assert hx.bytes_per_cycle == round(136 / hx.cycles_block, 6)
    assert hx.code_ratio == round(hx.code_bytes / plain.code_bytes, 4)
    assert (hx.weighted_area, hx.area_ratio, hx.ff, hx.ff_ratio) == (500, 1.25, 250, 1.25)
    assert hx.efficiency_ratio == pytest.approx(hx.speedup / 1.25, rel=0.01)
    assert 0 < hx.cycles_one - hx.cycles_block < 1000  # the first state, the digest
    assert (hx.published, hx.speedup_published, hx.code_ratio_published) == ("big", 3.0, 0.5)
    assert hx.area_ratio_published == 1.5
    assert (compact.design, compact.published, compact.area_ratio_published) == ("compact-os-hart", None, None)


def test_table(records):
    table = sponge_bench.table(Sponges.model_validate(OF), records)
    names = [*(r.design for r in records), "small, published", "big, published", "another, published"]
    assert next(list(column.cells) for column in table.columns) == names


def test_the_workload_names_what_exists():
    of = workloads.get("asip").sponges
    assert {row.name for row in of.design} >= {"compact-hart", "oasip-hart", "dasip-hart", "lane-hart"}
    assert of.plain == "compact-hart"
    row = OF["design"][0]
    for wrong in (
        {"plain": "sw"},
        {"design": []},
        {"design": [row | {"name": "sw"}]},
        {"design": [row | {"unit": "heart"}]},
        {"other": [PRINTED | {"area": 0}]},
    ):
        with pytest.raises(ValidationError):
            Sponges.model_validate(OF | wrong)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("-d", "sw-hart"), "--design, --host, --no-baselines, --most and --max-cycles are not for"),
        (("--host", "nosuch"), "are not for a workload of sponges"),
        (("--host", "cv32e40x"), "are not for a workload of sponges"),
        (("--no-baselines",), "are not for a workload of sponges"),
        (("--max-cycles", "1"), "are not for a workload of sponges"),
        (("--json", "--csv"), "exclude each other"),
        (("--plot", "a.svg"), "--plot requires a workload of lengths, blocks, functions or calls"),
    ],
)
def test_refused(rvhash, options, why):
    done = rvhash("bench", "asip", *options, env={"RVHASH_CACHE": "/dev/null"})  # so nothing can be built
    assert done.returncode == 2
    assert why in " ".join(done.stderr.decode().split())
