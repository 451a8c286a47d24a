# SPDX-License-Identifier: Apache-2.0
"""Builds without portable C, and without a family (sw/src/build.h), over the models of the devices."""

import ctypes
import hmac
import itertools
import random
import re

import pytest

from rvhash import design
from rvhash.builder import tools
from rvhash.design import hosts
from rvhash.model.blocks import keccak_p
from tests.sw.hmac_calls import prepared, tag
from tests.sw.swlib import (
    ALGS,
    DMA,
    ERR_ALG,
    ERR_ARG,
    ERR_BUSY,
    ERR_HW,
    FAKES,
    HERE,
    OK,
    SAVING,
    SOURCES,
    SW,
    TARGET_FLAGS,
    Context,
    Library,
    bind,
    link_with_macros,
    native_flags,
    one_shot,
    run,
)
from tests.sw.test_busy import Driver
from tests.sw.test_chains import WHOLE, Row, made, row, with_chains
from tests.sw.test_functions import Sha2
from tests.sw.test_hmac_secrets import left_on_stack, traces
from tests.sw.xof_calls import F1600, cut, declared, in_parts, next_of, seeded, xof

# A driver that waits for ever sits in C, where only the thread method can end it.
# One worker builds each library once.
pytestmark = [pytest.mark.timeout(120, method="thread"), pytest.mark.xdist_group("hardware alone")]

ONLY = ("-DRVH_HARDWARE_ONLY",)
MESSAGE = bytes(i * 11 % 256 for i in range(1200))
FAMILIES = {"SHA256": range(1, 3), "SHA512": range(3, 7), "KECCAK": range(8, 16)}


@pytest.fixture(scope="session")
def built_with(tmp_path_factory):
    """built_with(macros, fake): the shared library of that build, as a file."""
    files = {}

    def get(macros: tuple, fake: str):
        if (macros, fake) not in files:
            out = tmp_path_factory.mktemp("built") / "driver.so"
            link_with_macros(macros, "good", fake, [HERE / "probe.c"], out, ("-shared",))
            files[macros, fake] = out
        return files[macros, fake]

    return get


@pytest.fixture
def loaded(built_with, tmp_path):
    """loaded(macros, fake): the library of that build, with its device as after a reset."""

    def get(macros: tuple, fake: str):
        own = tmp_path / f"{len(list(tmp_path.iterdir()))}.so"
        own.write_bytes(built_with(macros, fake).read_bytes())
        lib = declared(bind(Library(str(own))))
        lib.fault = lambda what, value=1: lib.fake_fault(what.encode(), value)
        return lib

    return get


@pytest.fixture(params=FAKES)
def only(request, loaded):
    """Hardware alone, over each model."""
    return loaded(ONLY, request.param)


@pytest.fixture(params=SAVING)
def saving_only(request, loaded):
    """The same over those that can save a message."""
    return loaded(ONLY, request.param)


@pytest.fixture(params=DMA)
def dma_only(request, loaded):
    """The same over those with DMA."""
    return loaded(ONLY, request.param)


# ---- without portable C ----


def test_whole_messages(only):
    rng, calls = random.Random(5), 0
    for alg in ALGS.values():
        for length in (0, 1, 64, 200, 1000):
            outlen = alg.digest or rng.randrange(1, 300)
            want = OK, alg.expect(MESSAGE[:length], outlen)
            assert one_shot(only, alg, MESSAGE[:length], outlen, rng.randrange(8)) == want
            assert in_parts(only.rvh_hashv, alg, cut(MESSAGE[:length], rng), outlen, rng) == want
            context = Context(only)
            assert context.init(alg) == context.update(MESSAGE[:length]) == OK
            assert context.final(outlen) == want
            assert context.wipe() == OK
            calls += 3
    shake = ALGS["shake256"]
    assert xof(only, shake, MESSAGE, 100) == (OK, shake.expect(MESSAGE, 100))
    of = seeded(only, shake, b"seed")
    for at in (0, 70, 140, 210):
        assert next_of(only, of, 70) == (OK, shake.expect(b"seed", at + 70)[at:])
    assert (only.rvh_hw_used(), only.rvh_hw_fallbacks()) == (calls + 5, 0)


