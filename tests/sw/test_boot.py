# SPDX-License-Identifier: Apache-2.0
"""What the boot loader checks (sw/apps/boot/boot.c): every bit of an image and of the device's memory counts."""

import ctypes
import random
import struct

import pytest

from rvhash.signature import LMS_SETS, SETS, images, software
from tests.sw import pqc_calls, swlib
from tests.sw.pqc_calls import Slh, message
from tests.sw.swlib import OK

# A driver that waits for ever sits in C, where only the thread method can end it.
pytestmark = pytest.mark.timeout(120, method="thread")

RESULTS = {  # enum boot_result
    "ok": 0x3C5AA5C3,
    "no image": 0x10E1D2F0,
    "header": 0x2AD7B411,
    "cut": 0x4F90C322,
    "scheme": 0x51B3E833,
    "key": 0x66AA1744,
    "signature": 0x70CD3955,
    "old": 0x8B4C6E66,
    "place": 0x95F88277,
    "hardware": 0xA2E6D188,
}
NAMES = {value: name for name, value in RESULTS.items()}
MEMORY = (0x80020000, 0x20000, 0x80140000, 0x10000)
TEXT, DATA = bytes(range(64)), b"constants of it."
PLACES = (0x80020100, len(TEXT), 0x80140000, len(DATA))
ENTRY, VERSION = 0x80020104, 5
SET = SETS["sha2-128f"]


@pytest.fixture(scope="session")
def files(tmp_path_factory):
    """files(backend): the shared library with the boot loader's checks."""
    made = {}

    def get(backend: str):
        if backend not in made:
            made[backend] = tmp_path_factory.mktemp("boot") / f"{backend}.so"
            extra = (swlib.SW / "apps" / "boot" / "boot.c",)
            pqc_calls.build(made[backend], "good", backend, ("slh-dsa", "lms"), extra)
        return made[backend]

    return get


def loaded(files, backend: str, tmp_path):
    lib = pqc_calls.declared(pqc_calls.load(files(backend), backend, tmp_path))
    lib.boot_check.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_void_p]
    lib.boot_check.restype = ctypes.c_uint32
    lib.boot_reason.argtypes, lib.boot_reason.restype = [ctypes.c_uint32], ctypes.c_char_p
    return lib


@pytest.fixture
def lib(files, tmp_path):
    return loaded(files, "none", tmp_path)


def otp_of(scheme: int, key: bytes, oldest: int = 0) -> bytes:
    return images.OTP.pack(scheme, oldest, len(key), key)


def check(lib, image: bytes, otp: bytes) -> str:
    """The result in short."""
    header = (ctypes.c_uint32 * 16)()
    got = lib.boot_check(otp, struct.pack("<4I", *MEMORY), image, len(image), header)
    return NAMES[got]


def header_of(scheme: int, size: int, version: int = VERSION, entry: int = ENTRY, places=PLACES) -> bytes:
    return images.HEADER.pack(images.MAGIC, images.FORMAT, version, scheme, size, entry, *places)


@pytest.fixture(scope="session")
def lms_image():
    """An image signed by LMS, and its OTP."""
    of = LMS_SETS["lms-sha256-192-h5-w8"]
    size = 12 + 24 * (1 + 26 + 5)
    unsigned = header_of(images.LMS, size) + TEXT + DATA
    public, signature = software.lms_signature(of, unsigned)
    assert len(signature) == size
    return unsigned + signature, otp_of(images.LMS, public)


class Vendor:
    """Signs images by SLH-DSA, in our C."""

    def __init__(self, lib):
        self.slh = Slh(lib, "sha2_128f")
        self.secret, self.public = self.slh.key(random.Random(1))
        self.otp = otp_of(SET.number, self.public)

    def image(self, unsigned: bytes) -> bytes:
        status, signature = self.slh.sign(message(unsigned, images.CONTEXT), self.secret)
        assert status == OK
        return unsigned + signature


@pytest.fixture
def vendor(lib):
    return Vendor(lib)


def flipped(data: bytes, place: int, bit: int) -> bytes:
    other = bytearray(data)
    other[place] ^= 1 << bit
    return bytes(other)


def test_right_images(lib, vendor, lms_image):
    assert check(lib, *lms_image) == "ok"
    assert check(lib, vendor.image(header_of(SET.number, SET.signature) + TEXT + DATA), vendor.otp) == "ok"
    places = (MEMORY[0], len(TEXT), MEMORY[2] + MEMORY[3], 0)  # no data
    unsigned = header_of(SET.number, SET.signature, 0, MEMORY[0], places) + TEXT
    assert check(lib, vendor.image(unsigned), vendor.otp) == "ok"


def test_every_bit_of_an_image(lib, lms_image):
    """Of the header each bit, of all else one bit of each byte: nothing starts."""
    image, otp = lms_image
    where = [(place, bit) for place in range(64) for bit in range(8)]
    where += [(place, place % 8) for place in range(64, len(image))]
    found = {check(lib, flipped(image, *at), otp) for at in where}
    assert found == {"no image", "header", "cut", "scheme", "signature"}


