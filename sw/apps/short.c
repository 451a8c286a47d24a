// SPDX-License-Identifier: Apache-2.0
//
// Measures the calls that short messages take, for `rvhash bench short`. Prints a line for each: "short", the call, the
// algorithm's number, bytes of the message, bytes of the output, cycles. Each call is made twice; the second one is
// counted, less what an empty function takes. What a call returns is compared with the output of a message in pieces.

#include "bytes.h"
#include "console.h"
#include "counters.h"
#include "rvh_chain.h"

enum { LONGEST = 576, PARTS = 3 };

static uint8_t data[LONGEST] __attribute__((aligned(16)));
static uint8_t out[LONGEST] __attribute__((aligned(16))), want[LONGEST];
static rvh_ctx ctx;
static rvh_f1600 state;
static rvh_seed_xof seed_xof;
static rvh_part parts[PARTS];
static rvh_chains chains;
static rvh_prefix prefix;
static const uint8_t adrs[32]; // of the first chain of the first key
static uint64_t hash_value[8]; // of SHA-512, or of SHA-256 in its first half

struct call {
    const char *name;
    rvh_status (*function)(const struct call *call);
    rvh_alg alg;
    uint16_t len, outlen;
    uint16_t position; // of the output
};

static __attribute__((noinline)) rvh_status empty(const struct call *call)
{
    (void)call;
    return RVH_OK;
}

static __attribute__((noinline)) rvh_status hash(const struct call *call)
{
    return rvh_hash(call->alg, out, call->outlen, data, call->len);
}

static __attribute__((noinline)) rvh_status xof(const struct call *call)
{
    return rvh_xof(call->alg, out, call->outlen, data, call->len);
}

static __attribute__((noinline)) rvh_status hashv(const struct call *call)
{
    return rvh_hashv(call->alg, out, call->outlen, parts, PARTS);
}

static __attribute__((noinline)) rvh_status squeeze(const struct call *call)
{
    return rvh_seed_xof_squeeze(&seed_xof, out, call->outlen);
}

static __attribute__((noinline)) rvh_status permute(const struct call *call)
{
    (void)call;
    return rvh_keccak_f1600(&state);
}

static __attribute__((noinline)) rvh_status compress(const struct call *call)
{
    return call->alg == RVH_SHA256 ? rvh_sha256_compress((uint32_t *)(void *)hash_value, data, 1)
                                   : rvh_sha512_compress(hash_value, data, 1);
}

// H of SLH-DSA, with a seed of n bytes: 16 with SHAKE256 and SHA-256, 32 with SHA-512.
static __attribute__((noinline)) rvh_status prefix_hash(const struct call *call)
{
    return rvh_prefix_hash(&prefix, out, call->outlen, parts, 2);
}

// A whole chain of 15 steps, of WOTS+ in SLH-DSA.
static __attribute__((noinline)) rvh_status chain(const struct call *call)
{
    (void)call;
    const rvh_row row = {.starts = data + 16, .ends = out, .count = 1};
    return rvh_chain_row(&chains, &row);
}

// The chains of a key of SLH-DSA-SHAKE-128f: the PRF and 15 steps each.
enum { ROW = 35 };
static __attribute__((noinline)) rvh_status row_of_chains(const struct call *call)
{
    (void)call;
    const rvh_row row = {.starts = data + 16, .ends = out, .count = ROW, .prf = 1};
    return rvh_chain_row(&chains, &row);
}

static __attribute__((noinline)) rvh_status wipe(const struct call *call)
{
    (void)call;
    return rvh_wipe(&ctx);
}

