# SPDX-License-Identifier: Apache-2.0
"""`rvhash list`: a line for each design point, and the same as JSON."""

import json


def test_list(rvhash):
    lines = rvhash("list").stdout.decode().splitlines()
    records = json.loads(rvhash("list", "--json").stdout)
    assert [line.split()[0] for line in lines[1:]] == [r["name"] for r in records]
    assert [line.split()[1:3] for line in lines[1:]] == [[r["host"], r["attachment"]] for r in records]
