// SPDX-License-Identifier: Apache-2.0
//
// Who has the engine: a message in it belongs to one context. When another one needs the engine, it is saved into its
// context, and goes back when it goes on. So any number of messages can be open.

#ifndef RVH_MMIO_ENGINE_H
#define RVH_MMIO_ENGINE_H

#include "rvh_backend.h"
#include "wait.h"

// CMD.OP
enum { OP_NONE = 0, OP_START = 1, OP_PAD = 3, OP_SAVE = 4, OP_RESTORE = 5, OP_WIPE = 6 };

enum rvh_mmio_engine {
    ENGINE_UNKNOWN = 0, // not looked at, or given up after an error
    ENGINE_ABSENT,      // no device that this driver knows, or a dead one
    ENGINE_WIPING,      // usable as soon as the job is over
    ENGINE_OWNED,       // a message is in it, or was when its owner ended
    ENGINE_FREE,
};

// Where a message in hardware is: rvh_ctx.u.hw.place
enum { PLACE_FRESH = 0, PLACE_ENGINE, PLACE_SAVED, PLACE_LOST };

struct rvh_mmio_driver {
    union {
        struct {
            volatile uint8_t at_work; // in a call: an interrupt handler must keep its hands off
            volatile uint8_t engine;  // enum rvh_mmio_engine
            volatile uint8_t mode;    // rvh_wait; the driver polls after start
            uint8_t zero;
        };
        volatile uint32_t state; // all of these
    };
    uint32_t capability; // of the device
    uint32_t used;            // messages since boot
    rvh_ctx *owner;           // whose message is in the engine, or null
};

extern struct rvh_mmio_driver rvh_mmio_driver;

// The state when a call has entered, the engine is free, and the driver polls.
enum { STATE_USUAL = 1 | ENGINE_FREE << 8 | RVH_WAIT_POLL << 16 };

// The driver is for one at a time. A handler that comes in between runs to its end before the code that it
// interrupted goes on: so no atomic instruction is needed. 0: it is at work.
RVH_INLINE int rvh_mmio_enter(void)
{
    if (RVH_UNLIKELY(rvh_mmio_driver.at_work)) {
        return 0;
    }
    rvh_mmio_driver.at_work = 1;
    __asm__ volatile("" ::: "memory");
    return 1;
}

RVH_INLINE void rvh_mmio_leave(void)
{
    __asm__ volatile("" ::: "memory");
    rvh_mmio_driver.at_work = 0;
}

// Between calls OLEN holds the size of the longest digest, so that it need not be written for each.
enum { LONGEST_DIGEST = 64 };

// Do a job that moves so many bytes in, and has output, `room` bytes at most, at `to`. SRC and LEN are set. 1: well.
int rvh_mmio_job(uint32_t word, size_t bytes, uint8_t *to, size_t room);

// Is `alg` built? The device was looked at.
RVH_INLINE int rvh_mmio_has(unsigned family)
{
    return rvh_mmio_driver.capability >> (family - 1) & 1; // bits in the order of rvh_algorithms
}

// Look at the device if nobody has, end a wipe, save the message of another owner. 1: the engine can begin a message.
int rvh_mmio_make_free(void);

// The message of `ctx` is, or is about to be, in the engine.
void rvh_mmio_own(rvh_ctx *ctx);

// Save the message of the owner into its context. 1: well.
int rvh_mmio_evict(void);

// Give up what is in the engine, and whatever the driver knows of the device.
void rvh_mmio_give_up(void);

// The engine is left with a message that nobody wants: clear it, without waiting.
void rvh_mmio_drop(void);

#endif
