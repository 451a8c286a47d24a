# SPDX-License-Identifier: Apache-2.0
"""`rvhash keygen`, `rvhash sign`, `rvhash verify` on a real simulated system."""

import os
import random
import stat

import pytest
from pyhsslms import pyhsslms
from slhdsa import PublicKey, SecretKey
from slhdsa.lowlevel import parameters
from typer.testing import CliRunner

from rvhash import builder, design
from rvhash.command import main
from rvhash.errors import MessageError
from rvhash.signature import SETS, Call, Message, Set, Signer, software
from tests.rvhash.command.typed import one_line


@pytest.fixture
def key(tmp_path) -> bytes:
    """The secret key of `key` and `key.pub`, made by software, for the file `image`, with its signature."""
    of = SETS["shake-128f"]
    secret = software.key(of, random.Random(1).randbytes(of.seeds))
    (tmp_path / "key").write_bytes(secret)
    (tmp_path / "key.pub").write_bytes(secret[32:])
    (tmp_path / "image").write_bytes(b"an image")
    (tmp_path / "image.sig").write_bytes(software.sign(of, Message(b"an image"), secret))
    return secret


def public_of(secret: bytes) -> PublicKey:
    return PublicKey.from_digest(secret[32:], parameters.shake_128f)


def test_from_a_key_to_a_verified_file(rvhash, tmp_path):
    """Keys are new each time; software agrees with each step; the signature is new each time."""
    for name in ("a", "b"):
        made = rvhash("keygen", "-s", "SLH-DSA-SHAKE-128f", "--soft", name)
        assert made.returncode == 0, made.stderr
        assert b"cycles" in made.stderr
    first, second = ((tmp_path / name).read_bytes() for name in ("a", "b"))
    assert len(first) == 64
    assert not {first[i : i + 16] for i in (0, 16, 32, 48)} & {second[i : i + 16] for i in (0, 16, 32, 48)}
    assert (tmp_path / "a.pub").read_bytes() == first[32:]
    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) == 0o600
    data = os.urandom(100_000)
    (tmp_path / "f").write_bytes(data)
    signed = rvhash("sign", "-s", "shake-128f", "-k", "a", "--context", "boot", "--soft", "f")
    assert signed.returncode == 0, signed.stderr
    signature = (tmp_path / "f.sig").read_bytes()
    assert public_of(first).verify_pure(data, signature, b"boot")
    parts = tuple(first[i : i + 16] for i in (0, 16, 32, 48))
    assert SecretKey(parts, parameters.shake_128f).sign_pure(data, ctx=b"boot") != signature
    done = rvhash("verify", "-s", "shake-128f", "-k", "a.pub", "--context", "boot", "--soft", "f")
    assert (done.returncode, done.stdout) == (0, b"Verified OK\n")
    for args in (("-k", "b.pub", "--context", "boot"), ("-k", "a.pub")):
        done = rvhash("verify", "-s", "shake-128f", *args, "--soft", "f")
        assert (done.returncode, done.stdout) == (1, b"Verification failure\n")


@pytest.mark.full
def test_deterministic_signature_of_standard_input(rvhash, tmp_path, key):
    done = rvhash("sign", "-s", "shake-128f", "-k", "key", "--deterministic", "-o", "sig", "-", stdin=b"an image")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "sig").read_bytes() == (tmp_path / "image.sig").read_bytes()


@pytest.mark.full
def test_digest_of_a_long_file(rvhash, tmp_path, key):
    """A file that the simulated system does not hold at once; without --prehash the error says what to do."""
    data = os.urandom(300_000)
    (tmp_path / "long").write_bytes(data)
    parts = tuple(key[i : i + 16] for i in (0, 16, 32, 48))
    theirs = SecretKey(parts, parameters.shake_128f).sign_hash(data, ctx=b"c")
    (tmp_path / "long.sig").write_bytes(theirs)
    args = ("-s", "shake-128f", "-k", "key.pub", "--context", "c", "long")
    done = rvhash("verify", "--prehash", "shake128", *args)
    assert (done.returncode, done.stdout) == (0, b"Verified OK\n")
    (tmp_path / "long").write_bytes(data[:-1] + bytes([data[-1] ^ 1]))
    assert rvhash("verify", "--prehash", "shake128", *args).returncode == 1
    assert "--prehash" in one_line(rvhash("verify", *args), 1)
    assert "--prehash" in one_line(rvhash("sign", "-s", "shake-128f", "-k", "key", "-o", "new", "long"), 1)
    assert not (tmp_path / "new").exists()


