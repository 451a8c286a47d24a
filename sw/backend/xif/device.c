// SPDX-License-Identifier: Apache-2.0

#include "device.h"

uint32_t rvh_device_look(void)
{
    int32_t status = xif_end();
    rvh_reach_tell(32);
    if (!(status & XIF_IDLE)) {
        rvh_xif_wipe();
    }
    if ((status & XIF_WORD) != RVH_ENGINE_WORD_CODE << XIF_WORD_AT) {
        return 0; // an output could not be saved where this driver stops
    }
    return (uint32_t)status >> XIF_FAMILIES_AT & 7;
}

#if RVH_DMA

int rvh_device_job(uint32_t word, const struct rvh_moves *moves)
{
    return rvh_device_do(word, *moves);
}

#ifdef RVH_XIF_PUSH

void rvh_xif_push(const uint8_t *data, size_t len)
{
    uint32_t low = 0, high = 0;
    for (; len >= 8; data += 8, len -= 8) {
        rvh_xif_absorb(rvh_load32(data), rvh_load32(data + 4));
    }
    for (size_t i = 0; i < len; i++) {
        *(i < 4 ? &low : &high) |= (uint32_t)data[i] << 8 * (i & 3);
    }
    switch (len) { // the length is part of the instruction
    case 0: rvh_xif_finish(0, 0, 0); break;
    case 1: rvh_xif_finish(low, 0, 1); break;
    case 2: rvh_xif_finish(low, 0, 2); break;
    case 3: rvh_xif_finish(low, 0, 3); break;
    case 4: rvh_xif_finish(low, 0, 4); break;
    case 5: rvh_xif_finish(low, high, 5); break;
    case 6: rvh_xif_finish(low, high, 6); break;
    default: rvh_xif_finish(low, high, 7); break;
    }
}

#endif

#endif
