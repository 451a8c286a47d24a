# SPDX-License-Identifier: Apache-2.0
"""The adapter of liboqs (sw/adapters/liboqs), called through its tables as the library does, against hashlib."""

import ctypes
import hashlib
import random
import shutil
import signal
import subprocess

import pytest

from rvhash.builder import tools
from tests.sw import swlib
from tests.sw.adapters.test_pqclean_interface import ADAPTER, SUBJECTS, State, cut, subjects
from tests.sw.swlib import HERE, SOURCES, SW, Library, link, placed, run, written

# A driver that waits for ever sits in C, where only the thread method can end it.
# One worker builds each library once.
pytestmark = [pytest.mark.timeout(120, method="thread"), pytest.mark.xdist_group("liboqs")]

OQS = [ADAPTER / "liboqs" / f"{name}.c" for name in ("use", "sha3", "sha3x4", "sha2")]
SHARED = [ADAPTER / "failure.c", ADAPTER / "sponge.c", ADAPTER / "pqclean" / "sha2.c"]
CALLS = HERE / "adapters" / "liboqs_calls.c"
FLAGS = [f"-I{HERE / 'adapters'}"]
SHA3 = {"sha3_256": 136, "sha3_384": 104, "sha3_512": 72}
SHAKE = {"shake128": 168, "shake256": 136}
SHA2 = {"sha256": 64, "sha384": 128, "sha512": 128}
SIZE = 160  # bytes of any context of liboqs, and more


def link_adapter(subject: tuple[str, str], more: list, out):
    """The adapter, the functions of liboqs and the driver. The adapter alone allocates from liboqs_calls.c."""
    flags = [*swlib.native_flags(*subject), *FLAGS, *more]
    own = []
    for source in OQS:
        own.append(out.with_name(f"{out.name}.{source.stem}.o"))
        run([*tools.object_cache(), "gcc", *flags, "-c", source, "-o", own[-1]])
        run(["objcopy", "--redefine-sym", "malloc=own_malloc", "--redefine-sym", "free=own_free", own[-1]])
    linked = [*flags, *(f"-Wl,{each}" for each in own)]
    link(linked, [*SHARED, *swlib.native_sources(*subject), CALLS, HERE / "probe.c"], out)


@pytest.fixture(scope="session")
def files(tmp_path_factory):
    """files(subject): the shared library with the adapter and the functions of liboqs."""
    made = {}

    def get(subject: tuple[str, str]):
        if subject not in made:
            made[subject] = tmp_path_factory.mktemp("liboqs") / f"{'-'.join(subject)}.so"
            link_adapter(subject, ["-shared", "-fPIC"], made[subject])
        return made[subject]

    return get


def count(lib, name: str) -> int:
    return ctypes.c_size_t.in_dll(lib, "memory_open").value if name == "open" else memory(lib, name).value


def memory(lib, name: str) -> ctypes.c_uint:
    return ctypes.c_uint.in_dll(lib, f"memory_{name}")


@pytest.fixture
def lib(files, subject, tmp_path):
    """After each test all that was allocated is freed, once, and was cleared before."""
    lib = loaded(files(subject), tmp_path)
    lib.rvh_oqs_use()
    yield lib
    is_balanced(lib)


def is_balanced(lib) -> None:
    assert count(lib, "open") == 0, "a leak"
    assert count(lib, "dirty") == 0, "freed, and not cleared"
    assert count(lib, "unknown") == 0, "freed twice"


