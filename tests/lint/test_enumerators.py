# SPDX-License-Identifier: Apache-2.0
"""An enumerator that a package declares begins with a word that its whole type shares: `import pkg::*` brings it in."""

import re

import pytest

from tests.lint import repo

ENUM = re.compile(r"typedef\s+enum\b[^{;]*\{([^}]*)\}\s*(\w+)\s*;")
MADE = ("_regs_pkg.sv",)  # by PeakRDL


def types(text: str) -> dict[str, list[str]]:
    """Name of each enumeration type of a file, and its enumerators."""
    code = re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.DOTALL)
    return {name: [item.split("=")[0].strip() for item in body.split(",")] for body, name in ENUM.findall(code)}


def bare(enumerators: list[str]) -> bool:
    """They have no first word in common, of two letters or more, or one of them is that word alone."""
    words = {re.match(r"[A-Z][a-z]+(?=[A-Z0-9])|", name)[0] for name in enumerators}
    return len(words) != 1 or words == {""}


def test_enumerators_of_packages_have_a_prefix():
    packages = [f for f in repo.named("_pkg.sv") if not f.endswith(MADE)]
    found = {f"{f}: {name}": of for f in packages for name, of in types((repo.ROOT / f).read_text()).items()}
    assert len(found) >= 9
    assert {name: of for name, of in found.items() if bare(of)} == {}


@pytest.mark.parametrize("body", ["Idle, Run", "FsmIdle, Run", "FsmIdle, OpRun", "Fsm, FsmRun", "A1, A2", "fsmIdle"])
def test_enumerators_without_a_prefix_are_found(body):
    (found,) = types(f"typedef enum logic [1:0] {{\n  {body} = 2'd1  // FsmX,\n}} x_e;\n").values()
    assert bare(found)
