# SPDX-License-Identifier: Apache-2.0
"""The parts of `make test-full`: the units that are run, and the contents of the tree that each verdict depends on.

- Tests: those of a file that `make test` runs are one part; the others, marked `full`, are parts of up to CHUNK of one
  test function.
- Proofs: a job of formal/ is one part, its planted faults included.
- Mutants: each is one part.
"""

import ast
import functools
import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from formal import prove
from formal.jobs import jobs
from rvhash.errors import RvhashError
from tests.full import collected
from tests.lib.tree import RECORD, Tree, digest, fits
from tests.mutants.runner import Mutant, load

CHUNK = 4
MUTANTS = "tests/mutants/list.toml"
KEPT_MUTANTS = "build/mutants"  # where tests.mutants keeps data that mutants share
RUNNER = ("tests/mutants/__main__.py", "tests/mutants/runner.py")
FORMAL = ("formal/__main__.py", "formal/jobs.py", "formal/record.py")
# What only the READERS below read: a change there leaves all other verdicts as they are. tests/full/test_parts.py looks
# for a test that reads one of them.
PAGES = ("*.md", "docs/*", "formal/*", "results/formal.json", "rvhash/codegen/*")
PAGES += ("tests/formal/*", "tests/full/*", "tests/mutants/*")
READERS = ("tests/lint/", "tests/formal/", "tests/full/", "tests/mutants/", "tests/results/", "tests/paper/kronos/")
READERS += ("tests/rvhash/test_wheel.py", "tests/hart/test_riscv_formal.py", "tests/rvhash/test_packages.py")
READERS += ("tests/rvhash/codegen/", "tests/attach/isa/", "tests/paper/codasip/", "tests/soc/axi/")
READERS += ("tests/rvhash/export/", "tests/rvhash/sweep/", "tests/rvhash/wave/")
TESTS = ("tests/*.py",)  # in all folders; a part depends on those that it imports or names


@dataclass(frozen=True)
class Part:
    """A unit that is run. Two parts of one group do not run at the same time: they may build the same files."""

    name: str
    group: str
    arguments: tuple[str, ...]  # of the Python that runs it, at the root
    key: Callable[[Tree], str]  # covers everything that the verdict depends on
    tests: int = 0  # number of tests that pytest must run; 0: not run by pytest

    @property
    def kind(self) -> str:
        """tests, proof or mutant."""
        return self.name.partition("/")[0]

    @property
    def command(self) -> str:
        """The command to run it again."""
        return shlex.join([".venv/bin/python", *self.arguments])


def key_of_tests(tree: Tree, *files: str) -> str:
    """The key of everything that the tests of these files depend on: the checkout, but of the Python files of tests/
    only those that are imported or named."""
    if any(f.startswith(READERS) for f in files):
        return tree.key((RECORD,))
    read = sorted(_read(tree, files))
    return digest(tree.key((RECORD, *PAGES, *TESTS)), *(f"{f} {tree.state(f)}" for f in read if fits(f, TESTS)))


def _read(tree: Tree, files: Sequence[str]) -> set[str]:
    """These files, the conftest.py of their folders, and the modules of tests/ that they import or name, and so on."""
    found: set[str] = set()
    waiting = [*files]
    for file in files:
        waiting += [f"{folder}/conftest.py" for folder in map(str, PurePosixPath(file).parents) if folder != "."]
    while waiting:
        file = waiting.pop()
        if file not in found and tree.state(file):
            found.add(file)
            waiting += _named(tree.root / file, tree.state(file))
    return found


@functools.cache
def _named(path: Path, state: str) -> tuple[str, ...]:
    """Paths of the modules of tests/ that may be meant by the imports and the strings of a file; of this state."""
    names = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            names += re.findall(r"tests(?:[./]\w+)+", node.value)
    return tuple(name.removesuffix(".py").replace(".", "/") + ".py" for name in names if name.startswith("tests"))


