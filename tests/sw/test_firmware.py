# SPDX-License-Identifier: Apache-2.0
"""Every firmware image links for the target, and fits the system's memory map."""

import re

import pytest

from rvhash import design
from rvhash.builder import tools
from rvhash.design import hosts
from tests.lib import programs
from tests.sw.swlib import SOFTWARE, SOURCES, SW, TARGET_FLAGS, run

IRAM, DRAM = range(0x80000000, 0x80040000), range(0x80100000, 0x80180000)
TOOL = SOURCES["target"]["compiler"].removesuffix("gcc")

# Bytes of instructions that the hash image may have: about a sixth above what it has.
LIMITS = {
    ("good", "none"): 21_000,
    ("lanes", "none"): 15_500,
    ("compact", "none"): 10_000,
    ("good", "mmio"): 25_000,
    ("good", "xif"): 25_000,
    ("good", "xif-pushed"): 25_000,
    ("good", "mmio-windows"): 26_000,
    ("good", "xif-words"): 25_000,
    ("isa", "none"): 15_000,
    ("isa-unrolled", "none"): 30_000,
    ("isa-gp-tp", "none"): 15_000,
    ("isa-gp-tp-unrolled", "none"): 30_000,
    ("asm", "none"): 45_000,
    ("kronos-loosely", "kronos-loosely"): 25_000,
    ("kronos-loosely-copied", "kronos-loosely"): 25_000,
    ("kronos-coprocessor", "kronos-coprocessor"): 25_000,
}
ASSEMBLY = [s for s in SOURCES["software"] if s.startswith("isa") or s == "asm"]
KRONOS_APPS = ("kronos", "dma", "coprocessor", "coprocessor-every")  # for its accelerators only
XIF_APPS = ("errors-xif", "latency")  # for its instructions only
WORDS_APPS = ("words",)  # for a device that cannot save a message
SHARV_APPS = ("sharv", "sharv-every")  # likewise
OTHERS = (*KRONOS_APPS, *XIF_APPS, *WORDS_APPS, *SHARV_APPS, "serve", "lattice")  # lattice: with a package alone
# What the hash image does not call is not in it.
UNUSED = "|".join(
    f"rvh_{name}"
    for name in (r"save(_hw)?\b", "restore", "sponge", "pad", "cshake", "kmac", "hmac", "tuple", "kt", "left")
)
IMAGES = [(*key, "hash") for key in LIMITS]
IMAGES += [("good", "mmio", app) for app in (*SOURCES["app"], *programs.NAMES) if app not in ("hash", *OTHERS)]
IMAGES += [("good", "xif", app) for app in ("api", "frames", "interrupts", "order", "reset", *XIF_APPS)]
IMAGES += [("good", "xif-words", app) for app in WORDS_APPS]
IMAGES += [("kronos-loosely", "kronos-loosely", app) for app in ("kronos", "dma")]
IMAGES += [(name, "sharv", app) for name in ("sharv", "sharv-x4") for app in ("api", "blocks", "serve", *SHARV_APPS)]
IMAGES += [("isa", "none", app) for app in ("api", "interrupts", "selftest")]
IMAGES += [("kronos-coprocessor", "kronos-coprocessor", app) for app in ("api", "interrupts", "kronos", "coprocessor")]


@pytest.fixture(scope="module")
def objects(tmp_path_factory):
    """objects(part, define): object files of a part of sources.toml, compiled once with its flags and these macros."""
    folder, built = tmp_path_factory.mktemp("rv32"), {}
    target, common = SOURCES["target"], SOURCES["common"]
    flags = [*common["flags"], *TARGET_FLAGS, *(f"-I{i}" for i in [*common["include"], *target["include"]])]

    def get(part: dict, define: list[str]) -> list:
        own = tuple(part.get("flags", []) if part not in (target, common) else [])
        own += tuple(f"-I{i}" for i in part.get("include", []))
        own += tuple(f"-D{d}" for d in define)
        for source in part["sources"]:
            if (source, own) not in built:
                built[source, own] = folder / f"{len(built)}-{source.replace('/', '-')}.o"
                run([*tools.object_cache(), target["compiler"], *flags, *own, "-c", source, "-o", built[source, own]])
        return [built[source, own] for source in part["sources"]]

    return get


def sections(elf) -> dict[str, tuple[int, int]]:
    """Name to (size, address), of what takes memory."""
    lines = run([f"{TOOL}size", "-A", elf]).stdout.splitlines()
    rows = [line.split() for line in lines if line.startswith(".")]
    return {name: (int(size), int(address)) for name, size, address in rows if int(address)}


