# SPDX-License-Identifier: Apache-2.0
"""The command line. Results go to stdout, everything else to stderr. Exit status: 0 good, 1 failed, 2 wrong usage."""

import json
import sys
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.table import Table

from rvhash import (
    __version__,
    bench,
    blockbench,
    blockcli,
    checking,
    console,
    design,
    entry,
    hashing,
    streamcli,
    synth,
    units,
    workload,
)
from rvhash.errors import UsageError
from rvhash.messages import STDIN
from rvhash.model import NAMES, ModelError
from rvhash.run import Runner

app = typer.Typer(
    help="Hash on simulated RISC-V systems, real RTL and real firmware, and see what it costs.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Start with [bold]rvhash list[/], then [bold]rvhash bench kronos[/].",
)

app.add_typer(blockcli.app, name="blocks")
app.command(
    "stream",
    epilog="[bold]Examples[/]\n\n  rvhash capture mix.pcap\n\n  rvhash stream mix.pcap\n\n"
    "  rvhash stream -a shake128 --out-bytes 16 --json mix.pcap\n\n  rvhash stream -c single-fast FILE",
)(streamcli.stream_command)
app.command("capture", epilog="[bold]Example[/]\n\n  rvhash capture --packets 1000 --seed 1 mix.pcap")(
    streamcli.capture_command
)

MaxCycles = Annotated[
    int | None,
    typer.Option(min=1, help="Give up when the firmware shows no progress for so many cycles.", show_default=False),
]
ALGORITHMS = ", ".join(NAMES)


def _examples(*commands: str) -> str:
    return "[bold]Examples[/]\n\n" + "\n\n".join(f"  {c}" for c in commands)


def _version(wanted: bool) -> None:
    if wanted:
        console.out(f"rvhash {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and exit.", is_eager=True, callback=_version)
    ] = False,
) -> None:
    pass


@app.command("list", epilog=_examples("rvhash list", "rvhash list --json"))
def list_designs(
    as_json: Annotated[bool, typer.Option("--json", help="A list of objects, one for each design.")] = False,
) -> None:
    """List the design points, one line each."""
    designs = [design.get(name) for name in design.names()]
    if as_json:
        console.out(json.dumps([d.model_dump() for d in designs], indent=2))
        return
    table = Table("design", "host", "attachment", "software", "what it is", box=None, pad_edge=False)
    for d in designs:
        table.add_row(
            d.name, d.host, d.attachment, d.firmware.software, d.title + (" (stand-in)" if d.stand_in else "")
        )
    _print(table)


@app.command(
    "hash",
    epilog=_examples(
        "rvhash hash -a sha3-256 README.md",
        "rvhash hash -a sha256 *.tar > SUMS && sha256sum -c SUMS",
        "rvhash hash -a sha256 -c SUMS",
        "cat disk.img | rvhash hash -a shake128 --length 16 -d sw-cv32e40x -",
    ),
)
def hash_command(
    files: Annotated[
        list[str] | None,
        typer.Argument(metavar="FILE...", help="Files to hash, or digest lists with -c; - or none: standard input."),
    ] = None,
    algorithm: Annotated[
        str | None, typer.Option("--algorithm", "-a", metavar="ALG", help=f"One of {ALGORITHMS}.")
    ] = None,
    design_name: Annotated[
        str, typer.Option("--design", "-d", metavar="DESIGN", help="A name of `rvhash list`, or a TOML file.")
    ] = design.DEFAULT,
    check: Annotated[bool, typer.Option("--check", "-c", help="Read digests from FILE and check them.")] = False,
    tag: Annotated[bool, typer.Option("--tag", help="Print lines in the BSD style, ALG (file) = digest.")] = False,
    length: Annotated[
        int | None, typer.Option("--length", "-l", min=1, metavar="BYTES", help="Output bytes, for SHAKE.")
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="With -c: no line for a file that is good.")] = False,
    status: Annotated[bool, typer.Option("--status", help="With -c: no output, the exit status says it.")] = False,
    max_cycles: MaxCycles = None,
) -> None:
    """Hash files like sha256sum, on a simulated system: digest lines on stdout, cycles on stderr.

    Every digest is compared with Python's hashlib; one that differs is an error, and is not printed.
    """
    names = files or [STDIN]
    chosen = hashing.known(algorithm) if algorithm is not None else None
    with Runner(design.get(design_name), max_cycles) as runner:
        if check:
            if tag or length is not None:
                raise UsageError("-c reads the digests, so --tag and --length have no meaning with it")
            good = checking.check_lists(runner, chosen, names, "status" if status else "quiet" if quiet else "all")
        else:
            if quiet or status:
                raise UsageError("--quiet and --status have a meaning only with -c")
            if chosen is None:
                raise UsageError(f"say which algorithm with -a: {ALGORITHMS}")
            try:
                out_bytes = chosen.out_bytes(length)
            except ModelError as e:
                raise UsageError(f"--length: {e}") from None
            good = hashing.hash_files(runner, chosen, names, out_bytes, tag)
    raise typer.Exit(0 if good else 1)