def loaded(file, tmp_path) -> Library:
    lib = swlib.bind(Library(str(shutil.copy(file, tmp_path / "own.so"))))
    pointer, size = ctypes.c_void_p, ctypes.c_size_t
    for name in (*SHA3, *SHAKE, *(f"{name}_x4" for name in SHAKE)):
        for what in ("init", "ctx_release", "ctx_reset"):
            function(lib, name, f"inc_{what}").argtypes = [pointer]
    for name in (*SHA3, *SHAKE):
        function(lib, name, "inc_absorb").argtypes = [pointer, pointer, size]
    for name in (*SHA3, *SHA2):
        function(lib, name).argtypes = [pointer, pointer, size]
    for name in SHA3:
        function(lib, name, "inc_finalize").argtypes = [pointer, pointer]
    for name in SHAKE:
        function(lib, name).argtypes = [pointer, size, pointer, size]
        function(lib, name, "inc_finalize").argtypes = [pointer]
        function(lib, name, "inc_squeeze").argtypes = [pointer, size, pointer]
        x4 = f"{name}_x4"
        function(lib, x4).argtypes = [*[pointer] * 4, size, *[pointer] * 4, size]
        function(lib, x4, "inc_absorb").argtypes = [*[pointer] * 5, size]
        function(lib, x4, "inc_finalize").argtypes = [pointer]
        function(lib, x4, "inc_squeeze").argtypes = [*[pointer] * 4, size, pointer]
    for name in SHA2:
        for what in ("init", "ctx_release"):
            function(lib, name, f"inc_{what}").argtypes = [pointer]
        function(lib, name, "inc_blocks").argtypes = [pointer, pointer, size]
        function(lib, name, "inc_finalize").argtypes = [pointer, pointer, pointer, size]
    lib.OQS_SHA2_sha256_inc.argtypes = [pointer, pointer, size]
    for name in (*SHA3, *SHAKE, *(f"{name}_x4" for name in SHAKE), *SHA2):
        function(lib, name, "inc_ctx_clone").argtypes = [pointer, pointer]
    return lib


def function(lib, name: str, what: str = ""):
    """liboqs's function of an algorithm, or of its contexts."""
    family = "SHA2" if name in SHA2 else "SHA3"
    return getattr(lib, f"OQS_{family}_{name}{'_' * bool(what)}{what}")


def shake(name: str, data: bytes, size: int) -> bytes:
    return hashlib.new(name.replace("shake", "shake_"), data).digest(size)


def lengths(rate: int) -> list[int]:
    """Around nothing, the seed that is kept as such, blocks of the rate, and SHA-2's padding."""
    return sorted({0, 1, 71, 72, 73, *(k * rate + d for k in (1, 2, 5) for d in (-17, -9, -1, 0, 1)), 8 * rate})


class Context:
    """A context of liboqs, full of rubbish until it is started."""

    def __init__(self, lib, name: str, *, start: bool = True):
        self.lib, self.name, self.state = lib, name, State(SIZE)
        self.at = self.state.at
        if start:
            self.call("init")

    def call(self, what: str, *arguments):
        return function(self.lib, self.name, f"inc_{what}")(*arguments, self.at)

    def absorb(self, data: bytes, align: int = 0):
        buffer, at = placed(data, align)
        function(self.lib, self.name, "inc_absorb")(self.at, at, len(data))
        del buffer

    def squeeze(self, size: int, align: int = 0) -> bytes:
        return written(lambda out: self.call("squeeze", out, size), size, align)[1]

    def digest(self, size: int) -> bytes:
        return written(lambda out: self.call("finalize", out), size, 1)[1]

    def clone_to(self, dest):
        function(self.lib, self.name, "inc_ctx_clone")(dest.at, self.at)

    def clone(self):
        """Into a context that was started, as SHA-3 and SHAKE require."""
        dest = Context(self.lib, self.name)
        self.clone_to(dest)
        return dest

    def end(self, data: bytes, size: int) -> bytes:
        """The end of a SHA-2."""
        finalize = function(self.lib, self.name, "inc_finalize")
        buffer, at = placed(data, 3)
        got = written(lambda out: finalize(out, self.at, at, len(data)), size, 1)[1]
        del buffer
        return got

    def release(self):
        self.call("ctx_release")


# ---- the tables ----


@subjects
@pytest.mark.parametrize("name", [*SHA3, *SHAKE, *(f"{name}_x4" for name in SHAKE), *SHA2])
def test_a_context_is_released_twice(lib, name):
    """In the middle of a message: cleared and freed once."""
    context = Context(lib, name)
    if name in (*SHA3, *SHAKE):
        context.absorb(b"secret" * 50)
    assert count(lib, "open") == 1
    for _ in range(2):
        context.release()
        is_balanced(lib)


