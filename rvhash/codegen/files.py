# SPDX-License-Identifier: Apache-2.0
"""The generated files, sw/backend/isa/generated/*.S: which ones, and what each says of itself."""

import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from rvhash import paths
from rvhash.codegen import keccak, measure, sha256, sha512, sha512_rounds
from rvhash.codegen.measure import FIRST, SECOND
from rvhash.codegen.program import Program

FOLDER = Path("sw/backend/isa/generated")
KECCAK = (
    "void rvh_keccak_permute(rvh_keccak_state *a, unsigned rounds): the last {rounds} of Keccak-f[1600]. The state is"
    " 25 lanes at a multiple of 4, each the word of its even bits, then the word of its odd bits."
)
SHA2 = (
    "void rvh_sha{bits}_blocks({word} h[8], const uint8_t *blocks, size_t n): absorbs n blocks of {bytes} bytes, which"
    " are read by lw: they are at a multiple of 4, unless the hart loads words from any address."
)
SHA256 = SHA2.format(bits=256, word="uint32_t", bytes=64)
SHA512 = SHA2.format(bits=512, word="uint64_t", bytes=128)
OWN = "As in the psABI; gp and tp stay as they are."
BORROWED = (
    "As in the psABI, but gp and tp hold other values during the call: no interrupt and no other thread may use them"
    " then."
)


@dataclass(frozen=True)
class Variant:
    """A file. `requires`: instructions beyond RV32I; `march`: for the assembler, which knows no hx."""

    what: str
    requires: str
    write: Callable[[], Program]
    call: tuple[int, ...]
    unit: str
    registers: str = OWN

    @property
    def march(self) -> str:
        """The instructions that the assembler has to know."""
        return "rv32imc" + "".join(f"_{name}" for name in ("zbb", "zknh") if name in self.requires.lower())


def _keccak(name: str) -> Variant:
    form = keccak.FORMS[name]
    rounds = "24 or 12 rounds" if form.unrolled else "`rounds` rounds, an even number up to 24,"
    requires = {"HX": "hx", "ZBB": "Zbb", "BASE": "nothing"}[form.extension.name]
    registers = BORROWED if form.registers.names else OWN
    write = partial(keccak.write, name)
    return Variant(KECCAK.format(rounds=rounds), requires, write, (FIRST, 24), "24 rounds", registers)


def _sha256(chosen: sha256.Set) -> Variant:
    return Variant(SHA256, chosen.value, partial(sha256.write, chosen, False), (FIRST, SECOND, 1), "one block")


def _sha512(chosen: sha512_rounds.Set) -> Variant:
    return Variant(SHA512, chosen.value, partial(sha512.write, chosen, False), (FIRST, SECOND, 1), "one block")


VARIANTS = {
    **{f"keccak_{name}.S": _keccak(name) for name in keccak.FORMS if name != "base_unrolled"},
    "sha256_hx.S": _sha256(sha256.Set.HX),
    "sha256_zknh.S": _sha256(sha256.Set.ZKNH),
    "sha256_zbb.S": _sha256(sha256.Set.ZBB),
    "sha512_hx.S": _sha512(sha512_rounds.Set.CARRY),
    "sha512_hx_stateless.S": _sha512(sha512_rounds.Set.STATELESS),
    "sha512_zknh.S": _sha512(sha512_rounds.Set.ZKNH),
    "sha512_zknh_ch_maj.S": _sha512(sha512_rounds.Set.ZKNH_CH),
}


@cache
def text(name: str) -> str:
    """The content of a file."""
    variant = VARIANTS[name]
    program = variant.write()
    code = program.text()
    cycles, size = measure.cycles(program, *variant.call), measure.size(code, variant.march)
    paragraphs = (
        "Made by `python -m rvhash.codegen`; do not edit.",
        variant.what,
        f"Requires RV32I and {variant.requires}." if variant.requires != "nothing" else "Requires RV32I.",
        f"Registers: {variant.registers} Stack: {measure.stack(program)} bytes.",
        f"{cycles} cycles for {variant.unit}, as rvhash/codegen/machine.py counts them. {size} bytes of code and"
        " constants.",
    )
    lines = ["// SPDX-License-Identifier: Apache-2.0"]
    for paragraph in paragraphs:
        lines += ["//", *textwrap.wrap(paragraph, 118, initial_indent="// ", subsequent_indent="// ")]
    return "\n".join(lines) + "\n\n" + code


def stale() -> list[str]:
    """The files that are not what would be written, and files of the folder that none of these is."""
    folder = paths.root() / FOLDER
    found = {path.name: path.read_text() for path in folder.glob("*.S")}
    return sorted({name for name in VARIANTS if found.get(name) != text(name)} | (found.keys() - VARIANTS.keys()))


def write() -> list[str]:
    """Write the stale ones and remove those that are no longer made; their names."""
    folder = paths.root() / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    changed = stale()
    for name in changed:
        if name in VARIANTS:
            (folder / name).write_text(text(name))
        else:
            (folder / name).unlink()
    return changed
