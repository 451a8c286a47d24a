# SPDX-License-Identifier: Apache-2.0
"""A host with 64-bit pointers: data that it cannot reach goes through memory that it can reach, or to portable C;
no address and no length is cut off. The model of the device answers an access beyond its reach with a bus error."""

import ctypes
import itertools
import mmap
import subprocess

import pytest

from tests.sw.swlib import ALGS, ERR_HW, OK, SOURCES, SW, TARGET_FLAGS, Context, native_flags, run
from tests.sw.xof_calls import Part, declared, seeded

# A driver that waits for ever sits in C, where only the thread method can end it.
pytestmark = pytest.mark.timeout(120, method="thread")

MAP_32BIT = 0x40  # below 2 GiB
ARENA = 1 << 16
MESSAGE = bytes(i * 7 % 256 for i in range(1000))
libc = ctypes.CDLL(None, use_errno=True)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
libc.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]


class Arena:
    """Memory below or above 4 GiB, given out piece by piece."""

    def __init__(self, low: bool, size: int = ARENA):
        flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | (MAP_32BIT if low else 0)
        self.at, self.size = libc.mmap(None, size, mmap.PROT_READ | mmap.PROT_WRITE, flags, -1, 0), size
        assert (self.at + size <= 1 << 32) == low
        self.free = self.at

    def take(self, size: int, content: bytes = b"") -> int:
        at, self.free = self.free, self.free + (size + 31) // 16 * 16
        assert self.free <= self.at + self.size
        ctypes.memmove(at, content, len(content))
        return at

    def close(self) -> None:
        libc.munmap(self.at, self.size)


@pytest.fixture
def arenas():
    both = {True: Arena(True), False: Arena(False)}
    yield both
    for arena in both.values():
        arena.close()


OWN = ("rvh_driver", "stage", "slots")


def of_driver(lib) -> dict[str, tuple[int, int]]:
    """The driver's own memory."""
    symbols = run(["nm", "-S", lib._name]).stdout.splitlines()
    rows = {row[3]: row for row in map(str.split, symbols) if len(row) == 4}
    here = ctypes.addressof(ctypes.c_uint32.in_dll(lib, "rvh_driver")) - int(rows["rvh_driver"][0], 16)
    return {name: (here + int(rows[name][0], 16), int(rows[name][1], 16)) for name in OWN}


@pytest.fixture
def below(fresh_dma):
    """The driver over a device that reaches the first 4 GiB and the driver's own memory; not the stack."""
    lib = fresh_dma
    for reached in ((0, 1 << 32), *of_driver(lib).values()):
        lib.fake_reach(*(ctypes.c_uint64(n) for n in reached))
    return lib


def one_call(lib, arenas, alg, message: bytes, outlen: int, data_low: bool, out_low: bool) -> bytes:
    data = arenas[data_low].take(len(message), message)
    out = arenas[out_low].take(outlen)
    assert lib.rvh_hash(alg.number, out, outlen, data, len(message)) == OK
    return ctypes.string_at(out, outlen)


@pytest.mark.parametrize(("data_low", "out_low"), list(itertools.product((True, False), repeat=2)))
@pytest.mark.parametrize("name", ["sha256", "sha3-384", "shake128"])
def test_one_call(below, arenas, name, data_low, out_low):
    """Hardware, if it reaches both; portable C otherwise, and that is counted."""
    alg = ALGS[name]
    outlen = alg.digest or 300
    for n, length in enumerate((1, 200, 999), 1):
        got = one_call(below, arenas, alg, MESSAGE[:length], outlen, data_low, out_low)
        assert got == alg.expect(MESSAGE[:length], outlen)
        hardware = data_low and out_low
        assert (below.rvh_hw_used(), below.rvh_hw_fallbacks()) == ((n, 0) if hardware else (0, n))
    assert below.fake_strays() == 0


