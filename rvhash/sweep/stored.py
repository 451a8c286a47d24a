# SPDX-License-Identifier: Apache-2.0
"""Measurements in the cache of rvhash.builder. The key covers what was measured, and all that it was built from."""

import functools
import hashlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rvhash import paths
from rvhash.builder.cache import Cache

RESULT = "result.json"


@functools.cache
def code(*modules: str) -> str:
    """Hash of the sources of modules that measure: a result does not outlive them."""
    digest = hashlib.sha256()
    for name in modules:
        digest.update(Path(sys.modules[name].__file__).read_bytes())
    return digest.hexdigest()


def quiet(event: str, what: str) -> None:
    """For builds on a worker: says nothing."""


def result(label: str, key: dict[str, Any], measure: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """What is stored under that key, or `measure()`, which is stored then."""
    digest = hashlib.sha256(json.dumps(key, sort_keys=True).encode()).hexdigest()[:24]

    def make(work: Path, entry: Path) -> None:
        (entry / RESULT).write_text(json.dumps(measure()))

    entry = Cache(paths.cache()).get(f"point-{label}-{digest}", make)
    return json.loads((entry / RESULT).read_text())
