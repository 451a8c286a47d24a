# SPDX-License-Identifier: Apache-2.0
"""`rvhash list`: roles and hosts, the designs of a host, the hosts; each also as JSON."""

import json

from rvhash import design
from rvhash.design import hosts


def lines(done) -> list[list[str]]:
    """The words of each line after the heading."""
    assert done.returncode == 0, done.stderr
    return [line.split() for line in done.stdout.decode().splitlines()[1:]]


def test_roles_and_hosts(rvhash):
    """A line for each role, and in it which host serves it; together they are all designs."""
    heading = rvhash("list").stdout.decode().splitlines()[0].split()
    assert heading[: 1 + len(hosts.names())] == ["role", *hosts.names()]
    found = lines(rvhash("list"))
    assert [line[0] for line in found[: len(design.roles())]] == design.roles()
    cells = {
        f"{line[0]}-{host}": line[1 + i]
        for line in found[: len(design.roles())]
        for i, host in enumerate(hosts.names())
    }
    assert {name for name, cell in cells.items() if cell == "yes"} == set(design.names())
    assert [line[-1] for line in found[-2:]] == ["cva6", "mmio-cv32e40x"]
    records = json.loads(rvhash("list", "--json").stdout)
    assert [r["name"] for r in records] == design.names()


def test_designs_of_a_host(rvhash):
    found = lines(rvhash("list", "--host", "ibex"))
    records = json.loads(rvhash("list", "--host", "ibex", "--json").stdout)
    assert [line[0] for line in found] == [r["name"] for r in records] == design.names("ibex")
    assert [line[1] for line in found] == [r["attachment"] for r in records]
    assert {r["host"] for r in records} == {"ibex"}


def test_hosts(rvhash):
    """What each has, and its defects."""
    text = rvhash("list", "--hosts").stdout.decode()
    records = json.loads(rvhash("list", "--hosts", "--json").stdout)
    assert [line[0] for line in lines(rvhash("list", "--hosts"))[: len(records)]] == [
        *hosts.names(),
        *hosts.axi_names(),
    ]
    assert {r["name"]: r["has"]["extension"] for r in records}["hart"] == "1.0"
    assert all(defect["what"] in text for r in records for defect in r["defects"])
    assert "CV-X-IF 0.2, 2 sources" in text


def test_a_wrong_request_is_refused(rvhash):
    done = rvhash("list", "--host", "harrt")
    assert done.returncode == 2
    assert b"unknown host 'harrt' (did you mean 'hart'?)" in done.stderr
    done = rvhash("list", "--host", "hart", "--hosts")
    assert done.returncode == 2
    assert b"exclude each other" in done.stderr
