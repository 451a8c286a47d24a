// SPDX-License-Identifier: Apache-2.0
//
// Takes the place of backend/mmio/mmio_regs.h (put in front of every file with -include): the same register actions,
// answered by the model in fake_device.c. So the driver itself runs on this machine.

#ifndef RVH_MMIO_ACTIONS_H
#define RVH_MMIO_ACTIONS_H

#include <stddef.h>

#include "bytes.h"
#include "rvh_mmio_regs.h"

#define MMIO_BIT(reg, field) RVH_MMIO_REGS__##reg##__##field##_bm

uint32_t mmio_name(void);
uint32_t mmio_version(void);
void mmio_start(uint32_t alg);
void mmio_absorb(uint32_t word);
void mmio_put_tail(uint32_t bytes);
void mmio_finish(uint32_t tail_bytes);
void mmio_wipe(void);
uint32_t mmio_squeeze(void);
uint32_t mmio_status(void);
uint32_t mmio_errors(void);
void mmio_clear_errors(void);

#endif
