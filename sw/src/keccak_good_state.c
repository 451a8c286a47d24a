// SPDX-License-Identifier: Apache-2.0
//
// Bytes in and out of the bit-interleaved state of keccak_good.c.

#include "bytes.h"
#include "keccak_state.h"

// Swap the bits of `lo` at mask << s with the bits of `hi` at mask.
#define EXCHANGE(lo, hi, s, mask)                                                                                      \
    do {                                                                                                               \
        uint32_t change = ((lo) >> (s) ^ (hi)) & (mask);                                                               \
        (hi) ^= change;                                                                                                \
        (lo) ^= change << (s);                                                                                         \
    } while (0)

// Bit i of a lane has the number 32 w + i in two words. Interleaving rotates the six digits of that number by one
// place, which is five swaps of w with another digit, largest first; the inverse is the same swaps in reverse order.

// (bits 31:0, bits 63:32) to (even bits, odd bits).
RVH_INLINE void interleave(uint32_t *lo, uint32_t *hi)
{
    uint32_t l = *lo, h = *hi;
    EXCHANGE(l, h, 16, 0x0000ffffu);
    EXCHANGE(l, h, 8, 0x00ff00ffu);
    EXCHANGE(l, h, 4, 0x0f0f0f0fu);
    EXCHANGE(l, h, 2, 0x33333333u);
    EXCHANGE(l, h, 1, 0x55555555u);
    *lo = l, *hi = h;
}

// The inverse.
RVH_INLINE void deinterleave(uint32_t *even, uint32_t *odd)
{
    uint32_t l = *even, h = *odd;
    EXCHANGE(l, h, 1, 0x55555555u);
    EXCHANGE(l, h, 2, 0x33333333u);
    EXCHANGE(l, h, 4, 0x0f0f0f0fu);
    EXCHANGE(l, h, 8, 0x00ff00ffu);
    EXCHANGE(l, h, 16, 0x0000ffffu);
    *even = l, *odd = h;
}

RVH_INLINE void xor_lane(uint32_t *lane, uint32_t lo, uint32_t hi)
{
    interleave(&lo, &hi);
    lane[0] ^= lo;
    lane[1] ^= hi;
}

// XOR `n` bytes into one lane from byte `at`; at + n <= 8.
static void xor_part(uint32_t *lane, size_t at, const uint8_t *data, size_t n)
{
    uint64_t bits = 0;
    for (size_t i = 0; i < n; i++) {
        bits |= (uint64_t)data[i] << 8 * (at + i);
    }
    xor_lane(lane, (uint32_t)bits, (uint32_t)(bits >> 32));
}

// Copy `n` bytes out of one lane from byte `at`; at + n <= 8.
static void extract_part(const uint32_t *lane, size_t at, uint8_t *out, size_t n)
{
    uint32_t lo = lane[0], hi = lane[1];
    deinterleave(&lo, &hi);
    uint64_t bits = ((uint64_t)hi << 32 | lo) >> 8 * at;
    for (size_t i = 0; i < n; i++, bits >>= 8) {
        out[i] = (uint8_t)bits;
    }
}

void rvh_keccak_init(rvh_keccak_state *a)
{
    rvh_clear_words(a, sizeof *a);
}

void rvh_keccak_xor_bytes(rvh_keccak_state *a, size_t offset, const uint8_t *data, size_t len)
{
    uint32_t *lane = &a->word[offset / 8 * 2];
    size_t at = offset % 8;
    if (at > 0 && len > 0) {
        size_t n = len < 8 - at ? len : 8 - at;
        xor_part(lane, at, data, n);
        lane += 2;
        data += n;
        len -= n;
    }
    const uint32_t *end = lane + len / 8 * 2;
    if (rvh_is_aligned4(data)) {
        for (; lane != end; lane += 2, data += 8) {
            xor_lane(lane, rvh_load32_aligned(data), rvh_load32_aligned(data + 4));
        }
    } else {
        for (; lane != end; lane += 2, data += 8) {
            xor_lane(lane, rvh_load32(data), rvh_load32(data + 4));
        }
    }
    if (len % 8 > 0) {
        xor_part(lane, 0, data, len % 8);
    }
}

void rvh_keccak_extract_bytes(const rvh_keccak_state *a, size_t offset, uint8_t *out, size_t len)
{
    const uint32_t *lane = &a->word[offset / 8 * 2];
    size_t at = offset % 8;
    if (at > 0 && len > 0) {
        size_t n = len < 8 - at ? len : 8 - at;
        extract_part(lane, at, out, n);
        lane += 2;
        out += n;
        len -= n;
    }
    const uint32_t *end = lane + len / 8 * 2;
    int aligned = rvh_is_aligned4(out);
    for (; lane != end; lane += 2, out += 8) {
        uint32_t lo = lane[0], hi = lane[1];
        deinterleave(&lo, &hi);
        if (aligned) {
            rvh_store32_aligned(out, lo);
            rvh_store32_aligned(out + 4, hi);
        } else {
            rvh_store32(out, lo);
            rvh_store32(out + 4, hi);
        }
    }
    if (len % 8 > 0) {
        extract_part(lane, 0, out, len % 8);
    }
}
