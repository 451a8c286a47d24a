# SPDX-License-Identifier: Apache-2.0
#
# Work with offloads, interrupted at every cycle by the short handler of interrupts.S: t5 and t6 are the handler's. No access
# to the page is directly behind an offload: offloads.S has those.

#include "offload.h"

    .option norvc

# uint32_t offload_work(uint32_t *memory, uint32_t page): 42 offloads that write nothing, and 6 accesses each.
    .globl  offload_work
offload_work:
    li      a2, 6                   # turns
    li      a3, 0x1234567
    li      a4, 3
1:  note    a2, a3
    sw      a3, 0(a0)
    note    a3, a2
    lw      t0, 0(a0)
    note    t0, a2, 4
    addi    t2, t0, 1
    sw      t0, 0x3c(a1)
#ifdef __riscv_mul
    divu    t1, a3, a4
#else
    srli    t1, a3, 1
#endif
    note    a4, a3                  # directly after the division, but not of its result
    note    t1, a3
    sw      t1, 4(a0)
    addi    t1, t1, 1
    lw      t1, 0x3c(a1)
    lw      t2, 4(a0)
    note    t1, t2, 1
    add     a3, a3, t2
    beqz    a4, 1b
    note    a3, a4
    addi    a2, a2, -1
    bnez    a2, 1b
    mv      a0, a3
    ret

# uint32_t offload_results_work(uint32_t *memory, uint32_t page): 40 offloads that write back. The result depends on each.
    .globl  offload_results_work
offload_results_work:
    li      a2, 5
    li      a3, 0x1234567
    li      a4, 3
    sw      a3, 0(a0)
1:  mix     t0, a2, a3
    add     a3, a3, t0
    lw      t1, 0(a0)
    mix     t2, a3, a4, 3
    mix     t0, t1, a3
    sw      t2, 4(a0)
    xor     a3, a3, t0
    tick    t1
    addi    t0, t0, 1
    sw      t1, 0x3c(a1)
    lw      t2, 4(a0)
    mix     t2, t2, t1
    add     a3, a3, t2
#ifdef __riscv_mul
    divu    t1, a3, a4
#else
    srli    t1, a3, 1
#endif
    addi    t0, t0, -1
    mix     t1, t1, t0
    addi    t0, t0, 1
    lw      t0, 0x3c(a1)
    mix     t0, t0, a2, 2
    add     a3, a3, t1
    xor     a3, a3, t0
    sw      a3, 0(a0)
    mix     t0, a3, a3
    lw      t1, 0(a0)
    add     a3, t0, t1
    addi    a2, a2, -1
    bnez    a2, 1b
    mv      a0, a3
    ret
