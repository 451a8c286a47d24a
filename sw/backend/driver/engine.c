// SPDX-License-Identifier: Apache-2.0

#include "device.h"
#include "driver.h"
#include "pool.h"

#include "algorithms.h"
#include "context.h"
#include "saved.h"

__attribute__((section(".sbss.rvh_driver"))) struct rvh_driver rvh_driver; // near gp: one instruction for its address

#define ME rvh_driver

void rvh_driver_fell_back(unsigned alg)
{
    if (RVH_SOFT && (ME.capability == 0 || rvh_driver_has(rvh_algorithms[alg].family))) { // 0: absent, or not probed
        RVH_COUNT(ME.fallbacks);
    }
}

#ifdef RVH_HARDWARE_ONLY
rvh_status rvh_backend_declined(unsigned alg)
{
    const int lacks = ME.capability != 0 && !rvh_driver_has(rvh_algorithms[alg].family);
    return ME.engine == ENGINE_ABSENT || lacks ? RVH_ERR_HW : RVH_ERR_BUSY;
}
#endif

void rvh_driver_drop(void)
{
    rvh_device_wipe();
    ME.owner.at = NULL;
    ME.engine = ENGINE_WIPING;
}

void rvh_driver_give_up(void)
{
    rvh_driver_drop();
    ME.engine = rvh_device_settle() ? ENGINE_UNKNOWN : ENGINE_ABSENT;
#if RVH_STAGED
    rvh_reach_clear();
#endif
}

void rvh_driver_own(rvh_ctx *ctx)
{
    ctx->u.hw.place = PLACE_HELD;
    ctx->u.hw.ticket = ++ME.tickets;
    ME.owner.at = ctx;
    ME.owner.ticket = ME.tickets;
    ME.saved_size = (uint8_t)rvh_saved_size((rvh_alg)ctx->alg);
    ME.in_output = ctx->phase == RVH_PHASE_SQUEEZE;
    ME.engine = ENGINE_OWNED;
}

void rvh_driver_disown(void)
{
    ME.owner.at = NULL;
    ME.engine = ENGINE_FREE;
}

int rvh_driver_forget(const rvh_ctx *ctx)
{
    if (ME.slots != 0) {
        rvh_pool_forget(ctx);
    }
    if (ME.owner.at == NULL || !rvh_overlap(ME.owner.at, ctx)) {
        return 0;
    }
    rvh_driver_drop();
    return 1;
}

int rvh_driver_evict(void)
{
    struct rvh_slot *slot = RVH_DEVICE_SAVES ? rvh_pool_free() : NULL;
    if (slot == NULL) {
        return 0;
    }
    const struct rvh_moves moves = {.to = slot->bytes, .room = ME.in_output ? sizeof slot->bytes : ME.saved_size};
    rvh_pool_take(slot, ME.owner);
    if (rvh_device_job(OP_SAVE | JOB_OUT, &moves) && (!ME.in_output || rvh_pool_arrange(slot))) {
        rvh_driver_disown();
    } else {
        rvh_driver_give_up();
        slot->message = RVH_UNREAD_MAX; // clears all that may have been written
        rvh_pool_release(slot);
    }
    return 1;
}

int rvh_driver_make_free(void)
{
    if (ME.engine == ENGINE_FREE) {
        return 1;
    }
    if (RVH_MESSAGES && ME.engine == ENGINE_OWNED) { // a message that cannot be saved is lost; its owner's next call fails
        rvh_driver_evict();
    }
    if (ME.engine == ENGINE_UNKNOWN) {
#if RVH_REACH_LIMITED
        ME.capability = rvh_reach_is_enough() ? rvh_device_look() : 0;
        if (RVH_REACH_TOLD && !rvh_reach_is_enough()) {
            ME.capability = 0;
        }
#else
        ME.capability = rvh_device_look();
#endif
        ME.engine = ME.capability != 0 ? ENGINE_WIPING : ENGINE_ABSENT;
    }
    if (ME.engine == ENGINE_WIPING) {
        ME.engine = rvh_device_settle() ? ENGINE_FREE : ENGINE_ABSENT;
    }
    return ME.engine == ENGINE_FREE;
}
