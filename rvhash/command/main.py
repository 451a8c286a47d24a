# SPDX-License-Identifier: Apache-2.0
"""The command line. Results go to stdout, all else to stderr. Exit status: 0 success, 1 failure, 2 wrong usage."""

import importlib
import signal
import sys
from typing import TYPE_CHECKING, Annotated, NoReturn

from rvhash import __version__

if TYPE_CHECKING:
    import typer

HELP = "Hash on simulated RISC-V systems, with the real RTL and the real firmware, and measure the cost."
EPILOG = "Start with [bold]rvhash list[/], then [bold]rvhash bench kronos[/]."

# The commands, in the order of the help: the module, its function, and the name of its examples. "app": a group.
COMMANDS = {
    "blocks": ("blocks_commands", "app", ""),
    "stream": ("stream_commands", "stream_command", "EXAMPLES"),
    "capture": ("stream_commands", "capture_command", "CAPTURE_EXAMPLE"),
    "list": ("list_command", "list_command", "EXAMPLES"),
    "hash": ("hash_command", "hash_command", "EXAMPLES"),
    "keygen": ("signature_commands", "keygen_command", "KEYGEN_EXAMPLES"),
    "sign": ("signature_commands", "sign_command", "SIGN_EXAMPLES"),
    "verify": ("signature_commands", "verify_command", "VERIFY_EXAMPLES"),
    "boot": ("boot_command", "boot_command", "EXAMPLES"),
    "bench": ("bench_command", "bench_command", "EXAMPLES"),
    "files": ("files_command", "files_command", "EXAMPLES"),
    "export": ("export_command", "export_command", "EXAMPLES"),
    "check-host": ("check_command", "check_command", "EXAMPLES"),
    "pnr": ("pnr_command", "pnr_command", "EXAMPLES"),
    "report": ("report_command", "report_command", "EXAMPLES"),
    "synth": ("synth_command", "synth_command", "EXAMPLES"),
    "sweep": ("sweep_command", "sweep_command", "EXAMPLES"),
    "wave": ("wave_command", "wave_command", "EXAMPLES"),
    "energy": ("energy_command", "energy_command", "EXAMPLES"),
    "gates": ("gates_command", "gates_command", "EXAMPLES"),
}


def application(name: str = "") -> "typer.Typer":
    """The command line, with this command alone if there is one of this name: importing one takes half as long as
    importing all."""
    import typer

    from rvhash import console

    def print_version(wanted: bool) -> None:
        if wanted:
            console.out(f"rvhash {__version__}")
            raise typer.Exit

    def root(
        version: Annotated[
            bool, typer.Option("--version", help="Print the version and exit.", is_eager=True, callback=print_version)
        ] = False,
    ) -> None:
        pass

    app = typer.Typer(
        help=HELP,
        epilog=EPILOG,
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode="rich",
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(root)
    for each in [name] if name in COMMANDS else COMMANDS:
        file, function, examples = COMMANDS[each]
        module = importlib.import_module(f"rvhash.command.{file}")
        if function == "app":
            app.add_typer(module.app, name=each)
        else:
            app.command(each, epilog=getattr(module, examples))(getattr(module, function))
    return app


def main() -> NoReturn:
    """Entry point of the command `rvhash`. Imports what takes time where Ctrl-C is no traceback."""
    try:
        from rvhash.command import exit_status
    except KeyboardInterrupt:
        print("rvhash: interrupted", file=sys.stderr)
        sys.exit(128 + signal.SIGINT)
    exit_status.run(lambda: application(*sys.argv[1:2])(standalone_mode=False))
