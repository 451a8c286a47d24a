// SPDX-License-Identifier: Apache-2.0
//
// The driver of one engine, for every attachment that does jobs (docs/attach/mmio.md): who has the engine, messages in
// pieces, messages in one call. What the attachment is, is behind device.h.
//
// A message in the engine belongs to one context. When another one needs the engine, it is saved into a slot of the
// driver's own (pool.h), and goes back when it goes on. A context is written to in calls that name it, and in no other:
// it may be gone without a word.

#ifndef RVH_DRIVER_H
#define RVH_DRIVER_H

#include "rvh_backend.h"
#include "bytes.h"
#include "lock.h"
#include "reach.h"

#ifndef RVH_HARDWARE
#error "define RVH_HARDWARE, here and in everything that includes rvhash.h: a context of hardware is larger"
#endif

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
enum {
    PLACE_FRESH = 0, // nowhere: nothing of it has begun
    PLACE_HELD,      // in the engine or in a slot, under its ticket
    PLACE_SAVED,     // in the context's own saved[]
};

// Whose message is in the engine or in a slot: a context, by where it is and by its ticket. A ticket is a number that
// each job on a message makes new, so a context that was copied or moved, or put back as it was, is told apart.
struct rvh_owner {
    const rvh_ctx *at; // null: nobody
    uint32_t ticket;
};

struct rvh_driver {
    // Not 0 in a call: an interrupt handler must keep its hands off. AT_WORK, until the device stores there what became
    // of a job: a word that it could not store reads neither as one that is well nor as that of an earlier job.
    volatile int32_t at_work;
    union {
        struct {
            volatile uint8_t mode;   // of the device: 0 after start
            volatile uint8_t engine; // enum rvh_engine
            uint16_t zero;
        };
        volatile uint32_t state; // all of these
    };
    uint32_t capability;     // families of the device, bit 0 SHA-256, as rvh_algorithms has them
    uint32_t used;           // messages since boot
    struct rvh_owner owner;  // of the message in the engine
    uint32_t tickets;        // given so far
    uint8_t saved_size;      // of the message in the engine
    uint8_t in_output;       // it is an extendable output: the engine may have read ahead
    uint32_t fallbacks;      // messages that portable C works though the device knows their algorithm, since boot
};

extern struct rvh_driver rvh_driver;

enum { AT_WORK = 1 };

// The state when the engine is free and the device is in its first mode.
enum { STATE_USUAL = ENGINE_FREE << 8 };

// The driver is for one at a time. A handler that comes in between runs to its end before the code that it
// interrupted goes on: so no atomic instruction is needed. Others wait for the lock (lock.h). 0: it is at work.
RVH_INLINE int rvh_driver_enter(void)
{
    if (!RVH_LOCK()) {
        return 0;
    }
    int32_t at_work = rvh_driver.at_work, mine = AT_WORK;
    __asm__("" : "+r"(mine)); // before the jump: the load of `at_work` takes a cycle more
    if (RVH_UNLIKELY(at_work)) {
        RVH_UNLOCK();
        return 0;
    }
    rvh_driver.at_work = mine;
    __asm__ volatile("" ::: "memory");
    return 1;
}

RVH_INLINE void rvh_driver_leave(void)
{
    __asm__ volatile("" ::: "memory");
    rvh_driver.at_work = 0;
    RVH_UNLOCK();
}

// Is that family built? The device was looked at.
RVH_INLINE int rvh_driver_has(unsigned family)
{
    return rvh_driver.capability >> (family - 1) & 1; // bits in the order of rvh_algorithms
}

RVH_INLINE int rvh_driver_is(struct rvh_owner owner, const rvh_ctx *ctx)
{
    return owner.at == ctx && owner.ticket == ctx->u.hw.ticket;
}

// Portable C works a message of `alg` now: counted, unless the device does not have the algorithm. No lock is needed.
void rvh_driver_fell_back(unsigned alg);

// Look at the device if nobody has, end a wipe, save the message of another owner. 1: the engine can begin a message.
// 0: there is none to be had, or no room for the message that is in it.
int rvh_driver_make_free(void);

// The message of `ctx` is, or is about to be, in the engine.
void rvh_driver_own(rvh_ctx *ctx);

// Save the message in the engine into a slot. 1: the engine has none any more; it is lost if it could not be saved.
// 0: no slot is free, and nothing has changed.
int rvh_driver_evict(void);

// No context has a message in the engine.
void rvh_driver_disown(void);

// A context begins or ends at `ctx`. Whatever lay there is gone: nobody will ask for its messages.
// 1: one was in the engine, which is being wiped.
int rvh_driver_forget(const rvh_ctx *ctx);

// Give up what is in the engine, and whatever the driver knows of the device. Afterwards nothing moves to or from
// memory, if the device answers at all.
void rvh_driver_give_up(void);

// The engine is left with what nobody wants: clear it, without waiting.
void rvh_driver_drop(void);

// ---- what device.h offers ----
//
// Of memory it is given what rvh_reaches says is reached, but for the message of rvh_device_takes.
//
// uint32_t rvh_device_look(void);       families as in `capability`; 0: no device that this driver can use. It has no
//                                       message then, or is about to have none: rvh_device_settle
// int rvh_device_job(uint32_t word, const struct rvh_moves *moves);     do a job; 1: well
// int rvh_device_do(uint32_t word, struct rvh_moves moves);             the same, inline
// int rvh_device_takes(const uint8_t *data, size_t len);        inline; it can have this message whole, from there
// int rvh_device_quick(const uint8_t *data, size_t len);        inline; rvh_device_begin takes this message
// void rvh_device_begin(rvh_alg alg, const uint8_t *data, size_t len);  inline; the engine is free, the mode 0. A whole
//                                       message may begin to come from memory; nothing is written yet
// uint32_t rvh_device_digest_size(rvh_alg alg);  inline; bytes of the digest of an algorithm before RVH_SHAKE128
// int rvh_device_end(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data, size_t len);
//                                       inline; the same message: its digest, counted in `used`; 1: well. A wipe can
//                                       come instead
// RVH_DEVICE_UNIT                       bytes that it takes at a time: a message that goes on comes in multiples of them
// RVH_DEVICE_KEEPS                      bytes that a message keeps in its context until it begins (kept.h)
// RVH_DEVICE_SAVES                      1: it can save a message and restore it
// RVH_DEVICE_ENDS                       1: nothing of a job is under way when rvh_device_end returns
// int rvh_device_late(size_t len);      after an rvh_device_end that was not well: wait on; 1: it was well, but late
// void rvh_device_wipe(void);           begin a wipe
// int rvh_device_settle(void);          wait for the end of a wipe, or of a job that is given up; 1: well
// void rvh_device_unbuilt(void);        the last job did not go well because its algorithm is not built: forget it

int rvh_device_job(uint32_t word, const struct rvh_moves *moves);

// Do a job, whatever of its moves the device reaches. 1: well.
RVH_INLINE int rvh_driver_job(uint32_t word, const struct rvh_moves *moves)
{
#if RVH_REACH_LIMITED
    if (!rvh_reaches(moves->saved, moves->saved_len) || !rvh_reaches(moves->data, moves->len)
        || !rvh_reaches(moves->to, moves->room)) {
        return rvh_reach_job(word, moves);
    }
#endif
    return rvh_device_job(word, moves);
}

#endif
