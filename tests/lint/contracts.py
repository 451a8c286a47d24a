# SPDX-License-Identifier: Apache-2.0
"""Which modules have a handshake at their ports, and which assert its contract."""

import re

PORT = re.compile(r"^ *(?:input|output)\b[^,;()/]*?\b(\w+_[io])\b(?! *')", re.MULTILINE)
# One side of a handshake: stream, OBI, APB, AXI; and a unit that is started and is busy.
HANDSHAKE = re.compile(r"(?:valid|ready|req|gnt|psel|start|busy)_[io]$")
ASSERTED = re.compile(r"\brvh_contract\w* #\(|\ba_\w+ :\s*assert\b")
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
