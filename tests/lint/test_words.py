# SPDX-License-Identifier: Apache-2.0
"""Comments, docstrings, messages and pages use the field's words. The terms are listed in CONTRIBUTING.md."""

import io
import re
import tokenize
from pathlib import PurePosixPath

import pytest

from tests.lint import repo
from tests.lint.test_text import read

# The idioms to avoid, and what to write instead. This is the only list.
IDIOMS = {
    r"\bon offer\b": "pending",
    r"\bin work\b": "active, or in flight",
    r"\bthere are none\b": "no ... exists",
    r"\bis had\b": "is available",
    r"\bbehind (?:it|its|the|that|them|this)\b": "after",
    r"\bstands (?:at|for|in|there)\b": "is, is stalled at, represents",
    r"\bgives up what\b": "aborts",
}
PATTERN = re.compile("|".join(IDIOMS), re.IGNORECASE)

# The number of idioms that are left in each folder. A number may only become smaller.
LEFT = {
    "CONTRIBUTING.md": 6,  # its list of what not to write
    "Makefile": 0,
    "README.md": 0,
    "docs": 0,
    "formal": 0,
    "hosts": 0,
    "rtl": 0,
    "rvhash": 0,
    "scripts": 0,
    "sim": 0,
    "sw": 0,  # generated from rtl/instructions.toml
    "tests": 0,
}

STRING = r'"(?:\\.|[^"\\\n])*"'
SLASHES = re.compile(rf"{STRING}|//(?P<line>[^\n]*)|/\*(?P<block>.*?)\*/", re.DOTALL)  # C, SystemVerilog, C++, RDL
HASHES = re.compile(rf"{STRING}|'[^'\n]*'|(?:^|(?<=\s))#(?P<line>[^\n]*)", re.MULTILINE)  # TOML, shell, make
ASSEMBLY = re.compile(rf"{STRING}|(?://|#(?!\w))(?P<line>[^\n]*)|/\*(?P<block>.*?)\*/", re.DOTALL)
COMMENTS = {
    **dict.fromkeys((".c", ".h", ".sv", ".svh", ".cpp", ".rdl", ".ld", ".vlt"), SLASHES),
    **dict.fromkeys((".toml", ".sh", ""), HASHES),
    ".S": ASSEMBLY,
}
TITLE = re.compile(r"^(?:title|what|summary|stand_in|choose|note|description) *= *\"(.*)\"", re.MULTILINE)


def prose(path: str, text: str) -> str:
    """What a person reads in a file: comments, in Python also strings, in Markdown all but code. On one line."""
    suffix = PurePosixPath(path).suffix
    if suffix == ".py":
        parts = _python(text)
    elif suffix == ".md":
        parts = [re.sub(r"```.*?```|`[^`\n]*`", " ", text, flags=re.DOTALL)]
    elif suffix in COMMENTS:
        parts = [m["line"] or m.groupdict().get("block") or " ; " for m in COMMENTS[suffix].finditer(text)]
        parts += TITLE.findall(text) if suffix == ".toml" else []
    else:
        parts = []
    return re.sub(r"[\s*]+", " ", " ".join(parts))


def _python(text: str) -> list[str]:
    """Comments and strings of a Python file."""
    kinds = {tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)}
    return [t.string.lstrip("#") for t in tokenize.generate_tokens(io.StringIO(text).readline) if t.type in kinds]


def idioms(path: str, text: str) -> list[str]:
    """The idioms in the prose of a file."""
    return [m[0] for m in PATTERN.finditer(prose(path, text))]


def below(folder: str) -> dict[str, list[str]]:
    """The idioms of each file of a folder, or of the file of that name."""
    files = [f for f in repo.files() if (f == folder or f.startswith(folder + "/")) and f != "tests/lint/test_words.py"]
    found = {f: idioms(f, read(f)) for f in files if not f.startswith(repo.GENERATED)}
    return {f: words for f, words in found.items() if words}


@pytest.mark.parametrize("folder", LEFT)
def test_no_new_idiom(folder):
    found = below(folder)
    count = sum(map(len, found.values()))
    assert count <= LEFT[folder], f"{count} idioms, at most {LEFT[folder]} allowed; write {IDIOMS}: {found}"


PLANTED = "What is in work\n{0} stays; the word behind\n{0} it is on offer, and the reset gives up what was there."


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("a.c", "int x; // " + PLANTED.format("//")),
        ("a.sv", "/* " + PLANTED.format(" *") + " */"),
        ("a.S", "    nop  # " + PLANTED.format("#")),
        ("a.toml", "x = 1 # " + PLANTED.format("#")),
        ("a.sh", "ls # " + PLANTED.format("#")),
        ("Makefile", "all: # " + PLANTED.format("#")),
        ("a.md", PLANTED.format("")),
        ("a.py", '"""' + PLANTED.format("") + '"""'),
        ("b.py", "# " + PLANTED.format("#")),
        ("c.py", 'raise ValueError("on offer; in work; behind it; gives up what")'),
    ],
)
def test_a_planted_sentence_is_found(path, text):
    assert sorted(w.lower() for w in idioms(path, text)) == ["behind it", "gives up what", "in work", "on offer"]


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("a.c", 'f("behind the // in work"); int in_work; // secrets left behind; stand-in'),
        ("a.toml", "old = '''a behind the b'''"),
        ("a.md", "`behind the`\n```\nin work\n```\n"),
        ("a.py", "behind = its + 1"),
    ],
)
def test_code_is_not_prose(path, text):
    assert idioms(path, text) == []
