// SPDX-License-Identifier: Apache-2.0
//
// The backend contract (seam C): what hash hardware offers to the message API in src/rvhash.c.
//
// A build links exactly one backend (the folder backend/<name>); backend/none always declines. The verbs are those of
// the engine: start, absorb, finish, squeeze, wipe. Each function gives one of three answers:
//
//     RVH_SUCCESS   done
//     RVH_FALLBACK  not by me, or not now, and nothing has changed. A message that was to begin (start, restore) is
//                   worked by portable C. One that lives in hardware stays there, and the caller hears RVH_ERR_BUSY: this
//                   call came, by an interrupt, in the middle of another one.
//     RVH_FAILURE   the hardware broke its promise (did not answer in bounded time, or reported an error). The
//                   message is lost and the engine is given up; no digest bytes were given out, or they were cleared.
//
// Arguments are checked by the caller, but those of rvh_hash: `alg` is an algorithm of rvhash.h, `outlen` fits it,
// pointers are not null unless their length is 0, calls come in the order of the state diagram in rvhash.h.

#ifndef RVH_BACKEND_H
#define RVH_BACKEND_H

#include "rvhash.h"

typedef enum rvh_result { RVH_SUCCESS = 0, RVH_FALLBACK = 1, RVH_FAILURE = 2 } rvh_result;

// A message that SUCCESS leaves in portable C has moved there: ctx->home says so.
//
// Open a message of ctx->alg for `ctx`. The backend's own memory is ctx->u.hw, in calls that name `ctx` only.
// RVH_SPONGE: with ctx->rate and ctx->rounds; ctx->suffix is known at its finish.
rvh_result rvh_backend_start(rvh_ctx *ctx);

// `len` message bytes, any alignment.
rvh_result rvh_backend_absorb(rvh_ctx *ctx, const uint8_t *data, size_t len);

// Zeros to the end of the unfinished block of a Keccak message.
rvh_result rvh_backend_pad(rvh_ctx *ctx);

// The message is complete; a squeeze follows, also if it is of no bytes. If that answers FALLBACK, the message is not
// complete after all. SUCCESS or FAILURE.
rvh_result rvh_backend_finish(rvh_ctx *ctx);

// The next `outlen` output bytes, any alignment. A fixed-length digest is asked for once and whole; the engine is let
// go with it. After FAILURE, out is all zeros.
rvh_result rvh_backend_squeeze(rvh_ctx *ctx, uint8_t *out, size_t outlen);

// Make `dst` a copy of `src`, which lives in hardware; FALLBACK when the engine cannot save its state, or not now.
rvh_result rvh_backend_clone(rvh_ctx *dst, const rvh_ctx *src);

// Write `ctx`, which lives in hardware, as a saved message into the rvh_saved_size bytes at `to`; it can go on.
// FALLBACK when the engine cannot, or not now. Output that was read ahead is put back.
rvh_result rvh_backend_save(const rvh_ctx *ctx, uint8_t *to);

// Continue in hardware the possible saved message `from`, whose algorithm, phase, rate and rounds are in `ctx`.
// SUCCESS or FALLBACK.
rvh_result rvh_backend_restore(rvh_ctx *ctx, const uint8_t *from);

// If a context at `ctx` has a message in the engine or in memory of the backend: abort it and clear it there. `ctx` need
// not be initialised.
rvh_result rvh_backend_wipe(rvh_ctx *ctx);

// Overwrite what earlier messages have left in the engine, if none is in it.
rvh_result rvh_backend_clean(void);

// rvh_hash of rvhash.h is the backend's own: one whole message, without a context. It may begin before it looks at its
// arguments with rvh_hash_check (context.h), if nothing is written before. What it cannot do it hands on to
// rvh_soft_hash.

// Messages started in hardware since boot; permutations, where the hardware knows no messages.
uint32_t rvh_backend_used(void);

// Messages that the hardware could have worked and portable C has, since boot. 0 where the hardware knows no messages.
uint32_t rvh_backend_fallbacks(void);

#endif
