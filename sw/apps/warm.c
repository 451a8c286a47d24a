// SPDX-License-Identifier: Apache-2.0
//
// The mailbox application for a host with caches: the processor itself writes each message and reads each digest, so a
// missing cache maintenance yields a wrong digest. A message is hashed in one call and counted when caches are warm:
// directly after another message of the same length at the same addresses.

#include "console.h"
#include "counters.h"
#include "rvhash.h"
#include "simdev.h"

enum { MESSAGE_BYTES = 65536, OUT_BYTES = 4096 };

static uint8_t mailbox[MESSAGE_BYTES] __attribute__((aligned(64), section(".noinit")));
static uint8_t message[MESSAGE_BYTES] __attribute__((aligned(64), section(".noinit")));
static uint8_t digest[OUT_BYTES] __attribute__((aligned(64), section(".noinit")));
static uint8_t output[OUT_BYTES] __attribute__((aligned(64), section(".noinit")));

static volatile uint32_t sink;

static void touch(const uint8_t *p, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++) {
        sink = p[i];
    }
}

static void write_message(uint32_t len, uint8_t change)
{
    for (uint32_t i = 0; i < len; i++) {
        message[i] = mailbox[i] ^ change;
    }
    touch(message, len);
}

static void run_job(rvh_alg alg)
{
    const uint32_t outlen = simdev_read(SIMDEV_OUT_LEN), used = rvh_hw_used();
    simdev_write(SIMDEV_CHUNK_ADDR, (uint32_t)(uintptr_t)mailbox);
    simdev_write(SIMDEV_CHUNK_MAX, MESSAGE_BYTES);
    const uint32_t answer = simdev_read(SIMDEV_CHUNK_LEN), len = answer & 0x7fffffffu;
    SIMDEV_INVALIDATE(mailbox, MESSAGE_BYTES);
    if (answer >> 31 == 0 || outlen > OUT_BYTES) {
        sim_exit(1); // longer than the buffers
    }

    write_message(len, 0xff);
    rvh_status status = rvh_hash(alg, digest, outlen, message, len);
    touch(digest, outlen);

    write_message(len, 0);
    const uint32_t instructions_0 = counters_instructions(), cycles_0 = counters_cycles();
    if (status == RVH_OK) {
        status = rvh_hash(alg, digest, outlen, message, len);
    }
    const uint32_t cycles = counters_cycles() - cycles_0, instructions = counters_instructions() - instructions_0;

    for (uint32_t i = 0; i < outlen; i++) {
        output[i] = digest[i];
    }
    SIMDEV_CLEAN(output, outlen);
    simdev_write(SIMDEV_OUT_ADDR, (uint32_t)(uintptr_t)output);
    simdev_write(SIMDEV_OUT_BYTES, status == RVH_OK ? outlen : 0);
    simdev_write(SIMDEV_CYCLES_LO, cycles);
    simdev_write(SIMDEV_INSTRET_LO, instructions);
    simdev_write(SIMDEV_HW_USED, rvh_hw_used() != used);
    simdev_write(SIMDEV_DONE, (uint32_t)status);
}

int main(void)
{
    rvh_hash(RVH_SHA256, digest, 32, NULL, 0); // the driver probes its device in the first call
    for (uint32_t alg; (alg = simdev_read(SIMDEV_JOB)) != 0;) {
        run_job((rvh_alg)alg);
    }
    return 0;
}
