# SPDX-License-Identifier: Apache-2.0
"""The list of mutants matches the current tree; `make mutants` runs it."""

from pathlib import Path

import pytest

from tests.mutants.runner import load, mutated

ROOT = Path(__file__).resolve().parents[2]
MUTANTS = load(Path(__file__).with_name("list.toml"))
KINDS = {
    "rotation",
    "constant",
    "padding byte",
    "handshake",
    "byte order",
    "register address",
    "firmware length",
    "tool comparison",
    "interrupt enable",
    "error bit",
}


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda m: m.name)
def test_mutant_fits(mutant):
    assert mutated(ROOT, mutant) != (ROOT / mutant.file).read_text()
    for test in mutant.tests:
        assert (ROOT / test.partition("::")[0]).is_file(), test


def test_every_kind_of_fault_is_there():
    assert {m.kind for m in MUTANTS} >= KINDS
