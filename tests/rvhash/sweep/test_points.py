# SPDX-License-Identifier: Apache-2.0
"""Which combinations of a file are points, and which are refused, before anything runs."""

import pytest

from rvhash.errors import UsageError
from rvhash.sweep import points, result_files, specification

HEAD = 'measure = ["cycles"]\n'
GRID = """[[grid]]
design = ["mmio"]
host = ["hart"]
algorithm = ["sha256"]
message_bytes = [64]
"""


def read(tmp_path, text: str) -> specification.Specification:
    path = tmp_path / "spec.toml"
    path.write_text(text)
    return specification.read(str(path))


def expanded(tmp_path, text: str):
    return points.points(read(tmp_path, text))


def test_every_combination_in_the_order_of_the_file(tmp_path):
    text = (
        HEAD + GRID.replace("[64]", "[64, 0]") + "wait_states = [0, 20]\nrounds_per_cycle = [2, 1]\nbuffers = [1, 2]\n"
    )
    found, skipped = expanded(tmp_path, text)
    shown = [(p.message_bytes, p.wait_states, p.axes()["rounds_per_cycle"], p.axes()["buffers"]) for p in found]
    assert shown == [(n, w, r, b) for n in (64, 0) for w in (0, 20) for r in (2, 1) for b in (1, 2)]
    assert skipped == {}
    assert [p.of.parameters for p in found[:4]] == [
        {"RoundsPerCycle": r, "Overlap": b - 1} for r in (2, 1) for b in (1, 2)
    ]


def test_values_that_the_design_has_anyway_are_its_own(tmp_path):
    (point,), _ = expanded(tmp_path, HEAD + GRID)
    assert point.axes() == {
        "rounds_per_cycle": 1,
        "word_width": 32,
        "buffers": 2,
        "lanes": None,
        "stages": None,
        "memory_width": 32,
    }
    assert point.of.parameters == {}


def test_several_grids_and_no_point_twice(tmp_path):
    stream = '[[grid]]\ndesign = ["stream-lanes"]\nalgorithm = ["sha256"]\nmessage_bytes = [64]\nlanes = [2, 8]\n'
    found, _ = expanded(tmp_path, HEAD + GRID + GRID + stream + "messages = [20]\n")
    assert [(p.name, p.host, p.axes()["lanes"], p.messages) for p in found] == [
        ("mmio", "hart", None, 1),
        ("stream-lanes", "", 2, 20),
        ("stream-lanes", "", 8, 20),
    ]
    assert [p.of.lanes for p in found[1:]] == [2, 8]


def test_parameters_by_their_names_in_the_rtl(tmp_path):
    found, _ = expanded(tmp_path, HEAD + GRID + "parameters = { HasSha512 = [0, 1], HasKeccak = [0] }\n")
    assert [p.of.parameters for p in found] == [{"HasSha512": n, "HasKeccak": 0} for n in (0, 1)]


STREAM = '[[grid]]\ndesign = ["stream-pipeline"]\nalgorithm = ["sha3-256"]\nmessage_bytes = [64]\n'


@pytest.mark.parametrize(
    ("grid", "why"),
    [
        (GRID.replace('"mmio"', '"mmoi"'), "unknown design 'mmoi' (did you mean 'mmio'?)"),
        (GRID.replace('"hart"', '"heart"'), "unknown host 'heart'"),
        (GRID.replace('"hart"', '"ibex"').replace('"mmio"', '"hx"'), "hx requires CV-X-IF 1.0, which host 'ibex'"),
        (GRID + "lanes = [4]\n", "mmio on hart has no lanes"),
        (GRID + "stages = [6]\n", "mmio on hart has no stages"),
        (GRID + "messages = [4]\n", "`messages` is for the streaming attachment"),
        (GRID + "parameters = { Kind = [1] }\n", "unknown parameter 'Kind'"),
        (GRID + "rounds_per_cycle = [2]\nparameters = { RoundsPerCycle = [1] }\n", "set the same parameter"),
        (GRID.replace('"mmio"', '"mmio-windows"') + "word_width = [64]\n", "requires parameters.EngineWidth = 32"),
        (
            GRID.replace('"mmio"', '"hx"') + "memory_width = [64]\n",
            "memory_width = 64 is not a width of the attachment",
        ),
        (STREAM + "memory_width = [64]\n", "stream-pipeline has no memory_width"),
        (STREAM + 'host = ["hart"]\n', "stream-pipeline has no host"),
        (STREAM + "rounds_per_cycle = [2]\n", "stream-pipeline has no rounds_per_cycle"),
        (STREAM.replace("sha3-256", "sha256"), "stream-pipeline does not have sha256"),
        (STREAM.replace("sha3-256", "shake128"), "requires output_bytes for shake128"),
        (STREAM.replace("pipeline", "single") + "word_width = [128]\n", "are wider than its bus"),
        (STREAM.replace("pipeline", "pipe"), "unknown configuration 'pipe'"),
    ],
)
def test_no_design_is_refused_or_skipped_with_the_reason(tmp_path, grid, why):
    with pytest.raises(UsageError) as caught:
        expanded(tmp_path, HEAD + GRID.replace("64", "65") + grid)
    assert why in str(caught.value)
    assert 'illegal = "skip"' in str(caught.value)
    found, skipped = expanded(tmp_path, HEAD + 'illegal = "skip"\n' + GRID.replace("64", "65") + grid)
    assert [p.message_bytes for p in found] == [65]
    assert list(skipped.values()) == [1]
    assert why in next(iter(skipped))


