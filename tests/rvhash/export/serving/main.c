// SPDX-License-Identifier: Apache-2.0
//
// A user's program: prints a digest of the 200 bytes 0, 1, 2 ... 199. The status is not 0 if the block did nothing.

#include "rvhash.h"

#define CONSOLE ((volatile uint32_t *)0x80000000u)

uint32_t user_now(void)
{
    static uint32_t calls; // this processor has no counter of cycles
    return calls++;
}

int main(void)
{
    static uint8_t message[200], digest[32];
    for (unsigned i = 0; i < sizeof message; i++) {
        message[i] = (uint8_t)i;
    }
    if (rvh_hash(RVH_SHA3_256, digest, sizeof digest, message, sizeof message) != RVH_OK) {
        return 1;
    }
    for (unsigned i = 0; i < sizeof digest; i++) {
        CONSOLE[0] = (uint8_t)"0123456789abcdef"[digest[i] >> 4];
        CONSOLE[0] = (uint8_t)"0123456789abcdef"[digest[i] & 15];
    }
    CONSOLE[0] = '\n';
    return rvh_hw_used() == 0;
}
