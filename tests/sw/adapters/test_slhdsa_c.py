# SPDX-License-Identifier: Apache-2.0
"""The tables for slhdsa-c (sw/adapters/slhdsa-c) as that library uses them, against FIPS 205 section 11 on hashlib, and
signatures through the tables against PyPI slh-dsa."""

import ctypes
import hashlib
import hmac
import random
import signal
import subprocess

import pytest
from slhdsa import SecretKey
from slhdsa.lowlevel import parameters
from slhdsa.lowlevel.addresses import Address
from slhdsa.lowlevel.xmss import XMSS

from tests.sw import pqc_calls
from tests.sw.adapters import test_pqclean_interface
from tests.sw.pqc_calls import SLH_NAMES
from tests.sw.swlib import HERE, SW, link, placed, run, written

# A driver that waits for ever sits in C, where only the thread method can end it.
# One worker builds each library once.
pytestmark = [pytest.mark.timeout(120, method="thread"), pytest.mark.xdist_group("slhdsa-c")]

CALLS = HERE / "adapters" / "slhdsa-c"
SOURCES = [
    *(SW / "adapters" / name for name in ("failure.c", "slhdsa-c/slh_rvhash.c")),
    *(SW / "pqc" / name for name in ("slh_hash.c", "slh_message.c")),
]
INCLUDE = [f"-I{CALLS}", f"-I{SW / 'pqc'}"]
SOFT, WORDS = ("good", "none"), ("good", "fake-words")
CHAINS = [("good", "fake-mmio-chains"), ("good", "fake-xif-chains")]
SUBJECTS = [*test_pqclean_interface.SUBJECTS, *CHAINS]
subjects = test_pqclean_interface.each_of(SUBJECTS)
names = pytest.mark.parametrize("name", SLH_NAMES)
NO_CONTEXT = 0x100
WOTS_HASH, _, _, FORS_TREE, _, WOTS_PRF, FORS_PRF = range(7)
TYPE, HEIGHT, HASH = 16, 24, 28  # bytes of an address


@pytest.fixture(scope="session")
def files(tmp_path_factory):
    """files(subject): the shared library with the tables and the calls of slhdsa_calls.c."""
    made = {}

    def get(subject: tuple[str, str]):
        if subject not in made:
            made[subject] = tmp_path_factory.mktemp("slhdsa-c") / f"{'-'.join(subject)}.so"
            flags, code = pqc_calls.parts_of(*subject)
            extra = [CALLS / "slhdsa_calls.c", HERE / "probe.c"]
            link([*flags, *INCLUDE, "-shared", "-fPIC"], [*SOURCES, *code, *extra], made[subject])
        return made[subject]

    return get


@pytest.fixture
def lib(files, subject, tmp_path):
    return declared(pqc_calls.load(files(subject), subject[1], tmp_path))


@pytest.fixture
def soft(files, tmp_path):
    return declared(pqc_calls.load(files(SOFT), "none", tmp_path))


def declared(lib: ctypes.CDLL) -> ctypes.CDLL:
    pointer, size, number = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_uint32
    lib.calls_set.restype = ctypes.c_char_p
    lib.calls_key.argtypes, lib.calls_key.restype = [ctypes.c_uint, pointer, pointer], pointer
    lib.calls_chain.argtypes = [pointer, pointer, number, number]
    lib.calls_wots_chain.argtypes = lib.calls_fors_hash.argtypes = [pointer, number]
    lib.calls_h_msg.argtypes = [pointer, pointer, pointer, size, pointer, size]
    lib.calls_prf.argtypes = [pointer]
    lib.calls_prf_msg.argtypes = [pointer, pointer, pointer, size, pointer, size]
    lib.calls_h_f.argtypes = [pointer, pointer]
    lib.calls_h_h.argtypes = [pointer, pointer, pointer]
    lib.calls_h_t.argtypes = [pointer, pointer, size]
    lib.calls_sign.argtypes = [ctypes.c_uint, pointer, pointer, size, pointer, size, pointer]
    lib.calls_verify.argtypes = [ctypes.c_uint, pointer, size, pointer, pointer, size, pointer]
    return lib


def with_word(adrs: bytes, at: int, value: int) -> bytes:
    return adrs[:at] + value.to_bytes(4, "big") + adrs[at + 4 :]


