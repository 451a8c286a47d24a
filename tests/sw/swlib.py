# SPDX-License-Identifier: Apache-2.0
"""Builds the software of sw/ for this machine and for RISC-V, from sw/sources.toml, and calls it through ctypes."""

import contextlib
import ctypes
import hashlib
import subprocess
import tomllib
from dataclasses import dataclass
from pathlib import Path

from rvhash import design
from rvhash.builder import tools
from rvhash.design import hosts

ROOT = Path(__file__).resolve().parents[2]
SW = ROOT / "sw"
HERE = Path(__file__).resolve().parent
SOURCES = tomllib.loads((SW / "sources.toml").read_text())
HOST_FLAGS = {name: hosts.get(name).c_flags for name in hosts.names()}
TARGET_FLAGS = [*HOST_FLAGS[design.DEFAULT_HOST], *SOURCES["target"]["flags"]]  # of the default host
SOFTWARE = ["good", "lanes", "compact"]
# The driver over a model of its device, and its backend: with DMA, and without.
FAKES = {"fake-mmio": "mmio", "fake-xif": "xif", "fake-windows": "mmio-windows", "fake-words": "xif-words"}
MODELS = {**FAKES, "fake-mmio-chains": "mmio-chains", "fake-xif-chains": "xif-chains"}  # also of few tests alone
DMA = ["fake-mmio", "fake-xif"]
SAVING = [*DMA, "fake-windows"]  # a message can leave the engine
SUBJECTS = [*((software, "none") for software in SOFTWARE), *(("good", fake) for fake in FAKES)]

OK, ERR_ARG, ERR_ALG, ERR_STATE, ERR_LENGTH, ERR_HW, ERR_BUSY, ERR_CONTEXT, ERR_TAG = range(9)
SPONGE = 15  # RVH_SPONGE


@dataclass(frozen=True)
class Alg:
    """An algorithm: its number in rvhash.h, digest bytes (0: any), block or rate bytes, name in hashlib."""

    number: int
    digest: int
    block: int
    hashlib_name: str

    def expect(self, message: bytes, outlen: int) -> bytes:
        """What hashlib says; outlen bytes for SHAKE, the digest otherwise."""
        h = hashlib.new(self.hashlib_name, message)
        return h.digest() if self.digest else h.digest(outlen)


ALGS = {
    "sha224": Alg(1, 28, 64, "sha224"),
    "sha256": Alg(2, 32, 64, "sha256"),
    "sha384": Alg(3, 48, 128, "sha384"),
    "sha512": Alg(4, 64, 128, "sha512"),
    "sha512-224": Alg(5, 28, 128, "sha512_224"),
    "sha512-256": Alg(6, 32, 128, "sha512_256"),
    "sha3-224": Alg(8, 28, 144, "sha3_224"),
    "sha3-256": Alg(9, 32, 136, "sha3_256"),
    "sha3-384": Alg(10, 48, 104, "sha3_384"),
    "sha3-512": Alg(11, 64, 72, "sha3_512"),
    "shake128": Alg(12, 0, 168, "shake_128"),
    "shake256": Alg(13, 0, 136, "shake_256"),
}


def run(argv: list, **kwargs) -> subprocess.CompletedProcess:
    """Run in sw/ and show what the program said when it fails."""
    done = subprocess.run([str(a) for a in argv], check=False, cwd=SW, capture_output=True, text=True, **kwargs)
    assert done.returncode == 0, f"{' '.join(map(str, argv))}\n{done.stdout}{done.stderr}"
    return done


def device_of(fake: str) -> str:
    """The model in front of the engine: mmio or xif."""
    return MODELS[fake].split("-")[0]


def native_sources(software: str, backend: str) -> list[Path]:
    """C files of the portable part. A backend of MODELS: the driver over a model of its device."""
    parts = [*SOURCES["common"]["sources"], *SOURCES["software"][software]["sources"]]
    if backend in MODELS:
        driver = SOURCES["backend"][MODELS[backend]]["sources"]
        driver = [s for s in driver if not s.endswith("/wait.c")]  # which is RISC-V's
        return [SW / s for s in [*parts, *driver]] + [
            HERE / f"fake_{what}.c"
            for what in ("engine", "reach", "cache", device_of(backend), *(["rows"] * backend.endswith("-chains")))
        ]
    return [SW / s for s in [*parts, *SOURCES["backend"][backend]["sources"]]]


