// SPDX-License-Identifier: Apache-2.0
//
// Message bytes of any number at any address, for a window that takes words. What is short of a word waits in
// ctx->u.hw: `carry`, the first byte in bits 7:0, the bytes that are not there 0; `ncarry`, how many, 0 to 3.

#ifndef RVH_MMIO_CARRY_H
#define RVH_MMIO_CARRY_H

#include "rvhash.h"

void rvh_mmio_absorb_bytes(rvh_ctx *ctx, const uint8_t *data, size_t len);

#endif
