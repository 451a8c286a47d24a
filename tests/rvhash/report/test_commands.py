# SPDX-License-Identifier: Apache-2.0
"""The commands on the pages are commands that rvhash takes, and name what exists."""

import shlex

import pytest
import typer

from rvhash import design
from rvhash.bench import workloads
from rvhash.command.main import application
from rvhash.design import configurations, named_units
from rvhash.report import commands


@pytest.fixture(scope="module")
def typed(recorded, every) -> dict[str, list[str]]:
    """By design, the words of its page."""
    units = named_units.units()
    return {s.name: commands.commands(recorded, s, units) for s in every}


def test_each_is_accepted(typed):
    """Parsed by the command line as it is, without running it."""
    group = typer.main.get_command(application())
    top = group.make_context("rvhash", [], resilient_parsing=True)
    lines = {line for found in typed.values() for line in found}
    names = set(typed)
    assert len(lines) > 100
    for line in lines:
        program, name, *arguments = shlex.split(line)
        assert program == "rvhash"
        command = group.get_command(top, name)
        assert command is not None, line
        given = command.make_context(name, arguments, parent=top).params
        for key in ("design_name", "designs"):
            for of in [given[key]] if isinstance(given.get(key), str) else given.get(key) or []:
                assert of == design.DEFAULT or of in names, line
        if name == "bench":
            assert given["name"] in workloads.names()
        if name == "stream":
            assert given["config"] in configurations.stream_names()
        if name == "synth":
            assert set(given["names"]) <= set(named_units.units())


def test_those_of_a_design(typed):
    assert typed["mmio-cv32e40x"] == [
        "rvhash hash -a sha3-256 -d mmio-cv32e40x FILE",
        "rvhash bench kronos -d mmio-cv32e40x",
        "rvhash bench lengths -d mmio-cv32e40x",
        "rvhash bench modes -d mmio-cv32e40x",
        "rvhash synth mmio",
    ]
    assert "rvhash bench asip" in typed["lane-hart"]
    assert "rvhash synth lane hart-im-lane" in typed["lane-hart"]
    assert "rvhash hash -a sha256 -d sharv-cv32e40x FILE" in typed["sharv-cv32e40x"]
    assert typed["stream-lanes"][0] == "rvhash stream -c lanes -a sha3-256 FILE"
