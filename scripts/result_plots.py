# SPDX-License-Identifier: Apache-2.0
"""Plots of results/: what `make results` draws into docs/. Nothing is measured here."""

from collections.abc import Callable
from pathlib import Path

from rvhash.bench import (
    block_bench,
    block_plot,
    call_bench,
    call_plot,
    function_bench,
    function_plot,
    length_plot,
    message_bench,
    workloads,
)
from rvhash.report import images, result_files
from scripts.page_tables import RESULTS, read

README_LENGTHS = ["sha3-256", "sha256"]  # the panels of docs/lengths.svg


def block_svg(path: str) -> None:
    """The plot of results/sharv.json, as `rvhash bench sharv --plot` draws it."""
    records = [block_bench.BlockRecord.model_validate(r) for r in read("sharv")]
    block_plot.plot(workloads.get("sharv").blocks, records, path)


def length_svg(path: str) -> None:
    """The plot of results/lengths.json, as `rvhash bench lengths --plot` draws it, of README_LENGTHS."""
    records = [message_bench.Record.model_validate(r) for r in read("lengths")]
    of = workloads.get("lengths").lengths.model_copy(update={"algorithms": README_LENGTHS})
    length_plot.plot(of, records, path)


def function_svg(path: str) -> None:
    """The plot of results/isa.json, as `rvhash bench isa --plot` draws it."""
    function_plot.plot([function_bench.FunctionRecord.model_validate(r) for r in read("isa")], path)


def call_records() -> list[call_bench.CallRecord]:
    """results/short.json."""
    return [call_bench.CallRecord.model_validate(r) for r in read("short")]


def call_svg(path: str) -> None:
    """The plot of results/short.json, as `rvhash bench short --host hart --plot` draws it."""
    call_plot.plot(call_records(), path)


def report_svg(name: str) -> Callable[[str], None]:
    """A function that writes a plot of `rvhash report`, of all results, under the path that it is given."""

    def write(path: str) -> None:
        Path(path).write_text(images.IMAGES[name](result_files.Results(RESULTS)))

    return write


PLOTS: dict[str, Callable[[str], None]] = {
    "docs/paper/sharv.svg": block_svg,
    "docs/lengths.svg": length_svg,
    "docs/attach/isa.svg": function_svg,
    "docs/short-messages.svg": call_svg,
    **{name: report_svg(name) for name in images.IMAGES},
}
