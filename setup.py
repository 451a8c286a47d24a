# SPDX-License-Identifier: Apache-2.0
"""What pyproject.toml cannot say: a wheel holds RTL, firmware and designs, as the checkout does, in rvhash/tree."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

TREE = ("designs", "hosts", "results", "rtl", "sim", "sw", "synth", "workloads")  # MANIFEST.in has them for the sdist


class BuildWithTree(build_py):
    """Adds the tree, but to an editable install, which has the checkout."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            for folder in TREE:
                target = Path(self.build_lib) / "rvhash" / "tree" / folder
                shutil.copytree(folder, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))


setup(cmdclass={"build_py": BuildWithTree})
