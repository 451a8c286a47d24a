// SPDX-License-Identifier: Apache-2.0
//
// What the tests want to know of a context and may not ask through the API.

#include <string.h>

#include "rvhash.h"
#include "rvhash_k12.h"
#include "rvhash_sp800185.h"

size_t probe_context_size(void)
{
    return sizeof(rvh_ctx);
}

// Bytes of the context of a function that stands on rvhash.h; 0 for no such function.
size_t probe_size_of(const char *function)
{
    return !strcmp(function, "cshake")         ? sizeof(rvh_cshake)
           : !strcmp(function, "kmac")         ? sizeof(rvh_kmac)
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
