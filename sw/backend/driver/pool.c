// SPDX-License-Identifier: Apache-2.0

#include "pool.h"

#include "saved.h"

static struct rvh_slot slots[RVH_SLOTS];

#define EACH(slot) struct rvh_slot *slot = slots; slot != slots + RVH_SLOTS; slot++

struct rvh_slot *rvh_pool_free(void)
{
    for (EACH(slot)) {
        if (slot->owner.at == NULL) {
            return slot;
        }
    }
    return NULL;
}

struct rvh_slot *rvh_pool_of(const rvh_ctx *ctx)
{
    for (EACH(slot)) {
        if (rvh_driver_is(slot->owner, ctx)) {
            return slot;
        }
    }
    return NULL;
}

__attribute__((noinline)) void rvh_pool_release(struct rvh_slot *slot)
{
    rvh_driver.slots--;
    const size_t in_use = offsetof(struct rvh_slot, bytes) + slot->message + RVH_SAVED_MAX;
    rvh_clear_sixteens(slot, (in_use + 15) & ~(size_t)15);
}

void rvh_pool_forget(const rvh_ctx *ctx)
{
    for (EACH(slot)) {
        if (slot->owner.at != NULL && rvh_overlap(slot->owner.at, ctx)) {
            rvh_pool_release(slot);
        }
    }
}

int rvh_pool_has(const rvh_ctx *ctx)
{
    for (EACH(slot)) {
        if (slot->owner.at == ctx) {
            return 1;
        }
    }
    return 0;
}

#if RVH_REACH_LIMITED
int rvh_pool_is_reached(void)
{
    for (EACH(slot)) {
        if (!rvh_reaches(slot->bytes, sizeof slot->bytes)) {
            return 0;
        }
    }
    return 1;
}
#endif

static __attribute__((noinline)) void move_words(uint8_t *to, const uint8_t *from, size_t n)
{
    for (const uint8_t *end = from + n; from != end; to += 4, from += 4) {
        rvh_store32_aligned(to, rvh_load32_aligned(from));
    }
}

int rvh_pool_arrange(struct rvh_slot *slot)
{
    uint8_t header[RVH_SAVED_STATE] __attribute__((aligned(4)));
    uint8_t *bytes = slot->bytes;
    unsigned unread = rvh_load16(bytes + RVH_SAVED_UNREAD);
    unsigned room = (unread + 15) & ~15u;
    if (room > RVH_UNREAD_MAX) {
        return 0; // longer than any block
    }
    move_words(header, bytes, sizeof header);
    rvh_store16(header + RVH_SAVED_UNREAD, 0);
    move_words(bytes, bytes + sizeof header, room);
    move_words(bytes + room, header, sizeof header);
    slot->first = 0;
    slot->left = (uint8_t)unread;
    slot->message = (uint16_t)room;
    return 1;
}
