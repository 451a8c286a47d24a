# SPDX-License-Identifier: Apache-2.0
"""`rvhash stream` and `rvhash capture`: real packets through the real block, and refused options."""

import hashlib
import json
import random

import pytest
from scapy.utils import RawPcapReader


def frames(path) -> list[bytes]:
    with RawPcapReader(str(path)) as reader:
        return [bytes(data) for data, _ in reader]


@pytest.mark.parametrize(
    ("options", "algorithm"), [((), "sha3-256"), (("-a", "shake128", "--out-bytes", "40"), "shake128")]
)
def test_every_packet_of_a_capture(rvhash, tmp_path, options, algorithm):
    assert rvhash("capture", "-n", "50", "x.pcap").returncode == 0
    done = rvhash("stream", *options, "--stall", "20", "x.pcap")
    assert done.returncode == 0, done.stderr.decode()
    make = {
        "sha3-256": lambda f: hashlib.sha3_256(f).hexdigest(),
        "shake128": lambda f: hashlib.shake_128(f).hexdigest(40),
    }
    packets = frames(tmp_path / "x.pcap")
    assert done.stdout.decode().splitlines() == [f"{make[algorithm](f)}  x.pcap#{i + 1}" for i, f in enumerate(packets)]
    assert f"50 messages, {sum(map(len, packets)):,} bytes".encode() in done.stderr
    assert b" bits a cycle, " in done.stderr


def test_a_file_is_one_message(rvhash, tmp_path):
    data = random.Random(1).randbytes(5000)
    (tmp_path / "file").write_bytes(data)
    done = rvhash("stream", "-a", "sha256", "file")
    assert done.stdout.decode() == f"{hashlib.sha256(data).hexdigest()}  file\n", done.stderr.decode()
    done = rvhash("stream", "--json", "--repeat", "3", "file")
    told = json.loads(done.stdout)
    assert (told["config"], told["algorithm"], told["messages"], told["message_bytes"]) == (
        "single",
        "sha3-256",
        3,
        15000,
    )
    assert told["bits_per_cycle"] == 8 * told["message_bytes"] / told["cycles"]
    assert told["bits_per_cycle"] <= told["limit"]


def test_no_bytes_at_all(rvhash, tmp_path):
    (tmp_path / "empty").write_bytes(b"")
    done = rvhash("stream", "empty")
    assert done.stdout.decode() == f"{hashlib.sha3_256().hexdigest()}  empty\n", done.stderr.decode()
    assert "1 messages, 0 bytes, " in done.stderr.decode()
    told = json.loads(rvhash("stream", "--json", "empty").stdout)
    assert (told["message_bytes"], told["bits_per_cycle"], told["limit"]) == (0, 0, 0)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("-c", "singl", "file"), "did you mean 'single'"),
        (("-a", "sha4", "file"), "unknown algorithm"),
        (("-c", "pipeline", "-a", "sha256", "file"), "pipeline does not support sha256"),
        (("-a", "shake128", "file"), "requires --out-bytes"),
        (("--out-bytes", "4", "file"), "--out-bytes is for SHAKE"),
        (("--stall", "91", "file"), "from 0 to 90"),
        (("--at-once", "2", "file"), "accepts one packet after the other"),
        (("-c", "pipeline", "--at-once", "33", "file"), "at most 32 messages in flight"),
        (("--repeat", "1000000000000", "file"), "choose from 1 to 1,000,000 for file"),
        (("--repeat", "100000000000000000000", "file"), "choose from 1 to 1,000,000 for file"),
        (("--repeat", "256", "big"), "choose from 1 to 255 for big"),
        (("none",), "none: No such file"),
        (("none.pcap",), "none.pcap: No such file"),
        (("bad.pcap",), "bad.pcap: not a capture"),
        (("empty.pcap",), "the capture has no packets"),
    ],
)
def test_refused(rvhash, tmp_path, options, says):
    (tmp_path / "file").write_bytes(b"abc")
    with (tmp_path / "big").open("wb") as big:
        big.truncate(1 << 24)
    (tmp_path / "bad.pcap").write_bytes(b"no capture at all, but long enough")
    (tmp_path / "empty.pcap").write_bytes(bytes.fromhex("d4c3b2a1020004000000000000000000ffff000001000000"))
    done = rvhash("stream", *options)
    assert done.returncode in (1, 2)
    assert says in " ".join(done.stderr.decode().split())
    assert done.stdout == b""
