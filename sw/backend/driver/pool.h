// SPDX-License-Identifier: Apache-2.0
//
// Slots for messages that were saved from the engine because another message needed it.
//
// RVH_SLOTS messages can be open in hardware at a time: one in the engine, and one in each slot except the last, which
// is used for the exchange. If more are open, some continue in portable C. Batched interfaces of post-quantum libraries
// keep four open. A message that was cloned, or saved by rvh_save, is in its context and needs no slot until it
// continues.

#ifndef RVH_POOL_H
#define RVH_POOL_H

#include "driver.h"

#ifndef RVH_SLOTS
#define RVH_SLOTS 4
#endif

enum { RVH_UNREAD_MAX = 176 }; // bytes of unread output in a saved message: a block of SHAKE128, in units of 16

_Static_assert(RVH_SLOTS >= 1, "an engine that cannot be made free is of little use");

struct rvh_slot {
    struct rvh_owner owner; // at null: the slot is free, and all zeros
    uint8_t first, left;    // unread output: its offset in bytes[], and its length
    uint16_t message;       // offset of the saved message in bytes[], a multiple of 4
    uint8_t bytes[RVH_SAVED_MAX + RVH_UNREAD_MAX];
} __attribute__((aligned(RVH_LINE > 16 ? RVH_LINE : 16))); // the device writes to bytes[]: a slot shares no line

// Returns a free slot, or null.
struct rvh_slot *rvh_pool_free(void);

// Give a free slot to an owner.
RVH_INLINE void rvh_pool_take(struct rvh_slot *slot, struct rvh_owner owner)
{
    slot->owner = owner;
    rvh_driver.slots++;
}

// Messages that are open in hardware. Without portable C, at most RVH_SLOTS: each can then return to the engine.
RVH_INLINE unsigned rvh_pool_open(void)
{
    return rvh_driver.slots + (rvh_driver.engine == ENGINE_OWNED);
}

// Returns the slot with the message of `ctx`, or null.
struct rvh_slot *rvh_pool_of(const rvh_ctx *ctx);

// Wipe a slot that has an owner, and mark it as free.
void rvh_pool_release(struct rvh_slot *slot);

// Release every slot whose owner overlaps `ctx`. Call it only if rvh_driver.slots is not 0.
void rvh_pool_forget(const rvh_ctx *ctx);

#if RVH_REACH_LIMITED
// Does the device reach every slot?
int rvh_pool_is_reached(void);
#endif

// Does an owner at `ctx` have a slot?
int rvh_pool_has(const rvh_ctx *ctx);

// The engine has written a message, with output that it read ahead, into bytes[] (docs/context.md). Move the unread
// output to the front, followed by the message in one piece. 0: the length of the unread output is impossible.
int rvh_pool_arrange(struct rvh_slot *slot);

// Do contexts at `a` and `b` share memory?
RVH_INLINE int rvh_overlap(const rvh_ctx *a, const rvh_ctx *b)
{
    return (uintptr_t)a - (uintptr_t)b + (sizeof *a - 1) < 2 * sizeof *a - 1;
}

#endif