@app.command(
    "bench",
    epilog=_examples(
        "rvhash bench kronos",
        "rvhash bench -a sha256 --bytes 4096 -d mmio-cv32e40x -d sw-cv32e40x",
        "rvhash bench kronos --json",
        "rvhash bench lengths",
        "rvhash bench sharv --most 64 --plot sharv.svg",
    ),
)
def bench_command(
    name: Annotated[
        str | None, typer.Argument(metavar="WORKLOAD", help="A workload's name, or a TOML file.", show_default=False)
    ] = None,
    algorithm: Annotated[
        str | None, typer.Option("--algorithm", "-a", metavar="ALG", help="Instead of WORKLOAD.")
    ] = None,
    length: Annotated[
        int | None, typer.Option("--bytes", min=0, metavar="N", help="Message: the bytes 0, 1, 2, ... modulo 256.")
    ] = None,
    designs: Annotated[
        list[str] | None,
        typer.Option(
            "--design",
            "-d",
            metavar="DESIGN",
            help="Repeatable; a name or a TOML file. Default: the workload's, or all.",
        ),
    ] = None,
    baselines: Annotated[
        bool, typer.Option(help="Also run the host's software, good and lanes, if it is not among the designs.")
    ] = True,
    as_json: Annotated[bool, typer.Option("--json", help="A list of records.")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="The same records as CSV.")] = False,
    most: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Of a workload of blocks: at most so many.")
    ] = None,
    plot: Annotated[
        str | None, typer.Option(metavar="FILE", help="Of a workload of blocks: also a plot, .svg, .png or .pdf.")
    ] = None,
    max_cycles: MaxCycles = None,
) -> None:
    """Measure a workload on many designs: cycles, speed-up over software, and what papers published.

    A workload that is a paper's also prints the paper's table: published, reproduced, ours. `lengths` prints cycles
    against message length, and from which length on each design is faster than the good software. `sharv` counts
    padded blocks; all of it takes minutes, most of them for the software on 1,024 blocks.

    Speed-ups are over the good software of the same host, and over the plain 64-bit-lanes software; both run too when
    they are not among the chosen designs. Without them (--no-baselines) the speed-up is "-", or null.
    """
    if as_json and as_csv:
        raise UsageError("choose one of --json and --csv")
    load = _workload(name, algorithm, length)
    chosen = list({d.name: d for d in map(design.get, designs or load.designs or design.names())}.values())
    if load.blocks:
        _bench_blocks(blockbench.limit(load.blocks, most), chosen, baselines, as_json, as_csv, plot, max_cycles)
        return
    if most is not None or plot is not None:
        raise UsageError("--most and --plot have a meaning only with a workload of blocks, like sharv")
    records = bench.run(chosen, load.messages(), baselines and load.lengths is None, max_cycles)
    if as_json:
        console.out(bench.as_json(records))
    elif as_csv:
        console.out(bench.as_csv(records))
    elif load.lengths:
        for i, curve in enumerate(bench.lengths(load.lengths, records)):
            if i:
                console.out("")
            _print(curve)
    else:
        _print(bench.table(records))
        if load.comparison:
            console.out("")
            _print(bench.comparison(load.comparison, records))


