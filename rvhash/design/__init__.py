# SPDX-License-Identifier: Apache-2.0
"""What there is to build, as TOML files say it: design points, configurations, instructions, lists of sources."""

from rvhash.design.design_points import DEFAULT, Design, get, names

__all__ = ["DEFAULT", "Design", "get", "names"]