def test_each_table_is_set_by_its_function(files, tmp_path):
    for name, want in (("_sha3", 1), ("_sha3x4", 2), ("_sha2", 4), ("", 7)):
        folder = tmp_path / f"use{name}"
        folder.mkdir()
        lib = loaded(files(SUBJECTS[0]), folder)
        getattr(lib, f"rvh_oqs_use{name}")()
        assert lib.tables_set() == want


@pytest.mark.parametrize("table", ["sha3", "sha3x4", "sha2"])
def test_a_table_of_another_version_does_not_compile(table, tmp_path):
    """liboqs would call a null pointer."""
    flags = [*swlib.native_flags(*SUBJECTS[0]), *FLAGS, "-fsyntax-only"]
    source = ADAPTER / "liboqs" / f"{table}.c"
    run(["gcc", *flags, source])
    more = [*flags, f"-DMORE_{table.upper()}_HOOKS"]
    done = subprocess.run(["gcc", *more, source], check=False, capture_output=True, text=True, cwd=SW)
    assert done.returncode != 0
    assert "the adapter does not know this table of liboqs" in done.stderr


@pytest.mark.parametrize("source", OQS, ids=lambda source: source.stem)
def test_it_compiles_for_the_target(source, tmp_path):
    flags = [*SOURCES["common"]["flags"], *swlib.TARGET_FLAGS, *(f"-I{i}" for i in SOURCES["common"]["include"])]
    compiler = [*tools.object_cache(), SOURCES["target"]["compiler"]]
    run([*compiler, *flags, f"-I{HERE / 'adapters'}", "-c", source, "-o", tmp_path / "out.o"])


# ---- one call ----


@subjects
@pytest.mark.parametrize("name", [*SHA3, *SHA2])
def test_a_digest_in_one_call(lib, subject, name):
    rng, size = random.Random(name), hashlib.new(name).digest_size
    for length in lengths((SHA3 | SHA2)[name]):
        data = rng.randbytes(length)
        want = hashlib.new(name, data).digest()
        assert written(lambda out, d=data: function(lib, name)(out, d, len(d)), size, 1)[1] == want, length
        buffer, at = placed(data + bytes(size), 1)
        function(lib, name)(at, at, length)
        assert ctypes.string_at(at, size) == want, "in place"
        del buffer
    assert (lib.rvh_hw_used() > 0) == (subject[1] != "none")


@subjects
@pytest.mark.parametrize("name", SHAKE)
def test_a_shake_in_one_call(lib, name):
    rng, rate = random.Random(name), SHAKE[name]
    for length in lengths(rate):
        data, size = rng.randbytes(length), rng.choice((0, 1, 32, rate - 1, rate, rate + 1, 3 * rate, 1000))
        _, got = written(lambda out, d=data, n=size: function(lib, name)(out, n, d, len(d)), size, 3)
        assert got == shake(name, data, size), (length, size)
        buffer, at = placed(data + bytes(size), 1)
        function(lib, name)(at, size, at, length)
        assert ctypes.string_at(at, size) == shake(name, data, size), "in place"
        del buffer


@subjects
@pytest.mark.parametrize("name", SHAKE)
def test_four_shakes_in_one_call(lib, name, subject):
    """Of four lanes that are apart, each is one job."""
    rng, rate = random.Random(name), SHAKE[name]
    for length in (0, 1, 33, 66, 72, 73, rate - 1, rate, rate + 1, 3 * rate):
        for size in (0, 1, 32, rate, rate + 1, 3 * rate):
            data = [rng.randbytes(length) for _ in range(4)]
            outs = [placed(b"\xa5" * (size + 16), i) for i in range(4)]
            jobs = lib.rvh_hw_used()
            function(lib, f"{name}_x4")(*(at for _, at in outs), size, *data, length)
            assert lib.rvh_hw_used() - jobs == (0 if subject[1] == "none" else 4), (length, size)
            for (_, at), each in zip(outs, data, strict=True):
                assert ctypes.string_at(at, size + 16) == shake(name, each, size) + b"\xa5" * 16, (length, size)


