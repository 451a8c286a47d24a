# SPDX-License-Identifier: Apache-2.0
#
# void tasks_swap(uintptr_t **from, uintptr_t **to): in a trap handler, go on with the handler of another task. On the
# stack stays what C functions keep and what mret needs; trap_entry of crt0.S has put the rest there.

#if __riscv_xlen == 64
#define STORE sd
#define LOAD ld
#else
#define STORE sw
#define LOAD lw
#endif
#define REGISTER (__riscv_xlen / 8)

    .option norvc
    .section .text.tasks_swap, "ax"
    .globl tasks_swap
tasks_swap:
    addi    sp, sp, -16*REGISTER
    csrr    t0, mepc
    csrr    t1, mstatus
    STORE   ra, 0*REGISTER(sp)
    STORE   t0, 1*REGISTER(sp)
    STORE   t1, 2*REGISTER(sp)
    STORE   s0, 3*REGISTER(sp)
    STORE   s1, 4*REGISTER(sp)
    STORE   s2, 5*REGISTER(sp)
    STORE   s3, 6*REGISTER(sp)
    STORE   s4, 7*REGISTER(sp)
    STORE   s5, 8*REGISTER(sp)
    STORE   s6, 9*REGISTER(sp)
    STORE   s7, 10*REGISTER(sp)
    STORE   s8, 11*REGISTER(sp)
    STORE   s9, 12*REGISTER(sp)
    STORE   s10, 13*REGISTER(sp)
    STORE   s11, 14*REGISTER(sp)
    STORE   sp, 0(a0)
    LOAD    sp, 0(a1)
    LOAD    ra, 0*REGISTER(sp)
    LOAD    t0, 1*REGISTER(sp)
    LOAD    t1, 2*REGISTER(sp)
    LOAD    s0, 3*REGISTER(sp)
    LOAD    s1, 4*REGISTER(sp)
    LOAD    s2, 5*REGISTER(sp)
    LOAD    s3, 6*REGISTER(sp)
    LOAD    s4, 7*REGISTER(sp)
    LOAD    s5, 8*REGISTER(sp)
    LOAD    s6, 9*REGISTER(sp)
    LOAD    s7, 10*REGISTER(sp)
    LOAD    s8, 11*REGISTER(sp)
    LOAD    s9, 12*REGISTER(sp)
    LOAD    s10, 13*REGISTER(sp)
    LOAD    s11, 14*REGISTER(sp)
    addi    sp, sp, 16*REGISTER
    csrw    mepc, t0
    csrw    mstatus, t1
    ret

# Where the first swap to a task returns to: its mepc is its function.
    .globl tasks_first
tasks_first:
    mret
