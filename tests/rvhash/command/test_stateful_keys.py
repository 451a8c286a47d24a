# SPDX-License-Identifier: Apache-2.0
"""Private keys with a state: no leaf signs two images, whoever signs by whatever name of the key."""

import os

import pytest
from filelock import FileLock
from pyhsslms import pyhsslms
from typer.testing import CliRunner

from rvhash.command import boot_command, main, signature_files, stateful_keys
from rvhash.errors import MessageError
from rvhash.signature.images import DATA_ROOM, TEXT_ROOM, Segment
from tests.rvhash.command.typed import one_line, popen
from tests.rvhash.signature.test_images import elf

SIGN = ("sign", "--image", "-s", "lms", "-k")


@pytest.fixture
def key(tmp_path) -> pyhsslms.LmsPrivateKey:
    """The key in `real/key`, which `key` links to; `p` is a program."""
    made = pyhsslms.LmsPrivateKey(pyhsslms.lms_sha256_m24_h5, pyhsslms.lmots_sha256_n24_w4)
    (tmp_path / "real").mkdir()
    (tmp_path / "real" / "key").write_bytes(made.serialize())
    (tmp_path / "key").symlink_to("real/key")
    (tmp_path / "p").write_bytes(elf([Segment(TEXT_ROOM[0], bytes(8), 8), Segment(DATA_ROOM[0], bytes(4), 4)]))
    return made


def leaf(image: bytes) -> int:
    size = int.from_bytes(image[16:20], "little")
    return int.from_bytes(image[len(image) - size :][:4], "big")


def test_a_second_signer_waits(tmp_path, key):
    """It says so, and reads the state that the first has stored. The lock lies beside the real key."""
    lock = FileLock(tmp_path / "real" / "key.lock")
    lock.acquire()
    with popen(*SIGN, "key", "p", cwd=tmp_path) as second:
        assert b"waiting for another rvhash process that signs with key" in second.stderr.readline()
        key.sign(b"by the first")
        (tmp_path / "real" / "key").write_bytes(key.serialize())
        assert not (tmp_path / "p.img").exists()
        lock.release()
        second.communicate(timeout=60)
    assert second.returncode == 0
    assert leaf((tmp_path / "p.img").read_bytes()) == 1


def test_signers_at_once(tmp_path, key):
    """By the key and by a link to it: each has a leaf of its own."""
    started = [popen(*SIGN, name, "-o", f"{i}", "p", cwd=tmp_path) for i, name in enumerate(("key", "real/key", "key"))]
    for each in started:
        _, said = each.communicate(timeout=60)
        assert each.returncode == 0, said
    assert sorted(leaf((tmp_path / f"{i}").read_bytes()) for i in range(3)) == [0, 1, 2]
    assert (tmp_path / "key").is_symlink()
    assert (tmp_path / "real" / "key").read_bytes()[-4:] == (3).to_bytes(4, "big")


def test_the_wait_ends(tmp_path, key, monkeypatch, capsys):
    monkeypatch.setattr(stateful_keys, "LONGEST_WAIT", 0.1)
    with (
        stateful_keys.held(str(tmp_path / "real" / "key")),
        pytest.raises(MessageError, match=r"another signer has held .*key\.lock"),
        stateful_keys.held(str(tmp_path / "key")),
    ):
        pass
    assert "waiting" in capsys.readouterr().err


def test_the_state_is_stored_before_the_image(tmp_path, key, monkeypatch):
    """And on the disk: the folder of the key is synchronised before the image has a name."""
    order, replace, fsync = [], os.replace, os.fsync

    def replaced(old, new):
        order.append(os.path.basename(new))
        replace(old, new)

    def synchronised(file):
        order.append(os.path.basename(os.readlink(f"/proc/self/fd/{file}")))
        fsync(file)

    monkeypatch.setattr(signature_files.os, "replace", replaced)
    monkeypatch.setattr(signature_files.os, "fsync", synchronised)
    monkeypatch.chdir(tmp_path)
    assert CliRunner().invoke(main.application("sign"), [*SIGN, "key", "p"]).exit_code == 0
    assert order[1:3] == ["key", "real"]
    assert order[4] == "p.img"
    assert order[0].startswith(".key.")


def test_keys_that_are_refused(rvhash, tmp_path, key):
    """A second name, which would keep the old state; no file; a device; a key that has signed all."""
    before = (tmp_path / "real" / "key").read_bytes()
    os.link(tmp_path / "real" / "key", tmp_path / "second")
    for name in ("key", "second"):
        assert "2 hard links" in one_line(rvhash(*SIGN, name, "p"), 1)
    os.unlink(tmp_path / "second")
    assert "none: No such file" in one_line(rvhash(*SIGN, "none", "p"), 1)
    assert "/dev/null: not a regular file" in one_line(rvhash(*SIGN, "/dev/null", "p"), 1)
    (tmp_path / "loop").symlink_to("loop")
    assert "loop: " in one_line(rvhash(*SIGN, "loop", "p"), 1)
    assert not (tmp_path / "none.lock").exists()
    (tmp_path / "real" / "key").write_bytes(before[:-1] + bytes([32]))
    assert "key: the key has signed all that it may; a new key is needed" in one_line(rvhash(*SIGN, "key", "p"), 1)
    (tmp_path / "real" / "key").write_bytes(before[:-1])
    assert "key: not a private key of pyhsslms: it is cut" in one_line(rvhash(*SIGN, "key", "p"), 1)
    assert not (tmp_path / "p.img").exists()


@pytest.mark.parametrize(
    "program",
    [
        [Segment(0x80000000, bytes(8), 8), Segment(0x80100000, bytes(4), 4)],
        [Segment(TEXT_ROOM[0], bytes(len(TEXT_ROOM)), len(TEXT_ROOM)), Segment(DATA_ROOM[0], bytes(65536), 65536)],
    ],
    ids=["place", "flash"],
)
def test_an_image_that_would_not_start_takes_no_leaf(tmp_path, key, program):
    (tmp_path / "p").write_bytes(elf(program, program[0].at))
    with pytest.raises(MessageError, match=r"defsym|flash holds"):
        boot_command.hss_image("lms", str(tmp_path / "p"), str(tmp_path / "key"), 0)
    assert (tmp_path / "real" / "key").read_bytes() == key.serialize()
