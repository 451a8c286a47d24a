# SPDX-License-Identifier: Apache-2.0
"""Rows of hash chains in one job, by the driver on a 64-bit host over models of devices with chains (fake_rows.c),
the peripheral down to its registers: every parameter set, addresses of more than 32 bits, errors, memory that the
device does not reach, a device without chains."""

import ctypes
import random

import pytest

from rvhash.model import chains as model
from tests.sw import swlib, test_wide
from tests.sw.swlib import ERR_HW, HERE, OK, Library, bind, link
from tests.sw.test_chains import (
    FROM_DIGIT,
    ROWS,
    TO_DIGIT,
    WHOLE,
    Row,
    digits_are_checked,
    made,
    row,
    rows_are_right,
    sets,
    with_chains,
)

# A driver that waits for ever sits in C, where only the thread method can end it.
pytestmark = pytest.mark.timeout(120, method="thread")

CHAINS = 1 << 11  # of CAPABILITY


@pytest.fixture(scope="module")
def wide_library(tmp_path_factory):
    flags, sources = test_wide.parts("mmio-chains")
    out = tmp_path_factory.mktemp("rows") / "rows.so"
    link([*flags, "-shared", "-fPIC"], [*sources, HERE / "probe.c"], out)
    return out


@pytest.fixture
def wide(wide_library, tmp_path):
    """wide(bits, lacks): the library over a device with so many address bits, and without these of CAPABILITY."""

    def get(bits: int, lacks: int = 0) -> Library:
        file = tmp_path / f"{bits}-{lacks}.so"
        file.write_bytes(wide_library.read_bytes())
        lib = with_chains(bind(Library(str(file))))
        lib.fault = lambda what, value=1: lib.fake_fault(what.encode(), value)
        lib.fault("capability_flip", (bits ^ 32) << 16 | lacks)
        if bits < 64:
            lib.fake_reach(ctypes.c_uint64(0), ctypes.c_uint64(1 << bits))
        return lib

    return get


@pytest.mark.parametrize("bits", [48, 64])
@sets
def test_rows(wide, of, bits):
    """Each is one job, and one message of hardware."""
    lib = wide(bits)
    assert rows_are_right(lib, of, random.Random(f"{of} {bits}")) == ROWS
    assert lib.fake_register_errors() == lib.fake_strays() == lib.fake_secrets() == 0


def test_digit_that_is_too_large(wide):
    digits_are_checked(wide(64))


@pytest.mark.parametrize("align", [0, 1])
def test_chains_without_a_step(wide, align):
    """At every place of a row: their ends are their starts."""
    lib, rng = wide(64), random.Random(8)
    chains, want = made(lib, ("slh-shake", 16, 4), rng)
    for part, still in ((TO_DIGIT, 0), (FROM_DIGIT, want.last)):
        for place in range(9):
            digits = [rng.randrange(1, want.last) for _ in range(9)]
            digits[place] = still
            starts = [rng.randbytes(16) for _ in range(9)]
            ends = want.to_digits(starts, digits) if part == TO_DIGIT else want.from_digits(starts, digits)
            assert ends[place] == starts[place]
            got = row(lib, chains, b"".join(starts), 9, part, bytes(digits), align=align)
            assert got == (OK, b"".join(ends)), place


@pytest.fixture(scope="module")
def coprocessor(tmp_path_factory):
    out = tmp_path_factory.mktemp("rows") / "xif.so"
    flags = [*swlib.native_flags("good", "fake-xif-chains"), "-DRVH_XIF_XLEN=64", "-DFAKE_ALL_REACHED"]
    link([*flags, "-shared", "-fPIC"], [*swlib.native_sources("good", "fake-xif-chains"), HERE / "probe.c"], out)
    return out


@pytest.mark.parametrize("bits", [48, 64])
@sets
def test_rows_on_the_coprocessor(coprocessor, tmp_path, of, bits):
    """With operands of 64 bits; also after a bus error, which zeroes the ends."""
    file = tmp_path / "xif.so"
    file.write_bytes(coprocessor.read_bytes())
    lib = with_chains(bind(Library(str(file))))
    lib.fake_fault(b"capability_flip", (bits ^ 32) << 16)
    if bits < 64:
        lib.fake_reach(ctypes.c_uint64(0), ctypes.c_uint64(1 << bits))
    rng = random.Random(f"{of} {bits}")
    assert rows_are_right(lib, of, rng) == ROWS
    chains, want = made(lib, of, rng)
    lib.fake_fault(b"bad_job", 1)
    assert row(lib, chains, rng.randbytes(2 * want.n), 2, WHOLE) == (ERR_HW, bytes(2 * want.n))
    assert rows_are_right(lib, of, rng) == ROWS
    assert lib.fake_strays() == lib.fake_secrets() == 0


