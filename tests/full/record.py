# SPDX-License-Identifier: Apache-2.0
"""results/test-full.json: the last verdict of every part, a line each. It is written whenever a part ends, and is all
that is needed to resume after an interruption, also in another clone."""

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from rvhash.errors import UsageError

GREEN, RED = "green", "red"


class Verdict(BaseModel):
    """The verdict of a part."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    part: str = Field(min_length=1)
    verdict: Literal["green", "red"]
    seconds: float = Field(ge=0)
    key: str = Field(pattern="^[0-9a-f]{16}$", description="of the contents that the verdict depends on")
    dirty: bool = Field(description="whether the tree had uncommitted changes")
    detail: str


class Record:
    """The file, with verdicts of these parts alone, in their order. `folder`: on the same disk, for the file before it
    takes its place."""

    def __init__(self, path: Path, folder: Path, parts: Iterable[str]) -> None:
        self.path, self.folder, self.parts = path, folder, list(parts)
        self.verdicts = read(path)

    def known(self, part: str, key: str) -> Verdict | None:
        """The recorded verdict of a part for contents with that key."""
        verdict = self.verdicts.get(part)
        return verdict if verdict and verdict.key == key else None

    def seconds(self, part: str) -> float | None:
        """Duration of the part's last run, on any contents."""
        verdict = self.verdicts.get(part)
        return verdict.seconds if verdict else None

    def add(self, verdict: Verdict) -> None:
        """Also write it to the file."""
        self.verdicts[verdict.part] = verdict
        self._write()

    def forget(self, parts: Iterable[str]) -> None:
        """Remove the verdicts of these parts."""
        for part in parts:
            self.verdicts.pop(part, None)
        self._write()

    def _write(self) -> None:
        """Replace the file atomically, so that it is complete at any time."""
        held = [self.verdicts[part] for part in self.parts if part in self.verdicts]
        lines = ",\n".join(" " + json.dumps(verdict.model_dump()) for verdict in held)
        new = self.folder / self.path.name
        with new.open("w") as file:
            file.write(f"[\n{lines}\n]\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(new, self.path)


def read(path: Path) -> dict[str, Verdict]:
    """The verdicts by part. UsageError if the file is not a valid record."""
    if not path.exists():
        return {}
    try:
        listed = TypeAdapter(list[Verdict]).validate_json(path.read_bytes())
    except ValidationError as e:
        raise UsageError(
            f"{path.name} is not a record of make test-full: {e.errors()[0]['msg']}; remove the file"
        ) from None
    verdicts = {v.part: v for v in listed}
    if len(verdicts) != len(listed):
        raise UsageError(f"{path.name}: a part occurs twice; remove the file")
    return verdicts
