# SPDX-License-Identifier: Apache-2.0
"""`rvhash bench`: workloads of messages, of lengths and of blocks, as tables, JSON, CSV or a plot."""

from collections.abc import Callable, Sequence
from typing import Annotated

import typer
from pydantic import BaseModel
from rich.table import Table

from rvhash import console, design
from rvhash.bench import (
    block_bench,
    block_plot,
    call_bench,
    call_plot,
    function_bench,
    function_plot,
    length_plot,
    message_bench,
    plot_files,
    record_formats,
    signature_bench,
    sponge_bench,
    workloads,
)
from rvhash.command.options import MaxCycles, algorithm_named, examples, host_named
from rvhash.design import Design
from rvhash.errors import UsageError

EXAMPLES = examples(
    "rvhash bench kronos",
    "rvhash bench -a sha256 --bytes 4096 -d mmio-cv32e40x -d sw-cv32e40x",
    "rvhash bench kronos --host hart",
    "rvhash bench kronos --json",
    "rvhash bench lengths --plot lengths.svg",
    "rvhash bench sharv --most 64 --plot sharv.svg",
    "rvhash bench isa --plot isa.svg",
    "rvhash bench asip",
    "rvhash bench short --host hart --plot short.svg",
    "rvhash bench pqc --host hart",
    "rvhash bench pqc-lattice --host hart",
)


def bench_command(
    name: Annotated[
        str | None, typer.Argument(metavar="WORKLOAD", help="Name of a workload, or a TOML file.", show_default=False)
    ] = None,
    algorithm: Annotated[
        str | None, typer.Option("--algorithm", "-a", metavar="ALG", help="With --bytes, instead of WORKLOAD.")
    ] = None,
    length: Annotated[
        int | None, typer.Option("--bytes", min=0, metavar="N", help="Message of N bytes: 0, 1, 2, ... modulo 256.")
    ] = None,
    designs: Annotated[
        list[str] | None,
        typer.Option(
            "--design",
            "-d",
            metavar="DESIGN",
            help="Repeatable; a name, a role (with --host) or a TOML file. Default: those of the workload, or all.",
        ),
    ] = None,
    of_host: Annotated[
        str | None,
        typer.Option(
            "--host",
            metavar="HOST",
            help="The processor of each role that the workload or --design names.",
            show_default=design.DEFAULT_HOST,
        ),
    ] = None,
    baselines: Annotated[
        bool, typer.Option(help="Also run the host's software, good and lanes, if it is not chosen.")
    ] = True,
    as_json: Annotated[bool, typer.Option("--json", help="A list of records.")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="The same records as CSV.")] = False,
    most: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="For workloads of blocks: at most N blocks.")
    ] = None,
    plot: Annotated[
        str | None,
        typer.Option(
            metavar="FILE", help="For lengths, blocks, functions and calls: write a plot, .svg, .png or .pdf."
        ),
    ] = None,
    max_cycles: MaxCycles = None,
) -> None:
    """Measure a workload on many designs: cycles, speed-up over software, and published figures.

    The workload of a paper also prints the paper's table: published, reproduced, ours. `lengths` prints cycles against
    message length, and the length from which each design is faster than the good software. `sharv` counts padded
    blocks; it takes minutes, most of them for the software on 1,024 blocks. `isa` measures functions by themselves,
    with and without hash instructions, and maps the instruction units; its designs are its own. `asip` measures small
    processors with instructions for SHA-3, with the area of the whole processor. `short` measures the calls that short
    messages take (rvhash_xof.h), and compares what each returns with a message in pieces. `pqc` measures SLH-DSA beside
    published figures, `pqc-small` its small signatures, which takes many minutes; both compare every result with
    software. `pqc-lattice` measures ML-KEM and ML-DSA of PQClean (npm's package: make setup-full) on our hashes and on
    its own, with the share of hashing, and compares what both give.

    A workload names roles, such as mmio. With --host each becomes the design of that role with that host, such as
    mmio-hart; `rvhash list` shows which host serves which role.

    Speed-ups are relative to the good software of the same host, and to the plain 64-bit-lanes software. Both also run
    if they are not among the chosen designs. Without them (--no-baselines) the speed-up is "-", or null.
    """
    if as_json and as_csv:
        raise UsageError("--json and --csv exclude each other; choose one")
    written = _workload(name, algorithm, length)
    if plot is not None and not (written.lengths or written.blocks or written.functions or written.calls):
        raise UsageError(
            "--plot requires a workload of lengths, blocks, functions or calls, such as lengths, sharv, isa or short"
        )
    if plot is not None:
        plot_files.check_plot(plot)
    if written.functions or written.sponges:
        if designs or not baselines or any(given is not None for given in (of_host, most, max_cycles)):
            kind = "functions" if written.functions else "sponges"
            raise UsageError(
                f"--design, --host, --no-baselines, --most and --max-cycles are not for a workload of {kind}, "
                "which names its designs"
            )
        if written.functions:
            _bench_functions(written.functions, as_json, as_csv, plot)
        else:
            _bench_sponges(written.sponges, as_json, as_csv)
        return
    host = host_named(design.DEFAULT_HOST if of_host is None else of_host)
    load = written.on(host)
    wanted = designs or load.designs or design.names(host)
    chosen = list({d.name: d for d in (design.get(d, host) for d in wanted)}.values())
    if not designs and written.not_on(host):
        console.say(f"left out, because {host} has no extension interface for them: {', '.join(written.not_on(host))}")
    if load.blocks:
        _bench_blocks(block_bench.limit(load.blocks, most), chosen, baselines, as_json, as_csv, plot, max_cycles)
        return
    if most is not None:
        raise UsageError("--most requires a workload of blocks, such as sharv")
    if load.signatures:
        _print(signature_bench.run(load.signatures, chosen, max_cycles), as_json, as_csv, signature_bench.table)
        return
    if load.calls:
        _bench_calls(load.calls, chosen, as_json, as_csv, plot, max_cycles)
        return
    records = message_bench.run(chosen, load.messages(), baselines and load.lengths is None, max_cycles)
    if as_json:
        console.out(record_formats.as_json(records))
    elif as_csv:
        console.out(record_formats.as_csv(records))
    elif load.lengths:
        for i, curve in enumerate(message_bench.lengths(load.lengths, records)):
            if i:
                console.out("")
            console.out_table(curve)
    else:
        console.out_table(message_bench.table(records))
        if load.comparison:
            console.out("")
            console.out_table(message_bench.comparison(load.comparison, records))
    if load.lengths and plot is not None:
        length_plot.plot(load.lengths, records, plot)


