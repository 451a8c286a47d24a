// SPDX-License-Identifier: Apache-2.0
//
// Without DMA the device takes a message in units of words, and less than one at its end alone. What a piece leaves over
// is kept in the context until the next one comes, or the end: u.hw.ahead bytes. A device that cannot save a message has
// a context keep more of it, RVH_DEVICE_KEEPS bytes, before it begins: until then it can be cloned and needs no engine.
// That is as much as a key of HMAC comes to.
//
// With DMA nothing is kept, and none of this is compiled.

#ifndef RVH_KEPT_H
#define RVH_KEPT_H

#include "device.h"
#include "messages.h"
#include "soft.h"

_Static_assert((RVH_DEVICE_UNIT & (RVH_DEVICE_UNIT - 1)) == 0 && 8 % RVH_DEVICE_UNIT == 0,
               "every block is whole units");
_Static_assert(RVH_DEVICE_KEEPS % RVH_DEVICE_UNIT == RVH_DEVICE_UNIT - 1 || RVH_DEVICE_KEEPS % RVH_DEVICE_UNIT == 0,
               "what is kept can be filled up to a unit");

// Where it is. Room for a unit, and for RVH_DEVICE_KEEPS bytes.
RVH_INLINE uint8_t *rvh_kept_at(rvh_ctx *ctx)
{
    return RVH_DEVICE_SAVES ? ctx->u.hw.word : ctx->u.hw.saved;
}

// What was kept of a message that moves to portable C, whose state will lie over it.
struct rvh_kept {
    size_t n;
    uint8_t bytes[(RVH_DEVICE_KEEPS + 4) & ~3] __attribute__((aligned(4)));
};

RVH_INLINE void rvh_kept_out(rvh_ctx *ctx, struct rvh_kept *kept)
{
    if (RVH_DEVICE_UNIT > 1) {
        kept->n = (size_t)ctx->u.hw.ahead - ctx->u.hw.given; // in output all of a word is given by then
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

// `len` more bytes of the message: whole units of them to the device. MOVED: none of them is absorbed.
enum outcome rvh_kept_work(rvh_ctx *ctx, const uint8_t *data, size_t len);

// What is kept goes to the device, with zeros up to a unit.
enum outcome rvh_kept_fill(rvh_ctx *ctx);

// The end of the message: rvh_message_work of `word`, with what is kept.
enum outcome rvh_kept_end(rvh_ctx *ctx, uint32_t word, uint8_t *to, size_t room);

// A saved message that ends in the middle of a unit: so much of it is kept that `saved` ends at one, and it is put into
// `saved` again.
void rvh_kept_split(rvh_ctx *ctx, uint8_t *saved);
void rvh_kept_join(rvh_ctx *ctx, uint8_t *saved);

#endif