def test_functions(saving_only):
    state = F1600(saving_only)
    assert state.xor(0, MESSAGE[:200]) == state.permute() == OK
    assert state.extract(0, 200) == (OK, keccak_p(MESSAGE[:200], 24))
    for name in ("sha256", "sha512"):
        sha, block = Sha2(saving_only, name), ALGS[name].block
        assert sha.blocks(MESSAGE[: 2 * block]) == OK
        again = Sha2(saving_only, name)
        assert again.blocks(MESSAGE[:block]) == again.blocks(MESSAGE[block : 2 * block]) == OK
        assert list(sha.h) == list(again.h)


def test_messages_in_turns(saving_only):
    """As many as the driver has slots for. One more is refused, and nothing has changed; later it can begin."""
    lib, alg, shake = saving_only, ALGS["sha3-256"], ALGS["shake128"]
    contexts = [Context(lib) for _ in range(6)]
    open_ = []
    for i, context in enumerate(contexts):
        assert context.init(alg) == OK
        status = context.update(MESSAGE[: 40 + i])
        assert status == (OK if i < 4 else ERR_BUSY)
        open_ += [(i, context)] * (status == OK)
    more = contexts[4]
    before = more.raw()
    assert more.update(b"x" * 40) == ERR_BUSY
    assert more.pad() == OK  # nothing is in the block
    assert more.raw() == before
    assert more.final(32) == (ERR_BUSY, b"\xa5" * 32)
    for _ in range(2):  # whole messages leave the engine at once
        assert one_shot(lib, alg, MESSAGE, 32) == (OK, alg.expect(MESSAGE, 32))
        assert in_parts(lib.rvh_hashv, alg, [MESSAGE], 32, random.Random(0)) == (OK, alg.expect(MESSAGE, 32))
        assert xof(lib, shake, MESSAGE, 32) == (OK, shake.expect(MESSAGE, 32))
    for i, context in open_:
        assert context.update(MESSAGE[40 + i : 500]) == OK
        assert context.final(32) == (OK, alg.expect(MESSAGE[:500], 32))
    for i, context in enumerate(contexts[4:]):
        assert context.update(MESSAGE[:100]) == OK
        assert context.final(32) == (OK, alg.expect(MESSAGE[:100], 32)), i
    assert lib.rvh_hw_fallbacks() == 0


def test_saved_messages(saving_only):
    """Save and restore, in mid-message and in mid-output, with an output that needs the engine and does not get it."""
    lib, shake = saving_only, ALGS["shake128"]
    one, two = Context(lib), Context(lib)
    assert one.init(shake) == one.update(MESSAGE[:77]) == OK
    status, saved = one.save()
    assert (status, two.restore(saved)) == (OK, OK)
    assert one.final(10) == two.final(10) == (OK, shake.expect(MESSAGE[:77], 10))
    status, saved = one.save()
    assert (status, two.wipe(), two.restore(saved)) == (OK, OK, OK)
    assert one.wipe() == OK
    others = [Context(lib) for _ in range(4)]
    for other in others:
        assert other.init(shake) == other.update(b"open") == OK
    before = two.raw()
    assert two.squeeze(20) == (ERR_BUSY, b"\xa5" * 20)
    assert two.raw() == before
    assert others[0].wipe() == OK
    assert two.squeeze(20) == (OK, shake.expect(MESSAGE[:77], 30)[10:])