@subjects
@pytest.mark.parametrize("name", SHAKE)
@pytest.mark.parametrize("length", [40, 300])
def test_four_shakes_in_place(lib, name, length):
    """The output of a lane is where the input of any lane is, all of it or its last byte: inputs are read first."""
    rng = random.Random(name)
    for order in ((0, 1, 2, 3), (1, 0, 3, 2), (3, 2, 1, 0), (1, 2, 3, 0), (3, 0, 1, 2)):
        for shift in (0, length - 1):
            data = [rng.randbytes(length) for _ in range(4)]
            places = [placed(each + bytes(length), 0) for each in data]
            outs = [places[i][1] + shift for i in order]
            function(lib, f"{name}_x4")(*outs, length, *(at for _, at in places), length)
            got = [ctypes.string_at(at, length) for at in outs]
            assert got == [shake(name, each, length) for each in data], (order, shift)


# ---- pieces ----


@subjects
@pytest.mark.parametrize("name", SHA3)
def test_sha3_in_pieces(lib, name):
    """Any split; a copy from the middle; a context of which only the end, a reset or nothing follows."""
    rng, size = random.Random(name), hashlib.new(name).digest_size
    state = Context(lib, name)
    for length in lengths(SHA3[name]):
        data = rng.randbytes(length)
        want = hashlib.new(name, data).digest()
        first = rng.randrange(length + 1)
        for piece in cut(data[:first], rng):
            state.absorb(piece, rng.randrange(8))
        copy = state.clone()
        for piece in cut(data[first:], rng):
            state.absorb(piece, rng.randrange(8))
        assert state.digest(size) == want, length
        if rng.randrange(2):  # else the end has started a message
            state.absorb(b"to be forgotten")
            state.call("ctx_reset")
        assert count(lib, "open") == 2
        copy.absorb(data[first:])
        assert copy.digest(size) == want, length
        copy.release()
    state.release()


@subjects
@pytest.mark.parametrize("name", SHAKE)
def test_shake_in_pieces(lib, name):
    """Any split of input and output, with copies before the input, in it and in the output."""
    rng, rate = random.Random(name), SHAKE[name]
    state = Context(lib, name)
    for length in lengths(rate):
        data = rng.randbytes(length)
        first = rng.randrange(length + 1)
        for piece in cut(data[:first], rng):
            state.absorb(piece, rng.randrange(8))
        copy = state.clone()
        for piece in cut(data[first:], rng):
            state.absorb(piece, rng.randrange(8))
        copy.absorb(data[first:])
        sizes = rng.choice(([504, 168, 1], [32], [0, 1, 7, 200], [rate] * 12, [5 * rate, rate, rate, 3], [1] * 40))
        want = shake(name, data, sum(sizes) + 50)
        state.call("finalize")
        assert b"".join(state.squeeze(n, rng.randrange(8)) for n in sizes) == want[:-50], (length, sizes)
        later = state.clone()
        copy.call("finalize")
        assert copy.squeeze(len(want)) == later.squeeze(0) + want, (length, sizes)
        assert later.squeeze(50) == state.squeeze(50) == want[-50:]
        later.release()
        copy.release()
        state.call("ctx_reset")
    state.release()


