# SPDX-License-Identifier: Apache-2.0
"""Real builds of a very small checkout: what ends a build, what the next one finds, and what makes it build again."""

import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rvhash import build, design, tools
from rvhash.errors import BuildError

ROOT = Path(__file__).resolve().parents[2]
FILES = {
    "designs/mini.toml": """
        name = "mini"
        title = "a counter"
        host = "mini"
        attachment = "none"
        firmware = { backend = "none", software = "good" }
        """,
    "hosts/mini/host.toml": 'name = "mini"\ntitle = "no processor at all"\nwrapper = ["rvh_host.sv"]\n',
    "hosts/mini/rvh_host.sv": "module rvh_host(input logic clk_i);\nendmodule\n",
    "rtl/rvh_soc.sv": """
        module rvh_soc #(parameter bit Fast = 1) (input logic clk_i, output int count_o);
          rvh_host u_host (.clk_i);
          always_ff @(posedge clk_i) count_o <= count_o + (Fast ? 2 : 1);
        endmodule
        """,
    "rtl/main.cpp": """
        #include <cstdio>
        #include "Vrvh_soc.h"
        int main() { Vrvh_soc top; top.clk_i = 0; top.eval(); top.clk_i = 1; top.eval(); printf("%d\\n", top.count_o); }
        """,
    "rtl/sources.toml": """
        packages.files = []
        core.files = []
        engine.files = []
        attachment.none = { files = [], parameters = { Fast = 0 } }
        soc = { top = "rvh_soc", files = ["rtl/rvh_soc.sv"], main = "rtl/main.cpp" }
        lint.waivers = []
        """,
    "sw/main.c": '#include "value.h"\nint main(void) { return VALUE; }\nvoid _start(void) { main(); }\n',
    "sw/value.h": "#define VALUE 7\n",
    "sw/link.ld": "SECTIONS { . = 0x80000000; .text : { *(.text*) } }\n",
    "sw/sources.toml": """
        common = { include = ["."], flags = ["-O1"] }
        software.good = { sources = ["main.c"] }
        backend.none = {}
        app.hash = {}
        [target]
        compiler = "riscv64-unknown-elf-gcc"
        flags = ["-march=rv32imc", "-mabi=ilp32", "--specs=picolibc.specs"]
        link_flags = ["-march=rv32imc", "-mabi=ilp32", "-nostdlib"]
        linker_script = "link.ld"
        """,
}
BUILD = "from rvhash import build, cli, design; print(build.systems([design.get('mini')], print)[0].simulator)"


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


def start_build(**options) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", BUILD], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options
    )


def entries(cache: Path, kind: str) -> list[str]:
    """Entries of the cache that begin with `kind`, all of which must be whole."""
    found = sorted(p.name for p in cache.glob(f"{kind}-*"))
    assert all(build.Cache(cache).find(key) for key in found)
    return found


def wait_for_compiler(cache: Path) -> None:
    """Until the firmware is done and Verilator has written its C++ files, so that make is running or about to."""
    end = time.monotonic() + 60
    while list(cache.glob("tmp/fw-*")) or not entries(cache, "fw") or not list(cache.glob("tmp/*/work/obj/*.mk")):
        assert time.monotonic() < end
        time.sleep(0.01)


def working_in(folder: Path) -> list[str]:
    """Command lines of the processes that live in a folder."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if Path(os.readlink(process / "cwd")).is_relative_to(folder):
                found.append((process / "cmdline").read_text().replace("\0", " "))
        except OSError:
            continue
    return found


def test_interrupted_and_killed_builds_then_two_at_once(mini):
    cache = mini / "cache"
    interrupted = start_build()
    wait_for_compiler(cache)
    interrupted.send_signal(signal.SIGINT)
    assert interrupted.wait(20) != 0
    assert entries(cache, "sim") == []
    assert not list((cache / "tmp").iterdir())
    assert working_in(cache) == []

    killed = start_build(start_new_session=True)
    wait_for_compiler(cache)
    killed.kill()
    killed.wait(20)
    assert entries(cache, "sim") == []
    assert list((cache / "tmp").iterdir())

    both = [start_build(), start_build()]
    said = [process.communicate(timeout=300)[0].splitlines() for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert sum(line.startswith("start simulator") for lines in said for line in lines) == 1
    assert sum(line.startswith("wait simulator") for lines in said for line in lines) == 1
    assert said[0][-1] == said[1][-1]
    assert subprocess.run([said[0][-1]], capture_output=True, text=True, check=True).stdout == "1\n"
    assert len(entries(cache, "sim")) == len(entries(cache, "fw")) == 1
    assert not list((cache / "tmp").iterdir())


@pytest.fixture
def small_disk(tmp_path) -> Iterator[Path]:
    """A file system of 48 KiB."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=48k", "tmpfs", str(disk)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode != 0:
        pytest.skip("mounting a small file system takes root; the file size limit stands in for it")
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=True)