class Reference:
    """The functions of FIPS 205 section 11 for a set, and its chains of sections 5 and 8."""

    def __init__(self, name: str, sk: bytes):
        self.par = getattr(parameters, name)
        self.n, self.is_shake = n, _ = self.par.n, name.startswith("shake")
        self.sk_seed, self.sk_prf, self.pk_seed, self.pk_root = (sk[i * n : (i + 1) * n] for i in range(4))
        self.wide = "sha256" if n == 16 else "sha512"  # of H, T and the message

    def _hash(self, alg: str, adrs: bytes, values: bytes) -> bytes:
        if self.is_shake:
            return hashlib.shake_256(self.pk_seed + adrs + values).digest(self.n)
        compressed = adrs[3:4] + adrs[8:16] + adrs[19:20] + adrs[20:32]
        block = {"sha256": 64, "sha512": 128}[alg]
        return hashlib.new(alg, self.pk_seed.ljust(block, b"\0") + compressed + values).digest()[: self.n]

    def f(self, adrs: bytes, value: bytes) -> bytes:
        return self._hash("sha256", adrs, value)

    def h(self, adrs: bytes, values: bytes) -> bytes:
        """H and T_l."""
        return self._hash(self.wide, adrs, values)

    def prf(self, adrs: bytes) -> bytes:
        return self.f(adrs, self.sk_seed)

    def prf_msg(self, rand: bytes, data: bytes) -> bytes:
        if self.is_shake:
            return hashlib.shake_256(self.sk_prf + rand + data).digest(self.n)
        return hmac.digest(self.sk_prf, rand + data, self.wide)[: self.n]

    def h_msg(self, r: bytes, data: bytes) -> bytes:
        whole, m = r + self.pk_seed + self.pk_root + data, self.par.m
        if self.is_shake:
            return hashlib.shake_256(whole).digest(m)
        seed = r + self.pk_seed + hashlib.new(self.wide, whole).digest()
        return b"".join(hashlib.new(self.wide, seed + i.to_bytes(4, "big")).digest() for i in range(2))[:m]

    def chain(self, adrs: bytes, value: bytes, first: int, steps: int) -> bytes:
        for number in range(first, first + steps):
            value = self.f(with_word(adrs, HASH, number), value)
        return value

    def wots_chain(self, adrs: bytes, steps: int) -> bytes:
        start = self.prf(with_word(with_word(adrs, TYPE, WOTS_PRF), HASH, 0))
        return self.chain(with_word(adrs, TYPE, WOTS_HASH), start, 0, steps)

    def fors_hash(self, adrs: bytes, steps: int) -> bytes:
        adrs = with_word(adrs, HEIGHT, 0)
        secret = self.prf(with_word(adrs, TYPE, FORS_PRF))
        return self.f(with_word(adrs, TYPE, FORS_TREE), secret) if steps else secret


class Key:
    """A key of a set in use, with a random address, and what its functions should return."""

    def __init__(self, lib: ctypes.CDLL, name: str):
        self.lib, self.rng = lib, random.Random(name)
        self.n = getattr(parameters, name).n
        self.sk = self.rng.randbytes(4 * self.n)
        self.want = Reference(name, self.sk)
        self.at = lib.calls_key(SLH_NAMES.index(name), None, self.sk)
        self.jobs = lib.rvh_hw_used()

    def address(self) -> bytes:
        """A new address."""
        adrs = self.rng.randbytes(32)
        ctypes.memmove(self.at, adrs, 32)
        return adrs

    def address_now(self) -> bytes:
        return ctypes.string_at(self.at, 32)

    def get(self, call, *inputs: bytes, size: int = 0) -> bytes:
        """What a call writes that gets a pointer to each input, each at some alignment; self.jobs: of the device."""
        kept = [placed(each, self.rng.randrange(8)) for each in inputs]
        before = self.lib.rvh_hw_used()
        out = written(lambda to: call(to, *(at for _, at in kept)), size or self.n, self.rng.randrange(8))[1]
        self.jobs = self.lib.rvh_hw_used() - before
        return out

    def in_place(self, call, value: bytes) -> bytes:
        """The same over the start of its input."""
        kept, at = placed(value, self.rng.randrange(8))
        call(at, at)
        got = ctypes.string_at(at, len(value))
        assert got[self.n :] == value[self.n :]
        del kept
        return got[: self.n]


