# SPDX-License-Identifier: Apache-2.0
"""The commands of docs/integrate/{verilog,fusesoc,bender,ipxact}.md, as they are written there."""

import re
import sys

import pytest

from rvhash import paths
from tests.rvhash.export.other_tools import check_digests, digests, environment, requires, run

PAGES = paths.root() / "docs" / "integrate"


def scripts(page: str) -> list[str]:
    """The blocks of a page that are shell scripts."""
    return re.findall(r"^```sh\n(.*?)^```$", (PAGES / page).read_text(), re.MULTILINE | re.DOTALL)


def typed(folder, script: str) -> str:
    """Output of a script, with `rvhash` and `python3` of this checkout."""
    programs = folder / "bin"
    programs.mkdir()
    command = f"PYTHONPATH={paths.root()} exec {sys.executable}"
    for name, program in (("rvhash", f"{command} -m rvhash"), ("python3", f"exec {sys.executable}")):
        (programs / name).write_text(f'#!/bin/sh\n{program} "$@"\n')
        (programs / name).chmod(0o755)
    path = f"{programs}:{environment(folder)['PATH']}"
    cache = {"RVHASH_ROOT": str(paths.root()), "RVHASH_CACHE": str(paths.cache())}
    return run(folder, "sh", "-e", "-c", script, env={"PATH": path, **cache})


def test_each_page_has_its_scripts():
    assert [len(scripts(page)) for page in ("verilog.md", "fusesoc.md", "bender.md", "ipxact.md")] == [2, 1, 1, 1]


@pytest.mark.full
def test_bare_verilog(tmp_path):
    plain, good = scripts("verilog.md")
    (tmp_path / "plain").mkdir()
    found = check_digests(typed(tmp_path / "plain", plain))
    shown = digests((PAGES / "verilog.md").read_text())
    assert shown.items() <= found.items()
    (tmp_path / "good").mkdir()
    assert check_digests(typed(tmp_path / "good", good)) == found


@pytest.mark.full
def test_fusesoc_in_two_commands(tmp_path):
    (script,) = scripts("fusesoc.md")
    assert len(script.strip().splitlines()) == 2
    check_digests(typed(tmp_path, script))


@pytest.mark.full
def test_bender(tmp_path):
    requires("bender")
    (script,) = scripts("bender.md")
    check_digests(typed(tmp_path, script))


@pytest.mark.full
def test_ipxact(tmp_path):
    (script,) = scripts("ipxact.md")
    said = typed(tmp_path, script)
    assert "\nmgr_wdata_o out\n" in said
    assert "\n0x4c LOCK\n" in said
