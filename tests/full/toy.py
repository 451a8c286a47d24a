# SPDX-License-Identifier: Apache-2.0
"""A very small checkout with tests, mutants and, if wanted, a proof: `python -m tests.full` on it."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RESULT = "results/test-full.json"

# test_b waits until the file build/go is there, and each test leaves a line in build/runs.
FILES = {
    ".gitignore": "build/\n__pycache__/\n",
    "pytest.ini": "[pytest]\nmarkers = full\naddopts = --import-mode=importlib\npythonpath = .\n",
    "designs/none.txt": "",
    "docs/page.md": "A page.\n",
    "results/none.txt": "",
    "rtl/sources.toml": "",
    "toy.py": "def double(x):\n    return 2 * x\n",
    "tests/mutants/list.toml": """
[[mutant]]
name = "double"
kind = "constant"
file = "toy.py"
old = "2 * x"
new = "3 * x"
tests = ["tests/a/test_a.py::test_short"]
""",
    "tests/conftest.py": """
import pytest
from pathlib import Path

@pytest.fixture(autouse=True)
def note(request):
    Path("build").mkdir(exist_ok=True)
    with Path("build/runs").open("a") as runs:
        runs.write(request.node.name + "\\n")
""",
    "tests/a/test_a.py": """
import pytest
import toy

def test_short(): assert toy.double(2) == 4

@pytest.mark.full
@pytest.mark.parametrize("n", range(6))
def test_long(n): assert toy.double(n) == n + n
""",
    "tests/b/test_b.py": """
import os
import time
from pathlib import Path

def test_b():
    Path("build/waits").write_text(str(os.getpid()))
    while not Path("build/go").exists(): time.sleep(0.05)
""",
}


class Toy:
    """The checkout in `folder`: a new one, or the one that is there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        if not folder.exists():
            for name, text in FILES.items():
                self.write(name, text)
            self.git("init", "-q")
            self.commit()
        self.write("build/runs", "")
        self.write("build/go", "")

    def commit(self) -> None:
        """All parts."""
        self.git("add", "-A")
        self.git("-c", "user.name=x", "-c", "user.email=x", "commit", "-q", "-m", "x")

    def git(self, *arguments: str) -> None:
        subprocess.run(["git", *arguments], cwd=self.folder, check=True)

    def write(self, name: str, text: str) -> None:
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_text(text)

    def change(self, name: str, old: str, new: str) -> None:
        text = (self.folder / name).read_text()
        assert old in text
        self.write(name, text.replace(old, new))

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        """Start the command on it."""
        own = {"PYTHONPATH": str(ROOT), "RVHASH_ROOT": str(self.folder), "RVHASH_CACHE": ""}
        return subprocess.Popen(
            [sys.executable, "-m", "tests.full", *arguments],
            cwd=self.folder,
            env={**os.environ, **own, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},  # plugins take most of the start-up time
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def run(self, *arguments: str) -> tuple[int, str]:
        """Run the command on it: exit status and output."""
        child = self.start(*arguments)
        output, _ = child.communicate(timeout=300)
        return child.returncode, output

    def runs(self) -> list[str]:
        """The tests that were run since this was asked last, in their order."""
        path = self.folder / "build" / "runs"
        names = path.read_text().split()
        path.write_text("")
        return names
