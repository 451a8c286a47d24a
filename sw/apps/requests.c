// SPDX-License-Identifier: Apache-2.0
//
// Jobs of the mailbox whose message is a request: requests.h.

#include "requests.h"

#include "simdev.h"

enum { STACK_SPARE = 512, PAINT = 0xc5 };

union request_buffer request __attribute__((aligned(16), section(".noinit")));

struct counts counts;

// ---- the stack ----

extern uint8_t __stack_bottom[]; // boot/link.ld

static uint8_t *here(void)
{
    return (uint8_t *)__builtin_frame_address(0) - STACK_SPARE;
}

__attribute__((noinline)) const uint8_t *stack_paint(void)
{
    for (volatile uint8_t *at = __stack_bottom; at < here(); at++) {
        *at = PAINT;
    }
    return here() + STACK_SPARE;
}

__attribute__((noinline)) uint32_t stack_used(const uint8_t *top)
{
    const uint8_t *at = __stack_bottom;
    while (at < top && *at == PAINT) {
        at++;
    }
    return (uint32_t)(top - at);
}

// ---- jobs ----

uint32_t request_chunk(uint8_t *to, uint32_t most, int *last)
{
    simdev_write(SIMDEV_CHUNK_ADDR, (uint32_t)(uintptr_t)to);
    simdev_write(SIMDEV_CHUNK_MAX, most);
    const uint32_t answer = simdev_read(SIMDEV_CHUNK_LEN);
    SIMDEV_INVALIDATE(to, most);
    *last = (int)(answer >> 31);
    return answer & 0x7fffffffu;
}

void request_deliver(const void *bytes, uint32_t len)
{
    SIMDEV_CLEAN(bytes, len);
    simdev_write(SIMDEV_OUT_ADDR, (uint32_t)(uintptr_t)bytes);
    simdev_write(SIMDEV_OUT_BYTES, len);
}

static const uint8_t *next_blob(const uint8_t **at, uint32_t len)
{
    const uint8_t *blob = *at;
    *at += (len + 3) & ~3u;
    return blob;
}

int request_fetch(struct blobs *found)
{
    const struct request *r = &request.head;
    uint32_t len = 0;
    int last = 0;
    while (!last) {
        const uint32_t room = REQUEST_BYTES - len < CHUNK_BYTES ? REQUEST_BYTES - len : CHUNK_BYTES;
        if (room == 0) { // the rest is thrown away
            while (!last) {
                request_chunk(request.bytes, CHUNK_BYTES, &last);
            }
            return 0;
        }
        len += request_chunk(request.bytes + len, room, &last);
    }
    const uint64_t need = sizeof *r + (uint64_t)r->random + r->key + r->signature + r->context + r->data;
    if (len < sizeof *r || need > len) {
        return 0;
    }
    const uint8_t *at = request.bytes + sizeof *r;
    found->random = next_blob(&at, r->random);
    found->key = next_blob(&at, r->key);
    found->signature = next_blob(&at, r->signature);
    found->context = next_blob(&at, r->context);
    found->data = at;
    return 1;
}

void requests_serve(rvh_status (*run)(uint32_t job, uint32_t outlen))
{
    for (uint32_t job = simdev_read(SIMDEV_JOB); job != 0; job = simdev_read(SIMDEV_JOB)) {
        const uint32_t outlen = simdev_read(SIMDEV_OUT_LEN), used = rvh_hw_used();
        counts.cycles = counts.instructions = 0;
        const rvh_status status = run(job, outlen);
        simdev_write(SIMDEV_CYCLES_LO, (uint32_t)counts.cycles);
        simdev_write(SIMDEV_CYCLES_HI, (uint32_t)(counts.cycles >> 32));
        simdev_write(SIMDEV_INSTRET_LO, (uint32_t)counts.instructions);
        simdev_write(SIMDEV_INSTRET_HI, (uint32_t)(counts.instructions >> 32));
        simdev_write(SIMDEV_HW_USED, rvh_hw_used() != used);
        simdev_write(SIMDEV_DONE, (uint32_t)status);
    }
}
