# SPDX-License-Identifier: Apache-2.0
#
# void tasks_swap(uint32_t **from, uint32_t **to): in a trap handler, go on with the handler of another task. On the
# stack stays what C functions keep and what mret needs; trap_entry of crt0.S has put the rest there.

    .option norvc
    .section .text.tasks_swap, "ax"
    .globl tasks_swap
tasks_swap:
    addi    sp, sp, -64
    csrr    t0, mepc
    csrr    t1, mstatus
    sw      ra, 0(sp)
    sw      t0, 4(sp)
    sw      t1, 8(sp)
    sw      s0, 12(sp)
    sw      s1, 16(sp)
    sw      s2, 20(sp)
    sw      s3, 24(sp)
    sw      s4, 28(sp)
    sw      s5, 32(sp)
    sw      s6, 36(sp)
    sw      s7, 40(sp)
    sw      s8, 44(sp)
    sw      s9, 48(sp)
    sw      s10, 52(sp)
    sw      s11, 56(sp)
    sw      sp, 0(a0)
    lw      sp, 0(a1)
    lw      ra, 0(sp)
    lw      t0, 4(sp)
    lw      t1, 8(sp)
    lw      s0, 12(sp)
    lw      s1, 16(sp)
    lw      s2, 20(sp)
    lw      s3, 24(sp)
    lw      s4, 28(sp)
    lw      s5, 32(sp)
    lw      s6, 36(sp)
    lw      s7, 40(sp)
    lw      s8, 44(sp)
    lw      s9, 48(sp)
    lw      s10, 52(sp)
    lw      s11, 56(sp)
    addi    sp, sp, 64
    csrw    mepc, t0
    csrw    mstatus, t1
    ret

# Where the first swap to a task returns to: its mepc is its function.
    .globl tasks_first
tasks_first:
    mret
