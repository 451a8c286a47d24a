# SPDX-License-Identifier: Apache-2.0
"""Libraries of the portable C for this machine, each built once."""

import shutil

import pytest

from tests.sw import swlib


@pytest.fixture(scope="session")
def library(tmp_path_factory):
    """library(software, backend): the shared library of that build."""
    built = {}

    def get(software: str, backend: str = "none"):
        key = software, backend
        if key not in built:
            folder = tmp_path_factory.mktemp("sw")
            built[key] = swlib.build_library(folder / f"{software}-{backend}.so", software, backend)
        return built[key]

    return get


@pytest.fixture(params=swlib.FAKES)
def driven(request, library):
    """The library with the driver over each of the models."""
    return library("good", request.param)


@pytest.fixture(params=swlib.SAVING)
def saving(request, library):
    """The same over those that can save a message."""
    return library("good", request.param)


def _fresh(library, fake, tmp_path):
    own = shutil.copy(library("good", fake)._name, tmp_path / "driver.so")
    lib = swlib.bind(swlib.Library(str(own)))
    lib.fault = lambda what, value=1: lib.fake_fault(what.encode(), value)
    lib.fake = fake
    return lib


@pytest.fixture(params=swlib.SAVING)
def fresh_driver(request, library, tmp_path):
    """The driver over each of the models that can save a message, as after a reset: a library and memory of its own."""
    return _fresh(library, request.param, tmp_path)


@pytest.fixture(params=swlib.FAKES)
def fresh_any(request, library, tmp_path):
    """The same over every model."""
    return _fresh(library, request.param, tmp_path)


@pytest.fixture(params=swlib.DMA)
def fresh_dma(request, library, tmp_path):
    """The same over those with DMA."""
    return _fresh(library, request.param, tmp_path)


@pytest.fixture
def fresh_windows(library, tmp_path):
    """The same over the peripheral without DMA."""
    return _fresh(library, "fake-windows", tmp_path)


@pytest.fixture
def fresh_words(library, tmp_path):
    """The same over the coprocessor without a manager port."""
    return _fresh(library, "fake-words", tmp_path)


@pytest.fixture
def fresh_mmio(library, tmp_path):
    """The same over the memory-mapped peripheral alone."""
    return _fresh(library, "fake-mmio", tmp_path)


@pytest.fixture
def fresh_xif(library, tmp_path):
    """The same over the coprocessor alone."""
    return _fresh(library, "fake-xif", tmp_path)


@pytest.fixture(scope="session")
def failing(tmp_path_factory):
    """The library over failing_backend.c."""
    out = tmp_path_factory.mktemp("failing") / "failing.so"
    sources = [s for s in swlib.native_sources("lanes", "none") if "backend/none" not in str(s)]
    sources += [swlib.HERE / "failing_backend.c", swlib.HERE / "probe.c"]
    swlib.run(["gcc", *swlib.native_flags("lanes", "none"), "-shared", "-fPIC", *sources, "-o", out])
    return swlib.bind(swlib.Library(str(out)))
