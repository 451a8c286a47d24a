# SPDX-License-Identifier: Apache-2.0
"""SVG elements with short names. Colours are classes: style/drawing.css gives them for light and dark."""

from xml.etree import ElementTree as ET

Element = ET.Element


def add(parent: Element | None, name: str, text: str = "", **attributes: object) -> Element:
    """A new element, the last one of the parent. `_` in an attribute's name is `-`; numbers get one decimal at most."""
    given = {key.rstrip("_").replace("_", "-"): _shown(value) for key, value in attributes.items() if value is not None}
    made = ET.Element(name, given) if parent is None else ET.SubElement(parent, name, given)
    if text:
        made.text = text
    return made


def drawing(width: float, height: float, says: str) -> Element:
    """An empty drawing; `says` tells what it shows to those who do not see it."""
    made = add(None, "svg", viewBox=f"0 0 {_shown(width)} {_shown(height)}", role="group", aria_label=says)
    made.set("class", "drawing")
    return made


def text_of(made: Element) -> str:
    """The drawing as text, to be put into a page."""
    ET.indent(made, " ")
    return ET.tostring(made, encoding="unicode")


def arrow(parent: Element, start: tuple[float, float], end: tuple[float, float], both: bool = False) -> None:
    """A horizontal or vertical line with a tip at its end, or at both ends."""
    (x1, y1), (x2, y2) = start, end
    add(parent, "path", d=f"M{_shown(x1)} {_shown(y1)}L{_shown(x2)} {_shown(y2)}", class_="wire")
    _tip(parent, start, end)
    if both:
        _tip(parent, end, start)


def _tip(parent: Element, start: tuple[float, float], end: tuple[float, float]) -> None:
    (x1, y1), (x, y) = start, end
    dx, dy = ((x > x1) - (x < x1)) * 7, ((y > y1) - (y < y1)) * 7
    sx, sy = (4, 0) if dy else (0, 4)
    points = ((x, y), (x - dx + sx, y - dy + sy), (x - dx - sx, y - dy - sy))
    add(parent, "polygon", points=" ".join(f"{_shown(a)},{_shown(b)}" for a, b in points), class_="tip")


def _shown(value: object) -> str:
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, int | float) else str(value)
