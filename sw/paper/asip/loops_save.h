// SPDX-License-Identifier: Apache-2.0
//
// The hardware loops into six words at `at` of the register, and back: the counts last. t0 is used.

.macro loops.save at, to
    .set    lp_at, \at
    .irp    csr, 0x7c8, 0x7c9, 0x7ca, 0x7cc, 0x7cd, 0x7ce
    csrr    t0, \csr
    sw      t0, lp_at(\to)
    .set    lp_at, lp_at + 4
    .endr
.endm

.macro loops.restore at, from
    .set    lp_at, \at
    .irp    csr, 0x7c8, 0x7c9, 0x7ca, 0x7cc, 0x7cd, 0x7ce
    lw      t0, lp_at(\from)
    csrw    \csr, t0
    .set    lp_at, lp_at + 4
    .endr
.endm
