# SPDX-License-Identifier: Apache-2.0
"""Workload files: those of the checkout are valid; an invalid one is refused with the allowed values."""

import pytest

from rvhash import design
from rvhash.bench import workloads
from rvhash.errors import UsageError


def test_workloads(tmp_path):
    for name in workloads.names():
        assert workloads.get(name).name == name
    assert [(m.algorithm, m.bytes) for m in workloads.get("kronos").message] == [("sha3-384", 200)]
    printed = {row.source: row.published for row in workloads.get("kronos").comparison.row}
    answered = [p for name in design.names() for p in design.get(name).published if p.source.startswith("KRONOS")]
    assert {p.source: p.cycles for p in answered}.items() <= printed.items()
    bad = tmp_path / "w.toml"
    one = '[[message]]\nalgorithm = "sha256"\nbytes = 1\n'
    curve = '[lengths]\nalgorithms = ["sha256"]\nbytes = [0, 1]\nagainst = "sw-cv32e40x"'
    table = '[comparison]\ntitle = "t"\n[[comparison.row]]\n'
    for text, says in (
        ('[[message]]\nalgorithm = "sha1"\nbytes = 1', "message.algorithm = 'sha1' is not known; allowed: sha224"),
        ('[[message]]\nalgorithm = "sha256"\nbytes = -1', "key 'message.0.bytes'.*greater than or equal to 0"),
        ("message = []", "a workload has either messages or lengths"),
        (one + curve, "a workload has either messages or lengths"),
        (curve.replace("sw-", "no-"), "lengths.against = 'no-cv32e40x' is not known; allowed"),
        (curve.replace("sha256", "sha1"), "lengths.algorithms = 'sha1' is not known; allowed"),
        (curve.replace("0, 1", "1, 0"), "the lengths must be in ascending order"),
        (curve.replace("0, 1", "-1, 1"), "key 'lengths.bytes.0'.*greater than or equal to 0"),
        ('designs = ["no"]\n' + one, "designs = 'no' is not known; allowed"),
        (one + table + 'source = "s"\npublished = 1\nours = "no"', "comparison.row.ours = 'no' is not known; allowed"),
        (one + table + 'source = "s"\npublished = 0', "key 'comparison.row.0.published'.*greater than 0"),
        (
            one + one + table + 'source = "s"\npublished = 1',
            "a comparison requires exactly one message",
        ),
    ):
        bad.write_text('name = "w"\ntitle = "t"\n' + text)
        with pytest.raises(UsageError, match=says):
            workloads.get(str(bad))


@pytest.mark.parametrize("name", workloads.names())
def test_roles_are_designs_of_the_host(name):
    """Everywhere in a workload; those that the host does not serve are left out and named."""
    for host in ("cv32e40x", "hart", "ibex"):
        written, of = workloads.read(name), workloads.get(name, host)
        left_out = written.not_on(host)
        assert of.designs == [f"{role}-{host}" for role in written.designs if role not in left_out]
        assert set(of.designs) <= set(design.names(host))
        assert not {f"{role}-{host}" for role in left_out} & set(design.names())
        told = [d for m in of.blocks.mode for d in m.designs] + [of.blocks.reproduced] if of.blocks else []
        told += [of.lengths.against] if of.lengths else []
        told += [d for row in of.comparison.row for d in (row.reproduced, row.ours) if d] if of.comparison else []
        assert all(d.endswith(f"-{host}") for d in told)
    assert workloads.read("kronos").not_on("ibex") == [
        "xif",
        "xif-pushed",
        "kronos-coprocessor",
        "kronos-tightly",
        "hx",
    ]
    assert workloads.read("kronos").not_on("hart") == []


def test_designs_by_name_stay(tmp_path):
    (tmp_path / "w.toml").write_text(
        'name = "w"\ntitle = "t"\ndesigns = ["mmio", "mmio-ibex"]\n[lengths]\nalgorithms = ["sha256"]\nbytes = [1]\n'
        'against = "sw-cv32e40x"\n'
    )
    of = workloads.get(str(tmp_path / "w.toml"), "hart")
    assert of.designs == ["mmio-hart", "mmio-ibex"]
    assert of.lengths.against == "sw-cv32e40x"


def test_counting_bytes():
    assert workloads.counting(0) == b""
    assert workloads.counting(200) == bytes(range(200))
    assert workloads.counting(700) == bytes(i % 256 for i in range(700))


def test_unknown_name_gets_the_nearest():
    with pytest.raises(UsageError, match=r"unknown workload 'kronoz'.*did you mean 'kronos'"):
        workloads.get("kronoz")
