// SPDX-License-Identifier: Apache-2.0
//
// Rows of hash chains in one job of the device (docs/chains.md).

#include "algorithms.h"
#include "device.h"
#include "driver.h"

#define ME rvh_driver

#if RVH_CACHED
#error "rvhash: RVH_CHAINS requires memory that is coherent with the device (cache.h)"
#endif

// Put the addresses before the template, and the fields before them. Returns where the description begins.
static const uint32_t *describe(struct rvh_row_job *row)
{
    const void *const addresses[] = {row->starts, row->digits, row->ends};
    uint32_t *word = row->words + RVH_ROW_FIELDS + RVH_ROW_ADDRESSES;
    RVH_UNROLL
    for (size_t i = sizeof addresses / sizeof *addresses; i-- > 0;) {
        if (rvh_reach_is_long()) {
            *--word = rvh_device_address_high(addresses[i]);
        }
        *--word = rvh_device_address(addresses[i]);
    }
    if (word == row->words + RVH_ROW_FIELDS) {
        return row->words;
    }
    for (size_t i = RVH_ROW_FIELDS; i-- > 0;) {
        *--word = row->words[i];
    }
    return word;
}

static int is_reached(const struct rvh_row_job *row)
{
    return rvh_reaches(row->starts, row->starts_len) && rvh_reaches(row->ends, row->ends_len)
           && (row->digits == NULL || rvh_reaches(row->digits, row->count)) && rvh_reaches(row->words, sizeof row->words);
}

rvh_result rvh_backend_row(struct rvh_row_job *row)
{
    if (!rvh_driver_enter()) {
        return RVH_FALLBACK;
    }
    if ((ME.engine != ENGINE_FREE && !rvh_driver_make_free()) // tells what the device reaches
        || !is_reached(row) || !rvh_device_has_rows() || !rvh_driver_has(rvh_algorithms[row->alg].family)) {
        rvh_driver_leave();
        return RVH_FALLBACK;
    }
    ME.used++;
    const int well = rvh_device_row(row->alg, describe(row), row->count, row->steps);
    if (!well) {
        rvh_driver_give_up();
    }
    rvh_driver_leave();
    return well ? RVH_SUCCESS : RVH_FAILURE;
}