@subjects
@pytest.mark.parametrize("name", SHAKE)
def test_four_shakes_in_turns(lib, name):
    """Two contexts of four lanes, whose input and output come in pieces, with a copy that goes its own way."""
    rng, rate, x4 = random.Random(name), SHAKE[name], f"{name}_x4"
    absorb, squeeze = function(lib, x4, "inc_absorb"), function(lib, x4, "inc_squeeze")

    def squeezed(state: Context, size: int) -> list[bytes]:
        outs = [placed(b"\xa5" * (size + 16), i) for i in range(4)]
        squeeze(*(at for _, at in outs), size, state.at)
        assert all(ctypes.string_at(at + size, 16) == b"\xa5" * 16 for _, at in outs)
        return [ctypes.string_at(at, size) for _, at in outs]

    states = [Context(lib, x4), Context(lib, x4)]
    for length in (0, 1, 34, 66, 72, 73, rate - 1, rate, rate + 1, 3 * rate):
        data = [[rng.randbytes(length) for _ in range(4)] for _ in states]
        split = rng.randrange(length + 1)
        for part in (slice(0, split), slice(split, None)):
            for state, lanes in zip(states, data, strict=True):
                pieces = [lane[part] for lane in lanes]
                absorb(state.at, *pieces, len(pieces[0]))
        for state in states:
            state.call("finalize")
        got = [[b""] * 4 for _ in states]
        for size in (3 * rate, rate, 1, rate):
            for i, state in enumerate(states):
                got[i] = [a + b for a, b in zip(got[i], squeezed(state, size), strict=True)]
        copy = states[0].clone()
        for i, state in enumerate(states):
            assert got[i] == [shake(name, lane, 5 * rate + 1) for lane in data[i]], (length, i)
            state.call("ctx_reset")
        absorb(states[0].at, *[b"another"] * 4, 7)
        states[0].call("ctx_reset")
        assert squeezed(copy, rate) == [shake(name, lane, 6 * rate + 1)[-rate:] for lane in data[0]]
        copy.release()
    for state in states:
        state.release()


@subjects
@pytest.mark.parametrize("name", SHA2)
def test_sha2_in_blocks(lib, name):
    """Every length of the rest around the padding. The end frees, so does a release; a copy is not started before."""
    rng, block = random.Random(name), SHA2[name]
    size = hashlib.new(name).digest_size
    for whole in (0, 1, 5):
        for rest in (0, 1, block - 17, block - 16, block - 9, block - 8, block - 1, block, block + 1, 2 * block - 9):
            data = rng.randbytes(whole * block + rest)
            want = hashlib.new(name, data).digest()
            state, copy = Context(lib, name), Context(lib, name, start=False)
            function(lib, name, "inc_blocks")(state.at, data, whole)
            state.clone_to(copy)
            assert count(lib, "open") == 2
            assert state.end(data[whole * block :], size) == want, (whole, rest)
            assert count(lib, "open") == 1
            state.release()  # harmless
            assert copy.end(data[whole * block :], size) == want, (whole, rest)
            assert count(lib, "open") == 0
    Context(lib, name).release()


@subjects
def test_sha256_in_pieces(lib, subject):
    """Pieces of any length and whole blocks in any order; copies with a block that is not complete; in place."""
    rng = random.Random("sha256")
    for length in (*lengths(64), 1000):
        for _ in range(3):
            data = rng.randbytes(length)
            want = hashlib.sha256(data).digest()
            states, at = [Context(lib, "sha256")], 0
            while at < length:
                n = min(rng.choice((0, 1, 2, 31, 63, 64, 65, 128, 200)), length - at)
                blocks = rng.randrange(3) if length - at >= 128 else 0
                buffer, place = placed(data[at : at + max(n, 64 * blocks)], rng.randrange(8))
                for state in states:
                    if blocks:
                        lib.OQS_SHA2_sha256_inc_blocks(state.at, place, blocks)
                    else:
                        lib.OQS_SHA2_sha256_inc(state.at, place, n)
                del buffer
                at += 64 * blocks or n
                if len(states) == 1 and at > length // 2:
                    states.append(Context(lib, "sha256", start=False))
                    states[0].clone_to(states[1])
                if rng.randrange(4) == 0:
                    break
            for state in states:
                assert state.end(data[at:], 32) == want, length
    state = Context(lib, "sha256")
    buffer, at = placed(bytes(range(80)), 1)
    lib.OQS_SHA2_sha256_inc(state.at, at, 40)
    lib.OQS_SHA2_sha256_inc_finalize(at, state.at, at + 40, 40)
    assert ctypes.string_at(at, 32) == hashlib.sha256(bytes(range(80))).digest(), "in place"
    del buffer


