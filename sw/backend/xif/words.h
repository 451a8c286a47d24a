// SPDX-License-Identifier: Apache-2.0
//
// The device interface of driver/driver.h for the coprocessor without its manager port: instructions pass the message
// in operands, and write back output and status (CV-X-IF 1.0). Part of device.h.
//
// Such a coprocessor cannot save a message. Therefore only one message in pieces is in hardware at a time, from its
// 241st byte on; others continue in portable C.

#ifndef RVH_XIF_WORDS_H
#define RVH_XIF_WORDS_H

enum { RVH_DEVICE_UNIT = 8, RVH_DEVICE_KEEPS = 240, RVH_DEVICE_SAVES = 0, RVH_DEVICE_ENDS = 1 };

// Wait for the end of all operations and return their status: negative after an error.
RVH_INLINE int32_t xif_end(void)
{
    uint32_t status;
    rvh_xif_getstatus(status);
    return (int32_t)status;
}

RVH_INLINE int rvh_device_settle(void) // errors of wiped operations are ignored
{
    return xif_end() & XIF_IDLE;
}

RVH_INLINE int rvh_device_do(uint32_t word, struct rvh_moves moves)
{
    return rvh_device_job(word, &moves);
}

RVH_INLINE uint32_t rvh_device_digest_size(rvh_alg alg)
{
    return rvh_algorithms[alg].digest;
}

#include "no_dma.h"

#endif
