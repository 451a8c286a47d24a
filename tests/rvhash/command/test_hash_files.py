# SPDX-License-Identifier: Apache-2.0
"""Digest lines from a simulator with correct or wrong results."""

import hashlib

from rvhash.command.hash_files import hash_files
from rvhash.model import ALGORITHMS
from rvhash.simulate.design_runner import Runner


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
