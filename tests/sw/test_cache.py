# SPDX-License-Identifier: Apache-2.0
"""The cache operations of the driver (backend/driver/cache.h), over a model of a cache that is not coherent with the
device: memory is stale until a line is cleaned or evicted, the cache is stale until a line is invalidated or evicted,
and a dirty line is written over what the device has stored."""

import ctypes
import hashlib
import hmac
import itertools
import mmap
import random

import pytest

from rvhash.model.blocks import keccak_p
from rvhash.model.pad import padded_blocks
from tests.sw.swlib import (
    ALGS,
    ERR_HW,
    HERE,
    OK,
    Alg,
    Context,
    Library,
    bind,
    link,
    native_flags,
    native_sources,
    run,
)
from tests.sw.xof_calls import F1600, F1600_BYTES, Part, declared, seeded

# A driver that waits for ever sits in C, where only the thread method can end it.
# One worker builds each library once.
pytestmark = [pytest.mark.timeout(120, method="thread"), pytest.mark.xdist_group("caches")]

MESSAGE = bytes(i * 11 % 251 + 1 for i in range(3000))
LINES = (16, 32, 64)
# Lines of 1,024 that are evicted at each point: none, so that what is not cleaned or invalidated stays stale; all, so
# that what is dirty is written over what the device stores; some.
EVICT = (0, 1024, 100)
SYSTEMS = [("mmio", 16, 0), ("mmio", 16, 1024), ("mmio", 32, 100), ("mmio", 64, 0), ("mmio", 64, 1024)]
SYSTEMS += [("xif", 16, 0), ("xif", 64, 0), ("xif", 64, 1024), ("xif", 64, 100), ("xif-pushed", 32, 0)]
POINTS = ("-fsanitize-coverage=trace-pc",)  # where a line may be evicted
BUILDS = {"mmio": ("fake-mmio", []), "xif": ("fake-xif", []), "xif-pushed": ("fake-xif", ["-DRVH_XIF_PUSH"])}


@pytest.fixture(scope="module")
def cached(tmp_path_factory):
    """cached(build, line): the library of the driver with the cache, as a file."""
    files = {}

    def get(build: str, line: int):
        key = build, line
        if key not in files:
            folder = tmp_path_factory.mktemp("cached")
            fake, own = BUILDS[build]
            flags = [*native_flags("good", fake), *own, f"-DFAKE_LINE={line}", "-shared", "-fPIC"]
            files[key] = folder / "cached.so"
            link(flags, [*native_sources("good", fake), HERE / "probe.c"], files[key], POINTS)
        return files[key]

    return get


