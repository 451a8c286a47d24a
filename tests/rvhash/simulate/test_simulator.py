# SPDX-License-Identifier: Apache-2.0
"""The Python side of a run: its checks of events, and its reaction to a faulty simulator."""

import hashlib
import os
import signal
import threading

import pytest

from rvhash.errors import MessageError, SimulationError, WrongDigestError
from rvhash.model import ALGORITHMS
from rvhash.simulate.simulator import Simulator

SHA256 = ALGORITHMS["sha256"]


def start(system) -> Simulator:
    return Simulator(system.simulator, system.firmware)


def test_messages_one_after_another_in_pieces_of_any_size(fake):
    seen: list[int] = []  # bytes done
    with start(fake("good")) as sim:
        for pieces in ([], [b""], [b"a", b"bc"], [bytes(200_000), b"x" * 65536]):
            result = sim.hash(SHA256, iter(pieces), progress=seen.append)
            assert result.digest == hashlib.sha256(b"".join(pieces)).digest()
            assert result.message_bytes == len(b"".join(pieces))
            assert result.cycles == 1000 + result.message_bytes
    # Frames of at most 65,536 bytes, each told when the next one is taken, and the last with the answer.
    assert seen[-6:] == [0, 65536, 131072, 196608, 200000, 265536]


def test_shake_output_length_is_asked_for(fake):
    with start(fake("good")) as sim:
        assert sim.hash(ALGORITHMS["shake128"], [b"q"], 500).digest == hashlib.shake_128(b"q").digest(500)


@pytest.mark.parametrize(
    ("word", "error", "says"),
    [
        ("wrong", WrongDigestError, "WRONG DIGEST: sha256 of 3 bytes is ba7816bf.*the design gave bb7816bf"),
        ("short", WrongDigestError, "WRONG DIGEST"),
        ("status", SimulationError, "failed to hash sha256: status 5, hardware error"),
        ("lost-bytes", SimulationError, "job 0 with 2 bytes; expected job 0 with 3"),
        ("other-job", SimulationError, "job 17"),
        ("no-cycles", SimulationError, "invalid result.*cycles"),
        ("garbage", SimulationError, "not an event.*not json"),
        ("limit", SimulationError, "cycle limit reached: no progress for 5 cycles; raise the limit with --max-cycles"),
        ("trap", SimulationError, "illegal instruction 0x0400705b at pc 0x80000124; it uses an instruction"),
        ("odd-trap", SimulationError, "sent an invalid trap.*'pc'"),
        ("crash", SimulationError, r"without a result \(exit status 9\); it printed: console line"),
        ("exits", SimulationError, "without a result"),
    ],
)
def test_bad_answer_is_an_error_and_ends_the_process(fake, word, error, says):
    sim = start(fake(word))
    with pytest.raises(error, match=says):
        sim.hash(SHA256, [b"abc"])
    assert not sim.alive


def test_simulator_that_dies_while_a_long_message_is_sent(fake):
    sim = start(fake("crash"))
    with pytest.raises(SimulationError, match="exit status 9"):
        sim.hash(SHA256, (bytes(65536) for _ in range(100)))


def test_firmware_that_ends_badly_after_good_answers(fake):
    with pytest.raises(SimulationError, match="exit status 1"), start(fake("bad-end")) as sim:
        assert sim.hash(SHA256, [b"abc"]).message_bytes == 3


def test_message_that_fails_half_way_is_not_hashed(fake):
    def pieces():
        yield b"abc"
        raise MessageError("gone")

    sim = start(fake("good"))
    with pytest.raises(MessageError, match="gone"):
        sim.hash(SHA256, pieces())
    assert not sim.alive


def test_interrupt_while_waiting_kills_the_simulator(fake):
    sim = start(fake("deaf"))
    timer = threading.Timer(0.5, os.kill, [os.getpid(), signal.SIGINT])
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        sim.hash(SHA256, [b"abc"])
    assert not sim.alive


def test_output_length_that_the_algorithm_does_not_have(fake):
    with start(fake("good")) as sim, pytest.raises(ValueError, match="always has 32 bytes"):
        sim.hash(SHA256, [b""], 31)
