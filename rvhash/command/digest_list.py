# SPDX-License-Identifier: Apache-2.0
"""Lines of a digest list in the format of GNU coreutils.

`<hex>  <name>`, or with --tag `<TAG> (<name>) = <hex>`. A name with a backslash, newline or carriage return is
escaped, and the line then begins with a backslash. Names are the bytes of the file system, as os.fsdecode returns them.
"""

import re
from dataclasses import dataclass

from rvhash.model import ALGORITHMS, Algorithm

_ESCAPES = {"\\": "\\\\", "\n": "\\n", "\r": "\\r"}
_PLAIN = re.compile(r"(?P<hex>[0-9A-Fa-f]+) [ *](?P<name>.+)", re.DOTALL)
_TAGGED = re.compile(r"(?P<tag>[A-Za-z0-9/-]+) \((?P<name>.+)\) = (?P<hex>[0-9A-Fa-f]+)", re.DOTALL)


@dataclass(frozen=True)
class Entry:
    """One file of a digest list."""

    name: str
    digest: bytes
    tag: Algorithm | None  # None: the line has no tag


def tag(algorithm: Algorithm) -> str:
    """The name of the algorithm in a tagged line, as in BSD and OpenSSL: SHA256, SHA512/256, SHA3-256, SHAKE128."""
    name = algorithm.name.upper()
    return name if algorithm.family == "keccak" else name.replace("-", "/")


_TAGS = {tag(a): a for a in ALGORITHMS.values()}


def write(algorithm: Algorithm, name: str, digest: bytes, tagged: bool = False) -> str:
    """The line for one digest, without its newline."""
    escaped = _escape(name)
    mark = "\\" if escaped != name else ""
    if tagged:
        return f"{mark}{tag(algorithm)} ({escaped}) = {digest.hex()}"
    return f"{mark}{digest.hex()}  {escaped}"


def reported(name: str) -> str:
    """The name at the beginning of a check's line: escaped only if it would break the line."""
    return "\\" + _escape(name) if "\n" in name else name


def read(line: str) -> Entry | None:
    """The entry in a line without its newline, or None if the line is not one."""
    line = line.removesuffix("\r")
    escaped = line.startswith("\\")
    body = line[1:] if escaped else line
    if match := _TAGGED.fullmatch(body):
        algorithm = _TAGS.get(match["tag"])
        if algorithm is None:
            return None
    elif match := _PLAIN.fullmatch(body):
        algorithm = None
    else:
        return None
    name = _unescape(match["name"]) if escaped else match["name"]
    if name is None or len(match["hex"]) % 2:
        return None
    return Entry(name, bytes.fromhex(match["hex"]), algorithm)


def _escape(name: str) -> str:
    return re.sub(r"[\\\n\r]", lambda m: _ESCAPES[m[0]], name)


def _unescape(text: str) -> str | None:
    """The name; None if it contains an escape sequence that `write` does not produce."""
    if re.fullmatch(r"(?:[^\\]|\\[\\nr])*", text, re.DOTALL) is None:
        return None
    back = {escape: char for char, escape in _ESCAPES.items()}
    return re.sub(r"\\.", lambda m: back[m[0]], text)
