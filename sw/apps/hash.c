// SPDX-License-Identifier: Apache-2.0
//
// The mailbox application: fetches jobs from the simulator, hashes them, and returns output and cost.
// Only the calls of the hash API are counted, not the mailbox.

#include "counters.h"
#include "rvhash.h"
#include "simdev.h"

enum { CHUNK_BYTES = 65536, OUT_BYTES = 4096 };

static uint8_t message[CHUNK_BYTES] __attribute__((aligned(16), section(".noinit")));
static uint8_t output[OUT_BYTES] __attribute__((aligned(16), section(".noinit")));

static uint64_t cycles, instructions;     // spent in the hash calls of this job
static uint32_t cycles_0, instructions_0; // readings before the current call

static inline void count_begin(void)
{
    instructions_0 = counters_instructions();
    cycles_0 = counters_cycles(); // last, so that the other reads are not counted
}

static inline void count_end(void)
{
    uint32_t cycles_1 = counters_cycles();
    uint32_t instructions_1 = counters_instructions();
    cycles += cycles_1 - cycles_0;
    instructions += instructions_1 - instructions_0;
}

// Fetch the next chunk into `message`. Returns its length; *last: whether it is the last chunk.
static uint32_t fetch_chunk(int *last)
{
    simdev_write(SIMDEV_CHUNK_ADDR, (uint32_t)(uintptr_t)message);
    simdev_write(SIMDEV_CHUNK_MAX, CHUNK_BYTES);
    uint32_t answer = simdev_read(SIMDEV_CHUNK_LEN);
    SIMDEV_INVALIDATE(message, CHUNK_BYTES);
    *last = (int)(answer >> 31);
    return answer & 0x7fffffffu;
}

static void deliver(uint32_t bytes)
{
    SIMDEV_CLEAN(output, bytes);
    simdev_write(SIMDEV_OUT_ADDR, (uint32_t)(uintptr_t)output);
    simdev_write(SIMDEV_OUT_BYTES, bytes);
}

static rvh_status one_shot(rvh_alg alg, uint32_t len, uint32_t outlen)
{
    count_begin();
    rvh_status status = rvh_hash(alg, output, outlen, message, len);
    count_end();
    if (status == RVH_OK) {
        deliver(outlen);
    }
    return status;
}

static rvh_status in_pieces(rvh_alg alg, uint32_t len, int last, uint32_t outlen)
{
    static rvh_ctx ctx;
    count_begin();
    rvh_status status = rvh_init(&ctx, alg);
    count_end();
    while (status == RVH_OK) {
        count_begin();
        status = rvh_update(&ctx, message, len);
        count_end();
        if (last) {
            break;
        }
        len = fetch_chunk(&last);
    }
    while (!last) { // after an error: the harness still sends the rest of the message
        fetch_chunk(&last);
    }
    if (status != RVH_OK) {
        return status;
    }
    uint32_t now = outlen < OUT_BYTES ? outlen : OUT_BYTES;
    count_begin();
    status = rvh_final(&ctx, output, now);
    count_end();
    while (status == RVH_OK) {
        deliver(now);
        outlen -= now;
        if (outlen == 0) {
            break;
        }
        now = outlen < OUT_BYTES ? outlen : OUT_BYTES;
        count_begin();
        status = rvh_squeeze(&ctx, output, now);
        count_end();
    }
    rvh_status wiped = rvh_wipe(&ctx);
    return status == RVH_OK ? wiped : status;
}

static void run_job(rvh_alg alg)
{
    uint32_t outlen = simdev_read(SIMDEV_OUT_LEN);
    uint32_t used = rvh_hw_used();
    int last = 0;
    uint32_t len = fetch_chunk(&last);
    cycles = instructions = 0;
    rvh_status status =
        last && outlen <= OUT_BYTES ? one_shot(alg, len, outlen) : in_pieces(alg, len, last, outlen);
    simdev_write(SIMDEV_CYCLES_LO, (uint32_t)cycles);
    simdev_write(SIMDEV_CYCLES_HI, (uint32_t)(cycles >> 32));
    simdev_write(SIMDEV_INSTRET_LO, (uint32_t)instructions);
    simdev_write(SIMDEV_INSTRET_HI, (uint32_t)(instructions >> 32));
    simdev_write(SIMDEV_HW_USED, rvh_hw_used() != used);
    simdev_write(SIMDEV_DONE, (uint32_t)status);
}

int main(void)
{
    // The driver probes its device in the first call. Make that call before the first job.
    rvh_hash(RVH_SHA256, output, 32, NULL, 0);
    for (;;) {
        uint32_t alg = simdev_read(SIMDEV_JOB);
        if (alg == 0) {
            return 0;
        }
        run_job((rvh_alg)alg);
    }
}
