# SPDX-License-Identifier: Apache-2.0
"""The driver on a 64-bit host over a peripheral with 32 to 64 address bits, down to its registers: it uses those
for upper halves if the device has them, and portable C for what the device does not reach."""

import ctypes
import mmap
import random

import pytest

from tests.sw.swlib import (
    ALGS,
    HERE,
    OK,
    SOURCES,
    SW,
    Context,
    Library,
    bind,
    link,
    native_flags,
    native_sources,
    one_shot,
    run,
)
from tests.sw.xof_calls import cut, declared, in_parts, next_of, seeded, xof

# A driver that waits for ever sits in C, where only the thread method can end it.
pytestmark = pytest.mark.timeout(120, method="thread")

MESSAGE = bytes(i * 13 % 256 for i in range(1000))
LOW = 0x40  # MAP_32BIT: below 2 GiB
libc = ctypes.CDLL(None, use_errno=True)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
libc.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]


def parts(backend: str = "mmio") -> tuple[list, list]:
    """Flags and sources: the driver with its own mmio_regs.h over the model of the registers."""
    of = SOURCES["backend"][backend]
    flags = [*native_flags("good", "none"), *(f"-I{SW / i}" for i in of["include"])]
    flags += [*of["flags"], *(f"-D{d}" for d in of["define"])]
    flags += ["-DRVH_NOW=fake_now", "-DRVH_IN_ORDER", "-include", HERE / "fake_registers.h"]
    return flags, [*native_sources("good", f"fake-{backend}"), HERE / "fake_registers.c"]


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    flags, sources = parts()
    out = tmp_path_factory.mktemp("wide") / "wide.so"
    link([*flags, "-shared", "-fPIC"], [*sources, HERE / "probe.c"], out)
    return out


@pytest.fixture
def wide(built, tmp_path):
    """wide(bits): the library over a device with that many address bits; 0: one that does not tell."""

    def get(bits: int):
        file = tmp_path / f"{bits}.so"
        file.write_bytes(built.read_bytes())
        lib = bind(Library(str(file)))
        lib.fake_fault(b"capability_flip", (bits ^ 32) << 16)
        if bits < 64:
            lib.fake_reach(ctypes.c_uint64(0), ctypes.c_uint64(1 << max(bits, 32)))
        return lib

    return get


@pytest.mark.parametrize("bits", [47, 48, 63, 64])
@pytest.mark.parametrize("name", list(ALGS))
def test_everything_above_4_gib(wide, name, bits):
    """One call; pieces that take turns, each after a context in another place; clones; extendable output."""
    lib, alg = wide(bits), ALGS[name]
    outlen = alg.digest or 300
    for length in (0, 1, 200, 999):
        assert one_shot(lib, alg, MESSAGE[:length], outlen) == (OK, alg.expect(MESSAGE[:length], outlen))
    one, two, copy = Context(lib), Context(lib), Context(lib)
    assert one.at > 1 << 32
    assert one.init(alg) == two.init(ALGS["sha512"]) == OK
    for start in range(0, 900, 300):
        assert one.update(MESSAGE[start : start + 300]) == two.update(MESSAGE[start : start + 300]) == OK
    assert lib.rvh_clone(copy.at, one.at) == OK
    assert two.final(64) == (OK, ALGS["sha512"].expect(MESSAGE[:900], 64))
    for context in (one, copy):
        assert context.final(outlen) == (OK, alg.expect(MESSAGE[:900], outlen))
        if not alg.digest:
            assert one_shot(lib, alg, MESSAGE, 5) == (OK, alg.expect(MESSAGE, 5))
            assert context.squeeze(500) == (OK, alg.expect(MESSAGE[:900], 800)[300:])
        assert context.wipe() == OK
    assert lib.rvh_hw_fallbacks() == lib.fake_register_errors() == lib.fake_strays() == 0
    assert lib.rvh_hw_used() >= 6