class System:
    """The library, and memory that its cache covers."""

    def __init__(self, lib, line: int):
        self.lib, self.line = lib, line
        self.memory = mmap.mmap(-1, 1 << 20)
        self.start = self.free = ctypes.addressof(ctypes.c_uint8.from_buffer(self.memory))

    def take(self, size: int, align: int = 0, content: bytes = b"") -> int:
        """An address that is `align` modulo a line, with other data before and after it on its lines."""
        at = (self.free + 2 * self.line - 1) // self.line * self.line + align
        self.free = at + size + 2 * self.line
        assert self.free <= self.start + len(self.memory)
        ctypes.memset(at - self.line, 0x3C, size + 2 * self.line)
        ctypes.memmove(at, content, len(content))
        return at

    def context(self, align: int = 0) -> Context:
        context = Context(self.lib)
        context.at = self.take(self.lib.probe_context_size(), align // 8 * 8)
        return context

    def output(self, call, size: int, align: int = 0) -> bytes:
        """What a call writes, while another task writes to the bytes before and after it."""
        at = self.take(size, align)
        around = [at - 1, at + size]
        for i, byte in enumerate(around):
            self.lib.fake_alive(i, byte)
        status = call(at)
        for i, byte in enumerate(around):
            self.lib.fake_alive(i, None)
            assert ctypes.string_at(byte, 1)[0] == self.lib.fake_counted(i), "another task's data was lost"
        assert status == OK
        assert ctypes.string_at(at - self.line, self.line - 1) == b"\x3c" * (self.line - 1)
        assert ctypes.string_at(at + size + 1, self.line - 1) == b"\x3c" * (self.line - 1)
        return ctypes.string_at(at, size)

    def hash(self, alg: Alg, message: bytes, outlen: int, align: int = 0, to: int = 0) -> bytes:
        data = self.take(len(message), align, message)
        return self.output(lambda at: self.lib.rvh_hash(alg.number, at, outlen, data, len(message)), outlen, to)

    def update(self, context: Context, data: bytes, align: int = 0) -> None:
        assert self.lib.rvh_update(context.at, self.take(len(data), align, data), len(data)) == OK

    def final(self, context: Context, outlen: int, align: int = 0) -> bytes:
        return self.output(lambda at: self.lib.rvh_final(context.at, at, outlen), outlen, align)

    def squeeze(self, context: Context, outlen: int, align: int = 0) -> bytes:
        return self.output(lambda at: self.lib.rvh_squeeze(context.at, at, outlen), outlen, align)

    def save(self, context: Context, align: int = 0) -> tuple[int, int]:
        """Address and size of a saved message."""
        at, used = self.take(240, align), ctypes.c_size_t(0)
        assert self.lib.rvh_save(context.at, at, 240, ctypes.byref(used)) == OK
        return at, used.value

    def all_in_hardware(self) -> None:
        assert self.lib.rvh_hw_fallbacks() == 0
        assert self.lib.rvh_hw_used() > 0
        assert self.lib.fake_cache_operations() > 0
        assert self.lib.fake_cache_lost() == 0, "a dirty line was invalidated"


def made(cached, build: str, line: int, evict: int, tmp_path) -> System:
    file = tmp_path / f"{build}-{line}-{evict}.so"
    file.write_bytes(cached(build, line).read_bytes())  # a device and a cache as after a reset
    lib = bind(Library(str(file)))
    lib.fake_alive.argtypes = [ctypes.c_uint, ctypes.c_void_p]
    lib.fake_chaos(evict, 1 + evict + line)
    return System(lib, line)


ALL = [
    pytest.param(s, id="-".join(map(str, s)), marks=() if s in SYSTEMS else pytest.mark.full)
    for s in itertools.product(BUILDS, LINES, EVICT)
]


@pytest.fixture(params=ALL)
def system(request, cached, tmp_path):
    made_system = made(cached, *request.param, tmp_path)
    yield made_system
    made_system.lib.fake_chaos(0, 0)


def test_one_call(system):
    """Every algorithm; messages and outputs at any place of a line, whole lines of output, outputs of many lines."""
    line = system.line
    for alg in ALGS.values():
        outlen = alg.digest or 100
        for length, align, to in ((0, 0, 0), (1, 1, line - 1), (200, 3, 4), (line, 0, 8), (2 * line + 8, line - 8, 1)):
            assert system.hash(alg, MESSAGE[:length], outlen, align, to) == alg.expect(MESSAGE[:length], outlen)
    for outlen, to in itertools.product((line, 4 * line, 1000, 1024, 2501), (0, 1, 4, line - 4)):
        assert system.hash(ALGS["shake128"], MESSAGE, outlen, 5, to) == ALGS["shake128"].expect(MESSAGE, outlen)
    assert system.hash(ALGS["sha512"], MESSAGE, 64) == ALGS["sha512"].expect(MESSAGE, 64)
    system.all_in_hardware()


def test_output_over_the_message(system):
    alg = ALGS["sha3-256"]
    for align in (0, 4, 7):
        at = system.take(300, align, MESSAGE[:300])
        assert system.lib.rvh_hash(alg.number, at + align, 32, at, 300) == OK
        assert ctypes.string_at(at + align, 32) == alg.expect(MESSAGE[:300], 32)
        assert ctypes.string_at(at + align + 32, 268 - align) == MESSAGE[align + 32 : 300]
    system.all_in_hardware()


def test_messages_in_turns(system):
    """Four messages that take turns go through the slots; extendable output too, with what was read ahead. Each
    piece has the context before it: a list of two fragments."""
    random_ = random.Random(system.line)
    for names in (list(ALGS)[i : i + 4] for i in range(0, len(ALGS), 4)):
        contexts = [system.context(8 * i) for i in range(len(names))]
        for name, context in zip(names, contexts, strict=True):
            assert context.init(ALGS[name]) == OK
        at = 0
        for n in (5, 0, 64, 131, 300):
            for context in contexts:
                system.update(context, MESSAGE[at : at + n], random_.randrange(system.line))
            at += n
        out = [b""] * len(contexts)
        for step in (13, 4, 100, 300):
            for i, (name, context) in enumerate(zip(names, contexts, strict=True)):
                alg, align = ALGS[name], random_.randrange(system.line)
                if alg.digest and not out[i]:
                    out[i] = system.final(context, alg.digest, align)
                elif not alg.digest:
                    write = system.squeeze if out[i] else system.final
                    out[i] += write(context, step, align)
        for name, context, got in zip(names, contexts, out, strict=True):
            assert got == ALGS[name].expect(MESSAGE[:at], len(got))
            assert context.wipe() == OK
    system.all_in_hardware()


@pytest.mark.parametrize("name", ["sha256", "sha512", "sha3-384", "shake128"])
def test_clones_and_saved_messages(system, name):
    alg = ALGS[name]
    outlen = alg.digest or 77
    for length, align in ((0, 0), (3, 1), (150, 4), (700, 9)):
        one, two, three, other = (system.context(8 * i) for i in (1, 3, 0, 2))
        assert one.init(alg) == OK
        system.update(one, MESSAGE[:length], align)
        assert system.lib.rvh_clone(two.at, one.at) == OK
        at, size = system.save(one, align)
        assert system.lib.rvh_restore(three.at, at, size) == OK
        for i, context in enumerate((three, one, two)):
            rest = MESSAGE[1000 : 1000 + 50 * i]
            system.update(context, rest, align)
            assert system.final(context, outlen, align) == alg.expect(MESSAGE[:length] + rest, outlen)
            if not alg.digest:
                assert system.lib.rvh_clone(other.at, context.at) == OK
                both = [system.squeeze(c, 333, align) for c in (context, other)]
                assert both == [alg.expect(MESSAGE[:length] + rest, outlen + 333)[outlen:]] * 2
                assert other.wipe() == OK
            assert context.wipe() == OK
    system.all_in_hardware()


def test_short_messages(system):
    """Calls of rvhash_xof.h: everything at any place of a line."""
    lib, shake = declared(system.lib), ALGS["shake256"]
    for length, outlen, align, to in ((64, 16, 1, 3), (0, 1, 0, 0), (200, system.line, 4, 0), (33, 300, 7, 4)):
        data = system.take(length, align, MESSAGE[:length])
        want = shake.expect(MESSAGE[:length], outlen)
        assert system.output(lambda at, d=data, n=length, o=outlen: lib.rvh_xof(13, at, o, d, n), outlen, to) == want
        half = length // 2
        listed = system.take(2 * ctypes.sizeof(Part), 8)
        ctypes.memmove(listed, (Part * 2)(Part(data, half), Part(data + half, length - half)), 2 * ctypes.sizeof(Part))
        assert system.output(lambda at, o=outlen, p=listed: lib.rvh_xofv(13, at, o, p, 2), outlen, to) == want
        seed = seeded(lib, shake, MESSAGE[:40])
        of = system.take(ctypes.sizeof(seed), align // 8 * 8, bytes(seed))
        want = shake.expect(MESSAGE[:40], 3 * outlen)
        for i in range(3):
            got = system.output(lambda at, o=outlen, x=of: lib.rvh_seed_xof_squeeze(x, at, o), outlen, to)
            assert got == want[i * outlen : (i + 1) * outlen]
    state = F1600(lib)
    state.at = system.take(F1600_BYTES, 8)
    assert lib.rvh_f1600_init(state.at) == state.xor(0, MESSAGE[:200]) == OK
    want = MESSAGE[:200]
    for _ in range(3):
        want = keccak_p(want, 24)
        assert state.permute() == OK
        assert state.extract(0, 200) == (OK, want)
    h = system.take(32, 4)
    assert lib.rvh_sha256_begin(h, ALGS["sha256"].number) == OK
    for block in padded_blocks("sha256", MESSAGE[:150]):
        assert lib.rvh_sha256_compress(h, system.take(64, 3, block), 1) == OK
    words = [int.from_bytes(ctypes.string_at(h + 4 * i, 4), "little") for i in range(8)]
    assert b"".join(w.to_bytes(4, "big") for w in words) == ALGS["sha256"].expect(MESSAGE[:150], 32)
    system.all_in_hardware()


def test_hmac(system):
    """The contexts of a key are restored for each message."""
    lib = system.lib
    for name, digest in (("sha256", hashlib.sha256), ("sha3-512", hashlib.sha3_512)):
        alg, secret = ALGS[name], MESSAGE[:40]
        key = ctypes.c_void_p(system.take(lib.probe_size_of(b"hmac_key"), 8))
        size = ctypes.c_size_t
        assert lib.rvh_hmac_key_init(key, alg.number, ctypes.c_void_p(system.take(40, 3, secret)), size(40)) == OK
        for length, align in ((5, 1), (64, 0), (300, 8)):
            data = ctypes.c_void_p(system.take(length, align, MESSAGE[:length]))

            def tag(at, key=key, n=alg.digest, data=data, length=length):
                return lib.rvh_hmac_tag(key, ctypes.c_void_p(at), ctypes.c_size_t(n), data, ctypes.c_size_t(length))

            got = system.output(tag, alg.digest, align)
            assert got == hmac.new(secret, MESSAGE[:length], digest).digest()
            at = ctypes.c_void_p(system.take(len(got), align, got))
            assert lib.rvh_hmac_verify(key, at, size(len(got)), data, size(length)) == OK
    system.all_in_hardware()


def test_job_that_fails(system):
    """The output is cleared, and no line is written over it later."""
    lib, alg = system.lib, ALGS["sha256"]
    for align in (0, 4):
        at = system.take(64, align, MESSAGE[:64])
        assert lib.rvh_hash(alg.number, at, 32, at, 64) == OK  # the device is known
        lib.fake_fault(b"bad_job", 1)
        at = system.take(64, align, MESSAGE[:64])
        assert lib.rvh_hash(alg.number, at, 32, at, 64) == ERR_HW
        assert ctypes.string_at(at, 64) == bytes(32) + MESSAGE[32:64]
        assert system.hash(alg, MESSAGE, 32, 0, align) == alg.expect(MESSAGE, 32)


OWN = ("rvh_driver", "stage", "slots")


def symbols(lib) -> dict[str, tuple[int, int]]:
    """Address and size of the driver's own memory."""
    rows = {row[3]: row for row in map(str.split, run(["nm", "-S", lib._name]).stdout.splitlines()) if len(row) == 4}
    base = ctypes.addressof(ctypes.c_uint32.in_dll(lib, "rvh_driver")) - int(rows["rvh_driver"][0], 16)
    return {name: (base + int(rows[name][0], 16), int(rows[name][1], 16)) for name in OWN}


def test_memory_of_the_driver(system):
    """It has lines of its own, each slot too."""
    for name, (at, size) in symbols(system.lib).items():
        assert (at % system.line, size % system.line) == (0, 0), name
    assert symbols(system.lib)["slots"][1] // 4 % system.line == 0


def test_counter_beside_the_status_word(system):
    """Another task that finds the driver busy counts a message of portable C, without a lock, during the job."""
    lib, (at, size) = system.lib, symbols(system.lib)["rvh_driver"]
    words = (ctypes.c_uint32 * (size // 4)).from_address(at)
    counter = max(i for i in range(len(words)) if _is_counter(lib, words, i))
    lib.fake_alive(2, at + 4 * counter)
    for _ in range(5):
        system.hash(ALGS["sha256"], MESSAGE, 32)
        assert lib.rvh_hw_fallbacks() & 0xFF == lib.fake_counted(2)
    lib.fake_alive(2, None)


def _is_counter(lib, words, i: int) -> bool:
    before, words[i] = words[i], 0x5A5A5A
    found = lib.rvh_hw_fallbacks() == 0x5A5A5A
    words[i] = before
    return found


# ---- what a build says ----


@pytest.mark.parametrize("present", [p for p in itertools.product((0, 1), repeat=3) if 0 < sum(p) < 3])
def test_settings_need_each_other(tmp_path, present):
    settings = ("-DRVH_CACHE_CLEAN(p,n)=((void)0)", "-DRVH_CACHE_INVALIDATE(p,n)=((void)0)", "-DRVH_CACHE_LINE=64")
    define = [s for s, is_there in zip(settings, present, strict=True) if is_there]
    with pytest.raises(AssertionError, match="need each other"):
        run(["gcc", *native_flags("good", "fake-mmio"), *define, "-c", "backend/driver/engine.c", "-o", tmp_path / "x"])


@pytest.mark.parametrize("line", [0, 2, 48])
def test_line_that_cannot_be(tmp_path, line):
    flags = [*native_flags("good", "fake-mmio"), f"-DFAKE_LINE={line}"]
    with pytest.raises(AssertionError, match="a power of two"):
        run(["gcc", *flags, "-c", "backend/driver/engine.c", "-o", tmp_path / "x"])
