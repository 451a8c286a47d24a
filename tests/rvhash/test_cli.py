# SPDX-License-Identifier: Apache-2.0
"""`rvhash` as a user types it, on the real simulated systems: answers, errors, exit status."""

import contextlib
import hashlib
import json
import os
import pty
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from rvhash.errors import UsageError
from rvhash.hashing import hash_files
from rvhash.model import ALGORITHMS, NAMES, digest
from rvhash.run import Runner
from tests.rvhash.conftest import ROOT

HANG = """
name = "hang"
title = "firmware that never ends"
host = "cv32e40x"
attachment = "none"
firmware = { backend = "none", software = "good", app = "hang" }
"""


def coreutils(*args: str, cwd: Path) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(["sha256sum", *args], cwd=cwd, capture_output=True, check=False)


def one_line(done: subprocess.CompletedProcess[bytes], status: int) -> str:
    """The error of a command that printed nothing else, on either stream."""
    lines = done.stderr.decode().splitlines()
    assert (done.returncode, done.stdout, len(lines)) == (status, b"", 1), done
    assert lines[0].startswith("rvhash: ")
    assert "Traceback" not in lines[0]
    return lines[0]


def popen(*args: str, cwd: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "rvhash", *args],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def children(pid: int) -> list[int]:
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(child) for child in text.split()]


def wait_until_read(process: subprocess.Popen[bytes], name: str) -> None:
    """Until the process has read some of the file of that name, but not all: the simulator is at work."""
    end = time.monotonic() + 300
    while True:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < end
        for link in Path(f"/proc/{process.pid}/fd").iterdir():
            try:
                position = (Path(f"/proc/{process.pid}/fdinfo") / link.name).read_text().split()[1]
                if os.readlink(link).endswith(f"/{name}") and int(position) > 0:
                    return
            except OSError:
                continue
        time.sleep(0.01)


# ---- hash ----


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
    assert re.fullmatch(r"rvhash: big: shrank while it was read: \d+ of 268435456 bytes were left", last)


def test_digest_that_is_not_hashlibs_is_an_error_and_is_not_printed(fake, tmp_path, capfd):
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.write_bytes(b"x")
    bad.write_bytes(b"y")
    with Runner(fake("wrong").design, system=fake("wrong")) as runner:
        assert not hash_files(runner, ALGORITHMS["sha256"], [str(good), str(bad)])
    out, error = capfd.readouterr()
    assert out == ""
    assert error.count("WRONG DIGEST") == 2


def test_good_fake_is_printed(fake, tmp_path, capfd):
    (tmp_path / "f").write_bytes(b"x")
    with Runner(fake("good").design, system=fake("good")) as runner:
        assert hash_files(runner, ALGORITHMS["sha256"], [str(tmp_path / "f")])
    assert capfd.readouterr().out == f"{hashlib.sha256(b'x').hexdigest()}  {tmp_path / 'f'}\n"


# ---- hash -c ----


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
    assert "-:1: the line does not say which algorithm; give it with -a" in said


# ---- wrong use ----


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["hash", "f"], "say which algorithm with -a: sha224, sha256, sha384, sha512"),
        (["hash", "-a", "sha3-265", "f"], "unknown algorithm 'sha3-265' (did you mean 'sha3-256'?); known: sha224, "),
        (["hash", "-a", "sha256", "-d", "sw-cv32e4", "f"], "unknown design 'sw-cv32e4' (did you mean 'sw-cv32e40x'?)"),
        (["hash", "-a", "sha256", "-d", "none.toml", "f"], "none.toml: No such file or directory"),
        (["hash", "-a", "sha256", "--length", "5", "f"], "--length: sha256 always gives 32 bytes, not 5"),
        (["hash", "-a", "shake128", "--length", "0", "f"], "Invalid value for '--length'"),
        (["hash", "-a", "sha256", "--quiet", "f"], "--quiet and --status have a meaning only with -c"),
        (["hash", "-a", "sha256", "-c", "--tag", "f"], "--tag and --length have no meaning with it"),
        (["hash", "--max-cycles", "0"], "Invalid value for '--max-cycles'"),
        (["hash", "--frobnicate"], "No such option: --frobnicate"),
        (["bench"], "give a WORKLOAD (kronos"),
        (["bench", "kronos", "-a", "sha256"], "give either WORKLOAD or -a and --bytes"),
        (["bench", "chronos"], "unknown workload 'chronos' (did you mean 'kronos'?)"),
        (["bench", "kronos", "--json", "--csv"], "choose one of --json and --csv"),
        (["bench", "-a", "sha256", "--bytes", "-1"], "Invalid value for '--bytes'"),
        (["nonsense"], "No such command 'nonsense'"),
    ],
)
def test_wrong_use_is_one_line_and_status_2(rvhash, args, says):
    assert says in one_line(rvhash(*args), 2)


