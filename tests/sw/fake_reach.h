// SPDX-License-Identifier: Apache-2.0
//
// What the model of a device reaches of this machine's memory: everything, until a test says otherwise.

#ifndef FAKE_REACH_H
#define FAKE_REACH_H

#include <stddef.h>
#include <stdint.h>

#ifndef FAKE_ALL_REACHED // but for the address bits of the device
#define RVH_REACHES(p, n) fake_reaches(p, n)
#endif

int fake_reaches(const void *p, size_t n);

// For the tests: `bytes` from `base` on are reached too; the first call takes the rest of memory away. 0 bytes: nothing.
void fake_reach(uint64_t base, uint64_t bytes);

// For the model: the address bits of the device: 32, but for what "capability_flip" of fake_fault makes of it.
unsigned fake_address_bits(void);

// For the model: fake_reaches, for accesses of the device. What it does not reach is counted, and is to be a bus error.
int fake_access(const void *p, size_t n);

// How many of these there were.
uint32_t fake_strays(void);

#endif
