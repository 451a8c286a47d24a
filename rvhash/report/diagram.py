# SPDX-License-Identifier: Apache-2.0
"""The block diagram of a design: firmware, processor, bus, memory, and the attachment with its blocks."""

from collections.abc import Sequence

from rvhash.design import hosts
from rvhash.report import svg
from rvhash.report.structures import Block, Kind
from rvhash.report.subjects import Subject

WIDTH = 480
PAD = 12
GAP = 10  # between boxes side by side
DOWN = 22  # between rows, for an arrow
LINE = 15
INSIDE = WIDTH - 2 * PAD  # of the attachment
IN_NAMES: dict[Kind, str] = {
    "instructions": "instructions",
    "coprocessor": "coprocessor",
    "peripheral": "peripheral",
    "stream": "streaming block",
    "software": "",
}


def diagram(of: Subject) -> svg.Element:
    """The drawing of a design or of a streaming configuration."""
    rows = _rows(of)
    drawing = svg.drawing(WIDTH, 10, f"Block diagram of {of.name}")
    y = _streams(drawing, of) if of.kind == "stream" else _system(drawing, of)
    if of.kind != "software":
        y = _attachment(drawing, of, rows, y)
    if of.kind == "stream":
        svg.arrow(drawing, (WIDTH / 2, y), (WIDTH / 2, y + 30))
        svg.add(drawing, "text", "m_axis: digests", x=WIDTH / 2 + 10, y=y + 20, class_="small")
        y += 32
    drawing.set("viewBox", f"0 0 {WIDTH} {y + 4:.0f}")
    return drawing


def _system(drawing: svg.Element, of: Subject) -> float:
    """Firmware, processor, bus and memory. Returns where the attachment begins, or the end."""
    d, structure = of.design, of.structure
    assert d is not None  # of all but streams
    host = hosts.get(d.processor)
    runs = ", ".join(d.firmware.program) or f"rvh_hash, software {d.firmware.software}"
    driver = f"backend {d.firmware.backend}" if d.firmware.backend != "none" else "no driver: C and assembly alone"
    _box(drawing, 2, 2, WIDTH - 4, "firmware", [runs, driver], "soft")
    top = 2 + _height([runs, driver])
    svg.arrow(drawing, (120, top), (120, top + DOWN))
    y = top + DOWN
    variant = f", variant {d.variant}" if d.variant else ""
    says = [
        "C for " + host.march.partition("_")[0].upper() + _extensions(host.march),
        _interface(host.has.extension, host.has.sources),
    ]
    says = [text for text in says if text]
    _box(drawing, 2, y, 262, f"processor {d.host}{variant}", says, "host")
    _box(drawing, 324, y, WIDTH - 326, "memory", ["messages, digests", "no wait states"][: len(says)], "host")
    y += _height(says)
    if of.kind == "software":
        svg.arrow(drawing, (264, y - 20), (324, y - 20), both=True)
        svg.add(drawing, "text", "OBI", x=294, y=y - 27, class_="small middle")
        return y
    bus = y + 26
    uses_bus = structure.subordinate or structure.manager(of.parameters)
    svg.add(drawing, "rect", x=170, y=bus, width=WIDTH - 172, height=18, rx=4, class_="bus")
    svg.add(drawing, "text", "bus, OBI, 32 bits", x=324, y=bus + 13, class_="small middle")
    svg.arrow(drawing, (220, y), (220, bus), both=True)
    svg.arrow(drawing, (400, y), (400, bus), both=True)
    end = bus + 18 + 30
    if not structure.subordinate:
        svg.arrow(drawing, (70, y), (70, end), both=True)
        svg.add(drawing, "text", f"CV-X-IF {host.has.extension}", x=80, y=end - 26, class_="small")
    else:
        svg.arrow(drawing, (220, bus + 18), (220, end))
        svg.add(drawing, "text", "registers", x=228, y=end - 10, class_="small")
    if structure.irq:
        svg.arrow(drawing, (70, end), (70, y))
        svg.add(drawing, "text", "irq", x=80, y=end - 26, class_="small")
    if structure.manager(of.parameters):
        svg.arrow(drawing, (400, end), (400, bus + 18), both=True)
        svg.add(drawing, "text", "its own port", x=392, y=end - 10, class_="small end")
    return end if uses_bus or not structure.subordinate else bus + 18


