# SPDX-License-Identifier: Apache-2.0
"""The headers under compilers and linkers: the two forms of a context, and accesses to registers."""

import re
import subprocess

import pytest

from tests.sw.swlib import SOURCES, SW, TARGET_FLAGS, run

TARGET = SOURCES["target"]
TOOL = TARGET["compiler"].removesuffix("gcc")
FORMS = {"RVH_HARDWARE": 272, "": 216}
BOTH = [("gcc", []), (TARGET["compiler"], ["-march=rv32imc_zicsr", "-mabi=ilp32", "--specs=picolibc.specs"])]


def compiled(folder, name: str, text: str, compiler: str, flags: list):
    (folder / f"{name}.c").write_text(text)
    out = folder / f"{name}.o"
    run(
        [
            compiler,
            "-std=c11",
            "-O2",
            "-Wall",
            "-Werror",
            *flags,
            f"-I{SW / 'include'}",
            "-c",
            folder / f"{name}.c",
            "-o",
            out,
        ]
    )
    return out


@pytest.mark.parametrize(("compiler", "flags"), BOTH, ids=["native", "rv32"])
@pytest.mark.parametrize("form", FORMS, ids=["hardware", "portable"])
def test_size_of_a_context(tmp_path, compiler, flags, form):
    text = f'#include "rvhash.h"\n_Static_assert(sizeof(rvh_ctx) == {FORMS[form]}, "size");\n'
    compiled(tmp_path, "size", text, compiler, [*flags, *([f"-D{form}"] if form else [])])


HEADERS = ("rvhash", "rvhash_hmac", "rvhash_sp800185", "rvhash_k12")
CONTEXTS = r"rvh_(?:ctx|hmac|hmac_key|cshake|kmac|tuplehash|parallelhash|kt) \*"


def functions_of_contexts() -> list[str]:
    """Names of all functions that take a context, as the headers declare them."""
    found = []
    for header in HEADERS:
        text = (SW / "include" / f"{header}.h").read_text()
        found += re.findall(rf"^rvh_status (rvh_\w+)\((?:const )?{CONTEXTS}", text, re.MULTILINE)
    return found


def test_mixed_objects_do_not_link(tmp_path):
    """Whichever of the functions is called, from an object of the one form, of a library of the other."""
    names = functions_of_contexts()
    assert len(names) > 40
    headers = "".join(f'#include "{h}.h"\n' for h in HEADERS)
    for form in FORMS:
        define = [f"-D{form}"] if form else []
        library = "".join(f"\nint {name}(void) {{ return 0; }}" for name in names)
        made = compiled(tmp_path, "library", '#include "rvhash_form.h"' + library, "gcc", define)
        user = (
            headers
            + "void *const used[] = {"
            + ", ".join(f"(void *){name}" for name in names)
            + "};\nint main(void) {}\n"
        )
        same = compiled(tmp_path, "same", user, "gcc", define)
        run(["gcc", same, made, "-o", tmp_path / "program"])
        other = compiled(tmp_path, "other", user, "gcc", [] if form else ["-DRVH_HARDWARE"])
        argv = ["gcc", str(other), str(made), "-o", str(tmp_path / "program")]
        done = subprocess.run(argv, check=False, capture_output=True, text=True)
        assert done.returncode != 0
        missing = set(re.findall(r"undefined reference to [`'](\w+)'", done.stderr))
        assert missing == {name if form else f"{name}_hw" for name in names}


def test_driver_wants_the_form_of_hardware(tmp_path):
    argv = ["gcc", "-fsyntax-only", *(f"-I{SW / i}" for i in ("include", "src", "backend/driver", "backend/xif"))]
    done = subprocess.run([*argv, str(SW / "backend/driver/pool.c")], check=False, capture_output=True, text=True)
    assert done.returncode != 0
    assert "define RVH_HARDWARE" in done.stderr


def memory_accesses(source) -> list[str]:
    """Mnemonics of the loads and stores of an object."""
    code = run([f"{TOOL}objdump", "-d", "--no-show-raw-insn", source]).stdout
    found = re.findall(r"^\s+[0-9a-f]+:\s+(?:c\.)?(l[bhw]u?|s[bhw])\s+\w+,-?\d+\((\w+)\)", code, re.MULTILINE)
    return [mnemonic for mnemonic, base in found if base != "sp"]


@pytest.mark.parametrize("level", ["-O0", "-Os", "-O2"])
@pytest.mark.parametrize("align", ["-mstrict-align", "-mno-strict-align"])
@pytest.mark.parametrize("name", ["mmio", "sharv"])
def test_registers_are_accessed_as_words(tmp_path, name, align, level):
    """By the generated struct, and by what the driver makes of it."""
    struct = f"rvh_{name}_regs_t"
    text = (SW / f"include/rvh_{name}_regs.h").read_text()
    members = re.findall(r"^    uint32_t (\w+);", text[text.rindex("typedef struct") :], re.MULTILINE)
    body = "".join(f"    regs->{m} = regs->{m};\n" for m in members)
    head = f"void f(volatile {struct} *regs)"
    user = f'#include "rvh_{name}_regs.h"\n{head};\n{head}\n{{\n{body}}}\n'
    flags = ["-march=rv32imc_zicsr", "-mabi=ilp32", "--specs=picolibc.specs", level, align]
    accesses = memory_accesses(compiled(tmp_path, "user", user, TARGET["compiler"], [*flags, "-fomit-frame-pointer"]))
    assert len(members) >= 4
    assert len([a for a in accesses if a in ("lw", "sw")]) >= 2 * len(members)
    assert set(accesses) == {"lw", "sw"}


@pytest.mark.parametrize("align", ["-mstrict-align", "-mno-strict-align"])
def test_driver_accesses_registers_as_words(tmp_path, align):
    """Whatever its base is in."""
    flags = [
        *SOURCES["common"]["flags"],
        *TARGET_FLAGS,
        *SOURCES["backend"]["mmio"]["flags"],
        align,
        "-DRVH_HARDWARE",
    ]
    include = [*SOURCES["common"]["include"], *TARGET["include"], *SOURCES["backend"]["mmio"]["include"]]
    for source in ("device.c", "wait.c", "patience.c"):
        out = tmp_path / f"{source}.o"
        run(
            [
                TARGET["compiler"],
                *flags,
                *(f"-I{SW / i}" for i in include),
                "-c",
                SW / "backend/mmio" / source,
                "-o",
                out,
            ]
        )
        code = run([f"{TOOL}objdump", "-d", "--no-show-raw-insn", out]).stdout
        peripheral, words = set(), 0  # registers that hold its base
        for mnemonic, operands in re.findall(r"^\s+[0-9a-f]+:\s+(?:c\.)?(\w+)\s+(\S+)", code, re.MULTILINE):
            to, _, rest = operands.partition(",")
            base = re.search(r"\((\w+)\)", rest)
            if base and base[1] in peripheral:
                assert mnemonic in ("lw", "sw"), (source, mnemonic, operands)
                words += 1
            if mnemonic == "lui" and rest == "0x20000":
                peripheral.add(to)
            elif mnemonic[0] not in "sb":
                peripheral.discard(to)
        assert words >= 1
