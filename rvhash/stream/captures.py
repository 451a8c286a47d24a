# SPDX-License-Identifier: Apache-2.0
"""Captures of packets: read completely or rejected, and generated from random packets."""

import logging
import random
import struct
from typing import TYPE_CHECKING

from rvhash import output_files
from rvhash.errors import MessageError, UsageError

if TYPE_CHECKING:
    from scapy.utils import RawPcapReader

CAPTURES = (".pcap", ".pcapng", ".cap")
# Sizes of Ethernet frames, without the check sequence, and how many of 24 have them: the simple IMIX, some between.
MIX = ((64, 64, 12), (65, 575, 2), (576, 576, 7), (577, 1499, 1), (1500, 1500, 2))
MOST_PACKETS = 1_000_000
MOST_PACKET = 262_140  # bytes of one that scapy reads


def packets(name: str) -> list[bytes]:
    """The captured bytes of every packet, link header included. MessageError if it is damaged or not a capture."""
    try:
        from scapy.error import Scapy_Exception, log_runtime
        from scapy.utils import RawPcapReader
    except ImportError:
        raise UsageError("a capture requires the Python package scapy; run `make setup-test`") from None
    found, said = [], []  # said: warnings of scapy, which continues after them

    def listen(record: logging.LogRecord) -> bool:
        said.append(record.getMessage())
        return False

    log_runtime.addFilter(listen)
    try:
        with RawPcapReader(name) as reader:
            while not said and (data := _packet(reader, f"{name}: packet {len(found) + 1}")) is not None:
                found.append(data)
    except OSError as e:
        raise MessageError(f"{name}: {e.strerror or e}") from None
    except (Scapy_Exception, EOFError, struct.error) as e:
        raise MessageError(f"{name}: not a capture ({e})") from None
    finally:
        log_runtime.removeFilter(listen)
    if said:
        raise MessageError(f"{name} is damaged after {len(found)} packets ({said[0]})")
    if not found:
        raise MessageError(f"{name}: the capture has no packets")
    return found


def _packet(reader: "RawPcapReader", what: str) -> bytes | None:
    """The next packet, complete; None at the end. MessageError if the file ends inside the packet."""
    before = reader.f.tell()
    try:
        data, about = reader._read_packet(size=MOST_PACKET)
    except EOFError as e:
        end = reader.f.tell()
        cut = end != before if hasattr(reader, "nano") else end % 4  # pcapng has other blocks, of whole words
        if cut or str(e):
            raise MessageError(f"{what}: the file ends inside this packet, or is damaged there") from None
        return None
    if len(data) < getattr(about, "caplen", 0):
        raise MessageError(f"{what}: the file ends inside this packet, or the packet has over {MOST_PACKET:,} bytes")
    return data


def capture(name: str, count: int, seed: int) -> None:
    """Write a capture of UDP packets with random contents and the sizes of MIX. The same seed gives the same file."""
    try:
        from scapy.layers.inet import IP, UDP
        from scapy.layers.l2 import Ether
        from scapy.utils import PcapWriter
    except ImportError:
        raise UsageError("a capture requires the Python package scapy; run `make setup-test`") from None
    if not 1 <= count <= MOST_PACKETS:
        raise UsageError(f"{count} packets: choose a number from 1 to {MOST_PACKETS:,}")
    rng = random.Random(seed)
    with output_files.replacing(name) as path, PcapWriter(path, linktype=1) as writer:
        for i in range(count):
            low, high, _ = rng.choices(MIX, [share for *_, share in MIX])[0]
            head = Ether(src="02:00:00:00:00:01", dst="02:00:00:00:00:02") / IP(src="192.0.2.1", dst="192.0.2.2")
            packet = head / UDP(sport=1024, dport=1024)
            packet = packet / rng.randbytes(rng.randint(low, high) - len(packet))
            packet.time = i / 1e6
            writer.write(packet)
