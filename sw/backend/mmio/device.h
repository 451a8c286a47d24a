// SPDX-License-Identifier: Apache-2.0
//
// The device interface of driver/driver.h for the memory-mapped peripheral. A job is one write of CMD.
//
// Between jobs OLEN holds the size of the longest digest, so that a digest does not require a write of OLEN.
//
// Without DMA a job is a sequence of commands and words through the windows: windows.c.

#ifndef RVH_MMIO_DEVICE_H
#define RVH_MMIO_DEVICE_H

#include "algorithms.h"
#include "driver.h"
#include "mmio_regs.h"
#include "wait.h"

uint32_t rvh_device_look(void);
int rvh_device_job(uint32_t word, const struct rvh_moves *moves);
int rvh_device_settle(void);

RVH_INLINE void rvh_device_wipe(void)
{
    mmio_command(OP_WIPE);
}

RVH_INLINE void rvh_device_unbuilt(void)
{
    mmio_clear_errors(UINT32_MAX);
}

RVH_INLINE uint32_t rvh_device_digest_size(rvh_alg alg)
{
    return rvh_algorithms[alg].digest;
}

enum { LONGEST_DIGEST = 64 };

#if !RVH_DMA
#include "windows.h"
#else

enum { RVH_DEVICE_UNIT = 1, RVH_DEVICE_KEEPS = 0, RVH_DEVICE_SAVES = 1 };

RVH_INLINE int rvh_device_do(uint32_t word, struct rvh_moves moves)
{
    struct mmio_list list;
    rvh_clean_for(&moves);
    if (moves.saved_len > 0 && moves.data == moves.saved + moves.saved_len) {
        mmio_source(moves.saved, moves.saved_len + moves.len);
        word |= MMIO_BIT(CMD, IN);
    } else if (moves.saved_len > 0 && moves.len > 0) {
        mmio_fragment(&list, 0, moves.saved, moves.saved_len);
        mmio_fragment(&list, 1, moves.data, moves.len);
#if RVH_REACH_LIMITED
        if (!rvh_reaches(&list, sizeof list)) { // the device does not reach the stack: two jobs
            const struct rvh_moves context = {.saved = moves.saved, .saved_len = moves.saved_len};
            const uint32_t behind = JOB_IN | JOB_FINISH | JOB_OUT | UINT32_C(0xff) << JOB_SUFFIX_AT;
            if (!rvh_device_job(word & ~behind, &context)) {
                return 0;
            }
            word &= behind;
            mmio_source(moves.data, moves.len);
        } else
#endif
        {
            rvh_cache_clean(&list, sizeof list);
            mmio_source(&list, 2);
            word |= MMIO_BIT(CMD, IN) | MMIO_BIT(CMD, LIST);
        }
    } else if (moves.saved_len > 0) {
        mmio_source(moves.saved, moves.saved_len);
        word |= MMIO_BIT(CMD, IN);
    } else {
        mmio_source(moves.data, moves.len);
    }
    mmio_destination(moves.to);
    mmio_room(moves.room);
    mmio_command(word);
    const size_t bytes = moves.saved_len + moves.len + moves.room; // computed while the job is active
    uint32_t status = rvh_driver.mode != RVH_WAIT_POLL ? rvh_mmio_sleep(bytes) : mmio_poll(bytes);
    if (!(status & MMIO_BIT(STATUS, JOB))) { // otherwise OLEN is locked
        mmio_room(LONGEST_DIGEST);
    }
    mmio_see_output();
    rvh_cache_invalidate(moves.to, moves.room);
    return !(status & (MMIO_BIT(STATUS, JOB) | MMIO_BIT(STATUS, FAILED)));
}

RVH_INLINE int rvh_device_takes(const uint8_t *data, size_t len)
{
    return rvh_reaches(data, len);
}

RVH_INLINE int rvh_device_quick(const uint8_t *data, size_t len)
{
    (void)data, (void)len;
    return 1;
}

RVH_INLINE void rvh_device_begin(rvh_alg alg, const uint8_t *data, size_t len)
{
    (void)alg;
    mmio_source(data, len);
}

enum { RVH_DEVICE_ENDS = 0 }; // the job can be late

int rvh_device_late(size_t len);

RVH_INLINE int rvh_device_end(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data, size_t len)
{
    const uint32_t over = MMIO_BIT(STATUS, JOB) | MMIO_BIT(STATUS, FAILED);
    (void)outlen, (void)data; // the device knows the length of a digest
    mmio_destination(out);
    mmio_command(OP_START | JOB_IN | JOB_FINISH | JOB_OUT | (uint32_t)alg << JOB_ALG_AT);
    rvh_driver.used++; // while the job is active
    size_t reads = MMIO_READS + len;
    do {
        uint32_t status = mmio_status();
        if (!(status & over)) {
            mmio_see_output();
            return 1;
        }
        if (!(status & MMIO_BIT(STATUS, JOB))) {
            break;
        }
    } while (--reads != 0);
    return 0;
}

