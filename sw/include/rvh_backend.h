// SPDX-License-Identifier: Apache-2.0
//
// The backend contract (seam C): the interface of hash hardware to the message API in src/rvhash.c.
//
// A build links exactly one backend (the folder backend/<name>); backend/none declines every message. The functions are
// named as the operations of the engine: start, absorb, finish, squeeze, wipe. Each returns one of three results:
//
//     RVH_SUCCESS   done
//     RVH_FALLBACK  this backend cannot do it, or cannot do it now; nothing has changed. A message that was to begin
//                   (start, restore) is hashed by portable C, or fails in a build without it (src/build.h). A message in hardware stays there, and the caller gets
//                   RVH_ERR_BUSY: this call was made in an interrupt handler that interrupted another call.
//     RVH_FAILURE   the hardware reported an error or did not respond in bounded time. The message is lost and the
//                   engine is aborted. No digest bytes were returned, or they were cleared.
//
// The caller checks all arguments except those of rvh_hash: `alg` is an algorithm of rvhash.h, `outlen` fits it,
// pointers are not null unless their length is 0, and calls come in the order that rvhash.h allows.

#ifndef RVH_BACKEND_H
#define RVH_BACKEND_H

#include "rvhash.h"
#include "rvhash_xof.h"

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
rvh_result rvh_backend_forget(rvh_ctx *ctx);

// The same for a context that was started or is all zeros; also zeroize what the message may have left in the engine,
// and clear the context (rvh_context_clear). FALLBACK: the context is as it was. FAILURE: it is cleared nevertheless.
rvh_result rvh_backend_wipe(rvh_ctx *ctx);

// Zeroize what earlier messages have left in the engine, if no message is in it.
rvh_result rvh_backend_clean(void);

// ---- whole messages and functions, without a context (rvhash_xof.h) ----
//
// After FAILURE, the output is all zeros.
//
// The backend also defines rvh_hash of rvhash.h, rvh_xof and rvh_hashv of rvhash_xof.h: one whole message. They may
// begin before they check their arguments with rvh_hash_check, rvh_xof_check or rvh_hashv_check (context.h), if nothing
// is written before that check. They pass a message that they cannot hash to rvh_soft_hash or rvh_soft_hashv.

// Write `outlen` bytes, at least one, of the output of a seed from its position on, which is not 0.
rvh_result rvh_backend_output(const rvh_seed_xof *xof, uint8_t *out, size_t outlen);

#ifdef RVH_HARDWARE_ONLY
// After FALLBACK on a message of `alg`, or on a function of its family: RVH_ERR_BUSY if the backend can do it later,
// otherwise RVH_ERR_HW.
rvh_status rvh_backend_declined(unsigned alg);
#define RVH_DECLINED(alg) rvh_backend_declined(alg)
#else
#define RVH_DECLINED(alg) RVH_ERR_HW // is not used
#endif

#ifdef RVH_HARDWARE
// Continue the saved message at `saved`, of `size` bytes, by `len` bytes, at least one, which complete a block, and save it
// there again, in `room` bytes. `size` is less if RVH_SAVED_BARE leaves out the block of SHA-2; afterwards it is there.
rvh_result rvh_backend_step(uint8_t *saved, size_t size, const uint8_t *data, size_t len, size_t room);

// Hash a whole message of `bytes` bytes in one job. Its parts have been checked. `outlen`: at least one; it may be less
// than a digest. `resumes`: parts[0] is a saved message of SHA-2, with RVH_SAVED_BARE, and the message continues with the
// other parts; always FALLBACK if rvh_backend_resumes returns 0.
int rvh_backend_resumes(void);
rvh_result rvh_backend_whole(rvh_alg alg, int resumes, uint8_t *out, size_t outlen, const rvh_part *parts, size_t count,
                             size_t bytes);
#endif

#ifdef RVH_CHAINS
// A row of chains as hardware takes it (docs/chains.md).
// Words of a description; addresses: at most.
enum { RVH_ROW_FIELDS = 4, RVH_ROW_ADDRESSES = UINTPTR_MAX > UINT32_MAX ? 6 : 3, RVH_ROW_TEMPLATE = 24 };
struct rvh_row_job {
    // Fields, addresses, template. The backend supplies the addresses, and moves the fields up to them if they are short.
    uint32_t words[RVH_ROW_FIELDS + RVH_ROW_ADDRESSES + RVH_ROW_TEMPLATE];
    const uint8_t *starts, *digits; // digits: null if the row has none
    uint8_t *ends;
    size_t starts_len, ends_len, count; // bytes of starts, bytes of ends, chains
    unsigned steps;                     // of a chain, with its PRF, at most
    unsigned alg;
};

// Run a row. FALLBACK also if the hardware has no chains or does not reach this memory. After FAILURE, the ends have
// any value.
rvh_result rvh_backend_row(struct rvh_row_job *row);
#endif

// Messages started in hardware since boot; permutations, if the hardware does not process whole messages.
uint32_t rvh_backend_used(void);

// Messages that portable C hashed since boot although the hardware supports them. 0 if the hardware does not process
// whole messages.
uint32_t rvh_backend_fallbacks(void);

#endif
