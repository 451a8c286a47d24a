# SPDX-License-Identifier: Apache-2.0
"""rtl/parameters.toml agrees with the RTL: its parameters, and the values that elaboration accepts and refuses."""

import pytest
from peakrdl_regblock.identifier_filter import SV_KEYWORDS

from rvhash.errors import BuildError, UsageError
from rvhash.export import blocks
from rvhash.export.blocks import Span
from rvhash.export.elaborated import elaborate
from rvhash.export.keywords import KEYWORDS

TABLE = blocks.table()
TOPS = [(kind, bus, top) for kind in TABLE.block.values() for bus, top in kind.bus.items()]
IDS = [top for *_, top in TOPS]
# The RTL accepts more: any width of an AXI identifier or of a hart's, larger queues.
LOOSE = {"AxiId", "AxiIdWidth", "HartIdWidth", "HartId", "Prot", "QueueBeats", "SlotBytes"}
LOOSE_IN = {("rvh_xif_0_2", "IdWidth"), ("rvh_xif_0_2_axi", "IdWidth")}
SINGLE_BIT = [0, 1]  # a larger value of a bit is cut off
WITH = {
    ("DataWidth", 32): {"Width": 32},
    ("Width", 128): {"DataWidth": 128},
    ("HartId", 4294967295): {"HartIdWidth": 32},
    ("AxiId", 4294967295): {"AxiIdWidth": 32},
    ("AddrWidth", 64): {"XLen": 64},
}


QUICK = ("rvh_mmio", "rvh_xif_1_0_axi", "rvh_stream_single")
SOME = [
    pytest.param(*top, id=name, marks=() if name in QUICK else pytest.mark.full)
    for name, top in zip(IDS, TOPS, strict=True)
]


@pytest.mark.parametrize(("kind", "bus", "top"), SOME)
def test_every_parameter_of_the_rtl_is_listed(kind, bus, top):
    legal, built = TABLE.legal(kind, bus), elaborate(top, {})
    assert set(legal) == set(built.parameters)
    for name, value in built.parameters.items():
        assert blocks._holds(legal[name], value), f"{top}: the default {name} = {value} is not listed"
        assert (built.widths[name] == 1) == (legal[name] == SINGLE_BIT) or name == "HartId"


@pytest.mark.full
@pytest.mark.parametrize(("kind", "bus", "top"), TOPS, ids=IDS)
def test_every_listed_value_elaborates(kind, bus, top):
    known = TABLE.legal(kind, bus)
    for name, values in known.items():
        for value in [values.from_, values.to] if isinstance(values, Span) else values:
            beside = {key: v for key, v in WITH.get((name, value), {}).items() if key in known}
            assert elaborate(top, {name: value, **beside}).parameters[name] == value


def accepted(top: str, name: str, value: int) -> bool:
    """Whether the RTL elaborates with that value, which it refuses with a message of its own or of the tool."""
    try:
        elaborate(top, {name: value})
    except (UsageError, BuildError):
        return False
    return True


