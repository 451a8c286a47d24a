// SPDX-License-Identifier: Apache-2.0
//
// Rows of chains with every buffer allocated to measure, for the sanitizers. The results are compared in test_chains.py.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rvh_chain.h"

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

static void rows(const rvh_chains *chains)
{
    for (unsigned part = 0; part < 3; part++) {
        for (unsigned prf = 0; prf < 2; prf++) {
            for (unsigned count = 0; count < 4; count++) {
                const size_t n = chains->n;
                uint8_t *starts = filled(prf ? n : n * count, part), *digits = malloc(count), *ends = malloc(n * count);
                for (unsigned i = 0; i < count; i++) {
                    digits[i] = (uint8_t)(chains->last * i / 3);
                }
                const rvh_row row = {starts, digits, ends, (uint16_t)count, (uint8_t)part, (uint8_t)prf};
                need(rvh_chain_row(chains, &row) == RVH_OK);
                free(starts);
                free(digits);
                free(ends);
            }
        }
    }
}

int main(void)
{
    rvh_chains *chains = malloc(sizeof *chains);
    uint8_t *adrs = filled(32, 1), *identifier = filled(16, 2);
    need(chains != NULL);
    for (size_t n = 16; n <= 32; n += 8) {
        uint8_t *seed = filled(n, 3);
        need(rvh_chains_slh_shake(chains, n, seed, adrs) == RVH_OK);
        rows(chains);
        need(rvh_chains_slh_sha2(chains, n, seed, adrs) == RVH_OK);
        rows(chains);
        free(seed);
    }
    for (size_t n = 24; n <= 32; n += 8) {
        for (unsigned w = 1; w <= 8; w *= 2) {
            need(rvh_chains_lms(chains, RVH_SHA256, n, w, identifier, 5) == RVH_OK);
            rows(chains);
            need(rvh_chains_lms(chains, RVH_SHAKE256, n, w, identifier, 5) == RVH_OK);
            rows(chains);
        }
    }
    free(chains);
    free(adrs);
    free(identifier);
    printf("chains: ok\n");
    return 0;
}
