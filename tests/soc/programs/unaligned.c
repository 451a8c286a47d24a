// SPDX-License-Identifier: Apache-2.0
//
// Messages at every alignment: the digest of each is that of the aligned one.

#include "check.h"

enum { LENGTH = 300 };

int main(void)
{
    static const rvh_alg algorithms[] = {RVH_SHA256, RVH_SHA512, RVH_SHA3_256};
    static uint8_t buffer[LENGTH + 4] __attribute__((aligned(4)));
    static uint8_t digests[4][64];
    for (unsigned i = 0; i < sizeof algorithms / sizeof algorithms[0]; i++) {
        size_t n = rvh_digest_size(algorithms[i]);
        for (unsigned shift = 0; shift < 4; shift++) {
            check_fill(buffer + shift, LENGTH);
            CHECK(rvh_hash(algorithms[i], digests[shift], n, buffer + shift, LENGTH) == RVH_OK);
            CHECK(check_equal(digests[shift], digests[0], n));
        }
    }
    return check_done("unaligned");
}