RVH_INLINE int rvh_device_end_output(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data, size_t len)
{
    mmio_room(outlen);
    const int well = rvh_device_end(alg, out, outlen, data, len);
    if (!RVH_UNLIKELY(!well)) { // otherwise OLEN may be locked
        mmio_room(LONGEST_DIGEST);
    }
    return well;
}

// A list of fragments is an array of rvh_part if the device has as many address bits as the hart.
_Static_assert(sizeof(rvh_part) == 2 * sizeof(void *) && offsetof(rvh_part, len) == sizeof(void *), "a fragment");
enum { MMIO_FRAGMENTS = 65535 }; // of a list

RVH_INLINE int rvh_device_takes_parts(const rvh_part *parts, size_t count)
{
    return count - 1 < MMIO_FRAGMENTS && rvh_reaches(parts, count * sizeof *parts)
           && (!RVH_REACH_TOLD || rvh_reach_is_long());
}

RVH_INLINE int rvh_device_parts(rvh_alg alg, int resumes, uint8_t *out, size_t outlen, const rvh_part *parts,
                                size_t count, size_t bytes)
{
    mmio_source(parts, count);
    mmio_destination(out);
    mmio_room(outlen);
    mmio_command((resumes ? (uint32_t)OP_RESTORE : OP_START | (uint32_t)alg << JOB_ALG_AT) | JOB_IN | JOB_FINISH | JOB_OUT
                 | MMIO_BIT(CMD, LIST));
    rvh_driver.used++; // while the job is active
    const uint32_t status = mmio_poll(bytes + outlen);
    if (!(status & MMIO_BIT(STATUS, JOB))) {
        mmio_room(LONGEST_DIGEST);
    }
    mmio_see_output();
    return !(status & (MMIO_BIT(STATUS, JOB) | MMIO_BIT(STATUS, FAILED)));
}

RVH_INLINE int rvh_device_has_rows(void)
{
    return (rvh_driver.capability & MMIO_BIT(CAPABILITY, CHAINS)) != 0;
}

RVH_INLINE int rvh_device_row(unsigned alg, const void *description, size_t count, unsigned steps)
{
    enum { STEP_BYTES = 128 }; // of a message that takes at least as long as a step
    mmio_source(description, 0); // it has its length from its fields
    mmio_command(OP_CHAIN | (uint32_t)alg << JOB_ALG_AT);
    const size_t bytes = count * steps * STEP_BYTES; // while the job is active
    const uint32_t status = rvh_driver.mode != RVH_WAIT_POLL ? rvh_mmio_sleep(bytes) : mmio_poll(bytes);
    mmio_see_output();
    return !(status & (MMIO_BIT(STATUS, JOB) | MMIO_BIT(STATUS, FAILED)));
}

enum { RVH_DEVICE_REPLAYS = RVH_ENGINE_WORD <= 8 }; // every multiple of a word is between words

// A job changes neither DST nor OLEN, so most jobs need CMD alone.
RVH_INLINE int rvh_device_replay(rvh_alg alg, const uint8_t *data, size_t len, size_t skip, uint8_t *out, size_t outlen)
{
    const size_t whole = outlen & ~(size_t)(RVH_ENGINE_WORD - 1);
    uint32_t word = OP_START | JOB_IN | JOB_FINISH | JOB_OUT | (uint32_t)alg << JOB_ALG_AT, status;
    size_t room = 0;
    mmio_source(data, len);
    mmio_destination(out);
    rvh_driver.used++;
    do {
        const size_t n = skip == 0 ? outlen : skip < whole ? skip : whole;
        if (n != room) {
            mmio_room(n);
            room = n;
        }
        mmio_command(word);
        word = skip == 0 ? 0 : JOB_OUT;
        skip -= word == 0 ? 0 : n;
        status = mmio_poll(len + n);
    } while (word != 0 && !(status & (MMIO_BIT(STATUS, JOB) | MMIO_BIT(STATUS, FAILED))));
    if (!(status & MMIO_BIT(STATUS, JOB))) {
        mmio_room(LONGEST_DIGEST);
    }
    mmio_see_output();
    return !(status & (MMIO_BIT(STATUS, JOB) | MMIO_BIT(STATUS, FAILED)));
}

#endif
#endif
