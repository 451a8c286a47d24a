# SPDX-License-Identifier: Apache-2.0
"""What the pages on integration say is true: instances elaborate, parameter tables are complete, areas are measured."""

import json
import math
import re
import sys
from pathlib import Path

import pytest

import rvhash
from rvhash.design import file_list
from rvhash.model import context
from tests.lint import instances, repo
from tests.lint.test_verilator import lint
from tests.results import area_cells

PAGES = ("docs/integrate/mmio.md", "docs/integrate/xif.md", "docs/integrate/hart.md", "docs/attach/stream.md")
BLOCKS = [
    pytest.param(block, id=f"{Path(page).stem}-{'-'.join(module for module, *_ in instances.instances(block))}")
    for page in (*PAGES, "docs/integrate/common.md")
    for block in instances.blocks(repo.ROOT / page)
]
SHOWN = {  # every module that an engineer instantiates
    "docs/integrate/mmio.md": ["rvh_mmio", "rvh_mmio_axi"],
    "docs/integrate/xif.md": ["rvh_xif_0_2", "rvh_xif_0_2_axi", "rvh_xif_1_0", "rvh_xif_1_0_axi", "rvh_xif_gate_0_2"],
    "docs/integrate/hart.md": ["rvh_hart"],
    "docs/attach/stream.md": ["rvh_stream_lanes", "rvh_stream_pipeline", "rvh_stream_single"],
}
_PARAMETER = re.compile(
    r"^ *(local)?param(?:eter)? +(?:int unsigned|bit|logic|type)?\s*(?:\[[^\]]*\] *)?(\w+) *= *([^,/\n]+?),? *(?://.*)?$",
    re.MULTILINE,
)


def check(block: str, folder: Path) -> tuple[int, str]:
    """Verilator's verdict on a block of SystemVerilog: exit status and messages."""
    top = folder / "top.sv"
    top.write_text(instances.module(block))
    found = [repo.ROOT / f for f in [*instances.waivers(block), *instances.files(block)]]
    return lint("top", *found, top)


def parameters(module: str) -> dict[str, str]:
    """Name and default of each parameter that a user of a module may set."""
    (path,) = (f for f in repo.own_sv() if Path(f).stem == module)
    head = (repo.ROOT / path).read_text().partition(") (")[0]
    return {name: default.strip() for local, name, default in _PARAMETER.findall(head) if not local}


def rows(page: str) -> dict[str, list[str]]:
    """Cells of each row of a page whose first cell names parameters, by parameter: the others of the row."""
    found = {}
    for line in (repo.ROOT / page).read_text().splitlines():
        cells = [c.strip() for c in re.split(r"(?<!\\)\|", line)[1:-1]]
        for name in re.findall(r"`([A-Z]\w+)`", cells[0]) if len(cells) > 3 else []:
            found.setdefault(name, cells[1:])
    return found


@pytest.mark.parametrize("block", BLOCKS)
def test_an_instance_elaborates(block, tmp_path):
    status, out = check(block, tmp_path)
    assert status == 0, out


@pytest.mark.parametrize("page", SHOWN)
def test_the_instances_that_are_to_be_copied_are_there(page):
    shown = {m for block in instances.blocks(repo.ROOT / page) for m, *_ in instances.instances(block)}
    wanted = {"rvh_mmio", "rvh_mmio_axi", "rvh_xif_0_2", "rvh_xif_gate_0_2", "rvh_xif_1_0", "rvh_xif_1_0_axi"}
    wanted |= {"rvh_stream_single", "rvh_stream_pipeline", "rvh_hart"}
    assert shown >= wanted & set(SHOWN[page])


