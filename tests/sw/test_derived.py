# SPDX-License-Identifier: Apache-2.0
"""cSHAKE, KMAC, TupleHash, ParallelHash, TurboSHAKE and KangarooTwelve in C: samples of the standards, random
cross-checks against pycryptodome, misuse."""

import ctypes
import random

import pytest

from tests.lib import rfc9861, sp800185
from tests.rvhash.model import derived as pycryptodome
from tests.sw.derived import Calls, Derived
from tests.sw.swlib import ALGS, ERR_ARG, ERR_HW, ERR_STATE, FAKES, OK, SUBJECTS, Context, one_shot

subjects = pytest.mark.parametrize("subject", SUBJECTS, ids="-".join)
strengths = pytest.mark.parametrize("strength", [128, 256])

SP800185 = {s.function: [t for t in sp800185.ALL if t.function == s.function] for s in sp800185.ALL}
# Messages of more than 17^5 bytes take the looped stand-in too long.
RFC9861 = [s for s in [*rfc9861.TURBOSHAKE, *rfc9861.KT] if len(s.arguments["data"]) <= 17**5]


@pytest.fixture
def lib(library, subject):
    return library(*subject)


@subjects
@pytest.mark.parametrize("function", SP800185)
def test_nist_samples(lib, function):
    assert SP800185[function]
    for sample in SP800185[function]:
        assert sample.holds(getattr(Calls(lib), function)(**sample.arguments)), sample.arguments
        assert sample.holds(getattr(Calls(lib, random.Random(3)), function)(**sample.arguments)), sample.arguments


@subjects
@pytest.mark.parametrize("function", ["turboshake", "kt"])
def test_rfc_9861(lib, subject, function):
    samples = [s for s in RFC9861 if s.function == function]
    assert len(samples) > 20
    for sample in samples:
        if subject[0] == "compact" and len(sample.arguments["data"]) > 17**4:
            continue
        assert sample.holds(getattr(Calls(lib), function)(**sample.arguments)), sample.arguments


@pytest.mark.full
def test_rfc_9861_longest(library):
    """17^6 bytes, in pieces, by the build that is fast on this machine."""
    samples = [s for s in [*rfc9861.TURBOSHAKE, *rfc9861.KT] if len(s.arguments["data"]) == 17**6]
    assert len(samples) == 4
    for sample in samples:
        calls = Calls(library("lanes"), random.Random(sample.function))
        assert sample.holds(getattr(calls, sample.function)(**sample.arguments))


# ---- random cross-checks ----


def text(rng: random.Random, longest: int = 400) -> bytes:
    return rng.randbytes(rng.choice([0, 1, 135, 136, 167, 168, rng.randrange(longest)]))


def agree(lib, rng: random.Random, function: str, **arguments) -> None:
    want = getattr(pycryptodome, function)(**arguments)
    assert getattr(Calls(lib, rng), function)(**arguments) == want, arguments


@subjects
@strengths
def test_cshake(lib, strength):
    rng = random.Random(strength)
    for _ in range(60):
        name, custom = rng.choice([b"", text(rng, 40)]), rng.choice([b"", text(rng)])
        arguments = {"data": text(rng), "out_bytes": rng.randrange(500), "name": name, "custom": custom}
        agree(lib, rng, "cshake", strength=strength, **arguments)


@subjects
def test_cshake_without_strings_is_shake(lib, subject):
    """And is served by hardware that has SHAKE."""
    before = lib.rvh_hw_used()
    assert Calls(lib).cshake(128, b"abc", 300) == ALGS["shake128"].expect(b"abc", 300)
    assert Calls(lib).cshake(256, b"abc", 300) == ALGS["shake256"].expect(b"abc", 300)
    assert lib.rvh_hw_used() == before + 2 * (subject[1] in FAKES)


@subjects
@strengths
@pytest.mark.parametrize("xof", [False, True])
def test_kmac(lib, strength, xof):
    rng = random.Random(strength)
    for _ in range(40):
        arguments = {"key": text(rng), "data": text(rng), "out_bytes": rng.randrange(300), "custom": text(rng, 90)}
        agree(lib, rng, "kmac", strength=strength, xof=xof, **arguments)


@subjects
@strengths
@pytest.mark.parametrize("xof", [False, True])
def test_tuple_hash(lib, strength, xof):
    rng = random.Random(strength)
    for _ in range(40):
        arguments = {"items": [text(rng) for _ in range(rng.randrange(5))], "out_bytes": rng.randrange(300)}
        agree(lib, rng, "tuple_hash", strength=strength, xof=xof, custom=text(rng, 90), **arguments)


