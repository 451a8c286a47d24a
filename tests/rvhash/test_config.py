# SPDX-License-Identifier: Apache-2.0
"""Design and workload files: the ones of the checkout are sound, and a bad one is refused with what is allowed."""

import pytest
from pydantic import ValidationError

from rvhash import design, instructions, paths, sources, workload
from rvhash.errors import UsageError

GOOD = """
name = "mine"
title = "a design"
host = "cv32e40x"
attachment = "mmio"
[firmware]
backend = "mmio"
software = "good"
"""


def refused(tmp_path, text: str) -> str:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    with pytest.raises(UsageError) as caught:
        design.get(str(path))
    assert caught.value.exit_code == 2
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith(str(path))
    return str(caught.value)


def test_designs_of_the_checkout():
    assert set(design.names()) >= {"sw-cv32e40x", "mmio-cv32e40x", "sw-lanes-cv32e40x", "sw-compact-cv32e40x"}
    for name in design.names():
        assert design.get(name).name == name
    assert design.get("mmio-cv32e40x").published_for("sha3-384", 200).cycles == 4169
    assert design.get("sw-cv32e40x").published_for("sha3-384", 200).cycles == 56529
    assert design.get("sw-cv32e40x").published_for("sha3-384", 201) is None
    marked = {name for name in design.names() if design.get(name).stand_in}
    assert marked == {"sw-lanes-cv32e40x", "sw-compact-cv32e40x"}


def test_good_file_anywhere(tmp_path):
    (tmp_path / "mine.toml").write_text(GOOD)
    assert design.get(str(tmp_path / "mine.toml")).firmware.app == "hash"


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            "host =",
            "hots =",
            "unknown key 'hots'; allowed: name, title, host, attachment, stand_in, firmware, published",
        ),
        ("host =", "hots =", "key 'host' is missing"),
        ("backend =", "backed =", "unknown key 'firmware.backed'; allowed: backend, software, app"),
        ('"cv32e40x"', '"cva6"', "host = 'cva6' is not known; allowed: cv32e40x"),
        (
            'attachment = "mmio"',
            'attachment = "usb"',
            "attachment = 'usb' is not known; allowed: kronos-coprocessor, kronos-loosely, mmio, none, sharv, ",
        ),
        ('"good"', '"best"', "firmware.software = 'best' is not known; allowed: compact, good, kronos-coprocessor"),
        (
            'backend = "mmio"',
            'backend = "usb"',
            "firmware.backend = 'usb' is not known; allowed: kronos-coprocessor, kronos-loosely, mmio, none, sharv, ",
        ),
        ('attachment = "mmio"', 'attachment = "none"', "an attachment that the design does not have; allowed: none"),
        ('"good"', '"kronos-loosely"', "drives the attachment 'kronos-loosely', and the design has 'mmio'"),
        ('"good"', "1", "key 'firmware.software'"),
        ('"mine"', '"Mine!"', "key 'name'"),
        ("[firmware]", "[firmware", "not TOML"),
        ('[firmware]\nbackend = "mmio"\nsoftware = "good"', "firmware = 1", "must be a table with the keys backend"),
        (
            "[firmware]",
            '[[published]]\nalgorithm = "sha3-384"\nmessage_bytes = 1\ncycle = 2\nsource = ""\n[firmware]',
            "unknown key 'published.0.cycle'; allowed: algorithm, message_bytes, cycles, source",
        ),
        (
            "[firmware]",
            '[[published]]\nalgorithm = "md5"\nmessage_bytes = 1\ncycles = 2\nsource = ""\n[firmware]',
            "published.algorithm = 'md5' is not known; allowed: sha224",
        ),
        (
            "[firmware]",
            '[[published]]\nalgorithm = "sha256"\nmessage_bytes = 1\ncycles = "2"\nsource = ""\n[firmware]',
            "key 'published.0.cycles': input should be a valid integer, not '2'",
        ),
    ],
)
def test_bad_design_is_named_with_what_is_allowed(tmp_path, old, new, says):
    assert old in GOOD
    assert says in refused(tmp_path, GOOD.replace(old, new, 1))


def test_file_that_is_no_text_or_not_there(tmp_path):
    (tmp_path / "binary.toml").write_bytes(b"name = '\xff'")
    with pytest.raises(UsageError, match="not UTF-8"):
        design.get(str(tmp_path / "binary.toml"))
    with pytest.raises(UsageError, match="No such file"):
        design.get(str(tmp_path / "missing.toml"))


def test_unknown_name_gets_the_nearest_and_all():
    with pytest.raises(UsageError, match=r"'mmio-cv32e4x' \(did you mean 'mmio-cv32e40x'\?\); known: .*sw-cv32e40x"):
        design.get("mmio-cv32e4x")
    with pytest.raises(UsageError, match=r"unknown workload 'kronoz'.*did you mean 'kronos'"):
        workload.get("kronoz")


