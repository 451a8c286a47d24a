# SPDX-License-Identifier: Apache-2.0
"""A counter of gates in Icarus Verilog: played right; then with planted faults, each of which must give an error."""

import re

import pytest

from rvhash.builder.tools import ToolRunner
from rvhash.errors import SimulationError
from rvhash.gates import clock_tree, liberty, mapping, netlist, recording, replay
from rvhash.gates.netlist import ONE, Instance, Netlist, Port
from rvhash.gates.timing import Timing

CLK, RST, EN, LOW, HIGH, LOW_NEXT, HIGH_NEXT, CARRY, LATE = range(2, 11)
WINDOWS = {"active": (8, 12), "idle": (14, 16), "gated": (18, 20)}


def gates() -> Netlist:
    """Two bits that count while `en_i`."""
    return Netlist(
        {
            "clk_i": Port("input", [CLK]),
            "rst_ni": Port("input", [RST]),
            "en_i": Port("input", [EN]),
            "count_o": Port("output", [LOW, HIGH]),
        },
        [
            Instance("DFFSR", {"CLK": CLK, "D": LOW_NEXT, "R": RST, "S": 1, "Q": LOW}),
            Instance("DFFSR", {"CLK": CLK, "D": HIGH_NEXT, "R": RST, "S": 1, "Q": HIGH}),
            Instance("XOR2X1", {"A": LOW, "B": EN, "Y": LOW_NEXT}),
            Instance("AND2X2", {"A": LOW, "B": EN, "Y": CARRY}),
            Instance("XOR2X1", {"A": HIGH, "B": CARRY, "Y": HIGH_NEXT}),
        ],
        10,
    )


def recorded(change=lambda cycles: None, **other) -> recording.Recording:
    cycles, value = [], 0
    for cycle in range(24):
        enabled = 8 <= cycle < 12 or cycle == 21
        cycles.append((f"{int(cycle >= 3) | enabled << 1:x}", f"{value:x}"))
        value = (value + enabled) % 4 if cycle >= 3 else 0
    change(cycles)
    fields = {"inputs": [("rst_ni", 1), ("en_i", 1)], "outputs": [("count_o", 2)], "windows": WINDOWS}
    whole = fields | {"work": "turn", "works": 1, "bits": 2, "checked": "a model"} | other
    return recording.Recording(cycles=cycles, **whole)


def play(tmp_path, of: Netlist, record: recording.Recording) -> replay.Played:
    files = mapping.cell_files()
    library = liberty.load(files.liberty)
    clock_tree.insert(of, library)
    return replay.play(Timing(of, library), record, files.models, tmp_path, ToolRunner())


def test_edges_of_each_window(tmp_path):
    of = gates()
    played = play(tmp_path, of, recorded())
    active, idle, gated = played.edges
    # Counting begins in cycle 8, so the bits change at the edges that begin cycles 9, 10 and 11.
    assert (active[:, LOW].tolist(), active[:, HIGH].tolist()) == ([2, 1], [1, 0])
    assert active[:, CLK].tolist() == [4, 4]
    leaf = of.instances[0].pins["CLK"]
    assert idle[:, leaf].tolist() == [2, 2]
    assert gated[:, CLK].tolist() == [2, 2]
    assert gated[:, leaf].tolist() == [0, 0]  # the clock is stopped, and goes on: the last cycles count again
    assert idle[:, [LOW, HIGH, CARRY]].sum() == 0
    assert played.unknown == 2


def test_wrong_output_is_an_error(tmp_path):
    of = gates()
    of.instances[3] = Instance("OR2X2", of.instances[3].pins)
    with pytest.raises(
        SimulationError, match=r"outputs differ from the RTL's in \d+ of 24 cycles, first in .* count_o$"
    ):
        play(tmp_path, of, recorded())


def test_one_wrong_cycle_is_an_error(tmp_path):
    def change(cycles):
        cycles[17] = (cycles[17][0], f"{int(cycles[17][1], 16) ^ 2:x}")

    with pytest.raises(SimulationError, match="in 1 of 24 cycles, first in cycle 17 at count_o"):
        play(tmp_path, gates(), recorded(change))


def test_register_that_the_reset_leaves_unknown_is_an_error(tmp_path):
    of = gates()
    old = of.instances[1].pins
    of.instances[1] = Instance("DFFPOSX1", {"CLK": old["CLK"], "D": old["D"], "Q": old["Q"]})
    with pytest.raises(SimulationError, match=r"first in cycle 0 at count_o \(unknown\)"):
        play(tmp_path, of, recorded())


def with_data(valid: int, change=lambda cycles: None) -> tuple[Netlist, recording.Recording]:
    """Also the low bit a cycle later, in a register without reset: unknown in cycle 0. The net `valid` says when it
    has a meaning."""
    of = gates()
    of.nets = LATE + 1
    of.instances.append(Instance("DFFPOSX1", {"CLK": CLK, "D": LOW, "Q": LATE}))
    of.ports |= {"data_o": Port("output", [LATE]), "valid_o": Port("output", [valid])}

    def outputs(cycles):
        late = 1
        for i, (given, count) in enumerate(cycles):
            value = int(count, 16)
            cycles[i] = (given, f"{value | late << 2 | (value >> 1 if valid == HIGH else valid) << 3:x}")
            late = value & 1
        change(cycles)

    ports = [("count_o", 2), ("data_o", 1), ("valid_o", 1)]
    return of, recorded(outputs, outputs=ports, valid={"data_o": "valid_o"})


