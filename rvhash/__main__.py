# SPDX-License-Identifier: Apache-2.0
"""`python -m rvhash`."""

from rvhash.command.main import main

if __name__ == "__main__":
    main()
