# SPDX-License-Identifier: Apache-2.0
"""Copies of our files for an export. Comments there name no file that the export does not have."""

import re

from rvhash import paths

# What a comment names, and what it says in the copy.
NAMES = (
    (r"\bdocs/(?:\w+/)*([\w-]+)\.md\b", r'the page "\1" of rvhash'),
    (r"\brtl/instructions\.toml\b", "rvhash's list of instructions"),
    (r"\bby scripts/gen_instructions\.py\b", "by a script"),
    (r"`python -m rvhash\.model\.constants`", "A script"),
    (r"\(rvhash\.model\)", "(the model)"),
    (r"\. tests/sw\b", ". A test"),
    (r"\btests/sw\b", "a test"),
    (r"\bformal/(?=\s)", "the proof"),
    (r"\bsw/(?=(?:backend|include|pqc)\b)", ""),
)


def copy(source: str) -> str:
    """The text of a file of the checkout, for an export."""
    text = (paths.root() / source).read_text()
    for pattern, new in NAMES:
        text = re.sub(pattern, new, text)
    return text
