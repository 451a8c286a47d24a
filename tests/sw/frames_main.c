// SPDX-License-Identifier: Apache-2.0
//
// The frames of tests/soc/programs/frames.h on this machine, for the sanitizers; and contexts in blocks of the heap that were freed.

#include <stdio.h>
#include <stdlib.h>

#include "frames.h"

// A message stays open in a block that is given back.
static void leave_freed(enum frames_left how)
{
    rvh_ctx *ctx = malloc(sizeof *ctx);
    uint8_t out[20];
    if (ctx == NULL || rvh_init(ctx, RVH_SHAKE256) != RVH_OK || rvh_update(ctx, frames_message, 140) != RVH_OK
        || (how != FRAMES_ABSORBING && rvh_final(ctx, out, how == FRAMES_OUTPUT ? 20 : 7) != RVH_OK)) {
        abort();
    }
    free(ctx);
}

int main(void)
{
    int wrong = frames_all(64);
    for (unsigned left = 0; left < FRAMES_LEFT; left++) {
        for (unsigned next = 0; next < FRAMES_NEXT; next++) {
            leave_freed((enum frames_left)left);
            wrong += !frames_hash((enum frames_next)next);
        }
    }
    printf("%d\n", wrong);
    return 0;
}