@pytest.mark.parametrize("how", ["whole message", "save", "clone"])
def test_no_more_messages_than_slots(saving_only, how):
    """Also if one of them has left the engine for a whole message, or to be saved or copied. Each can go on."""
    lib, shake, alg = saving_only, ALGS["shake128"], ALGS["sha256"]
    contexts, more = [Context(lib) for _ in range(4)], Context(lib)
    for i, context in enumerate(contexts[: 3 if how == "clone" else 4]):
        assert context.init(shake) == context.update(MESSAGE[: 50 + i]) == OK
        assert context.final(1) == (OK, shake.expect(MESSAGE[: 50 + i], 1))
    if how == "clone":
        assert lib.rvh_clone(contexts[3].at, contexts[2].at) == OK
        assert contexts[0].squeeze(200) == (OK, shake.expect(MESSAGE[:50], 201)[1:])  # it is in the engine now
        assert lib.rvh_clone(more.at, contexts[1].at) == ERR_BUSY
        assert lib.rvh_clone(contexts[3].at, contexts[1].at) == OK  # in place of a message
    elif how == "save":
        assert contexts[3].save()[0] == OK
    else:
        assert one_shot(lib, alg, MESSAGE, 32) == (OK, alg.expect(MESSAGE, 32))
    assert more.init(alg) == OK
    assert more.update(b"more") == ERR_BUSY
    for i, context in enumerate(contexts):
        of, given = (i, 1) if how != "clone" else ((0, 201), (1, 1), (2, 1), (1, 1))[i]
        assert context.squeeze(300) == (OK, shake.expect(MESSAGE[: 50 + of], given + 300)[given:]), i
    assert contexts[0].wipe() == more.update(b"more") == OK
    assert more.final(32) == (OK, alg.expect(b"more", 32))
    assert lib.rvh_hw_fallbacks() == 0


def test_tag_that_cannot_be_made_now(saving_only):
    """Nothing of its key stays on the stack."""
    lib, alg = saving_only, ALGS["sha256"]
    key = prepared(lib, alg, b"some key")
    state = traces(key.raw())
    contexts = [Context(lib) for _ in range(4)]
    for context in contexts:
        assert context.init(alg) == context.update(MESSAGE[:40]) == OK
    out, message = ctypes.create_string_buffer(32), ctypes.create_string_buffer(MESSAGE[:100])
    arguments = [key.at, ctypes.addressof(out), 32, ctypes.addressof(message), 100, 0]
    stack = left_on_stack(lib, "rvh_hmac_tag", arguments, ERR_BUSY)
    assert sum(word in stack for word in state) < 2  # one can be chance
    assert not any(out.raw)
    assert contexts[0].wipe() == OK
    assert tag(lib, key, MESSAGE[:100], 32) == (OK, hmac.digest(b"some key", MESSAGE[:100], "sha256"))


# ---- engines with wide words ----

WORD_AT = 12  # of CAPABILITY.WORD