static const struct call calls[] = {
    {"rvh_hash", hash, RVH_SHA3_256, 64, 32, 0},
    {"rvh_hash", hash, RVH_SHA256, 64, 32, 0},
    {"rvh_xof", xof, RVH_SHAKE256, 16, 16, 0},
    {"rvh_xof", xof, RVH_SHAKE256, 64, 16, 0},
    {"rvh_xof", xof, RVH_SHAKE256, 64, 32, 0},
    {"rvh_xof", xof, RVH_SHAKE256, 128, 128, 0},
    {"rvh_xof", xof, RVH_SHAKE128, 34, 168, 0},
    {"rvh_xof", xof, RVH_SHAKE128, 34, 504, 0},
    {"rvh_xofv", hashv, RVH_SHAKE256, 64, 16, 0},
    {"rvh_hashv", hashv, RVH_SHA256, 102, 32, 0},
    {"rvh_prefix_hash", prefix_hash, RVH_SHAKE256, 16 + 32 + 32, 16, 0},
    {"rvh_prefix_hash", prefix_hash, RVH_SHA256, 64 + 22 + 32, 16, 0},
    {"rvh_prefix_hash", prefix_hash, RVH_SHA512, 128 + 22 + 64, 32, 0},
    {"rvh_seed_xof_squeeze", squeeze, RVH_SHAKE128, 34, 168, 0},
    {"rvh_seed_xof_squeeze", squeeze, RVH_SHAKE128, 34, 168, 168},
    {"rvh_seed_xof_squeeze", squeeze, RVH_SHAKE128, 34, 168, 336},
    {"rvh_keccak_f1600", permute, RVH_SHAKE128, 0, 168, 0},
    {"rvh_sha256_compress", compress, RVH_SHA256, 55, 32, 0},
    {"rvh_sha512_compress", compress, RVH_SHA512, 111, 64, 0},
    {"rvh_chain_row", chain, RVH_SHAKE256, 64, 16, 0},
    {"rvh_chain_row", chain, RVH_SHA256, 102, 16, 0},
    {"rvh_chain_row", row_of_chains, RVH_SHAKE256, 64, 16 * ROW, 0},
    {"rvh_wipe", wipe, RVH_SHAKE256, 64, 0, 0},
};

static void need(int condition, const struct call *call)
{
    if (!condition) {
        console_puts(call->name);
        console_puts(": wrong\n");
        sim_exit(1);
    }
}

// The hash of prefix, address and value, by a message in pieces.
static rvh_status step(const struct call *call, const uint8_t *bytes, size_t address, uint8_t value[16])
{
    static const uint8_t zeros[48];
    const size_t fill = call->alg == RVH_SHA256 ? sizeof zeros : 0;
    uint8_t digest[32];
    rvh_status status = rvh_init(&ctx, call->alg);
    status = status == RVH_OK ? rvh_update(&ctx, data, 16) : status;
    status = status == RVH_OK ? rvh_update(&ctx, zeros, fill) : status;
    status = status == RVH_OK ? rvh_update(&ctx, bytes, address) : status;
    status = status == RVH_OK ? rvh_update(&ctx, value, 16) : status;
    status = status == RVH_OK ? rvh_final(&ctx, digest, sizeof digest) : status;
    status = status == RVH_OK ? rvh_wipe(&ctx) : status;
    memcpy(value, digest, 16);
    return status;
}

// The ends of `chain` or `row_of_chains`.
static rvh_status follow_chains(const struct call *call)
{
    const size_t address = call->alg == RVH_SHA256 ? 22 : 32;
    const int prf = call->function == row_of_chains;
    uint8_t bytes[32] = {0};
    rvh_status status = RVH_OK;
    for (unsigned i = 0; i < call->outlen / 16u && status == RVH_OK; i++) {
        memcpy(want + 16 * i, data + 16, 16);
        bytes[address - 1] = 0;
        bytes[address - 5] = (uint8_t)i;
        if (prf) {
            bytes[19] = 5; // WOTS_PRF
            status = step(call, bytes, address, want + 16 * i);
            bytes[19] = 0;
        }
        for (unsigned number = 0; number < 15 && status == RVH_OK; number++) {
            bytes[address - 1] = (uint8_t)number;
            status = step(call, bytes, address, want + 16 * i);
        }
    }
    return status == RVH_OK && call->alg == RVH_SHA256 ? rvh_chains_slh_sha2(&chains, 16, data, adrs)
           : status == RVH_OK                          ? rvh_chains_slh_shake(&chains, 16, data, adrs)
                                                       : status;
}

