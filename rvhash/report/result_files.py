# SPDX-License-Identifier: Apache-2.0
"""The files of results/. A file that does not exist has no records: the page then says that nothing was measured."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rvhash import paths
from rvhash.errors import UsageError

Record = dict[str, Any]


@dataclass(frozen=True)
class Results:
    """A folder of results."""

    folder: Path
    _read: dict[str, Any] = field(default_factory=dict)

    def records(self, name: str) -> list[Record]:
        """The records of NAME.json."""
        found = self._file(name)
        if found is None:
            return []
        if not isinstance(found, list) or not all(isinstance(r, dict) for r in found):
            raise UsageError(f"{self._path(name)}: a list of records is expected; run `make results`")
        return found

    def units(self, name: str) -> dict[str, Record]:
        """By unit, the records of NAME.json: a list with one for each unit, or an object whose key `units` has it."""
        found = self._file(name)
        if found is None:
            return {}
        try:
            return {r["name"]: r for r in (found["units"] if isinstance(found, dict) else found)}
        except (KeyError, TypeError):
            raise UsageError(
                f"{self._path(name)}: a list of records of units, each with its name, is expected; run `make results`"
            ) from None

    def names(self) -> list[str]:
        """The files that were read, without their suffix."""
        return sorted(name for name, found in self._read.items() if found is not None)

    def _file(self, name: str) -> Any:
        if name not in self._read:
            try:
                text = (self.folder / f"{name}.json").read_text()
            except FileNotFoundError:
                text = "null"
            except OSError as e:
                raise UsageError(f"{self._path(name)}: {e.strerror}") from None
            try:
                self._read[name] = json.loads(text)
            except json.JSONDecodeError as e:
                raise UsageError(f"{self._path(name)}: not JSON: {e}; run `make results`") from None
        return self._read[name]

    def _path(self, name: str) -> str:
        return paths.short(self.folder / f"{name}.json")


def results() -> Results:
    """The results of the checkout or of the wheel. UsageError if it has none."""
    folder = paths.root() / "results"
    if not folder.is_dir():
        raise UsageError(f"{folder} does not exist; run `make results`, or set RVHASH_ROOT to a checkout that has it")
    return Results(folder)
