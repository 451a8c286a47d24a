// SPDX-License-Identifier: Apache-2.0
//
// The message M' that SLH-DSA signs: FIPS 205 algorithms 22 to 25.

#ifndef RVH_SLH_MESSAGE_H
#define RVH_SLH_MESSAGE_H

#include "slh_hash.h"

enum { RVH_SLH_OID = 11, RVH_SLH_LONGEST_DIGEST = 64 }; // bytes

typedef struct rvh_slh_encoded {
    rvh_slh_parts parts; // point into this, and to the caller's bytes
    uint8_t head[2];
    uint8_t oid[RVH_SLH_OID];
    uint8_t digest[RVH_SLH_LONGEST_DIGEST];
} rvh_slh_encoded;

// The parts of M'. Errors: ARG, ALG (of the digest), LENGTH, HW, BUSY.
rvh_status rvh_slh_encode(rvh_slh_encoded *to, const rvh_slh_message *message);

#endif
