# SPDX-License-Identifier: Apache-2.0
"""rvhash_xof.h: Keccak-f[1600] and the compression functions of SHA-2 on a state in memory, against hashlib and the
model."""

import ctypes
import hashlib
import itertools
import random

import pytest

from rvhash.model import constants, pad
from rvhash.model.blocks import keccak_p
from tests.sw.swlib import ALGS, ERR_ALG, ERR_ARG, ERR_HW, FAKES, OK, SUBJECTS, Context, one_shot, placed
from tests.sw.xof_calls import F1600, declared

# A driver that waits for ever sits in C, where only the thread method can end it.
pytestmark = pytest.mark.timeout(120, method="thread")

subjects = pytest.mark.parametrize("subject", SUBJECTS, ids="-".join)
SHA2 = {name: alg for name, alg in ALGS.items() if alg.number < ALGS["sha3-224"].number}
MESSAGE = bytes(i * 17 % 256 for i in range(1000))


@pytest.fixture
def lib(library, subject):
    return declared(library(*subject))


def uses(lib, subject, calls: int) -> None:
    """So many calls were in hardware, if it can save a message, and none was not."""
    saving = subject[1] in FAKES and subject[1] != "fake-words"
    assert lib.rvh_hw_used() == calls * saving
    assert lib.rvh_hw_fallbacks() == calls * (subject[1] == "fake-words")


# ---- Keccak-f[1600] ----


@subjects
def test_permutation(lib, subject):
    """Bytes in and out at every offset, at any address; states that take turns."""
    rng = random.Random(3)
    states, models = [F1600(lib) for _ in range(3)], [bytes(200)] * 3
    for n in range(40):
        i = n % 3
        for _ in range(4):
            offset = rng.randrange(201)
            data = rng.randbytes(rng.randrange(201 - offset))
            assert states[i].xor(offset, data, rng.randrange(8)) == OK
            full = bytes(offset) + data + bytes(200 - offset - len(data))
            models[i] = bytes(a ^ b for a, b in zip(models[i], full, strict=True))
        models[i] = keccak_p(models[i], 24)
        assert states[i].permute() == OK
        offset = rng.randrange(201)
        size = rng.randrange(201 - offset)
        assert states[i].extract(offset, size, rng.randrange(8)) == (OK, models[i][offset : offset + size])
        assert states[i].extract(0, 200) == (OK, models[i])
    uses(lib, subject, 40)


@subjects
def test_sponge_by_hand(lib):
    """SHAKE128 as a library does it, with its state copied by assignment in mid-output."""
    shake = ALGS["shake128"]
    state = F1600(lib)
    for block in pad.padded_blocks("shake128", MESSAGE):
        assert state.xor(0, block) == state.permute() == OK
    want = shake.expect(MESSAGE, 3 * 168)
    assert state.extract(0, 168) == (OK, want[:168])
    copy = F1600(lib)
    copy.memory[:] = state.memory[:]
    for one in (state, copy):
        for at in (168, 336):
            assert one.permute() == OK
            assert one.extract(0, 168) == (OK, want[at : at + 168])


@subjects
@pytest.mark.parametrize("rate", [168, 144, 136, 104, 72])
def test_blocks_in_one_call(lib, subject, rate):
    """From any byte of a block, of any number of blocks, at any address; between permutations and other bytes."""
    rng = random.Random(rate)
    state, model = F1600(lib), bytes(200)
    calls = 0
    for n in range(24):
        at, blocks = rng.choice((0, 1, 4, 8, rate - 1, rng.randrange(rate))), n % 5
        first = rng.randbytes(at)
        assert state.xor(0, first, rng.randrange(8)) == OK
        model = bytes(a ^ b for a, b in zip(model, first + bytes(200 - at), strict=True))
        data = rng.randbytes(blocks * rate - at if blocks else 0)
        assert state.absorb(rate, 0 if not blocks else at, data, rng.randrange(8)) == OK
        padded = bytes(at) + data if blocks else b""
        for i in range(0, len(padded), rate):
            block = padded[i : i + rate] + bytes(200 - rate)
            model = keccak_p(bytes(a ^ b for a, b in zip(model, block, strict=True)), 24)
        calls += blocks > 0
        assert state.extract(0, 200) == (OK, model)
        if n % 3 == 0:
            assert state.permute() == OK
            model = keccak_p(model, 24)
            calls += 1
    uses(lib, subject, calls)


