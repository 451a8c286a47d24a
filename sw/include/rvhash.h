// SPDX-License-Identifier: Apache-2.0
//
// rvhash: SHA-2 (FIPS 180-4), SHA-3 (FIPS 202) and the bare sponge, with or without hash hardware. Functions built on
// this API are in rvhash_hmac.h (HMAC), rvhash_sp800185.h (cSHAKE, KMAC, TupleHash, ParallelHash) and rvhash_k12.h
// (TurboSHAKE, KangarooTwelve); calls for short messages are in rvhash_xof.h.
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
// Lengths are in bytes. Pointers need no alignment; aligned pointers are faster. A null pointer is allowed if its
// length is 0. An output buffer may overlap the message that it is computed from. Every function returns RVH_OK or an
// error status. RVH_ERR_ARG, RVH_ERR_ALG, RVH_ERR_STATE, RVH_ERR_BUSY and RVH_ERR_CONTEXT leave everything unchanged.
//
// The library uses the hardware if it is present and supports the algorithm; otherwise it uses portable C. The result
// is the same. Run time depends on lengths, alignment and algorithm, never on the data.
//
// A started context must be ended (rvh_final of a fixed-length hash) or wiped before it is discarded. Otherwise its
// message stays in the hardware or in the driver's memory. The library writes to a context only in calls that name it.
// A context that is discarded without a wipe therefore corrupts nothing, but costs speed (docs/limits.md). Copy or move
// a context with rvh_clone only: calls on any other copy return RVH_ERR_HW.
//
// A context belongs to one thread of execution at a time. Interrupt handlers may hash. If a handler interrupts a call
// of this library, a message that it starts is hashed by portable C. A call on a message that it started earlier
// returns RVH_ERR_BUSY if that message is in hardware. Tasks that pre-empt each other, or several harts, need a lock:
// either around each call, or in the driver by RVH_LOCK and RVH_UNLOCK (backend/driver/lock.h). With the driver's lock,
// a task waits for the engine.

#ifndef RVHASH_H
#define RVHASH_H

#include <stddef.h>
#include <stdint.h>

#include "rvhash_form.h"

#ifdef __cplusplus
extern "C" {
#endif

// RTL, C and Python use the same numbers.
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
    RVH_SPONGE = 15, // started by rvh_sponge_init only: the caller chooses rate, rounds and padding
} rvh_alg;

typedef enum rvh_status {
    RVH_OK = 0,
    RVH_ERR_ARG = 1,    // null pointer with a length other than 0, or outlen is not the digest size
    RVH_ERR_ALG = 2,    // the algorithm does not exist in this build
    RVH_ERR_STATE = 3,  // the call is not allowed in this phase: update after final, squeeze of a fixed-length hash,
                        // context not started
    RVH_ERR_LENGTH = 4, // the message is longer than FIPS 180-4 allows (SHA-224 and SHA-256: 2^61 - 1 bytes; SHA-512
                        // family: 2^125 - 1 bytes). The context is lost: start a new message
    RVH_ERR_HW = 5,     // the hardware failed and no digest was returned. The context is lost: start a new message. The
                        // driver aborts the hardware before it clears the output, so nothing is written later. Hardware
                        // that does not respond to the abort is no longer used, and may still write to the output
    RVH_ERR_BUSY = 6,   // the message is in hardware, and this call interrupted another call: retry after that one has
                        // returned. From clone and save also: the hardware cannot save its state. In a build without
                        // portable C (src/build.h) from all calls also: no slot is free for the message
    RVH_ERR_CONTEXT = 7, // restore: the data was not written by rvh_save, or this build cannot continue the message
    RVH_ERR_TAG = 8,     // verify: the tag does not match the message
} rvh_status;

// The state of Keccak-f[1600], in the form that the permutation of this build uses: 25 lanes of 64 bits, or two words
// for each lane, its even and its odd bits.
typedef union rvh_keccak_state {
    uint64_t lane[25];
    uint32_t word[50];
} rvh_keccak_state;

