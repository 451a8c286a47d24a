# SPDX-License-Identifier: Apache-2.0
"""Signed images of programs (sw/apps/boot/boot.h), and the flash and OTP that the simulated boot loader finds."""

import struct
from dataclasses import dataclass
from pathlib import Path

from rvhash.errors import MessageError
from rvhash.signature.sets import Set

MAGIC, FORMAT = 0x49485652, 1
HEADER = struct.Struct("<10I24x")
CONTEXT = b"rvhash boot image"  # of the signatures of SLH-DSA
LMS, HSS = 0x100, 0x101  # schemes beside the numbers of the sets
OTP_KEY = 64  # bytes of a key at most
OTP = struct.Struct(f"<3I{OTP_KEY}s")
FLASH_AT, FLASH_BYTES, OTP_AT = 0x80150000, 0x2E000, 0x8017E000  # sw/apps/boot/main.c
IMAGE_MAX = FLASH_BYTES - 4  # after the word with its length
TEXT_ROOM, DATA_ROOM = range(0x80020000, 0x80040000), range(0x80140000, 0x80150000)  # of a program: the same file

_ELF = struct.Struct("<16sHHIIIIIHHHHHH")
_SEGMENT = struct.Struct("<8I")
_IDENT, _LOAD, _RISCV = b"\x7fELF\x01\x01\x01", 1, 243


@dataclass(frozen=True)
class Segment:
    """Bytes of a program and where they are loaded."""

    at: int
    data: bytes
    bytes: int  # in memory; more than the data: zeros follow


def segments(name: str) -> tuple[int, list[Segment]]:
    """The entry and the loaded segments of an ELF file of a 32-bit RISC-V. MessageError if it is none."""
    try:
        raw = Path(name).read_bytes()
    except OSError as e:
        raise MessageError(f"{name}: {e.strerror}") from None
    try:
        ident, _, machine, _, entry, table, _, _, _, size, count, *_ = _ELF.unpack_from(raw)
        if not ident.startswith(_IDENT) or machine != _RISCV or size != _SEGMENT.size:
            raise MessageError(f"{name}: not an ELF file of a 32-bit RISC-V")
        found = []
        for i in range(count):
            kind, offset, at, _, in_file, in_memory, _, _ = _SEGMENT.unpack_from(raw, table + i * size)
            if kind == _LOAD and in_memory:
                if offset + in_file > len(raw):
                    raise MessageError(f"{name}: cut short")
                found.append(Segment(at, raw[offset : offset + in_file], in_memory))
    except struct.error:
        raise MessageError(f"{name}: not an ELF file of a 32-bit RISC-V") from None
    return entry, found


def unsigned(name: str, version: int, scheme: int, signature_bytes: int) -> bytes:
    """The bytes of an image that are signed: the header, text and data of an ELF file. MessageError if the boot loader
    would refuse the image.
    """
    entry, found = segments(name)
    text, data = _part(name, found, TEXT_ROOM), _part(name, found, DATA_ROOM)
    outside = [s for s in found if not any(_is_inside(s, room) for room in (TEXT_ROOM, DATA_ROOM))]
    if outside or not text.data:
        what = f"{outside[0].bytes:,} bytes at {outside[0].at:#x}" if outside else "no text"
        rooms = " and ".join(f"{room[0]:#x} to {room[-1]:#x}" for room in (TEXT_ROOM, DATA_ROOM))
        raise MessageError(
            f"{name}: {what}; not a program for the boot loader, which has {rooms}: link it with --defsym=__image=1"
        )
    if text.at % 4 or data.at % 4:
        raise MessageError(f"{name}: text at {text.at:#x}, data at {data.at:#x}; the boot loader takes whole words")
    if entry % 2 or not text.at <= entry <= text.at + len(text.data) - 4:
        raise MessageError(f"{name}: it starts at {entry:#x}, which is not in its text")
    places = (text.at, len(text.data), data.at, len(data.data))
    got = HEADER.pack(MAGIC, FORMAT, version, scheme, signature_bytes, entry, *places) + text.data + data.data
    size = len(got) + signature_bytes
    if size > IMAGE_MAX:
        raise MessageError(f"{name}: the image would have {size:,} bytes; flash holds {IMAGE_MAX:,}")
    return got


def _part(name: str, found: list[Segment], room: range) -> Segment:
    """The text or the data, in whole words; at the start of its room if it is empty."""
    inside = [s for s in found if s.data and s.at in room]
    if len(inside) > 1:
        raise MessageError(f"{name}: {len(inside)} segments at {room[0]:#x}; an image has one of text, one of data")
    if not inside:
        return Segment(room[0], b"", 0)
    return Segment(inside[0].at, inside[0].data + bytes(-len(inside[0].data) % 4), inside[0].bytes)


def _is_inside(s: Segment, room: range) -> bool:
    """Is all of it in the room, with the zeros that follow its data?"""
    words = len(s.data) + -len(s.data) % 4
    return s.at in room and max(s.bytes, words) <= room.stop - s.at


def scheme_of(name: str | None, of: Set | None) -> int:
    """The number of a scheme: lms, hss or a set."""
    return {"lms": LMS, "hss": HSS}[name] if of is None else of.number


def with_flash(loader: Path, image: bytes, scheme: int, key: bytes, version: int) -> bytes:
    """The boot loader's ELF file with an image in flash and a key in OTP. MessageError if the image is too long."""
    if len(image) > IMAGE_MAX:
        raise MessageError(f"the image has {len(image):,} bytes; flash holds {IMAGE_MAX:,}")
    entry, found = segments(str(loader))
    flash = len(image).to_bytes(4, "little") + image
    found += [Segment(FLASH_AT, flash, len(flash))]
    otp = OTP.pack(scheme, version, len(key), key)
    found += [Segment(OTP_AT, otp, len(otp))]
    at = _ELF.size + len(found) * _SEGMENT.size
    table, body = b"", b""
    for s in found:
        table += _SEGMENT.pack(_LOAD, at + len(body), s.at, s.at, len(s.data), s.bytes, 7, 4)
        body += s.data
    head = _ELF.pack(
        _IDENT.ljust(16, b"\0"), 2, _RISCV, 1, entry, _ELF.size, 0, 0, _ELF.size, _SEGMENT.size, len(found), 0, 0, 0
    )
    return head + table + body
