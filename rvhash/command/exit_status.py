# SPDX-License-Identifier: Apache-2.0
"""Runs a command and ends the process: an error is one line on stderr and an exit status, never a traceback."""

import os
import signal
import sys
from collections.abc import Callable
from typing import NoReturn

from typer.exceptions import Abort, TyperException

from rvhash.console import say
from rvhash.errors import RvhashError

INTERRUPTED = 128 + signal.SIGINT


def run(command: Callable[[], int | None]) -> NoReturn:
    """Run a command and exit with its status. SIGTERM unwinds as Ctrl-C does, so that all child processes end.

    An OSError of the system that names no file is one of standard output. Any other is a defect of rvhash.
    """

    def terminate(number: int, frame: object) -> None:
        raise SystemExit(128 + number)

    signal.signal(signal.SIGTERM, terminate)
    _replace_closed_streams()
    try:
        status = command()
        sys.stdout.flush()
    except RvhashError as e:
        say(f"error: {e}")
        status = e.exit_code
    except TyperException as e:
        if e.format_message():  # empty if the help was printed because there were no arguments
            say(f"error: {e.format_message()} (see rvhash --help)")
        status = 2
    except (Abort, KeyboardInterrupt):
        status = INTERRUPTED
    except BrokenPipeError:  # the reader of stdout ended early, as `head` does: print nothing
        status = _output_failed()
    except OSError as e:
        if e.errno is None or e.filename is not None:
            raise
        say(f"error: cannot write the output: {e.strerror}")
        status = _output_failed()
    if status == INTERRUPTED:
        say("interrupted")
    sys.exit(status or 0)


def _replace_closed_streams() -> None:
    """For streams that the shell has closed (`<&-`, `>&-`): reading and writing are errors of the system, and messages
    to stderr are lost. No file that is opened later has the number of such a stream."""
    if sys.stdin is None:
        sys.stdin = open(os.open(os.devnull, os.O_WRONLY))  # noqa: SIM115 (of the whole process)
    if sys.stdout is None:
        sys.stdout = open(os.open(os.devnull, os.O_RDONLY), "w")  # noqa: SIM115 (as above)
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115 (as above)


def _output_failed() -> int:
    """The exit status. What stdout still holds is discarded, or its flush at exit would be a second error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