// A context. Its members are private. Its size is public so that it can be allocated on the stack: 216 bytes, or 272
// bytes if RVH_HARDWARE is defined, or 280 with RVH_ENGINE_WIDTH = 128. Everything that is linked with a driver must be
// compiled with the same RVH_HARDWARE and RVH_ENGINE_WIDTH; otherwise the objects do not link (rvhash_form.h).
typedef struct rvh_ctx {
    uint8_t phase;  // RVH_PHASE_*; all zeros: not started
    uint8_t alg;    // rvh_alg
    uint8_t home;   // who hashes the message: portable C or hardware
    uint8_t pos;    // bytes absorbed into the unfinished block, or output from the output block
    uint8_t rate;   // sponges in portable C, and every RVH_SPONGE: block size in bytes,
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
            uint32_t ticket;    // number of the message in the engine or in the driver's memory
            uint8_t place;      // where the message is: not begun, under its ticket, or in saved[]
            uint8_t ending : 1; // the message is complete, and the engine has not been told yet
            uint8_t filled : 1; // saved[] has been written since the message began
            uint8_t given;      // bytes of word[] that were returned
            uint8_t ahead;      // bytes of word[] read from the engine; before the end: message bytes kept (kept.h)
            uint8_t word[RVH_ENGINE_WIDTH / 8]; // output that was read and not returned yet
            uint8_t saved[240]; // the message, in the layout of rvh_save; 4-byte aligned
        } hw;
#endif
    } u;
} rvh_ctx;

// Start a message of any algorithm except RVH_SPONGE. `ctx` need not be initialised. An earlier message in ctx is
// discarded, but not wiped. Errors: ARG, ALG, HW.
rvh_status rvh_init(rvh_ctx *ctx, rvh_alg alg);

// Add `len` message bytes. Errors: ARG, STATE, LENGTH, HW, BUSY.
rvh_status rvh_update(rvh_ctx *ctx, const void *data, size_t len);

// End the message and write `outlen` bytes. Fixed-length hashes: outlen must be the digest size, and the context is
// finished. SHAKE: outlen is any number, including 0, and rvh_squeeze returns more.
// Errors: ARG, STATE (also for an RVH_SPONGE), HW, BUSY.
rvh_status rvh_final(rvh_ctx *ctx, void *out, size_t outlen);

// Write the next `outlen` bytes of SHAKE or sponge output. Allowed any number of times after rvh_final or
// rvh_sponge_final. Errors: ARG, STATE, HW, BUSY.
rvh_status rvh_squeeze(rvh_ctx *ctx, void *out, size_t outlen);

// Copy a message in any phase, to continue it in two ways. `dst` is overwritten.
// Errors: ARG, STATE (src not started), HW (src is lost), BUSY. BUSY leaves dst unchanged. It means that src is in
// hardware, and either the hardware cannot save its state, or this call interrupted another call, or the driver has no
// free slot for output that the engine has read ahead.
rvh_status rvh_clone(rvh_ctx *dst, const rvh_ctx *src);

// Clear what the message has written in the context, and the hardware if the message is or was there. Allowed at any
// time on a context that was started or is all zeros. Errors: ARG, HW (the hardware did not respond; the context is cleared nevertheless), BUSY.
rvh_status rvh_wipe(rvh_ctx *ctx);

// ---- the bare sponge: Keccak[c] with any domain bits (FIPS 202 section 4), of 24 or 12 rounds ----

// Start a message of RVH_SPONGE, as rvh_init does. `rate`: block size in bytes: 72, 104, 136, 144 or 168. `rounds`: all
// 24 of Keccak-f[1600], or its last 12 (TurboSHAKE, RFC 9861 section 2.1). rvh_update adds message bytes.
// Errors: ARG, HW.
rvh_status rvh_sponge_init(rvh_ctx *ctx, size_t rate, unsigned rounds);

// Fill the unfinished block of a sponge with zeros, so that the next byte begins a block: the end of bytepad (SP
// 800-185 section 2.3.3). Does nothing at the end of a block. Also for SHA-3 and SHAKE messages.
// Errors: ARG, STATE (also for SHA-2), HW, BUSY.
rvh_status rvh_pad_to_rate(rvh_ctx *ctx);