def _print(records: Sequence[BaseModel], as_json: bool, as_csv: bool, table: Callable[..., Table]) -> None:
    """Records as JSON, as CSV or as a table."""
    if as_json:
        console.out(record_formats.as_json(records))
    elif as_csv:
        console.out(record_formats.as_csv(records))
    else:
        console.out_table(table(records))


def _bench_calls(
    of: workloads.Calls,
    chosen: list[Design],
    as_json: bool,
    as_csv: bool,
    plot: str | None,
    max_cycles: int | None,
) -> None:
    records = call_bench.run(of, chosen, max_cycles)
    _print(records, as_json, as_csv, call_bench.table)
    if plot is not None:
        call_plot.plot(records, plot)


def _bench_functions(of: workloads.Functions, as_json: bool, as_csv: bool, plot: str | None) -> None:
    records = function_bench.run(of)
    _print(records, as_json, as_csv, function_bench.table)
    if plot is not None:
        function_plot.plot(records, plot)


def _bench_sponges(of: workloads.Sponges, as_json: bool, as_csv: bool) -> None:
    records = sponge_bench.run(of)
    if as_json:
        console.out(record_formats.as_json(records))
    elif as_csv:
        console.out(record_formats.as_csv(records))
    else:
        console.out_table(sponge_bench.table(of, records))


def _bench_blocks(
    of: workloads.Blocks,
    chosen: list[Design],
    baselines: bool,
    as_json: bool,
    as_csv: bool,
    plot: str | None,
    max_cycles: int | None,
) -> None:
    records = block_bench.run(chosen, of, baselines, max_cycles)
    if as_json:
        console.out(record_formats.as_json(records))
    elif as_csv:
        console.out(record_formats.as_csv(records))
    else:
        for table in block_bench.tables(of, records):
            console.out_table(table)
            console.out("")
        console.out_table(block_bench.works(of, records))
    if plot is not None:
        block_plot.plot(of, records, plot)


def _workload(name: str | None, algorithm: str | None, length: int | None) -> workloads.Workload:
    if name is not None:
        if algorithm is not None or length is not None:
            raise UsageError("give either WORKLOAD or -a and --bytes")
        return workloads.read(name)
    if algorithm is None or length is None:
        raise UsageError(f"give a WORKLOAD ({', '.join(workloads.names())}), or both -a and --bytes")
    message = workloads.Message(algorithm=algorithm_named(algorithm).name, bytes=length)
    return workloads.Workload(name="one", title="one message", message=[message])
