// SPDX-License-Identifier: Apache-2.0
//
// What is done to a message, wherever it is, for messages.c and copies.c.

#ifndef RVH_MESSAGES_H
#define RVH_MESSAGES_H

#include "driver.h"
#include "pool.h"

enum outcome {
    WELL,
    LOST,  // the device failed, or the message is not there: the context was copied, moved, or put back
    MOVED, // the message is in portable C now, and the job was not done
};

// Do a job on the message of `ctx`: `word` is what is asked of it there, with `len` bytes of `data` if it has IN, and
// `room` bytes at `to` if it has OUT. Afterwards the message is in the engine.
enum outcome rvh_message_work(rvh_ctx *ctx, uint32_t word, const uint8_t *data, size_t len, uint8_t *to, size_t room);

// A message that has not begun goes on in portable C.
void rvh_message_move(rvh_ctx *ctx);

// Can a message of ctx->alg begin or go on in hardware? The device is looked at if nobody has. 1: it is counted.
int rvh_message_can_begin(rvh_ctx *ctx);

#endif
