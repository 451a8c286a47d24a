# SPDX-License-Identifier: Apache-2.0
"""The commands that measure a design's figures again."""

from collections.abc import Mapping, Sequence

from rvhash.design.named_units import Unit
from rvhash.report.result_files import Results
from rvhash.report.subjects import Subject

BENCHES = {  # file of results/: the workload, and whether it takes -d
    "kronos": ("kronos", True),
    "hosts": ("kronos", True),
    "lengths": ("lengths", True),
    "modes": ("modes", True),
    "xif": ("xif", True),
    "sharv": ("sharv", True),
    "isa": ("isa", False),
    "asip": ("asip", False),
}


def commands(of: Results, subject: Subject, units: Mapping[str, Unit]) -> list[str]:
    """Each as it is typed, the shortest run first."""
    if subject.design is None:
        name = subject.name.removeprefix("stream-")
        made = [f"rvhash stream -c {name} -a sha3-256 FILE", f"rvhash files {subject.name}"]
        return made + _area(subject, units)
    made = [f"rvhash hash -a {_algorithm(subject)} -d {subject.name} FILE"] if _hashes(subject) else []
    for name, (workload, chosen) in BENCHES.items():
        if any(r["design"] == subject.name for r in of.records(name)):
            made.append(f"rvhash bench {workload}" + (f" -d {subject.name}" if chosen else ""))
    return list(dict.fromkeys(made)) + _area(subject, units)


def _hashes(subject: Subject) -> bool:
    """Whether the firmware is the one that hashes messages."""
    return subject.design is not None and not subject.design.firmware.program and subject.design.firmware.app == "hash"


def _algorithm(subject: Subject) -> str:
    sha2_only = subject.design is not None and subject.design.attachment == "sharv"
    return "sha256" if sha2_only else "sha3-256"


def _area(subject: Subject, units: Mapping[str, Unit]) -> Sequence[str]:
    names = [name for name in (subject.unit, *subject.processors) if name in units]
    return [f"rvhash synth {' '.join(names)}"] if names else []
