// SPDX-License-Identifier: Apache-2.0
//
// slhdsa-c's key in use: published names, types and order, for tests without the library.

#ifndef TEST_SLH_VAR_H
#define TEST_SLH_VAR_H

#include "sha2_api.h"
#include "slh_param.h"

#define SLH_MAX_N 32
#define SLH_MAX_LEN 67
#define SLH_MAX_K 35
#define SLH_MAX_M 49

struct slh_var_s {
    const slh_param_t *prm;
    uint8_t sk_seed[SLH_MAX_N], sk_prf[SLH_MAX_N], pk_seed[SLH_MAX_N], pk_root[SLH_MAX_N];
    adrs_t *adrs, t_adrs;
    sha2_256_t sha2_256_pk_seed;
    sha2_512_t sha2_512_pk_seed;
};

#endif
