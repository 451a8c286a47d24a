# SPDX-License-Identifier: Apache-2.0
"""Recipes on a very small checkout: which changes cause a new build, and the errors of a failed one."""

import shutil
import subprocess

import pytest

from rvhash import builder, design
from rvhash.builder import recipes, tools
from rvhash.builder.cache import Cache
from rvhash.errors import BuildError, UsageError
from tests.rvhash.builder.conftest import FILES, entries


def firmware_key() -> str:
    return recipes.firmware_recipe(design.get("mini-mini")).key()


def simulator_key() -> str:
    return recipes.simulator_recipe(design.get("mini-mini"), 1).key()


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("rtl/rvh_soc.sv", simulator_key),
        ("rtl/rvh_slot.sv", simulator_key),
        ("sim/main.cpp", simulator_key),
        ("sim/print.h", simulator_key),
        ("hosts/mini/rvh_host.sv", simulator_key),
        ("hosts/mini/host.vlt", simulator_key),
        ("cpu/core.sv", simulator_key),
        ("cpu/include/core.svh", simulator_key),
        ("cpu/library/bits.sv", simulator_key),
        ("sw/main.c", firmware_key),
        ("sw/value.h", firmware_key),
        ("sw/parts/included.S", firmware_key),
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
    assert recipes.simulator_recipe(design.get("mini-mini"), 2).key() == simulator
    for name, old, new, key in (
        ("designs/mini.toml", '"none"\n', '"none"\nparameters = { Step = 1 }\n', simulator_key),
        ("designs/mini.toml", 'attachment = "none"', 'attachment = "offered"', simulator_key),
        ("hosts/mini/host.toml", "wrapper =", "defines = { SMALL = '1' }\nwrapper =", simulator_key),
        ("hosts/mini/host.toml", "bus_errors = true,", "bus_errors = true, id_width = 3,", simulator_key),
        ("hosts/mini/host.toml", "wrapper =", 'firmware = ["TABLE=3"]\nwrapper =', firmware_key),
        ("hosts/mini/host.toml", "imc_zicsr", "imc_zicsr_zbb", firmware_key),
        ("hosts/mini/host.toml", "imc_zicsr", "im_zicsr", firmware_key),
        ("hosts/mini/host.toml", "bus_errors = true,", "bus_errors = true, reorders = true,", firmware_key),
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


def test_parameters_of_a_design_reach_its_slot(mini):
    """And no other: the very small system prints what it was built with."""
    plain = design.get("mini-mini")
    designs = [plain, plain.model_copy(update={"parameters": {"Step": 3}})]
    designs.append(plain.model_copy(update={"attachment": "offered"}))
    built = builder.systems(designs)
    assert [subprocess.run([s.simulator], check=True, capture_output=True).stdout for s in built] == [
        b"1\n",
        b"3\n",
        b"100\n",
    ]


def test_config_of_a_platform_reaches_every_source(mini):
    """Its header is found where it lies, and is one of the sources."""
    text = (mini / "designs" / "mini.toml").read_text().replace('"good" }', '"good", config = "board/lock.h" }')
    (mini / "designs" / "mini.toml").write_text(text)
    with pytest.raises(UsageError, match=r"firmware.config: board/lock.h is not a file in the checkout"):
        design.get("mini-mini")
    (mini / "board").mkdir()
    (mini / "board" / "lock.h").write_text("#define NUMBER 1\n")
    (mini / "sw" / "main.c").write_text(
        "#include RVH_CONFIG\nint main(void) { return NUMBER; }\nvoid _start(void) {}\n"
    )
    before = firmware_key()
    builder.systems([design.get("mini-mini")])
    assert entries(mini / "cache", "fw") == [before]
    (mini / "board" / "lock.h").write_text("#define NUMBER 2\n")
    assert firmware_key() != before


def test_source_that_does_not_compile(mini):
    (mini / "sw" / "main.c").write_text("int main(void) { return undeclared; }\n")
    with pytest.raises(
        BuildError, match=r"firmware hash .* does not build: .*error: .undeclared.*whole log: "
    ) as caught:
        builder.systems([design.get("mini-mini")])
    assert "\n" not in str(caught.value)
    assert entries(mini / "cache", "fw") == []
    assert "undeclared" in (mini / "cache" / "failed.log").read_text()


def test_a_contract_that_is_broken_ends_the_simulation(mini):
    promise = 'always_ff @(posedge clk_i) a_counts : assert (count_o != 0) else $error("rvh_soc.counts");\nendmodule'
    (mini / "rtl" / "rvh_soc.sv").write_text(FILES["rtl/rvh_soc.sv"].replace("endmodule", promise))
    simulator = builder.systems([design.get("mini-mini")])[0].simulator
    ran = subprocess.run([simulator], check=False, capture_output=True, text=True)
    assert ran.returncode != 0
    assert "rvh_soc.counts" in ran.stdout + ran.stderr


def test_failed_build_shows_what_the_tool_said(mini, capsys):
    """Warnings and errors, with the line of the source; not only where the log is."""
    (mini / "sw" / "main.c").write_text("#warning look here\nint main(void) { return undeclared; }\n")
    with pytest.raises(BuildError):
        builder.systems([design.get("mini-mini")])
    said = capsys.readouterr().err
    assert "warning: #warning look here" in said
    assert "error: \u2018undeclared\u2019 undeclared" in said or "error: 'undeclared' undeclared" in said
    assert "int main(void) { return undeclared; }" in said


def test_source_that_changes_under_the_build_is_built_again(mini, monkeypatch):
    value, seen = mini / "sw" / "value.h", []
    real = tools.ToolRunner.run

    def run(self, argv, *args, **kwargs):
        real(self, argv, *args, **kwargs)
        if not seen and "-c" in argv:
            seen.append(firmware_key())
            value.write_text("#define VALUE 8\n")

    monkeypatch.setattr(tools.ToolRunner, "run", run)
    monkeypatch.setattr(recipes, "SIMULATOR", "unused")
    store = Cache(mini / "cache")
    entry = recipes.get(
        lambda: recipes.firmware_recipe(design.get("mini-mini")), tools.ToolRunner(), lambda event, what: None
    )
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
        builder.systems([design.get("mini-mini")])
