# SPDX-License-Identifier: Apache-2.0
"""Digest lines against coreutils: they are identical to those of sha256sum, which can also read them."""

import os
import subprocess

import pytest

from rvhash.command import digest_list
from rvhash.model import ALGORITHMS, digest

SHA256 = ALGORITHMS["sha256"]
NAMES = [
    "plain",
    "with space",
    "-dash",
    "back\\slash",
    "new\nline",
    "return\r",
    "both\\\nn",
    "\udcff bytes",
    "ä",
    "a) = b",
]


def sha256sum(*args: str, cwd) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(["sha256sum", *args], cwd=cwd, capture_output=True, check=False)


@pytest.mark.parametrize("tagged", [False, True])
@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_line_is_coreutils_line_and_is_read_back(tmp_path, name, tagged):
    (tmp_path / name).write_bytes(b"content")
    line = digest_list.write(SHA256, name, digest("sha256", b"content"), tagged)
    theirs = sha256sum(*(["--tag"] if tagged else []), "--", name, cwd=tmp_path).stdout
    assert os.fsencode(line) + b"\n" == theirs
    entry = digest_list.read(line)
    assert entry == digest_list.Entry(name, digest("sha256", b"content"), SHA256 if tagged else None)
    (tmp_path / "list").write_bytes(os.fsencode(line) + b"\n")
    check = sha256sum("-c", "list", cwd=tmp_path)
    assert check.returncode == 0
    if name not in ("back\\slash", "return\r"):  # versions of coreutils differ on these
        assert check.stdout == os.fsencode(digest_list.reported(name)) + b": OK\n"


@pytest.mark.parametrize("alg", ALGORITHMS.values(), ids=ALGORITHMS)
def test_tagged_line_names_every_algorithm(alg):
    line = digest_list.write(alg, "f", bytes(alg.default_out), tagged=True)
    assert digest_list.read(line) == digest_list.Entry("f", bytes(alg.default_out), alg)


def test_tags_are_the_usual_ones():
    tags = {name: digest_list.tag(alg) for name, alg in ALGORITHMS.items()}
    assert (tags["sha256"], tags["sha512-256"], tags["sha3-384"], tags["shake128"]) == (
        "SHA256",
        "SHA512/256",
        "SHA3-384",
        "SHAKE128",
    )


def test_other_forms_that_coreutils_reads():
    d = "ab" * 32
    for line in (f"{d} *name", f"{d.upper()}  name", f"{d}  name\r"):
        assert digest_list.read(line) == digest_list.Entry("name", bytes.fromhex(d), None)


@pytest.mark.parametrize(
    "line",
    ["", "x", "ab" * 32, "ab" * 32 + " name", "abc  odd", "zz  name", "MD5 (f) = 00", "\\00  bad\\escape", "00  "],
)
def test_line_that_is_not_one(line):
    assert digest_list.read(line) is None
