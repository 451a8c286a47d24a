// SPDX-License-Identifier: Apache-2.0
//
// The backend for the memory-mapped peripheral: a whole message in one call, without a context.

#include "algorithms.h"
#include "carry.h"
#include "engine.h"
#include "words.h"

// The last 0 to 3 bytes as a word.
RVH_INLINE uint32_t tail_word(const uint8_t *data, size_t n)
{
    uint32_t word = 0;
    for (size_t i = 0; i < n; i++) {
        word |= (uint32_t)data[i] << 8 * i;
    }
    return word;
}

// The whole output and the end of the message.
RVH_INLINE rvh_result squeeze_and_release(rvh_alg alg, uint8_t *out, size_t outlen)
{
    uint8_t *p = squeeze_words(out, outlen);
    if (outlen % 4 != 0) {
        uint32_t word = mmio_squeeze();
        for (const uint8_t *end = out + outlen; p != end; word >>= 8) {
            *p++ = (uint8_t)word;
        }
    }
    if (RVH_UNLIKELY(mmio_errors())) {
        return rvh_mmio_give_up(out, outlen);
    }
    rvh_mmio_driver.engine = ENGINE_FREE;
    if (rvh_algorithms[alg].digest == 0) { // an extendable output would go on
        mmio_wipe();
        rvh_mmio_driver.engine = ENGINE_WIPING;
    }
    return RVH_SUCCESS;
}

// The end did not come: either the device lacks the algorithm, and software can still do it, or it failed.
static __attribute__((noinline)) rvh_result not_done(uint8_t *out, size_t outlen)
{
    if (mmio_errors() & MMIO_BIT(ERROR, ALG)) {
        rvh_mmio_driver.engine = ENGINE_FREE;
        rvh_mmio_driver.used--;
        return RVH_FALLBACK;
    }
    return rvh_mmio_give_up(out, outlen);
}

// Any alignment, any way to wait.
static __attribute__((noinline)) rvh_result hash_any(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data,
                                                     size_t len)
{
    rvh_mmio_driver.engine = ENGINE_OWNED;
    rvh_mmio_driver.used++;
    mmio_clear_errors();
    mmio_start(alg);
    rvh_ctx ctx;
    ctx.u.hw.carry = 0;
    ctx.u.hw.ncarry = 0;
    rvh_mmio_absorb_bytes(&ctx, data, len);
    mmio_put_tail(ctx.u.hw.carry);
    mmio_finish(ctx.u.hw.ncarry);
    rvh_clear_words(&ctx.u.hw, sizeof ctx.u.hw);
    if (!rvh_mmio_wait_until_done()) {
        return not_done(out, outlen);
    }
    return squeeze_and_release(alg, out, outlen);
}

static __attribute__((noinline)) rvh_result hash_when_free(rvh_alg alg, uint8_t *out, size_t outlen,
                                                           const uint8_t *data, size_t len)
{
    return rvh_mmio_make_free() ? rvh_backend_hash(alg, out, outlen, data, len) : RVH_FALLBACK;
}

// The common case calls nothing on its way, so it needs no stack and saves no registers.
rvh_result rvh_backend_hash(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data, size_t len)
{
    if (RVH_UNLIKELY(rvh_mmio_driver.engine != ENGINE_FREE)) {
        return hash_when_free(alg, out, outlen, data, len);
    }
    if (RVH_UNLIKELY(rvh_mmio_driver.mode != RVH_WAIT_POLL || !rvh_is_aligned4(data))) {
        return hash_any(alg, out, outlen, data, len);
    }
    rvh_mmio_driver.engine = ENGINE_OWNED;
    rvh_mmio_driver.used++;
    mmio_clear_errors();
    mmio_start(alg);
    data = absorb_words(data, len);
    if (len % 4 != 0) {
        mmio_put_tail(tail_word(data, len % 4));
    }
    mmio_finish(len % 4);
    if (RVH_UNLIKELY(!mmio_poll_until_done())) {
        return not_done(out, outlen);
    }
    return squeeze_and_release(alg, out, outlen);
}
