# SPDX-License-Identifier: Apache-2.0
"""The test programs of tests/soc/programs: exit code 0 is success. hang and chatter never end, trap and illegal end
with 128 or more, on purpose."""

from rvhash.design import Design
from tests.lib.cocotb_runner import ROOT

FOLDER = ROOT / "tests" / "soc" / "programs"
NAMES = sorted(path.stem.replace("_", "-") for path in FOLDER.glob("*.c"))


def files(name: str) -> list[str]:
    """The files of a program, relative to the checkout: NAME.c, and NAME_*.S if there is one."""
    stem = name.replace("-", "_")
    return [str(p.relative_to(ROOT)) for p in (FOLDER / f"{stem}.c", *sorted(FOLDER.glob(f"{stem}_*.S")))]


def config(name: str) -> str:
    """What the program tells the driver: NAME_config.h, relative to the checkout, or "" for nothing."""
    header = FOLDER / f"{name.replace('-', '_')}_config.h"
    return str(header.relative_to(ROOT)) if header.is_file() else ""


def running(of: Design, name: str) -> Design:
    """That design with this program in place of its own."""
    update = {"program": files(name), "config": config(name)}
    return of.model_copy(update={"firmware": of.firmware.model_copy(update=update)})
