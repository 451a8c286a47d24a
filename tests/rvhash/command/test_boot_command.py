# SPDX-License-Identifier: Apache-2.0
"""`rvhash boot` with a simulator that is a script: what is shown, and which errors it finds among the events."""

import json

import pytest
import typer

from rvhash import builder, design
from rvhash.command import boot_command
from rvhash.errors import SimulationError
from rvhash.signature.images import TEXT_ROOM, Segment
from tests.rvhash.signature.test_images import elf

EXIT = {"event": "exit", "code": 0, "cycles": 9}
TRAP = {"event": "trap", "cause": 2, "pc": 0x80020124, "value": 0, "instruction": 0x0400705B}
LIMIT = {"event": "error", "error": "cycle-limit", "cycles": 5, "message": "no progress for 5 cycles"}
SAID = b"boot: version 3, 9 cycles, hardware\n"


@pytest.fixture
def boot(tmp_path, monkeypatch, capfdbinary):
    """`boot(status, stdout, stderr)`: start an image on a simulator that does this. Returns what was printed."""
    script, image, key = tmp_path / "sim", tmp_path / "image", tmp_path / "key"
    (tmp_path / "elf").write_bytes(elf([Segment(TEXT_ROOM[0], bytes(4), 4)]))
    image.write_bytes(b"image")
    key.write_bytes(bytes(56))
    system = builder.System(design.get("xif-chains-hart"), script, tmp_path / "elf")
    monkeypatch.setattr(builder, "systems", lambda designs, notify: [system])

    def run(status: int, stdout: bytes, stderr: bytes = SAID) -> bytes:
        (tmp_path / "out").write_bytes(stdout)
        (tmp_path / "err").write_bytes(stderr)
        script.write_text(f"#!/bin/sh\ncat {tmp_path}/out; cat {tmp_path}/err >&2; exit {status}\n")
        script.chmod(0o755)
        boot_command.boot_command(str(image), "LMS", str(key))
        return capfdbinary.readouterr().out

    return run


def lines(*events: dict) -> bytes:
    return b"".join(json.dumps(event).encode() + b"\n" for event in events)


def test_a_program_that_ends(boot):
    """Its bytes are shown as they are."""
    said = SAID + b"\xff\xfe caf\xc3\xa9 \xe2\x80\xa8\n"
    assert boot(0, lines(EXIT), said) == said
    with pytest.raises(typer.Exit) as stopped:
        boot(1, lines({**EXIT, "code": 7}))
    assert stopped.value.exit_code == 1


@pytest.mark.parametrize(
    ("status", "stdout", "says"),
    [
        (1, lines(TRAP, EXIT), "illegal instruction 0x0400705b at pc 0x80020124"),
        (3, lines(LIMIT), "cycle-limit.*no progress for 5 cycles; raise the limit with --max-cycles"),
        (4, lines({**LIMIT, "error": "bus", "message": "program outside the RAMs"}), "program outside the RAMs$"),
        (1, b"\xff\n", "sent no event"),
        (1, lines({"event": "trap", "cause": 2}), "sent no event"),
        (1, b"7\n", "sent no event"),
        (9, b"", r"ended before the program \(exit status 9\)"),
    ],
)
def test_errors_after_the_start(boot, capfdbinary, status, stdout, says):
    """Shown although the loader has started the program, after what was printed."""
    with pytest.raises(SimulationError, match=says):
        boot(status, stdout)
    assert capfdbinary.readouterr().out == SAID
