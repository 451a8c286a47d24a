// SPDX-License-Identifier: Apache-2.0
//
// Operations on a message, wherever it is, for messages.c and copies.c.

#ifndef RVH_MESSAGES_H
#define RVH_MESSAGES_H

#include "algorithms.h"
#include "context.h"
#include "driver.h"
#include "pool.h"

enum outcome {
    WELL,
    LOST,  // the device failed, or it has no such message: the context was copied, moved, or set back
    MOVED, // the message is now in portable C, and the job was not done
    STAYS, // without portable C: the job cannot be done now, and nothing has changed
};

// Do a job on the message of `ctx`. `word` is the command, with `len` bytes of `data` if it has IN, and `room` bytes at
// `to` if it has OUT. Afterwards the message is in the engine.
enum outcome rvh_message_work(rvh_ctx *ctx, uint32_t word, const uint8_t *data, size_t len, uint8_t *to, size_t room);

// The operations of rvh_backend.h, for a caller that has entered the driver. MOVED: portable C has done it.
enum outcome rvh_message_absorb(rvh_ctx *ctx, const uint8_t *data, size_t len);
enum outcome rvh_message_output(rvh_ctx *ctx, uint8_t *out, size_t outlen);

// The output of the engine comes in words. The last word of a block is shorter if the block is not whole words, which
// is so with words of 16 bytes alone: then the context keeps the position of the engine in its block. The driver stops
// between words: only there can the engine save its message.

RVH_INLINE unsigned rvh_output_block(const rvh_ctx *ctx)
{
    return ctx->alg == RVH_SPONGE ? ctx->rate : rvh_algorithms[ctx->alg].block;
}

// The engine, or a slot of the driver, has output `bytes` bytes.
RVH_INLINE void rvh_output_moves(rvh_ctx *ctx, size_t bytes)
{
    if (RVH_ENGINE_WORD > 8) {
        ctx->pos = (uint8_t)((ctx->pos + bytes) % rvh_output_block(ctx));
    }
}

// Bytes of the whole words of the next `len` bytes of output.
RVH_INLINE size_t rvh_output_whole(const rvh_ctx *ctx, size_t len)
{
    if (RVH_ENGINE_WORD > 8) {
        const size_t rest = (ctx->pos + len) % rvh_output_block(ctx) % RVH_ENGINE_WORD;
        return rest < len ? len - rest : 0; // output in a slot may end inside a word
    }
    return len & ~(size_t)(RVH_ENGINE_WORD - 1);
}

// Bytes of the word at position `pos`, which is less than the block.
RVH_INLINE unsigned rvh_output_word(const rvh_ctx *ctx, unsigned pos)
{
    if (RVH_ENGINE_WORD > 8) {
        const unsigned left = rvh_output_block(ctx) - pos;
        return left < RVH_ENGINE_WORD ? left : RVH_ENGINE_WORD;
    }
    return RVH_ENGINE_WORD;
}

// Move a message that has not begun to portable C: MOVED; without portable C: STAYS, or LOST if the device has failed.
enum outcome rvh_message_move(rvh_ctx *ctx);

// Can a message of ctx->alg begin or continue in hardware? Probes the device if that was not done. 1: yes, and the
// message is counted.
int rvh_message_can_begin(rvh_ctx *ctx);

#endif
