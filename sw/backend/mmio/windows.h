// SPDX-License-Identifier: Apache-2.0
//
// The device interface of driver/driver.h for the memory-mapped peripheral without its DMA: a job is one or two writes
// of CMD, and its words go through the windows. Part of device.h.

#ifndef RVH_MMIO_WINDOWS_H
#define RVH_MMIO_WINDOWS_H

enum { RVH_DEVICE_UNIT = 4, RVH_DEVICE_KEEPS = 3, RVH_DEVICE_SAVES = 1, RVH_DEVICE_ENDS = 1 };

RVH_INLINE int rvh_device_do(uint32_t word, struct rvh_moves moves)
{
    return rvh_device_job(word, &moves);
}

#include "no_dma.h"

#endif
