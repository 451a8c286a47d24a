# SPDX-License-Identifier: Apache-2.0
"""A very small checkout with units."""

from tests.rvhash.units_checkout import mini

__all__ = ["mini"]
