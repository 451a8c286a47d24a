# SPDX-License-Identifier: Apache-2.0
"""Whether a host processor is sound: the programs of sw/check, run on it, and what they tell."""

from rvhash.check.host_checks import Row, run

__all__ = ["Row", "run"]
