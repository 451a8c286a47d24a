# SPDX-License-Identifier: Apache-2.0
"""Interrupts at every point of the driver, over a device that is late by every amount: no false success, and nothing is
written after an error."""

import pytest

from tests.sw.swlib import FAKES, HERE, device_of, link, native_flags, native_sources, run

READS = 4  # of STATUS, before the driver looks at the clock


# By words an interrupt finds many more points.
MARKS = {"fake-windows": pytest.mark.full}


@pytest.mark.parametrize("each", [False, pytest.param(True, marks=pytest.mark.full)], ids=["some", "each"])
@pytest.mark.parametrize("fake", [pytest.param(fake, marks=MARKS.get(fake, ())) for fake in FAKES])
def test_every_interleaving(tmp_path, fake, each):
    flags = [*native_flags("compact", fake), f"-DRVH_MMIO_READS={READS}"]
    sources = [*native_sources("compact", fake), HERE / "interleave.c"]
    link(flags, sources, tmp_path / "interleave", ("-fsanitize-coverage=trace-pc",))
    done = run([tmp_path / "interleave", *["each"] * each], timeout=1100)
    calls, handled, failed, handler_failed, late_well = map(int, done.stdout.split())
    assert handled > 1000
    assert calls > handled
    assert failed > 1000
    assert handler_failed > 20
    assert (late_well > 100) == (device_of(fake) == "mmio")