@pytest.mark.full
def test_lms_and_hss(rvhash, tmp_path):
    """Keys of one level and of two; software agrees with both verdicts."""
    (tmp_path / "f").write_bytes(b"an image")
    tree, ots = pyhsslms.lms_sha256_m24_h5, pyhsslms.lmots_sha256_n24_w8
    for name, key in (("lms", pyhsslms.LmsPrivateKey(tree, ots)), ("hss", pyhsslms.HssPrivateKey(2, tree, ots))):
        (tmp_path / "pub").write_bytes(key.publicKey().serialize())
        (tmp_path / "f.sig").write_bytes(key.sign(b"an image"))
        done = rvhash("verify", "-s", name, "-k", "pub", "--soft", "f")
        assert (done.returncode, done.stdout) == (0, b"Verified OK\n"), done.stderr
        (tmp_path / "f.sig").write_bytes(key.sign(b"another"))
        done = rvhash("verify", "-s", name, "-k", "pub", "--soft", "f")
        assert (done.returncode, done.stdout) == (1, b"Verification failure\n"), done.stderr
        (tmp_path / "f.sig").write_bytes(b"short")
        done = rvhash("verify", "-s", name, "-k", "pub", "--soft", "f")
        assert (done.returncode, done.stdout) == (1, b"Verification failure\n"), done.stderr
        (tmp_path / "pub").write_bytes(bytes(60))
        done = rvhash("verify", "-s", name, "-k", "pub", "f")
        assert done.returncode == 1
        assert "failed to verify: algorithm not built" in done.stderr.decode()


def test_changed_file_and_changed_signature(rvhash, tmp_path, key):
    args = ("verify", "-s", "shake-128f", "-k", "key.pub", "--soft", "image")
    assert rvhash(*args).returncode == 0
    signature = (tmp_path / "image.sig").read_bytes()
    for place in (0, len(signature) - 1):
        changed = bytearray(signature)
        changed[place] ^= 1
        (tmp_path / "image.sig").write_bytes(changed)
        done = rvhash(*args)
        assert (done.returncode, done.stdout) == (1, b"Verification failure\n")
    (tmp_path / "image.sig").write_bytes(signature)
    (tmp_path / "image").write_bytes(b"an imagf")
    assert rvhash(*args).returncode == 1


@pytest.mark.parametrize(
    ("args", "status", "says"),
    [
        (
            ("verify", "-s", "shake-128s", "-k", "key.pub", "image"),
            1,
            "image.sig: 17,088 bytes; a signature of SLH-DSA-S",
        ),
        (
            ("verify", "-s", "shake-192f", "-k", "key.pub", "image"),
            1,
            "key.pub: 32 bytes; a public key of SLH-DSA-SHAKE-1",
        ),
        (("verify", "-s", "shake-128f", "-k", "key", "image"), 1, "as long as a secret key of this set"),
        (("verify", "-s", "shake-128f", "-k", "none", "image"), 1, "none: No such file"),
        (("verify", "-s", "shake-128f", "-k", "key.pub", "none"), 1, "none.sig: No such file"),
        (("verify", "-s", "shake-128f", "-k", "key.pub", "--signature", "image.sig", "none"), 1, "none: No such file"),
        (("verify", "-s", "shake-128", "-k", "key.pub", "image"), 2, "did you mean"),
        (("verify", "-s", "shake-128f", "-k", "key.pub"), 2, "--signature"),
        (("verify", "-s", "hss", "-k", "key.pub", "--context", "x", "image"), 2, "--context"),
        (
            ("sign", "-s", "shake-192f", "-k", "key", "-o", "new", "image"),
            1,
            "key: 64 bytes; a secret key of SLH-DSA-SHAKE",
        ),
        (("sign", "-s", "shake-128f", "-k", "key.pub", "-o", "new", "image"), 1, "as long as a public key of this set"),
        (("sign", "-s", "shake-128f", "-k", "key", "-o", "new", "--context", 256 * "x", "image"), 2, "at most 255"),
        (("sign", "-s", "shake-128f", "-k", "key", "-o", "new", "--prehash", "md5", "image"), 2, "unknown algorithm"),
        (("sign", "-s", "shake-128f", "-k", "key", "-o", "no/new", "image"), 2, "folder does not exist"),
        (("sign", "-s", "shake-128f", "-k", "key"), 2, "-o"),
        (("keygen", "-s", "shake-128f", "key"), 2, "key exists"),
        (("keygen", "-s", "shake-128f", "no/new"), 2, "folder does not exist"),
        (("keygen", "-s", "lms", "new"), 2, "unknown set"),
        (("sign", "-s", "shake-128f", "-k", "key", "--version", "0", "image"), 2, "--version is not for a signature"),
        (("sign", "-s", "shake-128f", "-k", "key", "-o", "key", "image"), 2, "cannot write key: it is the key"),
        (("sign", "-s", "hss", "-k", "key", "image"), 2, "hss signs only images: give --image"),
        (("sign", "-s", "LMS", "-k", "key", "image"), 2, "lms signs only images: give --image"),
        (
            ("sign", "--image", "-s", "shake-128f", "-k", "key", "--prehash", "sha256", "image"),
            2,
            "--prehash is not for",
        ),
        (("sign", "--image", "-s", "lms", "-k", "key", "--soft", "image"), 2, "--soft is not for lms"),
        (
            ("sign", "--image", "-s", "Hss", "-k", "key", "--deterministic", "image"),
            2,
            "--deterministic is not for hss",
        ),
        (("sign", "--image", "-s", "hss", "-k", "key", "-d", "xif-chains-hart", "image"), 2, "--design is not for hss"),
        (("sign", "--image", "-s", "hss", "-k", "key", "--max-cycles", "9", "image"), 2, "--max-cycles is not for hss"),
        (("verify", "-s", "HSS", "-k", "key.pub", "--context", "x", "image"), 2, "not for hss"),
    ],
)
def test_what_is_refused(rvhash, tmp_path, key, args, status, says):
    """One line, and no new file."""
    before = sorted(tmp_path.iterdir())
    assert says in one_line(rvhash(*args), status)
    assert sorted(tmp_path.iterdir()) == before
    assert (tmp_path / "key").read_bytes() == key


