// SPDX-License-Identifier: Apache-2.0
//
// Who owns the engine, and what to do when the device does not keep its promise.

#ifndef RVH_MMIO_ENGINE_H
#define RVH_MMIO_ENGINE_H

#include "rvh_backend.h"
#include "rvh_mmio.h"
#include "wait.h"

enum rvh_mmio_engine {
    ENGINE_UNKNOWN = 0, // not looked at, or given up after an error
    ENGINE_ABSENT,      // no device that this driver knows, or a dead one
    ENGINE_WIPING,      // free as soon as it is idle
    ENGINE_FREE,
    ENGINE_OWNED,
};

struct rvh_mmio_driver {
    enum rvh_mmio_engine engine;
    const rvh_ctx *owner; // whose message is in the engine; null when nobody's, or a one-call message
    uint32_t used;        // messages since boot
    rvh_wait mode;        // how to wait; the driver polls after start
};

extern struct rvh_mmio_driver rvh_mmio_driver;

// After FINISH, wait in the way that the user chose. 1: done. 0: patience is over, or there is no message.
RVH_INLINE int rvh_mmio_wait_until_done(void)
{
    return rvh_mmio_driver.mode == RVH_WAIT_POLL ? mmio_poll_until_done() : rvh_mmio_sleep_until_done();
}

// Try to make the engine free: look at it, or wait for the end of a wipe. 1: it is free.
int rvh_mmio_make_free(void);

// The message did not end well: it is lost and the engine is wiped. Nothing read from it stays in `out`.
rvh_result rvh_mmio_give_up(uint8_t *out, size_t outlen);

RVH_INLINE void rvh_mmio_release(enum rvh_mmio_engine next)
{
    rvh_mmio_driver.owner = NULL;
    rvh_mmio_driver.engine = next;
}

#endif
