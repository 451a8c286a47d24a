# SPDX-License-Identifier: Apache-2.0
"""Interrupts at every point of the driver, over a device that is late by every amount: no false success, and nothing is
written after an error."""

import pytest

from tests.sw.swlib import FAKES, HERE, device_of, link, link_with_macros, native_flags, native_sources, run

READS = 4  # of STATUS, before the driver looks at the clock


# By words an interrupt finds many more points.
MARKS = {"fake-windows": pytest.mark.full}


# Builds: with portable C, and without.
BUILDS = {"both": (), "hardware-only": ("-DRVH_HARDWARE_ONLY",)}
CASES = [(fake, each, build) for fake in FAKES for each in (False, True) for build in BUILDS]


def marks(fake: str, each: bool, build: str) -> tuple:
    quick = not each and fake not in MARKS and (build == "both" or fake == "fake-xif")
    return () if quick else (pytest.mark.full,)


@pytest.mark.parametrize(
    ("fake", "each", "build"),
    [
        pytest.param(*case, marks=marks(*case), id=f"{case[0]}-{'each' if case[1] else 'some'}-{case[2]}")
        for case in CASES
    ],
)
def test_every_interleaving(tmp_path, fake, each, build):
    flags = [*native_flags("compact", fake), f"-DRVH_MMIO_READS={READS}"]
    points, program = ("-fsanitize-coverage=trace-pc",), tmp_path / "interleave"
    if build == "both":
        link(flags, [*native_sources("compact", fake), HERE / "interleave.c"], program, points)
    else:
        own = (f"-DRVH_MMIO_READS={READS}",)
        link_with_macros(BUILDS[build], "compact", fake, [HERE / "interleave.c"], program, own, points)
    done = run([tmp_path / "interleave", *["each"] * each], timeout=1100)
    calls, handled, failed, handler_failed, late_well, busy = map(int, done.stdout.split())
    assert handled > 1000
    assert calls > handled
    assert failed > 1000
    assert handler_failed > 20
    assert (late_well > 100) == (device_of(fake) == "mmio")
    assert (busy > 100) == (build == "hardware-only")
