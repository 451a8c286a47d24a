// SPDX-License-Identifier: Apache-2.0

#include "device.h"

uint32_t rvh_device_look(void)
{
    int32_t status = xif_end();
    if (!(status & XIF_IDLE)) {
        rvh_xif_wipe();
    }
    return (uint32_t)status >> XIF_FAMILIES_AT & 7;
}

int rvh_device_job(uint32_t word, const struct rvh_moves *moves)
{
    return rvh_device_do(word, *moves);
}
