# SPDX-License-Identifier: Apache-2.0
"""Throughput from a frequency and the cycles that results/ or synth/rates.toml have."""

import shutil

import pytest

from rvhash.design.named_units import timed, units
from rvhash.errors import UsageError
from rvhash.strict_toml import load
from rvhash.synth import throughput
from tests.rvhash.conftest import ROOT
from tests.rvhash.units_checkout import edit


def test_single_stream_and_best_case(mini):
    """Of 512 bits in 256 cycles, or in 64 with four messages, at 100 MHz in 1,000 LUTs."""
    (found,) = throughput.of_unit("count-8", 100.0, 1000)
    assert (found.algorithm, found.block_bits) == ("sha256", 512)
    assert found.single.model_dump() == {
        "messages": 1,
        "cycles_per_block": 256.0,
        "mbps": 200.0,
        "mbps_per_lut": 0.2,
        "source": "results/count.json: one",
    }
    assert found.best.model_dump() == {
        "messages": 4,
        "cycles_per_block": 64.0,
        "mbps": 800.0,
        "mbps_per_lut": 0.8,
        "source": "rtl/count.sv",
    }
    assert throughput.of_unit("bus", 100.0, 1) == []


def test_one_message_at_a_time_is_its_own_best_case(mini):
    edit(mini / "synth/rates.toml", "messages = 4", "messages = 1")
    edit(mini / "synth/rates.toml", "cycles = 64", "cycles = 300")
    (found,) = throughput.of_unit("count-8", 100.0, 1000)
    assert found.best == found.single


def test_a_wheel_has_no_results_and_no_throughput(mini):
    shutil.rmtree(mini / "results")
    assert throughput.of_unit("count-8", 100.0, 1000) == []


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('design = "one"', 'design = "ten"', "0 records of results/count.json are those of count-8, expected one"),
        ('result = "count"', 'result = "counts"', "cannot read results/counts.json for count-8"),
        ('where = { design = "one" }', "", "has either result and where, or cycles and source"),
        ('source = "rtl/count.sv"', "", "has cycles without a source"),
        ("cycles = 64", 'cycles = 64\n        result = "count"', "has either result and where, or cycles and source"),
        ("messages = 1", "messages = 2", "no rate of count-8 for sha256 with messages = 1"),
        ("messages = 1", "messages = 0", "messages"),
    ],
)
def test_a_wrong_rate_is_refused(mini, old, new, says):
    edit(mini / "synth/rates.toml", old, new)
    with pytest.raises(UsageError, match=says):
        throughput.of_unit("count-8", 100.0, 1000)


def test_an_unknown_algorithm_is_refused(mini):
    text = (mini / "synth/rates.toml").read_text()
    (mini / "synth/rates.toml").write_text(text.replace('"sha256"', '"sha265"'))
    with pytest.raises(UsageError, match=r"synth/rates\.toml: unknown algorithm 'sha265'"):
        throughput.of_unit("count-8", 100.0, 1000)


# ---- of this repository ----


def test_every_timed_unit_that_hashes_has_its_rates():
    rates = load(throughput.Rates, ROOT / "synth" / "rates.toml").rate
    assert {r.unit for r in rates} == (set(timed()) - {"hx", "hart"}) | {
        "stream-ring-3"
    }  # not instructions, no processor
    for unit in {r.unit for r in rates}:
        assert throughput.of_unit(unit, 100.0, 1000)


def test_the_cycles_of_the_ring_follow_from_its_stages():
    """A round a cycle in each stage, so a state has passed 24 stages, and as many states are in the ring as stages."""
    stages = units()["stream-ring-3"].parameters["Stages"]
    (ring,) = throughput.of_unit("stream-ring-3", 100.0, 1000)
    assert (ring.single.cycles_per_block, ring.best.messages) == (24, stages)
    assert ring.best.cycles_per_block == 24 / stages
