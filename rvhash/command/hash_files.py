# SPDX-License-Identifier: Apache-2.0
"""`rvhash hash`: prints digest lines for files, in the format of the *sum programs of coreutils."""

from collections.abc import Iterable

from rvhash.command import digest_list
from rvhash.command.message_files import Message
from rvhash.console import out, say
from rvhash.errors import MessageError, SimulationError, WrongDigestError
from rvhash.model import Algorithm
from rvhash.simulate.design_runner import Runner
from rvhash.simulate.simulator import Result


def describe(result: Result, runner: Runner) -> str:
    """Cycles of one result, and the design that hashed."""
    per_byte = f", {result.cycles / result.message_bytes:.2f} cycles/byte" if result.message_bytes else ""
    soft = runner.design.firmware.backend != "none" and not result.hw_used
    return f"{result.cycles:,} cycles{per_byte} ({runner.design.name}{', done in software' if soft else ''})"


def hash_files(
    runner: Runner, algorithm: Algorithm, names: Iterable[str], out_bytes: int | None = None, tagged: bool = False
) -> bool:
    """Print a line for each file, and its cycles on stderr. False if any failed; a file that fails prints no line."""
    good = True
    for name in names:
        try:
            with Message(name) as message:
                result = runner.hash(algorithm, message, out_bytes, name, message.size)
        except MessageError as e:
            say(str(e))
            good = False
        except (SimulationError, WrongDigestError) as e:
            say(f"{name}: {e}")
            good = False
        else:
            out(digest_list.write(algorithm, name, result.digest, tagged))
            say(f"{name}: {describe(result, runner)}")
    return good