def expect_full(cache: Path, process: subprocess.Popen[str]) -> None:
    error = process.communicate(timeout=300)[1].splitlines()[-1]
    assert process.returncode == 1
    assert f"the disk of the cache {cache} is full" in error
    assert entries(cache, "sim") == []
    assert not list((cache / "tmp").iterdir())


def test_disk_full(mini, small_disk, monkeypatch):
    monkeypatch.setenv("RVHASH_CACHE", str(small_disk))
    expect_full(small_disk, start_build())


def test_files_that_may_not_grow(mini):
    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    expect_full(mini / "cache", start_build(preexec_fn=limit))


def firmware_key() -> str:
    return build.firmware_recipe(design.get("mini")).key()


def simulator_key() -> str:
    return build.simulator_recipe("mini", "none", 1).key()


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("rtl/rvh_soc.sv", simulator_key),
        ("rtl/main.cpp", simulator_key),
        ("hosts/mini/rvh_host.sv", simulator_key),
        ("sw/main.c", firmware_key),
        ("sw/value.h", firmware_key),
        ("sw/link.ld", firmware_key),
    ],
)
def test_key_changes_with_every_source(mini, name, key):
    before, text = key(), (mini / name).read_text()
    (mini / name).write_text(text + "\n")
    assert key() != before
    (mini / name).write_text(text)
    assert key() == before


def test_key_changes_with_flags_and_tools_and_not_with_jobs(mini, monkeypatch):
    simulator, firmware = simulator_key(), firmware_key()
    assert build.simulator_recipe("mini", "none", 2).key() == simulator
    for name, old, new, key in (
        ("rtl/sources.toml", "Fast = 0", "Fast = 1", simulator_key),
        ("sw/sources.toml", "-O1", "-O2", firmware_key),
        ("sw/sources.toml", '"-nostdlib"', '"-nostdlib", "-g"', firmware_key),
    ):
        before, text = key(), (mini / name).read_text()
        assert old in text
        (mini / name).write_text(text.replace(old, new))
        assert key() != before
        (mini / name).write_text(text)
    monkeypatch.setattr(tools, "version", lambda path: "another")
    assert simulator_key() != simulator
    assert firmware_key() != firmware


def test_source_that_does_not_compile(mini):
    (mini / "sw" / "main.c").write_text("int main(void) { return undeclared; }\n")
    with pytest.raises(
        BuildError, match=r"firmware hash .* does not build: .*error: .undeclared.*whole log: "
    ) as caught:
        build.systems([design.get("mini")])
    assert "\n" not in str(caught.value)
    assert entries(mini / "cache", "fw") == []
    assert "undeclared" in (mini / "cache" / "failed.log").read_text()


def test_source_that_changes_under_the_build_is_built_again(mini, monkeypatch):
    value, seen = mini / "sw" / "value.h", []
    real = build.ToolRunner.run

    def run(self, argv, *args):
        real(self, argv, *args)
        if not seen and "-c" in argv:
            seen.append(firmware_key())
            value.write_text("#define VALUE 8\n")

    monkeypatch.setattr(build.ToolRunner, "run", run)
    monkeypatch.setattr(build, "SIMULATOR", "unused")
    store = build.Cache(mini / "cache")
    entry = build.get(lambda: build.firmware_recipe(design.get("mini")), build.ToolRunner(), lambda event, what: None)
    assert entry.name == firmware_key() != seen[0]
    assert store.find(seen[0]) is None


@pytest.mark.parametrize(
    ("program", "says"),
    [
        ("g++", r"g\+\+ is missing; install the Debian package g\+\+"),
        ("make", "make is missing; install the Debian package make"),
        ("riscv64-unknown-elf-gcc", "is missing; install the Debian package gcc-riscv64-unknown-elf"),
    ],
)
def test_missing_program_names_its_debian_package(mini, tmp_path, monkeypatch, program, says):
    bin_folder = tmp_path / "bin"
    bin_folder.mkdir()
    for other in {"g++", "make", "riscv64-unknown-elf-gcc"} - {program}:
        (bin_folder / other).symlink_to(shutil.which(other))
    monkeypatch.setenv("PATH", str(bin_folder))
    with pytest.raises(BuildError, match=says + ", or run `make setup`"):
        build.systems([design.get("mini")])
