# SPDX-License-Identifier: Apache-2.0
"""Python passes ruff, as configured in pyproject.toml."""

from tests.lint import repo


def test_ruff_finds_nothing():
    status, out = repo.run(repo.TOOLS / "ruff", "check", "--no-cache", ".")
    assert status == 0, out


def test_ruff_would_change_no_format():
    status, out = repo.run(repo.TOOLS / "ruff", "format", "--no-cache", "--check", "--diff", ".")
    assert status == 0, out
