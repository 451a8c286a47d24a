# SPDX-License-Identifier: Apache-2.0
"""README.md fits ten minutes, and its blocks of code are true: the RTL elaborates, the C hashes, the demo prints it."""

import hashlib
import os
import re
import subprocess
import sys

import pytest

from rvhash.builder import tools
from rvhash.design import file_list, hosts, sources
from tests.lint import repo
from tests.sw import swlib

README = (repo.ROOT / "README.md").read_text()
MOST_LINES = 130
# The nets that README's instance connects, besides clock and reset: those of its two OBI ports and its interrupt.
NETS = """
  logic hash_req, hash_gnt, hash_we, hash_rvalid, hash_irq;
  logic dma_req, dma_gnt, dma_we, dma_rvalid, dma_err;
  logic [11:0] hash_addr;
  logic [3:0] hash_be, dma_be;
  logic [31:0] hash_wdata, hash_rdata, dma_addr, dma_wdata, dma_rdata;
"""
MAIN = """
#include <stdio.h>
int main(void) {
    uint8_t one[32], two[32];
    if (digest_of("abc", 3, one) != RVH_OK || digest_of_two("ab", 2, "cd", 2, two) != RVH_OK) return 1;
    for (int i = 0; i < 32; i++) printf("%02x", one[i]);
    for (int i = 0; i < 32; i++) printf("%02x", two[i]);
}
"""


def blocks(language: str) -> list[str]:
    """The fenced blocks of README in that language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def test_it_is_short():
    assert len(README.splitlines()) <= MOST_LINES


def test_the_instance_elaborates_from_the_file_list_that_the_command_prints(tmp_path):
    (instance,) = blocks("systemverilog")
    assert len(instance.splitlines()) <= 16
    ports = "input wire logic clk, input wire logic rst_n"
    (tmp_path / "top.sv").write_text(
        f"`default_nettype none\nmodule top ({ports});\n{NETS}{instance}endmodule\n`default_nettype wire\n"
    )
    (unit,) = re.findall(r"^rvhash files (\S+) > rvhash\.f", README, re.MULTILINE)
    listed = file_list.of(unit)
    (tmp_path / "rvhash.f").write_text(file_list.as_f(listed, str(repo.ROOT), waivers=True))
    verilator = tools.verilator()
    command = [verilator.binary, "--lint-only", "-Wall", "-Wno-UNDRIVEN", "-Wno-UNUSEDSIGNAL", "-Wno-PINCONNECTEMPTY"]
    done = subprocess.run(
        [*command, "--top-module", "top", "-f", "rvhash.f", "top.sv"],
        cwd=tmp_path,
        env={**os.environ, "VERILATOR_ROOT": str(verilator.root)},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr


def test_the_functions_compile_for_the_processor(tmp_path):
    """As it says: the folders of `common` and `backend.mmio`, and RVH_HARDWARE."""
    (functions,) = blocks("c")
    (tmp_path / "functions.c").write_text(functions)
    sw = sources.sw()
    folders = [f"-I{repo.ROOT / 'sw' / i}" for part in (sw.common, sw.backend["mmio"]) for i in part.include]
    flags = [
        *sw.common.flags,
        *hosts.get(hosts.DEFAULT_HOST).c_flags,
        *sw.target.flags,
        *folders,
        "-DRVH_HARDWARE",
        "-DRVH_MMIO_BASE=0x40000000u",
    ]
    status, out = repo.run(tools.need(sw.target.compiler), *flags, "-c", tmp_path / "functions.c", "-o", tmp_path / "o")
    assert status == 0, out


@pytest.mark.parametrize("backend", ["none", "fake-mmio"])
def test_the_functions_hash(backend, tmp_path):
    """On this machine: in portable C, and by the driver over a model of the peripheral."""
    (functions,) = blocks("c")
    (tmp_path / "main.c").write_text(functions + MAIN)
    native = [*swlib.native_flags("good", backend), *swlib.native_sources("good", backend)]
    swlib.run(["gcc", *native, tmp_path / "main.c", "-lm", "-o", tmp_path / "main"], timeout=300)
    found = swlib.run([tmp_path / "main"], timeout=60).stdout
    assert found == "".join(hashlib.sha3_256(m).hexdigest() for m in (b"abc", b"abcd"))


@pytest.mark.parametrize("abi", [("rv32imac", "ilp32"), ("rv64imac", "lp64")])
def test_the_cache_operations_are_those_of_zicbom(abi, tmp_path):
    """The example of docs/integrate/mmio.md: each line that holds a byte, by cbo.clean and cbo.inval."""
    page = (repo.ROOT / "docs/integrate/mmio.md").read_text().partition("## Caches")[2]
    example = re.search(r"```c\n(.*?)```", page, re.DOTALL).group(1)
    uses = "void c(void *p) { RVH_CACHE_CLEAN(p, 1); }\nvoid i(void *p) { RVH_CACHE_INVALIDATE(p, 1); }\n"
    (tmp_path / "x.c").write_text(example + uses)
    march, mabi = (f"-m{name}={value}" for name, value in zip(("arch", "abi"), abi, strict=True))
    compiler = tools.need(sources.sw().target.compiler)
    flags = [march, mabi, "--specs=picolibc.specs", "-O2", "-Wall", "-Wextra", "-Werror"]
    status, out = repo.run(compiler, *flags, "-S", tmp_path / "x.c", "-o", tmp_path / "x.s")
    assert status == 0, out
    assembly = (tmp_path / "x.s").read_text()
    assert [x[-1] for x in re.findall(r"\.insn i 0x0f, 2, x0, a\d, [01]", assembly)] == ["1", "0"]


def test_the_demo_prints_what_is_shown():
    shown = next(block for block in blocks("") if block.startswith("$ make demo"))
    lines = shown.partition("$ make test")[0].splitlines()[1:]
    done = subprocess.run(
        [sys.executable, "-m", "rvhash.demo"], cwd=repo.ROOT, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stderr
    printed = [line.rstrip() for line in done.stdout.splitlines()]
    places = [printed.index(line) for line in lines if line != "..."]
    assert len(places) >= 6
    assert places == sorted(places)
