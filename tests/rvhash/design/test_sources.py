# SPDX-License-Identifier: Apache-2.0
"""The lists of sources match the checkout."""

from rvhash import paths
from rvhash.design import sources


def test_every_listed_source_exists():
    root, rtl, sw = paths.root(), sources.rtl(), sources.sw()
    for attachment in sources.attachments():
        for version in ("", "0.2", "1.0"):
            for name in (*rtl.files(attachment, version), *rtl.lint.waivers, rtl.soc.main):
                assert (root / name).is_file(), name
    for part in (sw.common, sw.target, *sw.software.values(), *sw.backend.values(), *sw.app.values()):
        for name in part.sources:
            assert (root / "sw" / name).is_file(), name


def test_the_slot_is_the_one_for_the_version_of_the_interface():
    xif = sources.rtl().attachment["xif"]
    assert xif.slot_for("1.0") != xif.slot_for("0.2") == xif.slot_for("") == xif.slot
    assert "HasDma" in xif.parameters("1.0").keys() - xif.parameters("0.2").keys()
    kronos = sources.rtl().attachment["kronos-coprocessor"]
    assert kronos.slot_for("1.0") == kronos.slot_for("0.2") == kronos.slot


def test_every_slot_instantiates_the_module_of_its_attachment():
    found = {name: part.top_for("1.0") for name, part in sources.rtl().attachment.items() if name != "none"}
    assert found["mmio"] == "rvh_mmio"
    assert found["isa"] == "rvh_isa"
    assert (found["xif"], sources.rtl().attachment["xif"].top_for("0.2")) == ("rvh_xif_1_0", "rvh_xif_0_2")
    for name, top in found.items():
        assert any(path.endswith(f"/{top}.sv") for path in sources.rtl().attachment[name].files), name
