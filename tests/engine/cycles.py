# SPDX-License-Identifier: Apache-2.0
"""results/engine.json: the cycles of the engine in its named configurations and in others, measured by bench_time.

`python -m tests.engine.cycles` writes it anew; tests/engine/test_engine.py compares each run with it.
"""

import json
from pathlib import Path

from tests.lib.cocotb_runner import BUILD, ROOT

RESULTS = ROOT / "results" / "engine.json"


def measured(run: str) -> Path:
    """Where the run leaves what it measured."""
    return BUILD / "engine-cycles" / f"{run}.json"


def read(run: str) -> dict[str, float]:
    """What the run measured: cycles by what they are spent on."""
    return json.loads(measured(run).read_text())


def records(configuration: str, run: str) -> list[dict[str, object]]:
    """The same as results/ has it."""
    return [{"configuration": configuration, "what": what, "cycles": n} for what, n in read(run).items()]


def expected(configuration: str) -> list[dict[str, object]]:
    """What results/engine.json has of the configuration."""
    return [r for r in json.loads(RESULTS.read_text()) if r["configuration"] == configuration]


def main() -> None:
    from tests.engine.test_engine import MEASURED, measure

    found = [r for name in MEASURED for r in records(name, measure(name))]
    RESULTS.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
