// SPDX-License-Identifier: Apache-2.0
//
// A call that a handler interrupts at each point, over a device that is late by each amount or fails: never RVH_OK
// without the right output, never anything but zeros with RVH_ERR_HW, not even when the device has come to rest. The
// points are the accesses to the device and the basic blocks of the driver, which is compiled with
// -fsanitize-coverage=trace-pc.
//
// Prints what was seen: calls, handlers that ran, calls that failed, handlers that failed, calls that were late and
// well, calls that were busy, which are those of handlers in a build without portable C.

#include <stdio.h>
#include <string.h>

#include "build.h"
#include "driver.h"
#include "fake_engine.h"
#include "rvhash.h"

#ifdef RVH_NOW
#include "rvh_mmio.h"
enum { LATEST = 50, PER_JOB = 12 }; // ticks; the driver is compiled with few reads before it looks at the clock
enum { FAILURES = 3 };
#else
enum { LATEST = 1 };
enum { FAILURES = 9 }; // each with every status word written, the first one lost, or the second
#endif

enum { SOME = 4 }; // one in so many of the amounts
enum { LEN = 13, OUT = 48, LONG_OUT = 64, POSITION = 40, UNTOUCHED = 0xee };
enum shape { ONE_CALL, XOF_CALL, PIECES, XOF, PARTS, SEED, SHORT_SEED, SHAPES };

static uint8_t message[LEN], want[SHAPES][2][LONG_OUT]; // of two lengths
static unsigned long calls, handled, failed, handler_failed, late_well, busy;
static unsigned at, points;
static uint8_t handler_got[LONG_OUT];
static rvh_status handler_status;
static int handler_ran;

static void wrong(const char *what)
{
    fprintf(stderr, "wrong: %s\n", what);
    __builtin_trap();
}

// A call whose status and output fit: `text` is 0 or 1.
static void check(rvh_status status, const uint8_t *got, const uint8_t *right, size_t n, const char *what)
{
    static const uint8_t zeros[LONG_OUT];
    if (!RVH_SOFT && status == RVH_ERR_BUSY) { // nothing is written
        busy++;
        for (size_t i = 0; i < n; i++) {
            if (got[i] != UNTOUCHED) {
                wrong(what);
            }
        }
        return;
    }
    if (status == RVH_OK ? memcmp(got, right, n) != 0 : status != RVH_ERR_HW || memcmp(got, zeros, n) != 0) {
        wrong(what);
    }
}

static rvh_ctx ctx[2]; // of the call and of the handler

static rvh_status in_pieces(uint8_t *out, size_t len)
{
    rvh_ctx *mine = &ctx[len == LEN];
    rvh_status status = rvh_init(mine, RVH_SHAKE128);
    status = status != RVH_OK ? status : rvh_update(mine, message, 5);
    status = status != RVH_OK ? status : rvh_update(mine, message + 5, len - 5);
    rvh_status result = status != RVH_OK ? status : rvh_final(mine, out, 9);
    result = result != RVH_OK ? result : rvh_squeeze(mine, out + 9, OUT - 9);
    rvh_wipe(mine);
    if (result != RVH_OK) { // of the calls that went well before
        memset(out, result == RVH_ERR_BUSY ? UNTOUCHED : 0, OUT);
    }
    return result;
}

static rvh_status in_parts(uint8_t *out, size_t len)
{
    const rvh_part parts[] = {{message, 5}, {message + 5, len - 5}};
    return rvh_xofv(RVH_SHAKE128, out, OUT, parts, 2);
}

static rvh_status at_a_position(uint8_t *out, size_t outlen, size_t len)
{
    rvh_seed_xof xof;
    if (rvh_seed_xof_init(&xof, RVH_SHAKE128) != RVH_OK || rvh_seed_xof_absorb(&xof, message, len) != RVH_OK) {
        wrong("seed");
    }
    xof.position = POSITION;
    rvh_status status = rvh_seed_xof_squeeze(&xof, out, outlen);
    if (xof.position != (status == RVH_OK ? POSITION + outlen : POSITION)) {
        wrong("position");
    }
    return status;
}

static size_t output(enum shape shape)
{
    return shape == SEED ? LONG_OUT : OUT; // short output at a position takes another path
}

