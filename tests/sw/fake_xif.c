// SPDX-License-Identifier: Apache-2.0
//
// The coprocessor in front of the model of the engine. Two instructions wait while nobody asks for their end: what they
// read and write is read and written as late as can be.

#include <string.h>

#include "fake_cache.h"
#include "fake_engine.h"
#include "fake_rows.h"

enum { DEPTH = 2 };

struct instruction {
    enum { START, ABSORB, FINISH, FEED, DRAIN, SAVE, RESTORE, SUFFIX, PAD, WIPE, STATUS, CHAIN } verb;
    uint32_t word; // mode, suffix, bytes or last
    fake_operand low, high;
    const void *from;
    void *to;
    volatile int32_t *status;
    size_t bytes;
};

uint32_t fake_xif_pushes;

static struct instruction queue[DEPTH];
static unsigned waiting;

static struct {
    int opens; // the next instruction begins a message, with this
    uint32_t mode, suffix;
    int moved; // since the last status word: it was a job
} core;

// The START that stood for the message is told. An instruction goes on without it too.
static int open_message(void)
{
    if (!core.opens) {
        return 1;
    }
    core.opens = 0;
    return fake_start(core.mode & 15, core.mode >> 4 & 7, core.mode >> 7 & 1);
}

static uint32_t status_word(void)
{
    const uint32_t built = (15 | (sizeof(fake_operand) == 8) << 4) ^ (fake_is.capability_flip & 31);
    const uint32_t address = sizeof(fake_operand) == 8 ? fake_address_bits() / 8 - 4 : 0;
#ifdef RVH_CHAINS
    const uint32_t chains = 1 << 7;
#else
    const uint32_t chains = 0;
#endif
    uint32_t word = fake_state | chains | built << 8 | address << 13 | fake_errors << 16 | (fake_is.capability_flip & (UINT32_C(7) << 28));
    fake_errors = 0;
    if (fake_is.bad_status != 0 && --fake_is.bad_status == 0) {
        word |= fake_is.status_flip;
    }
    if (core.moved && fake_is.bad_job != 0) {
        fake_is.bad_job--;
    }
    core.moved = 0;
    return word | (word & 0x0fff0000 ? UINT32_C(1) << 31 : 0);
}

// 1: this one moves bytes, and gets a bus error.
static int fails(void)
{
    core.moved = 1;
    if (fake_is.bad_job != 1) {
        return 0;
    }
    core.opens = 0;
    fake_bus_error();
    return 1;
}

static void feed(const struct instruction *i)
{
    if (!open_message() || !fake_is_in(FAKE_ABSORB) || fails()) {
        return;
    }
    fake_take(i->from, i->bytes);
    if (i->word) {
        fake_finish(core.suffix);
    }
}

// So many bytes of the operands. 0: there is no message for them.
static int absorb(const struct instruction *i, size_t bytes)
{
    uint8_t data[2 * sizeof(fake_operand)];
    if (!open_message()) {
        return 0;
    }
    if (fake_state != FAKE_ABSORB) {
        fake_errors |= FAKE_MSG;
        return 0;
    }
    if (fails()) {
        return 0;
    }
    memcpy(data, &i->low, sizeof i->low);
    memcpy(data + sizeof i->low, &i->high, sizeof i->high);
    fake_take_near(data, bytes);
    return 1;
}

