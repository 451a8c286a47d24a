// SPDX-License-Identifier: Apache-2.0
//
// Contexts that are discarded without an end, which rvhash.h forbids and callers may still do: a function leaves an
// open message on the stack, and another function has an array there and hashes. For every layout of both frames, the
// array is unchanged and the digest is correct.

#ifndef FRAMES_H
#define FRAMES_H

#include <string.h>

#include "rvhash.h"

enum frames_left { FRAMES_ABSORBING, FRAMES_OUTPUT, FRAMES_ODD_OUTPUT, FRAMES_LEFT };
enum frames_next { FRAMES_ONE_CALL, FRAMES_PIECES, FRAMES_XOF, FRAMES_NEXT };
enum { FRAMES_MESSAGE = 200, FRAMES_DIGEST = 32 };

static uint8_t frames_message[FRAMES_MESSAGE] __attribute__((aligned(4)));
static uint8_t frames_want[FRAMES_NEXT][FRAMES_DIGEST];

static const rvh_alg frames_algorithm[FRAMES_NEXT] = {RVH_SHA3_256, RVH_SHA256, RVH_SHAKE128};

// A message stays open in a context whose lowest byte lies `above` bytes above the end of this frame.
static __attribute__((noinline)) void frames_leave(size_t above, enum frames_left how)
{
    uint8_t frame[above + sizeof(rvh_ctx)] __attribute__((aligned(16)));
    rvh_ctx *ctx = (rvh_ctx *)frame;
    uint8_t out[20];
    if (rvh_init(ctx, RVH_SHAKE128) != RVH_OK || rvh_update(ctx, frames_message, 99) != RVH_OK) {
        __builtin_trap();
    }
    if (how != FRAMES_ABSORBING && rvh_final(ctx, out, how == FRAMES_OUTPUT ? 20 : 7) != RVH_OK) {
        __builtin_trap();
    }
    __asm__ volatile("" ::"r"(frame) : "memory");
}

// The digest of the message in a context of its own, or in one call. 1: right.
static __attribute__((noinline)) int frames_hash(enum frames_next how)
{
    static rvh_ctx ctx;
    uint8_t got[FRAMES_DIGEST];
    rvh_alg alg = frames_algorithm[how];
    rvh_status status;
    if (how == FRAMES_ONE_CALL) {
        status = rvh_hash(alg, got, sizeof got, frames_message, FRAMES_MESSAGE);
    } else {
        status = rvh_init(&ctx, alg);
        status = status != RVH_OK ? status : rvh_update(&ctx, frames_message, 50);
        status = status != RVH_OK ? status : rvh_update(&ctx, frames_message + 50, FRAMES_MESSAGE - 50);
        status = status != RVH_OK ? status : rvh_final(&ctx, got, sizeof got);
        status = status != RVH_OK ? status : rvh_wipe(&ctx);
    }
    return status == RVH_OK && memcmp(got, frames_want[how], sizeof got) == 0;
}

// A live array of `bytes` bytes, `above` bytes above the end of this frame. 1: unchanged, and the digest is correct.
static __attribute__((noinline)) int frames_live(size_t above, size_t bytes, enum frames_next how)
{
    uint8_t frame[above + bytes] __attribute__((aligned(16)));
    for (size_t i = 0; i < bytes; i++) {
        frame[i] = (uint8_t)(0xc3 + 7 * i);
    }
    __asm__ volatile("" ::"r"(frame) : "memory"); // the array is in memory
    int well = frames_hash(how);
    __asm__ volatile("" ::"r"(frame) : "memory");
    for (size_t i = 0; i < bytes; i++) {
        well &= frame[i] == (uint8_t)(0xc3 + 7 * i);
    }
    return well;
}

// The number of layouts with an error. `step`: of the distances between the frames, in bytes.
static int frames_all(size_t step)
{
    static const size_t arrays[] = {4, 48, 240, 700};
    int wrong = 0;
    for (size_t i = 0; i < FRAMES_MESSAGE; i++) {
        frames_message[i] = (uint8_t)i;
    }
    for (unsigned how = 0; how < FRAMES_NEXT; how++) {
        rvh_status status = rvh_hash(frames_algorithm[how], frames_want[how], FRAMES_DIGEST, frames_message,
                                     FRAMES_MESSAGE);
        wrong += status != RVH_OK;
    }
    for (unsigned left = 0; left < FRAMES_LEFT; left++) {
        for (unsigned next = 0; next < FRAMES_NEXT; next++) {
            for (size_t dead = 0; dead <= 512; dead += step) {
                for (unsigned i = 0; i < sizeof arrays / sizeof arrays[0]; i++) {
                    for (size_t live = 0; live <= 512; live += step) {
                        frames_leave(dead, (enum frames_left)left);
                        wrong += !frames_live(live, arrays[i], (enum frames_next)next);
                    }
                }
            }
        }
    }
    return wrong;
}

#endif
