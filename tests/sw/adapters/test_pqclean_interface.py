# SPDX-License-Identifier: Apache-2.0
"""PQClean's fips202.h and sha2.h (sw/adapters/pqclean) as libraries use them, against hashlib."""

import ctypes
import hashlib
import random
import shutil
import signal
import subprocess

import pytest

from tests.sw import swlib
from tests.sw.swlib import HERE, SW, Library, link, placed, written

# A driver that waits for ever sits in C, where only the thread method can end it.
pytestmark = pytest.mark.timeout(120, method="thread")

ADAPTER = SW / "adapters"
SOURCES = [
    ADAPTER / "failure.c",
    ADAPTER / "sponge.c",
    ADAPTER / "pqclean" / "fips202.c",
    ADAPTER / "pqclean" / "sha2.c",
]
SUBJECTS = [("good", "none"), *(("good", fake) for fake in swlib.FAKES)]
QUICK = ("none", "fake-mmio", "fake-words", "fake-mmio-chains")  # in `make test`; all in `make test-full`


def each_of(subjects: list) -> pytest.MarkDecorator:
    """Each of them, those that are not QUICK in `make test-full`."""
    found = [pytest.param(s, marks=() if s[1] in QUICK else pytest.mark.full) for s in subjects]
    return pytest.mark.parametrize("subject", found, ids="-".join)


subjects = each_of(SUBJECTS)
SEED = 72  # bytes that are kept as such, at most
RATES = {"shake128": 168, "shake256": 136}
SHA3 = {"sha3_256": 32, "sha3_384": 48, "sha3_512": 64}
SHA2 = {"sha224": 64, "sha256": 64, "sha384": 128, "sha512": 128}


@pytest.fixture(scope="session")
def files(tmp_path_factory):
    """files(subject): the shared library with the adapter."""
    made = {}

    def get(subject: tuple[str, str]):
        if subject not in made:
            made[subject] = tmp_path_factory.mktemp("adapter") / f"{'-'.join(subject)}.so"
            flags = [*swlib.native_flags(*subject), f"-I{ADAPTER / 'pqclean'}", "-shared", "-fPIC"]
            extra = [HERE / "adapters" / "adapter_sizes.c", HERE / "probe.c"]
            link(flags, [*SOURCES, *swlib.native_sources(*subject), *extra], made[subject])
        return made[subject]

    return get


@pytest.fixture
def lib(files, subject, tmp_path):
    return loaded(files(subject), tmp_path)


def loaded(file, tmp_path) -> Library:
    lib = swlib.bind(Library(str(shutil.copy(file, tmp_path / "own.so"))))
    pointer, size = ctypes.c_void_p, ctypes.c_size_t
    lib.adapter_sponge_size.restype = lib.adapter_sha2_size.restype = size
    for name in RATES:
        getattr(lib, f"{name}_inc_absorb").argtypes = getattr(lib, f"{name}_absorb").argtypes = [pointer, pointer, size]
        getattr(lib, f"{name}_inc_squeeze").argtypes = getattr(lib, f"{name}_squeezeblocks").argtypes = [
            pointer,
            size,
            pointer,
        ]
        getattr(lib, name).argtypes = [pointer, size, pointer, size]
    for name in SHA3:
        getattr(lib, f"{name}_inc_absorb").argtypes = getattr(lib, name).argtypes = [pointer, pointer, size]
        getattr(lib, f"{name}_inc_finalize").argtypes = [pointer, pointer]
    for name in SHA2:
        getattr(lib, f"{name}_inc_blocks").argtypes = getattr(lib, name).argtypes = [pointer, pointer, size]
        getattr(lib, f"{name}_inc_finalize").argtypes = [pointer, pointer, pointer, size]
    for name in (*RATES, *SHA3):
        for what in ("init", "ctx_release"):
            getattr(lib, f"{name}_inc_{what}").argtypes = [pointer]
        getattr(lib, f"{name}_inc_ctx_clone").argtypes = [pointer, pointer]
    for name in RATES:
        getattr(lib, f"{name}_inc_finalize").argtypes = getattr(lib, f"{name}_ctx_release").argtypes = [pointer]
        getattr(lib, f"{name}_ctx_clone").argtypes = [pointer, pointer]
    for name in SHA2:
        for what in ("inc_init", "inc_ctx_release"):
            getattr(lib, f"{name}_{what}").argtypes = [pointer]
        getattr(lib, f"{name}_inc_ctx_clone").argtypes = [pointer, pointer]
    return lib


