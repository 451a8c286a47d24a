// SPDX-License-Identifier: Apache-2.0
//
// TurboSHAKE and KangarooTwelve (RFC 9861): sponges of 12 rounds. They stand on rvhash.h alone and keep its rules.
// `strength` is 128 or 256, anything else is RVH_ERR_ARG. rvh_kt_* on an open message can answer RVH_ERR_BUSY in an
// interrupt handler; after that, the message can only be wiped.

#ifndef RVHASH_K12_H
#define RVHASH_K12_H

#include "rvhash.h"

#ifdef __cplusplus
extern "C" {
#endif

// ---- TurboSHAKE128, TurboSHAKE256 (section 2) ----

// Start a message. rvh_update, rvh_squeeze, rvh_clone, rvh_save, rvh_restore and rvh_wipe do the rest. Errors: ARG, HW.
rvh_status rvh_turboshake_init(rvh_ctx *ctx, unsigned strength);

// End the message and write the first `outlen` bytes, 0 too. `domain` is the domain separation byte D, 0x01 to 0x7f;
// 0x1f where there is nothing to separate. Errors: ARG, STATE, HW.
rvh_status rvh_turboshake_final(rvh_ctx *ctx, uint8_t domain, void *out, size_t outlen);

// ---- KT128, KT256 (section 3) ----

typedef struct rvh_kt { // private; may live in hardware: not moved by assignment
    rvh_ctx trunk;     // the final node
    rvh_ctx leaf;      // the chunk under way, while `leaves` > 0
    uint64_t leaves;   // chunks after the first, the one under way among them
    uint16_t filled;   // bytes of the chunk under way
    uint16_t strength;
} rvh_kt;

// Start a message. Errors: ARG, HW.
rvh_status rvh_kt_init(rvh_kt *kt, unsigned strength);

// Errors: ARG, STATE, HW.
rvh_status rvh_kt_update(rvh_kt *kt, const void *data, size_t len);

// End the message with its customization string and write the first `outlen` bytes, 0 too; rvh_kt_squeeze gives more.
// Errors: ARG, STATE, HW.
rvh_status rvh_kt_final(rvh_kt *kt, const void *custom, size_t custom_len, void *out, size_t outlen);
rvh_status rvh_kt_squeeze(rvh_kt *kt, void *out, size_t outlen);

// Clear the context, and the hardware if a message lives there.
rvh_status rvh_kt_wipe(rvh_kt *kt);

#ifdef __cplusplus
}
#endif

#endif
