// SPDX-License-Identifier: Apache-2.0

#include "soft.h"

#include "bytes.h"

// Stack that is cleared for each family: each is more than the deepest function uses; tests/sw measures it. Multiples of
// 64. Other software than portable C brings its own.
#ifndef RVH_STACK_SHA256
#ifdef __riscv_zbb
#define RVH_STACK_SHA256 384
#else
#define RVH_STACK_SHA256 448 // rotations need more registers
#endif
#define RVH_STACK_SHA512 896
#define RVH_STACK_KECCAK 640
#endif

void rvh_soft_clean_stack(unsigned alg)
{
    static const uint16_t bytes[] = {0, RVH_STACK_SHA256, RVH_STACK_SHA512, RVH_STACK_KECCAK}; // by family
    enum { SHA2 = RVH_STACK_SHA512 > RVH_STACK_SHA256 ? RVH_STACK_SHA512 : RVH_STACK_SHA256 };
    uint8_t below[SHA2 > RVH_STACK_KECCAK ? SHA2 : RVH_STACK_KECCAK] __attribute__((aligned(8)));
    uint8_t *end = below + sizeof below;
    for (uint8_t *p = end - bytes[rvh_algorithms[alg].family]; p != end; p += 64) { // the stack grows downwards
        rvh_clear_words(p, 64);
    }
}

_Static_assert(sizeof ((rvh_ctx *)0)->u.sha512 <= sizeof(rvh_keccak_state), "the sponge has the largest state");

// A whole message by the functions of one family.
#define SOFT_HASH(family)                                                                                              \
    do {                                                                                                               \
        if (RVH_BUILT(family)) {                                                                                       \
            rvh_##family##_message_start(&ctx);                                                                        \
            if (len > 0) {                                                                                             \
                rvh_##family##_message_absorb(&ctx, data, len);                                                        \
            }                                                                                                          \
            rvh_##family##_message_finish(&ctx);                                                                       \
            rvh_##family##_message_squeeze(&ctx, out, outlen);                                                         \
        }                                                                                                              \
    } while (0)

rvh_status rvh_soft_hash(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data, size_t len)
{
    rvh_ctx ctx;
    ctx.alg = (uint8_t)alg;
    ctx.total = len;
    switch (rvh_algorithms[alg].family) {
    case RVH_FAMILY_SHA256: SOFT_HASH(sha256); break;
    case RVH_FAMILY_SHA512: SOFT_HASH(sha512); break;
    default: SOFT_HASH(keccak);
    }
    rvh_soft_clean_stack(alg);
    rvh_clear_words(&ctx, RVH_SOFTWARE_BYTES);
    return RVH_OK;
}

void rvh_soft_parts(rvh_ctx *ctx, uint8_t *out, size_t outlen, const rvh_part *parts, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        ctx->total += parts[i].len;
        if (parts[i].len > 0) {
            rvh_soft_absorb(ctx, parts[i].data, parts[i].len);
        }
    }
    rvh_soft_finish(ctx);
    rvh_soft_squeeze(ctx, out, outlen);
    rvh_soft_clean_stack(ctx->alg);
    rvh_clear_words(ctx, RVH_SOFTWARE_BYTES);
}

rvh_status rvh_soft_hashv(rvh_alg alg, uint8_t *out, size_t outlen, const rvh_part *parts, size_t count)
{
    rvh_ctx ctx;
    ctx.alg = (uint8_t)alg;
    ctx.total = 0;
    rvh_soft_start(&ctx);
    rvh_soft_parts(&ctx, out, outlen, parts, count);
    return RVH_OK;
}
