# SPDX-License-Identifier: Apache-2.0
"""Descriptions in TOML of what can be built: design points, configurations, instructions, lists of sources."""

from rvhash.design.design_points import DEFAULT, Design, get, names

__all__ = ["DEFAULT", "Design", "get", "names"]
