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
    """Run a command and exit with its status. SIGTERM unwinds as Ctrl-C does, so that all child processes end."""

    def terminate(number: int, frame: object) -> None:
        raise SystemExit(128 + number)

    signal.signal(signal.SIGTERM, terminate)
    try:
        status = command()
    except RvhashError as e:
        say(f"error: {e}")
        status = e.exit_code
    except TyperException as e:
        if e.format_message():  # empty if the help was printed because there were no arguments
            say(f"error: {e.format_message()} (see rvhash --help)")
        status = 2
    except (Abort, KeyboardInterrupt):
        status = INTERRUPTED
    except BrokenPipeError:
        status = _reader_is_gone()
    if status == INTERRUPTED:
        say("interrupted")
    sys.exit(status or 0)


def _reader_is_gone() -> int:
    """The reader of stdout ended early, as `head` does: print nothing, and prevent a flush at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
