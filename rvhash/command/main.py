# SPDX-License-Identifier: Apache-2.0
"""The command line. Results go to stdout, all else to stderr. Exit status: 0 success, 1 failure, 2 wrong usage."""

from typing import Annotated, NoReturn

import typer

from rvhash import __version__, console
from rvhash.command import (
    bench_command,
    blocks_commands,
    check_command,
    energy_command,
    exit_status,
    export_command,
    files_command,
    gates_command,
    hash_command,
    list_command,
    pnr_command,
    report_command,
    stream_commands,
    sweep_command,
    synth_command,
    wave_command,
)

app = typer.Typer(
    help="Hash on simulated RISC-V systems, with the real RTL and the real firmware, and measure the cost.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Start with [bold]rvhash list[/], then [bold]rvhash bench kronos[/].",
)

app.add_typer(blocks_commands.app, name="blocks")
app.command("stream", epilog=stream_commands.EXAMPLES)(stream_commands.stream_command)
app.command("capture", epilog=stream_commands.CAPTURE_EXAMPLE)(stream_commands.capture_command)
app.command("list", epilog=list_command.EXAMPLES)(list_command.list_command)
app.command("hash", epilog=hash_command.EXAMPLES)(hash_command.hash_command)
app.command("bench", epilog=bench_command.EXAMPLES)(bench_command.bench_command)
app.command("files", epilog=files_command.EXAMPLES)(files_command.files_command)
app.command("export", epilog=export_command.EXAMPLES)(export_command.export_command)
app.command("check-host", epilog=check_command.EXAMPLES)(check_command.check_command)
app.command("pnr", epilog=pnr_command.EXAMPLES)(pnr_command.pnr_command)
app.command("report", epilog=report_command.EXAMPLES)(report_command.report_command)
app.command("synth", epilog=synth_command.EXAMPLES)(synth_command.synth_command)
app.command("sweep", epilog=sweep_command.EXAMPLES)(sweep_command.sweep_command)
app.command("wave", epilog=wave_command.EXAMPLES)(wave_command.wave_command)
app.command("energy", epilog=energy_command.EXAMPLES)(energy_command.energy_command)
app.command("gates", epilog=gates_command.EXAMPLES)(gates_command.gates_command)


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


def main() -> NoReturn:
    """Entry point of the command `rvhash`."""
    exit_status.run(lambda: app(standalone_mode=False))
