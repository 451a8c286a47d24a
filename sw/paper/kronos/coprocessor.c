// SPDX-License-Identifier: Apache-2.0
//
// Keccak-f[1600] on KRONOS's coprocessor: the whole state goes in, 24 rounds run, the whole state comes out. Padding
// and absorbing are portable C, as in the paper. The instructions are in coprocessor.S.

#include "kronos.h"

#include "keccak_state.h"

uint32_t rvh_kronos_used;

static volatile uint32_t busy; // a permutation is using the coprocessor: a call that interrupts it uses portable C

void rvh_keccak_permute(rvh_keccak_state *a, unsigned rounds)
{
    if (rounds != 24 || busy) {
        rvh_kronos_permute_soft(a, rounds);
        return;
    }
    busy = 1;
    rvh_kronos_put((const uint32_t *)a->lane);
    rvh_kronos_run();
    rvh_kronos_get((uint32_t *)a->lane);
    rvh_kronos_used++;
    busy = 0;
}