@pytest.mark.parametrize("of", [("slh-shake", 16, 4), ("sha256", 32, 4)], ids=lambda of: of[0])
def test_bus_error(wide, of):
    """The ends are zeros; the next row is right."""
    lib, rng = wide(64), random.Random(str(of))
    chains, want = made(lib, of, rng)
    starts = [rng.randbytes(want.n) for _ in range(3)]
    for _ in range(3):
        lib.fault("bad_job", 1)
        assert row(lib, chains, b"".join(starts), 3, WHOLE) == (ERR_HW, bytes(3 * want.n))
        assert row(lib, chains, b"".join(starts), 3, WHOLE) == (OK, b"".join(want.whole(starts)))


@pytest.mark.parametrize("late", [1, 100])
def test_late_job(wide, late):
    """Polled until it ends."""
    lib, rng = wide(64), random.Random(late)
    chains, want = made(lib, ("slh-sha2", 24, 4), rng)
    lib.fault("late", late)
    starts = [rng.randbytes(24) for _ in range(2)]
    assert row(lib, chains, b"".join(starts), 2, WHOLE) == (OK, b"".join(want.whole(starts)))


def test_job_that_never_ends(wide):
    """The time-out aborts it."""
    lib, rng = wide(64), random.Random(7)
    chains, want = made(lib, ("slh-shake", 16, 4), rng)
    starts = [rng.randbytes(16) for _ in range(2)]
    assert row(lib, chains, b"".join(starts), 2, WHOLE) == (OK, b"".join(want.whole(starts)))
    lib.fault("late", 1 << 31)
    lib.fault("clock_step", 1 << 24)
    assert row(lib, chains, b"".join(starts), 2, WHOLE) == (ERR_HW, bytes(32))
    lib.fault("late", 0)
    lib.fault("clock_step", 0)
    assert row(lib, chains, b"".join(starts), 2, WHOLE) == (OK, b"".join(want.whole(starts)))


def test_device_without_chains(wide):
    """Each step is a message of hardware."""
    lib, rng = wide(64, lacks=CHAINS), random.Random(5)
    chains, want = made(lib, ("slh-shake", 16, 4), rng)
    starts = [rng.randbytes(16) for _ in range(2)]
    assert row(lib, chains, b"".join(starts), 2, WHOLE) == (OK, b"".join(want.whole(starts)))
    assert (lib.rvh_hw_used(), lib.rvh_hw_fallbacks()) == (2 * want.last, 0)


def test_template_does_not_stay_on_the_stack(wide):
    """Nor does a secret prefix in it."""
    lib, rng = wide(64), random.Random(6)
    chains, want = made(lib, ("slh-shake", 32, 4), rng)
    prefix = bytes(chains.prefix.bytes)
    kept, at = swlib.placed(rng.randbytes(32), 0)
    ends, copy = ctypes.create_string_buffer(2 * want.n), ctypes.create_string_buffer(8192)
    of_row = Row(at, None, ctypes.addressof(ends), 2, WHOLE, 1)
    arguments = (ctypes.c_size_t * 6)(ctypes.addressof(chains), ctypes.addressof(of_row), 0, 0, 0, 0)
    lib.probe_stack.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]
    assert lib.probe_stack(ctypes.cast(lib.rvh_chain_row, ctypes.c_void_p), arguments, copy, 8192) == OK
    assert not [k for k in range(0, 25, 4) if prefix[k : k + 8] in copy.raw]
    del kept


