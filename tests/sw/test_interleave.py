# SPDX-License-Identifier: Apache-2.0
"""Interrupts at every point of the driver, over a device that is late by every amount: no false success, and nothing is
written after an error."""

import ctypes
import itertools

import pytest

from tests.sw.swlib import (
    ALGS,
    FAKES,
    HERE,
    OK,
    Context,
    Library,
    bind,
    device_of,
    link,
    link_with_macros,
    native_flags,
    native_sources,
    one_shot,
    run,
)

READS = 4  # of STATUS, before the driver looks at the clock


# Builds: with portable C, and without.
BUILDS = {"both": (), "hardware-only": ("-DRVH_HARDWARE_ONLY",)}
CASES = [(fake, each, build) for fake in FAKES for each in (False, True) for build in BUILDS]


def marks(fake: str, each: bool, build: str) -> tuple:
    quick = not each and (fake, build) in (("fake-mmio", "both"), ("fake-xif", "hardware-only"))
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


HANDLER = ctypes.CFUNCTYPE(None)
LACKS_SHA512 = 2  # of capability_flip


def test_handler_that_leaves_its_message_open(tmp_path):
    """The coprocessor lacks the algorithm of the call, and has the message of a handler after it: the call is hashed by
    portable C wherever the handler comes, and that message goes on."""
    alg, other, ran = ALGS["sha512"], ALGS["sha256"], 0
    built = tmp_path / "driver.so"
    points = ("-fsanitize-coverage=trace-pc",)
    link(
        [*native_flags("compact", "fake-xif"), "-shared", "-fPIC"],
        [*native_sources("compact", "fake-xif"), HERE / "probe.c"],
        built,
        points,
    )
    for at in itertools.count():
        file = tmp_path / f"{at}.so"
        file.write_bytes(built.read_bytes())
        lib = bind(Library(str(file)))
        lib.fake_fault(b"capability_flip", LACKS_SHA512)
        lib.fake_fault(b"refuse_alg", alg.number)
        assert one_shot(lib, alg, b"probed", 64) == (OK, alg.expect(b"probed", 64))
        context, seen = Context(lib), itertools.count()
        point = ctypes.c_void_p.in_dll(lib, "fake_handler")

        def handler(at=at, context=context, seen=seen):
            if next(seen) == at:
                assert context.init(other) == context.update(b"open") == OK

        kept = HANDLER(handler)
        point.value = ctypes.cast(kept, ctypes.c_void_p).value
        assert one_shot(lib, alg, b"interrupted", 64) == (OK, alg.expect(b"interrupted", 64)), at
        point.value = None
        if next(seen) <= at:
            break
        assert context.update(b" and on") == OK
        assert context.final(32) == (OK, other.expect(b"open and on", 32)), at
        ran += lib.rvh_hw_used()
    assert at > 20
    assert ran > 1
