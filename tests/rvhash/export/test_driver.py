# SPDX-License-Identifier: Apache-2.0
"""The driver of an export compiles with warnings as errors: gcc and clang, C11 and C++17, RV32 and RV64."""

import shutil

import pytest

from rvhash.export import blocks, driver
from rvhash.export.elaborated import elaborate
from tests.rvhash.export import exported
from tests.rvhash.export.other_tools import run

PICOLIBC = "/usr/lib/picolibc/riscv64-unknown-elf/include"
MACHINES = {"rv32": ("rv32imc", "ilp32"), "rv64": ("rv64imac", "lp64")}
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
PROGRAM = """
#include "rvhash.h"
#include "rvhash_hmac.h"
#include "rvhash_k12.h"
#include "rvhash_selftest.h"
#include "rvhash_sp800185.h"

rvh_status digest_of(const void *data, size_t bytes, uint8_t *digest);

rvh_status digest_of(const void *data, size_t bytes, uint8_t *digest)
{
    return rvh_hash(RVH_SHA3_256, digest, 32, data, bytes);
}
"""


def compiler(name: str, machine: str) -> list[str]:
    """The command that compiles for a machine without an operating system."""
    march, mabi = MACHINES[machine]
    if name == "gcc":  # of CSR instructions in assembly it wants to know
        return ["riscv64-unknown-elf-gcc", f"-march={march}_zicsr", f"-mabi={mabi}", "--specs=picolibc.specs"]
    if not shutil.which("clang"):
        pytest.skip("clang is missing: install the Debian package clang")
    return [
        "clang",
        f"--target=riscv{machine[2:]}-unknown-elf",
        f"-march={march}",
        f"-mabi={mabi}",
        "-isystem",
        PICOLIBC,
    ]


def choices(unit: str, *parameters: str) -> driver.Driver:
    """The driver of a block."""
    choice = blocks.choose(unit, None, list(parameters), None)
    return driver.driver_of(choice, elaborate(choice.top, choice.parameters))


def flags(found: driver.Driver) -> list[str]:
    return [*(f"-I{name}" for name in found.include), *(f"-D{name}" for name in found.defines)]


@pytest.mark.full
@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("name", ["gcc", "clang"])
@pytest.mark.parametrize("parameters", [(), ("HasChains=1",)], ids="".join)
@pytest.mark.parametrize("unit", ["mmio", "xif-1.0"])
def test_the_sources_compile_as_c11(tmp_path, unit, parameters, name, machine):
    command, found = compiler(name, machine), choices(unit, *parameters)
    folder = exported.written(tmp_path / "out", unit, None, *parameters) / "driver"
    words = [*command, "-std=c11", "-O2", *WARNINGS, *flags(found)]
    if machine == "rv64":  # pointers are longer than the addresses of the block: it must know the memory
        words += ["-DRVH_DMA_BASE=0x80000000u", "-DRVH_DMA_SIZE=0x100000u"]
    for source in found.sources:
        run(folder, *words, "-c", source, "-o", tmp_path / "object.o")


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("name", ["gcc", pytest.param("clang", marks=pytest.mark.full)])
@pytest.mark.parametrize("language", ["c11", "c++17"])
def test_a_program_compiles(tmp_path, language, name, machine):
    command, found = compiler(name, machine), choices("mmio")
    folder = exported.written(tmp_path / "out", "mmio") / "driver"
    source = tmp_path / ("program.cpp" if "++" in language else "program.c")
    source.write_text(PROGRAM)
    more = [*command, f"-std={language}", *WARNINGS, *flags(found), "-c", source, "-o", tmp_path / "object.o"]
    run(folder, *more)


@pytest.mark.full
def test_cmake_builds_the_library(tmp_path):
    if not shutil.which("cmake"):
        pytest.skip("cmake is missing: install the Debian package cmake")
    folder = exported.written(tmp_path / "out", "mmio") / "driver"
    (tmp_path / "machine.cmake").write_text(
        "set(CMAKE_SYSTEM_NAME Generic)\nset(CMAKE_C_COMPILER riscv64-unknown-elf-gcc)\n"
        'set(CMAKE_C_FLAGS_INIT "-march=rv32imc_zicsr -mabi=ilp32 --specs=picolibc.specs -Wall -Wextra -Werror")\n'
        "set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)\n"
    )
    build = tmp_path / "build"
    run(tmp_path, "cmake", "-S", folder, "-B", build, f"-DCMAKE_TOOLCHAIN_FILE={tmp_path / 'machine.cmake'}")
    run(tmp_path, "cmake", "--build", build)
    assert (build / "librvhash.a").is_file()
    for library in ("slh_dsa", "lms", "pqclean"):
        run(tmp_path, "cmake", "--build", build, "--target", f"rvhash_{library}")
        assert (build / f"librvhash_{library}.a").is_file()