@subjects
@strengths
@pytest.mark.parametrize("xof", [False, True])
def test_parallel_hash(lib, strength, xof):
    rng = random.Random(strength)
    for _ in range(40):
        data, block = rng.randbytes(rng.choice([0, 1, 64, rng.randrange(3000)])), rng.choice([1, 8, 64, 300, 9000])
        data = data[: 200 * block]
        arguments = {"data": data, "block_bytes": block, "out_bytes": rng.randrange(300), "custom": text(rng, 90)}
        agree(lib, rng, "parallel_hash", strength=strength, xof=xof, **arguments)


@subjects
@strengths
def test_parallel_hash_blocks_are_served_by_hardware(lib, subject, strength):
    before = lib.rvh_hw_used()
    data = bytes(range(250))
    got = Calls(lib).parallel_hash(strength, data, 100, 32)
    assert got == pycryptodome.parallel_hash(strength, data, 100, 32)
    if subject[1] != "fake-words":  # where the message around them has the engine, if it is longer than is kept
        assert lib.rvh_hw_used() == before + 4 * (subject[1] in FAKES)  # and the hash of the blocks


@subjects
@strengths
def test_turboshake(lib, strength):
    rng = random.Random(strength)
    for _ in range(60):
        arguments = {"data": text(rng), "out_bytes": rng.randrange(500), "suffix": rng.randrange(0x01, 0x80)}
        agree(lib, rng, "turboshake", strength=strength, **arguments)


@subjects
@strengths
def test_kt(lib, strength):
    """Around the ends of chunks, with the customization string on either side of them."""
    rng = random.Random(strength)
    for n in (0, 1, 8190, 8191, 8192, 8193, 16_383, 16_384, 16_385, 30_000):
        custom = rng.randbytes(rng.choice([0, 1, 200, 8191, 9000]))
        agree(lib, rng, "kt", strength=strength, data=rng.randbytes(n), out_bytes=rng.randrange(300), custom=custom)


# ---- misuse ----

INIT = {
    "cshake": (b"N", b"S"),
    "kmac": (b"a key", b"S"),
    "tuplehash": (b"S",),
    "parallelhash": (8, b"S"),
    "kt": (),
    "turboshake": (),
}
functions = pytest.mark.parametrize("name", INIT)


@subjects
@functions
def test_no_such_strength(lib, name):
    c = Derived(lib, name)
    before = c.raw()
    for strength in (0, 1, 127, 160, 255, 512, 65536 + 128):
        assert c.call("init", strength, *INIT[name]) == ERR_ARG
    assert c.raw() == before


@subjects
@pytest.mark.parametrize("name", [n for n in INIT if n != "turboshake"])
def test_calls_out_of_order(lib, name):
    c = Derived(lib, name, fill=0)
    add = "add" if name == "tuplehash" else "update"
    before = (b"",) if name == "kt" else ()
    finals = ["final", "final_xof"] if name in ("kmac", "tuplehash", "parallelhash") else ["final"]
    assert c.call(add, b"x") == ERR_STATE
    assert c.output("squeeze", 4) == (ERR_STATE, b"\xa5" * 4)
    assert c.call("wipe") == OK
    for final in finals:
        assert c.output(final, 4, *before) == (ERR_STATE, b"\xa5" * 4)
        assert c.call("init", 128, *INIT[name]) == OK
        assert c.call(add, b"message") == OK
        assert c.output("squeeze", 4)[0] == ERR_STATE
        status, want = c.output(final, 20, *before)
        assert status == OK
        assert c.call(add, b"x") == ERR_STATE
        assert c.output(final, 20, *before)[0] == ERR_STATE
        fixed = len(finals) == 2 and final == "final"
        assert c.output("squeeze", 4)[0] == (ERR_STATE if fixed else OK)
        assert c.call("wipe") == OK
        assert c.output("squeeze", 4)[0] == ERR_STATE
        # Wrong arguments in between change nothing.
        function = getattr(lib, f"rvh_{name}_{final}")
        assert c.call("init", 128, *INIT[name]) == OK
        assert getattr(lib, f"rvh_{name}_{add}")(c.pointer, None, 1) == ERR_ARG
        assert c.call(add, b"message") == OK
        assert function(c.pointer, *([None, 0] * len(before)), None, 1) == ERR_ARG
        assert c.output(final, 20, *before) == (OK, want)
        assert c.call("wipe") == OK


