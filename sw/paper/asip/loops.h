// SPDX-License-Identifier: Apache-2.0
//
// The hardware loops of the hart in assembly: lp.setup LEVEL, RS1, END repeats what follows up to END, RS1 times.
// docs/integrate/hart.md has the rules for the body.

    .option norelax

    .set    lp_t0, 5
    .set    lp_t1, 6
    .set    lp_a7, 17

.macro lp.setup level, rs1, end
    .word   0x702b | \level << 7 | lp_\rs1 << 15 | (\end - .) << 20
.endm
