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
    const struct rvh_moves load = {.saved = saved, .saved_len = size, .data = data, .len = len};
    const struct rvh_moves save = {.to = saved, .room = room};
    const int well = DO(OP_RESTORE | JOB_IN, load) && DO(OP_SAVE | JOB_OUT, save);
    if (!well) {
        rvh_driver_give_up();
        rvh_clear_words(saved, room);
    }
    rvh_driver_leave();
    return well ? RVH_SUCCESS : RVH_FAILURE;
}
