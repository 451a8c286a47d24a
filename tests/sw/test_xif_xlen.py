# SPDX-License-Identifier: Apache-2.0
"""The driver for a coprocessor with operands of 64 bits, over its model: the digests are right, an instruction takes 16
message bytes, no address is cut off, and a coprocessor with the other width is left alone."""

import ctypes
import random

import pytest

from tests.sw.swlib import ALGS, HERE, OK, Library, bind, native_flags, native_sources, one_shot, run
from tests.sw.test_reach import WINDOW, compiled

# A driver that waits for ever sits in C, where only the thread method can end it.
pytestmark = pytest.mark.timeout(120, method="thread")


@pytest.fixture(scope="module")
def pushed(tmp_path_factory):
    """pushed(width): the library whose messages come from registers of that width."""
    found = {}

    def get(width: int):
        if width not in found:
            out = tmp_path_factory.mktemp("pushed") / "driver.so"
            flags = [*native_flags("good", "fake-xif"), "-DRVH_XIF_PUSH", f"-DRVH_XIF_XLEN={width}"]
            sources = [*native_sources("good", "fake-xif"), HERE / "probe.c"]
            run(["gcc", *flags, "-shared", "-fPIC", *sources, "-o", out])
            found[width] = bind(Library(str(out)))
        return found[width]

    return get


def pushes(lib, alg, message: bytes, align: int) -> int:
    """How many instructions with message bytes the message takes; its digest is right."""
    count = ctypes.c_uint32.in_dll(lib, "fake_xif_pushes")
    count.value = 0
    outlen = alg.digest or 70
    assert one_shot(lib, alg, message, outlen, align=align) == (OK, alg.expect(message, outlen))
    return count.value


@pytest.mark.parametrize("name", ["sha256", "sha512", "sha3-256", "shake128"])
def test_message_in_registers(pushed, name):
    """Every length to two blocks, at any address: each instruction but the last takes 16 bytes."""
    alg, lib, rng = ALGS[name], pushed(64), random.Random(name)
    used = lib.rvh_hw_used()
    for n in range(2 * alg.block + 20):
        assert pushes(lib, alg, rng.randbytes(n), rng.randrange(8)) == -(-n // 16), n
    assert lib.rvh_hw_used() == used + 2 * alg.block + 20


def test_half_of_the_instructions(pushed):
    """A block of every algorithm: half of the instructions that operands of 32 bits take."""
    for alg in ALGS.values():
        for align in (0, 1):
            narrow, wide = (pushes(pushed(width), alg, bytes(4 * alg.block), align) for width in (32, 64))
            assert (narrow, wide) == (alg.block // 2, alg.block // 4)


@pytest.mark.parametrize("width", [16, 128])
def test_width_that_cannot_be(tmp_path, width):
    failed = compiled("xif", tmp_path / "x.o", *WINDOW, f"-DRVH_XIF_XLEN={width}")
    assert "RVH_XIF_XLEN is 32 or 64" in failed.stderr


def test_memory_beyond_the_addresses_is_refused(tmp_path):
    """The coprocessor takes whole addresses: no bus supplies the upper bits."""
    window = ("-DRVH_DMA_BASE=0x180000000", "-DRVH_DMA_SIZE=0x1000")
    failed = compiled("xif", tmp_path / "x.o", *window)
    assert "the coprocessor takes whole addresses" in failed.stderr
    done = compiled("xif", tmp_path / "x.o", *window, "-DRVH_XIF_XLEN=32")
    assert done.returncode == 0, done.stderr
