// SPDX-License-Identifier: Apache-2.0
//
// The Keccak state as 25 lanes of 64 bits: the bytes in memory are in the standard's order.

#include "bytes.h"
#include "keccak_state.h"

void rvh_keccak_init(rvh_keccak_state *a)
{
    rvh_clear_words(a, sizeof *a);
}

void rvh_keccak_xor_bytes(rvh_keccak_state *a, size_t offset, const uint8_t *data, size_t len)
{
    for (; len > 0 && offset % 8 != 0; len--) {
        a->lane[offset / 8] ^= (uint64_t)*data++ << 8 * (offset % 8);
        offset++;
    }
    for (; len >= 8; len -= 8, offset += 8, data += 8) {
        a->lane[offset / 8] ^= (uint64_t)rvh_load32(data) | (uint64_t)rvh_load32(data + 4) << 32;
    }
    for (; len > 0; len--) {
        a->lane[offset / 8] ^= (uint64_t)*data++ << 8 * (offset % 8);
        offset++;
    }
}

void rvh_keccak_extract_bytes(const rvh_keccak_state *a, size_t offset, uint8_t *out, size_t len)
{
    rvh_copy(out, (const uint8_t *)a->lane + offset, len);
}