def beside(values: blocks.Values) -> list[int]:
    """Values just outside."""
    if isinstance(values, Span):
        return [value for value in (values.from_ - 1, values.to + 1) if value >= 0]
    return [min(values) // 2, max(values) * 2, max(values) * 3]


@pytest.mark.full
@pytest.mark.parametrize(("kind", "bus", "top"), TOPS, ids=IDS)
def test_elaboration_refuses_the_values_around_them(kind, bus, top):
    for name, values in TABLE.legal(kind, bus).items():
        if name not in LOOSE and (top, name) not in LOOSE_IN and values != SINGLE_BIT:
            assert not [value for value in beside(values) if accepted(top, name, value)], name


def test_parameters_that_are_illegal_together_are_refused_with_the_message_of_the_rtl():
    with pytest.raises(UsageError, match=r"not legal .*AxiId=2.*: IdWidth must be at least 1, Id less than 2\^IdWidth"):
        elaborate("rvh_mmio_axi", {"AxiId": 2})
    with pytest.raises(UsageError, match=r"not legal .*HasKeccak=0.*: at least one family must be built"):
        elaborate("rvh_engine", {"HasSha256": 0, "HasSha512": 0, "HasKeccak": 0})


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("mmi", None, [], None), "unknown unit 'mmi' \\(did you mean 'mmio'\\?\\); known: engine"),
        (("mmio", "axi", [], None), "mmio has no such bus; it has obi, axi-lite\\+axi, apb"),
        (("engine", "obi", [], None), "engine has no choice of bus; leave --bus out"),
        (("mmio", None, ["HasSha512=2"], None), "HasSha512=2 is not legal; HasSha512 is 0 or 1"),
        (("mmio", None, ["EngineWidth=16"], None), "EngineWidth is 32, 64 or 128"),
        (("xif-1.0", "axi", ["MaxBurst=0"], None), "MaxBurst is 1 to 256"),
        (("mmio", None, ["AddrWidth=31"], None), "AddrWidth=31 is not legal; AddrWidth is 32 to 64"),
        (("mmio", None, ["AddrWidth=65"], None), "AddrWidth=65 is not legal; AddrWidth is 32 to 64"),
        (("xif-1.0", "axi", ["AddrWidth=65"], None), "AddrWidth=65 is not legal; AddrWidth is 32 to 64"),
        (("stream-single", None, ["AddrWidth=40"], None), "unknown parameter 'AddrWidth'"),
        (
            ("mmio", None, ["MaxBurst=4"], None),
            "mmio with --bus obi: unknown parameter 'MaxBurst'; known: AddrWidth, EngineWidth",
        ),
        (("mmio", None, ["HasDma"], None), "'HasDma' is not NAME=VALUE with an integer"),
        (("mmio", None, ["HasDma=yes"], None), "'HasDma=yes' is not NAME=VALUE"),
        (("mmio", None, ["HasDma=0", "HasDma=1"], None), "a parameter is given twice"),
        (("mmio", None, [], "rvh_mine"), "may not begin with rvh_"),
        (("mmio", None, [], "my-hash"), "'my-hash' is no name of a module"),
        (("mmio", None, [], "module"), "--name module is a keyword of SystemVerilog"),
        (
            ("xif-1.0", None, ["HartId=5"], None),
            r"HartId=5 is not legal with HartIdWidth=1; HartId is less than 2\^HartIdWidth: 0 to 1",
        ),
        (("xif-1.0", "axi", ["HartIdWidth=3", "HartId=8"], None), "HartId=8 is not legal with HartIdWidth=3.* 0 to 7"),
        (
            ("xif-1.0", "axi", ["AxiId=5"], None),
            r"AxiId=5 is not legal with AxiIdWidth=1; AxiId is less than 2\^AxiIdWidth: 0 to 1",
        ),
        (("mmio", "axi-lite+axi", ["AxiId=16", "AxiIdWidth=4"], None), "AxiId is less than .*: 0 to 15"),
    ],
)
def test_what_does_not_exist_is_refused_with_what_does(arguments, says):
    with pytest.raises(UsageError, match=says):
        blocks.choose(*arguments)


def test_an_identifier_that_its_width_holds():
    assert blocks.choose("xif-1.0", None, ["HartId=1"], None).parameters == {"HartId": 1}
    wide = blocks.choose("xif-1.0", "axi", ["HartIdWidth=3", "HartId=7", "AxiIdWidth=32", "AxiId=0xffffffff"], None)
    assert (wide.parameters["HartId"], wide.parameters["AxiId"]) == (7, 0xFFFFFFFF)


def test_no_keyword_is_a_name():
    assert KEYWORDS == SV_KEYWORDS
    for word in KEYWORDS:
        with pytest.raises(UsageError, match=f"--name {word} is a keyword"):
            blocks.choose("engine", None, [], word)


def test_a_unit_brings_its_parameters_and_the_command_changes_them():
    lean = blocks.choose("mmio-lean", "apb", ["HasDma=1"], None)
    assert (lean.top, lean.name, lean.block) == ("rvh_mmio_apb", "rvhash_mmio_apb", "mmio")
    assert lean.parameters == blocks.units()["mmio-lean"][1] | {"HasDma": 1}
    assert blocks.choose("xif", None, [], None).top == "rvh_xif_0_2"
    assert blocks.choose("engine", None, ["Width=0x40"], "mine").parameters == {"Width": 64}