class State:
    """A context, filled with rubbish to begin with."""

    def __init__(self, size: int):
        self.memory = (ctypes.c_uint64 * (size // 8 + 1)).from_buffer_copy(b"\xa5" * (8 * (size // 8 + 1)))
        self.at = ctypes.addressof(self.memory)


def cut(data: bytes, rng: random.Random) -> list[bytes]:
    """In pieces, some of them empty."""
    pieces = []
    while data:
        n = rng.choice((0, 1, 2, 32, 64, 72, 135, 136, 168, 300, len(data)))
        pieces.append(data[:n])
        data = data[n:]
    return pieces or [b""]


def squeezed(lib, name: str, state: State, sizes: list[int], rng: random.Random) -> bytes:
    squeeze = getattr(lib, f"{name}_inc_squeeze")
    got = b""
    for n in sizes:
        _, part = written(lambda out, n=n: squeeze(out, n, state.at), n, rng.randrange(8))
        got += part
    return got


def is_clear(lib, state: State, seed: int | None = None) -> bool:
    """Nothing of a message is there: all is 0, or the bytes of a seed are and the rest was never written."""
    left = bytes(state.memory)[: lib.adapter_sponge_size()]
    return not any(left[: seed or len(left) - 8]) and set(left) <= {0, 0xA5}


@subjects
@pytest.mark.parametrize("name", RATES)
def test_shake_in_pieces(lib, name):
    """Any split of input and output, on both sides of what is kept as a seed and of a late position."""
    rng = random.Random(name)
    for length in (0, 1, 34, 66, 72, 73, 135, 136, 137, 168, 169, 500, 1120):
        data, state = rng.randbytes(length), State(lib.adapter_sponge_size())
        getattr(lib, f"{name}_inc_init")(state.at)
        for piece in cut(data, rng):
            kept, at = placed(piece, rng.randrange(8))
            getattr(lib, f"{name}_inc_absorb")(state.at, at, len(piece))
            del kept
        getattr(lib, f"{name}_inc_finalize")(state.at)
        sizes = rng.choice(
            (
                [504, 168, 168, 136, 1],
                [32],
                [0, 1, 7, 200, 200],
                [RATES[name]] * 12,
                [5 * RATES[name], *[RATES[name]] * 5, 3],
                [1] * 40,
            )
        )
        got = squeezed(lib, name, state, sizes, rng)
        assert got == hashlib.new(name.replace("shake", "shake_"), data).digest(sum(sizes)), (length, sizes)
        getattr(lib, f"{name}_inc_ctx_release")(state.at)
        if length > SEED:
            assert is_clear(lib, state)


@subjects
@pytest.mark.parametrize("name", RATES)
def test_a_seed_is_cleared(lib, name):
    """By release, before and after the first output."""
    for length, outlen in ((1, 0), (34, 0), (34, 504), (66, 136), (72, 32)):
        state = State(lib.adapter_sponge_size())
        getattr(lib, f"{name}_inc_init")(state.at)
        getattr(lib, f"{name}_inc_absorb")(state.at, b"s" * length, length)
        getattr(lib, f"{name}_inc_finalize")(state.at)
        squeezed(lib, name, state, [outlen] * (outlen > 0), random.Random(0))
        assert b"s" in bytes(state.memory)
        getattr(lib, f"{name}_inc_ctx_release")(state.at)
        assert is_clear(lib, state, SEED)


@subjects
@pytest.mark.parametrize("name", RATES)
def test_four_matrices_in_turns(lib, name):
    """As ML-KEM makes its matrix four at a time: whole blocks of each in turns, copies, and no release."""
    rng, rate = random.Random(name), RATES[name]
    seeds = [rng.randbytes(34) for _ in range(4)]
    states = [State(lib.adapter_sponge_size()) for _ in seeds]
    for state, seed in zip(states, seeds, strict=True):
        getattr(lib, f"{name}_absorb")(state.at, seed, len(seed))
    got = [b""] * 4
    for blocks in (3, 1, 1, 2):
        for i, state in enumerate(states):
            squeeze = getattr(lib, f"{name}_squeezeblocks")
            _, part = written(lambda out, at=state.at, n=blocks, f=squeeze: f(out, n, at), blocks * rate, i)
            got[i] += part
        copy = State(lib.adapter_sponge_size())
        getattr(lib, f"{name}_ctx_clone")(copy.at, states[0].at)
        states[0] = copy
    for seed, output in zip(seeds, got, strict=True):
        assert output == hashlib.new(name.replace("shake", "shake_"), seed).digest(7 * rate)


@subjects
@pytest.mark.parametrize("name", RATES)
def test_shake_in_one_call_and_in_place(lib, name):
    rng = random.Random(name)
    for length in (0, 1, 33, 64, 1184):
        data = rng.randbytes(length)
        buffer, at = placed(data + bytes(300), 1)
        getattr(lib, name)(at, 300, at, length)
        assert ctypes.string_at(at, 300) == hashlib.new(name.replace("shake", "shake_"), data).digest(300)
        del buffer


@subjects
@pytest.mark.parametrize("name", SHA3)
def test_sha3(lib, name):
    rng, size = random.Random(name), SHA3[name]
    for length in (0, 1, 71, 72, 104, 135, 136, 137, 400):
        data = rng.randbytes(length)
        want = hashlib.new(name, data).digest()
        assert written(lambda out, d=data: getattr(lib, name)(out, d, len(d)), size, 1)[1] == want
        state = State(lib.adapter_sponge_size())
        getattr(lib, f"{name}_inc_init")(state.at)
        for piece in cut(data, rng):
            getattr(lib, f"{name}_inc_absorb")(state.at, piece, len(piece))
        copy = State(lib.adapter_sponge_size())
        getattr(lib, f"{name}_inc_ctx_clone")(copy.at, state.at)
        for each in (state, copy):
            finalize = getattr(lib, f"{name}_inc_finalize")
            assert written(lambda out, at=each.at, f=finalize: f(out, at), size, 0)[1] == want
            assert is_clear(lib, each)


@subjects
@pytest.mark.parametrize("name", SHA2)
def test_sha2(lib, name):
    """Every length of the rest around the padding, after no, one and several whole blocks."""
    rng, block = random.Random(name), SHA2[name]
    size = hashlib.new(name).digest_size
    for whole in (0, 1, 5):
        for rest in (0, 1, block - 17, block - 16, block - 9, block - 8, block - 1, block, block + 1, 2 * block - 9):
            data = rng.randbytes(whole * block + rest)
            want = hashlib.new(name, data).digest()
            assert written(lambda out, d=data: getattr(lib, name)(out, d, len(d)), size, 1)[1] == want
            state = State(lib.adapter_sha2_size())
            getattr(lib, f"{name}_inc_init")(state.at)
            getattr(lib, f"{name}_inc_blocks")(state.at, data, whole)
            copy = State(lib.adapter_sha2_size())
            getattr(lib, f"{name}_inc_ctx_clone")(copy.at, state.at)
            for each in (state, copy):
                finalize, tail = getattr(lib, f"{name}_inc_finalize"), data[whole * block :]
                got = written(lambda out, at=each.at, t=tail, f=finalize: f(out, at, t, len(t)), size, 0)[1]
                assert got == want, (whole, rest)
    state = State(lib.adapter_sha2_size())
    getattr(lib, f"{name}_inc_init")(state.at)
    getattr(lib, f"{name}_inc_ctx_release")(state.at)
    assert not any(bytes(state.memory)[: 40 if block == 64 else 72])


@pytest.fixture(scope="session")
def failing(tmp_path_factory):
    """A program over the model of a peripheral that fails (failing_main.c)."""
    out = tmp_path_factory.mktemp("failing") / "failing"
    flags = [*swlib.native_flags("good", "fake-mmio"), f"-I{ADAPTER / 'pqclean'}"]
    link(flags, [*SOURCES, *swlib.native_sources("good", "fake-mmio"), HERE / "adapters" / "failing_main.c"], out)
    return out


CALLS = ["shake128", "shake256_inc", "shake256_state", "shake256_more", "shake256_late", "sha3_256", "sha256"]
CALLS += ["sha512_inc", "sha512_blocks"]


@pytest.mark.parametrize("call", CALLS)
def test_a_hash_that_fails_stops_the_program(failing, call):
    """By the program's handler, with a cleared output; without a handler, or if it returns, by a trap."""
    for handler, want in (("exit", 42), ("return", -signal.SIGILL), ("none", -signal.SIGILL)):
        done = subprocess.run([failing, call, handler], check=False, capture_output=True, text=True, timeout=60)
        assert done.returncode == want, (handler, done.stdout, done.stderr)
        assert "went on" not in done.stdout
        assert done.stdout == ("" if handler == "none" else "status 5, cleared\n")


@subjects
def test_a_secret_seed_does_not_stay_on_the_stack(lib, subject):
    """A key and then more than is kept as a seed, as in signing with ML-DSA."""
    rng, state, copy = random.Random(3), State(lib.adapter_sponge_size()), ctypes.create_string_buffer(4096)
    secret, more = rng.randbytes(32), rng.randbytes(50)
    kept, at = placed(secret, 0)
    kept_too, more_at = placed(more, 0)
    lib.shake256_inc_init(state.at)
    lib.shake256_inc_absorb(state.at, at, 32)
    arguments = (ctypes.c_size_t * 6)(state.at, more_at, 50, 0, 0, 0)
    lib.probe_stack.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]
    lib.probe_stack(ctypes.cast(lib.shake256_inc_absorb, ctypes.c_void_p), arguments, copy, 4096)
    lib.shake256_inc_finalize(state.at)
    assert squeezed(lib, "shake256", state, [32], rng) == hashlib.shake_256(secret + more).digest(32)
    assert not [k for k in range(0, 25, 4) if secret[k : k + 8] in copy.raw]
    del kept, kept_too
