# SPDX-License-Identifier: Apache-2.0
"""Where a sweep runs: job scripts of the batch systems, and what is said when a scheduler or a program is missing.

Of LSF, PBS and SGE only the script is tested. test_slurm.py submits jobs.
"""

import signal
import sys

import pytest

from rvhash import paths
from rvhash.errors import BuildError, RvhashError, UsageError
from rvhash.sweep import clusters, tasks
from rvhash.sweep.specification import Queue
from tests.rvhash.sweep.conftest import SOFTWARE

ALL = {
    "jobs": 3,
    "cores": 2,
    "memory": "3GiB",
    "walltime": "01:30:00",
    "queue": "short",
    "account": "hash",
    "python": "python3",
    "directives": ["--exclusive"],
    "prologue": ["module load gcc"],
    "log_folder": "logs",
}
HEADERS = {
    "slurm": """
        #SBATCH -J rvhash-sweep
        #SBATCH -e logs/rvhash-sweep-%J.err
        #SBATCH -o logs/rvhash-sweep-%J.out
        #SBATCH -p short
        #SBATCH -A hash
        #SBATCH -n 1
        #SBATCH --cpus-per-task=2
        #SBATCH --mem=3G
        #SBATCH -t 01:30:00
        #SBATCH --exclusive""",
    "lsf": """
        #BSUB -J rvhash-sweep
        #BSUB -e logs/rvhash-sweep-%J.err
        #BSUB -o logs/rvhash-sweep-%J.out
        #BSUB -q short
        #BSUB -P "hash"
        #BSUB -n 2
        #BSUB -R "span[hosts=1]"
        #BSUB -M 3222
        #BSUB -W 01:30
        #BSUB --exclusive""",
    "pbs": """
        #PBS -N rvhash-sweep
        #PBS -q short
        #PBS -A hash
        #PBS -l select=1:ncpus=2:mem=3072MB
        #PBS -l walltime=01:30:00
        #PBS -e logs/
        #PBS -o logs/
        #PBS --exclusive""",
    "sge": """
        #$ -N rvhash-sweep
        #$ -q short
        #$ -P hash
        #$ -l h_rt=01:30:00
        #$ -e logs/
        #$ -o logs/
        #$ -cwd
        #$ -j y
        #$ --exclusive""",
}


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # dask-jobqueue makes the folder of logs
    monkeypatch.delenv("PYTHONPATH", raising=False)


@pytest.mark.parametrize("kind", HEADERS)
def test_the_job_script(kind):
    script = clusters.job_script(Queue(kind=kind, **ALL), "tcp://10.0.0.1:8786")
    header = [line.strip() for line in HEADERS[kind].strip().splitlines()]
    assert [line for line in script.splitlines() if line] == [
        "#!/usr/bin/env bash",
        *header,
        f"export RVHASH_ROOT={paths.root()}",
        f"export RVHASH_CACHE={paths.cache()}",
        "module load gcc",
        "python3 -m distributed.cli.dask_worker tcp://10.0.0.1:8786 --name rvhash-sweep --nthreads 2 "
        "--memory-limit 3.00GiB --nanny --death-timeout 60 --nthreads 1 --no-dashboard",
    ]


@pytest.mark.parametrize("kind", HEADERS)
def test_ctrl_c_is_as_before(kind):
    before = signal.getsignal(signal.SIGINT)
    clusters.job_script(Queue(kind=kind))
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.parametrize("kind", HEADERS)
def test_without_options_the_script_names_no_queue_and_no_account(kind):
    script = clusters.job_script(Queue(kind=kind))
    assert "None" not in script
    assert not any(word in script for word in (" -p ", " -q ", " -A ", " -P "))


def test_the_script_is_printed_and_nothing_submitted(sweep):
    done = sweep(SOFTWARE + '[queue]\nkind = "lsf"\npython = "python3"\n', "--job-script")
    assert (done.returncode, done.stderr) == (0, "")
    assert "#BSUB -W 01:00\n" in done.stdout
    done = sweep(SOFTWARE, "--job-script")
    assert (done.returncode, done.stdout) == (2, "")
    assert "no table [queue]" in done.stderr


@pytest.mark.parametrize(("kind", "program"), [("slurm", "sbatch"), ("lsf", "bsub"), ("pbs", "qsub"), ("sge", "qsub")])
def test_a_batch_system_that_is_not_installed(kind, program, monkeypatch):
    monkeypatch.setenv("PATH", "")
    with (
        pytest.raises(UsageError, match=f"submits jobs with {program}, which is not on PATH"),
        clusters.batch(Queue(kind=kind)),
    ):
        pass


def test_no_scheduler(monkeypatch):
    monkeypatch.setattr(clusters, "CONNECT", "1s")
    with (
        pytest.raises(RvhashError, match=r"no Dask scheduler answers at tcp://127\.0\.0\.1:9 .*`dask scheduler`"),
        clusters.remote("tcp://127.0.0.1:9"),
    ):
        pass


def test_missing_packages_are_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "dask_jobqueue", None)
    with pytest.raises(BuildError, match=r"dask_jobqueue is missing; run `make setup-test`"):
        clusters.need_packages()


def test_a_worker_with_other_sources_refuses():
    outcome = tasks.measure("cycles", {}, "another fingerprint", None)
    assert outcome["columns"] == {}
    assert "differ from those of the client" in outcome["error"]
    outcome = tasks.prepare("cycles", {}, "another fingerprint", 1)
    assert "differ from those of the client" in outcome["error"]


def test_the_fingerprint_depends_on_the_sources(tmp_path, monkeypatch):
    def of(text: str) -> str:
        (tmp_path / "rtl").mkdir(exist_ok=True)
        (tmp_path / "rtl" / "a.sv").write_text(text)
        tasks.fingerprint.cache_clear()
        return tasks.fingerprint()

    (tmp_path / "designs").mkdir()
    monkeypatch.setenv("RVHASH_ROOT", str(tmp_path))
    one, two = of("one"), of("two")
    assert one != two
    assert of("one") == one
    tasks.fingerprint.cache_clear()