GATE = """rvh_xif_gate_0_2 #(.IdWidth(4)) u_gate (
    .clk_i(clk), .rst_ni(rst_n), .data_req_i(req), .data_gnt_i(gnt), .data_rvalid_i(rvalid),
    .host_issue_valid_i(valid), .host_issue_ready_o(ready), .host_issue_req_id_i(id),
    .host_commit_valid_i(commit), .host_commit_id_i(commit_id),
    .x_issue_valid_o(x_valid), .x_issue_ready_i(x_ready), .x_commit_valid_o(x_commit)
);
"""


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("", "", None),
        (", .data_gnt_i(gnt)", "", "PINMISSING"),
        (".data_gnt_i(gnt)", ".data_grant_i(gnt)", "data_grant_i"),
        pytest.param(".IdWidth(4)", ".Id(4)", "Id", marks=pytest.mark.full),
        (".host_issue_req_id_i(id)", ".host_issue_req_id_i(valid)", "4 for host_issue_req_id_i"),
        pytest.param(
            ".x_commit_valid_o(x_commit)", ".x_commit_valid_o(x_valid)", "two drivers", marks=pytest.mark.full
        ),
        pytest.param(".data_gnt_i(gnt)", ".data_gnt_i(2'b01)", "WIDTH", marks=pytest.mark.full),
    ],
)
def test_a_wrong_instance_is_found(tmp_path, old, new, says):
    try:
        status, out = check(GATE.replace(old, new) if old else GATE, tmp_path)
    except AssertionError as error:
        status, out = 1, str(error)
    assert (status == 0) == (says is None), out
    assert says is None or says in out


@pytest.mark.parametrize("module", [m for modules in SHOWN.values() for m in modules])
def test_the_tables_have_every_parameter_and_its_default(module):
    (page,) = (p for p, modules in SHOWN.items() if module in modules)
    has, table = parameters(module), rows(page)
    assert has, module
    missing = has.keys() - table.keys()
    assert not missing, f"{page}: no row for {sorted(missing)} of {module}"
    for name, default in has.items():
        value = {"1'b1": "1", "1'b0": "0", "'0": "0"}.get(default, default)
        shown = re.findall(r"`?([\w']+)`?", table[name][1])
        assert value in shown, f"{page}: {name} of {module} has the default {value}, the table says {table[name][1]}"


@pytest.mark.parametrize("page", PAGES)
def test_every_row_is_a_parameter(page):
    known = {name for module in SHOWN[page] for name in parameters(module)}
    unknown = rows(page).keys() - known
    assert not unknown, f"{page}: no module there has {sorted(unknown)}"


def test_areas_in_pages_are_those_of_results():
    pages = area_cells.pages()
    assert {repo.ROOT / page for page in PAGES} <= set(pages)
    for page in pages:
        text = page.read_text()
        assert area_cells.written(text) == text, f"{page.name}: python -m tests.results.area_cells"


def test_a_wrong_area_is_found():
    right = area_cells.written("| 1 / 2 / 3 (`mmio-lean`) | +1 / +2 / -3 (`mmio-lean-dma` - `mmio-lean`) |")
    assert re.fullmatch(r"\| [\d,]+ / [\d,]+ / [\d,]+ \(`mmio-lean`\) \| (\+[\d,]+ ?/? ?){3}\(.*\) \|", right)
    assert area_cells.written(right) == right
    with pytest.raises(ValueError, match="no unit mmio-fat"):
        area_cells.written("0 / 0 / 0 (`mmio-fat`)")


def read(results: str) -> list[dict]:
    """The records of results/NAME.json."""
    return json.loads((repo.ROOT / "results" / f"{results}.json").read_text())


