// SPDX-License-Identifier: Apache-2.0
//
// KRONOS's accelerator for Keccak-f[1600], for every attachment: the steps of a permutation.

#ifndef RVH_KRONOS_H
#define RVH_KRONOS_H

#include "rvhash.h"

enum { KRONOS_WORDS = 50 }; // of the state

// The state in, 24 rounds, the state out.
void rvh_kronos_put(const uint32_t *words);
void rvh_kronos_run(void);
void rvh_kronos_get(uint32_t *words);

// Permutations that the accelerator has done since boot.
extern uint32_t rvh_kronos_used;

// Keccak-p[1600] in portable C, for permutations that the accelerator does not support.
void rvh_kronos_permute_soft(rvh_keccak_state *a, unsigned rounds);

#endif
