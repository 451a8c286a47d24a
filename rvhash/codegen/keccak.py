# SPDX-License-Identifier: Apache-2.0
"""The permutation: `void rvh_keccak_permute(rvh_keccak_state *a, unsigned rounds)`, the last `rounds` rounds, an even
number, of Keccak-f[1600]. The state is 25 lanes, each the word of its even bits, then the word of its odd bits.
"""

from functools import cache

from rvhash.codegen import keccak_loop, keccak_order, keccak_unrolled
from rvhash.codegen.keccak_emit import Set
from rvhash.codegen.keccak_form import Form, Registers
from rvhash.codegen.program import Program

FORMS = {
    "hx": Form(Set.HX),
    "hx_unrolled": Form(Set.HX, unrolled=True),
    "hx_gp_tp": Form(Set.HX, Registers.GP_TP),
    "hx_gp_tp_unrolled": Form(Set.HX, Registers.GP_TP, unrolled=True),
    "zbb": Form(Set.ZBB),
    "zbb_unrolled": Form(Set.ZBB, unrolled=True),
    "base": Form(Set.BASE),
    "base_unrolled": Form(Set.BASE, unrolled=True),
}
# The search that has found the order of a form: for which form, and from which seed. An order that is good for one form
# may be better for another one than what the search for that has found.
SEARCHES = {
    "hx": ("hx", 3),
    "hx_unrolled": ("hx_unrolled", 4),
    "hx_gp_tp": ("hx", 3),
    "hx_gp_tp_unrolled": ("hx_gp_tp_unrolled", 3),
    "zbb": ("hx", 1),
    "zbb_unrolled": ("zbb_unrolled", 1),
    "base": ("base", 1),
    "base_unrolled": ("hx_unrolled", 4),
}


@cache
def write(name: str) -> Program:
    """The function in a form of FORMS. An unrolled one is for 24 and 12 rounds."""
    form = FORMS[name]
    ops = keccak_order.order(keccak_order.file(name).read_text())
    return (keccak_unrolled if form.unrolled else keccak_loop).write(form, ops)
