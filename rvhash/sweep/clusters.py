# SPDX-License-Identifier: Apache-2.0
"""Where a sweep runs: processes of this machine, the workers of a Dask scheduler, or jobs of a batch system."""

import importlib
import importlib.util
import logging
import os
import shlex
import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from rvhash import console, paths
from rvhash.errors import BuildError, RvhashError, UsageError
from rvhash.sweep.specification import Queue

if TYPE_CHECKING:
    from distributed import Client

QUEUES = {  # module and class of dask-jobqueue, and the program that submits a job
    "slurm": ("slurm", "SLURMCluster", "sbatch"),
    "lsf": ("lsf", "LSFCluster", "bsub"),
    "pbs": ("pbs", "PBSCluster", "qsub"),
    "sge": ("sge", "SGECluster", "qsub"),
}
CONNECT = "10s"
EXPORTED = ("PYTHONPATH",)  # besides the folders of the checkout and of the cache


def need_packages() -> None:
    """BuildError if a Python package of sweeps is missing."""
    for name in ("distributed", "dask_jobqueue", "pyarrow", "matplotlib"):
        # A package that sys.modules bans has no specification.
        if sys.modules.get(name, ...) is None or importlib.util.find_spec(name) is None:
            raise BuildError(f"the Python package {name} is missing; run `make setup-test`")


@contextmanager
def local(workers: int) -> Iterator["Client"]:
    """Workers on this machine, a process each. A worker that ends early is started again."""
    from distributed import Client, LocalCluster

    _hush()
    with (
        LocalCluster(
            n_workers=workers,
            threads_per_worker=1,
            dashboard_address=None,
            memory_limit=0,  # simulators and compilers are processes of their own
            silence_logs=logging.CRITICAL,
        ) as cluster,
        Client(cluster) as client,
    ):
        client.register_plugin(_plugin())
        yield client


@contextmanager
def remote(address: str) -> Iterator["Client"]:
    """The workers of a running scheduler. RvhashError if it does not answer."""
    from distributed import Client

    _hush()
    try:
        client = Client(address, timeout=CONNECT, set_as_default=False)
    except (OSError, ValueError, TypeError) as e:
        why = str(e).splitlines()[0] if str(e) else type(e).__name__
        raise RvhashError(f"no Dask scheduler answers at {address} ({why}); start one with `dask scheduler`") from None
    with client:
        _wait(client, f"the scheduler at {address} has no worker yet")
        yield client


@contextmanager
def batch(of: Queue) -> Iterator["Client"]:
    """Workers as jobs of a batch system, which end with the sweep. UsageError if its program is not installed."""
    from distributed import Client

    program = QUEUES[of.kind][2]
    if shutil.which(program) is None:
        raise UsageError(f"queue.kind = {of.kind!r} submits jobs with {program}, which is not on PATH of this machine")
    _hush()
    with _class(of)(**_options(of)) as cluster, Client(cluster) as client:
        cluster.scale(jobs=of.jobs)
        _wait(client, f"submitted {of.jobs} jobs with {program}")
        yield client


def job_script(of: Queue, scheduler: str = "tcp://SCHEDULER:PORT") -> str:
    """The script that a job of the batch system runs; the address is only known when the sweep runs."""
    return _class(of).job_cls(scheduler, name="rvhash-sweep", **_options(of)).job_script()


def _class(of: Queue) -> Any:
    module, name, _ = QUEUES[of.kind]
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    found = importlib.import_module(f"dask_jobqueue.{module}")
    for number, handler in handlers.items():  # the import sets some, with which Ctrl-C ends in success
        signal.signal(number, handler)
    return getattr(found, name)


def _options(of: Queue) -> dict[str, Any]:
    """Options of dask-jobqueue. The nodes must see the same files: sources and cache are those of this machine."""
    exported = {"RVHASH_ROOT": str(paths.root()), "RVHASH_CACHE": str(paths.cache())}
    exported |= {name: os.environ[name] for name in EXPORTED if name in os.environ}
    prologue = [f"export {name}={shlex.quote(value)}" for name, value in exported.items()]
    options: dict[str, Any] = {
        "job_name": "rvhash-sweep",
        "cores": of.cores,
        "processes": 1,
        "memory": of.memory,
        "walltime": of.walltime,
        "python": of.python or sys.executable,
        "worker_extra_args": ["--nthreads", "1", "--no-dashboard"],
        "job_extra_directives": of.directives,
        "job_script_prologue": [*prologue, *of.prologue],
        "log_directory": of.log_folder or None,
        "interface": of.interface or None,
        "queue": of.queue or None,
    }
    if of.kind == "lsf":
        # LSF takes hours and minutes.
        own = {"walltime": of.walltime.rpartition(":")[0], "lsf_units": "MB", "use_stdin": True}
        options |= own | {"project": of.account or None}
    elif of.kind == "sge":
        options |= {"project": of.account or None}
    else:
        options |= {"account": of.account or None}
    return options


def _plugin() -> Any:
    """What ends compilers and simulators with their worker: they are in sessions of their own."""
    from distributed import WorkerPlugin

    class EndPrograms(WorkerPlugin):
        name = "rvhash-end-programs"

        def teardown(self, worker: object) -> None:
            from rvhash.sweep import tasks

            tasks.end_programs()

    return EndPrograms()


def _wait(client: "Client", why: str) -> None:
    """Until there is a worker, however long a queue takes."""
    if not client.scheduler_info(n_workers=-1)["workers"]:
        console.say(f"{why}; waiting for the first worker")
        client.wait_for_workers(1)


def _hush() -> None:
    """Dask reports a lost worker in many lines; the sweep reports the points."""
    for name in ["distributed", "tornado", *logging.root.manager.loggerDict]:
        if name.partition(".")[0] in ("distributed", "tornado"):
            logging.getLogger(name).setLevel(logging.CRITICAL)
