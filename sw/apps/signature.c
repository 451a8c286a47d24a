// SPDX-License-Identifier: Apache-2.0
//
// Signatures by the mailbox, for `rvhash sign` and its kin and for `rvhash bench pqc`. The number of a job is what it
// does; its message is a struct request and then its blobs, each padded to whole words, in the order of the struct.
// The output is the result, and a last word: the bytes of stack that the call used. A job that fails has no output.
// Only the call itself is counted. The digest of a long message (job 6) is counted by pieces, like a message of hash.c;
// its message is the rvh_alg, a word, and the bytes.

#include "counters.h"
#include "rvh_lms.h"
#include "rvh_slh_dsa.h"
#include "simdev.h"

#include <string.h>

enum { KEYGEN = 1, SIGN = 2, VERIFY = 3, LMS_VERIFY = 4, HSS_VERIFY = 5, DIGEST = 6 };
enum { REQUEST_BYTES = 320 * 1024, CHUNK_BYTES = 65536, STACK_SPARE = 512 };

struct request {
    uint32_t set, form, prehash; // rvh_slh_set, enum rvh_slh_form, rvh_alg
    uint32_t random;             // bytes of each blob
    uint32_t key;
    uint32_t signature;
    uint32_t context;
    uint32_t data;
};

static union {
    uint8_t bytes[REQUEST_BYTES];
    struct request request;
} input __attribute__((aligned(16), section(".noinit")));

static struct {
    uint8_t bytes[RVH_SLH_SIGNATURE_MAX];
    uint32_t stack;
} output __attribute__((aligned(16), section(".noinit")));

static uint64_t cycles, instructions;
static uint32_t cycles_0, instructions_0;

static inline void count_begin(void)
{
    instructions_0 = counters_instructions();
    cycles_0 = counters_cycles();
}

static inline void count_end(void)
{
    const uint32_t cycles_1 = counters_cycles(), instructions_1 = counters_instructions();
    cycles += cycles_1 - cycles_0;
    instructions += instructions_1 - instructions_0;
}

// ---- the stack ----

extern uint8_t __bss_end[], __stack_top[];
enum { STACK = 16 * 1024, PAINT = 0xc5 }; // of boot/link.ld

static uint8_t *here(void)
{
    return (uint8_t *)__builtin_frame_address(0) - STACK_SPARE;
}

// Fill the stack that is not in use.
static __attribute__((noinline)) void paint_stack(void)
{
    for (volatile uint8_t *at = __stack_top - STACK; at < here(); at++) {
        *at = PAINT;
    }
}

// Bytes that were written since, below the frame of the caller of the call.
static __attribute__((noinline)) uint32_t stack_used(const uint8_t *top)
{
    const uint8_t *at = __stack_top - STACK;
    while (at < top && *at == PAINT) {
        at++;
    }
    return (uint32_t)(top - at);
}

// ---- jobs ----

static uint32_t fetch(uint8_t *to, uint32_t most, int *last)
{
    simdev_write(SIMDEV_CHUNK_ADDR, (uint32_t)(uintptr_t)to);
    simdev_write(SIMDEV_CHUNK_MAX, most);
    const uint32_t answer = simdev_read(SIMDEV_CHUNK_LEN);
    SIMDEV_INVALIDATE(to, most);
    *last = (int)(answer >> 31);
    return answer & 0x7fffffffu;
}

static void deliver(const void *bytes, uint32_t len)
{
    SIMDEV_CLEAN(bytes, len);
    simdev_write(SIMDEV_OUT_ADDR, (uint32_t)(uintptr_t)bytes);
    simdev_write(SIMDEV_OUT_BYTES, len);
}

// The whole request. Returns its length; 0 if it does not fit.
static uint32_t fetch_request(void)
{
    uint32_t len = 0;
    int last = 0;
    while (!last) {
        const uint32_t room = REQUEST_BYTES - len < CHUNK_BYTES ? REQUEST_BYTES - len : CHUNK_BYTES;
        const uint32_t got = fetch(input.bytes + len, room == 0 ? CHUNK_BYTES : room, &last);
        if (room == 0) { // the rest is thrown away
            len = REQUEST_BYTES + 1;
            while (!last) {
                fetch(input.bytes, CHUNK_BYTES, &last);
            }
            return 0;
        }
        len += got;
    }
    return len;
}

