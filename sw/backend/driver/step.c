// SPDX-License-Identifier: Apache-2.0
//
// Functions on a state in memory: the state is a saved message, which the engine restores, continues by whole blocks,
// and saves again.

#include "algorithms.h"
#include "device.h"
#include "driver.h"
#include "saved.h"

#define ME rvh_driver

#if RVH_STAGED
#define DO(word, moves) rvh_driver_job(word, &(moves))
#else
#define DO(word, moves) rvh_device_do(word, moves)
#endif

// Restore the message and absorb the bytes. 1: success.
RVH_INLINE int load(uint8_t *saved, size_t size, const uint8_t *data, size_t len)
{
    struct rvh_moves moves = {.saved = saved, .saved_len = size, .data = data, .len = len};
#if !RVH_DMA
    // The device takes whole words. In the first one, zeros before the position change nothing.
    const unsigned before = saved[RVH_SAVED_POS] & 3;
    if (before > 0) {
        uint8_t word[4] __attribute__((aligned(4))) = {0};
        rvh_copy(word + before, data, 4 - before);
        saved[RVH_SAVED_POS] -= (uint8_t)before;
        moves.data = word, moves.len = 4;
        const struct rvh_moves rest = {.data = data + (4 - before), .len = len - (4 - before)};
        const int well = DO(OP_RESTORE | JOB_IN, moves) && (rest.len == 0 || DO(JOB_IN, rest));
        rvh_clear_words(word, sizeof word);
        return well;
    }
#endif
    return DO(OP_RESTORE | JOB_IN, moves);
}

rvh_result rvh_backend_step(uint8_t *saved, size_t size, const uint8_t *data, size_t len, size_t room)
{
    const unsigned alg = saved[RVH_SAVED_ALG];
    if (!RVH_SOFT && !RVH_DEVICE_SAVES) {
        return RVH_FAILURE;
    }
    if (!RVH_DEVICE_SAVES || !rvh_driver_enter()) {
        rvh_driver_fell_back(alg);
        return RVH_FALLBACK;
    }
    if ((ME.engine != ENGINE_FREE && !rvh_driver_make_free()) || !rvh_driver_has(rvh_algorithms[alg].family)) {
        rvh_driver_fell_back(alg);
        rvh_driver_leave();
        return RVH_FALLBACK;
    }
    ME.used++;
    const struct rvh_moves save = {.to = saved, .room = room};
    const int well = load(saved, size, data, len) && DO(OP_SAVE | JOB_OUT, save);
    if (!well) {
        rvh_driver_give_up();
        rvh_clear_words(saved, room);
    }
    rvh_driver_leave();
    return well ? RVH_SUCCESS : RVH_FAILURE;
}
