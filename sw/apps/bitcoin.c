// SPDX-License-Identifier: Apache-2.0
//
// The mailbox application for Bitcoin's hashes. A job's message, in one chunk, is a word that says what it is, and then
//   BITCOIN_SCAN    a header of 80 bytes, whose nonce is the first to be tried. Output: the hashes of as many nonces as
//                   fit, followed by a word, the first nonce whose hash meets the header's target; all ones if none
//                   does.
//   BITCOIN_MERKLE  the leaves. Output: the root.
// Cycles include everything: the midstate, the hashes, the comparison with the target.

#include "bitcoin.h"

#include "counters.h"
#include "rvhash.h"
#include "sha256_state.h"
#include "simdev.h"

enum { BITCOIN_SCAN = 0, BITCOIN_MERKLE = 1 };

enum {
    CHUNK_BYTES = 4 + BITCOIN_HASH_BYTES * BITCOIN_MOST_LEAVES,
    OUT_BYTES = BITCOIN_HASH_BYTES * BITCOIN_MOST_NONCES + 4,
    SPARE_BYTES = 7 * BITCOIN_HASH_BYTES, // after the leaves
};

static uint8_t message[CHUNK_BYTES + SPARE_BYTES] __attribute__((aligned(16), section(".noinit")));
static uint8_t output[OUT_BYTES] __attribute__((aligned(16), section(".noinit")));

// The target of a header: 23 bits of mantissa, a sign, and the number of bytes of the whole number. No hash meets a
// target that is negative or too large. Words, the lowest first.
static void target_of(uint32_t target[8], uint32_t bits)
{
    uint32_t size = bits >> 24, mantissa = bits & 0xffffffu, zero = mantissa >> 23;
    for (uint32_t i = 0; i < 8; i++) {
        target[i] = 0;
    }
    for (uint32_t i = 0; i < 3; i++) {
        uint32_t byte = mantissa >> 8 * i & 0xff, at = size - 3 + i; // below the first one: far above the last
        if (at < BITCOIN_HASH_BYTES) {
            target[at / 4] |= byte << 8 * (at & 3);
        } else if (size >= 3 && byte != 0) {
            zero = 1;
        }
    }
    for (uint32_t i = 0; zero && i < 8; i++) {
        target[i] = 0;
    }
}

// A hash is a little-endian number: its first byte is the lowest.
static int meets(const uint8_t *hash, const uint32_t target[8])
{
    for (uint32_t i = 8; i-- > 0;) {
        uint32_t word = rvh_load32_aligned(hash + 4 * i);
        if (word != target[i]) {
            return word < target[i];
        }
    }
    return 1;
}

static int scan(const uint8_t *header, uint32_t n, uint8_t *hashes)
{
    uint32_t midstate[8], target[8];
    const uint8_t *rest = header + 64;
    rvh_sha256_init(midstate, RVH_SHA256);
    rvh_sha256_absorb(midstate, header, 1);
    uint32_t nonce = rvh_load32_aligned(rest + BITCOIN_NONCE_AT), found = 0xffffffffu;
    int done = bitcoin_headers(midstate, rest, nonce, n, hashes);
    target_of(target, rvh_load32_aligned(rest + BITCOIN_NONCE_AT - 4));
    for (uint32_t i = n; i-- > 0;) {
        if (meets(hashes + BITCOIN_HASH_BYTES * i, target)) {
            found = nonce + i;
        }
    }
    rvh_store32_aligned(hashes + BITCOIN_HASH_BYTES * n, found);
    return done;
}

// Bytes of output; 0: none.
static uint32_t work(uint32_t len, uint32_t outlen, uint8_t **out)
{
    uint8_t *data = message + 4;
    uint32_t what = rvh_load32_aligned(message);
    if (what == BITCOIN_SCAN && len == 4 + BITCOIN_HEADER_BYTES && outlen > 4 && outlen <= OUT_BYTES &&
        outlen % 32 == 4) {
        *out = output;
        return scan(data, outlen / BITCOIN_HASH_BYTES, output) ? outlen : 0;
    }
    if (what == BITCOIN_MERKLE && len > 4 && len % 32 == 4 && outlen == BITCOIN_HASH_BYTES) {
        *out = data;
        return bitcoin_merkle(data, len / BITCOIN_HASH_BYTES) ? outlen : 0;
    }
    return 0;
}

static void run_job(void)
{
    uint32_t outlen = simdev_read(SIMDEV_OUT_LEN);
    simdev_write(SIMDEV_CHUNK_ADDR, (uint32_t)(uintptr_t)message);
    simdev_write(SIMDEV_CHUNK_MAX, CHUNK_BYTES);
    uint32_t answer = simdev_read(SIMDEV_CHUNK_LEN), len = answer & 0x7fffffffu, bytes = 0;
    uint8_t *out = output;
    if (answer >> 31) {
        uint32_t instructions = counters_instructions(), cycles = counters_cycles();
        bytes = work(len, outlen, &out);
        simdev_write(SIMDEV_CYCLES_LO, counters_cycles() - cycles);
        simdev_write(SIMDEV_INSTRET_LO, counters_instructions() - instructions);
    }
    if (bytes != 0) {
        simdev_write(SIMDEV_OUT_ADDR, (uint32_t)(uintptr_t)out);
        simdev_write(SIMDEV_OUT_BYTES, bytes);
    }
    simdev_write(SIMDEV_DONE, (uint32_t)(bytes != 0 ? RVH_OK : answer >> 31 ? RVH_ERR_HW : RVH_ERR_ARG));
}

int main(void)
{
    while (simdev_read(SIMDEV_JOB) != 0) {
        run_job();
    }
    return 0;
}
