# SPDX-License-Identifier: Apache-2.0
"""Captures: generated from a seed, read completely, and rejected if damaged."""

import hashlib
import random

import pytest
from scapy.layers.l2 import Ether
from scapy.utils import PcapNgWriter, PcapWriter, RawPcapReader


def test_a_capture_is_what_its_seed_says(rvhash, tmp_path):
    for name, seed in (("a", 1), ("b", 1), ("c", 2)):
        assert rvhash("capture", "--packets", "300", "--seed", str(seed), f"{name}.pcap").returncode == 0
    a, b, c = ((tmp_path / f"{name}.pcap").read_bytes() for name in "abc")
    assert a == b
    assert a != c
    with RawPcapReader(str(tmp_path / "a.pcap")) as reader:
        sizes = [len(data) for data, _ in reader]
    assert len(sizes) == 300
    assert (min(sizes), max(sizes)) == (64, 1500)
    assert sizes.count(64) > 100
    assert len(set(sizes)) > 10


@pytest.mark.parametrize("kind", ["pcap", "pcapng"])
def test_long_packets_and_damaged_captures(rvhash, tmp_path, kind):
    sent = [random.Random(3).randbytes(n) for n in (100, 65_550, 18, 60)]
    writer = {"pcap": PcapWriter, "pcapng": PcapNgWriter}[kind]
    with writer(str(tmp_path / "whole.pcap"), **({"linktype": 1} if kind == "pcap" else {})) as file:
        for packet in sent:
            file.write(Ether(packet) if kind == "pcapng" else packet)
    whole = (tmp_path / "whole.pcap").read_bytes()
    done = rvhash("stream", "whole.pcap")
    wanted = [f"{hashlib.sha3_256(p).hexdigest()}  whole.pcap#{i + 1}" for i, p in enumerate(sent)]
    assert done.stdout.decode().splitlines() == wanted, done.stderr.decode()
    for cut in (1, 7, 17, 40_000):
        (tmp_path / "cut.pcap").write_bytes(whole[:-cut])
        done = rvhash("stream", "cut.pcap")
        assert (done.returncode, done.stdout) == (1, b""), cut
        assert "damaged" in done.stderr.decode() or "the file ends inside" in done.stderr.decode()


def test_captures_that_cannot_be_made(rvhash, tmp_path):
    for options, says in (
        (("-n", "0", "a.pcap"), "from 1 to 1,000,000"),
        (("no/a.pcap",), "its folder does not exist"),
        ((str(tmp_path),), "is a folder"),
    ):
        done = rvhash("capture", *options)
        assert (done.returncode, says in done.stderr.decode()) == (2, True)
