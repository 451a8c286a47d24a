# SPDX-License-Identifier: Apache-2.0
"""A sweep as jobs of a real Slurm: one node on the loopback, started for the test. Debian: slurm-wlm, munge."""

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.rvhash.sweep.conftest import SOFTWARE, rows

PROGRAMS = ("munged", "slurmctld", "slurmd", "sbatch", "scancel", "squeue", "sinfo")
PATH = os.pathsep.join([os.environ["PATH"], "/usr/sbin", "/sbin"])
MISSING = [name for name in PROGRAMS if shutil.which(name, path=PATH) is None]
QUEUE = """
[queue]
kind = "slurm"
jobs = 2
memory = "400MiB"
walltime = "00:10:00"
interface = "lo"
log_folder = "logs"
"""

pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(bool(MISSING), reason=f"{', '.join(MISSING)} not installed: Debian packages slurm-wlm, munge"),
    pytest.mark.skipif(os.getuid() != 0, reason="slurmd starts jobs for other users, so it has to run as root"),
]

CONFIGURATION = """
ClusterName=rvhash
SlurmctldHost={host}(127.0.0.1)
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket={folder}/munge.sock
SlurmctldPort={ports[0]}
SlurmdPort={ports[1]}
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
MailProg=/bin/true
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SwitchType=switch/none
MpiDefault=none
NodeName={host} NodeAddr=127.0.0.1 CPUs={cpus} RealMemory=1000 State=UNKNOWN
PartitionName=main Nodes=ALL Default=YES MaxTime=INFINITE State=UP
"""


@pytest.fixture
def slurm(tmp_path_factory) -> Iterator[dict[str, str]]:
    """The environment of a user of the cluster. Its daemons end with the test."""
    folder, host = tmp_path_factory.mktemp("slurm"), socket.gethostname().partition(".")[0]
    for name in ("state", "spool"):
        (folder / name).mkdir()
    (folder / "munge.key").write_bytes(os.urandom(128))
    (folder / "munge.key").chmod(0o400)
    folder.chmod(0o755)
    cpus = len(os.sched_getaffinity(0))
    text = CONFIGURATION.format(host=host, folder=folder, ports=free_ports(2), cpus=cpus)
    (folder / "slurm.conf").write_text(text)
    env = {"SLURM_CONF": str(folder / "slurm.conf"), "PATH": PATH}
    munge = ["munged", "--foreground", "--force", f"--socket={folder}/munge.sock", f"--key-file={folder}/munge.key"]
    munge += [f"--{name}-file={folder}/munge.{name}" for name in ("pid", "log", "seed")]
    daemons: list[subprocess.Popen[bytes]] = []

    def start(argv: list[str], ready: Callable[[], bool]) -> None:
        out = (folder / f"{argv[0]}.out").open("wb")
        daemons.append(subprocess.Popen(argv, env={**os.environ, **env}, stdout=out, stderr=out))
        end = time.monotonic() + 30
        while not ready():
            assert daemons[-1].poll() is None, (folder / f"{argv[0]}.out").read_text()
            assert time.monotonic() < end, argv[0]
            time.sleep(0.2)

    try:
        start(munge, (folder / "munge.sock").exists)
        start(["slurmctld", "-D"], lambda: tell(env, "sinfo", "-h").returncode == 0)
        start(["slurmd", "-D"], lambda: " idle" in tell(env, "sinfo", "-h").stdout)
        yield env
    finally:
        for daemon in reversed(daemons):
            daemon.terminate()
            daemon.wait(timeout=30)


def tell(env: dict[str, str], *argv: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(argv, env={**os.environ, **env}, capture_output=True, text=True, check=False)


def free_ports(n: int) -> list[int]:
    """Ports of the loopback that nothing listens on."""
    taken = [socket.create_server(("127.0.0.1", 0)) for _ in range(n)]
    ports = [s.getsockname()[1] for s in taken]
    for s in taken:
        s.close()
    return ports


def test_a_sweep_as_jobs(slurm, sweep, empty_cache, tmp_path: Path):
    env = slurm | {"RVHASH_CACHE": str(empty_cache)}
    done = sweep(SOFTWARE + QUEUE, "-o", "slurm.csv", env=env)
    assert done.returncode == 0, done.stderr
    logs = sorted((tmp_path / "logs").glob("rvhash-sweep-*.err"))
    assert len(logs) == 2
    assert any("Registered to" in log.read_text() for log in logs)
    assert len(list(empty_cache.glob("point-cycles-*"))) == 8  # the jobs measured them, in the cache of the client
    assert sweep(SOFTWARE, "-o", "local.csv").returncode == 0
    assert (tmp_path / "slurm.csv").read_bytes() == (tmp_path / "local.csv").read_bytes()
    assert {r["status"] for r in rows(tmp_path / "slurm.csv")} == {"ok"}
    end = time.monotonic() + 30
    while (left := tell(slurm, "squeue", "-h").stdout) and time.monotonic() < end:
        time.sleep(0.5)
    assert left == ""  # the jobs end with the sweep
