# SPDX-License-Identifier: Apache-2.0
"""The command `rvhash`: wrong usage, help."""

import re

import pytest

from tests.rvhash.command.typed import HANG, one_line


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["hash", "f"], "the algorithm is missing; give it with -a: sha224, sha256, sha384, sha512"),
        (["hash", "-a", "sha3-265", "f"], "unknown algorithm 'sha3-265' (did you mean 'sha3-256'?); known: sha224, "),
        (["hash", "-a", "sha256", "-d", "sw-cv32e4", "f"], "unknown design 'sw-cv32e4' (did you mean 'sw-cv32e40x'?)"),
        (["hash", "-a", "sha256", "-d", "none.toml", "f"], "none.toml: No such file or directory"),
        (["hash", "-a", "sha256", "--length", "5", "f"], "--length: sha256 always has 32 bytes of output, not 5"),
        (["hash", "-a", "shake128", "--length", "0", "f"], "Invalid value for '--length'"),
        (["hash", "-a", "sha256", "--quiet", "f"], "--quiet and --status require -c"),
        (["hash", "-a", "sha256", "-c", "--tag", "f"], "--tag and --length cannot be used with -c"),
        (["hash", "--max-cycles", "0"], "Invalid value for '--max-cycles'"),
        (["hash", "--frobnicate"], "No such option: --frobnicate"),
        (["bench"], "give a WORKLOAD (asip, isa"),
        (["bench", "kronos", "-a", "sha256"], "give either WORKLOAD or -a and --bytes"),
        (["bench", "chronos"], "unknown workload 'chronos' (did you mean 'kronos'?)"),
        (["bench", "kronos", "--json", "--csv"], "--json and --csv exclude each other"),
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