@pytest.mark.parametrize("beyond", ["starts", "digits", "ends", "nothing"])
def test_memory_that_is_not_reached(library, beyond):
    """The device follows the row only if it reaches all of it; otherwise each step is a message of hardware."""
    lib, rng = with_chains(library("good", "fake-mmio-chains")), random.Random(8)
    lib.fake_fault(b"capability_flip", (64 ^ 32) << 16)
    chains, want = made(lib, ("slh-shake", 16, 4), rng)
    starts, digits = [rng.randbytes(16) for _ in range(2)], [3, 5]
    buffers = {
        "starts": ctypes.create_string_buffer(b"".join(starts), 32),
        "digits": ctypes.create_string_buffer(bytes(digits), 2),
        "ends": ctypes.create_string_buffer(32),
        "nothing": ctypes.create_string_buffer(1),
    }
    at = ctypes.addressof(buffers[beyond])
    lib.fake_reach(ctypes.c_uint64(0), ctypes.c_uint64(at))
    lib.fake_reach(ctypes.c_uint64(at + 1), ctypes.c_uint64((1 << 64) - 1 - at - 1))
    of = Row(*(ctypes.addressof(buffers[name]) for name in ("starts", "digits", "ends")), 2, TO_DIGIT, 0)
    assert lib.rvh_chain_row(ctypes.byref(chains), ctypes.byref(of)) == OK
    assert buffers["ends"].raw == b"".join(want.to_digits(starts, digits))
    assert lib.fake_strays() == 0
    assert lib.rvh_hw_used() == (1 if beyond == "nothing" else sum(digits))


LOW_C = r"""
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>
#include "fake_engine.h"
#include "fake_reach.h"
#include "rvh_chain.h"
static uint8_t stack[1 << 18], start[16], low_end[16], seed[16], adrs[32]; // all of it below 4 GiB
static uint8_t *end = low_end;
static ucontext_t before, low;
static rvh_status status;
static void run(void)
{
    static rvh_chains chains;
    const rvh_row row = {.starts = start, .ends = end, .count = 1};
    status = rvh_chains_slh_shake(&chains, 16, seed, adrs);
    status = status == RVH_OK ? rvh_chain_row(&chains, &row) : status;
}
int main(int argc, char **argv)
{
    fake_fault("capability_flip", ((uint32_t)atoi(argv[argc - 1]) ^ 32) << 16);
    if (argc > 2) { // ends above
        void *const above = (void *)((uintptr_t)low_end + (UINT64_C(1) << 40));
        end = mmap(above, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    }
    getcontext(&low);
    low.uc_stack.ss_sp = stack;
    low.uc_stack.ss_size = sizeof stack;
    low.uc_link = &before;
    makecontext(&low, run, 0);
    swapcontext(&before, &low);
    for (size_t i = 0; i < sizeof low_end; i++) {
        printf("%02x", end[i]);
    }
    printf(" %d %u %u %u\n", (int)status, rvh_hw_used(), rvh_hw_fallbacks(), fake_strays());
}
"""


END_OF_ZEROS = b"".join(model.slh_shake(16, bytes(16), bytes(32)).whole([bytes(16)])).hex()


def program_below_4_gib(flags, sources, folder):
    """LOW_C with this driver."""
    (folder / "low.c").write_text(LOW_C)
    flags = [*flags, f"-I{HERE}", "-D_GNU_SOURCE", "-no-pie", "-fno-pie"]
    link(flags, [*sources, folder / "low.c"], folder / "low")
    return folder / "low"


@pytest.mark.parametrize("bits", [32, 33, 39, 40, 64])
def test_coprocessor_that_does_not_tell_its_addresses(tmp_path, bits):
    """The status word tells 32 bits for 32 to 39, so the form of a description is not known: each step is a message."""
    flags = [*swlib.native_flags("good", "fake-xif-chains"), "-DRVH_XIF_XLEN=64", "-DFAKE_ALL_REACHED"]
    low = program_below_4_gib(flags, swlib.native_sources("good", "fake-xif-chains"), tmp_path)
    assert swlib.run([low, bits]).stdout.split() == [END_OF_ZEROS, "0", "1" if bits >= 40 else "15", "0", "0"]


@pytest.mark.parametrize("bits", [32, 40, 64])
def test_first_call_is_a_row(tmp_path, bits):
    """The driver asks the device for its address bits before it decides whether the device reaches the ends."""
    flags, sources = test_wide.parts("mmio-chains")
    low = program_below_4_gib([*flags, "-DFAKE_ALL_REACHED"], sources, tmp_path)
    assert swlib.run([low, bits]).stdout.split() == [END_OF_ZEROS, "0", "1", "0", "0"]
    assert swlib.run([low, "high", bits]).stdout.split() == [END_OF_ZEROS, "0", "1" if bits > 40 else "15", "0", "0"]
