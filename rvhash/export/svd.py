# SPDX-License-Identifier: Apache-2.0
"""CMSIS-SVD of a register description: one peripheral at address 0, which the user's own SVD places."""

import xml.etree.ElementTree as ET
from collections.abc import Sequence
from typing import TYPE_CHECKING

from systemrdl.node import AddrmapNode, FieldNode, RegNode
from systemrdl.rdltypes import OnReadType, OnWriteType

from rvhash import __version__

if TYPE_CHECKING:
    from rvhash.export.registers import Window

ON_WRITE = {
    OnWriteType.woclr: "oneToClear",
    OnWriteType.woset: "oneToSet",
    OnWriteType.wot: "oneToToggle",
    OnWriteType.wzc: "zeroToClear",
    OnWriteType.wzs: "zeroToSet",
    OnWriteType.wzt: "zeroToToggle",
    OnWriteType.wclr: "clear",
    OnWriteType.wset: "set",
}
ON_READ = {OnReadType.rclr: "clear", OnReadType.rset: "set"}
REGISTERS = 0x400  # bytes before the windows


def document(top: AddrmapNode, name: str, description: str, windows: Sequence["Window"]) -> str:
    """The SVD file as text."""
    device = ET.Element("device", schemaVersion="1.3")
    _texts(device, name=name, version=__version__, description=description, addressUnitBits="8", width="32")
    _texts(device, size="32", access="read-write", resetValue="0x0", resetMask="0xFFFFFFFF")
    peripheral = ET.SubElement(ET.SubElement(device, "peripherals"), "peripheral")
    _texts(peripheral, name=top.inst_name.upper(), description=description, baseAddress="0x0")
    _block(peripheral, 0, REGISTERS, "registers")
    for window in windows:
        _block(peripheral, window.base, window.size, "buffer")
    registers = ET.SubElement(peripheral, "registers")
    for register in top.registers(unroll=True):
        _register(registers, register)
    ET.indent(device)
    text = ET.tostring(device, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!-- SPDX-License-Identifier: Apache-2.0 -->\n{text}\n'


def _register(parent: ET.Element, register: RegNode) -> None:
    element = ET.SubElement(parent, "register")
    what = register.get_property("desc") or register.inst_name
    _texts(element, name=register.get_path_segment(), description=what, addressOffset=f"0x{register.address_offset:X}")
    _texts(element, size=str(register.size * 8), access=_access(register.has_sw_readable, register.has_sw_writable))
    reset = sum((f.get_property("reset") or 0) << f.low for f in register.fields() if f.is_sw_readable)
    _texts(element, resetValue=f"0x{reset:X}")
    fields = ET.SubElement(element, "fields")
    for field in register.fields():
        _field(fields, field)


def _field(parent: ET.Element, field: FieldNode) -> None:
    element = ET.SubElement(parent, "field")
    what = field.get_property("desc") or field.inst_name
    _texts(element, name=field.inst_name, description=what, bitOffset=str(field.low), bitWidth=str(field.width))
    _texts(element, access=_access(field.is_sw_readable, field.is_sw_writable))
    written, read = ON_WRITE.get(field.get_property("onwrite")), ON_READ.get(field.get_property("onread"))
    if written:
        _texts(element, modifiedWriteValues=written)
    if read:
        _texts(element, readAction=read)
    values = field.get_property("encode")
    if values:
        listed = ET.SubElement(element, "enumeratedValues")
        for value in values:
            one = ET.SubElement(listed, "enumeratedValue")
            _texts(one, name=value.name, description=value.rdl_desc or value.name, value=str(value.value))


def _access(readable: bool, writable: bool) -> str:
    return "read-write" if readable and writable else "read-only" if readable else "write-only"


def _block(parent: ET.Element, offset: int, size: int, usage: str) -> None:
    _texts(ET.SubElement(parent, "addressBlock"), offset=f"0x{offset:X}", size=f"0x{size:X}", usage=usage)


def _texts(parent: ET.Element, **texts: str) -> None:
    for name, text in texts.items():
        ET.SubElement(parent, name).text = " ".join(text.split())
