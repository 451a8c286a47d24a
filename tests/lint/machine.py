# SPDX-License-Identifier: Apache-2.0
"""A simulated machine for the tests of scripts/setup.sh: its programs are small fakes on PATH. No network."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.lint import repo

# What the fake `python3 -m venv` puts into .venv/bin/python. It writes a line for each call of pip; while the file
# `trouble` is there, pip fails; the project's own installation (-e .) makes the command.
VENV_PYTHON = """\
#!/bin/bash
here=$(dirname "$0")
case "$*" in
*"pip "*"-e ."*) touch "$here/rvhash"; chmod +x "$here/rvhash" ;;
*"pip "*)
    echo "pip $*" >>"{calls}"
    sleep 0.3
    [ ! -e "{trouble}" ] || {{ echo "ERROR: no network"; exit 1; }}
    ;;
*) exec "{python}" "$@" ;;
esac
"""
PYTHON = """\
case "$*" in
*"-m venv"*) echo venv >>"{calls}"; mkdir -p "${{@: -1}}/bin"; cp "{venv_python}" "${{@: -1}}/bin/python" ;;
*) exec "{python}" "$@" ;;
esac
"""


class Machine:
    """A checkout in a folder, and a folder of fake programs that goes first on PATH."""

    def __init__(self, folder: Path) -> None:
        self.tree, self.bin = folder / "a checkout", folder / "bin"
        self.installed, self.calls, self.trouble = folder / "installed", folder / "calls", folder / "trouble"
        self.stamp = self.tree / ".venv" / ".setup-stamp"
        self.bin.mkdir(parents=True)
        (self.tree / "scripts").mkdir(parents=True)
        for name in (
            "scripts/setup.sh",
            "requirements.lock",
            "requirements-test.lock",
            "requirements-full.lock",
            "pyproject.toml",
        ):
            shutil.copy2(repo.ROOT / name, self.tree / name)
        self.calls.touch()
        self.installed.touch()
        words = {"calls": self.calls, "trouble": self.trouble, "python": sys.executable, "venv_python": folder / "py"}
        (folder / "py").write_text(VENV_PYTHON.format(**words))
        (folder / "py").chmod(0o755)
        self.fake("python3", PYTHON.format(**words))
        self.fake("dpkg-query", f'grep -qxF "${{@: -1}}" "{self.installed}" && echo installed')
        self.fake("sudo", f'echo "sudo $*" >>"{self.calls}"; exit 1')
        self.fake("apt-get", f'echo "apt-get $*" >>"{self.calls}"; exit 100')
        self.fake("apt-cache", "exit 0")

    def fake(self, name: str, body: str) -> None:
        """Put a program on PATH."""
        (self.bin / name).write_text(f"#!/bin/bash\n{body}\n")
        (self.bin / name).chmod(0o755)

    def user(self, number: int) -> None:
        """Set the user id: 0 is root."""
        self.fake("id", f"echo {number}")

    def with_every_package(self) -> "Machine":
        """All Debian packages are installed."""
        self.fake("dpkg-query", "echo installed")
        return self

    def start(self, level: str) -> subprocess.Popen[str]:
        """Start the set-up."""
        return subprocess.Popen(
            [self.tree / "scripts" / "setup.sh", level],
            env={**os.environ, "PATH": f"{self.bin}:{os.environ['PATH']}", "PYTHON": "python3"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def setup(self, level: str) -> tuple[int, str]:
        """Run the set-up: exit status and output."""
        child = self.start(level)
        out, _ = child.communicate(timeout=60)
        return child.returncode, out

    def called(self) -> list[str]:
        """First word of each call since the last query."""
        words = [line.split()[0] for line in self.calls.read_text().splitlines()]
        self.calls.write_text("")
        return words

    def untouched(self) -> bool:
        """Nothing was created."""
        return not any((self.tree / name).exists() for name in (".venv", "build"))
