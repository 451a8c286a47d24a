# SPDX-License-Identifier: Apache-2.0
"""The blocks of the diagrams are modules that the RTL of the attachment really instantiates."""

import re

import pytest

from rvhash.design import hosts, sources
from rvhash.report.structures import STREAMS, STRUCTURES
from rvhash.report.subjects import subjects
from tests.rvhash.conftest import ROOT

INSTANCE = re.compile(r"^\s+(rvh_\w+)\s+(?:#\(|u_\w+\s*\()", re.MULTILINE)


def reached(top: str, files: list[str]) -> set[str]:
    """The modules that are instantiated below a module, and the module itself."""
    text = {path.rpartition("/")[2].removesuffix(".sv"): (ROOT / path).read_text() for path in files}
    found, todo = set(), [top]
    while todo:
        module = todo.pop()
        if module in text and module not in found:
            found.add(module)
            todo += INSTANCE.findall(text[module])
    return found


def test_every_attachment_has_a_structure():
    assert set(STRUCTURES) == set(sources.attachments())


@pytest.mark.parametrize("subject", [s for s in subjects() if s.kind != "software"], ids=lambda s: s.name)
def test_blocks_are_in_the_rtl(subject):
    rtl = sources.rtl()
    if subject.design:
        extension = hosts.get(subject.design.processor).has.extension
        attachment = rtl.attachment[subject.design.attachment]
        slot = attachment.slot_for(extension)
        text = (ROOT / slot).read_text()
        tops = INSTANCE.findall(text)
        files = rtl.files_of(subject.design.attachment)
        inside = set().union(*(reached(top, files) for top in tops))
        assert subject.structure.top(extension) in inside
    else:
        files = [f for part in (rtl.lib, rtl.core, rtl.engine, rtl.stream) for f in part.files]
        inside = reached(subject.structure.top(""), files)
    drawn = {block.module for row in subject.structure.rows for block in row if block.when(subject.parameters)}
    assert drawn
    assert drawn <= inside


def test_no_form_of_the_stream_is_missing():
    assert set(STREAMS) == {"single", "lanes", "pipeline"}
