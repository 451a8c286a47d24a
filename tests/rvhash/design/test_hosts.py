# SPDX-License-Identifier: Apache-2.0
"""Hosts: those of the checkout are complete; a folder is enough for a new one; a wrong file says what to do."""

import pytest

from rvhash import paths
from rvhash.design import hosts
from rvhash.errors import BuildError, UsageError

GOOD = """
name = "mine"
title = "a processor"
march = "rv32im_zicsr"
wrapper = ["rvh_host.sv"]
[has]
bus_errors = true
[folder]
variable = "MINE_DIR"
files = ["core.sv"]
"""


@pytest.fixture
def mine(tmp_path, monkeypatch):
    """A checkout with one host, whose sources are in a folder of the machine."""
    for folder in ("designs", "hosts/mine", "sources/include"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "rtl").symlink_to(paths.root() / "rtl")
    for name in ("hosts/mine/rvh_host.sv", "hosts/mine/host.vlt", "sources/core.sv", "sources/include/core.svh"):
        (tmp_path / name).write_text("")
    (tmp_path / "hosts" / "mine" / "host.toml").write_text(GOOD)
    monkeypatch.setenv("RVHASH_ROOT", str(tmp_path))
    monkeypatch.setenv("MINE_DIR", str(tmp_path / "sources"))
    return tmp_path


def edit(root, old: str, new: str) -> None:
    path = root / "hosts" / "mine" / "host.toml"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def test_hosts_of_the_checkout():
    assert set(hosts.names()) == {"cv32e40p", "cv32e40x", "hart", "ibex"}
    for name in hosts.names():
        found = hosts.files(name)
        assert found.files[-1] == paths.root() / "hosts" / name / "rvh_host.sv"
        assert all(f.is_file() for f in (*found.files, *found.waivers, *found.inputs))
        assert all(folder.is_dir() for folder in found.library)
        assert (hosts.get(name).version == "") == (name == "hart")
    assert {name: hosts.get(name).has.extension for name in hosts.names()} == {
        "cv32e40p": "",
        "cv32e40x": "0.2",
        "hart": "1.0",
        "ibex": "",
    }


def test_hosts_on_a_64_bit_bus():
    """Their packages need not be installed."""
    assert hosts.axi_names() == ["cva6"]
    host = hosts.get("cva6/back")
    assert (host.bus, host.xlen, host.abi_flags) == ("axi", 64, ["-mabi=lp64", "-mcmodel=medany"])
    assert (host.folder_path / host.platform).is_file()
    assert hosts.get("hart").abi_flags == []


VARIANT = """
[variant.small]
title = "a smaller processor"
march = "rv32i_zicsr"
[variant.small.defines]
SMALL = "1"
[variant.small.has]
bus_errors = false
"""


def test_a_variant_of_a_host(mine):
    path = mine / "hosts" / "mine" / "host.toml"
    path.write_text(GOOD.replace("[has]", 'defines = { BOTH = "" }\n[has]') + VARIANT)
    usual, other = hosts.get("mine"), hosts.get("mine/small")
    assert (usual.march, usual.has.bus_errors, hosts.files("mine").flags) == ("rv32im_zicsr", True, ["-DBOTH"])
    assert (other.name, other.title, other.march) == ("mine", "a smaller processor", "rv32i_zicsr")
    assert not other.has.bus_errors
    assert hosts.files("mine/small").flags == ["-DBOTH", "-DSMALL=1"]
    assert hosts.files("mine/small").files == hosts.files("mine").files
    with pytest.raises(UsageError, match=r"host.toml: unknown variant 'smal' \(did you mean 'small'\?\); known: small"):
        hosts.get("mine/smal")
    edit(mine, 'SMALL = "1"', 'SYNTHESIS = "1"')
    with pytest.raises(UsageError, match="defines: SYNTHESIS has a meaning in the RTL"):
        hosts.get("mine")


def test_manifest_of_a_package():
    left_out = ("wrapper.sv", "rvfi", "tracer")
    kept = [
        f.name
        for f in hosts.files("cv32e40x").files
        if f.name not in ("rvh_host.sv", "cv32e40x_register_file_wrapper.sv")
    ]
    assert "cv32e40x_core.sv" in kept
    assert "cv32e40x_sim_clock_gate.sv" in kept
    assert not [name for name in kept if any(word in name for word in left_out)]


def test_march_of_the_linker_has_single_letters_only():
    assert {name: hosts.get(name).link_march for name in ("cv32e40x", "ibex")} == {
        "cv32e40x": "rv32imc",
        "ibex": "rv32imc",
    }


def test_everything_that_a_folder_may_say(mine):
    edit(mine, "[has]", 'waivers = ["host.vlt"]\ndefines = { SMALL = "", WIDTH = "3" }\n[has]')
    edit(mine, 'files = ["core.sv"]', 'files = ["core.sv"]\ninclude = ["include"]\nlibrary = ["include"]')
    found, folder, own = hosts.files("mine"), mine / "sources", mine / "hosts" / "mine"
    assert found.options == [
        "-DSMALL",
        "-DWIDTH=3",
        f"+incdir+{folder / 'include'}",
        "-y",
        str(folder / "include"),
    ]
    assert found.arguments[5:] == [str(f) for f in (own / "host.vlt", folder / "core.sv", own / "rvh_host.sv")]
    assert folder / "include" / "core.svh" in found.inputs


