// SPDX-License-Identifier: Apache-2.0

#include "device.h"

#if !RVH_DMA

// Pass `len` bytes, pairs of words, to the coprocessor. `data` may be unaligned.
static void push(const uint8_t *data, size_t len)
{
    const uint8_t *end = data + len;
    if (rvh_is_aligned4(data)) {
        for (; data != end; data += 8) {
            rvh_xif_absorb(rvh_load32_aligned(data), rvh_load32_aligned(data + 4));
        }
    } else {
        for (; data != end; data += 8) {
            rvh_xif_absorb(rvh_load32(data), rvh_load32(data + 4));
        }
    }
}

// End the message with its last `n` bytes, 0 to 7.
static void finish(const uint8_t *data, size_t n)
{
    uint32_t low = 0, high = 0;
    for (size_t i = 0; i < n; i++) {
        *(i < 4 ? &low : &high) |= (uint32_t)data[i] << 8 * (i & 3);
    }
    switch (n) { // the number is part of the instruction
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

static void pop(uint8_t *to, size_t len)
{
    uint32_t word;
    for (; len >= 4; len -= 4, to += 4) {
        rvh_xif_word(word);
        if (rvh_is_aligned4(to)) {
            rvh_store32_aligned(to, word);
        } else {
            rvh_store32(to, word);
        }
    }
    if (len > 0) {
        rvh_xif_word(word);
        for (; len > 0; len--, word >>= 8) {
            *to++ = (uint8_t)word;
        }
    }
}

int rvh_device_job(uint32_t word, const struct rvh_moves *moves)
{
    switch (word & OP_MASK) {
    case OP_START: rvh_xif_start((word >> JOB_ALG_AT & 15) | (word >> JOB_RATE_AT & 15) << 4); break;
    case OP_PAD: rvh_xif_pad(); break;
    default: break; // SAVE and RESTORE do not occur: RVH_DEVICE_SAVES is 0
    }
    if (word & JOB_FINISH) {
        rvh_xif_suffix(word >> JOB_SUFFIX_AT);
    }
    const size_t tail = word & JOB_IN ? moves->len & 7 : 0;
    if (word & JOB_IN) {
        push(moves->data, moves->len - tail);
    }
    if (word & JOB_FINISH) {
        finish(moves->data + (moves->len - tail), tail);
    }
    if (word & JOB_OUT) {
        pop(moves->to, moves->room);
    }
    return xif_end() >= 0;
}

#endif
