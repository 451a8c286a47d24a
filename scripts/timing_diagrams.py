# SPDX-License-Identifier: Apache-2.0
"""Timing diagrams of the pages in docs/attach, from simulation: docs/attach/NAME-timing.svg.

  python scripts/timing_diagrams.py            all
  python scripts/timing_diagrams.py mmio xif   some

tests/rvhash/wave/test_timing_diagrams.py draws them again and compares.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from rvhash import design, model  # noqa: E402  (the checkout, installed or not)
from rvhash.design import configurations  # noqa: E402  (as above)
from rvhash.stream import simulation  # noqa: E402  (as above)
from rvhash.wave import recording  # noqa: E402  (as above)
from rvhash.wave.fst_file import Fst  # noqa: E402  (as above)
from scripts.timing_drawing import Row, Title, draw  # noqa: E402  (as above)

FOLDER = ROOT / "docs" / "attach"
STREAM = "single"


@dataclass(frozen=True)
class Piece:
    """The cycles around the first one, after the piece before, in which a signal is 1."""

    path: str
    before: int
    after: int


@dataclass(frozen=True)
class Diagram:
    """A run of `message` bytes 0, 1, 2, ..., and what is shown of it. `on`: a design; "": the streaming attachment."""

    on: str
    algorithm: str
    message: int
    pieces: Sequence[Piece]
    rows: Sequence[Row | Title]


def obi(prefix: str, names: str = "manager") -> list[Row]:
    """The rows of an OBI port below rvh_soc.u_slot. `names`: of a manager or of a subordinate."""
    ins, outs = ("_i", "_o") if names == "subordinate" else ("_o", "_i")
    path = f"rvh_soc.u_slot.{prefix}_"
    return [
        Row("req", f"{path}req{ins}"),
        Row("gnt", f"{path}gnt{outs}"),
        Row("we", f"{path}we{ins}"),
        Row("addr", f"{path}addr{ins}", (f"{path}req{ins}",)),
        Row("wdata", f"{path}wdata{ins}", (f"{path}req{ins}", f"{path}we{ins}")),
        Row("rvalid", f"{path}rvalid{outs}"),
        Row("rdata", f"{path}rdata{outs}", (f"{path}rvalid{outs}",)),
    ]


ISSUE = [
    Title("CV-X-IF issue"),
    Row("valid", "rvh_soc.x_issue_valid"),
    Row("ready", "rvh_soc.x_issue_ready"),
    Row("instr", "rvh_soc.x_issue_req_instr", ("rvh_soc.x_issue_valid",)),
    Row("id", "rvh_soc.x_issue_req_id", ("rvh_soc.x_issue_valid",)),
    Row("accept", "rvh_soc.x_issue_resp_accept"),
    Title("CV-X-IF commit"),
    Row("valid", "rvh_soc.x_commit_valid"),
    Row("id", "rvh_soc.x_commit_id", ("rvh_soc.x_commit_valid",)),
    Row("kill", "rvh_soc.x_commit_kill"),
    Title("CV-X-IF result"),
    Row("valid", "rvh_soc.x_result_valid"),
    Row("ready", "rvh_soc.x_result_ready"),
    Row("id", "rvh_soc.x_result_id", ("rvh_soc.x_result_valid",)),
    Row("we", "rvh_soc.x_result_we"),
    Row("data", "rvh_soc.x_result_data", ("rvh_soc.x_result_valid",)),
]
MMIO, XIF, SINGLE = "rvh_soc.u_slot.u_mmio.", "rvh_soc.u_slot.u_xif.", f"rvh_stream_{STREAM}."

DIAGRAMS = {
    "isa": Diagram(
        on="hx-hart",
        algorithm="sha256",
        message=3,
        pieces=[Piece("rvh_soc.x_issue_valid", 1, 20)],
        rows=[
            Title("processor"),
            Row("retired", "rvh_soc.u_host.u_hart.retired"),
            Row("pc in execute", "rvh_soc.u_host.u_hart.pc_q", ("rvh_soc.u_host.u_hart.valid_q",)),
            *ISSUE,
        ],
    ),
    "xif": Diagram(
        on="xif-hart",
        algorithm="sha256",
        message=12,
        pieces=[Piece("rvh_soc.x_issue_resp_accept", 1, 15), Piece("rvh_soc.u_slot.mgr_we_o", 5, 13)],
        rows=[
            *ISSUE,
            Title("manager port"),
            *obi("mgr"),
            Title("inside"),
            Row("step", f"{XIF}u_core.u_unit.u_job.step_q"),
            Row("engine", f"{XIF}u_core.u_unit.u_engine.u_ctrl.ctrl_q.fsm"),
        ],
    ),
    "mmio": Diagram(
        on="mmio-hart",
        algorithm="sha3-256",
        message=12,
        pieces=[Piece(f"{MMIO}job_valid", 5, 10), Piece(f"{MMIO}job_done", 9, 5)],
        rows=[
            Title("registers: OBI subordinate port"),
            *obi("page", "subordinate"),
            Title("DMA: OBI manager port"),
            *obi("mgr"),
            Title("inside"),
            Row("step", f"{MMIO}u_unit.u_job.step_q"),
            Row("engine", f"{MMIO}u_unit.u_engine.u_ctrl.ctrl_q.fsm"),
        ],
    ),
    "stream": Diagram(
        on="",
        algorithm="sha256",
        message=27,
        pieces=[Piece(f"{SINGLE}s_axis_tvalid_i", 1, 12), Piece(f"{SINGLE}m_axis_tvalid_o", 3, 9)],
        rows=[
            Title("s_axis"),
            Row("tvalid", f"{SINGLE}s_axis_tvalid_i"),
            Row("tready", f"{SINGLE}s_axis_tready_o"),
            *(Row(n, f"{SINGLE}s_axis_{n}_i", (f"{SINGLE}s_axis_tvalid_i",)) for n in ("tdata", "tkeep", "tuser")),
            Row("tlast", f"{SINGLE}s_axis_tlast_i"),
            Title("m_axis"),
            Row("tvalid", f"{SINGLE}m_axis_tvalid_o"),
            Row("tready", f"{SINGLE}m_axis_tready_i"),
            *(Row(n, f"{SINGLE}m_axis_{n}_o", (f"{SINGLE}m_axis_tvalid_o",)) for n in ("tdata", "tkeep")),
            Row("tlast", f"{SINGLE}m_axis_tlast_o"),
            Title("inside"),
            Row("engine", f"{SINGLE}u_engine.u_ctrl.ctrl_q.fsm"),
        ],
    ),
}


def svg(name: str) -> str:
    """The page's file, relative to the checkout."""
    return f"docs/attach/{name}-timing.svg"


