// SPDX-License-Identifier: Apache-2.0
//
// Room for messages that had to leave the engine and that their owners have not fetched yet.
//
// RVH_SLOTS messages can be open in hardware at a time: one in the engine, one in each slot but the last, which is for
// the exchange. With more, some go on in portable C. Four is what the batched interfaces of post-quantum libraries keep
// open. Messages that are cloned, or saved by rvh_save, are in their contexts and take no slot until they go on.

#ifndef RVH_POOL_H
#define RVH_POOL_H

#include "driver.h"

#ifndef RVH_SLOTS
#define RVH_SLOTS 4
#endif

enum { RVH_UNREAD_MAX = 176 }; // bytes of unread output in a saved message: a block of SHAKE128, in sixteens

_Static_assert(RVH_SLOTS >= 1, "an engine that cannot be made free is of little use");

struct rvh_slot {
    struct rvh_owner owner; // at null: the slot is free, and all zeros
    uint8_t first, left;    // unread output: where it begins in bytes[], and how much
    uint16_t message;       // where the saved message begins in bytes[], a multiple of 4
    uint8_t bytes[RVH_SAVED_MAX + RVH_UNREAD_MAX];
} __attribute__((aligned(16)));

// A free one, or null.
struct rvh_slot *rvh_pool_free(void);

// The one with the message of `ctx`, or null.
struct rvh_slot *rvh_pool_of(const rvh_ctx *ctx);

// Wipe it, and it is free.
void rvh_pool_release(struct rvh_slot *slot);

// Release those whose owner lay where `ctx` is.
void rvh_pool_forget(const rvh_ctx *ctx);

#if RVH_REACH_LIMITED
// Does the device reach every slot?
int rvh_pool_is_reached(void);
#endif

// Does an owner at `ctx` have one?
int rvh_pool_has(const rvh_ctx *ctx);

// The engine has written a message with what it has read ahead into bytes[] (docs/context.md): put the unread output
// first, and the message behind it in one piece. 0: it is no such thing.
int rvh_pool_arrange(struct rvh_slot *slot);

// Do contexts at `a` and `b` share memory?
RVH_INLINE int rvh_overlap(const rvh_ctx *a, const rvh_ctx *b)
{
    return (uintptr_t)a - (uintptr_t)b + (sizeof *a - 1) < 2 * sizeof *a - 1;
}

#endif
