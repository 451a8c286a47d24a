// SPDX-License-Identifier: Apache-2.0
//
// The Keccak state as 25 lanes of 64 bits, in little code: byte by byte, as the paper's
// programs.

#include "bytes.h"
#include "keccak_state.h"

void rvh_keccak_init(rvh_keccak_state *a)
{
    for (size_t i = 0; i < 50; i++) {
        a->word[i] = 0;
    }
}

void rvh_keccak_xor_bytes(rvh_keccak_state *a, size_t offset, const uint8_t *data, size_t len)
{
    uint8_t *to = (uint8_t *)a->lane + offset;
    for (const uint8_t *end = data + len; data != end; to++, data++) {
        *to ^= *data;
    }
}

void rvh_keccak_extract_bytes(const rvh_keccak_state *a, size_t offset, uint8_t *out, size_t len)
{
    const uint8_t *from = (const uint8_t *)a->lane + offset;
    for (uint8_t *end = out + len; out != end; out++, from++) {
        *out = *from;
    }
}