@pytest.mark.parametrize("shell", ["mmio", "xif"])
def test_sums_of_areas_in_pages_are_those_of_results(shell):
    """The smallest build and the parts of the table, over the whole: with and without the part of SHA-256."""
    page = (repo.ROOT / f"docs/integrate/{shell}.md").read_text()
    more = r"have (\d+) % more weighted area, (\d+) % more LUTs and (\d+) % more flip-flops than"
    (said,) = re.findall(more, page)
    (within,) = re.findall(r"Without the part of SHA-256 the sum is within (\d+) %", page)
    lean, units = f"{shell}-lean", {r["name"]: r for r in read("area")}
    parts = set(re.findall(rf"\(`({lean}-[\w-]+)` - `{lean}`\)", page))
    assert f"{lean}-sha256" in parts

    def excess(parts: set[str], count: str) -> float:
        least = units[lean][count]
        return 100 * ((least + sum(units[p][count] - least for p in parts)) / units[shell][count] - 1)

    counts = ("weighted_area", "lut", "ff")
    assert [int(percent) for percent in said] == [round(excess(parts, count)) for count in counts]
    without = parts - {f"{lean}-sha256"}
    assert int(within) == max(math.ceil(abs(excess(without, count))) for count in counts)


def cycles(results: str, design: str, algorithm: str, size: int) -> int:
    """Cycles of one message in results/, in one call."""
    of = (design, algorithm, size, "rvh_hash")
    (found,) = (
        r["cycles"]
        for r in read(results)
        if (r["design"], r["algorithm"], r["message_bytes"], r.get("call", "rvh_hash")) == of
    )
    return found


SHA3 = ("sha3-384", 200)
SAID = [
    (
        "docs/integrate/mmio.md",
        r"SHA3-384 of 200 bytes takes (\d+) cycles of CV32E40X",
        ("kronos", "mmio-cv32e40x", *SHA3),
    ),
    ("docs/attach/mmio.md", r"With the driver around it: (\d+)\.", ("kronos", "mmio-cv32e40x", *SHA3)),
    ("docs/decisions/0007-memory-mapped-jobs.md", r"and (\d+) with the driver", ("kronos", "mmio-cv32e40x", *SHA3)),
    (
        "docs/integrate/xif.md",
        r"SHA3-384 of 200 bytes takes (\d+) cycles on CV32E40X",
        ("kronos", "xif-cv32e40x", *SHA3),
    ),
    ("docs/integrate/xif.md", r"0\.2\) and (\d+) on `rvh_hart`", ("hosts", "xif-hart", *SHA3)),
    ("docs/integrate/xif.md", r"SHA-256 of 64 bytes (\d+) and", ("xif", "xif-cv32e40x", "sha256", 64)),
    ("docs/integrate/xif.md", r"SHA-256 of 64 bytes \d+ and (\d+)\.", ("short", "xif-hart", "sha256", 64)),
    ("docs/attach/xif.md", r"`xif-pushed-cv32e40x`: (\d+) cycles", ("kronos", "xif-pushed-cv32e40x", *SHA3)),
]


@pytest.mark.parametrize(("page", "says", "record"), SAID)
def test_cycles_in_pages_are_those_of_results(page, says, record):
    (said,) = re.findall(says, (repo.ROOT / page).read_text())
    assert int(said) == cycles(*record)


def test_ratios_to_the_instructions_are_those_of_results():
    page = (repo.ROOT / "docs/attach/isa.md").read_text()
    (said,) = re.findall(r"takes (\d+) times and the \S+ (\d+) times fewer cycles than `hx` for SHA3-384 of 200", page)
    hx, *ours = (cycles("hosts", f"{role}-hart", *SHA3) for role in ("hx", "xif", "mmio"))
    assert [int(ratio) for ratio in said] == [round(hx / own) for own in ours]


def test_cycles_of_skipped_blocks_are_those_of_results():
    """The first skipped block, and each further one, of `mmio` and `xif`: differences of calls at 0, 1 and 2 blocks."""
    page = (repo.ROOT / "docs/short-messages.md").read_text()
    said = re.findall(r"takes (\d+) cycles on `mmio` and (\d+) on `xif`, each further one (\d+) and (\d+)\.", page)
    first, further = [], []
    for name in ("mmio-hart", "xif-hart"):
        squeezed = [r for r in read("short") if r["design"] == name and r["call"] == "rvh_seed_xof_squeeze"]
        at = {r["position"]: r["cycles"] for r in squeezed}
        first.append(at[168] - at[0])
        further.append(at[336] - at[168])
    assert [tuple(int(n) for n in row) for row in said] == [(*first, *further)]


