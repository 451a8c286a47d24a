/* SPDX-License-Identifier: Apache-2.0 */
/* The hart for ACT4 (riscv-arch-test from version 4), whose tests check themselves: how a test ends, its console, its
   timer and its interrupts, as the devices of sim/hart/program.cpp have them. */

#ifndef RVH_RVMODEL_MACROS_H
#define RVH_RVMODEL_MACROS_H

#define STANDARD_SM_SUPPORTED

#define RVMODEL_DATA_SECTION

/* Status 0 passes, 1 fails. */
#define RVMODEL_HALT_PASS \
  li t0, -16;             \
  sw zero, 0(t0);         \
  rvh_halt_pass:          \
  j rvh_halt_pass;

#define RVMODEL_HALT_FAIL \
  li t0, -16;             \
  li t1, 1;               \
  sw t1, 0(t0);           \
  rvh_halt_fail:          \
  j rvh_halt_fail;

#define RVMODEL_IO_WRITE_STR(_R1, _R2, _R3, _STR_PTR) \
  li _R2, -48;                                        \
1:                                                    \
  lbu _R1, 0(_STR_PTR);                               \
  beqz _R1, 2f;                                       \
  sw _R1, 0(_R2);                                     \
  addi _STR_PTR, _STR_PTR, 1;                         \
  j 1b;                                               \
2:

#define RVMODEL_ACCESS_FAULT_ADDRESS 0x00000000

#define RVMODEL_INTERRUPT_LATENCY 10
#define RVMODEL_TIMER_INT_SOON_DELAY 100
#define RVMODEL_MAX_CYCLES_PER_TIMER_TICK 1
#define RVMODEL_MTIME_ADDRESS 0xffffffc0
#define RVMODEL_MTIMECMP_ADDRESS 0xffffffc8

/* The interrupt lines are one word, bits of mip. */
#define RVH_LINE_ON(_R1, _R2, _BIT) \
  li _R1, -12;                      \
  lw _R2, 0(_R1);                   \
  li _R1, 1 << _BIT;                \
  or _R2, _R2, _R1;                 \
  li _R1, -12;                      \
  sw _R2, 0(_R1);

#define RVH_LINE_OFF(_R1, _R2, _BIT) \
  li _R1, -12;                       \
  lw _R2, 0(_R1);                    \
  li _R1, ~(1 << _BIT);              \
  and _R2, _R2, _R1;                 \
  li _R1, -12;                       \
  sw _R2, 0(_R1);

#define RVMODEL_SET_MEXT_INT(_R1, _R2) RVH_LINE_ON(_R1, _R2, 11)
#define RVMODEL_CLR_MEXT_INT(_R1, _R2) RVH_LINE_OFF(_R1, _R2, 11)
#define RVMODEL_SET_MSW_INT(_R1, _R2) RVH_LINE_ON(_R1, _R2, 3)
#define RVMODEL_CLR_MSW_INT(_R1, _R2) RVH_LINE_OFF(_R1, _R2, 3)

#endif