def test_every_bit_of_the_device(lib, lms_image):
    image, otp = lms_image
    key_bytes = int.from_bytes(otp[8:12], "little")
    for place in range(12 + key_bytes):
        for bit in range(8):
            got = check(lib, image, flipped(otp, place, bit))
            if place < 4:
                assert got == "scheme"
            elif place < 8:
                version = 1 << (8 * (place - 4) + bit)
                assert got == ("old" if version > VERSION else "ok")
            else:
                assert got in ("key", "signature"), (place, bit)
    assert check(lib, image, images.OTP.pack(images.LMS, 0, 65, otp[12:])) == "key"


def test_every_length(lib, lms_image):
    image, otp = lms_image
    for size in range(len(image)):
        assert check(lib, image[:size], otp) == ("no image" if size < 64 else "cut"), size
    assert check(lib, image + b"\0", otp) == "cut"


def test_version(lib, vendor):
    for version in (0, 4, 5, 6, 2**32 - 1):
        image = vendor.image(header_of(SET.number, SET.signature, version) + TEXT + DATA)
        assert check(lib, image, otp_of(SET.number, vendor.public, 5)) == ("old" if version < 5 else "ok")


WRONG_PLACES = [
    (ENTRY, (MEMORY[0] - 4, 64, *PLACES[2:])),
    (ENTRY, (MEMORY[0] + MEMORY[1] - 60, 64, *PLACES[2:])),
    (ENTRY, (0xFFFFFFFC, 64, *PLACES[2:])),
    (ENTRY, (0, 64, *PLACES[2:])),
    (ENTRY + 2, (PLACES[0] + 2, 64, *PLACES[2:])),
    (ENTRY, (*PLACES[:2], MEMORY[2] - 4, 16)),
    (ENTRY, (*PLACES[:2], MEMORY[2] + MEMORY[3] - 12, 16)),
    (ENTRY, (*PLACES[:2], 0xFFFFFFF0, 16)),
    (ENTRY, (*PLACES[:2], PLACES[2] + 1, 16)),
    (PLACES[0] - 4, PLACES),
    (PLACES[0] + 64, PLACES),
    (PLACES[0] + 62, PLACES),
    (PLACES[0] + 1, PLACES),
    (0xFFFFFFFE, PLACES),
    (MEMORY[2], PLACES),
]


@pytest.mark.parametrize(("entry", "places"), WRONG_PLACES)
def test_places_where_no_program_may_be(lib, vendor, entry, places):
    unsigned = header_of(SET.number, SET.signature, VERSION, entry, places) + TEXT + DATA
    assert check(lib, vendor.image(unsigned), vendor.otp) == "place"


def test_headers_that_no_image_has(lib, vendor):
    """Although they are signed."""
    good = header_of(SET.number, SET.signature)
    for place, value, want in ((0, 1, "no image"), (4, 2, "header"), (40, 1, "header"), (63, 0x80, "header")):
        unsigned = good[:place] + bytes([value]) + good[place + 1 :] + TEXT + DATA
        assert check(lib, vendor.image(unsigned), vendor.otp) == want
    for text, data in ((b"", DATA), (TEXT[:-1], DATA), (TEXT, DATA[:-3])):
        places = (PLACES[0], len(text), PLACES[2], len(data))
        unsigned = header_of(SET.number, SET.signature, places=places) + text + data
        assert check(lib, vendor.image(unsigned), vendor.otp) == "header"
    huge = (PLACES[0], 0xFFFFFFFC, PLACES[2], 0xFFFFFFFC)
    assert check(lib, vendor.image(header_of(SET.number, SET.signature, places=huge) + TEXT), vendor.otp) == "cut"


def test_signatures_of_other_things(lib, vendor, lms_image):
    """By the same key in another context, by another key, of another scheme."""
    unsigned = header_of(SET.number, SET.signature) + TEXT + DATA
    _, plain = vendor.slh.sign(message(unsigned), vendor.secret)
    assert check(lib, unsigned + plain, vendor.otp) == "signature"
    _, public = vendor.slh.key(random.Random(2))
    assert check(lib, vendor.image(unsigned), otp_of(SET.number, public)) == "signature"
    assert check(lib, vendor.image(unsigned), otp_of(SETS["shake-128f"].number, vendor.public)) == "scheme"
    assert check(lib, lms_image[0], otp_of(images.HSS, lms_image[1][12:68])) == "scheme"
    assert check(lib, lms_image[0], otp_of(images.LMS, bytes(56))) == "key"


@pytest.mark.parametrize("fake", list(swlib.MODELS))
def test_on_every_device(files, tmp_path, lms_image, fake):
    """In hardware; after a bus error at any job nothing starts, and the next check is right."""
    lib, (image, otp) = loaded(files, fake, tmp_path), lms_image
    assert check(lib, image, otp) == "ok"
    assert lib.rvh_hw_used() > 0
    for job in range(1, 9):
        lib.fake_fault(b"bad_job", job)
        got = check(lib, image, otp)
        assert got == "hardware" or fake == "fake-words", job
        lib.fake_fault(b"bad_job", 0)
        assert check(lib, image, otp) == "ok"
    assert check(lib, flipped(image, 100, 3), otp) == "signature"


def test_every_result_has_a_reason(lib):
    reasons = {lib.boot_reason(value) for value in RESULTS.values()}
    assert len(reasons) == len(RESULTS)
    assert lib.boot_reason(0) == b"no reason"
