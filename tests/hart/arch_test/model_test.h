/* SPDX-License-Identifier: Apache-2.0 */
/* The hart for RISCOF (riscv-arch-test up to version 3): how a test ends, and where its signature is. The simulator of
   tests/hart/arch_test/simulate.py ends at a store to 0xfffffff0 and writes the words between the two symbols. */

#ifndef RVH_MODEL_TEST_H
#define RVH_MODEL_TEST_H

#define RVMODEL_BOOT

#define RVMODEL_HALT \
  li t0, -16;        \
  sw zero, 0(t0);    \
  rvh_halt:          \
  j rvh_halt;

#define RVMODEL_DATA_SECTION

#define RVMODEL_DATA_BEGIN       \
  .align 4;                      \
  .global begin_signature;       \
  begin_signature:

#define RVMODEL_DATA_END         \
  .align 4;                      \
  .global end_signature;         \
  end_signature:                 \
  RVMODEL_DATA_SECTION

#define RVMODEL_IO_INIT
#define RVMODEL_IO_WRITE_STR(_R, _STR)
#define RVMODEL_IO_CHECK()
#define RVMODEL_IO_ASSERT_GPR_EQ(_S, _R, _I)
#define RVMODEL_IO_ASSERT_SFPR_EQ(_F, _R, _I)
#define RVMODEL_IO_ASSERT_DFPR_EQ(_D, _R, _I)

#define RVMODEL_SET_MSW_INT li t1, -12; li t2, 1 << 3; sw t2, 0(t1);
#define RVMODEL_CLEAR_MSW_INT li t1, -12; sw zero, 0(t1);
#define RVMODEL_CLEAR_MTIMER_INT li t1, -56; li t2, -1; sw t2, 0(t1); sw t2, 4(t1);
#define RVMODEL_CLEAR_MEXT_INT li t1, -12; sw zero, 0(t1);

#endif
