// SPDX-License-Identifier: Apache-2.0

#include "carry.h"

#include "words.h"

// Words from an aligned pointer, shifted up by the `ncarry` bytes (1 to 3) that wait in `carry`. Returns the new carry.
static uint32_t absorb_shifted(uint32_t carry, uint32_t ncarry, const uint8_t *from, size_t words)
{
    const uint32_t up = 8 * ncarry;
    const uint32_t down = 32 - up;
    RVH_UNROLL_BY(4)
    for (; words > 0; words--, from += 4) {
        uint32_t word = rvh_load32_aligned(from);
        mmio_absorb(carry | word << up);
        carry = word >> down;
    }
    return carry;
}

RVH_INLINE void absorb_byte(rvh_ctx *ctx, uint8_t byte)
{
    ctx->u.hw.carry |= (uint32_t)byte << 8 * ctx->u.hw.ncarry;
    if (++ctx->u.hw.ncarry == 4) {
        mmio_absorb(ctx->u.hw.carry);
        ctx->u.hw.carry = 0;
        ctx->u.hw.ncarry = 0;
    }
}

// Any alignment: the bytes before the first aligned word go into the carry, then whole words, then the rest.
void rvh_mmio_absorb_bytes(rvh_ctx *ctx, const uint8_t *data, size_t len)
{
    for (; len > 0 && !rvh_is_aligned4(data); len--) {
        absorb_byte(ctx, *data++);
    }
    if (ctx->u.hw.ncarry == 0) {
        data = absorb_words(data, len);
    } else {
        ctx->u.hw.carry = absorb_shifted(ctx->u.hw.carry, ctx->u.hw.ncarry, data, len / 4);
        data += len / 4 * 4;
    }
    for (len %= 4; len > 0; len--) {
        absorb_byte(ctx, *data++);
    }
}
