// SPDX-License-Identifier: Apache-2.0
//
// For interrupt handlers that use the unit of what they interrupt, or the hardware loops: OASIP, DASIP, lane.

#ifndef RVH_UNIT_H
#define RVH_UNIT_H

#include <stdint.h>

typedef struct {
    uint32_t word[64];
} rvh_unit_t;

// Save all that the unit holds, and the loops. Its registers and the state are in memory then: clear that after use.
void rvh_unit_save(rvh_unit_t *to);

// Restore it.
void rvh_unit_restore(const rvh_unit_t *from);

#endif
