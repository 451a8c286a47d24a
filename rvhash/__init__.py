# SPDX-License-Identifier: Apache-2.0
"""rvhash: hashing on RISC-V in every known way, chosen by measurement."""

__version__ = "0.2.0"
