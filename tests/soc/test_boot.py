# SPDX-License-Identifier: Apache-2.0
"""The boot loader on the simulated system: what it starts, and why it stays; resets and interrupts at any time."""

import random
import subprocess

import pytest

from rvhash import builder, design
from rvhash.signature import LMS_SETS, SETS, Message, images, software

DESIGN = "xif-chains-hart"
LMS = LMS_SETS["lms-sha256-256-h5-w4"]
SLH = SETS["shake-128f"]
STARTED = "image: 7\n"


def built(app: str, name: str = DESIGN) -> builder.System:
    of = design.get(name)
    return builder.systems([of.model_copy(update={"firmware": of.firmware.model_copy(update={"app": app})})])[0]


@pytest.fixture(scope="module")
def lms() -> tuple[bytes, bytes]:
    """An image of version 5 and the public key."""
    size = 12 + 32 * (1 + 67 + 5)
    unsigned = images.unsigned(str(built("hello-image").firmware), 5, images.LMS, size)
    public, signature = software.lms_signature(LMS, unsigned)
    assert len(signature) == size
    return unsigned + signature, public


def run(system, tmp_path, image: bytes, key: bytes, scheme: int = images.LMS, oldest: int = 0, options=()):
    elf = tmp_path / "boot.elf"
    elf.write_bytes(images.with_flash(system.firmware, image, scheme, key, oldest))
    argv = [str(system.simulator), "--elf", str(elf), *map(str, options)]
    return subprocess.run(argv, check=False, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300)


def starts(done) -> None:
    assert done.returncode == 0, (done.stdout, done.stderr)
    assert done.stderr.endswith(STARTED)
    assert ", hardware\n" in done.stderr


def stays(done, reason: str) -> None:
    assert done.returncode == 1, (done.stdout, done.stderr)
    assert done.stderr.endswith(f"boot: stays: {reason}\n")
    assert "image: " not in done.stderr


@pytest.mark.parametrize(
    "name", [DESIGN, *(pytest.param(n, marks=pytest.mark.full) for n in ("mmio-chains-hart", "xif-cv32e40x"))]
)
def test_lms(tmp_path, lms, name):
    starts(run(built("boot", name), tmp_path, *lms, oldest=5))


def test_slh_dsa(tmp_path):
    unsigned = images.unsigned(str(built("hello-image").firmware), 5, SLH.number, SLH.signature)
    secret = software.key(SLH, random.Random(1).randbytes(SLH.seeds))
    signature = software.sign(SLH, Message(unsigned, images.CONTEXT), secret)
    starts(run(built("boot"), tmp_path, unsigned + signature, secret[2 * SLH.n :], SLH.number))
    wrong = signature[:-1] + bytes([signature[-1] ^ 1])
    stays(
        run(built("boot"), tmp_path, unsigned + wrong, secret[2 * SLH.n :], SLH.number),
        "the signature is not that of the image",
    )


def test_what_does_not_start(tmp_path, lms):
    image, key = lms
    system, rng = built("boot"), random.Random(2)
    not_signed = "the signature is not that of the image"
    for place in (64, 65 + rng.randrange(400), len(image) - 1, rng.randrange(600, len(image)), 8, 20):
        wrong = bytearray(image)
        wrong[place] ^= 1 << rng.randrange(8)
        stays(run(system, tmp_path, bytes(wrong), key), not_signed)
    wrong = key[:30] + bytes([key[30] ^ 1]) + key[31:]
    stays(run(system, tmp_path, image, wrong), not_signed)
    stays(run(system, tmp_path, image, key, oldest=6), "the version of the image is too old")
    stays(run(system, tmp_path, image[:-4], key), "the image is cut, or bytes follow it")
    stays(run(system, tmp_path, b"", key), "there is no image")
    stays(run(system, tmp_path, image, key, SLH.number), "the image is signed in another way than this device accepts")


def test_reset_at_any_cycle(tmp_path, lms):
    """The loader begins again: a right image starts, a wrong one does not."""
    image, key = lms
    system, rng = built("boot"), random.Random(3)
    wrong = image[:700] + bytes([image[700] ^ 4]) + image[701:]
    for _ in range(6):
        options = ("--reset-at", rng.randrange(1, 48_000))
        starts(run(system, tmp_path, image, key, options=options))
        stays(run(system, tmp_path, wrong, key, options=options), "the signature is not that of the image")


@pytest.mark.parametrize(
    ("name", "options"),
    [
        (DESIGN, ()),
        *(
            pytest.param(name, options, marks=pytest.mark.full)
            for name in (DESIGN, "mmio-chains-hart")
            for options in ((), ("--stall", 30), ("--stall", 70))
            if (name, options) != (DESIGN, ())
        ),
    ],
)
def test_interrupts(tmp_path, lms, name, options):
    """Which hash, too: the verdict is the same, with wait states as well."""
    image, key = lms
    system = built("boot-interrupts", name)
    done = run(system, tmp_path, image, key, options=options)
    starts(done)
    assert int(done.stderr.split()[1]) > 5
    wrong = image[:300] + bytes([image[300] ^ 1]) + image[301:]
    stays(run(system, tmp_path, wrong, key, options=options), "the signature is not that of the image")


@pytest.mark.full
def test_resets_with_wait_states(tmp_path, lms):
    image, key = lms
    system, rng = built("boot"), random.Random(4)
    wrong = image[:900] + bytes([image[900] ^ 8]) + image[901:]
    for _ in range(6):
        options = ("--stall", 30, "--reset-at", rng.randrange(1, 80_000))
        starts(run(system, tmp_path, image, key, options=options))
        stays(run(system, tmp_path, wrong, key, options=options), "the signature is not that of the image")