def test_the_makefile_builds_the_images_of_the_export(tmp_path):
    firmware = exported.written(tmp_path / "out", "mmio") / "example" / "firmware"
    images = {f.name: f.read_bytes() for f in firmware.glob("*.hex")}
    assert sorted(images) == ["hash.hex", "selftest.hex"]
    for name in images:
        (firmware / name).unlink()
    run(firmware, "make", "-j2", env={"MAKEFLAGS": ""})
    assert {f.name: f.read_bytes() for f in firmware.glob("*.hex")} == images


@pytest.mark.parametrize(
    ("unit", "parameters", "backend"),
    [
        ("mmio", ("HasDma=0",), "mmio-windows"),
        ("xif-1.0", ("HasDma=0",), "xif-words"),
        ("xif-0.2", (), "xif"),
        ("mmio", ("HasChains=1",), "mmio-chains"),
        ("xif-0.2", ("HasChains=1",), "xif-chains"),
        ("xif-1.0", ("HasChains=1",), "xif-chains"),
        ("mmio", ("EngineWidth=64",), "mmio"),
        ("mmio", ("AddrWidth=40",), "mmio"),
        ("mmio", ("EngineWidth=64", "HasDma=0"), None),
        ("engine", (), None),
    ],
)
def test_the_driver_fits_the_parameters(unit, parameters, backend):
    found = choices(unit, *parameters)
    assert (found and found.backend) == backend
    wide = [p.replace("EngineWidth", "RVH_ENGINE_WIDTH") for p in parameters if p.startswith("EngineWidth")]
    assert [d for d in found.defines if "WIDTH" in d] == wide if found else True


@pytest.mark.parametrize(
    ("unit", "says"),
    [
        ("mmio", "HasDma = 1, HasChains = 1; or HasDma = 1; or EngineWidth = 32"),
        ("xif-1.0", "HasChains = 1; or HasDma = 1; or EngineWidth = 32, HasDma = 0, XLen = 32"),
    ],
)
def test_what_a_driver_requires(unit, says):
    """Its parameters, and those that it refuses."""
    assert driver.requirements(blocks.choose(unit, None, [], None)) == says


def test_every_header_that_is_included_is_there(tmp_path):
    folder = exported.written(tmp_path / "out", "mmio") / "driver"
    found = choices("mmio")
    assert set(found.files) == {f.relative_to(folder).as_posix() for f in folder.rglob("*.[ch]")}
    assert {"include/rvhash_selftest.h", "include/rvh_slh_dsa.h", "include/rvh_lms.h"} <= set(found.headers)
    assert "adapters/mlkem-native/fips202_rvhash.h" in found.adapters


@pytest.mark.parametrize("machine", [pytest.param("rv32"), pytest.param("rv64", marks=pytest.mark.full)])
@pytest.mark.parametrize("name", ["gcc", pytest.param("clang", marks=pytest.mark.full)])
def test_the_libraries_compile(tmp_path, name, machine):
    """By the variables of the makefile."""
    folder = exported.written(tmp_path / "out", "mmio", None, "HasChains=1") / "driver"
    command = [*compiler(name, machine), "-O2", *WARNINGS]
    if machine == "rv64":
        command += ["-DRVH_DMA_BASE=0x80000000u", "-DRVH_DMA_SIZE=0x100000u"]
    (tmp_path / "Makefile").write_text(
        f"include {folder}/driver.mk\n"
        "ALL := $(RVHASH_SLH_DSA_SOURCES) $(RVHASH_LMS_SOURCES) $(RVHASH_PQCLEAN_SOURCES)\n"
        "INCLUDES := $(RVHASH_SLH_DSA_INCLUDES) $(RVHASH_LMS_INCLUDES) $(RVHASH_PQCLEAN_INCLUDES)\n"
        "OBJECTS := $(notdir $(ALL:.c=.o))\n"
        "all: $(OBJECTS)\n"
        "vpath %.c $(sort $(dir $(ALL)))\n"
        f"%.o: %.c\n\t{' '.join(map(str, command))} $(RVHASH_CFLAGS) $(INCLUDES) -c $< -o $@\n"
    )
    run(tmp_path, "make", "-s", env={"MAKEFLAGS": ""})
    assert {"slh_dsa.o", "lms.o", "sponge.o", "fips202.o", "sha2.o"} <= {f.name for f in tmp_path.glob("*.o")}