def of_tests(root: Path, tests: dict[str, bool]) -> Iterator[Part]:
    """The parts of these tests: name, and whether it is marked `full`."""
    files: dict[str, list[str]] = {}
    functions: dict[str, list[str]] = {}
    for name, full in tests.items():
        files.setdefault(name.partition("::")[0], [])
        if full:
            functions.setdefault(name.partition("[")[0], []).append(name)
        else:
            files[name.partition("::")[0]].append(name)

    def part(name: str, file: str, tests: int, *arguments: str) -> Part:
        run = ("-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments)
        return Part(name, file, run, lambda tree: key_of_tests(tree, file), tests)

    for file, short in files.items():
        if short:
            yield part(file, file, len(short), "-m", "not full", file)
        for function, long in functions.items():
            if function.partition("::")[0] != file:
                continue
            chunks = [long[i : i + CHUNK] for i in range(0, len(long), CHUNK)]
            for i, chunk in enumerate(chunks):
                of = f" {i + 1} of {len(chunks)}" if len(chunks) > 1 else ""
                yield part(f"{function} full{of}", file, len(chunk), *chunk)


def of_proofs() -> Iterator[Part]:
    """The jobs of formal/."""

    def key(tree: Tree, name: str) -> str:
        try:
            tasks = prove.tasks(jobs()[name])
            return digest(*(task.recipe().key() for task in tasks), *map(tree.state, FORMAL))
        except RvhashError as e:  # a fault that does not match, or a missing file: the run reports it
            return digest(str(e), tree.key((RECORD,)))

    for name in jobs():
        yield Part(
            f"proof/{name}", f"proof {name}", ("-m", "formal", "-j", "1", name), lambda tree, n=name: key(tree, n)
        )


def of_mutants(root: Path) -> Iterator[Part]:
    """The mutants of the list, those of one test file together."""

    def key(tree: Tree, name: str) -> str:
        mutant = next((m for m in _mutants(root, tree.state(MUTANTS)) if m.name == name), None)
        files = [test.partition("::")[0] for test in mutant.tests] if mutant else [MUTANTS]
        return digest(repr(mutant), key_of_tests(tree, *files), *map(tree.state, RUNNER))

    def file(mutant: Mutant) -> str:
        return mutant.tests[0].partition("::")[0]

    mutants = load(root / MUTANTS)
    first = {file(m): i for i, m in reversed(list(enumerate(mutants)))}
    for mutant in sorted(mutants, key=lambda m: first[file(m)]):
        name = mutant.name
        run = ("-m", "tests.mutants", "-j", "1", "--keep", KEPT_MUTANTS, name)
        yield Part(f"mutant/{name}", f"mutants of {file(mutant)}", run, lambda tree, n=name: key(tree, n))


@functools.lru_cache(maxsize=2)
def _mutants(root: Path, state: str) -> list[Mutant]:
    return load(root / MUTANTS)


def collect(tree: Tree, folder: Path) -> dict[str, bool]:
    """Every test by its name, and whether it is marked `full`. Kept in `folder` for these contents of the tree."""
    kept, key = folder / "tests.json", tree.key((RECORD,))
    if kept.exists():
        known = json.loads(kept.read_text())
        if known["key"] == key:
            return known["tests"]
    found = folder / "collected.json"
    found.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tests.full.collected"]
    done = subprocess.run(
        [*command, "--collect-only", "tests"],
        cwd=tree.root,
        env={**os.environ, collected.FILE: str(found)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise RvhashError("the tests cannot be collected:\n" + done.stdout[-4000:] + done.stderr[-2000:])
    tests = json.loads(found.read_text())
    kept.write_text(json.dumps({"key": key, "tests": tests}))
    return tests


def every(tree: Tree, folder: Path) -> list[Part]:
    """All parts, in the order in which they are run. `folder`: for cached data."""
    return [*of_tests(tree.root, collect(tree, folder)), *of_proofs(), *of_mutants(tree.root)]
