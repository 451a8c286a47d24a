# SPDX-License-Identifier: Apache-2.0
"""Every test, proof and mutant belongs to one part, and the key of a part covers everything that it reads."""

import ast
import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from tests.full import parts
from tests.full.parts import PAGES, READERS, RECORD
from tests.lib.tree import Tree, fits

ROOT = Path(__file__).resolve().parents[2]
# Who else names a page: help, the command's own message to hash, and scripts that the READERS run.
NAMES_A_PAGE = (
    "rvhash/command/export_command.py",
    "rvhash/command/hash_command.py",
    "rvhash/command/sweep_command.py",
    "rvhash/demo.py",
    "rvhash/export/contents.py",
    "rvhash/export/copies.py",
    "rvhash/export/readme.py",
    "rvhash/report/images.py",
    "scripts/gen_instructions.py",
    "scripts/paper_tables.py",
    "scripts/results.py",
    "scripts/result_pages.py",
    "scripts/result_plots.py",
    "scripts/timing_diagrams.py",
    "sw/paper/kronos/tightly_code.py",
)


@pytest.fixture(scope="module")
def collected(tmp_path_factory):
    return parts.collect(Tree(ROOT), tmp_path_factory.mktemp("full"))


def covered(part, tests):
    """The tests of a part, from what pytest is told."""
    if part.arguments[-2] == "not full":
        return [name for name, full in tests.items() if not full and name.startswith(part.arguments[-1] + "::")]
    return part.arguments[part.arguments.index("no:cacheprovider") + 1 :]


@pytest.mark.full
def test_every_test_is_in_one_part(collected):
    made = list(parts.of_tests(ROOT, collected))
    count = Counter(name for part in made for name in covered(part, collected))
    assert count == dict.fromkeys(collected, 1)
    assert all(part.tests == len(covered(part, collected)) > 0 for part in made)
    assert any(collected.values()), "no test is marked `full`"
    assert not all(collected.values())


@pytest.mark.full
def test_every_file_of_tests_is_collected(collected):
    """Also one in a folder that is new."""
    files = {f for f in Tree(ROOT).names() if fits(f, ("tests/*/test_*.py", "tests/test_*.py"))}
    assert files == {name.partition("::")[0] for name in collected}


def test_every_proof_and_every_mutant_is_a_part():
    lists = sorted((ROOT / "formal").rglob("*.toml"))
    jobs = [job["name"] for path in lists for job in tomllib.loads(path.read_text())["job"]]
    assert [part.name for part in parts.of_proofs()] == [f"proof/{name}" for name in jobs]
    mutants = tomllib.loads((ROOT / "tests" / "mutants" / "list.toml").read_text())["mutant"]
    found = [part.name for part in parts.of_mutants(ROOT)]
    assert sorted(found) == sorted(f"mutant/{m['name']}" for m in mutants)


@pytest.mark.full
def test_names_differ(collected):
    names = [p.name for p in (*parts.of_tests(ROOT, collected), *parts.of_proofs(), *parts.of_mutants(ROOT))]
    assert len(set(names)) == len(names)


def texts(path):
    """The strings of a Python file but its docstrings, and what it imports."""
    tree = ast.parse(path.read_text())
    words = {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Expr)}
    for n in ast.walk(tree):
        if isinstance(n, ast.Constant) and isinstance(n.value, str) and id(n) not in words:
            yield n.value
        elif isinstance(n, ast.Import | ast.ImportFrom):
            yield ast.unparse(n)


def test_nobody_else_reads_what_is_left_out_of_the_keys():
    left_out = (*READERS, "formal/", "rvhash/codegen/")
    others = [f for f in Tree(ROOT).names() if f.endswith(".py") and not f.startswith(left_out)]
    words = re.compile(r"\.md\b|\bdocs\b|\bformal\b|\bmutants\b|\bcodegen\b|tests\.full")
    found = [f for f in others if f not in NAMES_A_PAGE and any(words.search(text) for text in texts(ROOT / f))]
    assert not found, f"{found}: add the folder to READERS of tests/full/parts.py"


