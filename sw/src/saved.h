// SPDX-License-Identifier: Apache-2.0
//
// Places in a saved message (docs/context.md) that a backend has to know.

#ifndef RVH_SAVED_H
#define RVH_SAVED_H

#include <stdint.h>

enum { RVH_SAVED_UNREAD = 6, RVH_SAVED_STATE = 32 };

// The code of a sponge's rate in a saved message, and in commands of the engine.
unsigned rvh_rate_code(unsigned rate);

#endif
