// SPDX-License-Identifier: Apache-2.0
//
// Measures one function of the software: FUNCTION is 1 for Keccak-f[1600], 2 for blocks of SHA-256, 3 for blocks of
// SHA-512, 4 for SHA3-256 of padded blocks. 0 is an empty function: its cycles are what the measurement costs, and its image is what the others add to.
// Prints "function", cycles with one block, cycles with two.

#include "console.h"
#include "counters.h"
#include "keccak_state.h"
#include "sha256_state.h"
#include "sha512_state.h"

static uint64_t state[25] __attribute__((aligned(8)));
static uint8_t blocks[2 * 136] __attribute__((aligned(8)));

#if FUNCTION == 4
// The sponge of SHA3-256 (FIPS 202 section 4) after its padding.
static void sponge(rvh_keccak_state *a, const uint8_t *from, size_t n)
{
    rvh_keccak_init(a);
#ifdef RVH_KECCAK_BLOCKS
    rvh_keccak_absorb(a, 24, 136, from, n);
#else
    for (; n > 0; n--, from += 136) {
        rvh_keccak_xor_bytes(a, 0, from, 136);
        rvh_keccak_permute(a, 24);
    }
#endif
    rvh_keccak_extract_bytes(a, 0, blocks, 32);
}
#endif

static __attribute__((noinline)) void empty(void *to, const void *from, size_t n)
{
    __asm__ volatile("" ::"r"(to), "r"(from), "r"(n) : "memory");
}

static __attribute__((noinline)) uint32_t measure(size_t n)
{
    uint32_t start = counters_cycles();
#if FUNCTION == 1
    (void)n;
    rvh_keccak_permute((rvh_keccak_state *)(void *)state, 24);
#elif FUNCTION == 2
    rvh_sha256_absorb((uint32_t *)(void *)state, blocks, n);
#elif FUNCTION == 3
    rvh_sha512_absorb(state, blocks, n);
#elif FUNCTION == 4
    sponge((rvh_keccak_state *)(void *)state, blocks, n);
#else
    empty(state, blocks, n);
#endif
    return counters_cycles() - start;
}

int main(void)
{
    if (FUNCTION != 0) {
        empty(state, blocks, 0);
    }
    for (size_t n = 1; n <= 2; n++) {
        console_puts(n == 1 ? "function " : " ");
        console_dec(measure(n));
    }
    console_puts("\n");
    return 0;
}
