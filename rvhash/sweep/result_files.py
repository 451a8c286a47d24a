# SPDX-License-Identifier: Apache-2.0
"""The result of a sweep as a file: Parquet or CSV, by the end of its name. The same rows give the same columns."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rvhash import output_files
from rvhash.errors import UsageError
from rvhash.sweep.metrics import METRICS
from rvhash.sweep.points import AXES
from rvhash.sweep.running import Row

if TYPE_CHECKING:
    import pyarrow

ENDS = (".parquet", ".csv")
COLUMNS = {  # of every result, before and after those of the measures; for the types see _schema
    "design": "text",
    "host": "text",
    "algorithm": "text",
    "message_bytes": "int",
    "output_bytes": "int",
    "messages": "int",
    "wait_states": "int",
    **dict.fromkeys(AXES, "int"),
    "memory_width": "int",
    "parameters": "text",
}
LAST = {"status": "text", "error": "text", "pareto": "bool"}


def check(name: str) -> None:
    """UsageError if the result cannot be written under that name. Call it before the sweep."""
    if not name.endswith(ENDS):
        raise UsageError(f"--out {name}: the name must end in {' or '.join(ENDS)}")
    output_files.check(name)


def write(name: str, rows: Sequence[Row], measures: Sequence[str]) -> None:
    """Write the rows, or leave the file as it was."""
    import pyarrow
    import pyarrow.csv
    import pyarrow.parquet

    table = pyarrow.Table.from_pylist(list(rows), schema=_schema(measures))
    with output_files.replacing(name) as path:
        if name.endswith(".csv"):
            pyarrow.csv.write_csv(table, path)
        else:
            pyarrow.parquet.write_table(table, path)


def _schema(measures: Sequence[str]) -> "pyarrow.Schema":
    import pyarrow

    types = {"text": pyarrow.string(), "int": pyarrow.int64(), "float": pyarrow.float64(), "bool": pyarrow.bool_()}
    own = {column: kind for name in measures for column, kind in METRICS[name].columns.items()}
    return pyarrow.schema([(column, types[kind]) for column, kind in (COLUMNS | own | LAST).items()])
