// SPDX-License-Identifier: Apache-2.0
//
// Seam C in portable C: a message in software, with the verbs and the preconditions of rvh_backend.h. Never fails.
// SHA-2 returns its digest once and as a whole; the sponge returns any number of bytes any number of times.
//
// ctx->alg is set before a start. ctx->total counts the absorbed bytes, including those of the current call.

#ifndef RVH_SOFT_H
#define RVH_SOFT_H

#include "algorithms.h"
#include "build.h"
#include "rvhash.h"
#include "rvhash_xof.h"

// The part of a context that a message in software uses. The sponge has the largest state.
enum { RVH_SOFTWARE_BYTES = offsetof(rvh_ctx, u) + sizeof(rvh_keccak_state) };

void rvh_sha256_message_start(rvh_ctx *ctx);
void rvh_sha256_message_absorb(rvh_ctx *ctx, const uint8_t *data, size_t len);
void rvh_sha256_message_finish(rvh_ctx *ctx);
void rvh_sha256_message_squeeze(rvh_ctx *ctx, uint8_t *out, size_t outlen);

void rvh_sha512_message_start(rvh_ctx *ctx);
void rvh_sha512_message_absorb(rvh_ctx *ctx, const uint8_t *data, size_t len);
void rvh_sha512_message_finish(rvh_ctx *ctx);
void rvh_sha512_message_squeeze(rvh_ctx *ctx, uint8_t *out, size_t outlen);

void rvh_keccak_message_start(rvh_ctx *ctx);
void rvh_keccak_message_start_sponge(rvh_ctx *ctx); // with ctx->rate and ctx->rounds as they are
void rvh_keccak_message_absorb(rvh_ctx *ctx, const uint8_t *data, size_t len);
void rvh_keccak_message_pad(rvh_ctx *ctx); // zeros to the end of the unfinished block
void rvh_keccak_message_finish(rvh_ctx *ctx);
void rvh_keccak_message_squeeze(rvh_ctx *ctx, uint8_t *out, size_t outlen);
void rvh_keccak_message_skip(rvh_ctx *ctx, size_t bytes); // of output; right after the finish

// Saved messages in the layout of docs/context.md. `to` and `from` have rvh_saved_size bytes; `from` must be valid.
void rvh_soft_save(const rvh_ctx *ctx, uint8_t *to);
void rvh_soft_restore(rvh_ctx *ctx, const uint8_t *from);

// Hash a whole message without a context of the caller. Leaves no data of the message on the stack. Always returns
// RVH_OK, so that a caller can return its result.
rvh_status rvh_soft_hash(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data, size_t len);

// Hash the rest of a message, in parts: absorb, end, write the output. Leaves nothing in the context and on the stack.
void rvh_soft_parts(rvh_ctx *ctx, uint8_t *out, size_t outlen, const rvh_part *parts, size_t count);

// rvh_soft_hash of a message in parts.
rvh_status rvh_soft_hashv(rvh_alg alg, uint8_t *out, size_t outlen, const rvh_part *parts, size_t count);

// Clear the data that the functions above have left on the stack: states, schedules, spilled registers of a message of
// `alg`. Call it from the same stack depth as these functions, so that it clears the same memory.
void rvh_soft_clean_stack(unsigned alg);

// ---- by family; what is not built (build.h) does nothing ----

// Is the portable C of a family, in lower case, built?
#define RVH_BUILT(family) (RVH_SOFT && RVH_BUILT_##family)
#define RVH_BUILT_sha256 RVH_HAS_SHA256
#define RVH_BUILT_sha512 RVH_HAS_SHA512
#define RVH_BUILT_keccak RVH_HAS_KECCAK

// A statement for the family of ctx->alg: DO(family).
#define RVH_BY_FAMILY(DO)                                                                                              \
    do {                                                                                                               \
        switch (rvh_algorithms[ctx->alg].family) {                                                                     \
        case RVH_FAMILY_SHA256:                                                                                        \
            if (RVH_BUILT(sha256)) {                                                                                   \
                DO(sha256);                                                                                            \
            }                                                                                                          \
            break;                                                                                                     \
        case RVH_FAMILY_SHA512:                                                                                        \
            if (RVH_BUILT(sha512)) {                                                                                   \
                DO(sha512);                                                                                            \
            }                                                                                                          \
            break;                                                                                                     \
        default:                                                                                                       \
            if (RVH_BUILT(keccak)) {                                                                                   \
                DO(keccak);                                                                                            \
            }                                                                                                          \
        }                                                                                                              \
    } while (0)

static inline void rvh_soft_start(rvh_ctx *ctx)
{
#define DO(family) rvh_##family##_message_start(ctx)
    RVH_BY_FAMILY(DO);
#undef DO
}

static inline void rvh_soft_absorb(rvh_ctx *ctx, const uint8_t *data, size_t len)
{
#define DO(family) rvh_##family##_message_absorb(ctx, data, len)
    RVH_BY_FAMILY(DO);
#undef DO
}

static inline void rvh_soft_finish(rvh_ctx *ctx)
{
#define DO(family) rvh_##family##_message_finish(ctx)
    RVH_BY_FAMILY(DO);
#undef DO
}

static inline void rvh_soft_squeeze(rvh_ctx *ctx, uint8_t *out, size_t outlen)
{
#define DO(family) rvh_##family##_message_squeeze(ctx, out, outlen)
    RVH_BY_FAMILY(DO);
#undef DO
}

#endif
