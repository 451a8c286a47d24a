// SPDX-License-Identifier: Apache-2.0
//
// The driver in a program that lies below 4 GiB, with its stack far above. Arguments: address bits of the device, then
// pairs of 0 or 1 for each message: is it above, is its digest above. Prints for each message the digest in one call,
// the digest in pieces that take turns with another message, the digest in parts, and the counters.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "fake_engine.h"
#include "rvhash.h"
#include "rvhash_xof.h"

enum { LENGTH = 700, DIGEST = 32, AREA = 4096 };

uint32_t fake_register_errors(void);

static uint8_t below[AREA];

static void show(const uint8_t *digest)
{
    for (size_t i = 0; i < DIGEST; i++) {
        printf("%02x", digest[i]);
    }
    printf(" ");
}

static void need(int condition)
{
    if (!condition) {
        exit(1);
    }
}

int main(int argc, char **argv)
{
    uint8_t *above = mmap(NULL, AREA, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    need(argc > 1 && (uintptr_t)above >> 40 != 0 && (uintptr_t)below >> 32 == 0);
    fake_fault("capability_flip", ((uint32_t)atoi(argv[1]) ^ 32) << 16);
    for (int i = 2; i + 1 < argc; i += 2) {
        uint8_t *data = *argv[i] == '1' ? above : below, *out = *argv[i + 1] == '1' ? above + 2048 : below + 2048;
        rvh_ctx one, other;
        for (size_t n = 0; n < LENGTH; n++) {
            data[n] = (uint8_t)n;
        }
        need(rvh_hash(RVH_SHA3_256, out, DIGEST, data, LENGTH) == RVH_OK);
        show(out);
        memset(out, 0, DIGEST);
        need(rvh_init(&one, RVH_SHA3_256) == RVH_OK && rvh_init(&other, RVH_SHA256) == RVH_OK);
        need(rvh_update(&one, data, 300) == RVH_OK && rvh_update(&other, data, 300) == RVH_OK);
        need(rvh_update(&one, data + 300, LENGTH - 300) == RVH_OK && rvh_wipe(&other) == RVH_OK);
        need(rvh_final(&one, out, DIGEST) == RVH_OK);
        show(out);
        static rvh_part parts[2]; // a list that every device reaches
        parts[0] = (rvh_part){data, 300};
        parts[1] = (rvh_part){data + 300, LENGTH - 300};
        memset(out, 0, DIGEST);
        need(rvh_hashv(RVH_SHA3_256, out, DIGEST, parts, 2) == RVH_OK);
        show(out);
        printf("%u %u %u\n", rvh_hw_used(), rvh_hw_fallbacks(), fake_register_errors());
    }
    return 0;
}
