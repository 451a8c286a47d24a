# SPDX-License-Identifier: Apache-2.0
"""Builds simulators and firmware: recipes, compilers, and the cache of built files.

The recipes of proofs and areas are in `formal.prove` and `rvhash.synth.fpga_area`.
"""

from rvhash.builder.built_systems import System, firmware, systems
from rvhash.builder.recipes import FIRMWARE, SIMULATOR, Notify, Recipe, get

__all__ = ["FIRMWARE", "SIMULATOR", "Notify", "Recipe", "System", "firmware", "get", "systems"]