// End an RVH_SPONGE and write `outlen` bytes, which may be 0; rvh_squeeze returns more. The padding is `suffix`, zeros,
// and a last byte | 0x80. suffix, 0x01 to 0x7f: the domain bits, lowest first, and the first bit of pad10*1 (FIPS 202
// section 5.1): 0x06 for SHA-3, 0x1f for SHAKE, 0x04 for cSHAKE. Errors: ARG, STATE, HW, BUSY.
rvh_status rvh_sponge_final(rvh_ctx *ctx, uint8_t suffix, void *out, size_t outlen);

// ---- saved messages: move a message between builds, machines, software and hardware, at any byte ----

// Bytes of a saved message. The layout has a version and is the same on every platform: docs/context.md.
enum {
    RVH_SAVED_SHA256 = 128, // SHA-224, SHA-256
    RVH_SAVED_SHA512 = 224, // the SHA-512 family
    RVH_SAVED_SPONGE = 240, // SHA-3, SHAKE, RVH_SPONGE
    RVH_SAVED_MAX = 240,
};

// Bytes of a saved message of `alg`; 0 if alg is not an algorithm.
size_t rvh_saved_size(rvh_alg alg);

// Save an open message, or an extendable output that can continue, into the `size` bytes at `buf`, any alignment. *used
// is set to rvh_saved_size. The message is unchanged and can also continue. The saved message is as secret as the
// message. Errors: ARG (also if size is too small), STATE, BUSY.
rvh_status rvh_save(const rvh_ctx *ctx, void *buf, size_t size, size_t *used);

// Continue a saved message in `ctx`, in hardware if possible. `len` is the value that rvh_save stored in *used, or the
// number of bytes that an engine has written, including output that it read ahead (`unread` in docs/context.md). As
// with rvh_init, ctx need not be initialised; if its earlier message is in hardware, that message is aborted. A state
// that no message can reach is refused, and nothing is changed.
// Errors: ARG, CONTEXT, BUSY (the earlier message cannot be aborted now).
rvh_status rvh_restore(rvh_ctx *ctx, const void *buf, size_t len);

// ---- one call ----

// Hash `len` bytes of `data`. Errors: ARG, ALG, LENGTH, HW. After HW, `out` is all zeros. The hardware keeps the output
// and the final state until its next message; rvh_hw_wipe clears them. Faster for SHAKE: rvh_xof (rvhash_xof.h).
rvh_status rvh_hash(rvh_alg alg, void *out, size_t outlen, const void *data, size_t len);

// Zeroize what earlier messages have left in the hardware, and wait until that is done. The end of a message in a
// context and rvh_wipe do so without this call. An open message is not affected. Errors: HW, BUSY.
rvh_status rvh_hw_wipe(void);

// ---- sizes and counters ----

// Bytes of a digest; 0 for SHAKE (any length), for RVH_SPONGE, and if alg is not an algorithm.
size_t rvh_digest_size(rvh_alg alg);

// Bytes of a block (SHA-2) or of the rate (SHA-3); 0 for RVH_SPONGE, and if alg is not an algorithm.
size_t rvh_block_size(rvh_alg alg);

// Number of messages started in hardware since boot (modulo 2^32). Hardware that does not process whole messages counts
// permutations.
uint32_t rvh_hw_used(void);

// Number of messages since boot (modulo 2^32) that portable C hashed although the hardware is built for their
// algorithm. Reasons: the call interrupted another call of this library, the lock was not free, too many messages were
// open, the device does not reach the memory, or the device is absent or has failed. Each message is counted once; a
// message that began in hardware is also in rvh_hw_used. If this counter grows and rvh_hw_used does not, hashing is
// slow for one of these reasons. 0 in builds without hardware, or with hardware that does not process whole messages.
uint32_t rvh_hw_fallbacks(void);

#ifdef __cplusplus
}
#endif

#endif