@pytest.mark.parametrize(("data_low", "out_low"), list(itertools.product((True, False), repeat=2)))
def test_short_messages(below, arenas, data_low, out_low):
    """Parts and seeds are in hardware wherever they lie."""
    lib, alg = declared(below), ALGS["shake128"]
    data = arenas[data_low].take(300, MESSAGE[:300])
    listed = (Part * 3)(Part(data, 100), Part(data + 100, 0), Part(data + 100, 200))
    out = arenas[out_low].take(400)
    assert lib.rvh_hashv(alg.number, out, 400, listed, 3) == OK
    assert ctypes.string_at(out, 400) == alg.expect(MESSAGE[:300], 400)
    of = seeded(lib, alg, MESSAGE[:34])
    at = arenas[data_low].take(ctypes.sizeof(of), bytes(of))
    out = arenas[out_low].take(168)
    want = alg.expect(MESSAGE[:34], 4 * 168)
    for i in range(4):
        assert lib.rvh_seed_xof_squeeze(at, out, 168) == OK
        assert ctypes.string_at(out, 168) == want[168 * i : 168 * i + 168]
    assert lib.fake_strays() == 0
    first = data_low and out_low  # which is rvh_xof
    assert (lib.rvh_hw_used(), lib.rvh_hw_fallbacks()) == ((5, 0) if first else (4, 1))


def placed(lib, arena: Arena) -> Context:
    """A context there."""
    context = Context(lib)
    context.at = arena.take(lib.probe_context_size())
    return context


PLACES = list(itertools.product((True, False), repeat=3))


@pytest.mark.parametrize(("context_low", "data_low", "out_low"), PLACES)
@pytest.mark.parametrize("name", ["sha256", "sha512", "sha3-256", "shake256"])
def test_messages_in_turns(below, arenas, name, context_low, data_low, out_low):
    """Messages in pieces are in hardware wherever they, their pieces, their outputs and their contexts lie: saved,
    restored, cloned from one side to the other."""
    alg, lib = ALGS[name], below
    outlen = alg.digest or 900
    one, two, three = placed(lib, arenas[context_low]), placed(lib, arenas[True]), placed(lib, arenas[not context_low])
    pieces = [0, 1, 4, 240, 241, 700, 1000]
    assert one.init(alg) == two.init(alg) == OK
    for start, end in itertools.pairwise(pieces):
        data = arenas[data_low].take(end - start, MESSAGE[start:end])
        assert lib.rvh_update(one.at, data, end - start) == OK
        assert lib.rvh_update(two.at, data, end - start) == OK
    assert lib.rvh_clone(three.at, one.at) == OK
    for context in (one, three, two):
        out, half = arenas[out_low].take(outlen), outlen if alg.digest else 402
        assert lib.rvh_final(context.at, out, half) == OK
        if not alg.digest:
            other = arenas[out_low].take(64)
            assert lib.rvh_hash(ALGS["sha512"].number, other, 64, other, 64) == OK  # the engine is another's for once
            assert lib.rvh_squeeze(context.at, out + half, outlen - half) == OK
        assert ctypes.string_at(out, outlen) == alg.expect(MESSAGE, outlen)
        assert lib.rvh_wipe(context.at) == OK
    assert lib.fake_strays() == 0
    assert lib.rvh_hw_used() >= 2
    assert lib.rvh_hw_fallbacks() == (0 if alg.digest or out_low else 3)


@pytest.mark.parametrize("copied", ["clone", "save"])
@pytest.mark.parametrize("low", [True, False])
def test_copies_that_begin_with_a_pad(below, arenas, low, copied):
    """The context is all that the first job moves, wherever it lies."""
    alg, lib = ALGS["sha3-256"], below
    one, two = placed(lib, arenas[low]), placed(lib, arenas[low])
    data = arenas[True].take(300, MESSAGE[:300])
    assert one.init(alg) == OK
    assert lib.rvh_update(one.at, data, 300) == OK
    if copied == "clone":
        assert lib.rvh_clone(two.at, one.at) == OK
    else:
        saved, size = arenas[low].take(240), ctypes.c_size_t(0)
        assert lib.rvh_save(one.at, saved, 240, ctypes.byref(size)) == OK
        assert lib.rvh_restore(two.at, saved, size.value) == OK
        one = two
    padded = MESSAGE[:300] + bytes(-300 % alg.block)
    for context in (two, one) if two is not one else (two,):
        out = arenas[low].take(32)
        assert context.pad() == OK
        assert lib.rvh_update(context.at, data, 300) == OK
        assert lib.rvh_final(context.at, out, 32) == OK
        assert ctypes.string_at(out, 32) == alg.expect(padded + MESSAGE[:300], 32)
    assert (lib.rvh_hw_fallbacks(), lib.fake_strays()) == (0, 0)


