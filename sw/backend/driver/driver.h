// SPDX-License-Identifier: Apache-2.0
//
// The driver of one engine, for every attachment that does jobs (docs/attach/mmio.md): who has the engine, messages in
// pieces, messages in one call. What the attachment is, is behind device.h.
//
// A message in the engine belongs to one context. When another one needs the engine, it is saved into its context, and
// goes back when it goes on. So any number of messages can be open.

#ifndef RVH_DRIVER_H
#define RVH_DRIVER_H

#include "rvh_backend.h"
#include "bytes.h"

// ---- a job: what the engine is told, bytes in, the end of the message, bytes out; bits as in register CMD ----

enum { OP_NONE = 0, OP_START = 1, OP_PAD = 3, OP_SAVE = 4, OP_RESTORE = 5, OP_WIPE = 6, OP_MASK = 7 };
enum {
    JOB_ALG_AT = 8,
    JOB_IN = 1 << 12,
    JOB_FINISH = 1 << 14,
    JOB_OUT = 1 << 15,
    JOB_RATE_AT = 16,
    JOB_SHORT = 1 << 19,
    JOB_SUFFIX_AT = 24,
};

// What a job moves. RESTORE takes `saved` first, and then `data` if the word has IN.
struct rvh_moves {
    const uint8_t *saved;
    size_t saved_len;
    const uint8_t *data;
    size_t len;
    uint8_t *to;
    size_t room;
};

// ---- who has the engine ----

enum rvh_engine {
    ENGINE_UNKNOWN = 0, // not looked at, or given up after an error
    ENGINE_ABSENT,      // no device that this driver knows, or a dead one
    ENGINE_WIPING,      // usable as soon as the job is over
    ENGINE_OWNED,       // a message is in it, or was when its owner ended
    ENGINE_FREE,
};

// Where a message in hardware is: rvh_ctx.u.hw.place
enum { PLACE_FRESH = 0, PLACE_ENGINE, PLACE_SAVED, PLACE_LOST };

struct rvh_driver {
    union {
        struct {
            volatile uint8_t at_work; // in a call: an interrupt handler must keep its hands off
            volatile uint8_t engine;  // enum rvh_engine
            volatile uint8_t mode;    // of the device: 0 after start
            uint8_t zero;
        };
        volatile uint32_t state; // all of these
    };
    uint32_t capability;      // families of the device, bit 0 SHA-256, as rvh_algorithms has them
    uint32_t used;            // messages since boot
    rvh_ctx *owner;           // whose message is in the engine, or null
    volatile int32_t result;  // for the device
};

extern struct rvh_driver rvh_driver;

// The state when a call has entered, the engine is free, and the device is in its first mode.
enum { STATE_USUAL = 1 | ENGINE_FREE << 8 };

// The driver is for one at a time. A handler that comes in between runs to its end before the code that it
// interrupted goes on: so no atomic instruction is needed. 0: it is at work.
RVH_INLINE int rvh_driver_enter(void)
{
    uint8_t at_work = rvh_driver.at_work, one = 1;
    __asm__("" : "+r"(one)); // before the jump: the load of `at_work` takes a cycle more
    if (RVH_UNLIKELY(at_work)) {
        return 0;
    }
    rvh_driver.at_work = one;
    __asm__ volatile("" ::: "memory");
    return 1;
}

RVH_INLINE void rvh_driver_leave(void)
{
    __asm__ volatile("" ::: "memory");
    rvh_driver.at_work = 0;
}

// Is that family built? The device was looked at.
RVH_INLINE int rvh_driver_has(unsigned family)
{
    return rvh_driver.capability >> (family - 1) & 1; // bits in the order of rvh_algorithms
}

// Look at the device if nobody has, end a wipe, save the message of another owner. 1: the engine can begin a message.
int rvh_driver_make_free(void);

// The message of `ctx` is, or is about to be, in the engine.
void rvh_driver_own(rvh_ctx *ctx);

// Save the message of the owner into its context. 1: well.
int rvh_driver_evict(void);

// Give up what is in the engine, and whatever the driver knows of the device.
void rvh_driver_give_up(void);

// The engine is left with a message that nobody wants: clear it, without waiting.
void rvh_driver_drop(void);

// ---- what device.h offers ----
//
// uint32_t rvh_device_look(void);       families as in `capability`; 0: no device that this driver can use. It has no
//                                       message then, or is about to have none: rvh_device_settle
// int rvh_device_job(uint32_t word, const struct rvh_moves *moves);     do a job; 1: well
// int rvh_device_do(uint32_t word, struct rvh_moves moves);             the same, inline
// int rvh_device_quick(const uint8_t *data, size_t len);        inline; rvh_device_begin takes this message
// void rvh_device_begin(rvh_alg alg, const uint8_t *data, size_t len);  inline; the engine is free, the mode 0. A whole
//                                       message may begin to come from memory; nothing is written yet
// uint32_t rvh_device_digest_size(rvh_alg alg);  inline; bytes of the digest of an algorithm before RVH_SHAKE128
// int rvh_device_end(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data, size_t len);
//                                       inline; the same message: its digest, counted in `used`; 1: well. A wipe can
//                                       come instead
// void rvh_device_wipe(void);           begin a wipe
// int rvh_device_settle(void);          wait for the end of a wipe; 1: well
// void rvh_device_unbuilt(void);        the last job did not go well because its algorithm is not built: forget it

#endif