# ---- a key ----


@names
def test_parameters(soft, name):
    par = getattr(parameters, name)
    numbers = (ctypes.c_uint32 * 8)()
    family, size = name.split("_")
    assert soft.calls_set(SLH_NAMES.index(name), numbers).decode() == f"SLH-DSA-{family.upper()}-{size}"
    assert list(numbers) == [par.n, par.h, par.d, par.h_m, par.a, par.k, par.lgw, par.m]


@names
def test_seeds_of_a_key(soft, name):
    """From a secret key; and from a public one, where the secret parts stay as they are."""
    n, number, rng = getattr(parameters, name).n, SLH_NAMES.index(name), random.Random(name)
    sk, seeds = rng.randbytes(4 * n), (ctypes.c_uint8 * 128)()
    parts, rest = [sk[i * n : (i + 1) * n] for i in range(4)], b"\xa5" * (32 - n)
    soft.calls_key(number, None, sk)
    soft.calls_seeds(seeds)
    assert bytes(seeds) == b"".join(parts[i] + rest for i in (2, 3, 0, 1))
    soft.calls_key(number, sk[2 * n :], None)
    soft.calls_seeds(seeds)
    assert bytes(seeds) == parts[2] + rest + parts[3] + rest + b"\xa5" * 64


# ---- functions ----


@subjects
@names
def test_functions(lib, subject, name):
    """F, H, T_l, PRF, in place too. One job of a device for each. A key: one for each block with its seed of SHA-2, if
    the device can go on from there."""
    key, rng, par = Key(lib, name), random.Random(name), getattr(parameters, name)
    n, want, jobs = key.n, key.want, int(subject != SOFT)
    assert key.jobs == (0 if want.is_shake or subject in (SOFT, WORDS) else 1 if n == 16 else 2)
    for turn in range(3):
        a, b, adrs = rng.randbytes(n), rng.randbytes(n), key.address()
        assert key.get(lib.calls_h_f, a) == want.f(adrs, a)
        assert key.jobs == jobs
        assert key.in_place(lib.calls_h_f, a) == want.f(adrs, a)
        assert key.get(lib.calls_prf) == want.prf(adrs)
        assert key.jobs == jobs
        assert key.get(lib.calls_h_h, a, b) == want.h(adrs, a + b)
        assert key.jobs == jobs
        assert key.in_place(lambda out, at, b=b: lib.calls_h_h(out, at, b), a) == want.h(adrs, a + b)
        assert key.in_place(lambda out, at, a=a: lib.calls_h_h(out, a, at), b) == want.h(adrs, a + b)
        for count in (1, 2, 3, par.k, 2 * n + 3):
            m = rng.randbytes(count * n)
            assert key.get(lambda out, at, m=m: lib.calls_h_t(out, at, len(m)), m) == want.h(adrs, m)
            assert key.jobs == jobs
            assert key.in_place(lambda out, at, m=m: lib.calls_h_t(out, at, len(m)), m) == want.h(adrs, m)
        assert key.address_now() == adrs
        if turn == 1:
            lib.calls_move()
    assert lib.rvh_hw_fallbacks() == 0


@subjects
@names
def test_chains(lib, subject, name):
    """From each number, any steps, in place too. Hardware with chains: one job, if there is a step."""
    key, rng = Key(lib, name), random.Random(name)
    for first in range(16):
        for steps in {0, 1, 15 - first, rng.randrange(16 - first)} - ({1} if first == 15 else set()):
            value, adrs = rng.randbytes(key.n), key.address()
            want = key.want.chain(adrs, value, first, steps)

            def call(out, at, first=first, steps=steps):
                lib.calls_chain(out, at, first, steps)

            assert key.get(call, value) == want, (first, steps)
            assert key.jobs == (0 if subject == SOFT else min(steps, 1) if subject in CHAINS else steps)
            assert key.in_place(call, value) == want
            assert key.get(lib.calls_h_f, value) == key.want.f(key.address_now(), value)
    assert lib.rvh_hw_fallbacks() == 0


