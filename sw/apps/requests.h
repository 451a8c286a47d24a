// SPDX-License-Identifier: Apache-2.0
//
// Jobs of the mailbox whose message is a request: numbers, then blobs, each padded to whole words. The output of a job is
// its result and a word, the bytes of stack that the call used. Only what lies between count_begin and count_end counts.

#ifndef APPS_REQUESTS_H
#define APPS_REQUESTS_H

#include "counters.h"
#include "rvhash.h"

#include <stddef.h>
#include <stdint.h>

enum { REQUEST_BYTES = 320 * 1024, CHUNK_BYTES = 65536 };

struct request {
    uint32_t set, form, prehash; // rvh_slh_set, enum rvh_slh_form, rvh_alg; 0 in requests that are not of SLH-DSA
    uint32_t random;             // bytes of each blob, in this order
    uint32_t key;
    uint32_t signature;
    uint32_t context;
    uint32_t data;
};

struct blobs {
    const uint8_t *random, *key, *signature, *context, *data;
};

// The buffer of a request.
extern union request_buffer {
    uint8_t bytes[REQUEST_BYTES];
    struct request head;
} request;

// Read the whole request. Returns 0 if it does not fit or has less bytes than its head says.
int request_fetch(struct blobs *found);

// The next bytes of the message of a job, at most CHUNK_BYTES.
uint32_t request_chunk(uint8_t *to, uint32_t most, int *last);

// Append to the output of the job.
void request_deliver(const void *bytes, uint32_t len);

// Cycles and instructions, which are added up until the end of the job.
extern struct counts {
    uint64_t cycles, instructions;
    uint32_t cycles_0, instructions_0;
} counts;

static inline void count_begin(void)
{
    counts.instructions_0 = counters_instructions();
    counts.cycles_0 = counters_cycles();
}

static inline void count_end(void)
{
    const uint32_t cycles_1 = counters_cycles(), instructions_1 = counters_instructions();
    counts.cycles += cycles_1 - counts.cycles_0;
    counts.instructions += instructions_1 - counts.instructions_0;
}

// Prepare the measurement of the stack. Returns the address below which the call writes.
const uint8_t *stack_paint(void);

// Bytes below that address that were written since.
uint32_t stack_used(const uint8_t *top);

// Run jobs as they come, until there is none. `run` delivers the output of a job of that many bytes.
void requests_serve(rvh_status (*run)(uint32_t job, uint32_t outlen));

#endif