static void run(const struct instruction *i)
{
    switch (i->verb) {
    case START:
        core.opens = 1;
        core.mode = i->word;
        break;
    case SUFFIX: core.suffix = i->word; break;
    case FEED: feed(i); break;
    case ABSORB: absorb(i, 2 * sizeof(fake_operand)); break;
    case FINISH:
        if (i->word > 0 && !absorb(i, i->word)) {
            break;
        }
        open_message();
        fake_finish(core.suffix);
        break;
    case DRAIN:
        open_message();
        if (fake_is_in(FAKE_DONE | FAKE_SAVE) && !fails()) {
            fake_give(i->to, i->bytes);
        }
        break;
    case SAVE:
        open_message();
        if (fake_save() && !fails()) {
            fake_give(i->to, i->bytes);
        }
        break;
    case RESTORE:
        core.opens = 0;
        if (fake_restore() && !fails()) {
            fake_take(i->from, i->bytes);
        }
        break;
#ifdef RVH_CHAINS
    case CHAIN:
        core.opens = 0;
        if (!fails()) {
            fake_row_job(i->word & 15, i->from, sizeof(fake_operand) == 8 ? fake_address_bits() : 32);
        }
        break;
#else
    case CHAIN: break;
#endif
    case PAD:
        open_message();
        fake_pad();
        break;
    case WIPE:
        core.opens = 0;
        core.suffix = 0;
        fake_wipe();
        fake_state = fake_is.never_idle ? FAKE_BUSY : FAKE_IDLE;
        break;
    case STATUS:
        if (fake_is.lost_status != 0 && --fake_is.lost_status == 0) {
            fake_errors |= FAKE_WRITE; // memory refuses the word: the next one tells the errors
        } else if (fake_access((const void *)i->status, sizeof *i->status)) {
            const int32_t word = (int32_t)status_word();
            fake_store((void *)i->status, &word, sizeof word);
        }
        break;
    }
}

static void run_down_to(unsigned left)
{
    unsigned done = 0;
    while (waiting - done > left) {
        run(&queue[done++]);
    }
    for (unsigned i = done; i < waiting; i++) {
        queue[i - done] = queue[i];
    }
    waiting -= done;
}

static void post(struct instruction instruction)
{
    fake_point();
    run_down_to(DEPTH - 1);
    queue[waiting++] = instruction;
}

void rvh_xif_start(uint32_t mode)
{
    post((struct instruction){.verb = START, .word = mode});
}

void rvh_xif_finish(fake_operand low, fake_operand high, unsigned n)
{
    fake_xif_pushes += n != 0;
    post((struct instruction){.verb = FINISH, .low = low, .high = high, .word = n});
}

void rvh_xif_absorb(fake_operand low, fake_operand high)
{
    fake_xif_pushes++;
    post((struct instruction){.verb = ABSORB, .low = low, .high = high});
}

// Both write back: the processor waits for them.
uint32_t fake_xif_word(void)
{
    fake_point();
    run_down_to(0);
    open_message();
    return fails() ? 0 : fake_pop();
}

uint32_t fake_xif_getstatus(void)
{
    fake_point();
    run_down_to(0);
    return status_word();
}

void rvh_xif_feed(const void *from, size_t bytes, int last)
{
    post((struct instruction){.verb = FEED, .from = from, .bytes = bytes, .word = last != 0});
}

void rvh_xif_drain(void *to, size_t room)
{
    post((struct instruction){.verb = DRAIN, .to = to, .bytes = room});
}

void rvh_xif_save(void *to, size_t room)
{
    post((struct instruction){.verb = SAVE, .to = to, .bytes = room});
}

void rvh_xif_restore(const void *from, size_t bytes)
{
    post((struct instruction){.verb = RESTORE, .from = from, .bytes = bytes});
}

void rvh_xif_chain(const void *from, fake_operand alg)
{
    post((struct instruction){.verb = CHAIN, .from = from, .word = (uint32_t)alg});
}

void rvh_xif_suffix(uint32_t suffix)
{
    post((struct instruction){.verb = SUFFIX, .word = suffix & 0xff});
}

void rvh_xif_pad(void)
{
    post((struct instruction){.verb = PAD});
}

void rvh_xif_wipe(void)
{
    run_down_to(0); // what is given up is read while it is there: the caller does not wait for a wipe
    post((struct instruction){.verb = WIPE});
}

void rvh_xif_status(volatile int32_t *to)
{
    post((struct instruction){.verb = STATUS, .status = to});
}

void rvh_xif_wait(void)
{
    fake_point();
    run_down_to(0);
}

void fake_rest(void)
{
    run_down_to(0);
}

void fake_reset(void)
{
    waiting = 0;
    memset(&core, 0, sizeof core);
    fake_reset_engine();
}
