# SPDX-License-Identifier: Apache-2.0
"""Rules that hold for every file: licence line, no machine's paths, no registry's address, no dead link."""

import re
import shutil
from pathlib import Path

import pytest

from tests.lint import repo

SOURCES = (".sv", ".svh", ".vlt", ".rdl", ".c", ".h", ".S", ".ld", ".cpp", ".py", ".sh", ".toml")
SPDX = "SPDX-License-Identifier: Apache-2.0"
# Written in pieces, so that this file does not hold what it forbids. A path counts from its first slash.
FORBIDDEN = [
    r"(?<![\w.*}])/" + "(work|root|home|opt|tmp/scratch)/",
    r"\.py" + "env",
    r"pypi\." + "org",
    "python" + "hosted",
    r"deb\." + "debian",
    r"registry\." + "npmjs",
    r"crates\." + "io",
    r"proxy\." + "golang",
    r"maven\." + "org",
    "TO" + "DO",
    "FIX" + "ME",
]
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)(?:\s+\"[^\"]*\")?\)|(?:src|href)=\"([^\"]+)\"")


def read(path: str) -> str:
    """The text of a file; "" for one that is not text."""
    try:
        return (repo.ROOT / path).read_text()
    except UnicodeDecodeError:
        return ""


def dead_links(path: Path, root: Path) -> list[str]:
    """Links of a Markdown file to files or headings that do not exist. Addresses of the web are left alone."""
    text = re.sub(r"```.*?```|`[^`\n]*`", "", path.read_text(), flags=re.DOTALL)
    dead = []
    for match in LINK.finditer(text):
        link = match[1] or match[2]
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = (root / name[1:] if name.startswith("/") else path.parent / name) if name else path
        if not target.exists() or (anchor and anchor not in headings(target)):
            dead.append(link)
    return dead


def headings(path: Path) -> set[str]:
    """The anchors that a Markdown file offers."""
    lines = re.findall(r"^#+ +(.*?) *$", path.read_text(), re.MULTILINE) if path.suffix == ".md" else []
    return {re.sub(r"[^\w -]", "", line.lower()).replace(" ", "-") for line in lines}


def test_every_source_names_its_licence():
    named = [*repo.named(*SOURCES), "Makefile", ".ci/run"]
    bare = [f for f in named if not any(SPDX in line for line in read(f).splitlines()[:3])]
    assert not bare, bare


def test_no_file_holds_a_machine_path_or_a_registry_address():
    found = [f"{f}: {word}" for f in repo.files() for word in FORBIDDEN if re.search(word, read(f))]
    assert not found, found


def test_a_machine_path_is_recognised():
    lines = [f"see {'/'}work/main/x", f"'{'/'}home/joe/.cache'", f"https://pypi.{'org'}/simple"]
    assert all(any(re.search(word, line) for word in FORBIDDEN) for line in lines)
    assert not any(re.search(word, f"a/work{'/'}b and $X/home/c") for word in FORBIDDEN[:1])


def test_no_trailing_space_and_a_newline_at_the_end():
    own = [f for f in repo.files() if not f.startswith(repo.GENERATED) and f != "LICENSE" and read(f)]
    bad = [f for f in own if not read(f).endswith("\n") or re.search(r"[ \t]$", read(f), re.MULTILINE)]
    bad = [
        f
        for f in bad
        if f
        not in (
            "sw/include/rvh_mmio_regs.h",
            "docs/paper/sharv.svg",
            "docs/lengths.svg",
            "docs/attach/isa.svg",
            "docs/short-messages.svg",
        )
    ]  # generated
    assert not bad, bad


@pytest.mark.parametrize("path", repo.named(".md"))
def test_links_lead_somewhere(path):
    dead = dead_links(repo.ROOT / path, repo.ROOT)
    assert not dead, dead


def test_dead_links_are_found(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("# A b\n[x](page.md) [y](gone.md) [z](#a-b) [w](#c) [web](https://example.org) `[c](code.md)`\n")
    assert dead_links(page, tmp_path) == ["gone.md", "#c"]


@pytest.mark.parametrize("path", [*repo.named(".sh"), ".ci/run"])
def test_shell_scripts_parse(path):
    assert shutil.which("bash")
    status, out = repo.run("bash", "-n", path)
    assert status == 0, out


def test_make_help_lists_every_target():
    makefile = read("Makefile")
    targets = set(re.findall(r"^([a-z][\w-]*):(?!=)", makefile, re.MULTILINE))
    status, out = repo.run("make", "-s", "help")
    assert status == 0, out
    missing = [t for t in targets if not re.search(rf"^ *{t} ", out, re.MULTILINE)]
    assert targets
    assert not missing, missing
