# SPDX-License-Identifier: Apache-2.0
"""The contracts of rtl/lib: a violation ends the simulation and names the contract; legal stimulus passes."""

import pytest

from tests.lib.bench_contracts import FAULTS
from tests.lib.cocotb_runner import BUILD, ROOT, rtl_files, simulate


def run(name: str, **more) -> str:
    """The log of a run; AssertionError if it fails."""
    sources = [*rtl_files(), ROOT / "tests" / "lib" / "contracts_probe.sv"]
    module, title = "tests.lib.bench_contracts", f"contracts-{name}"
    simulate("contracts_probe", module, sources, name=title, build="contracts", states=("random1",), **more)
    return (BUILD / f"{title}.random1.log").read_text()


def test_kept():
    assert "Assertion failed" not in run("kept")


@pytest.mark.parametrize("fault", FAULTS)
def test_broken(fault):
    with pytest.raises(AssertionError):
        run(fault, env={"FAULT": fault})
    log = (BUILD / f"contracts-{fault}.random1.log").read_text()
    assert FAULTS[fault][0] in log
    assert log.count("Assertion failed") == 1, log
