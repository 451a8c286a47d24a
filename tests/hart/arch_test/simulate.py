# SPDX-License-Identifier: Apache-2.0
"""The simulator of the hart as a command, for RISCOF and ACT4:

  .venv/bin/python -m tests.hart.arch_test.simulate [--signature FILE] TEST.elf

It runs the ELF file to its store to 0xfffffff0, writes the signature, and ends with the status that was stored. The
environment variable WAITS gives random wait states, in percent.
"""

import argparse
import os
import subprocess
import sys

from tests.lib import hart

CYCLES = 50_000_000


def main() -> int:
    """Run one test."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("elf")
    parser.add_argument("--signature", help="file for the words from begin_signature to end_signature")
    given = parser.parse_args()
    argv = [hart.simulator("program", {}), "--elf", given.elf, "--quiet", "--max-cycles", CYCLES]
    argv += ["--waits", os.environ.get("WAITS", "0")]
    argv += ["--signature", given.signature] if given.signature else []
    return subprocess.run([str(a) for a in argv], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