def test_buffer_on_both_sides_of_4_gib(below):
    """Its last byte is at 0 again for the device."""
    size = 1 << 13
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | 0x100000  # MAP_FIXED_NOREPLACE
    at = libc.mmap((1 << 32) - size // 2, size, mmap.PROT_READ | mmap.PROT_WRITE, flags, -1, 0)
    if at != (1 << 32) - size // 2:
        pytest.skip("something else lies there")
    try:
        below.fake_reach(ctypes.c_uint64(1 << 32), ctypes.c_uint64(1 << 32))  # both sides are reached, each alone
        alg = ALGS["sha256"]
        out = (ctypes.c_uint8 * 32)()
        for start, hardware in ((0, True), (size // 2 - 32, True), (size // 2 - 31, False), (size // 2, True)):
            used = below.rvh_hw_used()
            ctypes.memmove(at + start, MESSAGE, 32)
            low = at + (size - 64 if start < size // 2 - 64 else 0)
            assert below.rvh_hash(alg.number, low, 32, at + start, 32) == OK
            assert ctypes.string_at(low, 32) == alg.expect(MESSAGE[:32], 32)
            assert below.rvh_hw_used() == used + hardware, start
        del out
        assert below.fake_strays() == 0
    finally:
        libc.munmap(at, size)


@pytest.mark.parametrize("beyond", OWN)
def test_driver_that_is_not_reached_itself(fresh_dma, arenas, beyond):
    """Everything is portable C."""
    lib, alg = fresh_dma, ALGS["sha3-256"]
    own = [where for name, where in of_driver(lib).items() if name != beyond]
    for base, size in ((0, 1 << 32), *own):
        lib.fake_reach(ctypes.c_uint64(base), ctypes.c_uint64(size))
    assert one_call(lib, arenas, alg, MESSAGE, 32, True, True) == alg.expect(MESSAGE, 32)
    context = placed(lib, arenas[True])
    assert context.init(alg) == context.update(MESSAGE) == OK
    assert context.final(32) == (OK, alg.expect(MESSAGE, 32))
    assert (lib.rvh_hw_used(), lib.rvh_hw_fallbacks(), lib.fake_strays()) == (0, 2, 0)


def test_nothing_stays_in_the_stage(fresh_mmio, arenas):
    """Not after a job that went well, nor after one that wrote there until it was given up."""
    lib, alg = fresh_mmio, ALGS["sha3-256"]
    own = of_driver(lib)
    for base, size in ((0, 1 << 32), *own.values()):
        lib.fake_reach(ctypes.c_uint64(base), ctypes.c_uint64(size))
    out = arenas[False].take(32)
    for faults, status in (({}, OK), ({"never_done": 1, "clock_step": 1000, "late_write": 32, "late_wipe": 9}, ERR_HW)):
        context = placed(lib, arenas[False])
        data = arenas[False].take(99, MESSAGE[:99])
        assert context.init(alg) == lib.rvh_update(context.at, data, 99) == OK
        for fault, value in faults.items():
            lib.fault(fault, value)
        assert lib.rvh_final(context.at, out, 32) == status
        assert ctypes.string_at(out, 32) == (alg.expect(MESSAGE[:99], 32) if status == OK else bytes(32))
        assert not any(ctypes.string_at(*own["stage"]))


@pytest.mark.full
@pytest.mark.timeout(600, method="thread")
def test_length_of_more_than_32_bits(fresh_dma):
    """4 GiB and a byte, all of it reached: the device would take the byte alone."""
    alg, length = ALGS["sha256"], (1 << 32) + 1
    data = libc.mmap(None, length, mmap.PROT_READ, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | 0x4000, -1, 0)
    out = ctypes.create_string_buffer(32)
    try:
        assert fresh_dma.rvh_hash(alg.number, out, 32, data, length) == OK
        assert out.raw == alg.expect(memoryview((ctypes.c_uint8 * length).from_address(data)), 32)
        assert (fresh_dma.rvh_hw_used(), fresh_dma.rvh_hw_fallbacks()) == (0, 1)
    finally:
        libc.munmap(data, length)


# ---- what a build says ----

WINDOWS = [  # base, bytes
    (0x80000000, 0x1000),
    (0x80000000, 1 << 31),
    (0, 1 << 32),
    (0x3_0000_0000, 1 << 32),
    (0x3_FFFF_F000, 0x1000),
]


WINDOW_C = r"""
#include <stdio.h>
#include <stdint.h>
static uint32_t registers[32];
#define RVH_MMIO_BASE ((uintptr_t)registers)
#include "mmio_regs.h"
uint8_t rvh_reach_bits;
int main(void)
{
    unsigned bits;
    unsigned long long at, n;
    while (scanf("%u %llu %llu", &bits, &at, &n) == 3) {
        const uint32_t *high = registers + offsetof(rvh_mmio_regs_t, SRC_HIGH) / 4;
        struct mmio_list list = {{0}};
        rvh_reach_tell(bits);
        for (int i = 0; i < 32; i++) {
            registers[i] = 0;
        }
        mmio_source((void *)at, n), mmio_destination((void *)at), mmio_room(n), mmio_fragment(&list, 1, (void *)at, n);
        printf("%d %u %u", rvh_reaches((void *)at, n), MMIO_REG(SRC), MMIO_REG(LEN));
        printf(" %u %u", MMIO_REG(DST), MMIO_REG(OLEN));
        printf(" %u %u %u %u", high[0], high[1], high[2], high[3]);
        for (int i = 0; i < 8; i++) {
            printf(" %u", list.word[i]);
        }
        puts("");
    }
}
"""


@pytest.mark.parametrize("bits", [32, 33, 40, 63, 64])
@pytest.mark.parametrize(("base", "size"), [*WINDOWS, (0, 1 << 64)])
def test_window(tmp_path, base, size, bits):
    """rvh_reaches is exact at its ends, and no bit of an address or a length is lost in registers and lists. The last
    window: no setting."""
    source, program = tmp_path / "window.c", tmp_path / "window"
    source.write_text(WINDOW_C)
    none = size == 1 << 64
    define = ["-DRVH_IN_ORDER", *([] if none else [f"-DRVH_DMA_BASE={base:#x}", f"-DRVH_DMA_SIZE={size:#x}"])]
    include = [f"-I{SW / i}" for i in SOURCES["backend"]["mmio"]["include"]]
    run(["gcc", *native_flags("good", "none"), *include, *define, source, "-o", program])
    end = min(base + size, 1 << bits if none or bits > 32 else 1 << 64)
    ends = {0, 1, 1 << 32, (1 << 32) - 1, (1 << 32) + base, 2**64 - 1}
    ends |= {edge + i for edge in (base, base + size, end) for i in (-1, 0, 1)}
    lengths = {0, 1, 2, size - 1, size, size + 1, 2**32 - 1, 2**32, 2**32 + 1, 2**bits - 1, 2**bits, 2**64 - 1}
    cases = [(at, n) for at in sorted(ends) if 0 <= at < 2**64 for n in sorted(lengths) if n < 2**64]
    answers = run([program], input="\n".join(f"{bits} {at} {n}" for at, n in cases)).stdout.splitlines()
    assert len(answers) == len(cases)
    for (at, n), answer in zip(cases, answers, strict=True):
        reached, *words = map(int, answer.split())
        low, high, listed = words[:4], words[4:8], words[8:]
        assert reached == (n == 0 or (n < 2**bits and base <= at and at + n <= end)), (hex(at), n)
        if reached and n > 0 and bits == 32:
            assert low == [at % 2**32, n] * 2
            assert listed == [0, 0, at % 2**32, n, 0, 0, 0, 0]
            assert high == [0, 0, 0, 0]
        elif reached and n > 0:
            assert [a | b << 32 for a, b in zip(low, high, strict=True)] == [at, n] * 2
            assert listed == [0, 0, 0, 0, at % 2**32, at >> 32, n % 2**32, n >> 32]


RV64 = ["-march=rv64imac_zicsr", "-mabi=lp64", "-mcmodel=medany", "--specs=picolibc.specs"]


def compiled(backend: str, out, *define: str) -> subprocess.CompletedProcess:
    """The driver of a backend for a 64-bit hart."""
    part, common = SOURCES["backend"][backend], SOURCES["common"]
    include = [f"-I{i}" for i in [*common["include"], *part["include"]]]
    defines = [*(f"-D{d}" for d in part["define"]), *define]
    argv = [SOURCES["target"]["compiler"], *common["flags"], *RV64, *part["flags"], *include, *defines, "-c"]
    assert any("reach.c" in s for s in part["sources"])
    failed = None
    for source in part["sources"]:
        command = [*argv, source, "-o", str(out)]
        done = subprocess.run(command, check=False, cwd=SW, capture_output=True, text=True)
        failed = done if done.returncode != 0 or failed is None else failed
    return failed


@pytest.mark.parametrize("backend", ["xif", "xif-pushed"])
def test_build_for_a_64_bit_hart_has_to_say_what_the_coprocessor_reaches(tmp_path, backend):
    """With operands of 64 bits the coprocessor tells it."""
    silent = compiled(backend, tmp_path / "x.o", "-DRVH_XIF_XLEN=32")
    assert silent.returncode != 0
    assert "pointers are longer than the device's 32-bit addresses: define RVH_DMA_BASE" in silent.stderr
    told = compiled(backend, tmp_path / "x.o")
    assert told.returncode == 0, told.stderr


STRICT = ("-Wconversion", "-Wno-sign-conversion")
WINDOW = ("-DRVH_DMA_BASE=0x80000000", "-DRVH_DMA_SIZE=0x20000000")
CACHE = ("-DRVH_CACHE_CLEAN(p,n)=f(p,n)", "-DRVH_CACHE_INVALIDATE(p,n)=f(p,n)", "-DRVH_CACHE_LINE=64")


@pytest.mark.parametrize("cache", [(), ("-include", "stddef.h", "-Df(p,n)=((void)(p),(void)(n))", *CACHE)])
@pytest.mark.parametrize(
    ("backend", "define"),
    [("mmio", ()), ("mmio", WINDOW), ("xif", WINDOW), ("xif-pushed", WINDOW), ("mmio-windows", ()), ("xif-words", ())],
)
def test_build_for_a_64_bit_hart(tmp_path, backend, define, cache):
    """With no conversion that can lose a bit, unless it is written out."""
    done = compiled(backend, tmp_path / "x.o", *define, *cache, *STRICT)
    assert done.returncode == 0, done.stderr


def test_portable_c_for_a_64_bit_hart(tmp_path):
    parts = SOURCES["common"], SOURCES["software"]["good"], SOURCES["backend"]["none"]
    flags = [*SOURCES["common"]["flags"], *RV64, *STRICT, *(f"-I{i}" for i in SOURCES["common"]["include"])]
    for source in (s for part in parts for s in part["sources"]):
        run([SOURCES["target"]["compiler"], *flags, "-c", source, "-o", tmp_path / "x.o"])


@pytest.mark.parametrize(
    ("define", "says"),
    [
        (["-DRVH_DMA_BASE=0x80000000"], "need each other"),
        (["-DRVH_DMA_BASE=0", "-DRVH_DMA_SIZE=0x100", "-DRVH_REACHES(p,n)=1"], "not both"),
        (["-DRVH_DMA_BASE=0x80000000", "-DRVH_DMA_SIZE=0x100000000"], "between two multiples of 4 GiB"),
        (["-DRVH_DMA_BASE=0", "-DRVH_DMA_SIZE=0"], "1 byte to 4 GiB"),
        (["-DRVH_DMA_BASE=0", "-DRVH_DMA_SIZE=0x100000001"], "1 byte to 4 GiB"),
    ],
)
def test_window_that_cannot_be(tmp_path, define, says):
    failed = compiled("mmio", tmp_path / "x.o", *define)
    assert failed.returncode != 0
    assert says in failed.stderr


def test_default_build_has_none_of_it(tmp_path):
    """A 32-bit hart with everything reached: no code and no memory for it."""
    target, common, part = SOURCES["target"], SOURCES["common"], SOURCES["backend"]["mmio"]
    include = [f"-I{i}" for i in [*common["include"], *part["include"]]]
    out = tmp_path / "reach.o"
    flags = [*common["flags"], *TARGET_FLAGS, *(f"-D{d}" for d in part["define"])]
    argv = [target["compiler"], *flags, *include, "-c", "backend/driver/reach.c"]
    run([*argv, "-o", out])
    sizes = run([target["compiler"].removesuffix("gcc") + "size", out]).stdout.splitlines()[1].split()
    assert sizes[:3] == ["0", "0", "0"]