def test_bad_design_file(rvhash, tmp_path):
    (tmp_path / "d.toml").write_text(HANG.replace("attachment =", "atachment ="))
    said = one_line(rvhash("hash", "-a", "sha256", "-d", "d.toml"), 2)
    assert "d.toml: key 'attachment' is missing; unknown key 'atachment'; allowed: name, title, host, " in said


def test_help_and_version(rvhash):
    for command in ([], ["list"], ["hash"], ["bench"]):
        done = rvhash(*command, "--help")
        assert done.returncode == 0
        assert b"Usage:" in done.stdout
        assert b"rvhash " + b" ".join(c.encode() for c in command) in done.stdout
    assert re.fullmatch(rb"rvhash \d+\.\d+\.\d+\n", rvhash("--version").stdout)
    assert rvhash().returncode == 2


def test_list(rvhash):
    lines = rvhash("list").stdout.decode().splitlines()
    records = json.loads(rvhash("list", "--json").stdout)
    assert [line.split()[0] for line in lines[1:]] == [r["name"] for r in records]
    assert [line.split()[1:3] for line in lines[1:]] == [[r["host"], r["attachment"]] for r in records]


# ---- runs that do not end by themselves ----


def test_firmware_that_never_ends(rvhash, tmp_path):
    (tmp_path / "hang.toml").write_text(HANG)
    done = rvhash("hash", "-a", "sha256", "-d", "hang.toml", "--max-cycles", "20000")
    assert (done.returncode, done.stdout) == (1, b"")
    last = done.stderr.decode().splitlines()[-1]
    says = r"cycle limit reached: the firmware showed no progress for 2\d{4} cycles; --max-cycles sets the limit"
    assert re.fullmatch("rvhash: -: " + says, last)


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_interrupted_run_ends_the_simulator_too(tmp_path, number, status):
    with (tmp_path / "big").open("wb") as file:
        file.truncate(1 << 28)
    process = popen("hash", "-a", "sha256", "-d", "sw-cv32e40x", "big", cwd=tmp_path)
    wait_until_read(process, "big")
    simulators = children(process.pid)
    assert len(simulators) == 1
    process.send_signal(number)
    out, error = process.communicate(timeout=20)
    assert (process.returncode, out) == (status, b"")
    assert b"Traceback" not in error
    assert not Path(f"/proc/{simulators[0]}").exists()


@pytest.mark.parametrize("word", ["slow", "good"])
def test_progress_bar_on_a_terminal_when_it_takes_long(fake, tmp_path, monkeypatch, word):
    (tmp_path / "f").write_bytes(bytes(1000))
    ours, terminal = pty.openpty()
    seen: list[bytes] = []

    def read() -> None:
        with contextlib.suppress(OSError):  # what a terminal says when its other side is closed
            while piece := os.read(ours, 65536):
                seen.append(piece)

    reader = threading.Thread(target=read)
    reader.start()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")
    with open(terminal, "w") as screen, Runner(fake(word).design, system=fake(word)) as runner:
        monkeypatch.setattr(sys, "stderr", screen)
        assert hash_files(runner, ALGORITHMS["sha256"], [str(tmp_path / "f")])
    reader.join(10)
    os.close(ours)
    assert (b"0/1,000 bytes" in b"".join(seen)) == (word == "slow")
    assert b"2,000 cycles" in b"".join(seen)


def test_reader_that_goes_away(tmp_path):
    process = popen("list", cwd=tmp_path)
    process.stdout.close()
    assert process.wait(60) == 1
    assert process.stderr.read() == b""


def test_error_types_have_their_exit_status():
    assert UsageError("x").exit_code == 2