@subjects
def test_null_pointers(lib):
    for name in INIT:
        for verb in ("update", "add", "final", "final_xof", "squeeze", "wipe"):
            function = getattr(lib, f"rvh_{name}_{verb}", None)
            if function:
                assert function(*[None] * 5) == ERR_ARG, function
    c = {name: Derived(lib, name) for name in INIT}
    before = {name: c[name].raw() for name in INIT}
    assert lib.rvh_cshake_init(None, 128, None, 0, None, 0) == ERR_ARG
    assert lib.rvh_cshake_init(c["cshake"].pointer, 128, None, 1, None, 0) == ERR_ARG
    assert lib.rvh_cshake_init(c["cshake"].pointer, 128, None, 0, None, 1) == ERR_ARG
    assert lib.rvh_kmac_init(None, 128, None, 0, None, 0) == ERR_ARG
    assert lib.rvh_kmac_init(c["kmac"].pointer, 128, None, 1, None, 0) == ERR_ARG
    assert lib.rvh_kmac_init(c["kmac"].pointer, 128, None, 0, None, 1) == ERR_ARG
    assert lib.rvh_tuplehash_init(None, 128, None, 0) == ERR_ARG
    assert lib.rvh_tuplehash_init(c["tuplehash"].pointer, 128, None, 1) == ERR_ARG
    assert lib.rvh_parallelhash_init(None, 128, 8, None, 0) == ERR_ARG
    assert lib.rvh_parallelhash_init(c["parallelhash"].pointer, 128, 8, None, 1) == ERR_ARG
    assert lib.rvh_parallelhash_init(c["parallelhash"].pointer, 128, 0, None, 0) == ERR_ARG
    assert lib.rvh_turboshake_init(None, 128) == lib.rvh_kt_init(None, 128) == ERR_ARG
    assert {name: c[name].raw() for name in INIT} == before


@subjects
@pytest.mark.parametrize("domain", [0x00, 0x80, 0xFF])
def test_turboshake_domain(lib, domain):
    c = Derived(lib, "turboshake")
    assert c.call("init", 128) == OK
    assert c.output("final", 8, domain) == (ERR_ARG, b"\xa5" * 8)
    assert c.output("final", 8, 0x1F) == (OK, pycryptodome.turboshake(128, b"", 8))


@subjects
@pytest.mark.parametrize("name", [n for n in INIT if n != "turboshake"])
def test_nothing_stays_behind(lib, name):
    """A wiped context holds no message and no key, wherever it was wiped."""
    secret = bytes(range(1, 120)) * 200
    for n in (5, 9000, 20_000):
        c = Derived(lib, name, fill=0)
        assert c.call("init", 256, *INIT[name]) == OK
        assert c.call("add" if name == "tuplehash" else "update", secret[:n]) == OK
        assert c.call("wipe") == OK
        again = Derived(lib, name, fill=0)
        assert again.call("init", 256, *INIT[name]) == OK
        assert again.call("wipe") == OK
        assert c.raw() == again.raw()


@pytest.mark.parametrize(
    ("fresh_driver", "fault"),
    [("fake-mmio", "bad_job"), ("fake-mmio", "never_done"), ("fake-xif", "bad_job")],
    indirect=["fresh_driver"],
)
def test_failed_hardware_gives_no_parallel_hash(fresh_driver, fault):
    """A block that failed in hardware ends the message: nothing comes of it, and the next one is right."""
    data = bytes(300)
    for n in (100, 250):  # a block in one call; a block in pieces
        c = Derived(fresh_driver, "parallelhash")
        assert c.call("init", 128, 200, b"S") == OK
        assert c.call("update", data[:10]) == OK
        fresh_driver.fault(fault, 2)  # the job after the next, or every end
        assert c.call("update", data[:n]) == (OK if n == 100 else ERR_HW)
        assert c.output("final", 32)[0] == (ERR_HW if n == 100 else ERR_STATE)
        assert c.output("final", 32)[0] == ERR_STATE
        fresh_driver.fault(fault, 0)
        right = pycryptodome.parallel_hash(128, data, 200, 32, b"S")
        assert Calls(fresh_driver).parallel_hash(128, data, 200, 32, b"S") == right


def test_saved_turboshake(library):
    """TurboSHAKE is a sponge of rvhash.h: saved in one build, continued in another."""
    one, two = Context(library("good")), Context(library("compact"))
    assert library("good").rvh_turboshake_init(ctypes.c_void_p(one.at), 128) == OK
    assert one.update(b"first half, ") == OK
    assert two.restore(one.save()[1]) == OK
    assert two.update(b"second half") == OK
    want = pycryptodome.turboshake(128, b"first half, second half", 64)
    assert two.sponge_final(0x1F, 64) == (OK, want)


def test_other_messages_beside_a_tree(driven):
    """ParallelHash and a one-call hash between its updates share the hardware."""
    lib, sha = driven, ALGS["sha256"]
    c, data = Derived(lib, "parallelhash"), bytes(range(200)) * 3
    assert c.call("init", 256, 64, b"") == OK
    for i in range(0, 600, 50):
        assert c.call("update", data[i : i + 50]) == OK
        assert one_shot(lib, sha, b"between", 32) == (OK, sha.expect(b"between", 32))
    assert c.output("final", 64) == (OK, pycryptodome.parallel_hash(256, data, 64, 64))
