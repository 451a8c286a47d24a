# SPDX-License-Identifier: Apache-2.0
"""Design points: those of the checkout are valid; an invalid one is refused with the allowed values."""

import pytest

from rvhash import design, paths
from rvhash.design import design_points, hosts
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
        of = design.get(name)
        assert (of.name, of.unit) == (name, name.removesuffix(f"-{of.host}"))
    assert design.get("mmio-cv32e40x").published_for("sha3-384", 200).cycles == 4169
    assert design.get("sw-cv32e40x").published_for("sha3-384", 200).cycles == 56529
    assert design.get("sw-cv32e40x").published_for("sha3-384", 201) is None
    marked = {name for name in design.names("cv32e40x") if design.get(name).stand_in}
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
            "unknown key 'hots'; allowed: name, title, host, variant, attachment, memory_width, parameters, stand_in, "
            "firmware, published",
        ),
        ("host =", "hots =", "key 'host' is missing"),
        (
            "backend =",
            "backed =",
            "unknown key 'firmware.backed'; allowed: backend, software, app, program, libraries, config",
        ),
        ("[firmware]", 'variant = "im"\n[firmware]', "variant = 'im' is not known; allowed: "),
        ('"cv32e40x"', '"rocket"', "host = 'rocket' is not known; allowed: cv32e40p, cv32e40x, hart, ibex, cva6"),
        (
            'attachment = "mmio"',
            'attachment = "usb"',
            "attachment = 'usb' is not known; allowed: dasip, isa, kronos-coprocessor, kronos-loosely, ",
        ),
        ('"good"', '"best"', "firmware.software = 'best' is not known; allowed: asip-compact, asip-compact-o3"),
        (
            'backend = "mmio"',
            'backend = "usb"',
            "firmware.backend = 'usb' is not known; allowed: kronos-coprocessor, kronos-loosely, mmio, mmio-chains, "
            "mmio-windows, none, ",
        ),
        ('attachment = "mmio"', 'attachment = "none"', "an attachment that the design does not have; allowed: none"),
        ('"good"', '"kronos-loosely"', "requires the attachment 'kronos-loosely'; the design has 'mmio'"),
        ('"good"', "1", "key 'firmware.software'"),
        (
            "[firmware]",
            "parameters = { Kind = 1 }\n[firmware]",
            "parameters = 'Kind' is not known; allowed: EngineWidth, RoundsPerCycle, Overlap, HasSha256, HasSha512, "
            "HasKeccak",
        ),
        ("[firmware]", '[firmware]\nprogram = ["sw/none.c"]', "sw/none.c is not a file in the checkout"),
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


def test_software_wants_the_parameters_that_it_drives(tmp_path):
    four = GOOD.replace('"mmio"', '"sharv"').replace('"good"', '"sharv-x4"')
    says = "firmware.software = 'sharv-x4' requires parameters.Kind = 1, but the design has"
    assert f"{says} 0" in refused(tmp_path, four)
    assert f"{says} 2" in refused(tmp_path, four.replace("[firmware]", "parameters = { Kind = 2 }\n[firmware]"))
    (tmp_path / "mine.toml").write_text(four.replace("[firmware]", "parameters = { Kind = 1 }\n[firmware]"))
    assert design.get(str(tmp_path / "mine.toml")).parameters == {"Kind": 1}


@pytest.mark.parametrize(
    ("attachment", "backend", "parameters", "says"),
    [
        ("mmio", "mmio", "HasDma = 0", "'mmio' requires parameters.HasDma = 1, but the design has 0"),
        ("mmio", "mmio-windows", "EngineWidth = 64", "requires parameters.EngineWidth = 32, but the design has 64"),
        ("xif", "xif-words", "", "requires parameters.HasDma = 0, but the design has an attachment without it"),
    ],
)
def test_a_backend_wants_the_parameters_that_it_drives(tmp_path, attachment, backend, parameters, says):
    text = GOOD.replace('attachment = "mmio"', f'attachment = "{attachment}"')
    text = text.replace('backend = "mmio"', f'backend = "{backend}"')
    assert says in refused(tmp_path, text.replace("[firmware]", f"parameters = {{ {parameters} }}\n[firmware]"))


def test_unknown_name_gets_the_nearest_and_all():
    with pytest.raises(UsageError, match=r"'mmio-cv32e4x' \(did you mean 'mmio-cv32e40x'\?\); known: .*sw-cv32e40x"):
        design.get("mmio-cv32e4x")


ROLE = GOOD.replace('host = "cv32e40x"\n', "")


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """The checkout with one role only: `other`."""
    (tmp_path / "designs").mkdir()
    for folder in ("rtl", "sw", "hosts"):
        (tmp_path / folder).symlink_to(paths.root() / folder)
    (tmp_path / "designs" / "other.toml").write_text(ROLE.replace('"mine"', '"other"'))
    monkeypatch.setenv("RVHASH_ROOT", str(tmp_path))
    return tmp_path


def test_name_in_a_file_of_the_checkout_is_the_files(checkout):
    (checkout / "designs" / "other.toml").write_text(ROLE)
    for name in ("other-hart", "other"):
        with pytest.raises(UsageError, match=r"designs/other.toml: unknown name 'mine'.*known: other"):
            design.get(name)


