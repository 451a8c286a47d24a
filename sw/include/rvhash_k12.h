// SPDX-License-Identifier: Apache-2.0
//
// TurboSHAKE and KangarooTwelve (RFC 9861): sponges of 12 rounds. The functions follow the rules of rvhash.h.
// `strength` is 128 or 256; any other value returns RVH_ERR_ARG. In an interrupt handler, rvh_kt_* on an open message
// can return RVH_ERR_BUSY; the message can then only be wiped.

#ifndef RVHASH_K12_H
#define RVHASH_K12_H

#include "rvhash.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- TurboSHAKE128, TurboSHAKE256 (section 2) ----

// Start a message. Continue it with rvh_update, rvh_squeeze, rvh_clone, rvh_save, rvh_restore and rvh_wipe.
// Errors: ARG, HW.
rvh_status rvh_turboshake_init(rvh_ctx *ctx, unsigned strength);

// End the message and write the first `outlen` bytes, which may be 0. `domain` is the domain separation byte D, 0x01 to
// 0x7f; use 0x1f if no separation is needed. Errors: ARG, STATE, HW.
rvh_status rvh_turboshake_final(rvh_ctx *ctx, uint8_t domain, void *out, size_t outlen);

// ---- KT128, KT256 (section 3) ----

typedef struct rvh_kt { // private; may be in hardware: do not move it by assignment
    rvh_ctx trunk;     // the final node
    rvh_ctx leaf;      // the current chunk, while `leaves` > 0
    uint64_t leaves;   // chunks after the first, including the current one
    uint16_t filled;   // bytes of the current chunk
    uint16_t strength;
} rvh_kt;

// Start a message. Errors: ARG, HW.
rvh_status rvh_kt_init(rvh_kt *kt, unsigned strength);

// Add `len` message bytes. Errors: ARG, STATE, HW.
rvh_status rvh_kt_update(rvh_kt *kt, const void *data, size_t len);

// End the message with its customization string and write the first `outlen` bytes, which may be 0; rvh_kt_squeeze
// returns more. Errors: ARG, STATE, HW.
rvh_status rvh_kt_final(rvh_kt *kt, const void *custom, size_t custom_len, void *out, size_t outlen);
rvh_status rvh_kt_squeeze(rvh_kt *kt, void *out, size_t outlen);

// Clear the context, and the hardware if a message is there.
rvh_status rvh_kt_wipe(rvh_kt *kt);

#ifdef __cplusplus
}
#endif

#endif
