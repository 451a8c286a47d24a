# SPDX-License-Identifier: Apache-2.0
"""The configuration of Sail that ACT4 asks for, from the default of the Sail that is installed:

sail_riscv_sim --print-default-config | python sail_config.py > sail.json
"""

import json
import re
import sys

# What this hart has of the extensions that Sail knows; all others are off.
HAS = {"M", "B", "Zba", "Zbb", "Zbs", "Zbkb", "Zca", "Zicsr", "Zicntr", "Zifencei", "Zicclsm"}


def main() -> None:
    """Read, change, write."""
    text = re.sub(r"^\s*//.*$", "", sys.stdin.read(), flags=re.MULTILINE)
    config = json.loads(text)
    config["base"].update({"xlen": 32, "E": False, "writable_misa": False})
    for mode in ("direct", "vectored"):
        config["base"]["mtvec"][mode] = {"supported": True, "base_alignment": 7}
    traps = config["base"]["xtval_nonzero"]
    traps.update(dict.fromkeys(traps, False))
    faults = ("load_access_fault", "samo_access_fault", "fetch_access_fault", "software_breakpoint")
    traps.update(dict.fromkeys((name for name in faults if name in traps), True))
    config["memory"]["pmp"].update({"count": 0, "usable_count": 0})
    for name, extension in config["extensions"].items():
        if "supported" in extension:
            extension["supported"] = name in HAS
        elif "support_level" in extension:
            extension["support_level"] = "Disabled"
    config["platform"].update({"vendorid": 0, "archid": 0, "impid": 0, "hartid": 0})
    config["platform"]["clint"].update({"supported": True, "base": 0xFFFFFFC8 - 0x4000})
    json.dump(config, sys.stdout, indent=2)


if __name__ == "__main__":
    main()
