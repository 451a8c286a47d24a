# SPDX-License-Identifier: Apache-2.0
"""Descriptions in TOML of what can be built: design points, configurations, instructions, lists of sources."""

from rvhash.design.design_points import DEFAULT, Design, Role, get, names, role, roles
from rvhash.design.hosts import DEFAULT_HOST

__all__ = ["DEFAULT", "DEFAULT_HOST", "Design", "Role", "get", "names", "role", "roles"]
