// SPDX-License-Identifier: Apache-2.0
//
// The driver of one engine, for every attachment that processes jobs (docs/attach/mmio.md): ownership of the engine,
// messages in pieces, messages in one call. device.h hides the attachment.
//
// A message in the engine belongs to one context. When another context needs the engine, the driver saves the message
// into one of its slots (pool.h), and restores it when the message continues. The driver writes to a context only in
// calls that name it: a context may be discarded without notice.

#ifndef RVH_DRIVER_H
#define RVH_DRIVER_H

#include "rvh_backend.h"
#include "bytes.h"
#include "cache.h"
#include "lock.h"
#include "reach.h"

#ifndef RVH_HARDWARE
#error "define RVH_HARDWARE, here and in everything that includes rvhash.h: a context of hardware is larger"
#endif

// ---- a job: an operation, bytes in, the end of the message, bytes out; bits as in register CMD ----

enum { OP_NONE = 0, OP_START = 1, OP_CHAIN = 2, OP_PAD = 3, OP_SAVE = 4, OP_RESTORE = 5, OP_WIPE = 6, OP_MASK = 7 };
enum {
    JOB_ALG_AT = 8,
    JOB_IN = 1 << 12,
    JOB_FINISH = 1 << 14,
    JOB_OUT = 1 << 15,
    JOB_RATE_AT = 16,
    JOB_SHORT = 1 << 19,
    JOB_SUFFIX_AT = 24,
};

// The data of a job. RESTORE reads `saved` first, and then `data` if the word has IN.
struct rvh_moves {
    const uint8_t *saved;
    size_t saved_len;
    const uint8_t *data;
    size_t len;
    uint8_t *to;
    size_t room;
};

// ---- ownership of the engine ----

enum rvh_engine {
    ENGINE_UNKNOWN = 0, // not probed, or aborted after an error
    ENGINE_ABSENT,      // no device that this driver supports, or a device that does not respond
    ENGINE_WIPING,      // free as soon as the active job has ended
    ENGINE_OWNED,       // a message is in the engine, or was when its owner ended
    ENGINE_FREE,
};

// Where a message in hardware is: rvh_ctx.u.hw.place
enum {
    PLACE_FRESH = 0, // nowhere: the message has not begun
    PLACE_HELD,      // in the engine or in a slot, under its ticket
    PLACE_SAVED,     // in saved[] of the context
};

// The owner of the message in the engine or in a slot: a context, identified by its address and its ticket. Each job on
// a message assigns a new ticket. The driver therefore detects a context that was copied, moved, or set back to an
// earlier value.
struct rvh_owner {
    const rvh_ctx *at; // null: nobody
    uint32_t ticket;
};

struct rvh_driver {
    // Not 0 during a call: an interrupt handler must not use the driver. AT_WORK until the device stores the result of
    // a job here. If the device cannot store it, the value is neither a success nor the result of an earlier job.
    volatile int32_t at_work RVH_OWN_LINE;
    union {
        struct {
            volatile uint8_t mode;   // of the device: 0 after start
            volatile uint8_t engine; // enum rvh_engine
            uint16_t zero;
        };
        volatile uint32_t state; // mode, engine and zero
    } RVH_OWN_LINE;
    uint32_t capability;     // families of the device, bit 0 SHA-256, in the order of rvh_algorithms
    uint32_t used;           // messages since boot
    struct rvh_owner owner;  // of the message in the engine
    uint32_t tickets;        // tickets assigned so far
    uint8_t saved_size;      // of the message in the engine
    uint8_t in_output;       // the message is an extendable output: the engine may have read ahead
    uint8_t slots;           // with a message
    uint32_t fallbacks;      // messages since boot that portable C hashed although the device supports them
};

extern struct rvh_driver rvh_driver;

enum { AT_WORK = 1 };

// The state when the engine is free and the device is in its first mode.
enum { STATE_USUAL = ENGINE_FREE << 8 };