@subjects
@names
def test_secrets(lib, subject, name):
    """Values of WOTS+ and FORS, whatever the words are that the library does not set; and a chain after them."""
    key = Key(lib, name)
    for steps in range(16):
        adrs = key.address()
        got = key.get(lambda out, steps=steps: lib.calls_wots_chain(out, steps))
        assert got == key.want.wots_chain(adrs, steps), steps
        assert key.jobs == (0 if subject == SOFT else 1 if subject in CHAINS else 1 + steps)
        assert key.address_now() == with_word(with_word(adrs, TYPE, WOTS_HASH), HASH, 0)
        adrs, leaf = key.address(), steps % 2
        got = key.get(lambda out, leaf=leaf: lib.calls_fors_hash(out, leaf))
        assert got == key.want.fors_hash(adrs, leaf)
        assert key.jobs == (0 if subject == SOFT else 1 if subject in CHAINS else 1 + leaf)
        now = key.address_now()
        assert now == with_word(with_word(adrs, TYPE, FORS_TREE), HEIGHT, 0)
        value = key.rng.randbytes(key.n)
        got = key.get(lambda out, at: lib.calls_chain(out, at, 2, 3), value)
        assert got == key.want.chain(now, value, 2, 3)
    assert lib.rvh_hw_fallbacks() == 0


@subjects
@names
def test_messages(lib, subject, name):
    """H_msg and PRF_msg: the message as it is, and with contexts. SHAKE: one job. SHA-2: two of HMAC; one of the
    message and one for each block of MGF1."""
    key, rng, m = Key(lib, name), random.Random(name), getattr(parameters, name).m
    prf_jobs, h_jobs = (1, 1) if key.want.is_shake else (2, 3 if name == "sha2_128f" else 2)
    for length, context in ((0, None), (1, b""), (90, None), (300, b"c"), (64, b""), (200, rng.randbytes(255))):
        data, r = rng.randbytes(length), rng.randbytes(key.n)
        encoded = data if context is None else bytes([0, len(context)]) + context + data
        size = NO_CONTEXT if context is None else len(context)

        def call(function, data=data, context=context, size=size):
            return lambda out, r_at, at: function(out, r_at, at, len(data), context, size)

        assert key.get(call(lib.calls_h_msg), r, data, size=m) == key.want.h_msg(r, encoded)
        assert key.jobs == (0 if subject == SOFT else h_jobs)
        assert key.get(call(lib.calls_prf_msg), r, data) == key.want.prf_msg(r, encoded)
        assert key.jobs == (0 if subject == SOFT else prf_jobs)
    assert lib.rvh_hw_fallbacks() == 0


# ---- signatures ----

SIGNED = ["sha2_128f", "sha2_192f", "shake_128f", "shake_256f"]
MESSAGE, CONTEXT = b"what is signed", b"context"


@pytest.fixture(scope="session")
def signed():
    """signed(name): a secret key and a signature by slh-dsa."""
    made = {}

    def get(name: str) -> tuple[bytes, bytes]:
        if name not in made:
            par, rng = getattr(parameters, name), random.Random(name)
            sk_seed, sk_prf, pk_seed = (rng.randbytes(par.n) for _ in range(3))
            root = XMSS(par).node(sk_seed, 0, par.h_m, pk_seed, Address(par.d - 1, 0))
            key = SecretKey((sk_seed, sk_prf, pk_seed, root), par)
            made[name] = b"".join(key.key), key.sign_pure(MESSAGE, ctx=CONTEXT)
        return made[name]

    return get


