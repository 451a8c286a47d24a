# SPDX-License-Identifier: Apache-2.0
"""Libraries of the portable C for this machine, each built once."""

import shutil

import pytest

from tests.sw import swlib


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    """built(software, backend): the shared library of that build, as a file."""
    files = {}

    def get(software: str, backend: str):
        key = software, backend
        if key not in files:
            files[key] = tmp_path_factory.mktemp("sw") / f"{software}-{backend}.so"
            swlib.build_library(files[key], software, backend)
        return files[key]

    return get


@pytest.fixture
def library(built, tmp_path):
    """library(software, backend): the shared library of that build. Its device is as after a reset: a message that
    another test left in the device would change what this one sees."""
    loaded = {}

    def get(software: str, backend: str = "none"):
        key = software, backend
        if key not in loaded:
            own = shutil.copy(built(*key), tmp_path / f"own-{software}-{backend}.so")
            loaded[key] = swlib.bind(swlib.Library(str(own)))
        return loaded[key]

    return get


@pytest.fixture(params=swlib.FAKES)
def driven(request, library):
    """The library with the driver over each of the models."""
    return library("good", request.param)


@pytest.fixture(params=swlib.SAVING)
def saving(request, library):
    """The same over those that can save a message."""
    return library("good", request.param)


def _faulty(library, fake):
    lib = library("good", fake)
    lib.fault = lambda what, value=1: lib.fake_fault(what.encode(), value)
    lib.fake = fake
    return lib


@pytest.fixture(params=swlib.SAVING)
def fresh_driver(request, library):
    """The driver over each of the models that can save a message, with faults to choose."""
    return _faulty(library, request.param)


@pytest.fixture(params=swlib.FAKES)
def fresh_any(request, library):
    """The same over every model."""
    return _faulty(library, request.param)


@pytest.fixture(params=swlib.DMA)
def fresh_dma(request, library):
    """The same over those with DMA."""
    return _faulty(library, request.param)


@pytest.fixture
def fresh_windows(library):
    """The same over the peripheral without DMA."""
    return _faulty(library, "fake-windows")


@pytest.fixture
def fresh_words(library):
    """The same over the coprocessor without a manager port."""
    return _faulty(library, "fake-words")


@pytest.fixture
def fresh_mmio(library):
    """The same over the memory-mapped peripheral alone."""
    return _faulty(library, "fake-mmio")


@pytest.fixture
def fresh_xif(library):
    """The same over the coprocessor alone."""
    return _faulty(library, "fake-xif")


@pytest.fixture(scope="session")
def failing(tmp_path_factory):
    """The library over failing_backend.c."""
    out = tmp_path_factory.mktemp("failing") / "failing.so"
    sources = [s for s in swlib.native_sources("lanes", "none") if "backend/none" not in str(s)]
    sources += [swlib.HERE / "failing_backend.c", swlib.HERE / "probe.c"]
    swlib.link([*swlib.native_flags("lanes", "none"), "-shared", "-fPIC"], sources, out)
    return swlib.bind(swlib.Library(str(out)))
