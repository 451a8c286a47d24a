# SPDX-License-Identifier: Apache-2.0
"""Runs a built system: messages go to the stdin of the simulator, events come as JSON lines from its stdout.

The golden model computes the digest of every message from the bytes that were sent.
"""

import contextlib
import json
import queue
import subprocess
import threading
import weakref
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from rvhash.errors import SimulationError, WrongDigestError
from rvhash.model import Algorithm, Hash
from rvhash.simulate import traps

FRAME = 65536  # bytes; the longest DATA frame of the protocol
STATUS = (
    "ok",
    "bad argument",
    "algorithm not built",
    "wrong state",
    "message too long",
    "hardware error",
    "busy",
    "impossible context",
    "not valid",
)


@dataclass(frozen=True)
class Result:
    """The result of the simulated system for one message."""

    algorithm: str
    message_bytes: int
    digest: bytes  # was compared with the expected digest
    cycles: int  # of the hash calls only, counted by the core's mcycle
    instructions: int
    hw_used: bool  # False: portable C hashed the message


@dataclass(frozen=True)
class Reply:
    """What the simulated system says to a job."""

    status: int  # rvh_status
    output: bytes
    cycles: int  # as in Result
    instructions: int
    hw_used: bool

    @property
    def meaning(self) -> str:
        """The status in words."""
        return STATUS[self.status] if self.status < len(STATUS) else f"status {self.status}, unknown"


