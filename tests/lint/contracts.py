# SPDX-License-Identifier: Apache-2.0
"""Which modules have a handshake at their ports, and which assert its contract."""

import re

PORT = re.compile(r"^ *(?:input|output)\b[^,;()/]*?\b(\w+_[io])\b(?! *')", re.MULTILINE)
# One side of a handshake: stream, OBI, APB, AXI; and a unit that is started and is busy.
HANDSHAKE = re.compile(r"(?:valid|ready|req|gnt|psel|start|busy)_[io]$")
ASSERTED = re.compile(r"\brvh_contract\w* #\(|\ba_\w+ :\s*assert\b")
INSTANCE = re.compile(r"^ *(rvh_\w+)\s*(?:#\(.*?\)\s*)?\w+ \(\n(.*?)^ *\);", re.MULTILINE | re.DOTALL)
MODULE = re.compile(r"^module (\w+)\b(.*?)^endmodule", re.MULTILINE | re.DOTALL)


def own_handshakes(module: str) -> set[str]:
    """Ports of a handshake that the text of a module does not hand on as they are (`.valid_i,`) to a part of it."""
    ports = {port for port in PORT.findall(module) if HANDSHAKE.search(port)}
    return {port for port in ports if not re.search(rf"\.{port}\s*[,)]", module)}


def missing(text: str) -> list[str]:
    """The modules of a file that have a handshake of their own and no contract. Without a clock there is none to keep:
    those who instantiate the module have it."""
    bare = []
    for name, body in MODULE.findall(text):
        if "clk_i" in PORT.findall(body) and own_handshakes(body) and not ASSERTED.search(body):
            bare.append(name)
    return bare


def pairs(module: str) -> list[str]:
    """What the ports of its streams begin with: X_valid_i with X_ready_o, X_valid_o with X_ready_i."""
    ports = set(PORT.findall(module))
    ways = (("valid_i", "ready_o"), ("valid_o", "ready_i"))
    return sorted(p.removesuffix(v) for v, r in ways for p in ports if p.endswith(v) and p.removesuffix(v) + r in ports)


def unnamed(text: str) -> list[str]:
    """Streams at the ports of the modules of a file, as "module: what the ports begin with", of which no contract names
    both valid and ready, and which are not handed on as they are to a stream of a part, which has its own."""
    found = []
    for name, body in MODULE.findall(text):
        if "clk_i" not in PORT.findall(body):
            continue
        parts = INSTANCE.findall(body)
        told = [pins for kind, pins in parts if kind.startswith("rvh_contract")]
        for prefix in pairs(body):
            ends = [re.compile(rf"\b{prefix}{word}_[io]\b") for word in ("valid", "ready")]
            # A contract's own pins are valid_i and ready_i: what counts is what they are connected to.
            named = any(all(end.search(_connected(pins)) for end in ends) for pins in told)
            if not named and not any(_handed_on(prefix, pins) for _, pins in parts):
                found.append(f"{name}: {prefix}")
    return found


def _connected(pins: str) -> str:
    """What an instance is connected to, without the names of its pins."""
    return re.sub(r"\.\w+\s*\(", "(", pins)


def _handed_on(prefix: str, pins: str) -> bool:
    """Valid and ready of a stream are connected, as they are, to valid and ready of one stream of an instance."""
    ends = []
    for word in ("valid", "ready"):
        same = rf"\.({prefix}){word}_[io] *(?:,|$)"
        other = rf"\.(\w*){word}_[io] *\( *{prefix}{word}_[io] *\)"
        ends.append({*re.findall(same, pins, re.MULTILINE), *re.findall(other, pins)})
    return bool(ends[0] & ends[1])
