# SPDX-License-Identifier: Apache-2.0
"""Builds simulators and firmware: their recipes, the compilers, and the cache of what was built.

Proofs and areas have recipes of their own, in `formal.prove` and `rvhash.synth.fpga_area`.
"""

from rvhash.builder.built_systems import System, systems
from rvhash.builder.recipes import FIRMWARE, SIMULATOR, Notify, Recipe, get

__all__ = ["FIRMWARE", "SIMULATOR", "Notify", "Recipe", "System", "get", "systems"]