def make(name: str, path: str, notify: Callable[[str, str], None] = lambda event, what: None) -> None:
    """Simulate and draw one diagram."""
    of = DIAGRAMS[name]
    with tempfile.TemporaryDirectory(prefix="rvhash-") as folder:
        out = f"{folder}/run.fst"
        first, last = (_system if of.on else _stream)(of, out, notify)
        fst = Fst(Path(out))
        draw(fst, of.rows, _pieces(fst, of, first, last), path)


def _system(of: Diagram, out: str, notify: Callable[[str, str], None]) -> tuple[int, int]:
    """Record a run of a design. First and last cycle of the file."""
    algorithm = model.ALGORITHMS[of.algorithm]
    recording.build(design.get(of.on), notify)
    done = recording.record(design.get(of.on), algorithm, [bytes(range(of.message))], out)
    return done.first, done.last


def _stream(of: Diagram, out: str, notify: Callable[[str, str], None]) -> tuple[int, int]:
    """The same of the streaming attachment."""
    simulator = simulation.get(STREAM, notify, waves=True)
    request = simulation.Request(model.ALGORITHMS[of.algorithm], bytes(range(of.message)))
    options = ["--wave", out]
    outputs, flow = simulation.run(simulator, configurations.stream(STREAM), [request], options=options)
    assert outputs == [model.digest(of.algorithm, bytes(range(of.message)))]
    return 5, 5 + flow.cycles  # four cycles of reset, and one


def _pieces(fst: Fst, of: Diagram, first: int, last: int) -> list[range]:
    """The cycles of each piece."""
    found: list[range] = []
    for piece in of.pieces:
        begin = found[-1].stop if found else first + piece.before
        at = next(n for n in range(begin, last + 1) if fst.at(piece.path, n) == 1)
        found.append(range(max(begin, at - piece.before) if found else at - piece.before, at + piece.after))
    return found


def main() -> None:
    """Draw the diagrams that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(DIAGRAMS)}; default: all")
    names = parser.parse_args().names or list(DIAGRAMS)
    if unknown := [name for name in names if name not in DIAGRAMS]:
        parser.error(f"no diagram {unknown[0]!r}; choose from {', '.join(DIAGRAMS)}")
    for name in names:
        make(name, str(ROOT / svg(name)), lambda event, what: print(f"{event}: {what}", file=sys.stderr))
        print(svg(name))


if __name__ == "__main__":
    main()