@pytest.mark.parametrize("width", [64, pytest.param(128, marks=pytest.mark.full)])
def test_restored_output_in_short_pieces(loaded, width):
    """Saved at each byte around words and blocks."""
    lib = loaded((f"-DRVH_ENGINE_WIDTH={width}",), "fake-mmio")
    lib.fault("capability_flip", (width // 32 - 1) << WORD_AT)
    for name in ("shake128", "shake256"):
        alg, one, two = ALGS[name], Context(lib), Context(lib)
        want = alg.expect(MESSAGE[:50], 400)
        for at in (*range(18), *range(127, 186)):
            assert one.init(alg) == one.update(MESSAGE[:50]) == OK
            assert one.final(at) == (OK, want[:at])
            status, saved = one.save()
            assert (status, two.restore(saved)) == (OK, OK)
            for i in range(at, at + 189, 9):
                assert two.squeeze(9) == (OK, want[i : i + 9]), (at, i)
            assert one.wipe() == two.wipe() == OK
    assert lib.rvh_hw_used() > 0
    assert lib.rvh_hw_fallbacks() == 0


def every_call(lib):
    """A function for each call that begins something: its status, and what it wrote."""
    sha, shake, rng = ALGS["sha256"], ALGS["shake256"], random.Random(1)
    context, state = Context(lib), F1600(lib)
    of, h = seeded(lib, shake, b"seed"), Sha2(lib, "sha256")
    later = seeded(lib, shake, b"seed")
    later.position = 8
    chains, _ = made(with_chains(lib), ("slh-shake", 16, 4), rng)
    return {
        "rvh_init": lambda: (context.init(sha), b""),
        "rvh_sponge_init": lambda: (context.sponge_init(136, 24), b""),
        "rvh_hash": lambda: one_shot(lib, sha, MESSAGE, 32),
        "rvh_hash, null": lambda: one_shot(lib, sha, b"", 32),
        "rvh_xof": lambda: xof(lib, shake, MESSAGE, 20),
        "rvh_hashv": lambda: in_parts(lib.rvh_hashv, sha, [b"a", b"b"], 32, rng),
        "rvh_seed_xof_squeeze": lambda: next_of(lib, of, 20),
        "rvh_seed_xof_squeeze, later": lambda: next_of(lib, later, 20),
        "rvh_keccak_f1600": lambda: (state.permute(), b""),
        "rvh_f1600_absorb": lambda: (state.absorb(136, 0, MESSAGE[:136]), b""),
        "rvh_sha256_compress": lambda: (h.blocks(MESSAGE[:64]), b""),
        "rvh_chain_row": lambda: row(lib, chains, MESSAGE[:32], 2, WHOLE),
    }


LOCKS = (*ONLY, '-DRVH_CONFIG="few_locks.h"', f"-I{HERE}")


@pytest.mark.parametrize("of", [("slh-shake", 16, 4), ("slh-sha2", 16, 4)], ids=lambda of: of[0])
def test_row_in_place_that_cannot_be_done(loaded, of):
    """It leaves its starts, so that the caller can retry it, or tells that they are lost."""
    lib, rng = with_chains(loaded(LOCKS, "fake-mmio")), random.Random(str(of))
    left = ctypes.c_uint.in_dll(lib, "few_locks")
    left.value = enough = 1000
    chains, want = made(lib, of, rng)
    starts = [rng.randbytes(16) for _ in range(2)]
    whole = b"".join(want.whole(starts))
    assert row(lib, chains, b"".join(starts), 2, WHOLE) == (OK, whole)
    left.value = enough
    row(lib, chains, b"".join(starts), 2, WHOLE)
    all_of = enough - left.value
    first, second = all_of // 4, all_of * 3 // 4  # locks that end in a chain
    for locks, status, ends in (
        (0, ERR_BUSY, None),
        (first, ERR_BUSY, None),
        (second, ERR_HW, bytes(32)),
        (all_of, OK, whole),
    ):
        values = ctypes.create_string_buffer(b"".join(starts), 32)
        at = ctypes.addressof(values)
        left.value = locks
        assert lib.rvh_chain_row(ctypes.byref(chains), ctypes.byref(Row(at, None, at, 2, WHOLE, 0))) == status
        assert values.raw == (ends or b"".join(starts)), locks


@pytest.mark.parametrize("fake", SAVING)
def test_calls_that_cannot_be_done(loaded, fake):
    """In a handler, and on a device that is absent or lacks the algorithms."""
    lib = loaded(ONLY, fake)
    for what, call in every_call(lib).items():
        status, out = Driver(lib).interrupted(call)
        assert (status, out.strip(b"\xa5")) == (ERR_BUSY, b""), what
        assert call()[0] == OK, what
    for fault in ("name_flip", "capability_flip") if "mmio" in FAKES[fake] else ("capability_flip",):
        lib = loaded(ONLY, fake)
        lib.fault(fault, 1 if fault == "name_flip" else 7)
        for what, call in every_call(lib).items():
            lib.fault("refuse_alg", ALGS["shake256" if "xof" in what or "chain" in what else "sha256"].number)
            status, out = call()
            assert (status, out.strip(b"\xa5\0")) == (ERR_HW, b""), (fault, what)
        assert lib.rvh_hw_fallbacks() == 0


def test_coprocessor_that_saves_nothing(loaded):
    """It has no functions on a state."""
    lib = loaded(ONLY, "fake-words")
    state = F1600(lib)
    assert state.permute() == ERR_HW
    assert Sha2(lib, "sha256").blocks(MESSAGE[:64]) == ERR_HW


def test_busy_coprocessor_without_slots(loaded):
    """A message that cannot begin, or end, while another one is in it, does so later."""
    lib, alg = loaded(ONLY, "fake-words"), ALGS["sha256"]
    one, two = Context(lib), Context(lib)
    assert one.init(alg) == two.init(alg) == one.update(MESSAGE[:300]) == two.update(MESSAGE[:100]) == OK
    assert two.update(MESSAGE[100:300]) == ERR_BUSY
    assert two.final(32) == (ERR_BUSY, b"\xa5" * 32)
    assert two.save()[0] == ERR_BUSY
    assert one.final(32) == (OK, alg.expect(MESSAGE[:300], 32))
    assert two.update(MESSAGE[100:110]) == OK
    assert two.final(32) == (OK, alg.expect(MESSAGE[:110], 32))


def test_memory_that_the_device_does_not_reach(dma_only):
    """A message in one call goes through the driver's memory."""
    lib, alg = dma_only, ALGS["sha3-256"]
    at = ctypes.addressof(ctypes.c_uint32.in_dll(lib, "rvh_driver"))
    base = at & ~0xFFFFF
    lib.fake_reach(ctypes.c_uint64(base), ctypes.c_uint64(1 << 21))  # the driver's own memory, and no buffer
    for length in (0, 1, 500):
        assert one_shot(lib, alg, MESSAGE[:length], 32) == (OK, alg.expect(MESSAGE[:length], 32))
        assert one_shot(lib, ALGS["shake128"], MESSAGE[:length], 99) == (
            OK,
            ALGS["shake128"].expect(MESSAGE[:length], 99),
        )
    assert lib.fake_strays() == lib.rvh_hw_fallbacks() == 0
    assert lib.rvh_hw_used() == 6


def test_it_requires_a_driver(tmp_path):
    with pytest.raises(AssertionError, match="RVH_HARDWARE_ONLY requires a driver"):
        run(["gcc", *native_flags("good", "none"), *ONLY, "-c", "src/rvhash.c", "-o", tmp_path / "x.o"])


# ---- without messages in pieces ----

NONE_OPEN = (*ONLY, "-DRVH_NO_MESSAGES")


@pytest.mark.parametrize("fake", [pytest.param(f, marks=() if f == "fake-mmio" else pytest.mark.full) for f in DMA])
def test_without_messages(loaded, fake):
    """Whole messages and functions are as always, in any number of parts; messages in pieces are refused."""
    lib, rng, calls = loaded(NONE_OPEN, fake), random.Random(6), 0
    for alg in ALGS.values():
        for length in (0, 1, 64, 200, 1000):
            outlen = alg.digest or rng.randrange(1, 300)
            want = OK, alg.expect(MESSAGE[:length], outlen)
            assert one_shot(lib, alg, MESSAGE[:length], outlen, rng.randrange(8)) == want
            for _ in range(4):
                assert in_parts(lib.rvh_hashv, alg, cut(MESSAGE[:length], rng), outlen, rng) == want
            many = [MESSAGE[i : min(i + 7, length)] for i in range(0, length, 7)]  # more than one job takes
            assert in_parts(lib.rvh_hashv, alg, many, outlen, rng) == want
            calls += 6
        context = Context(lib)
        before = context.raw()
        assert context.init(alg) == ERR_ALG
        assert context.raw() == before
    shake = ALGS["shake128"]
    for parts in ([], [b"", b""], [b"a", b"", b"b" * 200], [MESSAGE[i : i + 1] for i in range(40)]):
        for outlen in (0, 1, 3, 168, 500):
            want = OK, shake.expect(b"".join(parts), outlen)
            assert in_parts(lib.rvh_xofv, shake, parts, outlen, rng) == want
            calls += 1
    of = seeded(lib, shake, b"seed")
    for at in (0, 70, 140, 210):
        assert next_of(lib, of, 70) == (OK, shake.expect(b"seed", at + 70)[at:])
    context = Context(lib, fill=0)
    assert context.sponge_init(136, 24) == context.restore(saved_elsewhere()) == ERR_ALG
    state, sha = F1600(lib), Sha2(lib, "sha512")
    assert state.xor(0, MESSAGE[:200]) == state.permute() == state.absorb(136, 0, MESSAGE[:272]) == OK
    assert sha.blocks(MESSAGE[:256]) == OK
    assert lib.rvh_hw_used() == calls + 7
    assert lib.rvh_hw_fallbacks() == 0


def saved_elsewhere() -> bytes:
    """A saved message: SHAKE128 of nothing."""
    return bytes([1, ALGS["shake128"].number]) + bytes(238)


@pytest.mark.parametrize("fake", DMA)
def test_without_messages_errors(loaded, fake):
    """In parts for which one job is not enough: a device that fails at any job, is absent, lacks the algorithm; a call
    in a handler."""
    alg, parts, rng = ALGS["sha3-256"], [MESSAGE[i : i + 3] for i in range(60)], random.Random(7)

    def call(lib):
        return in_parts(lib.rvh_hashv, alg, parts, 32, rng)

    lib = loaded(NONE_OPEN, fake)
    want = OK, alg.expect(b"".join(parts), 32)
    assert Driver(lib).interrupted(lambda: call(lib)) == (ERR_BUSY, b"\xa5" * 32)
    assert call(lib) == want
    for job in (1, 2, 30, 61) if "mmio" in FAKES[fake] else (1,):  # the coprocessor takes any number of parts in a job
        lib.fault("bad_job", job)
        assert call(lib) == (ERR_HW, bytes(32)), job
        assert call(lib) == want
    for fault in ("name_flip", "capability_flip") if "mmio" in FAKES[fake] else ("capability_flip",):
        lib = loaded(NONE_OPEN, fake)
        lib.fault(fault, 1 if fault == "name_flip" else 7)
        lib.fault("refuse_alg", alg.number)
        assert call(lib) == (ERR_HW, bytes(32)), fault


def test_what_no_messages_requires(tmp_path):
    for flags, what in (
        ((*native_flags("good", "fake-mmio"), "-DRVH_NO_MESSAGES"), "RVH_NO_MESSAGES requires RVH_HARDWARE_ONLY"),
        ((*native_flags("good", "fake-windows"), *NONE_OPEN, "-DRVH_DMA=0"), "requires a device that reads memory"),
    ):
        with pytest.raises(AssertionError, match=what):
            run(["gcc", *flags, "-c", "backend/driver/parts.c", "-o", tmp_path / "x.o"])


# ---- without a family ----


# Every family over one model in `make test`.
QUICK = {("SHA256", "fake-windows"), ("SHA512", "fake-xif"), ("KECCAK", "fake-words")}
PAIRS = list(itertools.product(FAMILIES, FAKES))


@pytest.mark.parametrize(
    ("family", "fake"), [pytest.param(*pair, marks=() if pair in QUICK else pytest.mark.full) for pair in PAIRS]
)
def test_family_that_is_not_built(loaded, fake, family):
    """Its algorithms do not exist, although the hardware has them; the others are as always."""
    lib, rng = loaded((f"-DRVH_NO_{family}",), fake), random.Random(1)
    for alg in ALGS.values():
        missing, outlen = alg.number in FAMILIES[family], alg.digest or 32
        want = (ERR_ALG, b"\xa5" * outlen) if missing else (OK, alg.expect(b"abcd" * 8, outlen))
        for align in (0, 1):
            assert one_shot(lib, alg, b"abcd" * 8, outlen, align) == want
        assert in_parts(lib.rvh_hashv, alg, [b"abcd"] * 8, outlen, rng) == want
        context = Context(lib, fill=0)
        assert context.init(alg) == want[0]
        assert lib.rvh_digest_size(alg.number) == (0 if missing else alg.digest)
        if not alg.digest:
            assert xof(lib, alg, b"abcd" * 8, outlen) == want
    keccak = family == "KECCAK"
    context = Context(lib, fill=0)
    assert context.sponge_init(136, 24) == (ERR_ALG if keccak else OK)
    assert lib.rvh_keccak_f1600(F1600(lib).at) == (ERR_ALG if keccak else OK)
    assert F1600(lib).absorb(136, 0, MESSAGE[:136]) == (ERR_ALG if keccak else OK)
    for bits, begin, compress in (
        ("256", lib.rvh_sha256_begin, lib.rvh_sha256_compress),
        ("512", lib.rvh_sha512_begin, lib.rvh_sha512_compress),
    ):
        h, missing = (ctypes.c_uint64 * 8)(), family == f"SHA{bits}"
        assert begin(h, ALGS[f"sha{bits}"].number) == (ERR_ALG if missing else OK)
        assert compress(h, MESSAGE, 1) == (ERR_ALG if missing else OK)
    bit = {"SHA256": 1, "SHA512": 2, "KECCAK": 4}[family]
    report = (ctypes.c_uint8 * 3)()
    assert lib.rvh_selftest(7, report) == OK
    assert (report[0], report[1] | report[2]) == (0, 7 & ~bit)
    assert lib.rvh_selftest(bit, None) == ERR_ARG


def test_some_family_is_built(tmp_path):
    none = [f"-DRVH_NO_{family}" for family in FAMILIES]
    with pytest.raises(AssertionError, match="at least one family"):
        run(["gcc", *native_flags("good", "none"), *none, "-c", "src/algorithms.c", "-o", tmp_path / "x.o"])


# ---- what is in an image ----

PROGRAM = """
#include "rvhash.h"
#include "rvhash_xof.h"
static uint8_t data[64], out[64];
static rvh_seed_xof seed;
int main(void)
{
    const rvh_part parts[] = {{data, 16}, {data + 16, 48}};
    int status = rvh_hash(RVH_SHA3_256, out, 32, data, 64);
    status |= rvh_xof(RVH_SHAKE256, out, 16, data, 64) | rvh_xofv(RVH_SHAKE256, out, 16, parts, 2);
    status |= rvh_seed_xof_init(&seed, RVH_SHAKE128) | rvh_seed_xof_absorb(&seed, data, 34);
    return status | rvh_seed_xof_squeeze(&seed, out, 64);
}
"""
SOFTWARE = r"sha256_absorb|sha512_absorb|keccak_permute|(?:sha256|sha512|keccak)_message|rvh_soft"
# Bytes of code and constants that the calls of PROGRAM may add to an empty program: what they add today, rounded up.
MOST = {("mmio", ONLY): 6_600, ("xif", ONLY): 5_700, ("mmio", NONE_OPEN): 4_400, ("xif", NONE_OPEN): 3_500}


def image(folder, backend: str, macros: tuple, program: str):
    """A firmware image of the driver with a program, by the flags of the default host."""
    target, common = SOURCES["target"], SOURCES["common"]
    parts = [common, target, SOURCES["software"]["good"], SOURCES["backend"][backend]]
    (folder / "program.c").write_text(program)
    flags = [*common["flags"], *TARGET_FLAGS, *(f"-I{SW / i}" for part in parts for i in part.get("include", []))]
    flags += [f"-D{d}" for part in parts for d in part.get("define", [])]
    flags += [*(f for part in parts[2:] for f in part["flags"]), *macros]
    objects = []
    for source in (*(s for part in parts for s in part["sources"]), folder / "program.c"):
        objects.append(folder / f"{len(objects)}.o")
        run([*tools.object_cache(), target["compiler"], *flags, "-c", source, "-o", objects[-1]])
    march = f"-march={hosts.get(design.DEFAULT_HOST).link_march}"
    out = folder / "image.elf"
    run([target["compiler"], march, *target["link_flags"], "-T", target["linker_script"], *objects, "-o", out])
    return out


def size_of(elf) -> int:
    return int(run(["riscv64-unknown-elf-size", elf]).stdout.splitlines()[1].split()[0])


@pytest.mark.parametrize(("backend", "without"), MOST, ids=lambda v: v if isinstance(v, str) else "-".join(v))
def test_size_of_hardware_and_keccak_alone(tmp_path, backend, without, summary):
    """No portable C is in the image."""
    macros = (*without, "-DRVH_NO_SHA256", "-DRVH_NO_SHA512")
    elf = image(tmp_path, backend, macros, PROGRAM)
    names = run(["riscv64-unknown-elf-nm", elf]).stdout
    assert not re.findall(SOFTWARE, names)
    (tmp_path / "empty").mkdir()
    size = size_of(elf) - size_of(image(tmp_path / "empty", backend, macros, "int main(void) { return 0; }"))
    most = MOST[backend, without]
    what = f"{backend} hardware and Keccak alone" + (", no messages in pieces" if without == NONE_OPEN else "")
    summary(f"size {what}", f"{size} bytes of code and constants, at most {most}")
    assert size <= most


@pytest.mark.parametrize(
    "family", [pytest.param(name, marks=() if name == "KECCAK" else pytest.mark.full) for name in FAMILIES]
)
def test_portable_c_of_a_family_that_is_not_built(tmp_path, family):
    elf = image(tmp_path, "mmio", (f"-DRVH_NO_{family}",), PROGRAM)
    names = run(["riscv64-unknown-elf-nm", elf]).stdout
    symbols = {"SHA256": "rvh_sha256_absorb", "SHA512": "rvh_sha512_absorb", "KECCAK": "rvh_keccak_permute"}
    for other, symbol in symbols.items():
        assert (symbol in names) == (other != family)
