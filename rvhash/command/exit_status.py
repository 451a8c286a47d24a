# SPDX-License-Identifier: Apache-2.0
"""From a command to the end of the process: every error is one line on stderr and an exit status, never a traceback."""

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
    """Run a command and leave with its exit status. SIGTERM unwinds as Ctrl-C does, so that no child is left behind."""

    def terminate(number: int, frame: object) -> None:
        raise SystemExit(128 + number)

    signal.signal(signal.SIGTERM, terminate)
    try:
        status = command()
    except RvhashError as e:
        say(f"error: {e}")
        status = e.exit_code
    except TyperException as e:
        if e.format_message():  # empty when the help was asked for by no arguments
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
    """Stdout's reader ended early, as `head` does: nothing to say, and nothing may be flushed at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
