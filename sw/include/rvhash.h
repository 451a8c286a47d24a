// SPDX-License-Identifier: Apache-2.0
//
// rvhash: SHA-2 (FIPS 180-4), SHA-3 (FIPS 202) and the bare sponge, with or without hash hardware. What stands on top
// is in rvhash_hmac.h (HMAC), rvhash_sp800185.h (cSHAKE, KMAC, TupleHash, ParallelHash) and rvhash_k12.h (TurboSHAKE,
// KangarooTwelve).
//
//     uint8_t digest[32];
//     if (rvh_hash(RVH_SHA3_256, digest, sizeof digest, data, len) != RVH_OK) { ... }
//
// or, when the message comes in pieces:
//
//     rvh_ctx ctx;
//     rvh_init(&ctx, RVH_SHA3_256);
//     rvh_update(&ctx, part, part_len);            // any number of times, any length
//     rvh_final(&ctx, digest, sizeof digest);
//
// Lengths are in bytes. Pointers need no alignment; aligned ones are faster. A null pointer is allowed where the
// length is 0. An output buffer may lie over the message it is computed from. Every function returns RVH_OK or says
// why not; an error of the kind RVH_ERR_ARG, RVH_ERR_ALG, RVH_ERR_STATE, RVH_ERR_BUSY or RVH_ERR_CONTEXT changes
// nothing.
//
// Hardware is used when there is some and it knows the algorithm; otherwise portable C does the work. The answer is the
// same. A context that was started must be ended (rvh_final of a fixed-length hash) or wiped before it is thrown away,
// or its message stays in the hardware or in memory of the driver. Nothing but calls that name a context writes to it: so
// one that was thrown away all the same harms nobody, and costs speed (docs/limits.md). It is not copied or moved but by
// rvh_clone; a copy of another kind fails with RVH_ERR_HW. Run time depends on lengths, alignment and algorithm, never on
// the data.
//
// One context belongs to one thread of execution at a time. Interrupt handlers may hash: a message that one begins in
// the middle of a call of this library is worked by portable C; one that it began earlier, and that lives in hardware,
// cannot go on right then: RVH_ERR_BUSY. Tasks that pre-empt each other, or several harts, need a lock: around each call,
// or in the driver by RVH_LOCK and RVH_UNLOCK (backend/driver/lock.h), where a task then waits for the engine.

#ifndef RVHASH_H
#define RVHASH_H

#include <stddef.h>
#include <stdint.h>

#include "rvhash_form.h"

