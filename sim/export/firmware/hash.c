// SPDX-License-Identifier: Apache-2.0
//
// Prints digests of the 200 bytes 0, 1, 2 ... 199, the cycles of each call, and whether the hardware was used. The
// status is 1 if a call fails, and 2 if the hardware did nothing.

#include "example.h"
#include "rvhash.h"

static uint32_t cycles(void)
{
    uint32_t value;
    __asm__ volatile("csrr %0, mcycle" : "=r"(value)::"memory");
    return value;
}

static const struct {
    const char *name;
    rvh_alg alg;
    uint8_t bytes;
} hashes[] = {{"sha256", RVH_SHA256, 32}, {"sha512", RVH_SHA512, 64}, {"sha3_256", RVH_SHA3_256, 32}};

int main(void)
{
    static uint8_t message[200] __attribute__((aligned(16)));
    static uint8_t digest[64] __attribute__((aligned(16)));
    for (size_t i = 0; i < sizeof message; i++) {
        message[i] = (uint8_t)i;
    }
    (void)rvh_hash(RVH_SHA256, digest, 32, message, 0); // the driver looks for its device in the first call
    uint32_t first = rvh_hw_used();
    for (size_t i = 0; i < sizeof hashes / sizeof hashes[0]; i++) {
        uint32_t used = rvh_hw_used();
        uint32_t begin = cycles();
        rvh_status status = rvh_hash(hashes[i].alg, digest, hashes[i].bytes, message, sizeof message);
        uint32_t end = cycles();
        if (status != RVH_OK) {
            example_print("rvh_hash failed\n");
            return 1;
        }
        example_print(hashes[i].name);
        example_print(" ");
        example_print_bytes(digest, hashes[i].bytes);
        example_print(" ");
        example_print_number(end - begin);
        example_print(rvh_hw_used() != used ? " cycles, hardware\n" : " cycles, portable C\n");
    }
    return rvh_hw_used() == first ? 2 : 0;
}
