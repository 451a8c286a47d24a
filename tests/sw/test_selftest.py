# SPDX-License-Identifier: Apache-2.0
"""rvh_selftest: its digests are correct, it reports who hashed, and it detects every wrong bit of a device's digest."""

import ctypes

import pytest

from tests.sw.swlib import ALGS, ERR_ARG, ERR_HW, OK

ALL = 7
FAMILY = {
    name: 1 if name in ("sha224", "sha256") else 2 if name.startswith(("sha384", "sha512")) else 4 for name in ALGS
}


def selftest(lib, families: int = ALL) -> tuple[int, int, int, int]:
    """Status, and the report: failed, hardware, software."""
    report = (ctypes.c_uint8 * 3)(0xA5, 0xA5, 0xA5)
    return lib.rvh_selftest(families, report), *report


@pytest.mark.parametrize("families", range(1, 8))
def test_portable_c_passes(library, families):
    assert selftest(library("lanes"), families) == (OK, 0, 0, families)


@pytest.mark.parametrize("families", range(1, 8))
def test_device_passes(fresh_driver, families):
    assert selftest(fresh_driver, families) == (OK, 0, families, 0)
    assert fresh_driver.rvh_hw_fallbacks() == 0


@pytest.mark.parametrize("families", [0, 8, 15, 1 << 31])
def test_family_that_does_not_exist(library, families):
    assert selftest(library("lanes"), families) == (ERR_ARG, 0xA5, 0xA5, 0xA5)


def test_absent_device_is_told(fresh_driver):
    fresh_driver.fault(*(("capability_flip", 7) if fresh_driver.fake == "fake-xif" else ("name_flip", 1)))
    assert selftest(fresh_driver) == (OK, 0, 0, ALL)
    assert fresh_driver.rvh_hw_fallbacks() > 0


def test_family_that_the_device_lacks_is_no_fallback(fresh_driver):
    fresh_driver.fault("capability_flip", 1 << 1)
    assert selftest(fresh_driver, 5) == (OK, 0, 5, 0)
    assert selftest(fresh_driver, 2)[3] & 2
    assert fresh_driver.rvh_hw_fallbacks() == 0


@pytest.mark.parametrize("name", [*ALGS, "sponge"])
def test_every_wrong_bit_is_told(fresh_driver, name):
    """Of every answer, in one call and in pieces: its family failed, and no other."""
    number, digest = (15, 32) if name == "sponge" else (ALGS[name].number, ALGS[name].digest or 32)
    family = FAMILY.get(name, 4)
    fresh_driver.fault("flip_alg", number)
    for bit in range(8 * digest):
        fresh_driver.fault("flip_bit", bit + 1)
        assert selftest(fresh_driver, family) == (ERR_HW, family, family, 0), bit
    assert selftest(fresh_driver) == (ERR_HW, family, ALL, 0)
    fresh_driver.fault("flip_bit", 0)
    assert selftest(fresh_driver) == (OK, 0, ALL, 0)


@pytest.mark.parametrize("job", [1, 2, 5, 20])
def test_device_that_fails_is_told(fresh_driver, job):
    fresh_driver.fault("bad_job", job)
    status, failed, *_ = selftest(fresh_driver)
    assert (status, failed != 0) == (ERR_HW, True)
