// SPDX-License-Identifier: Apache-2.0
//
// Operations on a message, wherever it is, for messages.c and copies.c.

#ifndef RVH_MESSAGES_H
#define RVH_MESSAGES_H

#include "driver.h"
#include "pool.h"

enum outcome {
    WELL,
    LOST,  // the device failed, or it has no such message: the context was copied, moved, or set back
    MOVED, // the message is now in portable C, and the job was not done
};

// Do a job on the message of `ctx`. `word` is the command, with `len` bytes of `data` if it has IN, and `room` bytes at
// `to` if it has OUT. Afterwards the message is in the engine.
enum outcome rvh_message_work(rvh_ctx *ctx, uint32_t word, const uint8_t *data, size_t len, uint8_t *to, size_t room);

// Move a message that has not begun to portable C.
void rvh_message_move(rvh_ctx *ctx);

// Can a message of ctx->alg begin or continue in hardware? Probes the device if that was not done. 1: yes, and the
// message is counted.
int rvh_message_can_begin(rvh_ctx *ctx);

#endif
