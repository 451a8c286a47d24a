// SPDX-License-Identifier: Apache-2.0
//
// Four SHAKE at once: see common.h. -DMORE_SHA3X4_HOOKS is a table of another version.

#ifndef OQS_SHA3X4_OPS_H
#define OQS_SHA3X4_OPS_H

#include <stddef.h>
#include <stdint.h>

#include <oqs/common.h>

typedef struct {
    void *ctx;
} OQS_SHA3_shake128_x4_inc_ctx;

typedef struct {
    void *ctx;
} OQS_SHA3_shake256_x4_inc_ctx;

struct OQS_SHA3_x4_callbacks {
    void (*SHA3_shake128_x4)(uint8_t *out0, uint8_t *out1, uint8_t *out2, uint8_t *out3, size_t outlen,
                             const uint8_t *in0, const uint8_t *in1, const uint8_t *in2, const uint8_t *in3,
                             size_t inlen);
    void (*SHA3_shake128_x4_inc_init)(OQS_SHA3_shake128_x4_inc_ctx *state);
    void (*SHA3_shake128_x4_inc_absorb)(OQS_SHA3_shake128_x4_inc_ctx *state, const uint8_t *in0, const uint8_t *in1,
                                        const uint8_t *in2, const uint8_t *in3, size_t inlen);
    void (*SHA3_shake128_x4_inc_finalize)(OQS_SHA3_shake128_x4_inc_ctx *state);
    void (*SHA3_shake128_x4_inc_squeeze)(uint8_t *out0, uint8_t *out1, uint8_t *out2, uint8_t *out3, size_t outlen,
                                         OQS_SHA3_shake128_x4_inc_ctx *state);
    void (*SHA3_shake128_x4_inc_ctx_release)(OQS_SHA3_shake128_x4_inc_ctx *state);
    void (*SHA3_shake128_x4_inc_ctx_clone)(OQS_SHA3_shake128_x4_inc_ctx *dest, const OQS_SHA3_shake128_x4_inc_ctx *src);
    void (*SHA3_shake128_x4_inc_ctx_reset)(OQS_SHA3_shake128_x4_inc_ctx *state);
    void (*SHA3_shake256_x4)(uint8_t *out0, uint8_t *out1, uint8_t *out2, uint8_t *out3, size_t outlen,
                             const uint8_t *in0, const uint8_t *in1, const uint8_t *in2, const uint8_t *in3,
                             size_t inlen);
    void (*SHA3_shake256_x4_inc_init)(OQS_SHA3_shake256_x4_inc_ctx *state);
    void (*SHA3_shake256_x4_inc_absorb)(OQS_SHA3_shake256_x4_inc_ctx *state, const uint8_t *in0, const uint8_t *in1,
                                        const uint8_t *in2, const uint8_t *in3, size_t inlen);
    void (*SHA3_shake256_x4_inc_finalize)(OQS_SHA3_shake256_x4_inc_ctx *state);
    void (*SHA3_shake256_x4_inc_squeeze)(uint8_t *out0, uint8_t *out1, uint8_t *out2, uint8_t *out3, size_t outlen,
                                         OQS_SHA3_shake256_x4_inc_ctx *state);
    void (*SHA3_shake256_x4_inc_ctx_release)(OQS_SHA3_shake256_x4_inc_ctx *state);
    void (*SHA3_shake256_x4_inc_ctx_clone)(OQS_SHA3_shake256_x4_inc_ctx *dest, const OQS_SHA3_shake256_x4_inc_ctx *src);
    void (*SHA3_shake256_x4_inc_ctx_reset)(OQS_SHA3_shake256_x4_inc_ctx *state);
#ifdef MORE_SHA3X4_HOOKS
    void (*one_more)(void);
#endif
};

OQS_API void OQS_SHA3_x4_set_callbacks(struct OQS_SHA3_x4_callbacks *new_callbacks);

#endif
