# SPDX-License-Identifier: Apache-2.0
"""The plug-in of the hart for RISCOF: docs/hart.md, "Public suites"."""

import os
from pathlib import Path

import riscof.utils as utils
from riscof.pluginTemplate import pluginTemplate

COMPILER = "riscv64-unknown-elf-gcc -march={march} -mabi=ilp32 -static -mcmodel=medany -nostdlib -nostartfiles"


class rvh_hart(pluginTemplate):  # RISCOF finds the class by the name of the file
    """Compiles each test, runs it on the simulator, and leaves its signature where RISCOF looks for it."""

    __model__ = "rvh_hart"
    __version__ = "1"

    def __init__(self, *args, **kwargs):
        """`config`: the section of config.ini; ROOT there is the checkout of rvhash."""
        super().__init__(*args, **kwargs)
        config = kwargs["config"]
        self.root = Path(config["root"]).resolve()
        self.folder = Path(config["pluginpath"]).resolve()
        self.jobs = str(config.get("jobs", 1))
        self.isa_spec = os.path.abspath(config["ispec"])
        self.platform_spec = os.path.abspath(config["pspec"])

    def initialise(self, suite, work_dir, archtest_env):
        """Called first."""
        self.work, self.include = work_dir, archtest_env

    def build(self, isa_yaml, platform_yaml):
        """Called once; the simulator is built by its first run."""

    def runTests(self, testlist):  # RISCOF's name
        """One target of a makefile for each test."""
        makefile = Path(self.work) / f"Makefile.{self.name[:-1]}"
        makefile.unlink(missing_ok=True)
        make = utils.makeUtil(makefilePath=str(makefile))
        make.makeCommand = f"make -k -j{self.jobs}"
        python = self.root / ".venv" / "bin" / "python"
        for test in testlist.values():
            signature = Path(test["work_dir"]) / f"{self.name[:-1]}.signature"
            macros = " ".join(f"-D{macro}" for macro in test["macros"])
            build = f"{COMPILER.format(march=test['isa'].lower())} -T {self.folder}/link.ld -I {self.folder}"
            build += f" -I {self.include} {macros} {test['test_path']} -o dut.elf"
            run = f"cd {self.root} && {python} -m tests.hart.arch_test.simulate --signature {signature}"
            make.add_target(f"@cd {test['work_dir']}; {build}; {run} {test['work_dir']}/dut.elf")
        make.execute_all(self.work)
