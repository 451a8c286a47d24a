# SPDX-License-Identifier: Apache-2.0
"""`rvhash files`: file lists, and nothing else, on standard output."""

import json

import pytest

from rvhash.design import file_list
from tests.rvhash.conftest import ROOT


def test_a_list_goes_to_stdout(rvhash):
    done = rvhash("files", "mmio")
    assert done.returncode == 0
    assert done.stdout.decode() == file_list.as_f(file_list.of("mmio"), str(ROOT), waivers=False) + "\n"
    assert done.stderr == b""


def test_root_goes_before_each_path(rvhash):
    record = json.loads(rvhash("files", "rvh_mmio_axi", "--root", "${RVHASH}/", "--format", "json").stdout)
    assert all(f.startswith("${RVHASH}/rtl/") for f in record["files"])


def test_the_list_of_names(rvhash):
    assert rvhash("files", "--list").stdout.decode().split() == file_list.names()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((), "UNIT is missing"),
        (("--list", "mmio"), "--list lists all units and takes no UNIT"),
        (("--list", "--format", "yaml"), "--format = 'yaml' is not known; allowed: f, json"),
        (("mmio", "--format", "yaml"), "--format = 'yaml' is not known; allowed: f, json"),
        (("mmio", "--format", "json", "--waivers"), "--waivers requires --format f"),
        (("mmi",), "unknown unit 'mmi' (did you mean 'mmio'?)"),
    ],
)
def test_wrong_usage(rvhash, arguments, says):
    done = rvhash("files", *arguments)
    assert done.returncode == 2
    assert done.stdout == b""
    assert says in done.stderr.decode()
