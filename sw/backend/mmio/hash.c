// SPDX-License-Identifier: Apache-2.0
//
// The backend for the memory-mapped peripheral: a whole message in one call, without a context, is one job.

#include "algorithms.h"
#include "engine.h"
#include "soft.h"

#define ME rvh_mmio_driver

enum { HASH = OP_START | RVH_MMIO_REGS__CMD__IN_bm | RVH_MMIO_REGS__CMD__FINISH_bm | RVH_MMIO_REGS__CMD__OUT_bm };

// The job did not end well: either the device lacks the algorithm, and software can still do it, or it failed.
static __attribute__((noinline)) rvh_status not_done(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data,
                                                     size_t len)
{
    if (!rvh_mmio_has(rvh_algorithms[alg].family)) {
        mmio_clear_errors();
        ME.used--;
        rvh_mmio_leave();
        return rvh_soft_hash(alg, out, outlen, data, len);
    }
    for (size_t i = 0; i < outlen; i++) {
        out[i] = 0;
    }
    rvh_mmio_give_up();
    rvh_mmio_leave();
    return RVH_ERR_HW;
}

// Extendable output, the engine is to be made free first, or the hart sleeps while it works.
static __attribute__((noinline)) rvh_status hash_otherwise(rvh_alg alg, uint8_t *out, size_t outlen,
                                                           const uint8_t *data, size_t len)
{
    if (!rvh_mmio_make_free()) {
        rvh_mmio_leave();
        return rvh_soft_hash(alg, out, outlen, data, len);
    }
    ME.used++;
    mmio_source(data, len);
    if (!rvh_mmio_job(HASH | MMIO_FIELD(CMD, ALG, alg), len, out, outlen)) {
        return not_done(alg, out, outlen, data, len);
    }
    if (rvh_algorithms[alg].digest == 0) { // it would go on
        rvh_mmio_drop();
    }
    rvh_mmio_leave();
    return RVH_OK;
}

// The common case calls nothing and comes back to nothing, so it needs no stack and saves no registers.
rvh_status rvh_backend_hash(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data, size_t len)
{
    const uint32_t over = MMIO_BIT(STATUS, JOB) | MMIO_BIT(STATUS, FAILED);
    if (RVH_UNLIKELY(!rvh_mmio_enter())) {
        return rvh_soft_hash(alg, out, outlen, data, len);
    }
    if (RVH_UNLIKELY(ME.state != STATE_USUAL || alg >= RVH_SHAKE128)) { // the algorithms behind it are extendable
        return hash_otherwise(alg, out, outlen, data, len);
    }
    mmio_source(data, len);
    mmio_destination(out);
    mmio_command(HASH | MMIO_FIELD(CMD, ALG, alg));
    ME.used++;
    uint32_t patience = MMIO_PATIENCE + (uint32_t)len;
    do {
        uint32_t status = mmio_status();
        if (!(status & over)) {
            mmio_see_output();
            rvh_mmio_leave();
            return RVH_OK;
        }
        if (!(status & MMIO_BIT(STATUS, JOB))) {
            break;
        }
    } while (--patience != 0);
    return not_done(alg, out, outlen, data, len);
}
