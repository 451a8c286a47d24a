// SPDX-License-Identifier: Apache-2.0
//
// The mailbox application for blocks: as apps/hash.c, but the message of a job is a word with the mode and blocks that
// are already padded, and its output is all digests. One chunk holds the whole message.

#include "blocks.h"

#include "counters.h"
#include "simdev.h"

enum { CHUNK_BYTES = 4 + 64 * 2048, OUT_BYTES = 32 * 2048 };

static uint8_t message[CHUNK_BYTES] __attribute__((aligned(16), section(".noinit")));
static uint8_t output[OUT_BYTES] __attribute__((aligned(16), section(".noinit")));

static void run_job(rvh_alg alg)
{
    uint32_t outlen = simdev_read(SIMDEV_OUT_LEN);
    simdev_write(SIMDEV_CHUNK_ADDR, (uint32_t)(uintptr_t)message);
    simdev_write(SIMDEV_CHUNK_MAX, CHUNK_BYTES);
    uint32_t answer = simdev_read(SIMDEV_CHUNK_LEN), len = answer & 0x7fffffffu;
    uint32_t n = (len - 4) / 64, cycles = 0;
    rvh_status status = RVH_ERR_ARG;
    if (answer >> 31 && len > 4 && (len - 4) % 64 == 0 && outlen <= OUT_BYTES) {
        uint32_t used = rvh_hw_used(), before = counters_instructions();
        cycles = blocks_hash(alg, (enum blocks_mode)message[0], message + 4, n, output);
        simdev_write(SIMDEV_INSTRET_LO, counters_instructions() - before);
        simdev_write(SIMDEV_HW_USED, rvh_hw_used() != used);
        status = cycles != 0 ? RVH_OK : RVH_ERR_HW;
    }
    if (status == RVH_OK) {
        simdev_write(SIMDEV_OUT_ADDR, (uint32_t)(uintptr_t)output);
        simdev_write(SIMDEV_OUT_BYTES, outlen);
    }
    simdev_write(SIMDEV_CYCLES_LO, cycles);
    simdev_write(SIMDEV_DONE, (uint32_t)status);
}

int main(void)
{
    for (uint32_t alg; (alg = simdev_read(SIMDEV_JOB)) != 0;) {
        run_job((rvh_alg)alg);
    }
    return 0;
}