@pytest.mark.parametrize("image", IMAGES, ids="-".join)
def test_image(objects, tmp_path, image):
    software, backend, app = image
    target, elf = SOURCES["target"], tmp_path / "firmware.elf"
    program = SOURCES["app"].get(app) or {"sources": [f"../{name}" for name in programs.files(app)]}
    libraries = [SOURCES["library"][name] for name in program.get("uses", [])]
    chosen = [SOURCES["software"][software], SOURCES["backend"][backend], program, *libraries]
    parts = [target, SOURCES["common"], *chosen]
    define = [d for part in parts for d in part.get("define", [])]
    everything = [o for part in parts for o in objects(part, define)]
    march = f"-march={hosts.get(design.DEFAULT_HOST).link_march}"
    own = program.get("link_flags", [])
    start = IRAM.start + (0x20000 if own else 0)  # of a program that the boot loader starts
    run([target["compiler"], march, *target["link_flags"], *own, "-T", target["linker_script"], *everything, "-o", elf])

    header = run([f"{TOOL}readelf", "-h", elf]).stdout
    assert re.search(r"Class:\s+ELF32", header)
    assert re.search(r"Machine:\s+RISC-V", header)
    assert re.search(rf"Entry point address:\s+{start:#x}", header)
    assert "soft-float ABI" in header

    size = sections(elf)
    assert size[".text"][1] == start
    for name, (length, address) in size.items():
        home = IRAM if name == ".text" else DRAM
        assert address in home, name
        assert address + length <= home.stop, name
    if app == "hash":
        assert size[".text"][0] <= LIMITS[software, backend]
        names = run([f"{TOOL}nm", elf]).stdout
        assert "rvh_sha512_absorb" in names
        assert not re.findall(rf" ({UNUSED})", names)

    # Loaded as it lies: the physical address of every segment is where it runs.
    segments = re.findall(r"LOAD\s+\S+ (\S+) (\S+)", run([f"{TOOL}readelf", "-lW", elf]).stdout)
    assert segments
    assert all(virtual == physical for virtual, physical in segments)

    # There are hosts whose mtvec keeps bits 31:8 only: a trap would go to the start of the program.
    symbols = run([f"{TOOL}nm", elf]).stdout
    assert int(re.search(r"(\w+) [Tt] trap_vector", symbols)[1], 16) % 256 == 0


def test_good_software_uses_what_it_promises(objects):
    """The permutation's rotations are single instructions, and nothing in it branches but its loop."""
    good = SOURCES["software"]["good"]
    permutation = dict(zip(good["sources"], objects(good, []), strict=True))["src/keccak_good.c"]
    code = run([f"{TOOL}objdump", "-d", "--no-show-raw-insn", permutation]).stdout
    mnemonics = re.findall(r"^\s+[0-9a-f]+:\s+(\S+)", code, re.MULTILINE)
    assert mnemonics.count("ror") + mnemonics.count("rori") >= 100
    assert mnemonics.count("andn") == 100
    assert not {"sll", "srl"} & set(mnemonics)
    assert len([m for m in mnemonics if m.startswith("b")]) <= 1


def frames(source, flags: list[str], folder) -> list[int]:
    """Bytes of stack of each function of a C file; of an assembly file the largest frame."""
    out = folder / source.replace("/", "-")
    if source.endswith(".S"):
        text = run([SOURCES["target"]["compiler"], *flags, "-E", source]).stdout
        return [max((int(n) for n in re.findall(r"addi sp, sp, -(\d+)", text)), default=0)]
    run([SOURCES["target"]["compiler"], *flags, "-fstack-usage", "-c", source, "-o", out.with_suffix(".o")])
    usage = out.with_suffix(".su").read_text()
    assert "dynamic" not in usage
    return [int(line.split("\t")[1]) for line in usage.splitlines()]


@pytest.mark.parametrize("software", [*SOFTWARE, *ASSEMBLY])
@pytest.mark.parametrize("march", sorted({hosts.get(name).march for name in hosts.names()}))
def test_cleaning_the_stack_goes_deep_enough(tmp_path, software, march):
    """rvh_soft_clean_stack clears as much as the message functions and what they call can have used."""
    target, common, part = SOURCES["target"], SOURCES["common"], SOURCES["software"][software]
    flags = [*common["flags"], f"-march={march}", *target["flags"]]
    flags += [f"-I{i}" for i in (*common["include"], *part.get("include", ()))]
    own = dict(d.split("=") for d in part.get("define", ()))
    last = -1 if "_zbb" not in march else 0  # of two values the first is for Zbb
    text, cleaned = (SW / "src/soft.c").read_text(), {}
    for family in ("SHA256", "SHA512", "KECCAK"):
        name = f"RVH_STACK_{family}"
        cleaned[family] = int(own.get(name) or re.findall(rf"define {name} (\d+)", text)[last])
        assert cleaned[family] % 64 == 0
    for family in cleaned:
        name = family.lower()
        deepest = []  # by level: the message functions, the state functions; two frames of a level can be stacked
        for level in ([f"src/{name}_message.c"], [s for s in part["sources"] if name in s]):
            found = [0, 0]
            for source in level:
                found += frames(source, [*flags, *part["flags"]], tmp_path)
            deepest += sorted(found)[-2:]
        assert 0 < sum(deepest) <= cleaned[family], deepest
