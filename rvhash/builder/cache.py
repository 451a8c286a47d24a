# SPDX-License-Identifier: Apache-2.0
"""A cache of build results. The key of an entry covers everything that it was built from.

An entry is a folder with a manifest of the SHA-256 of its files. It is created by one rename, so it is always complete.
The manifest is checked at each use; a damaged entry is built again. One process builds a key, the others wait for its
lock. An interrupted build leaves at most a temporary folder, which the next build removes.
"""

import errno
import hashlib
import json
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from rvhash.errors import BuildError

MANIFEST = "manifest.json"
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
ROOM = 1 << 16  # bytes; less free space than this counts as full


class Cache:
    """The cache in the folder `root`, which is created at the first write."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def find(self, key: str) -> Path | None:
        """The entry of that key, or None if it is missing or damaged."""
        entry = self.root / key
        try:
            manifest = json.loads((entry / MANIFEST).read_text())
            whole = manifest and all(_sha256(entry / name) == digest for name, digest in manifest.items())
        except (OSError, ValueError, AttributeError):
            return None
        return entry if whole else None

    def get(
        self,
        key: str,
        make: Callable[[Path, Path], None],
        waiting: Callable[[], None] = lambda: None,
    ) -> Path:
        """The entry of that key, built if it is missing.

        `make(work, entry)` fills the folder `entry`; `work` is for temporary files. `waiting()` is called once if
        another process is building the same key. BuildError if the cache cannot be written.
        """
        entry = self.find(key)
        if entry is not None:
            return entry
        with self._guard():
            (self.root / "tmp").mkdir(parents=True, exist_ok=True)
            (self.root / "locks").mkdir(exist_ok=True)
            with self._locked(key, waiting):
                return self.find(key) or self._build(key, make)

    def _build(self, key: str, make: Callable[[Path, Path], None]) -> Path:
        self._sweep(key)
        temporary = Path(tempfile.mkdtemp(prefix=f"{key}.", dir=self.root / "tmp"))
        try:
            work, entry = temporary / "work", temporary / "entry"
            work.mkdir()
            entry.mkdir()
            make(work, entry)
            manifest = {str(p.relative_to(entry)): _sha256(p) for p in sorted(entry.rglob("*")) if p.is_file()}
            (entry / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n")
            final = self.root / key
            if final.exists():  # damaged: find() has rejected it
                final.rename(temporary / "damaged")
            entry.rename(final)
            return final
        finally:
            shutil.rmtree(temporary, ignore_errors=True)

    def _sweep(self, own: str) -> None:
        """Remove folders of crashed builds. A folder whose lock is free, or is held by us, is not being built."""
        for folder in (self.root / "tmp").iterdir():
            key = folder.name.partition(".")[0]
            try:
                if key != own:
                    FileLock(self._lock(key)).acquire(timeout=0).lock.release()
            except Timeout:
                continue
            shutil.rmtree(folder, ignore_errors=True)

    def _lock(self, key: str) -> Path:
        return self.root / "locks" / f"{key}.lock"

    @contextmanager
    def _locked(self, key: str, waiting: Callable[[], None]) -> Iterator[None]:
        lock = FileLock(self._lock(key))
        try:
            lock.acquire(timeout=0)
        except Timeout:
            waiting()
            lock.acquire()
        try:
            yield
        finally:
            lock.release()

    @contextmanager
    def _guard(self) -> Iterator[None]:
        """Convert errors of the disk to a BuildError of one line."""
        try:
            yield
        except OSError as e:
            if e.errno in FULL:
                raise self.full() from None
            if e.filename and str(self.root) in str(e.filename):
                raise BuildError(
                    f"cannot write to the cache {self.root}: {e.strerror}; set RVHASH_CACHE to another folder"
                ) from None
            raise

    def full(self) -> BuildError:
        """The error of a full disk."""
        return BuildError(
            f"the disk of the cache {self.root} is full; free some space, or set RVHASH_CACHE to a folder elsewhere"
        )

    def is_full(self) -> bool:
        """True if the free space is too small for another file."""
        space = os.statvfs(self.root)
        return space.f_bavail * space.f_frsize < ROOM


def _sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