// Enter the driver, which serves one call at a time. 0: another call is active. A handler that interrupts a call runs
// to its end before that call continues, so no atomic instruction is needed. Other tasks wait for the lock (lock.h).
RVH_INLINE int rvh_driver_enter(void)
{
    if (!RVH_LOCK()) {
        return 0;
    }
    int32_t at_work = rvh_driver.at_work, mine = AT_WORK;
    __asm__("" : "+r"(mine)); // before the branch: the load of `at_work` takes one more cycle
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

// Is the family built? The device must have been probed.
RVH_INLINE int rvh_driver_has(unsigned family)
{
    return rvh_driver.capability >> (family - 1) & 1; // bits in the order of rvh_algorithms
}

RVH_INLINE int rvh_driver_is(struct rvh_owner owner, const rvh_ctx *ctx)
{
    return owner.at == ctx && owner.ticket == ctx->u.hw.ticket;
}

// Count a message of `alg` that portable C hashes, unless the device lacks the algorithm. No lock is needed.
void rvh_driver_fell_back(unsigned alg);

// Make the engine free: probe the device if that was not done, wait for the end of a wipe, save the message of another
// owner. 1: the engine can begin a message. 0: the engine is absent, or no slot is free for the message in it.
int rvh_driver_make_free(void);

// The message of `ctx` is, or is about to be, in the engine.
void rvh_driver_own(rvh_ctx *ctx);

// Save the message in the engine into a slot. 1: the engine holds no message; the message is lost if it could not be
// saved. 0: no slot is free, and nothing has changed.
int rvh_driver_evict(void);

enum { RVH_ENGINE_WORD = RVH_ENGINE_WIDTH / 8 }; // bytes of a word of the engine

// CAPABILITY.WORD and its like of an engine with words of RVH_ENGINE_WORD bytes.
enum { RVH_ENGINE_WORD_CODE = RVH_ENGINE_WIDTH / 32 - 1 };

// Mark the engine as free: it holds no message of a context.
void rvh_driver_disown(void);

// A context begins or ends at `ctx`: discard every message whose context overlaps it. 1: one of them was in the engine,
// and a wipe was started.
int rvh_driver_forget(const rvh_ctx *ctx);

// Abort the engine's job and discard what the driver knows about the device. Afterwards the device accesses no memory,
// if it responds at all.
void rvh_driver_give_up(void);

// Start to wipe the engine, whose content is no longer needed. Does not wait for the end.
void rvh_driver_drop(void);

// ---- the interface of device.h ----
//
// rvh_reaches is true for all memory that is passed to these functions, except the message of rvh_device_takes;
// rvh_may_write is true for all that the device writes, except the slots, which have lines of their own. A job cleans
// and invalidates its memory (cache.h). With such a cache, rvh_device_begin and what follows it are not used.
//
// uint32_t rvh_device_look(void);       probe the device; returns families as in `capability`. 0: no device that this
//                                       driver can use. Afterwards the device holds no message, or is being wiped:
//                                       rvh_device_settle waits for that
// int rvh_device_job(uint32_t word, const struct rvh_moves *moves);     do a job; 1: success
// int rvh_device_do(uint32_t word, struct rvh_moves moves);             the same, inline
// int rvh_device_takes(const uint8_t *data, size_t len);        inline; 1: the device can read the whole message there
// int rvh_device_quick(const uint8_t *data, size_t len);        inline; 1: rvh_device_begin accepts this message
// void rvh_device_begin(rvh_alg alg, const uint8_t *data, size_t len);  inline; requires a free engine and mode 0. The
//                                       device may begin to read the message; it writes nothing yet
// uint32_t rvh_device_digest_size(rvh_alg alg);  inline; digest size in bytes, for algorithms before RVH_SHAKE128
// int rvh_device_end(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data, size_t len);
//                                       inline; writes the digest of the message of rvh_device_begin and counts the
//                                       message in `used`; 1: success. A wipe may be called instead
// int rvh_device_end_output(alg, out, outlen, data, len);    the same for extendable output
// int rvh_device_parts(rvh_alg alg, int resumes, uint8_t *out, size_t outlen, const rvh_part *parts, size_t count,
//                      size_t bytes);   inline; hash a message in parts, of `bytes` bytes, and count it in `used`; 1:
//                                       success. `resumes`: parts[0] is a saved message. Requires a free engine and mode 0
// int rvh_device_takes_parts(const rvh_part *parts, size_t count);    inline; 1: rvh_device_parts accepts this list
// RVH_DEVICE_REPLAYS                    1: rvh_device_replay can be used
// int rvh_device_replay(rvh_alg alg, const uint8_t *data, size_t len, size_t skip, uint8_t *out, size_t outlen);
//                                       inline; hash a message, write `skip` bytes of its output over `out` in pieces,
//                                       then `outlen` bytes there, and count the message in `used`; 1: success. Requires
//                                       a free engine and mode 0; outlen is more than a word, skip ends between words
// int rvh_device_has_rows(void);        inline; 1: rvh_device_row can be used
// int rvh_device_row(unsigned alg, const void *description, size_t count, unsigned steps);  inline; run a row of so many
//                                       chains, of so many steps each at most; 1: success. Requires a free engine
// RVH_DEVICE_UNIT                       bytes of a transfer: all pieces of a message but the last are multiples of it
// RVH_DEVICE_KEEPS                      bytes that a message keeps in its context until it begins (kept.h)
// RVH_DEVICE_SAVES                      1: the device can save and restore a message
// RVH_DEVICE_ENDS                       1: no job is active when rvh_device_end returns
// int rvh_device_late(size_t len);      after rvh_device_end has failed: keep waiting; 1: success, but late
// void rvh_device_wipe(void);           start a wipe
// int rvh_device_settle(void);          wait for the end of a wipe or of an aborted job; 1: success
// void rvh_device_unbuilt(void);        the last job failed because its algorithm is not built: clear its error

int rvh_device_job(uint32_t word, const struct rvh_moves *moves);

// Before a job: memory has what the device reads, and no line that it writes is dirty.
RVH_INLINE void rvh_clean_for(const struct rvh_moves *moves)
{
    rvh_cache_clean(moves->saved, moves->saved_len);
    rvh_cache_clean(moves->data, moves->len);
    rvh_cache_clean(moves->to, moves->room);
}

// Do a job, whether or not the device reaches its memory. 1: success.
RVH_INLINE int rvh_driver_job(uint32_t word, const struct rvh_moves *moves)
{
#if RVH_STAGED
    if (!rvh_reaches(moves->saved, moves->saved_len) || !rvh_reaches(moves->data, moves->len)
        || !rvh_may_write(moves->to, moves->room)) {
        return rvh_reach_job(word, moves);
    }
#endif
    return rvh_device_job(word, moves);
}

#endif
