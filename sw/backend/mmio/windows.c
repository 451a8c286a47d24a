// SPDX-License-Identifier: Apache-2.0

#include "device.h"

#include "saved.h"

#if !RVH_DMA

// ---- words ----

// Write `len` bytes, whole words, in memory order. `data` may be unaligned.
static void push(const uint8_t *data, size_t len)
{
    const uint8_t *end = data + len;
    if (rvh_is_aligned4(data)) {
        for (const uint8_t *stop = end - (len & 15); data != stop; data += 16) {
            const uint32_t a = rvh_load32_aligned(data), b = rvh_load32_aligned(data + 4);
            const uint32_t c = rvh_load32_aligned(data + 8), d = rvh_load32_aligned(data + 12);
            mmio_push(a), mmio_push(b), mmio_push(c), mmio_push(d);
        }
        for (; data != end; data += 4) {
            mmio_push(rvh_load32_aligned(data));
        }
    } else {
        for (; data != end; data += 4) {
            mmio_push(rvh_load32(data));
        }
    }
}

static void pop(uint8_t *to, size_t len)
{
    for (; len >= 4; len -= 4, to += 4) {
        if (rvh_is_aligned4(to)) {
            rvh_store32_aligned(to, mmio_pop());
        } else {
            rvh_store32(to, mmio_pop());
        }
    }
    for (uint32_t word = len > 0 ? mmio_pop() : 0; len > 0; len--, word >>= 8) {
        *to++ = (uint8_t)word;
    }
}

// ---- commands ----

// Start a command and wait for its end. 1: success.
static int command(uint32_t word)
{
    const uint32_t bad = MMIO_BIT(STATUS, JOB) | MMIO_BIT(STATUS, FAILED);
    mmio_command(word);
    return !((rvh_driver.mode != RVH_WAIT_POLL ? rvh_mmio_sleep(0) : mmio_poll(0)) & bad);
}

// Wait until the engine has loaded a context. 1: the message can continue.
static int is_loaded(void)
{
    struct mmio_patience patience = rvh_mmio_patience_for(RVH_SAVED_MAX);
    for (;;) {
        int over = rvh_mmio_over(&patience);
        uint32_t status = mmio_status();
        if (over || !(status & MMIO_BIT(STATUS, LOAD))) {
            return (status & (MMIO_BIT(STATUS, ABSORB) | MMIO_BIT(STATUS, DONE))) != 0;
        }
    }
}

// Read a context into `room` bytes; its header gives its length. 1: it fits.
static int take_context(uint8_t *to, size_t room)
{
    pop(to, RVH_SAVED_STATE);
    const size_t unread = (rvh_load16(to + RVH_SAVED_UNREAD) + 15u) & ~15u;
    const size_t size = rvh_saved_size((rvh_alg)to[RVH_SAVED_ALG]) + unread;
    if (size < RVH_SAVED_STATE || size > room) {
        return 0;
    }
    pop(to + RVH_SAVED_STATE, size - RVH_SAVED_STATE);
    return 1;
}

static uint32_t tail_of(const uint8_t *data, size_t n)
{
    uint32_t word = 0;
    while (n > 0) {
        word = word << 8 | data[--n];
    }
    return word;
}

int rvh_device_job(uint32_t word, const struct rvh_moves *moves)
{
    const uint32_t end = JOB_FINISH | UINT32_C(0xff) << JOB_SUFFIX_AT;
    const uint32_t no_use = MMIO_BIT(ERROR, MSG) | MMIO_BIT(ERROR, OUT);
    mmio_clear_errors(no_use); // errors of an earlier job
    if ((word & OP_MASK) != OP_NONE && !command(word & ~(end | JOB_IN | JOB_OUT))) {
        return 0;
    }
    if (moves->saved_len > 0) {
        push(moves->saved, moves->saved_len);
        if (!is_loaded()) {
            return 0;
        }
    }
    const size_t tail = word & JOB_IN ? moves->len & 3 : 0;
    if (word & JOB_IN) {
        push(moves->data, moves->len - tail);
    }
    if (word & JOB_FINISH) {
        mmio_tail(tail_of(moves->data + (moves->len - tail), tail));
        if (!command((word & end) | MMIO_FIELD(CMD, TAIL, tail))) {
            return 0;
        }
    }
    if ((word & OP_MASK) == OP_SAVE) {
        if (!take_context(moves->to, moves->room)) {
            return 0;
        }
    } else if (word & JOB_OUT) {
        pop(moves->to, moves->room);
    }
    return !(mmio_errors() & no_use); // a word that the device did not expect, or could not return
}

#endif
