// SPDX-License-Identifier: Apache-2.0
//
// SLH-DSA with every buffer allocated to measure, for the sanitizers. The results are compared in test_slh_dsa.py.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rvh_slh_dsa.h"

static void need(int condition)
{
    if (!condition) {
        exit(1);
    }
}

static uint8_t *filled(size_t n, unsigned from)
{
    uint8_t *p = malloc(n);
    need(p != NULL || n == 0);
    for (size_t i = 0; i < n; i++) {
        p[i] = (uint8_t)(from + 7 * i);
    }
    return p;
}

static void one(rvh_slh_set set, size_t len, size_t context_len, unsigned form)
{
    const size_t n = rvh_slh_n(set), size = rvh_slh_signature_bytes(set);
    uint8_t *seeds = filled(3 * n, 1), *secret = malloc(4 * n), *public_key = malloc(2 * n), *random = filled(n, 3);
    uint8_t *data = filled(len, 5), *context = filled(context_len, 9), *signature = malloc(size);
    const rvh_slh_message message = {data, len, context, context_len, (uint8_t)form, RVH_SHA512};
    need(rvh_slh_keygen(set, secret, public_key, seeds) == RVH_OK);
    need(rvh_slh_sign(set, signature, &message, secret, random) == RVH_OK);
    need(rvh_slh_verify(set, signature, size, &message, public_key, 2 * n) == RVH_OK);
    signature[size - 1] ^= 1;
    need(rvh_slh_verify(set, signature, size, &message, public_key, 2 * n) == RVH_ERR_TAG);
    uint8_t *cut = malloc(size - 1);
    memcpy(cut, signature, size - 1);
    need(rvh_slh_verify(set, cut, size - 1, &message, public_key, 2 * n) == RVH_ERR_TAG);
    free(cut);
    free(seeds);
    free(secret);
    free(public_key);
    free(random);
    free(data);
    free(context);
    free(signature);
}

int main(void)
{
    static const rvh_slh_set sets[] = {RVH_SLH_SHA2_192F, RVH_SLH_SHA2_256F, RVH_SLH_SHAKE_128F};
    for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
        one(sets[i], 40, 3, RVH_SLH_PURE);
    }
    one(RVH_SLH_SHA2_128F, 0, 0, RVH_SLH_PURE);
    one(RVH_SLH_SHA2_128F, 40, 255, RVH_SLH_PREHASH);
    one(RVH_SLH_SHA2_128F, 64, 1, RVH_SLH_DIGEST);
    one(RVH_SLH_SHA2_128F, 64, 0, RVH_SLH_INTERNAL);
    puts("slh: ok");
    return 0;
}
