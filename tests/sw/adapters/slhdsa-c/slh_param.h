// SPDX-License-Identifier: Apache-2.0
//
// slhdsa-c's table of a parameter set: published names, types and order, for tests without the library.

#ifndef TEST_SLH_PARAM_H
#define TEST_SLH_PARAM_H

#include <stddef.h>
#include <stdint.h>

#define SLH_CTX_SZ_NO_CONTEXT 0x100

typedef union {
    uint8_t u8[32];
    uint32_t u32[8];
} adrs_t;

typedef struct slh_param_s slh_param_t;
typedef struct slh_var_s slh_var_t;

struct slh_param_s {
    const char *alg_id;
    uint32_t n, h, d, hp, a, k, lg_w, m;
    void (*mk_var)(slh_var_t *var, const uint8_t *pk, const uint8_t *sk, const slh_param_t *prm);
    void (*chain)(slh_var_t *var, uint8_t *tmp, const uint8_t *x, uint32_t i, uint32_t s);
    void (*wots_chain)(slh_var_t *var, uint8_t *tmp, uint32_t s);
    void (*fors_hash)(slh_var_t *var, uint8_t *tmp, uint32_t s);
    void (*h_msg)(slh_var_t *var, uint8_t *h, const uint8_t *r, const uint8_t *m, size_t m_sz, const uint8_t *ctx,
                  size_t ctx_sz);
    void (*prf)(slh_var_t *var, uint8_t *h);
    void (*prf_msg)(slh_var_t *var, uint8_t *h, const uint8_t *opt_rand, const uint8_t *m, size_t m_sz,
                    const uint8_t *ctx, size_t ctx_sz);
    void (*h_f)(slh_var_t *var, uint8_t *h, const uint8_t *m1);
    void (*h_h)(slh_var_t *var, uint8_t *h, const uint8_t *m1, const uint8_t *m2);
    void (*h_t)(slh_var_t *var, uint8_t *h, const uint8_t *m, size_t m_sz);
};

#endif
