# SPDX-License-Identifier: Apache-2.0
"""What an FST file of Verilator holds: its signals with their names in both viewers, and their values.

Pywellen reads it, with the names of Surfer. A name in GTKWave has the declared range as well, which pywellen does not
tell: it comes from the hierarchy block, whose format is in GTKWave's manual, "FST File Format".
"""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rvhash.errors import BuildError, RvhashError

CYCLE = 10  # time units of a cycle: sim/wave.h
TOP = "TOP."  # the scope that Verilator puts around the top module
HIERARCHY_LZ4 = 6  # type of a block
# First byte of an entry of the hierarchy. Any other byte is the type of a variable.
ATTRIBUTE_BEGIN, ATTRIBUTE_END, SCOPE, UP = 252, 253, 254, 255


@dataclass(frozen=True)
class Signal:
    """A signal of one or more bits; no element of an array and no parameter."""

    path: str  # instances and name, without the scope TOP
    range: str  # "[31:0]"; "" for a single bit
    enum: bool  # its values have names in the file

    @property
    def low(self) -> int:
        """The number of its lowest bit, such as 1 for [31:1]."""
        return int(self.range.strip("[]").rpartition(":")[2] or 0)

    @property
    def surfer(self) -> str:
        """Its name in Surfer."""
        return TOP + self.path

    @property
    def gtkwave(self) -> str:
        """Its name in GTKWave."""
        return TOP + self.path + self.range


def need_readers() -> None:
    """BuildError if a Python package that reads FST files is missing."""
    for name in ("pywellen", "pyarrow"):
        try:
            __import__(name)
        except ImportError:
            raise BuildError(
                f"the Python package {name}, which reads waveforms, is missing; run `make setup-test`"
            ) from None


class Fst:
    """An open FST file."""

    def __init__(self, path: Path) -> None:
        """RvhashError if it is not an FST file."""
        import pywellen

        try:
            self._file = pywellen.Waveform(str(path))
        except Exception as e:  # pywellen has no class of its own for errors
            raise RvhashError(f"{path} is not a waveform: {e}") from None
        found = dict(_declared(path.read_bytes()))
        self._vars = {v.full_name: v for v in self._file.all_vars() if v.var_type != "Parameter"}
        self.signals = [
            Signal(name.removeprefix(TOP), found[name], v.enum_type is not None)
            for name, v in self._vars.items()
            if name in found
        ]
        self._by_path = {s.path: s for s in self.signals}

    def names(self, path: str) -> dict[int, str]:
        """The names of the values of an enumeration; {} for another signal."""
        enum = self._vars[TOP + path].enum_type
        return {int(bits, 2): name for bits, name in enum[1]} if enum else {}

    def signal(self, path: str) -> Signal:
        """The signal of that path. KeyError if there is none."""
        return self._by_path[path]

    def bits(self, path: str) -> int:
        """The width of a signal."""
        return self._vars[TOP + path].bitwidth

    def at(self, path: str, cycle: int) -> int:
        """Value of a signal in a cycle: what the rising edge at its end samples. KeyError if there is no such signal.
        RvhashError if the file has no value for the cycle.
        """
        value = self._vars[TOP + path].signal.value_at((cycle + 1) * CYCLE - 1)
        if value is None:
            raise RvhashError(f"the waveform has no value of {path} in cycle {cycle}")
        return int(value, 2) if isinstance(value, str) else int(value)


def _declared(data: bytes) -> Iterator[tuple[str, str]]:
    """Name, with its scopes, and range of each variable. RvhashError if there is no hierarchy block of a known type."""
    import pyarrow

    at = 0
    while at + 9 <= len(data):
        kind, size = data[at], struct.unpack_from(">Q", data, at + 1)[0]
        if kind == HIERARCHY_LZ4:
            whole = struct.unpack_from(">Q", data, at + 9)[0]
            packed = data[at + 17 : at + 1 + size]
            yield from _variables(pyarrow.Codec("lz4_raw").decompress(packed, whole, asbytes=True))
            return
        at += 1 + size
    raise RvhashError("the waveform has no list of signals; is the pinned Verilator installed? run `make setup-test`")


def _variables(data: bytes) -> Iterator[tuple[str, str]]:
    scopes: list[str] = []
    at = 0

    def text() -> str:
        nonlocal at
        end = data.index(0, at)
        found, at = data[at:end].decode(), end + 1
        return found

    def skip_number() -> None:
        nonlocal at
        while data[at] & 0x80:
            at += 1
        at += 1

    while at < len(data):
        kind = data[at]
        at += 1
        if kind == SCOPE:
            at += 1
            scopes.append(text())
            text()  # the component
        elif kind == UP:
            scopes.pop()
        elif kind == ATTRIBUTE_BEGIN:
            at += 2
            text()
            skip_number()
        elif kind != ATTRIBUTE_END:
            at += 1  # the direction
            name, _, bits = text().partition(" ")
            skip_number()  # its bits
            skip_number()  # the signal that it is another name of
            if "[" not in name:
                yield ".".join([*scopes, name]), bits
