// SPDX-License-Identifier: Apache-2.0
//
// The backend for the memory-mapped peripheral: a whole message in one call, without a context, is one job.

#include "algorithms.h"
#include "engine.h"

#define ME rvh_mmio_driver

// The job did not end well: either the device lacks the algorithm, and software can still do it, or it failed.
static __attribute__((noinline)) rvh_result not_done(uint8_t *out, size_t outlen)
{
    rvh_result result = RVH_FALLBACK;
    if (mmio_errors() == MMIO_BIT(ERROR, ALG)) {
        mmio_clear_errors();
        ME.engine = ENGINE_FREE;
        ME.used--;
    } else {
        result = rvh_mmio_give_up(out, outlen);
    }
    rvh_mmio_leave();
    return result;
}

// The common case calls nothing on its way, so it needs no stack and saves no registers.
RVH_INLINE rvh_result hash(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data, size_t len)
{
    ME.used++;
    mmio_source(data, len);
    mmio_destination(out, outlen);
    uint32_t word = OP_START | MMIO_FIELD(CMD, ALG, alg) | MMIO_FIELD(CMD, IN, 1) | MMIO_FIELD(CMD, FINISH, 1)
                    | MMIO_FIELD(CMD, OUT, 1);
    if (RVH_UNLIKELY(!rvh_mmio_job(word, len + outlen))) {
        return not_done(out, outlen);
    }
    if (rvh_algorithms[alg].digest == 0) { // an extendable output would go on
        rvh_mmio_drop();
    }
    rvh_mmio_leave();
    return RVH_SUCCESS;
}

static __attribute__((noinline)) rvh_result hash_when_free(rvh_alg alg, uint8_t *out, size_t outlen,
                                                           const uint8_t *data, size_t len)
{
    if (!rvh_mmio_make_free()) {
        rvh_mmio_leave();
        return RVH_FALLBACK;
    }
    return hash(alg, out, outlen, data, len);
}

rvh_result rvh_backend_hash(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data, size_t len)
{
    if (RVH_UNLIKELY(!rvh_mmio_enter())) {
        return RVH_FALLBACK;
    }
    if (RVH_UNLIKELY(ME.engine != ENGINE_FREE)) {
        return hash_when_free(alg, out, outlen, data, len);
    }
    return hash(alg, out, outlen, data, len);
}
