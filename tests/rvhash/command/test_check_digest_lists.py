# SPDX-License-Identifier: Apache-2.0
"""`rvhash hash -c`: its output and exit status are those of sha256sum -c."""

import hashlib

from tests.rvhash.command.typed import coreutils, one_line


def test_check_says_what_sha256sum_says(rvhash, tmp_path):
    for name in ("good", "bad", "worse"):
        (tmp_path / name).write_bytes(name.encode())
    lines = [f"{hashlib.sha256(name.encode()).hexdigest()}  {name}" for name in ("good", "bad", "worse")]
    for name in ("bad", "worse"):
        (tmp_path / name).write_bytes(b"changed")
    lists = {
        "all": [*lines, "0" * 64 + "  missing", "nonsense", "# comment", "0" * 56 + "  short", ""],
        "fine": lines[:1],
        "bad": lines[1:2],
        "fine-but-a-line": [lines[0], "nonsense"],
        "nonsense": ["nonsense"],
        "empty": [],
    }
    for name, text in lists.items():
        (tmp_path / name).write_text("\n".join([*text, ""]))
    for args in (["all"], ["fine"], ["bad"], ["fine-but-a-line"], ["nonsense"], ["empty"], ["absent", "fine"]):
        for option in ([], ["--quiet"], ["--status"]):
            ours, theirs = (
                rvhash("hash", "-a", "sha256", *option, "-c", *args),
                coreutils(*option, "-c", *args, cwd=tmp_path),
            )
            assert ours.returncode == theirs.returncode, (args, option)
            assert ours.stdout == theirs.stdout, (args, option)
            if not args[0].startswith("fine") or option:
                assert (b"WARNING" in ours.stderr) == (b"WARNING" in theirs.stderr), (args, option)


def test_check_warnings_in_words(rvhash, tmp_path):
    (tmp_path / "f").write_bytes(b"x")
    (tmp_path / "list").write_text("0" * 64 + "  f\n" + "0" * 64 + "  gone\nbad\nbad\n")
    done = rvhash("hash", "-a", "sha256", "-c", "list")
    assert done.returncode == 1
    assert done.stdout == b"f: FAILED\ngone: FAILED open or read\n"
    said = done.stderr.decode()
    assert "rvhash: gone: No such file or directory\n" in said
    assert "rvhash: WARNING: 2 lines are improperly formatted\n" in said
    assert "rvhash: WARNING: 1 listed file could not be read\n" in said
    assert "rvhash: WARNING: 1 computed checksum did NOT match\n" in said


def test_check_from_stdin_takes_the_algorithm_of_each_tag(rvhash, tmp_path):
    (tmp_path / "f").write_bytes(b"x")
    tagged = (
        f"SHA3-256 (f) = {hashlib.sha3_256(b'x').hexdigest()}\nSHAKE128 (f) = {hashlib.shake_128(b'x').hexdigest(9)}\n"
    )
    done = rvhash("hash", "-c", stdin=tagged.encode())
    assert (done.returncode, done.stdout) == (0, b"f: OK\nf: OK\n")
    done = rvhash("hash", "-a", "sha256", "-c", stdin=tagged.encode())
    assert done.returncode == 1
    assert b"no properly formatted checksum lines" in done.stderr


def test_check_without_any_word_of_the_algorithm(rvhash):
    said = one_line(rvhash("hash", "-c", stdin=b"0" * 64 + b"  f\n"), 2)
    assert "-:1: the line does not name an algorithm; give it with -a" in said