@pytest.mark.parametrize("bits", [47, 64])
def test_short_messages_above_4_gib(wide, bits):
    """The caller's list of parts is the device's, of two words of 64 bits each."""
    lib, rng = declared(wide(bits)), random.Random(bits)
    for name in ("sha256", "sha3-512", "shake128"):
        alg = ALGS[name]
        for length in (0, 1, 63, 64, 200, 999):
            parts = cut(MESSAGE[:length], rng)
            outlen = alg.digest or rng.randrange(1, 600)
            assert in_parts(lib.rvh_hashv, alg, parts, outlen, rng) == (OK, alg.expect(MESSAGE[:length], outlen))
    shake = ALGS["shake256"]
    assert xof(lib, shake, MESSAGE, 300, 3, 1) == (OK, shake.expect(MESSAGE, 300))
    of, want = seeded(lib, shake, MESSAGE[:33]), shake.expect(MESSAGE[:33], 2000)
    for n in (100, 1, 64, 136, 700, 65, 3):
        at = of.position
        assert next_of(lib, of, n, rng.randrange(4)) == (OK, want[at : at + n])
    assert (lib.rvh_hw_used(), lib.rvh_hw_fallbacks(), lib.fake_strays(), lib.fake_register_errors()) == (26, 0, 0, 0)


@pytest.mark.parametrize("bits", [0, 32, 33, 40, 46])
def test_driver_that_is_not_reached(wide, bits):
    """Everything is portable C, and that is counted; no register that the device lacks is written."""
    lib, alg = wide(bits), ALGS["sha3-256"]
    assert ctypes.addressof(ctypes.c_uint32.in_dll(lib, "rvh_driver")) > 1 << 46
    assert one_shot(lib, alg, MESSAGE, 32) == (OK, alg.expect(MESSAGE, 32))
    context = Context(lib)
    assert context.init(alg) == context.update(MESSAGE) == OK
    assert context.final(32) == (OK, alg.expect(MESSAGE, 32))
    assert lib.fake_strays() == 0
    assert (lib.rvh_hw_used(), lib.rvh_hw_fallbacks(), lib.fake_register_errors()) == (0, 2, 0)


SHORT_C = r"""
#include <stdio.h>
#include <stdlib.h>
#include "fake_engine.h"
#include "rvhash.h"
uint32_t fake_register_errors(void);
static uint8_t message[1000], digest[32]; // where the device's addresses have 32 bits
int main(int argc, char **argv)
{
    if (argc != 3) {
        return 1;
    }
    fake_fault("capability_flip", ((uint32_t)atoi(argv[1]) ^ 32) << 16);
    fake_fault("version_flip", (uint32_t)atoi(argv[2]));
    for (size_t i = 0; i < sizeof message; i++) {
        message[i] = (uint8_t)(i * 13);
    }
    if (rvh_hash(RVH_SHA256, digest, sizeof digest, message, sizeof message) != RVH_OK) {
        return 1;
    }
    for (size_t i = 0; i < sizeof digest; i++) {
        printf("%02x", digest[i]);
    }
    printf(" %u %u\n", rvh_hw_used(), fake_register_errors());
}
"""


def test_driver_without_upper_halves(tmp_path):
    """As for a hart of 32 bits. It uses a device with 32 address bits, also one of a version before 2 that does not
    tell them. It leaves a device with more alone."""
    flags, sources = parts()
    (tmp_path / "short.c").write_text(SHORT_C)
    (tmp_path / "short.h").write_text("#include <stdint.h>\n#undef UINTPTR_MAX\n#define UINTPTR_MAX UINT32_MAX\n")
    program = tmp_path / "short"
    flags = ["-include", tmp_path / "short.h", *flags, f"-I{HERE}", "-no-pie", "-fno-pie"]
    link(flags, [*sources, tmp_path / "short.c"], program)
    for bits, version_flip, used in [(32, 0, 1), (0, 2, 1), (32, 2, 1), *((bits, 0, 0) for bits in (33, 40, 63, 64))]:
        line = run([program, bits, version_flip]).stdout
        assert line.split() == [ALGS["sha256"].expect(MESSAGE, 32).hex(), str(used), "0"], bits


@pytest.mark.parametrize("bits", [0, 32, 40, 48])
def test_part_of_memory_is_reached(tmp_path, bits):
    """The driver is reached, its stack is not. One call with something beyond is portable C, from the first call on;
    pieces are in hardware wherever they are."""
    flags, sources = parts()
    program = tmp_path / "wide"
    link([*flags, "-D_DEFAULT_SOURCE", "-no-pie", "-fno-pie"], [*sources, HERE / "wide_main.c"], program)
    places = [(1, 1), (0, 0), (1, 0), (0, 1)]
    lines = run([program, str(bits), *(str(p) for place in places for p in place)]).stdout.splitlines()
    used = fallbacks = 0
    expected = ALGS["sha3-256"].expect(bytes(i % 256 for i in range(700)), 32).hex()
    for place, line in zip(places, lines, strict=True):
        hardware = bits == 48 or place == (0, 0)
        used, fallbacks = used + 3 + hardware, fallbacks + (not hardware)
        assert line.split() == [expected] * 3 + [str(used), str(fallbacks), "0"], place


