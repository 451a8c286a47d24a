# SPDX-License-Identifier: Apache-2.0
"""`python -m tests.mutants [NAME...]`: every mutant of tests/mutants/list.toml, or the named ones. What `make mutants`
runs."""

import argparse
import sys
from pathlib import Path

from rvhash import paths
from tests.mutants.runner import Stale, check, load


def main() -> int:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants", description="Run mutants: each changes one line, and a test must fail."
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="mutants to run (default: all)")
    parser.add_argument("-j", "--jobs", type=int, default=2, help="mutants at once (default: 2)")
    parser.add_argument("--keep", metavar="FOLDER", type=Path, help="folder for data that the next run can reuse")
    arguments = parser.parse_args()
    root = paths.root()
    try:
        mutants = load(root / "tests" / "mutants" / "list.toml")
    except Stale as e:
        print(f"the list of mutants is wrong: {e}")
        return 2
    unknown = set(arguments.names) - {m.name for m in mutants}
    if unknown:
        parser.error(f"unknown mutant {', '.join(sorted(unknown))}; known: {', '.join(m.name for m in mutants)}")
    chosen = [m for m in mutants if not arguments.names or m.name in arguments.names]
    return check(root, chosen, arguments.jobs, keep=arguments.keep)


if __name__ == "__main__":
    sys.exit(main())
