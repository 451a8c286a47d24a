# SPDX-License-Identifier: Apache-2.0
"""All files of an export, by their paths in its folder."""

from rvhash import __version__
from rvhash.export import bender, example, fusesoc, ipxact, plain, readme, registers, rtl, wrapper
from rvhash.export.blocks import Choice
from rvhash.export.driver import FOLDER as DRIVER
from rvhash.export.driver import Driver, driver_of, requirements
from rvhash.export.elaborated import Module, elaborate
from rvhash.export.licence import licence


def of(choice: Choice, verilog: bool = False) -> dict[str, str | bytes]:
    """The files of an export; `verilog`: also as plain Verilog. UsageError if the RTL refuses the parameters."""
    block = elaborate(choice.top, choice.parameters)
    name = choice.name
    own = rtl.copied(name, block, choice.kind.title, rtl.FOLDER)
    driver = driver_of(choice, block)
    system = example.example_of(choice, block, driver, own)
    plain_files = _plain(choice, own, system) if verilog else {}
    files: dict[str, str | bytes] = {
        "LICENSE": licence(),
        "VERSION": f"rvhash {__version__}\n",
        f"{name}.f": rtl.file_list_of(choice, own),
        f"{name}.core": fusesoc.core(choice, own, system, list(plain_files)),
        "Bender.yml": bender.manifest(choice, own, system),
        f"constraints/{name}.sdc": rtl.constraints(name, block),
        f"instance/{name}_instance.v": wrapper.to_copy(name, block),
        **own.contents,
        **plain_files,
        **(driver.contents() if driver else {}),
        **(system.contents if system else {}),
        **(system.hart.contents if system and system.hart else {}),
    }
    if choice.kind.registers:
        files |= registers.files(choice.kind.registers, name, wrapper.sentence(choice.kind.title))
    sets = {
        "constraints": [f"constraints/{name}.sdc"],
        "verilog": list(plain_files)[:1],
        "driver": [f"{DRIVER}/{path}" for path in (*driver.sources, *driver.headers)] if driver else [],
    }
    files |= ipxact.files(choice, block, own, {key: listed for key, listed in sets.items() if listed})
    return files | {"README.md": readme.page(choice, block, files, fusesoc.vlnv(name), _missing(choice, block, driver))}


def _missing(choice: Choice, block: Module, driver: Driver | None) -> str:
    """Why the export has no driver or no example, or nothing."""
    if choice.kind.backends and driver is None:
        return f"There is no driver: it requires {requirements(choice)}."
    why = example.missing(choice, block) if driver else ""
    return f"There is no example: {why}." if why else ""


def _plain(choice: Choice, own: rtl.Rtl, system: example.Example | None) -> dict[str, str]:
    """The block, and the processor of its example, as plain Verilog."""
    title = f"{wrapper.sentence(choice.kind.title)}. Made from the SystemVerilog of rvhash {__version__} by Yosys."
    files = {f"verilog/{choice.name}.v": plain.verilog(choice.name, own.contents, own.order, title)}
    if system and system.hart:
        title = f"The processor of the example. Made from the SystemVerilog of rvhash {__version__} by Yosys."
        hart = plain.verilog(example.HART, system.hart.contents, system.hart.order, title)
        files[f"{example.FOLDER}/verilog/{example.HART}.v"] = hart
    return files
