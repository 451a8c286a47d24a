# SPDX-License-Identifier: Apache-2.0
"""The contents of a checkout, and keys made of them: equal keys, equal contents."""

import hashlib
import subprocess
from fnmatch import fnmatch
from pathlib import Path

RECORD = "results/test-full.json"  # no contents: `make test-full` writes it while it runs


def digest(*pieces: str) -> str:
    """16 digits of the SHA-256 of these texts, none of which holds a NUL."""
    return hashlib.sha256("\0".join(pieces).encode()).hexdigest()[:16]


def fits(name: str, patterns: tuple[str, ...]) -> bool:
    """Whether the name of a file fits one of the patterns, as fnmatch reads them: * fits / as well."""
    return any(fnmatch(name, pattern) for pattern in patterns)


class Tree:
    """A checkout as it is at this moment: what git holds or would add."""

    def __init__(self, root: Path) -> None:
        self.root = root
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = self._git(*command).split("\0")
        self._files = {name: self._state(root / name) for name in sorted(set(names)) if (root / name).is_file()}
        self._keys: dict[tuple[str, ...], str] = {}

    def names(self) -> list[str]:
        """Paths of the files, from the root."""
        return list(self._files)

    def key(self, without: tuple[str, ...] = ()) -> str:
        """The key of all files but those that fit one of these patterns."""
        if without not in self._keys:
            kept = [f"{name} {state}" for name, state in self._files.items() if not fits(name, without)]
            self._keys[without] = digest(*kept)
        return self._keys[without]

    def state(self, name: str) -> str:
        """Equal for equal contents of that file; "" if there is none."""
        return self._files.get(name, "")

    def dirty(self, without: tuple[str, ...] = ()) -> bool:
        """Whether it holds, but for files that fit these patterns, anything else than its last commit."""
        lines = self._git("git", "status", "--porcelain", "--no-renames", "-z", "--untracked-files=all").split("\0")
        return any(line and not fits(line[3:], without) for line in lines)

    def _git(self, *command: str) -> str:
        return subprocess.run(command, cwd=self.root, check=True, capture_output=True, text=True).stdout

    @staticmethod
    def _state(path: Path) -> str:
        """Content of a file, and whether it may be run."""
        return f"{hashlib.sha256(path.read_bytes()).hexdigest()} {path.stat().st_mode & 0o100:o}"