def _streams(drawing: svg.Element, of: Subject) -> float:
    width = of.parameters["DataWidth"]
    svg.arrow(drawing, (WIDTH / 2, 2), (WIDTH / 2, 34))
    svg.add(drawing, "text", f"s_axis: messages, {width} bits", x=WIDTH / 2 + 10, y=20, class_="small")
    return 34


def _rows(of: Subject) -> list[list[Block]]:
    built = ([block for block in row if block.when(of.parameters)] for row in of.structure.rows)
    return [row for row in built if row]


def _attachment(drawing: svg.Element, of: Subject, rows: Sequence[Sequence[Block]], y: float) -> float:
    """The attachment with its blocks, row by row. Returns its lower end."""
    name = of.design.attachment if of.design else of.name
    top = _top(of)
    frame = svg.add(drawing, "rect", x=2, y=y, width=WIDTH - 4, height=10, rx=8, class_=f"box way k-{of.kind}")
    svg.add(drawing, "text", f"{IN_NAMES[of.kind]} {name}", x=PAD + 4, y=y + 20, class_="name")
    svg.add(drawing, "text", top, x=WIDTH - PAD - 4, y=y + 20, class_="module end")
    at = y + 32
    for i, row in enumerate(rows):
        width = _width(len(row))
        says = [block.lines(of.parameters) for block in row]
        height = max(_height([block.module, *lines]) for block, lines in zip(row, says, strict=True))
        for j, (block, lines) in enumerate(zip(row, says, strict=True)):
            x = PAD + j * (width + GAP)
            _box(drawing, x, at, width, block.title, [block.module, *lines], "unit", height)
        at += height
        if i + 1 < len(rows):
            for x in _arrows(len(row), len(rows[i + 1])):
                svg.arrow(drawing, (x, at), (x, at + DOWN), both=True)
            at += DOWN
    end = at + PAD
    frame.set("height", f"{end - y:.0f}")
    return end


def _width(boxes: int) -> float:
    """Of each of so many boxes side by side."""
    return (INSIDE - GAP * (boxes - 1)) / boxes


def _arrows(above: int, below: int) -> list[float]:
    """Where arrows between two rows of boxes are: one for each box of a row, if the other one has a single box."""
    if min(above, below) > 1:
        return [WIDTH / 2]
    boxes = max(above, below)
    return [PAD + _width(boxes) / 2 + i * (_width(boxes) + GAP) for i in range(boxes)]


def _top(of: Subject) -> str:
    extension = hosts.get(of.design.processor).has.extension if of.design else ""
    return of.structure.top(extension)


def _box(
    drawing: svg.Element,
    x: float,
    y: float,
    width: float,
    title: str,
    lines: Sequence[str],
    class_: str,
    height: float = 0,
) -> None:
    """A box with a bold title, and lines of text below it."""
    svg.add(drawing, "rect", x=x, y=y, width=width, height=height or _height(lines), rx=6, class_=f"box {class_}")
    svg.add(drawing, "text", title, x=x + width / 2, y=y + 19, class_="name middle in")
    for i, line in enumerate(lines):
        module = "module" if line.startswith("rvh_") and " " not in line else "small"
        svg.add(drawing, "text", line, x=x + width / 2, y=y + 36 + LINE * i, class_=f"{module} middle in")


def _height(lines: Sequence[str]) -> float:
    return 29 + LINE * len(lines)


def _extensions(march: str) -> str:
    return "".join(f", {part.capitalize()}" for part in march.split("_")[1:] if part.startswith("zb"))


def _interface(extension: str, sources: int) -> str:
    return f"CV-X-IF {extension}, {sources} sources" if extension else "no extension interface"
