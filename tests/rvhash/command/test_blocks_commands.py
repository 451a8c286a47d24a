# SPDX-License-Identifier: Apache-2.0
"""`rvhash blocks`: files, the real system, streams, and the detection of wrong or damaged files."""

import json

import pytest

from rvhash.blocks import batches


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--count", "0"), "from 1 to"),
        (("--count", "2049", "--mode", "long"), "from 1 to 2,048"),
        (("--count", "6", "--mode", "four"), "a multiple of 4"),
        (("--count", "1", "--mode", "wide"), "unknown mode 'wide' for blocks; known: short, long, four"),
        (("--count", "1", "-a", "sha512"), "unknown algorithm 'sha512' for blocks; known: sha224, sha256"),
    ],
)
def test_impossible_batches(rvhash, options, says):
    done = rvhash("blocks", "generate", *options, "x.bin")
    assert done.returncode == 2
    assert says in done.stderr.decode()


@pytest.mark.parametrize(("algorithm", "mode"), [("sha256", "short"), ("sha224", "long")])
def test_generate_run_verify(rvhash, tmp_path, algorithm, mode):
    options = ("--count", "5", "--seed", "3", "-a", algorithm, "--mode", mode)
    assert rvhash("blocks", "generate", *options, "in.bin").returncode == 0
    done = rvhash("blocks", "run", "-d", "sharv-cv32e40x", "in.bin", "out.bin")
    assert done.returncode == 0, done.stderr.decode()
    assert b"5 blocks, " in done.stderr
    batch = batches.generate(algorithm, mode, 5, 3)
    assert (tmp_path / "out.bin").read_bytes() == batch.digests()
    assert rvhash("blocks", "verify", "in.bin", "out.bin").returncode == 0


def test_verify_finds_a_wrong_digest_a_missing_one_and_a_damaged_file(rvhash, tmp_path):
    batch = batches.generate("sha256", "short", 3, 1)
    (tmp_path / "in.bin").write_bytes(batch.to_file())
    right = batch.digests()
    (tmp_path / "out.bin").write_bytes(right)
    assert rvhash("blocks", "verify", "in.bin", "out.bin").returncode == 0
    (tmp_path / "out.bin").write_bytes(right[:40] + bytes([right[40] ^ 1]) + right[41:])
    done = rvhash("blocks", "verify", "in.bin", "out.bin")
    assert (done.returncode, b"1 of 3 digests are wrong, the first is 1" in done.stderr) == (1, True)
    (tmp_path / "out.bin").write_bytes(right[:-1])
    assert rvhash("blocks", "verify", "in.bin", "out.bin").returncode == 1
    (tmp_path / "in.bin").write_bytes(b"RVHX" + batch.to_file()[4:])
    assert rvhash("blocks", "verify", "in.bin", "out.bin").returncode == 2


@pytest.mark.parametrize(
    ("mode", "out", "name", "says"),
    [
        ("four", "out.bin", "sharv-cv32e40x", "does not hash four messages at once"),
        ("four", "out.bin", "mmio-cv32e40x", "does not accept padded blocks"),
        ("short", "folder", "sharv-cv32e40x", "it is a folder"),
        ("short", "no/out.bin", "sharv-cv32e40x", "its folder does not exist"),
        ("short", "out.bin", "sharv-cv32e40", "did you mean"),
    ],
)
def test_impossible_runs(rvhash, tmp_path, mode, out, name, says):
    (tmp_path / "in.bin").write_bytes(batches.generate("sha256", mode, 4, 1).to_file())
    (tmp_path / "folder").mkdir()
    done = rvhash("blocks", "run", "-d", name, "in.bin", out)
    assert done.returncode == 2, done.stderr.decode()
    assert says in done.stderr.decode()
    assert not (tmp_path / "out.bin").exists()


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--count", "0"), "from 1 to 1,000,000"),
        (("--count", "1000001"), "from 1 to 1,000,000"),
        (("--job", "0"), "from 1 to 1,024 blocks"),
        (("--job", "1025"), "from 1 to 1,024 blocks"),
        (("--stall", "91"), "from 0 to 90"),
        (("--stall", "-1"), "from 0 to 90"),
        (("--mode", "wide"), "unknown mode 'wide' for blocks; known: short, long, four"),
        (("-a", "sha512"), "unknown algorithm 'sha512' for blocks; known: sha224, sha256"),
        (("-d", "sharv-x4-cv32e40x", "--mode", "four", "--job", "6"), "a multiple of 4"),
        (("-d", "sharv-x4-cv32e40x", "--mode", "four", "--job", "8", "--count", "10"), "a multiple of 4"),
        (("--mode", "four"), "does not hash four messages at once"),
        (("-d", "mmio-cv32e40x"), "has no subsystem"),
        (("-d", "sharv-cv32e40"), "did you mean"),
        (("--count", "many"), "valid integer"),
    ],
)
def test_impossible_streams(rvhash, options, says):
    done = rvhash("blocks", "stream", *options)
    assert done.returncode == 2, done.stderr.decode()
    assert says in done.stderr.decode()
    assert done.stdout == b""


def test_stream_with_and_without_overlap(rvhash):
    done = rvhash("blocks", "stream", "--count", "40", "--job", "8", "-a", "sha224", "--json")
    assert done.returncode == 0, done.stderr.decode()
    over, alone = json.loads(done.stdout)
    for record in (over, alone):
        assert (record["design"], record["algorithm"], record["mode"]) == ("sharv-cv32e40x", "sha224", "short")
        assert (record["blocks"], record["jobs"], record["job"]) == (40, 5, 8)
        assert record["transfer"] == record["write"] + record["read"]
        assert record["ratio"] == record["total"] / max(record["transfer"], record["execute"])
    assert (over["overlap"], alone["overlap"]) == (True, False)
    assert over["total"] < alone["total"]


def test_stream_in_words(rvhash):
    options = ("--count", "12", "--job", "6", "--mode", "long", "--stall", "40", "--no-overlap")
    done = rvhash("blocks", "stream", *options)
    assert done.returncode == 0, done.stderr.decode()
    title, names, numbers = done.stdout.decode().splitlines()
    assert title == "12 blocks in 2 jobs, sha256, long (sharv-cv32e40x); cycles:"
    assert names.split()[:7] == ["overlap", "write", "read", "transfer", "execute", "total", "a"]
    assert names.split()[-1] == "ratio"
    overlap, write, read, transfer, execute, total, _, ratio = (n.replace(",", "") for n in numbers.split())
    assert (overlap, int(transfer)) == ("no", int(write) + int(read))
    assert int(total) >= int(transfer) + int(execute)
    assert ratio == f"{int(total) / max(int(transfer), int(execute)):.3f}"


def test_stream_that_takes_too_long(rvhash):
    done = rvhash("blocks", "stream", "--count", "64", "--job", "64", "--max-cycles", "1000")
    assert done.returncode == 1
    assert b"nothing happened for" in done.stderr


def test_stream_tells_its_examples(rvhash):
    done = rvhash("blocks", "stream", "--help")
    assert done.returncode == 0
    assert b"rvhash blocks stream --count 2000" in done.stdout
