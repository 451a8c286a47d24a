// SPDX-License-Identifier: Apache-2.0
//
// SHA-512 of a message at every alignment: the digest of each is that of the aligned one.

#include "../../soc/programs/check.h"

enum { LENGTH = 300 };

int main(void)
{
    static uint8_t buffer[LENGTH + 4] __attribute__((aligned(4)));
    static uint8_t digests[4][64];
    for (unsigned shift = 0; shift < 4; shift++) {
        check_fill(buffer + shift, LENGTH);
        CHECK(rvh_hash(RVH_SHA512, digests[shift], sizeof digests[shift], buffer + shift, LENGTH) == RVH_OK);
        CHECK(check_equal(digests[shift], digests[0], sizeof digests[0]));
    }
    return check_failures != 0;
}
