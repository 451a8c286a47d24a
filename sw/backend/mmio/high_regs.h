// SPDX-License-Identifier: Apache-2.0
//
// Registers of a device with more than 32 address bits: minor version 2 of the programmer's view.

#ifndef RVH_MMIO_HIGH_REGS_H
#define RVH_MMIO_HIGH_REGS_H

enum {
    MMIO_SRC_HIGH = 0x50,
    MMIO_LEN_HIGH = 0x54,
    MMIO_DST_HIGH = 0x58,
    MMIO_OLEN_HIGH = 0x5c,
};

// Address bits of the manager port. 0: 32.
enum { MMIO_ADDRESS_AT = 16, MMIO_ADDRESS_MASK = 0x7f };

#endif
