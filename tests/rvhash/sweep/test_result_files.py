# SPDX-License-Identifier: Apache-2.0
"""The file of a sweep's result, which is whole or stays as it was."""

import pyarrow.csv
import pyarrow.parquet
import pytest

from rvhash.errors import UsageError
from rvhash.sweep import result_files


@pytest.mark.parametrize(
    ("name", "module", "function"),
    [("out.csv", pyarrow.csv, "write_csv"), ("out.parquet", pyarrow.parquet, "write_table")],
)
def test_full_disk_leaves_the_old_result(tmp_path, monkeypatch, name, module, function):
    def fail(table: pyarrow.Table, path: str) -> None:
        with open(path, "w") as file:
            file.write("half of it")
        raise OSError(28, "No space left on device")

    file = tmp_path / name
    result_files.write(str(file), [], [])
    old = file.read_bytes()
    assert old
    monkeypatch.setattr(module, function, fail)
    with pytest.raises(UsageError, match=r"cannot write .*: No space left on device"):
        result_files.write(str(file), [], [])
    assert [(p.name, p.read_bytes()) for p in tmp_path.iterdir()] == [(name, old)]
