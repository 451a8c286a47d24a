// SPDX-License-Identifier: Apache-2.0
//
// The backend contract (seam C): the interface of hash hardware to the message API in src/rvhash.c.
//
// A build links exactly one backend (the folder backend/<name>); backend/none declines every message. The functions are
// named as the operations of the engine: start, absorb, finish, squeeze, wipe. Each returns one of three results:
//
//     RVH_SUCCESS   done
//     RVH_FALLBACK  this backend cannot do it, or cannot do it now; nothing has changed. A message that was to begin
//                   (start, restore) is hashed by portable C. A message in hardware stays there, and the caller gets
//                   RVH_ERR_BUSY: this call was made in an interrupt handler that interrupted another call.
//     RVH_FAILURE   the hardware reported an error or did not respond in bounded time. The message is lost and the
//                   engine is aborted. No digest bytes were returned, or they were cleared.
//
// The caller checks all arguments except those of rvh_hash: `alg` is an algorithm of rvhash.h, `outlen` fits it,
// pointers are not null unless their length is 0, and calls come in the order that rvhash.h allows.

#ifndef RVH_BACKEND_H
#define RVH_BACKEND_H

#include "rvhash.h"

typedef enum rvh_result { RVH_SUCCESS = 0, RVH_FALLBACK = 1, RVH_FAILURE = 2 } rvh_result;

// A function may move its message to portable C and return RVH_SUCCESS: ctx->home tells where the message is.
//
// Open a message of ctx->alg for `ctx`. ctx->u.hw belongs to the backend, which may access it only in calls that name
// `ctx`. RVH_SPONGE: ctx->rate and ctx->rounds are valid; ctx->suffix becomes valid at the finish.
rvh_result rvh_backend_start(rvh_ctx *ctx);

// Absorb `len` message bytes, any alignment.
rvh_result rvh_backend_absorb(rvh_ctx *ctx, const uint8_t *data, size_t len);

// Fill the unfinished block of a Keccak message with zeros.
rvh_result rvh_backend_pad(rvh_ctx *ctx);

// End the message. A squeeze follows, possibly of 0 bytes. If that squeeze returns FALLBACK, the message is not ended.
// SUCCESS or FAILURE.
rvh_result rvh_backend_finish(rvh_ctx *ctx);

// Write the next `outlen` output bytes, any alignment. A fixed-length digest is requested once and as a whole; the
// backend then releases the engine. After FAILURE, out is all zeros.
rvh_result rvh_backend_squeeze(rvh_ctx *ctx, uint8_t *out, size_t outlen);

// Make `dst` a copy of `src`, which is in hardware. FALLBACK if the engine cannot save its state, or cannot do so now.
rvh_result rvh_backend_clone(rvh_ctx *dst, const rvh_ctx *src);

// Write the message of `ctx`, which is in hardware, as a saved message into the rvh_saved_size bytes at `to`. The
// message can continue. FALLBACK if the engine cannot save it, or cannot do so now. Output that was read ahead is put
// back.
rvh_result rvh_backend_save(const rvh_ctx *ctx, uint8_t *to);

// Continue the saved message `from` in hardware. It was checked to be valid; its algorithm, phase, rate and rounds are
// in `ctx`. SUCCESS or FALLBACK.
rvh_result rvh_backend_restore(rvh_ctx *ctx, const uint8_t *from);

// If a context at `ctx` has a message in the engine or in the backend's memory, abort it and clear it there. `ctx` need
// not be initialised.
rvh_result rvh_backend_wipe(rvh_ctx *ctx);

// Zeroize what earlier messages have left in the engine, if no message is in it.
rvh_result rvh_backend_clean(void);

// The backend also defines rvh_hash of rvhash.h: one whole message, without a context. It may begin before it checks
// its arguments with rvh_hash_check (context.h), if nothing is written before that check. It passes a message that it
// cannot hash to rvh_soft_hash.

// Messages started in hardware since boot; permutations, if the hardware does not process whole messages.
uint32_t rvh_backend_used(void);

// Messages that portable C hashed since boot although the hardware supports them. 0 if the hardware does not process
// whole messages.
uint32_t rvh_backend_fallbacks(void);

#endif