// What comes before each call, and is not counted.
static void prepare(const struct call *call)
{
    const size_t digest = rvh_digest_size(call->alg);
    const unsigned seed_bytes = call->alg == RVH_SHA512 ? 32 : 16;
    const unsigned block = call->alg == RVH_SHAKE256 ? 0 : (unsigned)rvh_block_size(call->alg);
    for (unsigned i = 0; i < LONGEST; i++) {
        data[i] = (uint8_t)(7 * i + call->len);
    }
    if (call->function == prefix_hash && block != 0) { // zeros after the seed
        memset(data + seed_bytes, 0, block - seed_bytes);
    }
    parts[0] = (rvh_part){data, 16};
    parts[1] = (rvh_part){data + 16, 32};
    parts[2] = (rvh_part){data + 48, call->len - 48u};
    rvh_status status = rvh_init(&ctx, call->alg);
    if (status == RVH_OK) {
        status = rvh_update(&ctx, data, call->len);
    }
    if (call->function == chain || call->function == row_of_chains) {
        status = status == RVH_OK ? rvh_wipe(&ctx) : status;
    } else if (call->function != wipe) {
        if (status == RVH_OK) {
            status = rvh_final(&ctx, want, digest > 0 ? digest : call->position > 0 ? call->position : call->outlen);
        }
        if (status == RVH_OK && call->position > 0) {
            status = rvh_squeeze(&ctx, want, call->outlen);
        }
        if (status == RVH_OK) {
            status = rvh_wipe(&ctx);
        }
    }
    if (status == RVH_OK && call->function == prefix_hash) {
        const unsigned address = block != 0 ? block : seed_bytes, value = address + (block != 0 ? 22 : 32);
        parts[0] = (rvh_part){data + address, value - address};
        parts[1] = (rvh_part){data + value, call->len - value};
        status = rvh_prefix_init(&prefix, call->alg, data, seed_bytes, block != 0);
    }
    if (status == RVH_OK && call->function == squeeze) {
        status = rvh_seed_xof_init(&seed_xof, call->alg);
        status = status == RVH_OK ? rvh_seed_xof_absorb(&seed_xof, data, call->len) : status;
        if (status == RVH_OK && call->position > 0) {
            status = rvh_seed_xof_squeeze(&seed_xof, out, call->position);
        }
    }
    if (status == RVH_OK && (call->function == chain || call->function == row_of_chains)) {
        status = follow_chains(call);
    }
    if (status == RVH_OK && call->function == permute) { // the padded empty message
        const uint8_t suffix = 0x1f, last = 0x80;
        status = rvh_f1600_init(&state);
        status = status == RVH_OK ? rvh_f1600_xor(&state, 0, &suffix, 1) : status;
        status = status == RVH_OK ? rvh_f1600_xor(&state, 167, &last, 1) : status;
    }
    if (status == RVH_OK && call->function == compress) { // the padded message
        memset(data + call->len, 0, block - call->len);
        data[call->len] = 0x80;
        data[block - 2] = (uint8_t)(8 * call->len >> 8);
        data[block - 1] = (uint8_t)(8 * call->len);
        status = call->alg == RVH_SHA256 ? rvh_sha256_begin((uint32_t *)(void *)hash_value, call->alg)
                                         : rvh_sha512_begin(hash_value, call->alg);
    }
    need(status == RVH_OK, call);
}

// The output of a call is in `out` afterwards.
static void collect(const struct call *call)
{
    const uint8_t *h = (const uint8_t *)hash_value;
    if (call->function == permute) {
        need(rvh_f1600_extract(&state, 0, out, call->outlen) == RVH_OK, call);
    }
    if (call->function == compress) {
        for (unsigned i = 0; i < call->outlen; i++) {
            out[i] = h[i ^ (call->alg == RVH_SHA256 ? 3 : 7)];
        }
    }
}

static __attribute__((noinline)) uint32_t measure(rvh_status (*function)(const struct call *), const struct call *call)
{
    uint32_t start = counters_cycles();
    rvh_status status = function(call);
    uint32_t cycles = counters_cycles() - start;
    need(status == RVH_OK, call);
    return cycles;
}

static void print(uint32_t value)
{
    console_puts(" ");
    console_dec(value);
}

int main(void)
{
    for (unsigned i = 0; i < sizeof calls / sizeof calls[0]; i++) {
        const struct call *call = &calls[i];
        uint32_t cycles = 0;
        for (int round = 0; round < 2; round++) {
            prepare(call);
            cycles = measure(call->function, call) - measure(empty, call);
            collect(call);
            need(call->function == wipe || memcmp(out, want, call->outlen) == 0, call);
        }
        console_puts("short ");
        console_puts(call->name);
        print(call->alg);
        print(call->len);
        print(call->outlen);
        print(call->position);
        print(cycles);
        console_puts("\n");
    }
    return 0;
}
