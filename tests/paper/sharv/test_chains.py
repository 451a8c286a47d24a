# SPDX-License-Identifier: Apache-2.0
"""At most one adder: no path of SHA-RV's core, BufferSet, controllers and command contains two carry chains."""

import re
import sys

import pytest

from tests.lint import repo


def chains(top, *parameters):
    """What the mapped netlist of a module says."""
    status, out = repo.run(sys.executable, "-m", "tests.paper.sharv.chains", top, *parameters)
    assert status == 0, out
    return int(re.search(rf"^{top}: (\d+) ", out, re.MULTILINE)[1])


def test_core():
    assert chains("rvh_sharv_core") == 1


@pytest.mark.full
def test_command():
    assert chains("rvh_sharv_command", "MaxLong=11", "MaxShort=7") == 1


@pytest.mark.full
def test_command_of_four():
    assert chains("rvh_sharv_command", "HasFour=1") == 1


@pytest.mark.full
def test_smallest_buffer():
    assert chains("rvh_sharv_session", "Small=1") == 1


@pytest.mark.full
@pytest.mark.parametrize("top", ["rvh_sharv_session", "rvh_sharv_four"])
def test_with_bufferset(top):
    assert chains(top) == 1


def test_two_are_seen():
    assert chains("rvh_dma_write") > 1
