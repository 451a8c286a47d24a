# SPDX-License-Identifier: Apache-2.0
"""Libraries of the portable C with sw/pqc, and the calls of rvh_slh_dsa.h."""

import ctypes
import random

from rvhash.design import sources
from tests.sw import swlib, test_wide

SLH_NAMES = [f"{kind}_{bits}{size}" for kind in ("sha2", "shake") for bits in (128, 192, 256) for size in "sf"]
SLH_SETS = {name: number for number, name in enumerate(SLH_NAMES, 1)}
FAST = [name for name in SLH_NAMES if name.endswith("f")]
PURE, PREHASH, DIGEST, INTERNAL = range(4)


class Message(ctypes.Structure):
    """rvh_slh_message."""

    _fields_ = (
        ("data", ctypes.c_char_p),
        ("len", ctypes.c_size_t),
        ("context", ctypes.c_char_p),
        ("context_len", ctypes.c_size_t),
        ("form", ctypes.c_uint8),
        ("prehash", ctypes.c_uint8),
    )


def message(data: bytes, context: bytes = b"", form: int = PURE, prehash: int = 0):
    """A message to sign; keeps its bytes."""
    return Message(data, len(data), context, len(context), form, prehash)


def sources_of(libraries: tuple[str, ...]) -> list:
    """The files of these libraries of sw/sources.toml."""
    return [swlib.SW / name for library in libraries for name in sources.sw().library[library].sources]


def parts_of(software: str, backend: str) -> tuple[list, list]:
    """Flags and sources of the portable C, or of the driver over the model of a device. Those with chains have
    addresses of 64 bits: the pointers of this machine go into the description of a row."""
    if backend == "fake-mmio-chains":
        return test_wide.parts("mmio-chains")
    flags = swlib.native_flags(software, backend)
    if backend == "fake-xif-chains":
        flags += ["-DRVH_XIF_XLEN=64", "-DFAKE_ALL_REACHED"]
    return flags, swlib.native_sources(software, backend)


def build(out, software: str, backend: str, libraries: tuple[str, ...], extra: tuple = ()) -> None:
    """A shared library with these libraries of sw/sources.toml."""
    flags, code = parts_of(software, backend)
    include = [f"-I{swlib.SW / i}" for name in libraries for i in sources.sw().library[name].include]
    code = [*sources_of(libraries), *code, swlib.HERE / "probe.c", *extra]
    swlib.link([*flags, *include, "-shared", "-fPIC"], code, out)


def load(file, backend: str, tmp_path) -> swlib.Library:
    """A library of its own: its device is as after a reset, and has addresses of 64 bits if it has chains."""
    own = tmp_path / f"own-{len(list(tmp_path.iterdir()))}.so"
    own.write_bytes(file.read_bytes())
    lib = swlib.bind(swlib.Library(str(own)))
    if backend.endswith("-chains"):
        lib.fake_fault(b"capability_flip", (64 ^ 32) << 16)
    return lib


def declared(lib: ctypes.CDLL) -> ctypes.CDLL:
    """The library with the types of rvh_slh_dsa.h."""
    pointer, size, alg = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int
    for name in ("n", "public_bytes", "secret_bytes", "signature_bytes"):
        function = getattr(lib, f"rvh_slh_{name}")
        function.argtypes, function.restype = [alg], size
    lib.rvh_slh_keygen.argtypes = [alg, pointer, pointer, pointer]
    lib.rvh_slh_sign.argtypes = [alg, pointer, pointer, pointer, pointer]
    lib.rvh_slh_verify.argtypes = [alg, pointer, size, pointer, pointer, size]
    return lib


class Slh:
    """One parameter set of a library. Every call places its outputs between guards (swlib.written)."""

    def __init__(self, lib: ctypes.CDLL, name: str):
        self.lib, self.name, self.number = lib, name, SLH_SETS[name]
        self.n = lib.rvh_slh_n(self.number)
        self.signature_bytes = lib.rvh_slh_signature_bytes(self.number)

    def keygen(self, seeds: bytes, align: int = 0) -> tuple[int, bytes, bytes]:
        """Status, secret key, public key."""
        public = ctypes.create_string_buffer(2 * self.n)

        def call(out: int) -> int:
            return self.lib.rvh_slh_keygen(self.number, out, public, seeds)

        status, secret = swlib.written(call, 4 * self.n, align)
        return status, secret, public.raw

    def sign(self, of: Message, secret: bytes, rand: bytes | None = None, align: int = 0) -> tuple[int, bytes]:
        """Status and signature."""
        kept, at = swlib.placed(secret, align)

        def call(out: int) -> int:
            return self.lib.rvh_slh_sign(self.number, out, ctypes.byref(of), at, rand)

        result = swlib.written(call, self.signature_bytes, align)
        del kept
        return result

    def verify(self, signature: bytes, of: Message, public: bytes, align: int = 0) -> int:
        """The status."""
        kept, at = swlib.placed(signature, align)
        status = self.lib.rvh_slh_verify(self.number, at, len(signature), ctypes.byref(of), public, len(public))
        del kept
        return status

    def key(self, rng: random.Random) -> tuple[bytes, bytes]:
        """A secret and a public key."""
        status, secret, public = self.keygen(rng.randbytes(3 * self.n))
        assert status == swlib.OK
        assert public == secret[2 * self.n :]
        return secret, public
