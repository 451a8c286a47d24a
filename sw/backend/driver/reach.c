// SPDX-License-Identifier: Apache-2.0
//
// Jobs on memory that the device does not reach, or may not write because other data is on the same cache line: split
// into jobs that go through the driver's memory part by part.

#include "device.h"
#include "driver.h"
#include "pool.h"

#if RVH_REACH_TOLD
uint8_t rvh_reach_bits;
#endif

#if RVH_STAGED

// Used by one call at a time, as the driver is. Large enough for a saved message, which the device reads and writes
// whole.
static uint8_t stage[RVH_LINES_OF(RVH_SAVED_MAX)] __attribute__((aligned(RVH_LINE > 8 ? RVH_LINE : 8)));

#if RVH_REACH_LIMITED
int rvh_reach_is_enough(void)
{
    return rvh_reaches(stage, sizeof stage) && rvh_reaches((const void *)&rvh_driver.at_work, sizeof rvh_driver.at_work)
           && rvh_pool_is_reached();
}
#endif

// The next part of `left` bytes of output at `to`, in whole words except at its end: as many lines as are complete, or
// what comes before them, through the stage. *direct: the device may write them there.
static size_t part_of(const uint8_t *to, size_t left, int *direct)
{
    size_t n = left < sizeof stage ? left : sizeof stage;
    *direct = 0;
    if (RVH_CACHED && left > sizeof stage && rvh_reaches(to, left)) {
        const size_t before = -(uintptr_t)to & (RVH_LINE - 1);
        if (before == 0) {
            n = left & ~(size_t)(RVH_LINE - 1);
            *direct = 1;
        } else if (before % 4 == 0) {
            n = before;
        }
    }
    return n;
}

// Restore a context by a job of its own: the data after it needs the stage.
static int restore(uint32_t word, const struct rvh_moves *all)
{
    struct rvh_moves part = {.saved = all->saved, .saved_len = all->saved_len};
    if (!rvh_reaches(all->saved, all->saved_len)) {
        memcpy(stage, all->saved, all->saved_len);
        part.saved = stage;
    }
    return rvh_device_job(word, &part);
}

static int in_parts(uint32_t word, const struct rvh_moves *all)
{
    const uint32_t end = JOB_FINISH | JOB_OUT | UINT32_C(0xff) << JOB_SUFFIX_AT;
    struct rvh_moves part = {.data = all->data, .len = all->len};
    size_t left = all->room;
    uint8_t *to = all->to;
    if (all->saved_len > 0) {
        if (!restore(word & ~(end | JOB_IN), all)) {
            return 0;
        }
        word &= ~(uint32_t)OP_MASK;
        if (word == 0) { // nothing is left to do, and the device refuses an empty job
            return 1;
        }
    }
    if ((word & JOB_IN) && !rvh_reaches(all->data, all->len)) {
        const uint8_t *data = all->data;
        for (part.data = stage, part.len = sizeof stage;; data += sizeof stage) {
            size_t rest = all->len - (size_t)(data - all->data);
            if (rest <= sizeof stage) {
                memcpy(stage, data, part.len = rest);
                break;
            }
            memcpy(stage, data, sizeof stage);
            if (!rvh_device_job(word & ~end, &part)) {
                return 0;
            }
            word &= end | JOB_IN; // the message has begun
        }
    }
    if (!(word & JOB_OUT) || rvh_may_write(to, left)) {
        part.to = to, part.room = left;
        return rvh_device_job(word, &part);
    }
    do {
        int direct;
        size_t n = part_of(to, left, &direct);
        part.to = direct ? to : stage, part.room = n;
        if (!rvh_device_job(word, &part)) {
            return 0;
        }
        if (!direct) {
            memcpy(to, stage, n);
        }
        to += n, left -= n;
        part = (struct rvh_moves){0};
        word = JOB_OUT;
    } while (left > 0);
    return 1;
}

int rvh_reach_job(uint32_t word, const struct rvh_moves *moves)
{
    int well = in_parts(word, moves);
    if (well) {
        rvh_reach_clear();
    }
    return well;
}

void rvh_reach_clear(void)
{
    rvh_clear_words(stage, sizeof stage);
}

#endif
