// SPDX-License-Identifier: Apache-2.0
//
// The parameter sets of SLH-DSA, and the sizes that follow from them.

#include "slh_sets.h"

#include "build.h"

// FIPS 205 table 2; SHA-2 and SHAKE have the same.
static const rvh_slh_parameters parameters[] = {
    {16, 7, 9, 12, 14, 0}, {16, 22, 3, 6, 33, 0}, {24, 7, 9, 14, 17, 0}, {24, 22, 3, 8, 33, 0},
    {32, 8, 8, 14, 22, 0}, {32, 17, 4, 9, 35, 0}, {16, 7, 9, 12, 14, 1}, {16, 22, 3, 6, 33, 1},
    {24, 7, 9, 14, 17, 1}, {24, 22, 3, 8, 33, 1}, {32, 8, 8, 14, 22, 1}, {32, 17, 4, 9, 35, 1},
};

const rvh_slh_parameters *rvh_slh_parameters_of(rvh_slh_set set)
{
    if (set < RVH_SLH_SHA2_128S || set > RVH_SLH_SHAKE_256F) {
        return NULL;
    }
    const rvh_slh_parameters *p = &parameters[set - RVH_SLH_SHA2_128S];
    const int built = p->is_shake ? RVH_HAS_KECCAK : RVH_HAS_SHA256 && (p->n == 16 || RVH_HAS_SHA512);
    return built ? p : NULL;
}

size_t rvh_slh_n(rvh_slh_set set)
{
    const rvh_slh_parameters *p = rvh_slh_parameters_of(set);
    return p != NULL ? p->n : 0;
}

size_t rvh_slh_public_bytes(rvh_slh_set set)
{
    return 2 * rvh_slh_n(set);
}

size_t rvh_slh_secret_bytes(rvh_slh_set set)
{
    return 4 * rvh_slh_n(set);
}

size_t rvh_slh_signature_bytes(rvh_slh_set set)
{
    const rvh_slh_parameters *p = rvh_slh_parameters_of(set);
    if (p == NULL) {
        return 0;
    }
    const size_t of_fors = p->trees * (1u + p->bits), of_layer = rvh_slh_chains(p) + p->height;
    return p->n * (1 + of_fors + p->layers * of_layer);
}
