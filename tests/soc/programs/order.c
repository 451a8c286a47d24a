// SPDX-License-Identifier: Apache-2.0
//
// A store of the hart just before a call is part of the hash, and a load just after it returns the digest: the hart and
// the device have separate memory ports. Run it with wait states on memory.

#include "check.h"

enum { BYTES = 64, ROUNDS = 48 };

static volatile uint32_t message[BYTES / 4];
static volatile uint32_t digest[8];

int main(void)
{
    uint32_t random = 1;
    for (unsigned round = 0; round < ROUNDS; round++) {
        uint32_t want[8], got[8];
        size_t len = 4 + 4 * (round % (BYTES / 4));
        for (unsigned i = 0; i < len / 4; i++) {
            random ^= random << 13;
            random ^= random >> 17;
            random ^= random << 5;
            message[i] = random;
        }
        check_reference(RVH_SHA256, (uint8_t *)want, sizeof want, (const uint8_t *)message, len);
        for (unsigned i = 0; i < 8; i++) {
            digest[i] = 0;
        }
        uint32_t first = message[0], last = message[len / 4 - 1];
        message[len / 4 - 1] = ~last;
        message[0] = ~first;
        message[len / 4 - 1] = last;
        message[0] = first;
        rvh_status status = rvh_hash(RVH_SHA256, (uint8_t *)digest, sizeof digest, (const uint8_t *)message, len);
        for (unsigned i = 8; i-- > 0;) {
            got[i] = digest[i];
        }
        CHECK(status == RVH_OK);
        CHECK(check_equal((uint8_t *)got, (uint8_t *)want, sizeof want));
    }
    return check_done("order");
}