def native_flags(software: str, backend: str) -> list:
    include = [f"-I{SW / i}" for i in SOURCES["common"]["include"]]
    fake = []
    if backend in MODELS:
        part = SOURCES["backend"][MODELS[backend]]
        include += [f"-I{SW / i}" for i in part["include"]]
        fake = [*part["flags"], *(f"-D{d}" for d in part["define"])]
        fake += ["-DRVH_NOW=fake_now"] if device_of(backend) == "mmio" else []
        fake += ["-DRVH_IN_ORDER", "-include", HERE / f"fake_{device_of(backend)}.h"]  # no fence of RISC-V
    return [*SOURCES["common"]["flags"], *SOURCES["software"][software]["flags"], *include, *fake]


def link(flags: list, sources: list, out: Path, of_backend: tuple = ()) -> None:
    """Compile each source with these flags, a backend's with more of them, and link with the same flags. Tests that
    compile a source alike share the object where OBJCACHE is set."""
    objects = []
    for source in sources:
        more = of_backend if SW / "backend" in source.parents else ()
        objects.append(out.with_name(f"{out.name}.{len(objects)}.o"))
        run([*tools.object_cache(), "gcc", *flags, *more, "-c", source, "-o", objects[-1]])
    run(["gcc", *flags, *objects, "-o", out])


# What a model of a device defines for the driver.
DEVICE_SYMBOLS = ("fake_*", "mmio_*", "rvh_xif_*", "rvh_mmio_sleep", "__sanitizer_cov_trace_pc")


def link_with_macros(
    macros: tuple, software: str, fake: str, extra: list, out: Path, flags: tuple = (), of_backend: tuple = ()
) -> None:
    """The driver over a model of its device, compiled with these macros of sw/src/build.h. The model has portable C of
    its own, complete and under local names."""
    own, sources = [*native_flags(software, fake), *flags, "-fPIC"], native_sources(software, fake)
    model = [s for s in sources if s.parent == HERE or s.parent == SW / "src"]
    objects = []
    for source in model:
        objects.append(out.with_name(f"{out.name}.model{len(objects)}.o"))
        run([*tools.object_cache(), "gcc", *own, "-c", source, "-o", objects[-1]])
    device = out.with_name(f"{out.name}.device.o")
    run(["ld", "-r", *objects, "-o", device])
    run(["objcopy", "--wildcard", *(f"--keep-global-symbol={name}" for name in DEVICE_SYMBOLS), device])
    objects = [device]
    for source in [*(s for s in sources if s.parent != HERE), *extra]:
        more = of_backend if SW / "backend" in source.parents else ()
        objects.append(out.with_name(f"{out.name}.{len(objects)}.o"))
        run([*tools.object_cache(), "gcc", *own, *macros, *more, "-c", source, "-o", objects[-1]])
    run(["gcc", *own, *objects, "-o", out])


def build_library(out: Path, software: str, backend: str = "none") -> ctypes.CDLL:
    """A shared library with the API and the probes of probe.c."""
    sources = [*native_sources(software, backend), HERE / "probe.c"]
    link([*native_flags(software, backend), "-shared", "-fPIC"], sources, out)
    return bind(Library(str(out)))


class Library(ctypes.CDLL):
    """Functions by the names that rvhash.h gives them, whatever rvhash_form.h makes of them."""

    def __getattr__(self, name: str):
        try:
            return super().__getattr__(name)
        except AttributeError:
            if not name.startswith("rvh_"):
                raise
            for form in ("hw", "hw64", "hw128"):
                with contextlib.suppress(AttributeError):
                    function = super().__getattr__(f"{name}_{form}")
                    setattr(self, name, function)
                    return function
            raise


def bind(lib: ctypes.CDLL) -> ctypes.CDLL:
    pointer, size = ctypes.c_void_p, ctypes.c_size_t
    lib.rvh_init.argtypes = [pointer, ctypes.c_int]
    lib.rvh_update.argtypes = [pointer, pointer, size]
    lib.rvh_final.argtypes = [pointer, pointer, size]
    lib.rvh_squeeze.argtypes = [pointer, pointer, size]
    lib.rvh_clone.argtypes = [pointer, pointer]
    lib.rvh_wipe.argtypes = [pointer]
    lib.rvh_hash.argtypes = [ctypes.c_int, pointer, size, pointer, size]
    for facts in (lib.rvh_digest_size, lib.rvh_block_size):
        facts.argtypes, facts.restype = [ctypes.c_int], size
    lib.rvh_sponge_init.argtypes = [pointer, size, ctypes.c_uint]
    lib.rvh_pad_to_rate.argtypes = [pointer]
    lib.rvh_sponge_final.argtypes = [pointer, ctypes.c_uint8, pointer, size]
    lib.rvh_saved_size.argtypes, lib.rvh_saved_size.restype = [ctypes.c_int], size
    lib.rvh_save.argtypes = [pointer, pointer, size, pointer]
    lib.rvh_restore.argtypes = [pointer, pointer, size]
    lib.rvh_hw_used.restype = lib.rvh_hw_fallbacks.restype = ctypes.c_uint32
    lib.probe_context_size.restype = lib.probe_size_of.restype = size
    lib.probe_size_of.argtypes = [ctypes.c_char_p]
    lib.probe_set_total.argtypes = [pointer, ctypes.c_uint64, ctypes.c_uint64]
    return lib


