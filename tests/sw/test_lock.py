# SPDX-License-Identifier: Apache-2.0
"""RVH_LOCK and RVH_UNLOCK: several threads on one engine. One that waits gets the hardware; others count."""

import pytest

from tests.sw.swlib import HERE, link, native_flags, native_sources, run

# A driver that waits for ever sits in C, where only the thread method can end it.
pytestmark = pytest.mark.timeout(120, method="thread")

CONFIG = ['-DRVH_CONFIG="locks.h"', f"-I{HERE}", "-pthread"]


@pytest.mark.parametrize(
    ("fake", "slots"),
    [
        ("fake-xif", 4),
        *(pytest.param(*of, marks=pytest.mark.full) for of in (("fake-mmio", 8), ("fake-mmio", 4), ("fake-xif", 8))),
    ],
)
def test_threads(tmp_path, fake, slots):
    """Every digest is right, the lock is held by one at a time, and nobody looks at the engine without it.

    With slots for all, each message is in hardware or a counted fallback; with less, a clone or what has begun in
    hardware can fall back too.
    """
    program = tmp_path / "threads"
    sources = [*native_sources("good", fake), HERE / "threads.c"]
    link([*native_flags("good", fake), *CONFIG, f"-DRVH_SLOTS={slots}"], sources, program)
    messages, used, fallbacks, _ = map(int, run([program]).stdout.split())
    if slots == 8:
        assert used + fallbacks == messages
        assert used >= messages * 3 // 4  # three of four threads wait
    else:
        assert used + fallbacks >= messages


@pytest.mark.parametrize("alone", ["-DRVH_LOCK()=1", "-DRVH_UNLOCK()=(void)0"])
def test_lock_without_its_other_half(tmp_path, alone):
    with pytest.raises(AssertionError, match="need each other"):
        run(["gcc", *native_flags("good", "fake-mmio"), alone, "-c", "backend/driver/engine.c", "-o", tmp_path / "x.o"])
