# SPDX-License-Identifier: Apache-2.0
"""The lists of sources match the checkout and the packaged processor."""

from rvhash import paths
from rvhash.design import sources


def test_every_listed_source_exists():
    root, rtl, sw = paths.root(), sources.rtl(), sources.sw()
    for attachment in sources.attachments():
        for name in (*rtl.files(attachment), *rtl.lint.waivers, rtl.soc.main):
            assert (root / name).is_file(), name
    for part in (sw.common, sw.target, *sw.software.values(), *sw.backend.values(), *sw.app.values()):
        for name in part.sources:
            assert (root / "sw" / name).is_file(), name
    for host in sources.hosts():
        options, files = sources.host_files(host)
        assert all(f.is_file() for f in files)
        assert all("${" not in option for option in options)
    left_out = ("wrapper.sv", "rvfi", "tracer")
    kept = [
        f.name
        for f in sources.host_files("cv32e40x")[1]
        if f.name not in ("rvh_host.sv", "cv32e40x_register_file_wrapper.sv")
    ]
    assert "cv32e40x_core.sv" in kept
    assert "cv32e40x_sim_clock_gate.sv" in kept
    assert not [name for name in kept if any(word in name for word in left_out)]
