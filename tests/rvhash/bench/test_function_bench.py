# SPDX-License-Identifier: Apache-2.0
"""`rvhash bench isa`: records, table, plot, and refused options. tests/results checks the figures."""

import pytest
from pydantic import ValidationError

from rvhash.bench import function_bench, function_plot, workloads
from rvhash.bench.workloads import Functions
from rvhash.synth.fpga_area import Record

SCHEMA = {  # for ever: a key may be added, none may go or change its type
    "design": str,
    "function": str,
    "cycles": int,
    "cycles_next": (int, type(None)),
    "code_bytes": int,
    "baseline": str,
    "speedup": float,
    "code_change": float,
    "cycles_saved_per_lut": (float, type(None)),
    "unit": (str, type(None)),
    "lut": (int, type(None)),
    "weighted_area": (int, type(None)),
    "speedup_published": (str, type(None)),
    "published_source": (str, type(None)),
}
OF = {
    "host": "hart",
    "baseline": "sw",
    "design": [
        {"name": "sw", "functions": ["sha256"]},
        {
            "name": "zknh",
            "functions": ["sha256"],
            "unit": "isa-unit-zknh",
            "published": {"sha256": "2x"},
            "source": "a paper",
        },
    ],
}


def area(lut: int) -> Record:
    """A record of the unit of the test."""
    zero = dict.fromkeys(("ff", "carry", "mux", "lutram", "bram", "dsp"), 0)
    return Record(name="isa-unit-zknh", family="xc7", lut=lut, weighted_area=4 * lut, tool="none", **zero)


@pytest.fixture(scope="module")
def records():
    return function_bench.run(Functions.model_validate(OF), {"isa-unit-zknh": area(100)})


def test_records(records):
    software, zknh = records
    for r in records:
        assert set(r.model_dump()) == set(SCHEMA)
        assert all(isinstance(value, SCHEMA[key]) for key, value in r.model_dump().items())
    assert (software.design, software.baseline, software.speedup, software.lut) == ("sw-hart", "sw-hart", 1.0, None)
    assert zknh.speedup == round(software.cycles / zknh.cycles, 3) > 1.5
    assert zknh.cycles_saved_per_lut == round((software.cycles - zknh.cycles) / 100, 2)
    assert zknh.code_change == round(zknh.code_bytes / software.code_bytes - 1, 4) < 0
    assert 0 < zknh.cycles - zknh.cycles_next < 60  # the call
    assert (zknh.speedup_published, zknh.published_source) == ("2x", "a paper")
    assert software.speedup_published is None


def test_table_and_plot(records, tmp_path):
    table = function_bench.table(records)
    assert [list(column.cells) for column in table.columns][1] == ["sw-hart", "zknh-hart"]
    function_plot.plot(records, str(tmp_path / "a.svg"))
    first = (tmp_path / "a.svg").read_text()
    assert "SHA-256 block" in first
    assert "zknh-hart" in first
    function_plot.plot(records, str(tmp_path / "b.svg"))
    assert (tmp_path / "b.svg").read_text() == first


def test_the_workload_names_what_exists():
    of = workloads.get("isa").functions
    assert {row.name for row in of.design} >= {"hx", "zknh", "kronos-tightly", "codasip-zknh", "codasip-chmaj"}
    for wrong in ({"baseline": "swift"}, {"design": [{"name": "sw", "functions": ["md5"]}]}, {"design": []}):
        with pytest.raises(ValidationError):
            Functions.model_validate(OF | wrong)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("-d", "sw-hart"), "--design, --host, --no-baselines, --most and --max-cycles are not for"),
        (("--host", "nosuch"), "are not for a workload of functions"),
        (("--host", "cv32e40x"), "are not for a workload of functions"),
        (("--no-baselines",), "are not for a workload of functions"),
        (("--max-cycles", "1"), "are not for a workload of functions"),
        (("--most", "4"), "are not for a workload of functions"),
        (("--json", "--csv"), "exclude each other"),
        (("--plot", "a.txt"), "the name must end in"),
    ],
)
def test_refused(rvhash, options, why):
    done = rvhash("bench", "isa", *options, env={"RVHASH_CACHE": "/dev/null"})  # so nothing can be built
    assert done.returncode == 2
    assert why in " ".join(done.stderr.decode().split())
