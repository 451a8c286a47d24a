# SPDX-License-Identifier: Apache-2.0
"""Everything that is made from a register description: HTML pages, SVD, Rust module, memory map of IP-XACT.

PeakRDL makes them, and `rvhash.export.svd` the SVD. The C header is in the driver.
"""

import contextlib
import functools
import io
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path

from peakrdl_html import HTMLExporter
from peakrdl_ipxact import IPXACTExporter, Standard
from peakrdl_rust.exporter import RustExporter
from peakrdl_rust.udps import ALL_UDPS
from systemrdl import RDLCompiler
from systemrdl.node import AddrmapNode

from rvhash import paths
from rvhash.errors import BuildError
from rvhash.export import svd
from rvhash.export.copies import copy

FOLDER = "registers"
PAGE = 4096  # bytes that the block occupies


@dataclass(frozen=True)
class Window:
    """Addresses of the block that are no registers: every word there has the same effect."""

    name: str
    base: int
    size: int
    access: str  # as IP-XACT and SVD have it
    what: str


# rvh_mmio_port decodes them; they are not in the description, because they bypass the registers.
WINDOWS = {
    "rtl/attach/mmio/rvh_mmio.rdl": (
        Window("MESSAGE", 0x400, 0x400, "write-only", "Message window: a write of any word appends 4 bytes."),
        Window("OUTPUT", 0x800, 0x400, "read-only", "Output window: a read of any word takes the next 4 bytes."),
    )
}


@functools.cache
def described(source: str) -> AddrmapNode:
    """The registers of a file of SystemRDL."""
    compiler = RDLCompiler()
    for definition in ALL_UDPS:  # properties that the exporter to Rust asks for
        compiler.register_udp(definition, soft=True)
    compiler.compile_file(str(paths.root() / source))
    return compiler.elaborate().top


def files(source: str, name: str, description: str) -> dict[str, str | bytes]:
    """Pages, SVD, Rust module and the description itself, by their paths in the export."""
    top = described(source)
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder)
        HTMLExporter().export(top, str(out / "html"), title=description)
        index = out / "html" / "index.html"
        index.write_text(_reproducible(index.read_text()))
        with contextlib.redirect_stdout(io.StringIO()):  # it prints where
            RustExporter().export(top, str(out / "rust"), force=True)
        made = {f"{FOLDER}/{f.relative_to(out).as_posix()}": f.read_bytes() for f in out.rglob("*") if f.is_file()}
    made[f"{FOLDER}/{Path(source).name}"] = copy(source)
    return made | {f"{FOLDER}/{name}.svd": svd.document(top, name, description, WINDOWS[source])}


def _reproducible(page: str) -> str:
    """The page without the time at which it was made, and without the script that it loads from the web."""
    made = re.search(r"var BUILD_TS = (\d+);", page)
    page, scripts = re.subn(r" *<script async src=\"https:[^>]*></script>\n", "", page)
    if made is None or scripts != 1:
        raise BuildError("PeakRDL's page is not as expected: install the pinned peakrdl-html, `make setup`")
    return page.replace(made[1], "0")


def memory_map(source: str) -> str:
    """The element memoryMaps of IP-XACT, without the windows, indented by one step."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "component.xml"
        IPXACTExporter(standard=Standard.IEEE_1685_2014).export(described(source), str(out))
        return re.search(r"^  <ipxact:memoryMaps>.*^  </ipxact:memoryMaps>", out.read_text(), re.DOTALL | re.M)[0]
