# SPDX-License-Identifier: Apache-2.0
"""`rvhash list`: roles and hosts, which together are the designs."""

import json
from typing import Annotated

import typer
from rich.table import Table

from rvhash import console, design
from rvhash.command.options import examples, host_named
from rvhash.design import hosts
from rvhash.errors import UsageError

EXAMPLES = examples(
    "rvhash list",
    "rvhash list --host cv32e40x",
    "rvhash list --hosts",
    "rvhash list --json",
    "rvhash list --hosts --json",
)


def list_command(
    host: Annotated[
        str | None, typer.Option(metavar="HOST", help="The designs with this host, one line each.", show_default=False)
    ] = None,
    of_hosts: Annotated[bool, typer.Option("--hosts", help="The hosts, what they have, and their defects.")] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="A list of objects, one for each design, or each host with --hosts.")
    ] = False,
) -> None:
    """List the designs. A design is a role with a host that serves it, such as mmio-cv32e40x.

    Without options: one line for each role, with the hosts that serve it.
    """
    if of_hosts:
        if host is not None:
            raise UsageError("--host and --hosts exclude each other; choose one")
        _hosts(as_json)
        return
    designs = [design.get(name) for name in design.names(host_named(host) if host else "")]
    if as_json:
        console.out(json.dumps([d.model_dump() for d in designs], indent=2))
    elif host:
        table = Table("design", "attachment", "software", "what it is", box=None, pad_edge=False)
        for d in designs:
            table.add_row(d.name, d.attachment, d.firmware.software, _title(d.title, d.stand_in))
        console.out_table(table)
    else:
        _roles()


def _roles() -> None:
    """A matrix: a line for each role, a column for each host."""
    known = hosts.names()
    table = Table("role", *known, "what it is", box=None, pad_edge=False)
    for name in design.roles():
        role = design.role(name)
        serves = ("-" if role.lacking(host) else "yes" for host in known)
        table.add_row(name, *serves, _title(role.title, role.stand_in))
    console.out_table(table)
    console.out("")
    if others := hosts.axi_names():
        console.out(f"hosts on a 64-bit bus, each listed by --host: {', '.join(others)}")
    console.out(f"a design is ROLE-HOST, such as {design.DEFAULT}")


def _hosts(as_json: bool) -> None:
    known = [hosts.get(name) for name in (*hosts.names(), *hosts.axi_names())]
    if as_json:
        console.out(json.dumps([host.model_dump() for host in known], indent=2))
        return
    table = Table("host", "C for", "extension interface", "bus errors", "what it is", box=None, pad_edge=False)
    for host in known:
        has = host.has
        interface = f"CV-X-IF {has.extension}, {has.sources} sources" if has.extension else "-"
        table.add_row(host.name, host.march, interface, "yes" if has.bus_errors else "no", host.title)
    console.out_table(table)
    for host in known:
        for i, defect in enumerate(host.defects):
            if not i:
                console.out("")
                console.out(f"{host.name}:")
            console.out(f"  {defect.what}")
            if defect.avoided:
                console.out(f"    avoided: {defect.avoided}")


def _title(title: str, stand_in: str) -> str:
    return title + (" (stand-in)" if stand_in else "")
