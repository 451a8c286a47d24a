// SPDX-License-Identifier: Apache-2.0
//
// Permutations of KRONOS against portable C; then where the cycles of SHA3-384 of 200 bytes go: each step alone, with its
// call, a line each. For images with the software of one of its attachments.

#include "check.h"
#include "counters.h"
#include "keccak_state.h"
#include "../../../sw/paper/kronos/kronos.h"

static uint8_t message[200], digest[48], again[48];
static rvh_keccak_state state;

// Cycles that two readings of the counter take with nothing between them.
static uint32_t reading(void)
{
    uint32_t before = counters_cycles();
    return counters_cycles() - before;
}

#define COST(name, call)                                                                                               \
    do {                                                                                                               \
        uint32_t before = counters_cycles();                                                                           \
        call;                                                                                                          \
        uint32_t cycles = counters_cycles() - before;                                                                  \
        console_puts(name ": ");                                                                                       \
        console_dec(cycles - reading());                                                                               \
        console_puts("\n");                                                                                            \
    } while (0)

// 24 rounds are the accelerator's, 12 are not.
static void permutations(void)
{
    static rvh_keccak_state hard, soft;
    check_fill((uint8_t *)hard.lane, sizeof hard.lane);
    check_fill((uint8_t *)soft.lane, sizeof soft.lane);
    for (unsigned i = 0; i < 6; i++) {
        unsigned rounds = i % 3 == 1 ? 12 : 24;
        uint32_t before = rvh_kronos_used;
        rvh_keccak_permute(&hard, rounds);
        rvh_kronos_permute_soft(&soft, rounds);
        CHECK(rvh_kronos_used == before + (rounds == 24));
        CHECK(check_equal((const uint8_t *)hard.lane, (const uint8_t *)soft.lane, sizeof soft.lane));
    }
}

int main(void)
{
    permutations();
    check_fill(message, sizeof message);
    CHECK(rvh_hash(RVH_SHA3_384, again, sizeof again, message, sizeof message) == RVH_OK);
    COST("whole", rvh_hash(RVH_SHA3_384, digest, sizeof digest, message, sizeof message));
    CHECK(check_equal(digest, again, sizeof digest));
    COST("clear the state", rvh_keccak_init(&state));
    COST("absorb 104 bytes", rvh_keccak_xor_bytes(&state, 0, message, 104));
    COST("absorb 96 bytes", rvh_keccak_xor_bytes(&state, 0, message + 104, 96));
    COST("permutation", rvh_keccak_permute(&state, 24));
    COST("state in", rvh_kronos_put((const uint32_t *)state.lane));
    COST("24 rounds", rvh_kronos_run());
    COST("state out", rvh_kronos_get((uint32_t *)state.lane));
    COST("digest out", rvh_keccak_extract_bytes(&state, 0, digest, 48));
    return check_failures != 0;
}