def test_output_may_be_unknown_while_it_has_no_meaning(tmp_path):
    assert play(tmp_path, *with_data(HIGH)).unknown == 4
    of, record = with_data(HIGH)
    with pytest.raises(SimulationError, match=r"in 1 of 24 cycles, first in cycle 0 at data_o \(unknown\)$"):
        play(tmp_path, of, record.model_copy(update={"valid": {}}))


def test_output_with_a_meaning_is_known(tmp_path):
    with pytest.raises(SimulationError, match=r"in 1 of 24 cycles, first in cycle 0 at data_o \(unknown\)$"):
        play(tmp_path, *with_data(ONE))


def test_output_without_a_meaning_does_not_differ(tmp_path):
    def change(cycles):
        cycles[5] = (cycles[5][0], "4")

    with pytest.raises(SimulationError, match=r"in 1 of 24 cycles, first in cycle 5 at data_o$"):
        play(tmp_path, *with_data(HIGH, change))


def test_cell_with_the_same_constant_at_two_inputs(tmp_path):
    """Icarus Verilog does not find the path from S, if D is the same net."""
    of = gates()
    of.instances[1] = Instance("DFFSR", {"CLK": CLK, "D": ONE, "R": RST, "S": ONE, "Q": HIGH})

    def change(cycles):
        for i, (given, count) in enumerate(cycles):
            cycles[i] = (given, f"{int(count, 16) & 1 | (i > 3) << 1:x}")

    assert play(tmp_path, of, recorded(change)).unknown == 2


def test_clock_that_is_stopped_while_the_unit_works_is_an_error(tmp_path):
    windows = WINDOWS | {"gated": (9, 11), "active": (12, 13)}
    with pytest.raises(SimulationError, match="outputs differ"):
        play(tmp_path, gates(), recorded(windows=windows))


def test_delays_that_are_not_applied_are_an_error(tmp_path, monkeypatch):
    """Icarus Verilog ignores a triple without its typical value, and does not say so."""
    made = replay.standard_delays
    monkeypatch.setattr(replay, "standard_delays", lambda of: (re.sub(r":[\d.]+:", "::", line) for line in made(of)))
    with pytest.raises(SimulationError, match="delays were not applied"):
        play(tmp_path, gates(), recorded())


def test_delays_of_another_netlist_are_an_error(tmp_path, monkeypatch):
    lines = ['(DELAYFILE (CELL (CELLTYPE "DFFSR") (INSTANCE i77) (DELAY)))']
    monkeypatch.setattr(replay, "standard_delays", lambda timing: iter(lines))
    with pytest.raises(SimulationError, match="did not run as it should"):
        play(tmp_path, gates(), recorded())


def test_dump_without_a_net_is_an_error(tmp_path, monkeypatch):
    monkeypatch.setattr(replay.verilog, "lines", hide(replay.verilog.lines))
    with pytest.raises(SimulationError, match=f"lacks 1 nets of the netlist: n{CARRY}"):
        play(tmp_path, gates(), recorded())


def hide(lines):
    """The net CARRY under another name, which is matched with no net."""
    return lambda of: (line.replace(f"n{CARRY})", "o7)").replace(f"n{CARRY};", "o7;") for line in lines(of))


def test_stimulus_that_leaves_out_a_port_is_an_error(tmp_path):
    with pytest.raises(SimulationError, match="does not record these output ports as they are: count_o"):
        play(tmp_path, gates(), recorded(outputs=[("count_o", 1)]))


@pytest.mark.parametrize(
    "other",
    [
        {"windows": {"active": (8, 12), "idle": (14, 16)}},
        {"works": 0},
        {"checked": ""},
        {"windows": WINDOWS | {"idle": (20, 99)}},
    ],
    ids=["window", "work", "check", "end"],
)
def test_recording_that_is_not_whole_is_an_error(tmp_path, other):
    path = tmp_path / "recording.json"
    path.write_text(recorded().model_dump_json())
    assert recording.read(path).works == 1
    path.write_text(recorded(**other).model_dump_json())
    with pytest.raises(SimulationError, match="lacks a window, its work or its check"):
        recording.read(path)
    path.write_text("{}")
    with pytest.raises(SimulationError, match="not complete"):
        recording.read(path)


def test_recording_that_names_no_output_as_valid_is_an_error(tmp_path):
    path = tmp_path / "recording.json"
    for valid in ({"count_o": "valid_o"}, {"data_o": "count_o"}, {"count_o": "count_o"}):
        path.write_text(recorded(valid=valid).model_dump_json())
        with pytest.raises(SimulationError, match="names an output as valid that it does not have"):
            recording.read(path)


def test_netlist_is_not_changed_by_the_names_of_its_nets(tmp_path):
    of = gates()
    of.names[LOW] = "u.\\odd name [3] "
    assert play(tmp_path, of, recorded()).unknown == 2
    assert netlist.label(of, LOW) == "u.\\odd name [3] "
