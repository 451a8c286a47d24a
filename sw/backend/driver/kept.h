// SPDX-License-Identifier: Apache-2.0
//
// Without DMA the device accepts a message in units of words; only the end of the message may be shorter. The context
// keeps the bytes of an incomplete unit, u.hw.ahead of them, until the next piece or the end. If the device cannot save
// a message, the context keeps up to RVH_DEVICE_KEEPS bytes before the message begins in the engine. Until then the
// message can be cloned and needs no engine. RVH_DEVICE_KEEPS is enough for an HMAC key.
//
// With DMA nothing is kept, and this code is not compiled.

#ifndef RVH_KEPT_H
#define RVH_KEPT_H

#include "device.h"
#include "messages.h"
#include "soft.h"

_Static_assert((RVH_DEVICE_UNIT & (RVH_DEVICE_UNIT - 1)) == 0 && 8 % RVH_DEVICE_UNIT == 0,
               "every block is whole units");
_Static_assert(RVH_DEVICE_KEEPS % RVH_DEVICE_UNIT == RVH_DEVICE_UNIT - 1 || RVH_DEVICE_KEEPS % RVH_DEVICE_UNIT == 0,
               "what is kept can be filled up to a unit");

// Address of the kept bytes. There is room for one unit, and for RVH_DEVICE_KEEPS bytes.
RVH_INLINE uint8_t *rvh_kept_at(rvh_ctx *ctx)
{
    return RVH_DEVICE_SAVES ? ctx->u.hw.word : ctx->u.hw.saved;
}

// The kept bytes of a message that moves to portable C. Its state will overwrite them in the context.
struct rvh_kept {
    size_t n;
    uint8_t bytes[(RVH_DEVICE_KEEPS + 4) & ~3] __attribute__((aligned(4)));
};

RVH_INLINE void rvh_kept_out(rvh_ctx *ctx, struct rvh_kept *kept)
{
    if (RVH_DEVICE_UNIT > 1) {
        kept->n = (size_t)ctx->u.hw.ahead - ctx->u.hw.given; // in output, all of a word was returned: 0
        rvh_copy(kept->bytes, rvh_kept_at(ctx), kept->n);
    }
}

RVH_INLINE void rvh_kept_absorb(rvh_ctx *ctx, struct rvh_kept *kept)
{
    if (RVH_DEVICE_UNIT > 1 && kept->n > 0) {
        rvh_soft_absorb(ctx, kept->bytes, kept->n);
        rvh_clear_words(kept->bytes, sizeof kept->bytes);
    }
}

// Add `len` message bytes; pass whole units to the device. MOVED: none of the bytes is absorbed.
enum outcome rvh_kept_work(rvh_ctx *ctx, const uint8_t *data, size_t len);

// Pass the kept bytes to the device, padded with zeros to a whole unit.
enum outcome rvh_kept_fill(rvh_ctx *ctx);

// End the message: rvh_message_work of `word`, with the kept bytes.
enum outcome rvh_kept_end(rvh_ctx *ctx, uint32_t word, uint8_t *to, size_t room);

// For a saved message that ends inside a unit. split: move the bytes of that unit from `saved` to the kept bytes, so
// that `saved` ends at a whole unit. join: move them back.
void rvh_kept_split(rvh_ctx *ctx, uint8_t *saved);
void rvh_kept_join(rvh_ctx *ctx, uint8_t *saved);

#endif
