# SPDX-License-Identifier: Apache-2.0
"""A very small checkout: what a simulator and a firmware can be built from, and little else."""

from pathlib import Path

import pytest

from rvhash.builder.cache import Cache
from tests.rvhash.conftest import ROOT

FILES = {
    "designs/mini.toml": """
        name = "mini"
        title = "a counter"
        attachment = "none"
        firmware = { backend = "none", software = "good" }
        """,
    "hosts/mini/host.toml": """
        name = "mini"
        title = "no processor at all"
        march = "rv32imc_zicsr"
        wrapper = ["rvh_host.sv"]
        waivers = ["host.vlt"]
        has = { bus_errors = true, extension = "1.0" }
        checkout = { files = ["cpu/core.sv"], include = ["cpu/include"], library = ["cpu/library"] }
        """,
    "hosts/mini/host.vlt": "`verilator_config\nlint_off -rule WIDTH\n",
    "hosts/mini/rvh_host.sv": "module rvh_host(input logic clk_i);\n  core u_core (.clk_i);\nendmodule\n",
    "cpu/core.sv": """
        `include "core.svh"
        module core(input logic clk_i);
          bits #(`CORE_WIDTH) u_bits (.clk_i);
        endmodule
        """,
    "cpu/include/core.svh": "`define CORE_WIDTH 3\n",
    "cpu/library/bits.sv": "module bits #(parameter int Width = 1) (input logic clk_i);\nendmodule\n",
    "rtl/rvh_slot.sv": """
        module rvh_slot #(parameter int XLen = 32, parameter int Step = 1) (output int step_o);
          assign step_o = Step;
        endmodule
        """,
    "rtl/rvh_soc.sv": """
        `ifndef RVH_SLOT_OWN
        `define RVH_SLOT_OWN
        `endif
        module rvh_soc #(parameter bit Extension = 1) (input logic clk_i, output int count_o);
          int step;
          rvh_host u_host (.clk_i);
          rvh_slot #(.XLen(32) `RVH_SLOT_OWN) u_slot (.step_o(step));
          always_ff @(posedge clk_i) count_o <= count_o + (Extension ? 100 : step);
        endmodule
        """,
    "sim/print.h": "#include <cstdio>\n",
    "sim/main.cpp": """
        #include "print.h"
        #include "Vrvh_soc.h"
        int main() { Vrvh_soc top; top.clk_i = 0; top.eval(); top.clk_i = 1; top.eval(); printf("%d\\n", top.count_o); }
        """,
    "rtl/sources.toml": """
        packages.files = []
        core.files = []
        engine.files = []
        attachment.none.slot = "rtl/rvh_slot.sv"
        attachment.offered = { slot = "rtl/rvh_slot.sv", extension = true }
        soc = { top = "rvh_soc", files = ["rtl/rvh_soc.sv"], main = "sim/main.cpp" }
        lint.waivers = []
        """,
    "sw/main.c": '#include "value.h"\nint main(void) { return VALUE; }\nvoid _start(void) { main(); }\n',
    "sw/value.h": "#define VALUE 7\n",
    "sw/parts/included.S": "# code that another file includes\n",
    "sw/link.ld": "SECTIONS { . = 0x80000000; .text : { *(.text*) } }\n",
    "sw/sources.toml": """
        common = { include = ["."], flags = ["-O1"] }
        software.good = { sources = ["main.c"] }
        backend.none = {}
        app.hash = {}
        [target]
        compiler = "riscv64-unknown-elf-gcc"
        flags = ["-mabi=ilp32", "--specs=picolibc.specs"]
        link_flags = ["-mabi=ilp32", "-nostdlib"]
        linker_script = "link.ld"
        """,
}


@pytest.fixture
def mini(tmp_path, monkeypatch) -> Path:
    """The small checkout, with a cache of its own."""
    root = tmp_path / "mini"
    for name, text in FILES.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.setenv("RVHASH_ROOT", str(root))
    monkeypatch.setenv("RVHASH_CACHE", str(root / "cache"))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    return root


def entries(cache: Path, kind: str) -> list[str]:
    """Entries of the cache that begin with `kind`, all of which must be whole."""
    found = sorted(p.name for p in cache.glob(f"{kind}-*"))
    assert all(Cache(cache).find(key) for key in found)
    return found