def test_skipped_ones_are_counted_by_reason(tmp_path):
    text = (
        HEAD + 'illegal = "skip"\n' + GRID.replace('["mmio"]', '["mmio", "hx"]').replace('["hart"]', '["hart", "ibex"]')
    )
    found, skipped = expanded(tmp_path, text.replace("[64]", "[1, 2, 3]"))
    assert [(p.name, p.host) for p in found[::3]] == [("mmio", "hart"), ("mmio", "ibex"), ("hx", "hart")]
    assert list(skipped.values()) == [3]


def test_a_file_without_any_point(tmp_path):
    with pytest.raises(UsageError, match="no combination is a design"):
        expanded(tmp_path, HEAD + 'illegal = "skip"\n' + GRID + "lanes = [2]\n")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('["cycles"]', '["cycle"]', "allowed: cycles, area"),
        ('["cycles"]', "[]", "'measure'"),
        ("[64]", "[-1]", "-1 is not from 0 to"),
        ("[64]", "[64, 64]", "grid.message_bytes has a value twice"),
        ("[64]", "[64]\nwait_states = [91]", "less than or equal to 90"),
        ("[64]", "[64]\nrounds_per_cycle = [3]", "input should be 1 or 2"),
        ("[64]", "[64]\nbuffers = [0]", "input should be 1 or 2"),
        ("[64]", "[64]\nlanes = [3]", "input should be 2, 4, 8, 16 or 32"),
        ("[64]", "[64]\nstages = [5]", "input should be 3, 6, 12 or 24"),
        ("[64]", "[64]\noutput_bytes = [5]", "grid.output_bytes is for SHAKE, not for sha256"),
        ("[64]", "[64]\nround = [1]", "unknown key 'grid.0.round'"),
        ("[64]", "[64]\n[plot]\nx = 'size'", "plot = 'size' is not known"),
        ("[64]", "[64]\n[queue]\nkind = 'loadleveler'", "'slurm', 'lsf', 'pbs' or 'sge'"),
        ("[64]", "[64]\n[queue]\nkind = 'slurm'\nwalltime = '1h'", "'queue.walltime'"),
        ('"sha256"', '"sha4"', "grid.algorithm = 'sha4' is not known"),
        ("[[grid]]", "[[grids]]", "key 'grid' is missing"),
    ],
)
def test_a_wrong_file_is_named_with_key_and_allowed_values(tmp_path, old, new, says):
    with pytest.raises(UsageError) as caught:
        read(tmp_path, (HEAD + GRID).replace(old, new, 1))
    assert says in str(caught.value)
    assert "spec.toml: " in str(caught.value)


def test_no_such_file(tmp_path):
    with pytest.raises(UsageError, match="No such file"):
        specification.read(str(tmp_path / "none.toml"))


def test_every_column_of_a_point_is_in_the_file(tmp_path):
    for text in (GRID, GRID.replace("mmio", "stream-single").replace('host = ["hart"]\n', "")):
        found, _ = expanded(tmp_path, HEAD + text)
        assert list(found[0].columns()) == list(result_files.COLUMNS)
