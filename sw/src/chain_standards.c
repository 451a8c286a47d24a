// SPDX-License-Identifier: Apache-2.0
//
// The chains of the standards as fields: rvh_chain.h.

#include "rvh_chain.h"

#include "bytes.h"

enum { ADRS = 32, ADRS_C = 22 }; // bytes of an address of FIPS 205 sections 4.2, 11.2
enum { WOTS_PRF = 5 };           // its type, section 4.2
enum { I_BYTES = 16, LMS_ADDRESS = I_BYTES + 4 + 2 + 1 };

static int is_n(size_t n)
{
    return n == 16 || n == 24 || n == 32;
}

// The fields of an address of SLH-DSA, from its end: chain, hash. `type_at`: the least significant byte of its type.
static void wots(rvh_chains *chains, size_t n, size_t address_len, size_t type_at)
{
    chains->n = (uint8_t)n;
    chains->address_len = (uint8_t)address_len;
    chains->chain_at = (uint8_t)(address_len - 8);
    chains->chain_len = 4;
    chains->step_at = (uint8_t)(address_len - 4);
    chains->step_len = 4;
    chains->last = 15; // w - 1
    chains->prf_at = (uint8_t)type_at;
    chains->prf_byte = WOTS_PRF;
}

rvh_status rvh_chains_slh_shake(rvh_chains *chains, size_t n, const uint8_t *seed, const uint8_t adrs[32])
{
    if (chains == NULL || !is_n(n) || seed == NULL || adrs == NULL) {
        return RVH_ERR_ARG;
    }
    rvh_clear_words(chains, sizeof *chains);
    rvh_copy(chains->address, adrs, ADRS);
    wots(chains, n, ADRS, 19);
    return rvh_prefix_init(&chains->prefix, RVH_SHAKE256, seed, n, 0);
}

// Section 11.2: the lowest byte of the layer, the lower 8 of the tree, the lowest of the type, the last 12.
rvh_status rvh_chains_slh_sha2(rvh_chains *chains, size_t n, const uint8_t *seed, const uint8_t adrs[32])
{
    if (chains == NULL || !is_n(n) || seed == NULL || adrs == NULL) {
        return RVH_ERR_ARG;
    }
    rvh_clear_words(chains, sizeof *chains);
    chains->address[0] = adrs[3];
    rvh_copy(chains->address + 1, adrs + 8, 8);
    chains->address[9] = adrs[19];
    rvh_copy(chains->address + 10, adrs + 20, 12);
    wots(chains, n, ADRS_C, 9);
    return rvh_prefix_init(&chains->prefix, RVH_SHA256, seed, n, 1);
}

rvh_status rvh_chains_lms(rvh_chains *chains, rvh_alg alg, size_t n, unsigned w, const uint8_t I[16], uint32_t q)
{
    if (chains == NULL || (n != 24 && n != 32) || (w != 1 && w != 2 && w != 4 && w != 8) || I == NULL) {
        return RVH_ERR_ARG;
    }
    if (alg != RVH_SHA256 && alg != RVH_SHAKE256) {
        return RVH_ERR_ALG;
    }
    rvh_clear_words(chains, sizeof *chains);
    rvh_copy(chains->address, I, I_BYTES);
    for (unsigned i = 0; i < 4; i++) {
        chains->address[I_BYTES + i] = (uint8_t)(q >> (24 - 8 * i));
    }
    chains->n = (uint8_t)n;
    chains->address_len = LMS_ADDRESS;
    chains->chain_at = I_BYTES + 4; // u16str(i)
    chains->chain_len = 2;
    chains->step_at = LMS_ADDRESS - 1; // u8str(j)
    chains->step_len = 1;
    chains->last = (uint8_t)((1u << w) - 1);
    chains->prf_at = LMS_ADDRESS - 1; // RFC 8554 appendix A: 0xff in place of j
    chains->prf_byte = 0xff;
    return rvh_prefix_init(&chains->prefix, alg, NULL, 0, 0);
}