class Context:
    """One rvh_ctx of a library, filled with rubbish to begin with."""

    def __init__(self, lib: ctypes.CDLL, fill: int = 0xA5):
        self.lib, self.fill = lib, fill
        size = lib.probe_context_size()
        self.memory = (ctypes.c_uint64 * (size // 8)).from_buffer_copy(bytes([fill]) * size)
        self.at = ctypes.addressof(self.memory)

    def raw(self) -> bytes:
        return bytes(self.memory)

    def left_over(self, first: int = 0) -> bytes:
        """What the context holds from byte `first` on, without zeros and the rubbish that it was filled with."""
        return bytes(byte for byte in self.raw()[first:] if byte not in (0, self.fill))

    def init(self, alg: Alg) -> int:
        return self.lib.rvh_init(self.at, alg.number)

    def update(self, data: bytes, align: int = 0) -> int:
        buffer, at = placed(data, align)
        status = self.lib.rvh_update(self.at, at, len(data))
        del buffer
        return status

    def final(self, outlen: int, align: int = 0) -> tuple[int, bytes]:
        return written(lambda at: self.lib.rvh_final(self.at, at, outlen), outlen, align)

    def squeeze(self, outlen: int, align: int = 0) -> tuple[int, bytes]:
        return written(lambda at: self.lib.rvh_squeeze(self.at, at, outlen), outlen, align)

    def wipe(self) -> int:
        return self.lib.rvh_wipe(self.at)

    def sponge_init(self, rate: int, rounds: int) -> int:
        return self.lib.rvh_sponge_init(self.at, rate, rounds)

    def pad(self) -> int:
        return self.lib.rvh_pad_to_rate(self.at)

    def sponge_final(self, suffix: int, outlen: int, align: int = 0) -> tuple[int, bytes]:
        return written(lambda at: self.lib.rvh_sponge_final(self.at, suffix, at, outlen), outlen, align)

    def save(self, size: int = 240, align: int = 0) -> tuple[int, bytes]:
        """Status and what was written; fails if the rest of the `size` bytes was touched."""
        used = ctypes.c_size_t(0)
        status, buffer = written(lambda at: self.lib.rvh_save(self.at, at, size, ctypes.byref(used)), size, align)
        assert buffer[used.value :] == b"\xa5" * (size - used.value)
        return status, buffer[: used.value]

    def restore(self, saved: bytes, align: int = 0) -> int:
        buffer, at = placed(saved, align)
        status = self.lib.rvh_restore(self.at, at, len(saved))
        del buffer
        return status


def placed(data: bytes, align: int) -> tuple[ctypes.Array, int]:
    """A copy of the data at an address that is `align` modulo 16; keep the first result as long as the address."""
    buffer = ctypes.create_string_buffer(len(data) + 32)
    at = (ctypes.addressof(buffer) + 15) // 16 * 16 + align
    ctypes.memmove(at, data, len(data))
    return buffer, at


def written(call, outlen: int, align: int) -> tuple[int, bytes]:
    """Status and output of a call; fails if a byte around the output was touched."""
    buffer, at = placed(b"\xa5" * (outlen + 16), align)
    status = call(at)
    got = ctypes.string_at(at, outlen + 16)
    assert got[outlen:] == b"\xa5" * 16, "written beyond the end"
    before = ctypes.string_at(ctypes.addressof(buffer), at - ctypes.addressof(buffer))
    assert not any(before), "written before the start"
    return status, got[:outlen]


def one_shot(lib: ctypes.CDLL, alg: Alg, message: bytes, outlen: int, align: int = 0, to: int = 0) -> tuple[int, bytes]:
    """rvh_hash: status and output."""
    buffer, at = placed(message, align)
    result = written(lambda out: lib.rvh_hash(alg.number, out, outlen, at, len(message)), outlen, to)
    del buffer
    return result