def test_manifest_of_a_folder(mine):
    edit(mine, 'files = ["core.sv"]', 'manifest = "list.flist"\nvariables = { HERE = "." }\nleave_out = ["bench.sv"]')
    text = "// ${THERE}/comment\n+incdir+${HERE}/include\n\n${HERE}/core.sv\n${HERE}/bench.sv\n"
    (mine / "sources" / "list.flist").write_text(text)
    found = hosts.files("mine")
    assert [f.name for f in found.files] == ["core.sv", "rvh_host.sv"]
    assert [f.name for f in found.include] == ["include"]
    (mine / "sources" / "list.flist").write_text("${THERE}/core.sv\n")
    with pytest.raises(UsageError, match=r"no value for the variable in '\$\{THERE\}/core.sv'; add it to `variables`"):
        hosts.files("mine")
    (mine / "sources" / "list.flist").unlink()
    with pytest.raises(UsageError, match=r"list.flist: No such file or directory; correct `manifest` of the host"):
        hosts.files("mine")


def test_a_folder_that_is_not_there_is_asked_for_by_its_variable(mine, monkeypatch):
    monkeypatch.setenv("MINE_DIR", str(mine / "none"))
    with pytest.raises(UsageError, match=r"host 'mine' .*MINE_DIR=.*none is not a folder; set MINE_DIR to the folder"):
        hosts.files("mine")
    monkeypatch.delenv("MINE_DIR")
    with pytest.raises(UsageError, match="variable MINE_DIR is not set; set MINE_DIR to the folder of the sources"):
        hosts.files("mine")
    assert hosts.get("mine").title == "a processor"  # listing the hosts requires no sources


def test_a_package_that_is_not_installed_is_named(mine):
    package = '[package]\nmodule = "no_such_cpu"\ndistribution = "no-such-cpu"'
    edit(mine, '[folder]\nvariable = "MINE_DIR"', package)
    with pytest.raises(BuildError, match="package no-such-cpu, which has the sources of host 'mine', is not installed"):
        hosts.files("mine")


def test_files_of_the_checkout(mine):
    edit(mine, '[folder]\nvariable = "MINE_DIR"\nfiles = ["core.sv"]', '[checkout]\nfiles = ["sources/core.sv"]')
    assert hosts.files("mine").files == [mine / "sources" / "core.sv", mine / "hosts" / "mine" / "rvh_host.sv"]
    edit(mine, "[checkout]", '[checkout]\npart = "hart"')
    found = [f.name for f in hosts.files("mine").files]
    assert found[0] == "rvh_hart_pkg.sv"
    assert found[-3:] == ["rvh_hart.sv", "core.sv", "rvh_host.sv"]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("title", "titel", "unknown key 'titel'; allowed: name, title, march, firmware, wrapper, waivers, defines, "),
        ('"mine"', '"my-host"', "key 'name'"),
        ('"mine"', '"other"', "unknown name 'other'; known: mine"),
        ("rv32im_zicsr", "rv64gc", "key 'march'"),
        ("bus_errors = true", "", "key 'has.bus_errors' is missing"),
        ("bus_errors = true", 'bus_errors = "yes"', "key 'has.bus_errors'"),
        ("bus_errors = true", 'bus_errors = true\nextension = "0.3"', "input should be '', '0.2' or '1.0', not '0.3'"),
        ("bus_errors = true", "bus_errors = true\nsources = 3", "has.sources is of the extension interface"),
        ("[has]", 'waivers = ["host.txt"]\n[has]', "host.txt is not a .vlt file"),
        ("[has]", 'defines = { SYNTHESIS = "" }\n[has]', "defines: SYNTHESIS has a meaning in the RTL of rvhash"),
        ("[folder]", "[checkout]\npart = 'hart'\n[folder]", "in exactly one place: .* given: folder, checkout"),
        ('\n[folder]\nvariable = "MINE_DIR"\nfiles = ["core.sv"]', "", "in exactly one place: .* given: none"),
        ('files = ["core.sv"]', "", "give `manifest`, `files` or both"),
        ('files = ["core.sv"]', 'files = ["core.sv"]\nleave_out = ["x.sv"]', "`leave_out` are of a manifest"),
        ('"MINE_DIR"', '"mine dir"', "key 'folder.variable'"),
        ('["core.sv"]', '["cor.sv"]', "sources/cor.sv does not exist; correct the list"),
        ('["rvh_host.sv"]', "[]", "key 'wrapper'"),
        ('["rvh_host.sv"]', '["host.sv"]', "hosts/mine/host.sv does not exist; correct the list"),
    ],
)
def test_a_bad_file_is_named_with_what_is_allowed(mine, old, new, says):
    edit(mine, old, new)
    with pytest.raises(UsageError, match=f"^hosts/mine/host.toml: .*{says}") as caught:
        hosts.files("mine")
    assert "\n" not in str(caught.value)


def test_an_unknown_host_gets_the_nearest_and_all():
    with pytest.raises(UsageError, match=r"unknown host 'ibx' \(did you mean 'ibex'\?\); known: cv32e40p, cv32e40x"):
        hosts.get("ibx")
