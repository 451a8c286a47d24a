# SPDX-License-Identifier: Apache-2.0
"""Errors that a user can act on. Each is one line on stderr. Any other exception is a defect of rvhash."""

import difflib
from collections.abc import Iterable


class RvhashError(Exception):
    """An operation failed; `str()` says what happened, and what to do."""

    exit_code = 1


class UsageError(RvhashError):
    """The request itself is wrong: unknown name, bad option, bad TOML."""

    exit_code = 2


class BuildError(RvhashError):
    """A simulator or firmware could not be built, or the cache could not hold it."""


class SimulationError(RvhashError):
    """The simulator or its firmware ended without a result."""


class WrongDigestError(RvhashError):
    """The digest of the simulated system differs from hashlib's."""


class MessageError(RvhashError):
    """A message file that cannot be read to its end."""


def unknown(kind: str, name: str, known: Iterable[str], where: str = "") -> UsageError:
    """The error for a name that is not in a list: suggests the nearest name, and lists all names."""
    names = sorted(known)
    near = difflib.get_close_matches(name, names, n=1)
    hint = f" (did you mean {near[0]!r}?)" if near else ""
    return UsageError(f"{where}unknown {kind} {name!r}{hint}; known: {', '.join(names) or 'none'}")
