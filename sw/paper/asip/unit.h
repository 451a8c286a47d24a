// SPDX-License-Identifier: Apache-2.0
//
// For interrupt handlers that use the unit of what they interrupt, or the hardware loops: OASIP, DASIP, lane.

#ifndef ASIP_UNIT_H
#define ASIP_UNIT_H

#include <stdint.h>

typedef struct {
    uint32_t word[64];
} asip_unit;

// Save all that the unit holds, and the loops. Its registers and the state are in memory then: clear that after use.
void asip_save(asip_unit *to);

// Restore it.
void asip_restore(const asip_unit *from);

#endif
