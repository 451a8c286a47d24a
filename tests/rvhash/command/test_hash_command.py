# SPDX-License-Identifier: Apache-2.0
"""`rvhash hash` on the real simulated systems: files of all kinds, standard input, every algorithm."""

import hashlib
import os
import re
import socket

import pytest

from rvhash.model import NAMES, digest
from tests.rvhash.command.typed import coreutils, one_line, popen, wait_until_read


@pytest.mark.parametrize("design", ["mmio-cv32e40x", "sw-cv32e40x"])
@pytest.mark.parametrize("name", NAMES)
def test_every_algorithm_on_both_designs(rvhash, tmp_path, name, design):
    data = bytes(range(256)) * 2
    (tmp_path / "file").write_bytes(data)
    done = rvhash("hash", "-a", name, "-d", design, "file")
    assert done.returncode == 0
    assert done.stdout == f"{digest(name, data).hex()}  file\n".encode()
    assert re.search(rf"^rvhash: file: [\d,]+ cycles, [\d.]+ cycles/byte \({design}\)$", done.stderr.decode(), re.M)


def test_coreutils_checks_our_lines_and_we_check_theirs(rvhash, tmp_path):
    names = ["plain", "a b", "back\\slash", "new\nline", "\udcff", "empty"]
    for i, name in enumerate(names):
        (tmp_path / name).write_bytes(bytes(i * 50) if name != "empty" else b"")
    for tag in ([], ["--tag"]):
        ours = rvhash("hash", "-a", "sha256", *tag, *names)
        theirs = coreutils(*tag, *names, cwd=tmp_path)
        assert ours.returncode == 0
        assert ours.stdout == theirs.stdout
        (tmp_path / "list").write_bytes(theirs.stdout)
        check = rvhash("hash", *([] if tag else ["-a", "sha256"]), "-c", "list")
        assert check.returncode == 0
        assert check.stdout == coreutils("-c", "list", cwd=tmp_path).stdout


def test_long_file_arrives_in_chunks(rvhash, tmp_path):
    data = os.urandom(200_000)
    (tmp_path / "f").write_bytes(data)
    assert rvhash("hash", "-a", "sha3-256", "f").stdout.split()[0].decode() == hashlib.sha3_256(data).hexdigest()


@pytest.mark.parametrize("args", [[], ["-"]])
def test_standard_input(rvhash, args):
    done = rvhash("hash", "-a", "sha256", *args, stdin=b"from a pipe")
    assert done.stdout == hashlib.sha256(b"from a pipe").hexdigest().encode() + b"  -\n"


def test_empty_input(rvhash):
    done = rvhash("hash", "-a", "sha3-512")
    assert done.stdout == hashlib.sha3_512().hexdigest().encode() + b"  -\n"


def test_shake_length(rvhash):
    done = rvhash("hash", "-a", "shake256", "--length", "200", stdin=b"x")
    assert done.stdout == hashlib.shake_256(b"x").hexdigest(200).encode() + b"  -\n"


def test_files_that_cannot_be_read_do_not_stop_the_others(rvhash, tmp_path):
    (tmp_path / "good").write_bytes(b"x")
    (tmp_path / "folder").mkdir()
    (tmp_path / "loop").symlink_to("loop")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "socket"))
    done = rvhash("hash", "-a", "sha256", "missing", "folder", "loop", "socket", "/proc/self/mem", "good")
    assert done.returncode == 1
    assert done.stdout == hashlib.sha256(b"x").hexdigest().encode() + b"  good\n"
    said = done.stderr.decode().splitlines()
    assert said[:5] == [
        "rvhash: missing: No such file or directory",
        "rvhash: folder: Is a directory",
        "rvhash: loop: Too many levels of symbolic links",
        "rvhash: socket: No such device or address",
        "rvhash: /proc/self/mem: Input/output error",
    ]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_file_without_permission(rvhash, tmp_path):
    (tmp_path / "f").touch(mode=0)
    assert one_line(rvhash("hash", "-a", "sha256", "f"), 1) == "rvhash: f: Permission denied"


def test_file_that_shrinks_while_it_is_read(tmp_path):
    with (tmp_path / "big").open("wb") as file:
        file.truncate(1 << 28)
    process = popen("hash", "-a", "sha256", "big", cwd=tmp_path)
    wait_until_read(process, "big")
    os.truncate(tmp_path / "big", 1)
    out, error = process.communicate(timeout=300)
    assert (process.returncode, out) == (1, b"")
    last = error.decode().splitlines()[-1]
    assert re.fullmatch(r"rvhash: big shrank while it was read: \d+ of 268435456 bytes were left", last)
