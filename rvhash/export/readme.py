# SPDX-License-Identifier: Apache-2.0
"""The README of an export: what it holds, for which tool, and the commands that use it."""

from collections.abc import Mapping

import jinja2

from rvhash import __version__
from rvhash.export import wrapper
from rvhash.export.blocks import NO_BUS, Choice
from rvhash.export.elaborated import Module

_TEMPLATES = jinja2.Environment(
    loader=jinja2.PackageLoader("rvhash.export"),
    undefined=jinja2.StrictUndefined,
    keep_trailing_newline=True,
    trim_blocks=True,
    lstrip_blocks=True,
)


def render(template: str, **values: object) -> str:
    """A file of templates/ with these values."""
    return _TEMPLATES.get_template(template).render(values)


def page(choice: Choice, block: Module, files: Mapping[str, str | bytes], vlnv: str, missing: str) -> str:
    """README.md. It names only what `files` has. `missing`: why there is no driver or no example, or nothing."""

    def has(beginning: str) -> bool:
        return any(name.startswith(beginning) for name in files)

    return render(
        "README.md.j2",
        choice=choice,
        title=wrapper.sentence(choice.kind.title),
        bus="" if choice.bus == NO_BUS else choice.bus,
        block=block,
        version=__version__,
        vlnv=vlnv,
        requires=missing,
        has=has,
        definitions=sum(name.startswith("ipxact/") for name in files) > 1,  # of buses, beside the component
    )