def test_a_signature_that_is_too_long(rvhash, tmp_path):
    """Said before the simulation, with the names of the files: the message fits, the request does not."""
    (tmp_path / "f").write_bytes(bytes(200_000))
    (tmp_path / "f.sig").write_bytes(bytes(127_590))
    (tmp_path / "pub").write_bytes(bytes(60))
    says = one_line(rvhash("verify", "-s", "hss", "-k", "pub", "f"), 1)
    assert "pub, f.sig and f: 327,684 bytes in one request; the simulated system holds 327,680" in says


def test_a_key_that_appears_meanwhile(tmp_path, monkeypatch):
    """While keygen runs, another process makes the public key: it stays, and no secret key is left."""
    monkeypatch.chdir(tmp_path)
    of = SETS["shake-128f"]

    def keygen(signer: Signer, wanted: Set, seeds: bytes) -> Call:
        (tmp_path / "k.pub").write_bytes(b"theirs")
        return Call(bytes(of.secret), 1, 1, 1, True)

    monkeypatch.setattr(Signer, "keygen", keygen)
    done = CliRunner().invoke(main.application("keygen"), ["keygen", "-s", "shake-128f", "k"])
    assert isinstance(done.exception, MessageError)
    assert "k.pub: made by another process meanwhile" in str(done.exception)
    assert [p.name for p in tmp_path.iterdir()] == ["k.pub"]
    assert (tmp_path / "k.pub").read_bytes() == b"theirs"
    (tmp_path / "l").symlink_to("nowhere")
    done = CliRunner().invoke(main.application("keygen"), ["keygen", "-s", "shake-128f", "l"])
    assert "l exists" in str(done.exception)


@pytest.mark.full
def test_secret_key_that_does_not_belong_together(rvhash, tmp_path, key):
    """The design finds it: no signature."""
    (tmp_path / "key").write_bytes(key[:-1] + bytes([key[-1] ^ 1]))
    done = rvhash("sign", "-s", "shake-128f", "-k", "key", "-o", "new", "image")
    assert done.returncode == 1
    assert "failed to sign: wrong state" in done.stderr.decode()
    assert not (tmp_path / "new").exists()


def test_signed_image_starts(rvhash, tmp_path):
    """By a key of pyhsslms, whose next state is kept: the next image has another leaf. An old version stays."""
    of = design.get("xif-chains-hart")
    hello = of.model_copy(update={"firmware": of.firmware.model_copy(update={"app": "hello-image"})})
    (tmp_path / "p.elf").write_bytes(builder.firmware([hello])[0].read_bytes())
    key = pyhsslms.HssPrivateKey(1, pyhsslms.lms_sha256_m24_h5, pyhsslms.lmots_sha256_n24_w4)
    (tmp_path / "key").write_bytes(key.serialize())
    (tmp_path / "pub").write_bytes(key.publicKey().serialize())
    leaves = []
    for version in ("3", "4"):
        done = rvhash("sign", "--image", "-s", "hss", "-k", "key", "--version", version, "p.elf")
        assert done.returncode == 0, done.stderr
        image = (tmp_path / "p.elf.img").read_bytes()
        size = int.from_bytes(image[16:20], "little")
        leaves.append(image[len(image) - size + 4 : len(image) - size + 8])
    assert leaves == [bytes(4), (1).to_bytes(4, "big")]
    done = rvhash("boot", "-s", "hss", "-k", "pub", "--oldest", "4", "p.elf.img")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(b"boot: version 4, ")
    assert done.stdout.endswith(b" cycles, hardware\nimage: 7\n")
    done = rvhash("boot", "-s", "hss", "-k", "pub", "--oldest", "5", "p.elf.img")
    assert (done.returncode, done.stdout) == (1, b"boot: stays: the version of the image is too old\n")
    (tmp_path / "empty").write_bytes(b"")
    says = one_line(rvhash("sign", "--image", "-s", "hss", "-k", "key", "empty"), 1)
    assert "not an ELF file" in says
    before = (tmp_path / "key").read_bytes()
    says = one_line(rvhash("sign", "--image", "-s", "hss", "-k", "pub", "p.elf"), 1)
    assert "not a private key" in says
    assert (tmp_path / "key").read_bytes() == before
    assert not (tmp_path / "empty.img").exists()
    assert "64" in one_line(rvhash("boot", "-s", "hss", "-k", "p.elf", "p.elf.img"), 2)
