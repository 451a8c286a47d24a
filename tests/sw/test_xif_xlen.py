# SPDX-License-Identifier: Apache-2.0
"""The driver for a coprocessor with operands of 64 bits, over its model: the digests are right, an instruction takes 16
message bytes, no address is cut off, and a coprocessor with the other width is left alone."""

import ctypes
import random

import pytest

from tests.sw.swlib import ALGS, HERE, OK, Context, Library, bind, link, native_flags, native_sources, one_shot, run
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
            link([*flags, "-shared", "-fPIC"], sources, out)
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


@pytest.fixture
def long(tmp_path):
    """long(bits, flags): the library over a coprocessor with operands of 64 bits and that many address bits."""

    def get(bits: int, *flags: str):
        out = tmp_path / f"{bits}.so"
        own = [*native_flags("good", "fake-xif"), "-DRVH_XIF_XLEN=64", "-DFAKE_ALL_REACHED", *flags]
        link([*own, "-shared", "-fPIC"], [*native_sources("good", "fake-xif"), HERE / "probe.c"], out)
        lib = bind(Library(str(out)))
        lib.fake_fault(b"capability_flip", (bits ^ 32) << 16)
        if bits < 64:
            lib.fake_reach(ctypes.c_uint64(0), ctypes.c_uint64(1 << bits))
        return lib

    return get


def several(lib, alg) -> None:
    """One call; two messages in pieces that take turns."""
    message = bytes(i * 13 % 256 for i in range(1000))
    assert one_shot(lib, alg, message, 32) == (OK, alg.expect(message, 32))
    one, two = Context(lib), Context(lib)
    assert one.init(alg) == two.init(ALGS["sha512"]) == OK
    for at in range(0, 900, 300):
        assert one.update(message[at : at + 300]) == two.update(message[at : at + 300]) == OK
    assert two.final(64) == (OK, ALGS["sha512"].expect(message[:900], 64))
    assert one.final(32) == (OK, alg.expect(message[:900], 32))


@pytest.mark.parametrize("bits", [48, 55, 56, 64])
def test_everything_above_4_gib(long, bits):
    lib = long(bits)
    assert ctypes.addressof(ctypes.c_uint32.in_dll(lib, "rvh_driver")) > 1 << 46
    several(lib, ALGS["sha3-256"])
    assert (lib.rvh_hw_used(), lib.rvh_hw_fallbacks(), lib.fake_strays()) == (3, 0, 0)


@pytest.mark.parametrize("bits", [32, 33, 40, 47])
def test_memory_beyond_the_addresses_is_left_to_portable_c(long, bits):
    """The status word tells them in steps of 8: 47 bits count as 40. The one that the probe requests is not reached."""
    lib = long(bits)
    several(lib, ALGS["sha3-256"])
    assert (lib.rvh_hw_used(), lib.rvh_hw_fallbacks(), lib.fake_strays()) == (0, 3, bits < 47)


FAR_C = r"""
#include <stdio.h>
#include <stdlib.h>
#include "fake_engine.h"
#include "rvhash.h"
static uint8_t message[1000], digest[32]; // like everything of the driver, in the window
int main(int argc, char **argv)
{
    fake_fault("capability_flip", ((uint32_t)atoi(argv[argc - 1]) ^ 32) << 16);
    if (rvh_hash(RVH_SHA256, digest, sizeof digest, message, sizeof message) != RVH_OK) {
        return 1;
    }
    for (size_t i = 0; i < sizeof digest; i++) {
        printf("%02x", digest[i]);
    }
    printf(" %u %u %u\n", rvh_hw_used(), rvh_hw_fallbacks(), fake_strays());
}
"""


def test_window_beyond_the_addresses(tmp_path):
    """No bus supplies the upper bits, whatever the build says: a coprocessor with less bits than the window is left
    alone."""
    base = "0x555500000000"  # of programs without address space randomisation
    flags = [*native_flags("good", "fake-xif"), "-DRVH_XIF_XLEN=64", "-DFAKE_ALL_REACHED", f"-I{HERE}"]
    flags += [f"-DRVH_DMA_BASE={base}", "-DRVH_DMA_SIZE=0x100000000"]
    (tmp_path / "far.c").write_text(FAR_C)
    link(flags, [*native_sources("good", "fake-xif"), tmp_path / "far.c"], tmp_path / "far")
    want = ALGS["sha256"].expect(bytes(1000), 32).hex()
    for bits, used in [(32, 0), (40, 0), (46, 0), (47, 0), (48, 1), (64, 1)]:
        assert run(["setarch", "-R", tmp_path / "far", bits]).stdout.split() == [want, str(used), str(1 - used), "0"], (
            bits
        )