@subjects
@pytest.mark.parametrize("name", SIGNED)
def test_verify(signed, lib, name):
    number, (sk, signature) = SLH_NAMES.index(name), signed(name)
    public = sk[len(sk) // 2 :]
    text = (MESSAGE, len(MESSAGE))
    assert lib.calls_verify(number, *text, signature, CONTEXT, len(CONTEXT), public) == 1
    assert lib.calls_verify(number, *text, signature, CONTEXT, len(CONTEXT) - 1, public) == 0
    for place in (0, len(sk) // 4, len(signature) // 2, len(signature) - 1):
        wrong = bytearray(signature)
        wrong[place] ^= 1
        assert lib.calls_verify(number, *text, bytes(wrong), CONTEXT, len(CONTEXT), public) == 0, place


@pytest.mark.parametrize("subject", [SOFT, *CHAINS], ids="-".join)
@pytest.mark.parametrize("name", SIGNED)
def test_sign(signed, lib, name):
    number, (sk, signature) = SLH_NAMES.index(name), signed(name)
    n = len(sk) // 4
    made = ctypes.create_string_buffer(sk[: 3 * n], 4 * n)
    lib.calls_keygen(number, made)
    assert made.raw == sk
    arguments = (MESSAGE, len(MESSAGE), CONTEXT, len(CONTEXT), sk)
    got = written(lambda out: lib.calls_sign(number, out, *arguments), len(signature), 0)[1]
    assert got == signature


# ---- secrets, and failures ----


@pytest.mark.parametrize("subject", [SOFT, ("good", "fake-windows"), CHAINS[1]], ids="-".join)
@pytest.mark.parametrize("name", ["sha2_128f", "sha2_256s", "shake_192f"])
def test_no_secret_stays_on_the_stack(lib, name):
    key, size = Key(lib, name), 8192
    adrs, n, copy = key.address(), key.n, ctypes.create_string_buffer(8192)
    data, out = ctypes.create_string_buffer(200), ctypes.create_string_buffer(n)
    lib.probe_stack.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t]
    at, outs = ctypes.addressof(data), ctypes.addressof(out)
    start = key.want.wots_chain(adrs, 0)
    calls = {
        "calls_prf": ((outs, 0, 0, 0, 0, 0), [key.want.sk_seed]),
        "calls_wots_chain": ((outs, 3, 0, 0, 0, 0), [key.want.sk_seed, start]),
        "calls_fors_hash": ((outs, 1, 0, 0, 0, 0), [key.want.sk_seed]),
        "calls_prf_msg": ((outs, at, at, 100, at, 5), [key.want.sk_prf]),
    }
    for function, (arguments, secrets) in calls.items():
        ctypes.memmove(key.at, adrs, 32)
        lib.probe_stack(
            ctypes.cast(getattr(lib, function), ctypes.c_void_p), (ctypes.c_size_t * 6)(*arguments), copy, size
        )
        for pad in (0, 0x36, 0x5C):
            for value in (bytes(b ^ pad for b in secret) for secret in secrets):
                for k in range(0, n - 7, 4):
                    part = value[k : k + 8]
                    assert part not in copy.raw, function
                    assert part[3::-1] + part[:3:-1] not in copy.raw, function


@pytest.fixture(scope="session")
def failing(files, tmp_path_factory):
    """failing(fake): a program over the model of a device that fails (slhdsa_failing_main.c)."""
    made = {}

    def get(fake: str):
        if fake not in made:
            made[fake], library = tmp_path_factory.mktemp("failing") / fake, files(("good", fake))
            flags, _ = pqc_calls.parts_of("good", fake)
            code = [CALLS / "slhdsa_failing_main.c", library, f"-Wl,-rpath,{library.parent}"]
            run(["gcc", *flags, *INCLUDE, *code, "-o", made[fake]])
        return made[fake]

    return get


FUNCTIONS = [
    "mk_var",
    "mk_var_wide",
    "chain",
    "wots_chain",
    "fors_hash",
    "h_msg",
    "prf",
    "prf_msg",
    "h_f",
    "h_h",
    "h_t",
]


@pytest.mark.parametrize("fake", ["fake-mmio", "fake-mmio-chains"])
@pytest.mark.parametrize("call", FUNCTIONS)
@pytest.mark.parametrize("family", ["sha2", "shake"])
def test_a_hash_that_fails_stops_the_program(failing, family, call, fake):
    """By the program's handler, with a cleared output; without a handler, or if it returns, by a trap."""
    flip = [str((64 ^ 32) << 16)] if fake.endswith("-chains") else []
    for handler, want in (("exit", 42), ("return", -signal.SIGILL), ("none", -signal.SIGILL)):
        argv = [failing(fake), family, call, handler, *flip]
        done = subprocess.run(argv, check=False, capture_output=True, text=True, timeout=60)
        if family == "shake" and call.startswith("mk_var"):  # which hashes nothing
            assert (done.returncode, done.stdout) == (0, "went on\n")
            continue
        assert done.returncode == want, (handler, done.stdout, done.stderr)
        assert done.stdout == ("" if handler == "none" else "status 5, cleared\n")
