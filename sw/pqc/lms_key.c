// SPDX-License-Identifier: Apache-2.0
//
// Public keys of LMS.

#include "lms_key.h"

#include "build.h"

// Types come in groups of one hash function and length, in this order: SHA-256 with 32 and 24 bytes, SHAKE256 with 32 and
// 24. A group has the widths 1, 2, 4, 8, or the heights 5, 10, 15, 20, 25.
enum { GROUPS = 4, WIDTHS = 4, HEIGHTS = 5, FIRST_OTS = 1, FIRST_TREE = 5 };

uint32_t rvh_lms_number(const uint8_t *at)
{
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

// p and ls of RFC 8554 appendix B.
static void count_digits(rvh_lms_key *key)
{
    const unsigned w = key->w, of_hash = 8u * key->n / w, most = ((1u << w) - 1) * of_hash;
    unsigned bits = 0;
    while (most >> bits != 0) {
        bits++;
    }
    const unsigned of_sum = (bits + w - 1) / w;
    key->digits = (uint16_t)(of_hash + of_sum);
    key->shift = (uint8_t)(16 - of_sum * w);
}

rvh_status rvh_lms_read_key(rvh_lms_key *key, const uint8_t *bytes, size_t len)
{
    if (len < RVH_LMS_TYPES) {
        return RVH_ERR_ARG;
    }
    key->tree = rvh_lms_number(bytes);
    key->ots = rvh_lms_number(bytes + 4);
    const uint32_t tree = key->tree - FIRST_TREE, ots = key->ots - FIRST_OTS; // below the first: very large
    if (tree >= GROUPS * HEIGHTS || ots >= GROUPS * WIDTHS || tree / HEIGHTS != ots / WIDTHS) {
        return RVH_ERR_ALG;
    }
    const unsigned group = tree / HEIGHTS;
    key->alg = group < 2 ? RVH_SHA256 : RVH_SHAKE256;
    if (group < 2 ? !RVH_HAS_SHA256 : !RVH_HAS_KECCAK) {
        return RVH_ERR_ALG;
    }
    key->n = group % 2 == 0 ? 32 : 24;
    key->height = (uint8_t)(5 + 5 * (tree % HEIGHTS));
    key->w = (uint8_t)(1u << ots % WIDTHS);
    key->I = bytes + RVH_LMS_TYPES;
    count_digits(key);
    return len < rvh_lms_key_bytes(key) ? RVH_ERR_ARG : RVH_OK;
}
