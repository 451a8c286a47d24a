# SPDX-License-Identifier: Apache-2.0
"""`rvhash synth --features`: the difference between two units."""

import json

import pytest

from rvhash.design import named_units
from rvhash.synth import feature_areas

FEATURES = """
[[feature]]
group = "of the counter"
title = "five more bits"
unit = "count-8"
over = "count-least"
[[feature]]
group = "of the counter"
title = "a counter for a wire"
unit = "count-least"
over = "bus"
"""
MORE = {"weighted_area": 10, "lut": 5, "ff": 5, "weighted_area_over": 6, "lut_over": 3, "ff_over": 3}
WIRE = {"weighted_area": 6, "lut": 3, "ff": 3, "weighted_area_over": 0, "lut_over": 0, "ff_over": 0}


@pytest.fixture
def features(mini):
    (mini / "synth/features.toml").write_text(FEATURES)
    return mini


@pytest.mark.full
def test_differences(features, rvhash):
    done = rvhash("synth", "--features", "--json")
    assert done.returncode == 0, done
    more, wire = json.loads(done.stdout)
    of = {"group": "of the counter", "unit": "count-8", "over": "count-least"}
    assert more == of | {"title": "five more bits"} | MORE
    assert wire == of | {"title": "a counter for a wire", "unit": "count-least", "over": "bus"} | WIRE

    lines = rvhash("synth", "--features").stdout.decode().splitlines()
    assert lines[1].split()[-7:] == ["+10", "+5", "+5", "+166.7", "%", "+166.7", "%"]
    assert lines[2].split()[-5:] == ["+6", "+3", "+3", "-", "-"]  # no share of nothing


def test_unknown_units_and_wrong_usage(features, rvhash):
    for argument in ("count-8", "--family=ecp5"):
        done = rvhash("synth", "--features", argument)
        assert (done.returncode, done.stdout) == (2, b"")
        assert b"--features maps its own units to xc7" in done.stderr
    assert rvhash("synth", "--list", "--features").returncode == 2
    path = features / "synth/features.toml"
    path.write_text(FEATURES.replace('"bus"', '"buss"'))
    done = rvhash("synth", "--features")
    assert done.returncode == 2
    assert b"synth/features.toml: unknown unit buss" in done.stderr.replace(b"'", b"")


def test_the_features_of_this_repository():
    known = named_units.units()
    of = feature_areas.features()
    assert {f.group for f in of} >= {"over the plain host", "of the peripheral", "of the coprocessor", "of the hart"}
    for feature in of:
        unit, over = known[feature.unit], known[feature.over]
        assert unit != over, feature
        if feature.group == "over the plain host":  # the same processor, with an attachment
            assert unit.design, feature
            assert unit.host.partition("/")[0] == (over.host or "hart"), feature
            assert not over.design, feature
            assert unit.dsp == over.dsp, feature
