/* SPDX-License-Identifier: Apache-2.0 */
/* A test of our own in the form of the architectural tests: test_arch_test.py. Its signature has values of several
   extensions, of misaligned accesses, and of three traps. */

#include "model_test.h"

  .section .text.init
  .globl rvtest_entry_point
rvtest_entry_point:
  RVMODEL_BOOT
  la t0, handler
  csrw mtvec, t0
  la s0, begin_signature
  li a0, 0x80000001
  li a1, 0x12345678
  .macro keep register
  sw \register, 0(s0)
  addi s0, s0, 4
  .endm
  mul a2, a0, a1
  keep a2
  mulhsu a2, a0, a1
  keep a2
  div a2, a0, a1
  keep a2
  li a3, 0
  rem a2, a0, a3
  keep a2
  sh2add a2, a0, a1
  keep a2
  rev8 a2, a1
  keep a2
  bext a2, a0, a3
  keep a2
  cpop a2, a1
  keep a2
  pack a2, a0, a1
  keep a2
  la a4, data
  lw a2, 1(a4)
  keep a2
  lh a2, 3(a4)
  keep a2
  sw a1, 6(a4)
  lw a2, 4(a4)
  keep a2
  lw a2, 8(a4)
  keep a2
  ecall
  ebreak
  .word 0xffffffff
  csrr a2, mscratch
  keep a2
  RVMODEL_HALT

  .balign 128
handler:
  csrr t1, mcause
  keep t1
  csrr t1, mepc
  addi t1, t1, 4
  csrw mepc, t1
  csrw mscratch, t1
  mret

  .section .data
  .balign 16
data:
  .word 0x81828384, 0x85868788, 0x898a8b8c, 0
  RVMODEL_DATA_BEGIN
  .fill 20, 4, 0xdeadbeef
  RVMODEL_DATA_END
  .section .tohost, "aw", @progbits
  .balign 64
  .globl tohost
tohost:
  .dword 0
  .globl fromhost
fromhost:
  .dword 0