class Simulator:
    """One simulator process; hashes messages one after another. Use it as a context manager."""

    _running: ClassVar[weakref.WeakSet[subprocess.Popen[bytes]]] = weakref.WeakSet()

    def __init__(self, executable: Path, elf: Path, max_cycles: int | None = None, options: Sequence[str] = ()) -> None:
        """`options`: others of sim/soc.cpp, such as --stall."""
        argv = [str(executable), "--elf", str(elf), *options]
        if max_cycles is not None:
            argv += ["--max-cycles", str(max_cycles)]
        self._child = subprocess.Popen(
            argv,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C in a terminal reaches only this process
        )
        self._running.add(self._child)
        self._events: queue.SimpleQueue[dict[str, Any] | None] = queue.SimpleQueue()
        self._console: deque[str] = deque(maxlen=20)
        self._threads = [threading.Thread(target=t, daemon=True) for t in (self._read_events, self._read_console)]
        for thread in self._threads:
            thread.start()
        self._job, self._taken = -1, 0
        self.reports: dict[str, dict[str, Any]] = {}  # after close(): the events exit and wave, without their names

    def __enter__(self) -> "Simulator":
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is None:
            self.close()
        else:
            self.kill()

    @property
    def alive(self) -> bool:
        """False if the process has ended or was killed."""
        return self._child.poll() is None

    def hash(
        self,
        algorithm: Algorithm,
        chunks: Iterable[bytes],
        out_bytes: int | None = None,
        progress: Callable[[int], None] = lambda done: None,
    ) -> Result:
        """Hash one message. `progress` is called with the number of bytes hashed so far.

        SimulationError if no result comes, WrongDigestError if the digest is wrong. After an exception the process has
        been killed: an error of `chunks` would otherwise leave an incomplete message.
        """
        wanted = algorithm.out_bytes(out_bytes)
        try:
            return self._hash(algorithm, chunks, wanted, progress)
        except BaseException:
            self.kill()
            raise

    def call(self, algorithm: Algorithm, message: bytes, expected: bytes) -> Result:
        """Run a job of a firmware that does not hash its message as a whole: the output must be `expected`.

        Errors as for `hash`.
        """
        try:
            sent, result = self._exchange(algorithm.number, [message], len(expected), lambda done: None)
            return self._judge(algorithm, sent, expected, result)
        except BaseException:
            self.kill()
            raise

    def request(
        self,
        number: int,
        chunks: Iterable[bytes],
        out_bytes: int,
        progress: Callable[[int], None] = lambda done: None,
    ) -> Reply:
        """Run a job of a firmware whose jobs are not hashes. Its status is the caller's matter.

        SimulationError if no reply comes; the process has been killed then.
        """
        try:
            sent, event = self._exchange(number, chunks, out_bytes, progress)
            return self._reply(sent, event)
        except BaseException:
            self.kill()
            raise

    def close(self) -> None:
        """No more messages: let the firmware end. SimulationError if it ends with an error."""
        with contextlib.suppress(BrokenPipeError):
            self._child.stdin.close()
        self._child.wait()
        self._join()
        while (event := self._events.get()) is not None:
            self._check(event)
            if event["event"] in ("exit", "wave"):
                self.reports[event.pop("event")] = event
        if self._child.returncode != 0:
            raise self._ended()

    @classmethod
    def kill_all(cls) -> None:
        """End every simulator that this process has started."""
        for child in list(cls._running):
            child.kill()

    def kill(self) -> None:
        """End the process at once."""
        self._child.kill()
        self._child.wait()
        with contextlib.suppress(BrokenPipeError):
            self._child.stdin.close()
        self._join()

    def _hash(
        self, algorithm: Algorithm, chunks: Iterable[bytes], out_bytes: int, progress: Callable[[int], None]
    ) -> Result:
        golden = Hash(algorithm.name)

        def absorbed() -> Iterable[bytes]:
            for chunk in chunks:
                golden.absorb(chunk)
                yield chunk

        sent, result = self._exchange(algorithm.number, absorbed(), out_bytes, progress)
        golden.finish()
        return self._judge(algorithm, sent, golden.squeeze(out_bytes), result)

    def _exchange(
        self, number: int, chunks: Iterable[bytes], out_bytes: int, progress: Callable[[int], None]
    ) -> tuple[int, dict[str, Any]]:
        """Send a job. Returns the number of bytes sent, and the event with the result."""
        self._job += 1
        self._taken = 0
        sent, result = 0, None
        if self._send(b"JOB %d %d\n" % (number, out_bytes)):
            for chunk in chunks:
                sent += len(chunk)
                frames = (chunk[i : i + FRAME] for i in range(0, len(chunk), FRAME))
                if not all(self._send(b"DATA %d\n" % len(frame), frame) for frame in frames):
                    break
                while result is None and not self._events.empty():
                    result = self._next(progress)
            self._send(b"END\n")
        while result is None:
            result = self._next(progress)
        progress(sent)
        return sent, result

    def _send(self, *parts: bytes) -> bool:
        """False if the process no longer reads; its last event has the reason."""
        try:
            for part in parts:
                self._child.stdin.write(part)
            self._child.stdin.flush()
        except BrokenPipeError:
            return False
        return True

    def _next(self, progress: Callable[[int], None]) -> dict[str, Any] | None:
        """Process one event. Returns it if it is the result of the job."""
        event = self._events.get()
        if event is None:
            self._child.wait()
            self._join()
            raise self._ended()
        self._check(event)
        if event["event"] == "progress":
            # The firmware has fetched that many bytes, and has hashed all bytes that it fetched before.
            progress(self._taken)
            self._taken = event["bytes"]
        return event if event["event"] == "result" else None

    def _reply(self, sent: int, event: dict[str, Any]) -> Reply:
        try:
            job, taken = event["job"], event["message_bytes"]
            reply = Reply(
                event["status"],
                bytes.fromhex(event["digest"]),
                int(event["cycles"]),
                int(event["instret"]),
                bool(event["hw_used"]),
            )
        except (KeyError, ValueError, TypeError) as e:
            raise SimulationError(f"the simulator sent an invalid result ({e!r}): {event}") from None
        # A job that failed may have left a part of its message.
        if job != self._job or (reply.status == 0 and taken != sent):
            raise SimulationError(
                f"the simulator sent the result of job {job} with {taken} bytes; expected job {self._job} with {sent}"
            )
        return reply

    def _judge(self, algorithm: Algorithm, sent: int, expected: bytes, event: dict[str, Any]) -> Result:
        reply = self._reply(sent, event)
        if reply.status != 0:
            meaning = STATUS[reply.status] if reply.status < len(STATUS) else "unknown"
            raise SimulationError(f"the firmware failed to hash {algorithm.name}: status {reply.status}, {meaning}")
        if reply.output != expected:
            raise WrongDigestError(
                f"WRONG DIGEST: {algorithm.name} of {sent} bytes is {expected.hex()}, "
                f"the design gave {reply.output.hex()}"
            )
        return Result(algorithm.name, sent, reply.output, reply.cycles, reply.instructions, reply.hw_used)

    def _check(self, event: dict[str, Any]) -> None:
        """Raise the error of an error event or trap event."""
        if event["event"] == "trap":
            try:
                raise SimulationError(traps.explain(event))
            except (KeyError, ValueError, TypeError) as e:
                raise SimulationError(f"the simulator sent an invalid trap ({e!r}): {event}") from None
        if event["event"] != "error":
            return
        text = event.get("message", "")
        if event.get("error") == "cycle-limit":
            raise SimulationError(f"cycle limit reached: {text}; raise the limit with --max-cycles")
        raise SimulationError(f"the simulator stopped ({event.get('error')}): {text}")

    def _ended(self) -> SimulationError:
        said = f"; it printed: {' | '.join(self._console)}" if self._console else ""
        return SimulationError(f"the simulator ended without a result (exit status {self._child.returncode}){said}")

    def _read_events(self) -> None:
        for line in self._child.stdout:
            try:
                event = json.loads(line)
                event["event"]
            except (ValueError, KeyError, TypeError):
                event = {"event": "error", "error": "protocol", "message": f"not an event: {line[:200]!r}"}
            self._events.put(event)
        self._events.put(None)

    def _read_console(self) -> None:
        for line in self._child.stderr:
            self._console.append(line.decode(errors="replace").rstrip())

    def _join(self) -> None:
        for thread in self._threads:
            thread.join()
        self._child.stdout.close()
        self._child.stderr.close()
