// SPDX-License-Identifier: Apache-2.0
//
// Keccak-f[1600] on KRONOS, loosely coupled: the whole state goes in, 24 rounds run, the whole state comes out. Padding
// and absorbing are portable C, as in the paper. The state moves by the DMA; with KRONOS_COPY_BY_PROCESSOR by loads
// and stores.

#include "loosely.h"

#include "keccak_state.h"

uint32_t rvh_kronos_used;

// Poll until bit 0 of a status register is set. No wfi: the host's cycle counter stops while the host sleeps.
static void wait_until_done(uint32_t status)
{
    while (!(kronos_read(status) & 1)) {
    }
}

#ifndef KRONOS_COPY_BY_PROCESSOR
static void copy(uint32_t to, uint32_t from)
{
    kronos_write(DMA_SRC, from);
    kronos_write(DMA_DST, to);
    kronos_write(DMA_WORDS, KRONOS_WORDS);
    wait_until_done(DMA_STATUS);
    if (kronos_read(DMA_STATUS) & 2) { // a bus error: handled as one of the processor
        __builtin_trap();
    }
}
#endif

void rvh_kronos_put(const uint32_t *words)
{
#ifdef KRONOS_COPY_BY_PROCESSOR
    for (uint32_t i = 0; i < KRONOS_WORDS; i++) {
        kronos_write(KRONOS_DIN + 4 * i, words[i]);
    }
#else
    __asm__ volatile("" ::: "memory"); // the words are in memory before the DMA reads them
    copy(KRONOS_BASE + KRONOS_DIN, (uint32_t)(uintptr_t)words);
#endif
}

void rvh_kronos_run(void)
{
    kronos_write(KRONOS_CTRL, 1);
    wait_until_done(KRONOS_STATUS);
}

void rvh_kronos_get(uint32_t *words)
{
#ifdef KRONOS_COPY_BY_PROCESSOR
    for (uint32_t i = 0; i < KRONOS_WORDS; i++) {
        words[i] = kronos_read(KRONOS_DOUT + 4 * i);
    }
#else
    copy((uint32_t)(uintptr_t)words, KRONOS_BASE + KRONOS_DOUT);
    __asm__ volatile("" ::: "memory"); // the words are read after the DMA has written them
#endif
}

void rvh_keccak_permute(rvh_keccak_state *a, unsigned rounds)
{
    if (rounds != 24) {
        rvh_kronos_permute_soft(a, rounds);
        return;
    }
    rvh_kronos_put((const uint32_t *)a->lane);
    rvh_kronos_run();
    rvh_kronos_get((uint32_t *)a->lane);
    rvh_kronos_used++;
}
