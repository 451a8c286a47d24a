# SPDX-License-Identifier: Apache-2.0
"""rvhash: hash acceleration for RISC-V, with designs chosen by measurement."""

__version__ = "0.2.0"
