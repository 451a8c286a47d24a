# SPDX-License-Identifier: Apache-2.0
#
# What latency.c interrupts. The handler saves nothing: t2 and t4 to t6 are its own, and an interrupt comes to what is
# below only, which waits for it.

#include "rvh_xif_instr.h"

    .option norvc
    .text

# Exceptions and interrupts come here.
    .balign 128
    .globl  latency_vector
latency_vector:
    csrr    t6, mcycle
    csrr    t5, mepc
    csrr    t4, mcause
    lw      t2, 0(a5)               # is the status word there?
    sw      zero, 0(t3)             # the line falls
    lw      zero, 0(a5)             # ... before the return
    mret

# struct run of latency.c
    .macro  begin
    lw      t3, 0(a0)
    lw      a1, 4(a0)
    lw      a2, 8(a0)
    lw      a3, 12(a0)
    lw      a4, 16(a0)
    lw      a5, 20(a0)
    lw      a6, 24(a0)
    li      a7, 32
    li      t6, 0
    csrsi   mstatus, 8
    csrr    t0, mcycle
    sw      a1, 0(t3)
    .endm

    .macro  end
    csrr    t1, mcycle
1:  beqz    t6, 1b
    csrci   mstatus, 8
    sub     t6, t6, t0
    sub     t1, t1, t0
    sw      t6, 28(a0)
    sw      t1, 32(a0)
    sw      t5, 36(a0)
    sw      t4, 40(a0)
    sw      t2, 44(a0)
    ret
    .endm

# The hart is stalled at a wait.
    .globl  latency_wait, latency_wait_at
latency_wait:
    begin
    rvh.start a6
    rvh.feed a2, a3, 1
latency_wait_at:
    rvh.wait
    rvh.drain a4, a7
    rvh.status a5
    rvh.wait
    end

# The hart is stalled at an instruction that the coprocessor cannot accept yet.
    .globl  latency_full, latency_full_at
latency_full:
    begin
    rvh.start a6
    rvh.feed a2, a3, 1
    rvh.drain a4, a7
latency_full_at:
    rvh.status a5
    rvh.wait
    end

# The coprocessor is idle.
    .globl  latency_loop
latency_loop:
    begin
1:  addi    a3, a3, -1
    xor     a2, a2, a3
    add     a4, a4, a2
    beqz    t6, 1b
    end
