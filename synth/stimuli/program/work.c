// SPDX-License-Identifier: Apache-2.0
// The program of the stimulus `hart`: SHA-256 of padded blocks that the bench puts into memory, then rest until an
// interrupt is pending. hart.py has the same addresses.

#include <stddef.h>
#include <stdint.h>

#include "sha256_state.h"

#define BLOCKS ((const uint8_t *)0x80008000U)
#define MAILBOX ((volatile uint32_t *)0x8000f000U)

enum { COUNT = 0, MARK = 1, HASH = 8 }; // words of the mailbox

void work(void);

void work(void)
{
    static const uint32_t initial[8] = {
        0x6a09e667U, 0xbb67ae85U, 0x3c6ef372U, 0xa54ff53aU, 0x510e527fU, 0x9b05688cU, 0x1f83d9abU, 0x5be0cd19U,
    };
    uint32_t h[8];
    size_t blocks = MAILBOX[COUNT];

    for (unsigned i = 0; i < 8; i++) {
        h[i] = initial[i];
    }
    MAILBOX[MARK] = 1;
    rvh_sha256_absorb(h, BLOCKS, blocks);
    MAILBOX[MARK] = 2;
    for (unsigned i = 0; i < 8; i++) {
        MAILBOX[HASH + i] = h[i];
    }
    MAILBOX[MARK] = 3;
    __asm__ volatile("csrs mie, %0\n\twfi\n\tcsrc mie, %0" : : "r"(1U << 11) : "memory");
}