@subjects
def test_blocks_that_are_refused(lib):
    """Nothing changes: another rate, a position beyond the block, a block that is not complete, null pointers."""
    state = F1600(lib)
    assert state.xor(3, b"abc") == OK
    for rate, at, size in (
        (0, 0, 0),
        (200, 0, 200),
        (128, 0, 128),
        (136, 136, 136),
        (136, 0, 1),
        (136, 1, 136),
        (136, 135, 2),
        (168, 0, 136),
        (72, 2**63, 72),
        (136, 16, 2**64 - 16),
    ):
        assert lib.rvh_f1600_absorb(state.at, rate, at, MESSAGE, size) == ERR_ARG, (rate, at, size)
    assert (
        lib.rvh_f1600_absorb(state.at, 136, 0, None, 136) == lib.rvh_f1600_absorb(None, 136, 0, MESSAGE, 136) == ERR_ARG
    )
    assert lib.rvh_f1600_absorb(state.at, 136, 0, None, 0) == OK
    assert state.extract(0, 200) == (OK, bytes(3) + b"abc" + bytes(194))


@subjects
def test_state_is_cleared(lib):
    state = F1600(lib)
    assert state.xor(0, MESSAGE[:200]) == state.permute() == OK
    assert lib.rvh_f1600_init(state.at) == OK
    assert not any(byte for byte in bytes(state.memory) if byte != 0xA5)
    assert state.extract(0, 200) == (OK, bytes(200))


@subjects
def test_wrong_arguments(lib):
    state = F1600(lib)
    assert state.xor(3, b"abc") == OK
    for offset, size in ((200, 1), (201, 0), (0, 201), (199, 2), (2**64 - 1, 1), (1, 2**64 - 1)):
        buffer, at = placed(bytes(300), 0)
        assert lib.rvh_f1600_xor(state.at, offset, at, size) == ERR_ARG
        assert lib.rvh_f1600_extract(state.at, offset, at, size) == ERR_ARG
        del buffer
    assert state.xor(200, b"") == OK
    assert lib.rvh_f1600_xor(state.at, 0, None, 0) == lib.rvh_f1600_extract(state.at, 0, None, 0) == OK
    assert lib.rvh_f1600_xor(state.at, 0, None, 1) == lib.rvh_f1600_extract(state.at, 0, None, 1) == ERR_ARG
    assert lib.rvh_f1600_xor(None, 0, b"a", 1) == lib.rvh_f1600_extract(None, 0, b"a", 1) == ERR_ARG
    assert lib.rvh_f1600_init(None) == lib.rvh_keccak_f1600(None) == ERR_ARG
    assert state.extract(0, 200) == (OK, bytes(3) + b"abc" + bytes(194))
    h = (ctypes.c_uint64 * 8)()
    for begin, compress, name, other in (
        (lib.rvh_sha256_begin, lib.rvh_sha256_compress, "sha224", "sha384"),
        (lib.rvh_sha512_begin, lib.rvh_sha512_compress, "sha512-256", "sha256"),
    ):
        assert begin(None, ALGS[name].number) == ERR_ARG
        for number in (0, 7, 15, 16, ALGS[other].number, ALGS["sha3-256"].number):
            assert begin(h, number) == ERR_ALG
        assert not any(h)
        assert compress(None, b"", 0) == compress(h, None, 1) == compress(h, MESSAGE, 2**63) == ERR_ARG
        assert compress(h, None, 0) == OK
        assert not any(h)


# ---- SHA-2 ----


