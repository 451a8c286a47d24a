// SPDX-License-Identifier: Apache-2.0
//
// The driver's own mmio_regs.h over registers that a model answers (fake_registers.c), with addresses of 32 to 64 bits.

#ifndef FAKE_REGISTERS_H
#define FAKE_REGISTERS_H

#include <stddef.h>
#include <stdint.h>

#define RVH_MMIO_BASE ((size_t)0)
#define RVH_MMIO_READ(at) fake_register_read(at)
#define RVH_MMIO_WRITE(at, word) fake_register_write(at, word)

uint32_t fake_register_read(size_t at);
void fake_register_write(size_t at, uint32_t word);

#endif
