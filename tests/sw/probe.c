// SPDX-License-Identifier: Apache-2.0
//
// What the tests want to know of a context and may not ask through the API.

#include <string.h>

#include "rvhash.h"
#include "rvhash_hmac.h"
#include "rvhash_k12.h"
#include "rvhash_sp800185.h"

size_t probe_context_size(void)
{
    return sizeof(rvh_ctx);
}

// Bytes of the context of a function built on rvhash.h; 0 if the function is unknown.
size_t probe_size_of(const char *function)
{
    return !strcmp(function, "cshake")         ? sizeof(rvh_cshake)
           : !strcmp(function, "kmac")         ? sizeof(rvh_kmac)
           : !strcmp(function, "hmac")         ? sizeof(rvh_hmac)
           : !strcmp(function, "hmac_key")     ? sizeof(rvh_hmac_key)
           : !strcmp(function, "tuplehash")    ? sizeof(rvh_tuplehash)
           : !strcmp(function, "parallelhash") ? sizeof(rvh_parallelhash)
           : !strcmp(function, "turboshake")   ? sizeof(rvh_ctx)
           : !strcmp(function, "kt")           ? sizeof(rvh_kt)
                                               : 0;
}

// Pretend that so many message bytes went by; `high`, times 2^64, for the SHA-512 family in software alone.
void probe_set_total(rvh_ctx *ctx, uint64_t bytes, uint64_t high)
{
    ctx->total = bytes;
    if (high > 0) {
        ctx->u.sha512.total_high = high;
    }
}

enum { STACK_BYTES = 16384 }; // more than any call takes

static __attribute__((noinline)) void clear_stack(void)
{
    volatile uint8_t area[STACK_BYTES];
    for (size_t i = 0; i < sizeof area; i++) {
        area[i] = 0;
    }
}

// Call `function` on a stack of zeros and copy what it leaves there, `size` bytes. Returns its status.
__attribute__((noinline)) int probe_stack(int (*function)(size_t, size_t, size_t, size_t, size_t, size_t),
                                          const size_t arguments[6], uint8_t *copy, size_t size)
{
    clear_stack();
    int status = function(arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
    const volatile uint8_t *below = (const volatile uint8_t *)((uintptr_t)__builtin_frame_address(0) - size);
    for (size_t i = 0; i < size; i++) {
        copy[i] = below[i];
    }
    return status;
}
