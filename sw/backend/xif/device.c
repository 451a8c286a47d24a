// SPDX-License-Identifier: Apache-2.0

#include "device.h"

uint32_t rvh_device_look(void)
{
    int32_t status = xif_end();
    const unsigned bits = 32 + 8 * ((uint32_t)status >> XIF_ADDRESS_AT & XIF_ADDRESS);
    rvh_reach_tell(bits);
    if (!(status & XIF_IDLE)) {
        rvh_device_wipe();
    }
    // With other words an output could not be saved where this driver stops; with other operands an instruction would
    // absorb other bytes.
    const int32_t built = RVH_ENGINE_WORD_CODE << XIF_WORD_AT | (RVH_XIF_XLEN == 64 ? XIF_WIDE : 0);
    if ((status & (XIF_WORD | XIF_WIDE)) != built) {
        return 0;
    }
#if RVH_XIF_XLEN == 64 && defined RVH_DMA_BASE
    // It is passed whole addresses, and refuses those with more bits than it has.
    if (bits < 64 && ((uint64_t)(RVH_DMA_BASE) + (uint64_t)(RVH_DMA_SIZE) - 1) >> bits != 0) {
        return 0;
    }
#endif
    const uint32_t families = (uint32_t)status >> XIF_FAMILIES_AT & 7;
#ifdef RVH_CHAINS
    return families | ((uint32_t)status & XIF_CHAINS);
#else
    return families;
#endif
}

#if RVH_DMA

int rvh_device_job(uint32_t word, const struct rvh_moves *moves)
{
    return rvh_device_do(word, *moves);
}

#ifdef RVH_XIF_PUSH

void rvh_xif_push(const uint8_t *data, size_t len)
{
    xif_bytes low = 0, high = 0;
#if RVH_XIF_XLEN == 64
    if (((uintptr_t)data & (XIF_BYTES - 1)) == 0) {
        for (; len >= 2 * XIF_BYTES; data += 2 * XIF_BYTES, len -= 2 * XIF_BYTES) {
            rvh_xif_absorb(xif_load_aligned(data), xif_load_aligned(data + XIF_BYTES));
        }
    }
#endif
    for (; len >= 2 * XIF_BYTES; data += 2 * XIF_BYTES, len -= 2 * XIF_BYTES) {
        rvh_xif_absorb(xif_load(data), xif_load(data + XIF_BYTES));
    }
    for (size_t i = 0; i < len; i++) {
        *(i < XIF_BYTES ? &low : &high) |= (xif_bytes)data[i] << 8 * (i & (XIF_BYTES - 1));
    }
    switch (len) { // the length is part of the instruction
    case 0: rvh_xif_finish(0, 0, 0); break;
    case 1: rvh_xif_finish(low, 0, 1); break;
    case 2: rvh_xif_finish(low, 0, 2); break;
    case 3: rvh_xif_finish(low, 0, 3); break;
    case 4: rvh_xif_finish(low, 0, 4); break;
    case 5: rvh_xif_finish(low, high, 5); break;
    case 6: rvh_xif_finish(low, high, 6); break;
#if RVH_XIF_XLEN == 64
    case 8: rvh_xif_finish(low, 0, 8); break;
    case 9: rvh_xif_finish(low, high, 9); break;
    case 10: rvh_xif_finish(low, high, 10); break;
    case 11: rvh_xif_finish(low, high, 11); break;
    case 12: rvh_xif_finish(low, high, 12); break;
    case 13: rvh_xif_finish(low, high, 13); break;
    case 14: rvh_xif_finish(low, high, 14); break;
    case 15: rvh_xif_finish(low, high, 15); break;
#endif
    default: rvh_xif_finish(low, high, 7); break;
    }
}

#endif

#endif
