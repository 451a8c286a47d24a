# SPDX-License-Identifier: Apache-2.0
"""Images of programs: what is taken from an ELF file, what is refused, and what the simulated device finds."""

import pytest

from rvhash.errors import MessageError
from rvhash.signature import SETS, images
from rvhash.signature.images import DRAM, IRAM, Segment


def elf(segments: list[Segment], entry: int = IRAM[0]) -> bytes:
    """An ELF file with these segments."""
    at = images._ELF.size + len(segments) * images._SEGMENT.size
    table, body = b"", b""
    for s in segments:
        table += images._SEGMENT.pack(1, at + len(body), s.at, s.at, len(s.data), s.bytes, 7, 4)
        body += s.data
    ident = images._IDENT.ljust(16, b"\0")
    return images._ELF.pack(ident, 2, 243, 1, entry, 52, 0, 0, 52, 32, len(segments), 0, 0, 0) + table + body


TEXT, DATA = Segment(IRAM[0] + 256, b"abcdefg", 7), Segment(DRAM[0], b"xyz", 100)


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
    (tmp_path / "p").write_bytes(elf([TEXT]))
    assert images.unsigned(str(tmp_path / "p"), 0, 3, 77)[64:] == b"abcdefg\0"


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "not an ELF"),
        (b"\x7fELF" + bytes(100), "not an ELF"),
        (elf([TEXT, DATA])[:60], "not an ELF"),
        (elf([TEXT, DATA])[:-1], "cut short"),
        (elf([DATA]), "not a program of this system"),
        (elf([TEXT, DATA, Segment(0x1000, b"x", 1)]), "not a program of this system"),
        (elf([TEXT, TEXT]), "2 segments"),
    ],
)
def test_what_is_no_program(tmp_path, content, says):
    (tmp_path / "p").write_bytes(content)
    with pytest.raises(MessageError, match=says):
        images.unsigned(str(tmp_path / "p"), 0, 3, 77)
    with pytest.raises(MessageError, match="No such file"):
        images.unsigned(str(tmp_path / "q"), 0, 3, 77)


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
