# SPDX-License-Identifier: Apache-2.0
"""All files of an export, by their paths in its folder."""

from rvhash import __version__
from rvhash.export import example, fusesoc, readme, rtl, wrapper
from rvhash.export.blocks import Choice
from rvhash.export.driver import driver_of
from rvhash.export.elaborated import elaborate
from rvhash.export.licence import licence


def of(choice: Choice) -> dict[str, str | bytes]:
    """The files of an export. UsageError if the RTL refuses the parameters."""
    block = elaborate(choice.top, choice.parameters)
    name = choice.name
    own = rtl.copied(name, block, choice.kind.title, rtl.FOLDER)
    driver = driver_of(choice, block)
    system = None
    if driver and not example.missing(choice, block):
        system = example.example_of(choice, block, driver, own)
    files: dict[str, str | bytes] = {
        "LICENSE": licence(),
        "VERSION": f"rvhash {__version__}\n",
        f"{name}.f": rtl.file_list_of(choice, own),
        f"{name}.core": fusesoc.core(choice, own, system, "", ""),
        f"constraints/{name}.sdc": rtl.constraints(name, block),
        f"instance/{name}_instance.v": wrapper.to_copy(name, block),
        **own.contents,
        **(driver.contents() if driver else {}),
        **(system.contents | system.hart.contents if system else {}),
    }
    return files | {"README.md": readme.page(choice, block, files)}