static const uint8_t *next_blob(const uint8_t **at, uint32_t len)
{
    const uint8_t *blob = *at;
    *at += (len + 3) & ~3u;
    return blob;
}

static rvh_status run_request(uint32_t job, uint32_t outlen)
{
    const uint32_t len = fetch_request();
    const struct request *r = &input.request;
    const uint64_t need = sizeof *r + (uint64_t)r->random + r->key + r->signature + r->context + r->data;
    if (len < sizeof *r || need > len || outlen < sizeof output.stack
        || outlen - sizeof output.stack > sizeof output.bytes) {
        return RVH_ERR_ARG;
    }
    const uint8_t *at = input.bytes + sizeof *r;
    const uint8_t *random = next_blob(&at, r->random), *key = next_blob(&at, r->key);
    const uint8_t *signature = next_blob(&at, r->signature), *context = next_blob(&at, r->context);
    const rvh_slh_set set = (rvh_slh_set)r->set;
    const rvh_slh_message message = {
        .data = at,
        .len = r->data,
        .context = context,
        .context_len = r->context,
        .form = (uint8_t)r->form,
        .prehash = (uint8_t)r->prehash,
    };
    rvh_status status = RVH_ERR_ARG;
    uint32_t bytes = 0;
    paint_stack();
    const uint8_t *top = here() + STACK_SPARE;
    count_begin();
    if (job == KEYGEN && r->random == 3 * rvh_slh_n(set)) {
        bytes = (uint32_t)rvh_slh_secret_bytes(set);
        status = rvh_slh_keygen(set, output.bytes, NULL, random);
    } else if (job == SIGN && r->key == rvh_slh_secret_bytes(set)
               && (r->random == 0 || r->random == rvh_slh_n(set))) {
        bytes = (uint32_t)rvh_slh_signature_bytes(set);
        status = rvh_slh_sign(set, output.bytes, &message, key, r->random == 0 ? NULL : random);
    } else if (job == VERIFY) {
        status = rvh_slh_verify(set, signature, r->signature, &message, key, r->key);
    } else if (job == LMS_VERIFY) {
        status = rvh_lms_verify(signature, r->signature, at, r->data, key, r->key);
    } else if (job == HSS_VERIFY) {
        status = rvh_hss_verify(signature, r->signature, at, r->data, key, r->key);
    }
    count_end();
    output.stack = stack_used(top);
    if (status == RVH_OK) {
        deliver(output.bytes, bytes);
        deliver(&output.stack, sizeof output.stack);
    }
    return status;
}

// The digest of a message of any length.
static rvh_status run_digest(uint32_t outlen)
{
    static rvh_ctx ctx;
    int last = 0;
    uint32_t len = fetch(input.bytes, CHUNK_BYTES, &last);
    uint32_t skip = sizeof(uint32_t); // the algorithm
    rvh_alg alg = (rvh_alg)0;
    if (len >= skip) {
        memcpy(&alg, input.bytes, skip);
    }
    count_begin();
    rvh_status status = rvh_init(&ctx, alg);
    count_end();
    for (;; skip = 0, len = fetch(input.bytes, CHUNK_BYTES, &last)) {
        count_begin();
        status = status == RVH_OK ? rvh_update(&ctx, input.bytes + skip, len - skip) : status;
        count_end();
        if (last) {
            break;
        }
    }
    count_begin();
    status = status == RVH_OK ? rvh_final(&ctx, output.bytes, outlen) : status;
    rvh_wipe(&ctx);
    count_end();
    if (status == RVH_OK) {
        deliver(output.bytes, outlen);
    }
    return status;
}

static void run_job(uint32_t job)
{
    const uint32_t outlen = simdev_read(SIMDEV_OUT_LEN), used = rvh_hw_used();
    cycles = instructions = 0;
    const rvh_status status = job == DIGEST ? run_digest(outlen) : run_request(job, outlen);
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
    rvh_hash(RVH_SHA256, output.bytes, 32, NULL, 0);
    for (;;) {
        const uint32_t job = simdev_read(SIMDEV_JOB);
        if (job == 0) {
            return 0;
        }
        run_job(job);
    }
}
