# SPDX-License-Identifier: Apache-2.0
"""Images of programs: what is taken from an ELF file, what is refused, and what the simulated device finds."""

import re

import pytest

from rvhash.errors import MessageError
from rvhash.signature import SETS, images
from rvhash.signature.images import DATA_ROOM, TEXT_ROOM, Segment
from tests.rvhash.conftest import ROOT


def elf(segments: list[Segment], entry: int = TEXT_ROOM[0]) -> bytes:
    """An ELF file with these segments."""
    at = images._ELF.size + len(segments) * images._SEGMENT.size
    table, body = b"", b""
    for s in segments:
        table += images._SEGMENT.pack(1, at + len(body), s.at, s.at, len(s.data), s.bytes, 7, 4)
        body += s.data
    ident = images._IDENT.ljust(16, b"\0")
    return images._ELF.pack(ident, 2, 243, 1, entry, 52, 0, 0, 52, 32, len(segments), 0, 0, 0) + table + body


TEXT, DATA = Segment(TEXT_ROOM[0] + 256, b"abcdefg", 7), Segment(DATA_ROOM[0], b"xyz", 100)
HERE = TEXT.at + 4


def test_an_image(tmp_path):
    """Whole words of text and data; memory that is cleared is not in it."""
    (tmp_path / "p").write_bytes(elf([TEXT, DATA], TEXT.at + 4))
    got = images.unsigned(str(tmp_path / "p"), 9, 3, 77)
    assert images.HEADER.unpack(got[:64]) == (
        images.MAGIC,
        images.FORMAT,
        9,
        3,
        77,
        TEXT.at + 4,
        TEXT.at,
        8,
        DATA.at,
        4,
    )
    assert got[64:] == b"abcdefg\0xyz\0"
    assert got[40:64] == bytes(24)
    for zeros in ([], [Segment(DATA_ROOM[0] + 16, b"", 1000)]):  # no data: a place that the loader accepts
        (tmp_path / "p").write_bytes(elf([TEXT, *zeros], HERE))
        got = images.unsigned(str(tmp_path / "p"), 0, 3, 77)
        assert got[64:] == b"abcdefg\0"
        assert images.HEADER.unpack(got[:64])[8:] == (DATA_ROOM[0], 0)


def test_rooms_of_the_loader():
    """They are those of its source."""
    source = (ROOT / "sw" / "apps" / "boot" / "main.c").read_text()
    numbers = re.search(r"boot_memory memory = \{(.*)\};", source)[1].replace("u", "").split(", ")
    rooms = [n for room in (TEXT_ROOM, DATA_ROOM) for n in (room[0], len(room))]
    assert [int(n, 16) for n in numbers] == rooms
    assert f"FLASH_BYTES = {images.FLASH_BYTES:#x} " in source


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "not an ELF"),
        (b"\x7fELF" + bytes(100), "not an ELF"),
        (elf([TEXT, DATA])[:60], "not an ELF"),
        (elf([TEXT, DATA])[:-1], "cut short"),
        (elf([DATA]), "no text; not a program for the boot loader"),
        (elf([TEXT, DATA, Segment(0x1000, b"x", 1)], HERE), "1 bytes at 0x1000; not a program for the boot loader"),
        (elf([TEXT, TEXT]), "2 segments"),
        (elf([Segment(0x80000000, b"abcd", 4), DATA], 0x80000000), "link it with --defsym=__image=1"),
        (elf([TEXT, Segment(0x80100000, b"abcd", 4)], HERE), "4 bytes at 0x80100000; .*defsym"),
        (elf([TEXT, Segment(DATA_ROOM[-4], b"abcd", 5)], HERE), "5 bytes at 0x8014fffc; not"),
        (elf([TEXT, Segment(DATA_ROOM[0], b"", 65537)], HERE), "65,537 bytes"),
        (elf([Segment(TEXT_ROOM[-4], b"abcde", 5)], TEXT_ROOM[-4]), "5 bytes at 0x8003fffc; not"),
        (elf([Segment(TEXT_ROOM[2], b"abcd", 4)], TEXT_ROOM[2]), "whole words"),
        (elf([TEXT, Segment(DATA_ROOM[2], b"abcd", 4)], HERE), "whole words"),
        (elf([TEXT], TEXT.at + 1), "starts at 0x80020101"),
        (elf([TEXT], TEXT.at + 6), "starts at 0x80020106"),
        (elf([TEXT], TEXT.at - 2), "starts at 0x800200fe"),
    ],
)
def test_what_is_no_program(tmp_path, content, says):
    (tmp_path / "p").write_bytes(content)
    with pytest.raises(MessageError, match=says):
        images.unsigned(str(tmp_path / "p"), 0, 3, 77)
    with pytest.raises(MessageError, match="No such file"):
        images.unsigned(str(tmp_path / "q"), 0, 3, 77)


def test_an_image_fills_the_flash(tmp_path):
    """And not more."""
    text = Segment(TEXT_ROOM[0], bytes(1000), 1000)
    (tmp_path / "p").write_bytes(elf([text]))
    room = images.FLASH_BYTES - 4 - 64 - 1000
    assert len(images.unsigned(str(tmp_path / "p"), 0, 3, room)) == 1064
    with pytest.raises(MessageError, match="188,413 bytes; flash holds 188,412"):
        images.unsigned(str(tmp_path / "p"), 0, 3, room + 1)


def test_flash_and_otp(tmp_path):
    (tmp_path / "loader").write_bytes(elf([TEXT, DATA], TEXT.at))
    whole = images.with_flash(tmp_path / "loader", b"an image", 7, b"key", 2)
    (tmp_path / "both").write_bytes(whole)
    entry, found = images.segments(str(tmp_path / "both"))
    assert entry == TEXT.at
    assert found[:2] == [TEXT, DATA]
    assert found[2] == Segment(images.FLASH_AT, b"\x08\0\0\0an image", 12)
    assert images.OTP.unpack(found[3].data) == (7, 2, 3, b"key" + bytes(61))
    with pytest.raises(MessageError, match="flash holds"):
        images.with_flash(tmp_path / "loader", bytes(images.FLASH_BYTES - 3), 7, b"key", 2)


def test_numbers_of_schemes():
    assert images.scheme_of("lms", None) == 0x100
    assert images.scheme_of("hss", None) == 0x101
    assert images.scheme_of("x", SETS["shake-256f"]) == 12
