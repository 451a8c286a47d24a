// SPDX-License-Identifier: Apache-2.0
//
// Output of a seed at a position: hash the seed, let the device write what comes before the position where the caller's
// output will be, and then the output itself. The engine stops between words only.

#include "algorithms.h"
#include "device.h"
#include "messages.h"

#define ME rvh_driver

enum { SPARE = 64 }; // for output before the position, if the caller's output is shorter

// The last boundary between words that is not after byte `at` of the output.
static size_t boundary(const rvh_seed_xof *xof, size_t at)
{
    if (RVH_ENGINE_WORD > 8) { // the last word of a block may be shorter
        const size_t in_block = at % rvh_algorithms[xof->alg].block;
        return at - in_block % RVH_ENGINE_WORD;
    }
    return at & ~(size_t)(RVH_ENGINE_WORD - 1);
}

// The bytes of the word that begins at boundary `at`.
static size_t word_at(const rvh_seed_xof *xof, size_t at)
{
    if (RVH_ENGINE_WORD > 8) {
        const size_t left = rvh_algorithms[xof->alg].block - at % rvh_algorithms[xof->alg].block;
        return left < RVH_ENGINE_WORD ? left : RVH_ENGINE_WORD;
    }
    return RVH_ENGINE_WORD;
}

// 1: success.
static int write_output(const rvh_seed_xof *xof, uint8_t *out, size_t outlen)
{
    uint8_t spare[SPARE] __attribute__((aligned(16)));
    const int is_short = outlen < SPARE;
    const size_t begin = boundary(xof, xof->position);
    size_t within = xof->position - begin; // bytes of a word before the position
    size_t at = 0;                         // position of the engine
    uint32_t word = OP_START | JOB_IN | JOB_FINISH | JOB_OUT | (uint32_t)xof->alg << JOB_ALG_AT;
    struct rvh_moves moves = {.data = xof->seed, .len = xof->len};
    int well = 1;
    for (; well && outlen > 0; word = JOB_OUT) {
        if (at < begin) { // output before the position
            const size_t room = is_short ? SPARE : outlen;
            moves.to = is_short ? spare : out;
            moves.room = begin - at <= room ? begin - at : boundary(xof, at + room) - at;
        } else if (within > 0) {
            moves.to = spare;
            moves.room = word_at(xof, begin);
        } else {
            moves.to = out;
            moves.room = outlen;
        }
        well = rvh_driver_job(word, &moves);
        moves.data = NULL, moves.len = 0;
        if (at < begin) {
            at += moves.room;
        } else if (within > 0) {
            const size_t bytes = moves.room - within, n = outlen < bytes ? outlen : bytes;
            rvh_copy(out, spare + within, n);
            out += n, outlen -= n, within = 0;
        } else {
            outlen = 0;
        }
    }
    if (is_short || begin != xof->position) {
        rvh_clear_words(spare, sizeof spare);
    }
    return well;
}

// The driver is entered. Leaves it.
static __attribute__((noinline)) rvh_result otherwise(const rvh_seed_xof *xof, uint8_t *out, size_t outlen, int lost)
{
    if (!lost && (!rvh_driver_make_free() || !rvh_driver_has(RVH_FAMILY_KECCAK))) {
        rvh_driver_fell_back(xof->alg);
        rvh_driver_leave();
        return RVH_FALLBACK;
    }
    int well = 0;
    if (!lost) {
        ME.used++;
        well = write_output(xof, out, outlen);
    }
    if (!well) {
        rvh_driver_give_up();
        memset(out, 0, outlen);
    }
    rvh_driver_leave();
    return well ? RVH_SUCCESS : RVH_FAILURE;
}

// The fast path is for a position between words.
rvh_result rvh_backend_output(const rvh_seed_xof *xof, uint8_t *out, size_t outlen)
{
    if (RVH_UNLIKELY(!rvh_driver_enter())) {
        rvh_driver_fell_back(xof->alg);
        return RVH_FALLBACK;
    }
    int well = 1;
    if (RVH_UNLIKELY(RVH_CACHED || ME.state != STATE_USUAL || outlen < SPARE || boundary(xof, xof->position) != xof->position
                     || !rvh_device_takes(xof->seed, RVH_SEED_MAX) || !rvh_reaches(out, outlen)
                     || !rvh_driver_has(RVH_FAMILY_KECCAK) || !RVH_DEVICE_REPLAYS)
        || RVH_UNLIKELY(!(well = rvh_device_replay((rvh_alg)xof->alg, xof->seed, xof->len, xof->position, out, outlen)))) {
        return otherwise(xof, out, outlen, !well);
    }
    rvh_driver_leave();
    return RVH_SUCCESS;
}
