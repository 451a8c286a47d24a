# SPDX-License-Identifier: Apache-2.0
"""Results of a folder: what is missing has no records, what is wrong is an error that names the file."""

import pytest

from rvhash.errors import UsageError
from rvhash.report import result_files
from rvhash.report.result_files import Results


def test_missing_files_have_no_records(tmp_path):
    empty = Results(tmp_path)
    assert empty.records("lengths") == []
    assert empty.units("timing") == {}
    assert empty.names() == []


def test_units_by_name(timed):
    assert timed.units("timing")["hx"] == {"name": "hx", "fmax_mhz": 151.0}
    assert "timing" in timed.names()


def test_units_of_a_list(folder):
    assert folder(gates=[{"name": "hx", "smallest_kge": 3.5}]).units("gates") == {
        "hx": {"name": "hx", "smallest_kge": 3.5}
    }


@pytest.mark.parametrize(
    ("text", "says"),
    [("{", "not JSON"), ('{"units": 1}', "a list of records is expected"), ("[1]", "a list of records is expected")],
)
def test_wrong_records(folder, text, says):
    with pytest.raises(UsageError, match=rf"lengths\.json: {says}.*make results"):
        folder(lengths=text).records("lengths")


@pytest.mark.parametrize("text", ["[1]", '[{"fmax_mhz": 1}]', '{"units": [{"fmax_mhz": 1}]}', "3", "{}"])
def test_wrong_units(folder, text):
    with pytest.raises(UsageError, match=r"timing\.json: a list of records of units"):
        folder(timing=text).units("timing")


def test_a_checkout_without_results(tmp_path, monkeypatch):
    (tmp_path / "designs").mkdir()
    monkeypatch.setenv("RVHASH_ROOT", str(tmp_path))
    with pytest.raises(UsageError, match="does not exist; run `make results`"):
        result_files.results()