def test_memory_on_both_sides_of_4_gib(wide):
    """An address that is short after one that is long, and a buffer across 4 GiB."""
    lib, alg, size = wide(48), ALGS["sha256"], 1 << 13
    start = (1 << 32) - size // 2
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
    low = libc.mmap(None, size, mmap.PROT_READ | mmap.PROT_WRITE, flags | LOW, -1, 0)
    across = libc.mmap(start, size, mmap.PROT_READ | mmap.PROT_WRITE, flags | 0x100000, -1, 0)  # MAP_FIXED_NOREPLACE
    try:
        if across != start:
            pytest.skip("something else lies there")
        above = (ctypes.c_uint8 * 100)()
        high = ctypes.addressof(above)
        assert high > 1 << 32
        for data, out in ((low, high), (high, low), (low, low + 1000), (across + size // 2 - 50, low), (low, high)):
            ctypes.memmove(data, MESSAGE, 100)
            assert lib.rvh_hash(alg.number, out, 32, data, 100) == OK
            assert ctypes.string_at(out, 32) == alg.expect(MESSAGE[:100], 32)
        out = across + size // 2 - 16
        assert lib.rvh_hash(alg.number, out, 32, low + 2000, 100) == OK
        assert ctypes.string_at(out, 32) == alg.expect(bytes(100), 32)
        assert (lib.rvh_hw_used(), lib.rvh_hw_fallbacks(), lib.fake_register_errors()) == (6, 0, 0)
    finally:
        libc.munmap(low, size)
        if across is not None:
            libc.munmap(across, size)


@pytest.mark.full
@pytest.mark.timeout(600, method="thread")
def test_message_of_more_than_32_bits(wide):
    """4 GiB and a byte are one job."""
    lib, alg, length = wide(48), ALGS["sha256"], (1 << 32) + 1
    data = libc.mmap(None, length, mmap.PROT_READ, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | 0x4000, -1, 0)
    out = ctypes.create_string_buffer(32)
    try:
        assert lib.rvh_hash(alg.number, out, 32, data, length) == OK
        assert out.raw == alg.expect(memoryview((ctypes.c_uint8 * length).from_address(data)), 32)
        assert (lib.rvh_hw_used(), lib.rvh_hw_fallbacks()) == (1, 0)
    finally:
        libc.munmap(data, length)


@pytest.mark.parametrize(("per_byte", "bytes_", "least"), [(64, 1 << 33, 64 << 33), (2**32 - 1, 2**64 - 1, 2**63)])
def test_time_of_a_long_job(tmp_path, per_byte, bytes_, least):
    """The timeout is not that of the lower 32 bits of the length."""
    source = tmp_path / "patience.c"
    source.write_text("""
#include <stdio.h>
#include "wait.h"
uint32_t fake_now(void);
uint32_t fake_now(void) { return 0; }
uint32_t fake_register_read(size_t at) { return (uint32_t)at; }
void fake_register_write(size_t at, uint32_t word) { (void)at, (void)word; }
uint8_t rvh_reach_bits;
int main(void)
{
    unsigned per_byte;
    unsigned long long bytes;
    if (scanf("%u %llu", &per_byte, &bytes) != 2) {
        return 1;
    }
    rvh_mmio_patience(0, per_byte);
    printf("%zu\\n", rvh_mmio_patience_for(bytes).left);
}
""")
    flags = [*native_flags("good", "none"), *(f"-I{SW / i}" for i in SOURCES["backend"]["mmio"]["include"])]
    flags += ["-DRVH_NOW=fake_now", "-DRVH_IN_ORDER", "-DRVH_HARDWARE", "-include", HERE / "fake_registers.h"]
    run(["gcc", *flags, source, SW / "backend/mmio/patience.c", "-o", tmp_path / "patience"])
    assert int(run([tmp_path / "patience"], input=f"{per_byte} {bytes_}").stdout) >= least