#ifdef __cplusplus
extern "C" {
#endif

// One numbering in RTL, C and Python.
typedef enum rvh_alg {
    RVH_SHA224 = 1,
    RVH_SHA256 = 2,
    RVH_SHA384 = 3,
    RVH_SHA512 = 4,
    RVH_SHA512_224 = 5,
    RVH_SHA512_256 = 6,
    RVH_SHA3_224 = 8,
    RVH_SHA3_256 = 9,
    RVH_SHA3_384 = 10,
    RVH_SHA3_512 = 11,
    RVH_SHAKE128 = 12,
    RVH_SHAKE256 = 13,
    RVH_SPONGE = 15, // by rvh_sponge_init only: the caller chooses rate, rounds and padding
} rvh_alg;

typedef enum rvh_status {
    RVH_OK = 0,
    RVH_ERR_ARG = 1,    // null pointer, or an output length that is not the digest's
    RVH_ERR_ALG = 2,    // no such algorithm in this build
    RVH_ERR_STATE = 3,  // not now: update after final, squeeze of a fixed-length hash, context not started
    RVH_ERR_LENGTH = 4, // message longer than FIPS 180-4 allows (SHA-224 and SHA-256: 2^61 - 1 bytes; SHA-512 family:
                        // 2^125 - 1 bytes); the context is dead
    RVH_ERR_HW = 5,     // the hardware failed; no digest was given out; the context is dead. The hardware was told to
                        // give up and has done so before the output was cleared: nothing is written later. Hardware that
                        // does not answer to that either is not used any more, and may still write to the output
    RVH_ERR_BUSY = 6,   // not now: the message is in hardware, and this call has interrupted another one. From clone and
                        // save also: the hardware cannot do that
    RVH_ERR_CONTEXT = 7, // restore of what no rvh_save has written, or of what this build cannot continue
    RVH_ERR_TAG = 8,     // verify: the tag is not that of the message
} rvh_status;

// The state of Keccak-f[1600], in the form that the permutation of this build likes: 25 lanes of 64 bits, or the even
// and the odd bits of each lane in two words.
typedef union rvh_keccak_state {
    uint64_t lane[25];
    uint32_t word[50];
} rvh_keccak_state;

// A context. Its members are private; its size is part of this header so that it can stand on the stack: 216 bytes,
// and 272 where RVH_HARDWARE is defined, as everything must be compiled that is linked with a driver. Mixed objects do
// not link (rvhash_form.h).
typedef struct rvh_ctx {
    uint8_t phase;  // RVH_PHASE_*; a context of all zeros is one that was not started
    uint8_t alg;    // rvh_alg
    uint8_t home;   // where the message lives: portable C or hardware
    uint8_t pos;    // bytes of the unfinished block taken in, or of the output block given out
    uint8_t rate;   // sponges in portable C, and every RVH_SPONGE: bytes of a block,
    uint8_t rounds; // rounds of a permutation,
    uint8_t suffix; // and the first byte of the padding
    uint64_t total; // message bytes so far, modulo 2^64
    union {
        struct {
            uint32_t h[8];     // chaining value
            uint8_t block[64]; // the unfinished block
        } sha256;
        struct {
            uint64_t h[8];       // chaining value
            uint8_t block[128];  // the unfinished block
            uint64_t total_high; // message bytes so far / 2^64
        } sha512;
        rvh_keccak_state keccak;
#ifdef RVH_HARDWARE
        struct {
            uint32_t ticket;    // the message is in the engine or in memory of the driver, under this number
            uint8_t place;      // where it is: not begun, under its ticket, in saved[]
            uint8_t ending;     // the message is complete, and the engine does not know yet
            uint8_t given;      // of word[], given out
            uint8_t ahead;      // of word[], read from the engine; before the end: message bytes that are kept (kept.h)
            uint8_t word[4];    // output that nobody asked for yet
            uint8_t saved[240]; // the message, as rvh_save has it; at a multiple of 4
        } hw;
#endif
    } u;
} rvh_ctx;

// Start a message of any algorithm but RVH_SPONGE. Any earlier one in `ctx` is forgotten, but not wiped: ctx need not
// be initialised. Errors: ARG, ALG, HW.
rvh_status rvh_init(rvh_ctx *ctx, rvh_alg alg);

// Add `len` message bytes. Errors: ARG, STATE, LENGTH, HW, BUSY.
rvh_status rvh_update(rvh_ctx *ctx, const void *data, size_t len);

// End the message and write `outlen` bytes. Fixed-length hashes: outlen must be the digest size, and the context is
// finished. SHAKE: any outlen, 0 too, and rvh_squeeze gives more. Errors: ARG, STATE (an RVH_SPONGE too), HW, BUSY.
rvh_status rvh_final(rvh_ctx *ctx, void *out, size_t outlen);

// The next `outlen` bytes of SHAKE or sponge output, any number of times after rvh_final or rvh_sponge_final.
// Errors: ARG, STATE, HW, BUSY.
rvh_status rvh_squeeze(rvh_ctx *ctx, void *out, size_t outlen);

// Copy a message in any phase, to continue it in two ways. `dst` is overwritten.
// Errors: ARG, STATE (src not started), HW (src is lost), BUSY (src lives in hardware that cannot save its state, or not
// now, or it is output that the engine has read ahead and there is no room for; dst is untouched).
rvh_status rvh_clone(rvh_ctx *dst, const rvh_ctx *src);

// Clear the context, and the hardware if the message lives or has lived there. Allowed at any time on a context that was
// started or is all zeros. Errors: ARG, HW (the hardware did not answer; the context is cleared all the same), BUSY.
rvh_status rvh_wipe(rvh_ctx *ctx);

// ---- the bare sponge: Keccak[c] with any domain bits (FIPS 202 section 4), of 24 or 12 rounds ----

// Start a message of RVH_SPONGE, as rvh_init does. `rate`: bytes of a block: 72, 104, 136, 144 or 168. `rounds`: 24 of
// Keccak-f[1600], or its last 12 (TurboSHAKE, RFC 9861 section 2.1). rvh_update adds message bytes. Errors: ARG, HW.
rvh_status rvh_sponge_init(rvh_ctx *ctx, size_t rate, unsigned rounds);

// Fill the unfinished block of a sponge with zeros, so that the next byte begins a block: the end of bytepad (SP
// 800-185 section 2.3.3). Does nothing between blocks. For SHA-3 and SHAKE messages too.
// Errors: ARG, STATE (SHA-2 too), HW, BUSY.
rvh_status rvh_pad_to_rate(rvh_ctx *ctx);

// End an RVH_SPONGE and write `outlen` bytes, 0 too; rvh_squeeze gives more. The padding is `suffix`, zeros, and a last
// byte | 0x80. suffix, 0x01 to 0x7f: domain bits, lowest first, and the first bit of pad10*1 (FIPS 202 section 5.1):
// 0x06 for SHA-3, 0x1f for SHAKE, 0x04 for cSHAKE. Errors: ARG, STATE, HW, BUSY.
rvh_status rvh_sponge_final(rvh_ctx *ctx, uint8_t suffix, void *out, size_t outlen);

// ---- saved messages: between builds, machines, software and hardware, at any byte ----

// Bytes of a saved message. The layout has a version and is the same everywhere: docs/context.md.
enum {
    RVH_SAVED_SHA256 = 128, // SHA-224, SHA-256
    RVH_SAVED_SHA512 = 224, // the SHA-512 family
    RVH_SAVED_SPONGE = 240, // SHA-3, SHAKE, RVH_SPONGE
    RVH_SAVED_MAX = 240,
};

// Bytes that a saved message of `alg` takes; 0 for what is no algorithm.
size_t rvh_saved_size(rvh_alg alg);

// Write a message that is open, or an extendable output that goes on, into `buf` of `size` bytes, any alignment; *used
// becomes rvh_saved_size. The message stays as it is and can go on too. What is written is as secret as the message.
// Errors: ARG (size too small too), STATE, BUSY.
rvh_status rvh_save(const rvh_ctx *ctx, void *buf, size_t size, size_t *used);

// Continue a saved message in `ctx`, in hardware if it can be. `len`: what rvh_save put into *used, or what an engine
// has written, with output that it read ahead (`unread` in docs/context.md). As with rvh_init, ctx need not be
// initialised; if its earlier message lives in hardware, that is given up. Whatever no message can have is refused and
// changes nothing.
// Errors: ARG, CONTEXT, BUSY (the earlier message).
rvh_status rvh_restore(rvh_ctx *ctx, const void *buf, size_t len);

// ---- one call ----

// Hash `len` bytes of `data`. Errors: ARG, ALG, LENGTH, HW. After HW, `out` is all zeros. The hardware keeps the digest
// and the state it came from until its next message; rvh_hw_wipe clears them.
rvh_status rvh_hash(rvh_alg alg, void *out, size_t outlen, const void *data, size_t len);

// Overwrite what earlier messages have left in the hardware, and wait for it. Ends of messages in a context
// and rvh_wipe do that by themselves. A message that is open is left as it is. Errors: HW, BUSY.
rvh_status rvh_hw_wipe(void);

// ---- facts ----

// Bytes of a digest; 0 for SHAKE (any length), for RVH_SPONGE and for what is no algorithm.
size_t rvh_digest_size(rvh_alg alg);

// Bytes of a block (SHA-2) or of the rate (SHA-3); 0 for RVH_SPONGE and for what is no algorithm.
size_t rvh_block_size(rvh_alg alg);

// How many messages were started in hardware since boot (modulo 2^32). Hardware that knows no messages counts
// permutations.
uint32_t rvh_hw_used(void);

// How many messages portable C has worked since boot (modulo 2^32) though the hardware was made for their algorithm:
// because a call of this library was interrupted or the lock was not to be had, too many messages were open, the device
// did not reach the memory, or it was absent or had failed. A message is counted once, and is in rvh_hw_used too if it
// began in hardware. Growing while rvh_hw_used stands still, it says that hashing is slow and why. 0 in builds
// without hardware, or with hardware that knows no messages.
uint32_t rvh_hw_fallbacks(void);

#ifdef __cplusplus
}
#endif

#endif
