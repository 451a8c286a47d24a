// SPDX-License-Identifier: Apache-2.0
//
// Takes the place of include/rvh_xif_instr.h (put in front of every file with -include): the same instructions, done by
// the model in fake_xif.c. So the driver itself runs on this machine, whose addresses are longer.

#ifndef RVH_XIF_INSTR_H
#define RVH_XIF_INSTR_H

#include <stddef.h>
#include <stdint.h>

#include "fake_cache.h"
#include "fake_reach.h"

#if defined RVH_XIF_XLEN && RVH_XIF_XLEN == 64
typedef uint64_t fake_operand;
#else
typedef uint32_t fake_operand;
#endif

void rvh_xif_start(uint32_t mode);
void rvh_xif_finish(fake_operand low, fake_operand high, unsigned n);
void rvh_xif_feed(const void *from, size_t bytes, int last);
void rvh_xif_drain(void *to, size_t room);
void rvh_xif_save(void *to, size_t room);
void rvh_xif_restore(const void *from, size_t bytes);
void rvh_xif_chain(const void *from, fake_operand alg);
void rvh_xif_suffix(uint32_t suffix);
void rvh_xif_pad(void);
void rvh_xif_wipe(void);
void rvh_xif_wait(void);
void rvh_xif_status(volatile int32_t *to);

// Of the build without a manager port.
void rvh_xif_absorb(fake_operand low, fake_operand high);
extern uint32_t fake_xif_pushes; // instructions with message bytes in their operands
uint32_t fake_xif_word(void);
uint32_t fake_xif_getstatus(void);

#define rvh_xif_word(rd) ((rd) = fake_xif_word())
#define rvh_xif_getstatus(rd) ((rd) = fake_xif_getstatus())

#endif
