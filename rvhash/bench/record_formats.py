# SPDX-License-Identifier: Apache-2.0
"""Records of a bench as JSON and as CSV."""

import csv
import io
import json
from collections.abc import Sequence

from pydantic import BaseModel


def as_json(records: Sequence[BaseModel]) -> str:
    """A list of records."""
    return json.dumps([r.model_dump() for r in records], indent=2)


def as_csv(records: Sequence[BaseModel]) -> str:
    """A heading and a line for each record; requires at least one record. null is an empty field."""
    text = io.StringIO()
    writer = csv.DictWriter(text, fieldnames=list(type(records[0]).model_fields), lineterminator="\n")
    writer.writeheader()
    writer.writerows(r.model_dump() for r in records)
    return text.getvalue().removesuffix("\n")