RATES = {  # messages in docs/attach/stream.md, and the workload in results/stream.json
    "one long message": "long",
    "packets of 64 to 1,500 bytes": "mix",
    "24 long messages in turn": "interleaved",
}


def test_clocks_that_a_line_requires_follow_from_the_rates():
    """MHz for 1, 10 and 100 Gbit/s, rounded up; "-" above 1,000."""
    page = (repo.ROOT / "docs/attach/stream.md").read_text().partition("### Which form for a line")[2]
    said = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| `")][:10]
    rates = {
        (f"`{r['configuration']}`", r["algorithm"], r["workload"]): r["bits_per_cycle"]
        for r in json.loads((repo.ROOT / "results/stream.json").read_text())
    }
    assert {(form, algorithm, RATES[messages]) for form, algorithm, messages, *_ in said} == rates.keys()
    for form, algorithm, messages, *clocks in said:
        mhz = [math.ceil(1000 * line / rates[form, algorithm, RATES[messages]]) for line in (1, 10, 100)]
        assert clocks == [f"{f}" if f <= 1000 else "-" for f in mhz], (form, algorithm, messages)


def test_versions_are_those_of_the_sources():
    rdl = (repo.ROOT / "rtl/attach/mmio/rvh_mmio.rdl").read_text()
    major, minor = (re.findall(rf"{part}\[\d+:\d+\] = 16'd(\d+)", rdl)[0] for part in ("MAJOR", "MINOR"))
    page = (repo.ROOT / "docs/integrate/common.md").read_text()
    said = dict(re.findall(r"^\| (package|register view|saved context)[^|]*\| ([\d.]+) \|", page, re.MULTILINE))
    assert said == {
        "package": rvhash.__version__,
        "register view": f"{major}.{minor}",
        "saved context": str(context.VERSION),
    }
    view = f"0x{int(major) << 16 | int(minor):08x}"
    assert f"Read NAME and VERSION: 0x53485652 and {view}." in (repo.ROOT / "docs/integrate/mmio.md").read_text()


def combinational(page: Path) -> dict[str, dict[str, set[str]]]:
    """What the table of combinational outputs says: by top, by its outputs together, the inputs they depend on."""
    found: dict[str, dict[str, set[str]]] = {}
    for line in page.read_text().splitlines():
        cells = [c.strip() for c in line.split("|")[1:-1]]
        if len(cells) == 3 and re.fullmatch(r"`rvh_\w+`", cells[0]) and "_o`" in cells[1]:
            outputs = ",".join(re.findall(r"`(\w+_o)`", cells[1]))
            found.setdefault(cells[0].strip("`"), {})[outputs] = set(re.findall(r"`(\w+_i)`", cells[2]))
    return found


TABLE = combinational(repo.ROOT / "docs/integrate/common.md")


LARGE = ("rvh_stream_lanes", "rvh_stream_pipeline")  # whole signals are exact there


@pytest.mark.full
@pytest.mark.parametrize("top", [*TABLE, "rvh_mmio_axi", "rvh_mmio_apb", "rvh_stream_lanes"])
def test_combinational_outputs_are_those_of_the_netlist(top):
    bits = () if top in LARGE else ("--bits",)
    files = file_list.of(top).files
    status, out = repo.run(sys.executable, "-m", "tests.lint.paths", *bits, top, *files, timeout=1800)
    assert status == 0, out
    paths = {line.split()[1]: set(line.split()[2:]) for line in out.splitlines() if line.startswith("PATHS ")}
    assert len(paths) > 5
    said = TABLE.get(top, {})
    assert {o for outputs in said for o in outputs.split(",")} == {o for o, inputs in paths.items() if inputs}
    for outputs, inputs in said.items():
        assert set().union(*(paths[o] for o in outputs.split(","))) == inputs, outputs