static rvh_status hash(enum shape shape, uint8_t *out, size_t len)
{
    switch (shape) {
    case ONE_CALL: return rvh_hash(RVH_SHA3_384, out, OUT, message, len);
    case XOF_CALL: return rvh_hash(RVH_SHAKE128, out, OUT, message, len);
    case XOF: return rvh_xof(RVH_SHAKE128, out, OUT, message, len);
    case PARTS: return in_parts(out, len);
    case SEED:
    case SHORT_SEED: return at_a_position(out, output(shape), len);
    default: return in_pieces(out, len);
    }
}

static enum shape handler_shape;

static void handler(void)
{
    if (points++ != at) {
        return;
    }
    handler_ran = 1;
    memset(handler_got, UNTOUCHED, sizeof handler_got);
    handler_status = hash(handler_shape, handler_got, LEN - 1);
}

// One run. 0: the point was not reached.
static int run(enum shape shape, enum shape in_handler, unsigned point, unsigned late, unsigned bad_job)
{
    uint8_t got[LONG_OUT];
    const size_t n = output(shape);
    fake_handler = NULL;
    rvh_driver_forget(&ctx[0]);
    rvh_driver_forget(&ctx[1]);
    memset(&rvh_driver, 0, sizeof rvh_driver);
    fake_reset();
    if (rvh_hash(RVH_SHA3_384, got, OUT, message, LEN) != RVH_OK) { // the device was looked at, as in the common case
        wrong("first call");
    }
    fake_is.late = late;
    fake_is.late_wipe = late % 5;
    fake_is.late_write = late % 3 == 0 ? 0 : 20;
    fake_is.bad_job = bad_job % 3;
    fake_is.lost_status = bad_job / 3; // of the coprocessor
    at = point;
    points = 0;
    handler_ran = 0;
    handler_shape = in_handler;
    memset(got, UNTOUCHED, sizeof got);
    fake_handler = handler;
    rvh_status status = hash(shape, got, LEN);
    fake_handler = NULL;
    for (int rested = 0; rested < 2; rested++) { // before and after the device has come to rest
        check(status, got, want[shape][0], n, "interrupted call");
        if (handler_ran) {
            check(handler_status, handler_got, want[in_handler][1], output(in_handler), "handler");
        }
        fake_rest();
    }
    calls++;
    handled += (unsigned)handler_ran;
    failed += status != RVH_OK;
    handler_failed += handler_ran && handler_status != RVH_OK;
    late_well += late > 0 && status == RVH_OK;
    fake_is.late = fake_is.late_wipe = fake_is.bad_job = fake_is.lost_status = 0;
    const rvh_status after = hash(shape, got, LEN);
    const int dead = !RVH_SOFT && rvh_driver.engine == ENGINE_ABSENT;
    if (after != (dead ? RVH_ERR_HW : RVH_OK) || (!dead && memcmp(got, want[shape][0], n) != 0)) {
        wrong("the call after it");
    }
    return handler_ran;
}

// A newer call and an older one interrupt each other. An argument: each interrupts each, and no amount is left out.
int main(int argc, char **argv)
{
    (void)argv;
    for (unsigned i = 0; i < LEN; i++) {
        message[i] = (uint8_t)(3 * i + 1);
    }
    for (unsigned i = 0; i < 2; i++) {
        uint8_t out[POSITION + LONG_OUT];
        rvh_hash(RVH_SHA3_384, want[ONE_CALL][i], OUT, message, LEN - i);
        rvh_hash(RVH_SHAKE128, out, sizeof out, message, LEN - i);
        for (unsigned shape = XOF_CALL; shape < SHAPES; shape++) {
            memcpy(want[shape][i], shape < SEED ? out : out + POSITION, LONG_OUT);
        }
    }
#ifdef RVH_NOW
    rvh_mmio_patience(PER_JOB, 0);
#endif
    for (unsigned shape = 0; shape < SHAPES; shape++) {
        for (unsigned in_handler = 0; in_handler < SHAPES; in_handler++) {
            if (argc < 2 && (shape < XOF ? in_handler >= XOF && shape != ONE_CALL : in_handler % 2 != 0)) {
                continue;
            }
            for (unsigned late = 0; late < LATEST; late += argc < 2 ? SOME : 1) {
                for (unsigned bad_job = 0; bad_job < FAILURES; bad_job++) {
                    for (unsigned point = 0; run((enum shape)shape, (enum shape)in_handler, point, late, bad_job); point++) {
                    }
                }
            }
        }
    }
    printf("%lu %lu %lu %lu %lu %lu\n", calls, handled, failed, handler_failed, late_well, busy);
    return 0;
}