def _bench_blocks(
    of: workload.Blocks,
    chosen: list[design.Design],
    baselines: bool,
    as_json: bool,
    as_csv: bool,
    plot: str | None,
    max_cycles: int | None,
) -> None:
    if plot is not None:
        blockbench.check_plot(plot)
    records = blockbench.run(chosen, of, baselines, max_cycles)
    if as_json:
        console.out(bench.as_json(records))
    elif as_csv:
        console.out(bench.as_csv(records))
    else:
        for table in blockbench.tables(of, records):
            _print(table)
            console.out("")
        _print(blockbench.works(of, records))
    if plot is not None:
        blockbench.plot(of, records, plot)


def _workload(name: str | None, algorithm: str | None, length: int | None) -> workload.Workload:
    if name is not None:
        if algorithm is not None or length is not None:
            raise UsageError("give either WORKLOAD or -a and --bytes")
        return workload.get(name)
    if algorithm is None or length is None:
        raise UsageError(f"give a WORKLOAD ({', '.join(workload.names())}), or both -a and --bytes")
    message = workload.Message(algorithm=hashing.known(algorithm).name, bytes=length)
    return workload.Workload(name="one", title="one message", message=[message])


@app.command(
    "synth",
    epilog=_examples(
        "rvhash synth --list",
        "rvhash synth sha256-core keccak-core-64",
        "rvhash synth engine-small --family all",
        "rvhash synth all --json",
    ),
)
def synth_command(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="NAME...", help="Units, see --list; or all.", show_default=False)
    ] = None,
    families: Annotated[
        list[str] | None,
        typer.Option(
            "--family",
            "-f",
            metavar="FAMILY",
            help=f"Repeatable; {', '.join(synth.FAMILIES)} or all. Default: {synth.QUOTED}, the one we quote.",
        ),
    ] = None,
    list_units: Annotated[bool, typer.Option("--list", help="List the units, map nothing.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="A list of records; with --list, of units.")] = False,
    again: Annotated[bool, typer.Option("--again", help="Map anew what is in the cache already.")] = False,
) -> None:
    """Map units to an FPGA family with Yosys and count the cells: LUTs, flip-flops, carry, memory, DSP.

    Figures are after mapping, before placement; differences of a few per cent mean nothing.

    Weighted area is the mapper's own measure of LUTs. xc7: LUT1 to LUT6 count 1, 2, 3, 3, 3, 5.

    ecp5: the number of LUT4. Larger functions join LUT4 by cells of the column mux; those have no weight.

    A result is kept until RTL, parameters or Yosys change. `make setup-test` installs Yosys.
    """
    if list_units:
        if names or families or again:
            raise UsageError("--list maps nothing: give no unit, no --family and no --again with it")
        if as_json:
            console.out(units.as_json())
        else:
            _print(units.table())
        return
    if not names:
        raise UsageError(f"say which units: all, or some of {', '.join(units.units())}")
    records = synth.measure(names, families or [synth.QUOTED], again)
    if as_json:
        console.out(synth.as_json(records))
    else:
        _print(synth.table(records))


def _print(table: Table) -> None:
    if sys.stdout.isatty():
        Console().print(table)
        return
    # A table that goes to a file or a pipe is not folded to the width of some terminal.
    wide = Console(width=240)
    with wide.capture() as captured:
        wide.print(table)
    for line in captured.get().splitlines():
        console.out(line.rstrip())


def main() -> NoReturn:
    """What the command `rvhash` runs."""
    entry.run(lambda: app(standalone_mode=False))