class Sha2:
    """The functions of one family: a hash value, and the digest that it is."""

    def __init__(self, lib, name: str):
        self.alg, self.wide = ALGS[name], ALGS[name].block == 128
        self.begin = lib.rvh_sha512_begin if self.wide else lib.rvh_sha256_begin
        self.compress = lib.rvh_sha512_compress if self.wide else lib.rvh_sha256_compress
        self.h = (ctypes.c_uint64 * 8)() if self.wide else (ctypes.c_uint32 * 8)()
        assert self.begin(self.h, self.alg.number) == OK

    def blocks(self, data: bytes, align: int = 0) -> int:
        buffer, at = placed(data, align)
        status = self.compress(self.h, at, len(data) // self.alg.block)
        del buffer
        return status

    def digest(self) -> bytes:
        return b"".join(word.to_bytes(8 if self.wide else 4, "big") for word in self.h)[: self.alg.digest]


@subjects
@pytest.mark.parametrize("name", SHA2)
def test_compression(lib, subject, name):
    """Messages of several lengths, whose blocks come in calls of one or more."""
    rng, calls = random.Random(name), 0
    for length in (0, 55, 64, 111, 112, 128, 300, 1000):
        sha = Sha2(lib, name)
        blocks = pad.padded_blocks(name, MESSAGE[:length])
        while blocks:
            n = rng.randrange(1, 5)
            assert sha.blocks(b"".join(blocks[:n]), rng.randrange(8)) == OK
            blocks, calls = blocks[n:], calls + 1
        assert sha.digest() == sha.alg.expect(MESSAGE[:length], sha.alg.digest)
    uses(lib, subject, calls)


@subjects
def test_midstate(lib):
    """Many messages with the same first block."""
    for name in ("sha256", "sha512"):
        first = Sha2(lib, name)
        assert first.blocks(MESSAGE[: first.alg.block]) == OK
        for n in range(5):
            tail = pad.padded_blocks(name, MESSAGE[: first.alg.block] + bytes([n]))[1:]
            sha = Sha2(lib, name)
            sha.h[:] = first.h[:]
            assert sha.blocks(b"".join(tail)) == OK
            assert sha.digest() == sha.alg.expect(MESSAGE[: first.alg.block] + bytes([n]), sha.alg.digest)


def test_initial_values(library):
    """Those that the standard derives from the primes."""
    lib = declared(library("good"))
    tables = {
        "sha224": constants.sha224_iv(),
        "sha256": constants.sha256_iv(),
        "sha384": constants.sha384_iv(),
        "sha512": constants.sha512_iv(),
        "sha512-224": constants.sha512t_iv(224),
        "sha512-256": constants.sha512t_iv(256),
    }
    for name, table in tables.items():
        assert list(Sha2(lib, name).h) == table


# ---- beside messages, and on a device that fails ----


@subjects
def test_beside_an_open_message(lib, subject):
    """The message in the device is saved, and goes on."""
    alg = ALGS["sha3-384"]
    context, state = Context(lib), F1600(lib)
    assert context.init(alg) == OK
    for i, name in itertools.product(range(3), ("sha256", "sha512")):
        assert context.update(MESSAGE[100 * i : 100 * i + 50]) == OK
        assert state.permute() == OK
        sha = Sha2(lib, name)
        assert sha.blocks(b"".join(pad.padded_blocks(name, b"abc"))) == OK
        assert sha.digest() == hashlib.new(name, b"abc").digest()
        assert one_shot(lib, ALGS["shake128"], b"abc", 20) == (OK, ALGS["shake128"].expect(b"abc", 20))
    message = b"".join(MESSAGE[100 * i : 100 * i + 50] * 2 for i in range(3))
    if subject[1] != "fake-words":  # whose open message was lost
        assert context.final(48) == (OK, alg.expect(message, 48))
    want = bytes(200)
    for _ in range(6):
        want = keccak_p(want, 24)
    assert state.extract(0, 200) == (OK, want)


@pytest.mark.parametrize("bad", [1, 2])
def test_bus_error(fresh_driver, bad):
    """Restoring or saving fails: the state is all zeros, and the next call is right."""
    lib = declared(fresh_driver)
    state = F1600(lib)
    assert state.xor(0, MESSAGE[:200]) == OK
    lib.fault("bad_job", bad)
    assert state.permute() == ERR_HW
    assert state.extract(0, 200) == (OK, bytes(200))
    assert state.permute() == OK
    assert state.extract(0, 200) == (OK, keccak_p(bytes(200), 24))
    for name in ("sha256", "sha512"):
        sha = Sha2(lib, name)
        lib.fault("bad_job", bad)
        assert sha.blocks(MESSAGE[:128]) == ERR_HW
        assert not any(sha.h)
        sha = Sha2(lib, name)
        assert sha.blocks(b"".join(pad.padded_blocks(name, b"abc"))) == OK
        assert sha.digest() == hashlib.new(name, b"abc").digest()


@pytest.mark.parametrize("missing", range(3))
def test_device_without_a_family(fresh_driver, missing):
    lib = declared(fresh_driver)
    lib.fault("capability_flip", 1 << missing)
    for _ in range(2):
        state = F1600(lib)
        assert state.permute() == OK
        assert state.extract(0, 200) == (OK, keccak_p(bytes(200), 24))
        for name in ("sha256", "sha512"):
            sha = Sha2(lib, name)
            assert sha.blocks(b"".join(pad.padded_blocks(name, b"abc"))) == OK
            assert sha.digest() == hashlib.new(name, b"abc").digest()
    assert (lib.rvh_hw_used(), lib.rvh_hw_fallbacks()) == (4, 0)
