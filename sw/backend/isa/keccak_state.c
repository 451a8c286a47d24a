// SPDX-License-Identifier: Apache-2.0
//
// Bytes in and out of the bit-interleaved state, by the interleaving instructions of hx. Without them: portable C.

#include "rvh_isa.h"

#if !RVH_ISA_INTERLEAVE
#include "keccak_good_state.c"
#else

#include "bytes.h"
#include "keccak_state.h"
#include "rvh_hx_instr.h"

RVH_INLINE void xor_lane(uint32_t *lane, uint32_t lo, uint32_t hi)
{
    uint32_t even = lane[0], odd = lane[1];
    lane[0] = rvh_hx_ilve(even, lo, hi);
    lane[1] = rvh_hx_ilvo(odd, lo, hi);
}

// XOR one byte into one lane; at < 8.
RVH_INLINE void xor_byte(uint32_t *lane, size_t at, uint32_t byte)
{
    uint32_t word = byte << 8 * (at % 4);
    if (at < 4) {
        xor_lane(lane, word, 0);
    } else {
        xor_lane(lane, 0, word);
    }
}

// XOR `n` bytes into one lane from byte `at`; at + n <= 8.
static void xor_part(uint32_t *lane, size_t at, const uint8_t *data, size_t n)
{
    for (; n > 0; n--) {
        xor_byte(lane, at++, *data++);
    }
}

// Copy `n` bytes out of one lane from byte `at`; at + n <= 8.
static void extract_part(const uint32_t *lane, size_t at, uint8_t *out, size_t n)
{
    uint32_t half[2] = {rvh_hx_dil(lane[0], lane[1]), rvh_hx_dih(lane[0], lane[1])};
    for (; n > 0; n--, at++) {
        *out++ = (uint8_t)(half[at / 4] >> 8 * (at % 4));
    }
}

void rvh_keccak_init(rvh_keccak_state *a)
{
    rvh_clear_words(a, sizeof *a);
}

// The general case of rvh_keccak_xor_bytes.
static __attribute__((noinline)) void xor_many(rvh_keccak_state *a, size_t offset, const uint8_t *data, size_t len)
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
    if (rvh_is_aligned4(data)) {
        for (; len >= 32; len -= 32, lane += 8, data += 32) {
            RVH_UNROLL
            for (int i = 0; i < 4; i++) {
                xor_lane(lane + 2 * i, rvh_load32_aligned(data + 8 * i), rvh_load32_aligned(data + 8 * i + 4));
            }
        }
        for (; len >= 8; len -= 8, lane += 2, data += 8) {
            xor_lane(lane, rvh_load32_aligned(data), rvh_load32_aligned(data + 4));
        }
    } else {
        for (; len >= 8; len -= 8, lane += 2, data += 8) {
            xor_lane(lane, rvh_load32(data), rvh_load32(data + 4));
        }
    }
    xor_part(lane, 0, data, len);
}

void rvh_keccak_xor_bytes(rvh_keccak_state *a, size_t offset, const uint8_t *data, size_t len)
{
    if (len == 1) { // the padding
        xor_byte(&a->word[offset / 8 * 2], offset % 8, *data);
        return;
    }
    xor_many(a, offset, data, len);
}

RVH_INLINE void extract_lane(const uint32_t *lane, uint8_t *out, int aligned)
{
    uint32_t lo = rvh_hx_dil(lane[0], lane[1]), hi = rvh_hx_dih(lane[0], lane[1]);
    if (aligned) {
        rvh_store32_aligned(out, lo);
        rvh_store32_aligned(out + 4, hi);
    } else {
        rvh_store32(out, lo);
        rvh_store32(out + 4, hi);
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
    if (rvh_is_aligned4(out)) {
        for (; len >= 16; len -= 16, lane += 4, out += 16) {
            extract_lane(lane, out, 1);
            extract_lane(lane + 2, out + 8, 1);
        }
    }
    for (; len >= 8; len -= 8, lane += 2, out += 8) {
        extract_lane(lane, out, 0);
    }
    if (len > 0) {
        extract_part(lane, 0, out, len);
    }
}

#endif
