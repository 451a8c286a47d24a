// SPDX-License-Identifier: Apache-2.0
//
// Moving words between memory and the two windows. Two cycles a word where the pointer is aligned: loads are grouped
// because a load's result can be used one instruction later at the earliest.

#ifndef RVH_MMIO_WORDS_H
#define RVH_MMIO_WORDS_H

#include "mmio_regs.h"

RVH_INLINE void absorb4(const uint8_t *from)
{
    uint32_t w0 = rvh_load32_aligned(from);
    uint32_t w1 = rvh_load32_aligned(from + 4);
    uint32_t w2 = rvh_load32_aligned(from + 8);
    uint32_t w3 = rvh_load32_aligned(from + 12);
    mmio_absorb(w0);
    mmio_absorb(w1);
    mmio_absorb(w2);
    mmio_absorb(w3);
}

// The 4-byte words among `len` bytes from an aligned pointer; returns where they end.
RVH_INLINE const uint8_t *absorb_words(const uint8_t *from, size_t len)
{
    for (; len >= 64; len -= 64, from += 64) {
        absorb4(from);
        absorb4(from + 16);
        absorb4(from + 32);
        absorb4(from + 48);
    }
    if (len & 32) {
        absorb4(from);
        absorb4(from + 16);
        from += 32;
    }
    if (len & 16) {
        absorb4(from);
        from += 16;
    }
    if (len & 8) {
        uint32_t w0 = rvh_load32_aligned(from);
        uint32_t w1 = rvh_load32_aligned(from + 4);
        mmio_absorb(w0);
        mmio_absorb(w1);
        from += 8;
    }
    if (len & 4) {
        mmio_absorb(rvh_load32_aligned(from));
        from += 4;
    }
    return from;
}

RVH_INLINE void squeeze4(uint8_t *to)
{
    uint32_t w0 = mmio_squeeze();
    uint32_t w1 = mmio_squeeze();
    uint32_t w2 = mmio_squeeze();
    uint32_t w3 = mmio_squeeze();
    rvh_store32_aligned(to, w0);
    rvh_store32_aligned(to + 4, w1);
    rvh_store32_aligned(to + 8, w2);
    rvh_store32_aligned(to + 12, w3);
}

// As many whole words as fit into `len` bytes; returns where they end.
RVH_INLINE uint8_t *squeeze_words(uint8_t *to, size_t len)
{
    if (rvh_is_aligned4(to)) {
        for (; len >= 32; len -= 32, to += 32) {
            squeeze4(to);
            squeeze4(to + 16);
        }
        if (len & 16) {
            squeeze4(to);
            to += 16;
        }
        if (len & 8) {
            uint32_t w0 = mmio_squeeze();
            uint32_t w1 = mmio_squeeze();
            rvh_store32_aligned(to, w0);
            rvh_store32_aligned(to + 4, w1);
            to += 8;
        }
        if (len & 4) {
            rvh_store32_aligned(to, mmio_squeeze());
            to += 4;
        }
    } else {
        for (; len >= 4; len -= 4, to += 4) {
            rvh_store32(to, mmio_squeeze());
        }
    }
    return to;
}

#endif