@pytest.fixture
def keys(toy):
    """A function: the keys of a test, a test of a reader, and the mutant, as the tree is now."""

    def now():
        tree = Tree(toy.folder)
        (mutant,) = parts.of_mutants(toy.folder)
        return (
            parts.key_of_tests(tree, "tests/a/test_a.py"),
            parts.key_of_tests(tree, "tests/lint/x.py"),
            mutant.key(tree),
        )

    return now


@pytest.mark.parametrize(
    ("file", "text", "changed"),
    [
        (RECORD, "[]\n", (False, False, False)),
        ("build/x", "x", (False, False, False)),
        ("docs/page.md", "x", (False, True, False)),
        ("formal/x.sv", "x", (False, True, False)),
        ("tests/mutants/runner.py", "x", (False, True, True)),
        ("toy.py", "x", (True, True, True)),
        ("new.toml", "x", (True, True, True)),
        ("tests/b/helper.py", "x = 1", (False, True, False)),
        ("tests/b/part.sv", "x", (True, True, True)),
        ("tests/b/test_b.py", "x = 1", (False, True, False)),
    ],
)
def test_what_changes_a_key(toy, keys, file, text, changed):
    before = keys()
    toy.write(file, text)
    assert tuple(old != new for old, new in zip(before, keys(), strict=True)) == changed


@pytest.mark.parametrize(
    "line",
    [
        "import tests.b.test_b",
        "from tests.b import test_b",
        "from tests.b.test_b import run",
        "run('tests.b.test_b')",
        "run('tests/b/test_b.py::test_it')",
        "from tests.b import helper",
        "from tests.lib.chain import run",
    ],
)
def test_a_file_of_tests_that_is_used_changes_the_key(toy, keys, line):
    toy.write("tests/b/helper.py", "def test_module(): return 'tests.b.test_b'\n")
    toy.write("tests/lib/chain.py", "from tests.b import helper\n")
    toy.write("tests/b/test_b.py", "x = 1\n")
    toy.write("tests/a/test_a.py", line + "\n")
    before = keys()
    toy.write("tests/b/test_b.py", "x = 2\n")
    assert before[0] != keys()[0]


def test_a_file_of_tests_that_its_folder_uses_changes_the_key(toy, keys):
    toy.write("tests/a/test_a.py", "x = 1\n")
    toy.write("tests/conftest.py", "from tests.b import test_b\n")
    toy.write("tests/b/test_b.py", "x = 1\n")
    before = keys()
    toy.write("tests/b/test_b.py", "x = 2\n")
    assert before[0] != keys()[0]


def test_a_mutant_depends_on_its_own_entry(toy, keys):
    before = keys()
    entries = (toy.folder / parts.MUTANTS).read_text()
    toy.write(parts.MUTANTS, entries + "\n# more\n")
    assert keys()[2] == before[2]
    toy.change(parts.MUTANTS, "3 * x", "4 * x")
    assert keys()[2] != before[2]


def test_a_file_that_goes_or_may_be_run_changes_the_key(toy):
    before = Tree(toy.folder).key()
    (toy.folder / "toy.py").chmod(0o755)
    runs = Tree(toy.folder).key()
    (toy.folder / "toy.py").unlink()
    assert len({before, runs, Tree(toy.folder).key()}) == 3


@pytest.mark.full
def test_a_proof_depends_on_what_it_reads():
    tree = Tree(ROOT)
    keys = [part.key(tree) for part in parts.of_proofs()]
    assert len(set(keys)) == len(keys)
    assert keys == [part.key(tree) for part in parts.of_proofs()]


def test_dirty(toy):
    assert not Tree(toy.folder).dirty((RECORD,))
    toy.write(RECORD, "[]\n")
    assert not Tree(toy.folder).dirty((RECORD,))
    assert Tree(toy.folder).dirty()
    toy.write("docs/page.md", "x")
    assert Tree(toy.folder).dirty((RECORD,))


def test_patterns():
    assert fits("docs/a/b.md", PAGES)
    assert fits("README.md", PAGES)
    assert not fits("rtl/formal.sv", PAGES)