@subjects
@pytest.mark.parametrize("how", ["end", "release", "block"])
def test_the_block_of_sha256_is_cleared(lib, how, subject):
    """Message bytes that wait in the context."""
    secret, state = b"\x5a" * 63, Context(lib, "sha256")
    lib.OQS_SHA2_sha256_inc(state.at, secret, len(secret))
    assert secret in bytes(state.state.memory)
    if how == "end":
        state.end(b"", 32)
    elif how == "block":
        lib.OQS_SHA2_sha256_inc(state.at, b"\x01", 1)
    else:
        state.release()
    assert secret[:4] not in bytes(state.state.memory)
    state.release()


@subjects
def test_contexts_in_turns(lib, subject):
    """One of each kind and one call between them; contexts that are dropped do not disturb others."""
    rng = random.Random(5)
    data = rng.randbytes(900)
    sponges = [Context(lib, name) for name in (*SHA3, *SHAKE)]
    dropped = [Context(lib, name) for name in (*SHA3, *SHAKE)]
    two = [Context(lib, name) for name in SHA2]
    for at in range(0, 896, 128):
        for state in (*sponges, *dropped[at // 256 :]):
            state.absorb(data[at : at + 128])
        for state in two:
            function(lib, state.name, "inc_blocks")(state.at, data[at:], 128 // SHA2[state.name])
        assert written(lambda out: lib.OQS_SHA3_sha3_256(out, data, 900), 32, 0)[1] == hashlib.sha3_256(data).digest()
    for state in sponges:
        state.absorb(data[896:])
        if state.name in SHA3:
            want = hashlib.new(state.name, data).digest()
            assert state.digest(len(want)) == want
        else:
            state.call("finalize")
            assert state.squeeze(400) == shake(state.name, data, 400)
    for state in two:
        want = hashlib.new(state.name, data).digest()
        assert state.end(data[896:], len(want)) == want
    assert count(lib, "open") == len(sponges) + len(dropped)
    for state in (*sponges, *dropped):
        state.release()
        state.release()  # harmless


# ---- what must stop the program ----


@pytest.fixture(scope="session")
def failing(tmp_path_factory):
    """A program over the model of a peripheral that fails."""
    out = tmp_path_factory.mktemp("failing") / "failing"
    link_adapter(("good", "fake-mmio"), ["-DLIBOQS_MAIN"], out)
    return out


def stops(program, call: str, status: int):
    """By the program's handler, with a cleared output; without a handler, or if it returns, by a trap."""
    for handler, want in (("exit", 42), ("return", -signal.SIGILL), ("none", -signal.SIGILL)):
        done = subprocess.run([program, call, handler], check=False, capture_output=True, text=True, timeout=60)
        assert done.returncode == want, (handler, done.stdout, done.stderr)
        assert done.stdout == ("" if handler == "none" else f"status {status}, cleared\n")


JOBS = ["shake128", "sha3_256", "sha3_256_inc", "shake256_inc", "shake256_x4", "shake128_x4_inc"]
JOBS += ["sha384", "sha256_inc", "sha512_inc"]


@pytest.mark.parametrize("call", JOBS)
def test_a_hash_that_fails_stops_the_program(failing, call):
    stops(failing, call, swlib.ERR_HW)


@pytest.mark.parametrize("call", ["new_shake256", "new_shake128_x4", "new_sha256", "clone_sha256"])
def test_without_memory_the_program_stops(failing, call):
    stops(failing, call, swlib.ERR_BUSY)


CLOSED = ["absorb", "reset", "clone", "clone_to", "digest", "finalize", "squeeze"]
CLOSED += [f"x4_{what}" for what in ("absorb", "reset", "clone", "clone_to", "finalize", "squeeze")]
CLOSED += ["inc", "sha256", "sha256_clone", "blocks", "sha512"]


@pytest.mark.parametrize("call", CLOSED)
def test_a_context_that_is_not_open_stops_the_program(failing, call):
    """And is not written to address 0."""
    stops(failing, f"closed_{call}", swlib.ERR_STATE)