def test_name_in_a_file_of_the_checkout_is_the_files(tmp_path, monkeypatch):
    (tmp_path / "designs").mkdir()
    for folder in ("rtl", "sw", "hosts"):
        (tmp_path / folder).symlink_to(paths.root() / folder)
    (tmp_path / "designs" / "other.toml").write_text(GOOD)
    monkeypatch.setenv("RVHASH_ROOT", str(tmp_path))
    with pytest.raises(UsageError, match=r"designs/other.toml: unknown name 'mine'.*known: other"):
        design.get("other")


def test_workloads(tmp_path):
    for name in workload.names():
        assert workload.get(name).name == name
    assert [(m.algorithm, m.bytes) for m in workload.get("kronos").message] == [("sha3-384", 200)]
    printed = {row.source: row.published for row in workload.get("kronos").comparison.row}
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
        (curve.replace("0, 1", "1, 0"), "the lengths must rise"),
        (curve.replace("0, 1", "-1, 1"), "key 'lengths.bytes.0'.*greater than or equal to 0"),
        ('designs = ["no"]\n' + one, "designs = 'no' is not known; allowed"),
        (one + table + 'source = "s"\npublished = 1\nours = "no"', "comparison.row.ours = 'no' is not known; allowed"),
        (one + table + 'source = "s"\npublished = 0', "key 'comparison.row.0.published'.*greater than 0"),
        (
            one + one + table + 'source = "s"\npublished = 1',
            "a comparison is of one message",
        ),
    ):
        bad.write_text('name = "w"\ntitle = "t"\n' + text)
        with pytest.raises(UsageError, match=says):
            workload.get(str(bad))


def test_counting_bytes():
    assert workload.counting(0) == b""
    assert workload.counting(200) == bytes(range(200))
    assert workload.counting(700) == bytes(i % 256 for i in range(700))


def test_every_listed_source_exists():
    root, rtl, sw = paths.root(), sources.rtl(), sources.sw()
    for attachment in sources.attachments():
        for name in (*rtl.files(attachment), *rtl.lint.waivers, rtl.soc.main):
            assert (root / name).is_file(), name
    for part in (sw.common, sw.target, *sw.software.values(), *sw.backend.values(), *sw.app.values()):
        for name in part.sources:
            assert (root / "sw" / name).is_file(), name
    for host in sources.hosts():
        options, files = sources.host_files(host)
        assert all(f.is_file() for f in files)
        assert all("${" not in option for option in options)
    left_out = ("wrapper.sv", "rvfi", "tracer")
    kept = [
        f.name
        for f in sources.host_files("cv32e40x")[1]
        if f.name not in ("rvh_host.sv", "cv32e40x_register_file_wrapper.sv")
    ]
    assert "cv32e40x_core.sv" in kept
    assert "cv32e40x_sim_clock_gate.sv" in kept
    assert not [name for name in kept if any(word in name for word in left_out)]


def test_checkout_that_is_none(tmp_path, monkeypatch):
    monkeypatch.setenv("RVHASH_ROOT", str(tmp_path))
    with pytest.raises(Exception, match=r"not a checkout of rvhash.*set RVHASH_ROOT"):
        design.names()


def test_two_sets_of_one_opcode_are_no_system(tmp_path, monkeypatch):
    """A host with instructions of its own, and an attachment that decodes the same opcodes."""
    with_own = sources.host("cv32e40x").model_copy(update={"instructions": ["hx"]})
    monkeypatch.setattr(sources, "host", lambda _: with_own)
    xif = GOOD.replace('attachment = "mmio"', 'attachment = "xif"').replace('backend = "mmio"', 'backend = "xif"')
    (tmp_path / "mine.toml").write_text(xif)
    assert design.get(str(tmp_path / "mine.toml")).attachment == "xif"
    text = refused(tmp_path, xif.replace('"xif"', '"kronos-coprocessor"'))
    assert "hx and kronos-coprocessor both have the major opcode custom-0" in text
    assert "take another host or attachment" in text


def test_the_map_of_opcodes():
    table = instructions.table()
    assert table.clash(["xif", "hx"]) == table.clash(["xif", "sharv"]) == table.clash(["xif", "xif"]) == ""
    assert "hx and sharv both have the major opcode custom-0" in table.clash(["xif", "hx", "sharv"])
    assert "no set of instructions 'mmx'; there are: xif, hx" in table.clash(["mmx"])


def test_an_instruction_twice_is_refused():
    table = instructions.table().model_dump()
    table["instruction"] = [*table["instruction"], table["instruction"][0] | {"name": "again"}]
    with pytest.raises(ValidationError, match="xif again and xif start are the same instruction"):
        instructions.Table.model_validate(table)