def test_a_role_is_a_design_with_each_host(checkout):
    """Also with a host that is added as a folder, and with nothing else."""
    assert design.names() == ["other-cv32e40p", "other-cv32e40x", "other-hart", "other-ibex"]
    assert design.names("ibex") == ["other-ibex"]
    assert design.get("other-ibex") == design.get("other", "ibex")
    assert design.get("other").name == "other-cv32e40x"
    real = (checkout / "hosts").resolve()
    (checkout / "hosts").unlink()
    (checkout / "hosts" / "mine").mkdir(parents=True)
    text = (real / "ibex" / "host.toml").read_text()
    (checkout / "hosts" / "mine" / "host.toml").write_text(text.replace('name = "ibex"', 'name = "mine"'))
    assert design.names() == ["other-mine"]
    assert design.get("other-mine").host == "mine"
    assert repr(design.get("other-mine").firmware) == repr(design.get("other", "mine").firmware)


@pytest.mark.parametrize(
    ("old", "new", "host", "says"),
    [
        (
            "[firmware]",
            'host = "hart"\n[firmware]',
            "hart",
            "unknown key 'host'; allowed: name, title, variant, attachment",
        ),
        ("[firmware]", '[requires]\nextension = "2.0"\n[firmware]', "hart", "key 'requires.extension'"),
        (
            "[firmware]",
            '[requires]\nextension = "1.0"\n[firmware]',
            "cv32e40x",
            "other requires CV-X-IF 1.0, which host 'cv32e40x' does not have; hosts that have it: hart",
        ),
        (
            "[firmware]",
            "[requires]\nbus_errors = true\n[firmware]",
            "cv32e40p",
            "other requires bus errors, which host 'cv32e40p' does not have; hosts that have it: cv32e40x, hart, ibex",
        ),
        ('"mmio"', '"xif"', "ibex", "other requires CV-X-IF, which host 'ibex' does not have; hosts that have it: "),
        (
            "[firmware]",
            "parameters = { Kind = 1 }\n[firmware]",
            "hart",
            "designs/other.toml on hart: parameters = 'Kind' is not known",
        ),
    ],
)
def test_a_role_that_does_not_fit_the_host_is_refused(checkout, old, new, host, says):
    path = checkout / "designs" / "other.toml"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    with pytest.raises(UsageError) as caught:
        design.get(f"other-{host}")
    assert says in str(caught.value)


def test_what_a_host_does_not_serve_is_not_listed():
    """A host needs the extension interface of an attachment, in the version that the role requires."""
    assert [name for name in design.names() if name.startswith("xif-lean")] == ["xif-lean-hart"]
    assert {design.get(name).host for name in design.names() if name.startswith("xif-")} == {"cv32e40x", "hart"}
    assert {name.rpartition("-")[2] for name in design.names() if name.startswith("mmio-")} == set(hosts.names())
    on_axi = ["mmio-64-cva6", "mmio-cva6", "mmio-windows-cva6", "sw-compact-cva6", "sw-cva6", "sw-lanes-cva6"]
    on_axi += ["xif-64-cva6", "xif-cva6", "xif-pushed-cva6"]
    assert design.names("cva6") == on_axi
    with pytest.raises(UsageError, match="a 32-bit bus"):
        design.get("kronos-loosely-cva6")
    with pytest.raises(UsageError, match="registers of 32 bits"):
        design.get("sw-asm-cva6")
    with pytest.raises(UsageError, match="memory of 128 bits"):
        design.get("mmio-128-cva6")


def test_an_attachment_that_the_host_cannot_offer_instructions_to_is_refused(tmp_path):
    xif = GOOD.replace('"mmio"', '"xif"').replace('"cv32e40x"', '"ibex"')
    assert "attachment = 'xif' requires CV-X-IF, which host 'ibex' does not have" in refused(tmp_path, xif)


def test_a_backend_refuses_parameters_that_it_cannot_drive(tmp_path):
    """The slot of CV-X-IF 1.0 has HasDma, that of 0.2 has not."""
    xif = GOOD.replace('"mmio"', '"xif"').replace("[firmware]", "parameters = { HasDma = 0 }\n[firmware]")
    on_hart = xif.replace('"cv32e40x"', '"hart"')
    assert "firmware.backend = 'xif' cannot drive parameters.HasDma = 0" in refused(tmp_path, on_hart)
    assert "parameters = 'HasDma' is not known" in refused(tmp_path, xif)
    (tmp_path / "mine.toml").write_text(on_hart.replace('backend = "xif"', 'backend = "xif-words"'))
    assert design.get(str(tmp_path / "mine.toml")).parameters == {"HasDma": 0}


def test_two_sets_of_one_opcode_are_no_system(tmp_path, monkeypatch):
    """A host with instructions of its own, and an attachment that decodes the same opcodes."""
    with_own = hosts.get("cv32e40x").model_copy(update={"instructions": ["hx"]})
    monkeypatch.setattr(hosts, "get", lambda _: with_own)
    xif = GOOD.replace('attachment = "mmio"', 'attachment = "xif"').replace('backend = "mmio"', 'backend = "xif"')
    (tmp_path / "mine.toml").write_text(xif)
    assert design.get(str(tmp_path / "mine.toml")).attachment == "xif"
    text = refused(tmp_path, xif.replace('"xif"', '"kronos-coprocessor"'))
    assert "hx and kronos-coprocessor both have the major opcode custom-0" in text
    assert "choose another host or attachment" in text


def test_an_attachment_with_three_sources():
    hart = hosts.get("hart")
    two = hart.model_copy(update={"has": hart.has.model_copy(update={"sources": 2})})
    lacking = design_points.Requirements().lacking
    assert lacking(hart, "isa") == []
    assert lacking(two, "isa") == ["3 sources on CV-X-IF"]
    assert lacking(hosts.get("cv32e40x"), "isa") == ["CV-X-IF 1.0"]
