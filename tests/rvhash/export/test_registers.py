# SPDX-License-Identifier: Apache-2.0
"""SVD, register pages and Rust module of an export."""

import os
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET

import pytest

from rvhash.export import registers
from tests.rvhash.export import exported
from tests.rvhash.export.other_tools import requires, run

SVD = "registers/rvhash_mmio_obi.svd"
ONE_TO = {"woclr": "oneToClear", "woset": "oneToSet"}

USER = """\
pub mod registers;

pub fn name(block: &registers::RvhMmioRegs) -> u32 {
    block.name().read().value()
}
"""
CARGO = """\
[package]
name = "user"
version = "0.1.0"
edition = "2021"

[dependencies]
peakrdl-rust = "0.2"
"""


def test_the_svd_has_the_registers_of_the_description():
    device = ET.fromstring(exported.files("mmio", "obi")[SVD])
    read = {
        r.findtext("name"): (
            int(r.findtext("addressOffset"), 16),
            int(r.findtext("resetValue"), 16),
            [
                (f.findtext("name"), int(f.findtext("bitOffset")), int(f.findtext("bitWidth")), f.findtext("access"))
                for f in r.iter("field")
            ],
        )
        for r in device.iter("register")
    }
    assert read["NAME"] == (0, 0x53485652, [("VALUE", 0, 32, "read-only")])
    top = registers.described("rtl/attach/mmio/rvh_mmio.rdl")
    assert {name: (at, [field[:3] for field in fields]) for name, (at, _, fields) in read.items()} == {
        r.inst_name: (r.address_offset, [(f.inst_name, f.low, f.width) for f in r.fields()]) for r in top.registers()
    }
    written = {
        (r.findtext("name"), f.findtext("name")): f.findtext("modifiedWriteValues")
        for r in device.iter("register")
        for f in r.iter("field")
    }
    described = {
        (r.inst_name, f.inst_name): ONE_TO[f.get_property("onwrite").name] if f.get_property("onwrite") else None
        for r in top.registers()
        for f in r.fields()
    }
    assert written == described
    assert "oneToClear" in written.values()
    values = {v.findtext("name"): v.findtext("value") for v in device.iter("enumeratedValue")}
    assert (values["SHA3_256"], values["START"]) == ("9", "1")


def test_the_pages_name_every_register():
    pages = {n: t for n, t in exported.files("mmio", "obi").items() if n.startswith("registers/html/content/")}
    text = b"".join(pages.values()).decode()
    assert all(name in text for name in ("WINDOW_LIMIT", "INTR_STATE", "ADDR"))
    assert "registers/html/index.html" in exported.files("mmio", "obi")


def test_the_rust_module_has_every_register():
    modules = {n for n in exported.files("mmio", "obi") if n.startswith("registers/rust/components/rvh_mmio_regs/")}
    top = registers.described("rtl/attach/mmio/rvh_mmio.rdl")
    assert {f"registers/rust/components/rvh_mmio_regs/{r.inst_name.lower()}.rs" for r in top.registers()} <= modules


def test_a_block_without_registers_has_none():
    assert not [n for n in exported.files("sha256-core", None) if n.startswith(("registers/", "driver/"))]


@pytest.mark.full
def test_svd2rust_accepts_the_svd(tmp_path):
    requires("svd2rust")
    out = exported.written(tmp_path / "out", "mmio", "obi")
    run(tmp_path, "svd2rust", "-i", out / SVD, "--target", "none")
    made = (tmp_path / "lib.rs").read_text()
    assert re.search(r"pub mod rvh_mmio_regs|RVH_MMIO_REGS|RvhMmioRegs", made)


@pytest.mark.full
def test_the_rust_module_compiles_with_its_crate(tmp_path):
    if not shutil.which("cargo"):
        pytest.skip("cargo is missing: install Rust")
    out = exported.written(tmp_path / "out", "mmio", "obi")
    user = tmp_path / "user"
    shutil.copytree(out / "registers" / "rust", user / "src" / "registers")
    (user / "src" / "lib.rs").write_text(USER)
    (user / "Cargo.toml").write_text(CARGO)
    home = {"HOME": os.environ["HOME"]}  # of cargo's registry
    if subprocess.run(["cargo", "fetch"], cwd=user, capture_output=True, check=False, timeout=300).returncode != 0:
        pytest.skip("cargo cannot fetch the crate peakrdl-rust")
    run(user, "cargo", "check", "--offline", env=home)
