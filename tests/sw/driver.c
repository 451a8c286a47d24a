// SPDX-License-Identifier: Apache-2.0
//
// A program over the API for the sanitizers. Standard input: lines "ALG OUTLEN LEN SEED PIECES". The message is LEN
// bytes of a simple generator; it is hashed in one call and in about PIECES pieces, and the output squeezed likewise.
// In between a message in software is saved and restored. Every buffer is allocated to measure, so that one byte too
// far is seen. Prints the output in hex; both ways must agree.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rvhash.h"
#include "rvhash_xof.h"

static uint32_t seed;

static uint32_t next(void)
{
    seed = seed * 1664525u + 1013904223u;
    return seed >> 8;
}

static void need(int condition, const char *what)
{
    if (!condition) {
        fprintf(stderr, "driver: %s\n", what);
        exit(1);
    }
}

// A piece of `len` bytes in a block of its own, at a random alignment.
static uint8_t *own_block(const uint8_t *from, size_t len, uint8_t **block)
{
    size_t shift = next() % 4;
    *block = malloc(len + shift);
    need(*block != NULL || len + shift == 0, "no memory");
    if (from != NULL && len > 0) {
        memcpy(*block + shift, from, len);
    }
    return *block + shift;
}

static size_t piece(size_t left, size_t pieces)
{
    size_t n = next() % (2 * left / pieces + 2);
    return n < left ? n : left;
}

// Now and then: save the message, damage what was saved (a byte changed, cut off at the end), which restore must refuse
// or take without harm, and go on with an undamaged one in a new context. A message in hardware stays where it is.
static rvh_ctx *through_a_save(rvh_ctx *ctx)
{
    uint8_t *block, saved[RVH_SAVED_MAX];
    size_t used;
    if (next() % 2 || rvh_save(ctx, saved, sizeof saved, &used) != RVH_OK) {
        return ctx;
    }
    uint8_t *exact = own_block(NULL, used, &block);
    need(rvh_save(ctx, exact, used, &used) == RVH_OK, "save");
    need(used == rvh_saved_size((rvh_alg)saved[1]) && memcmp(exact, saved, used) == 0, "saves differ");
    rvh_ctx *other = malloc(sizeof *other);
    need(other != NULL, "no memory");
    memset(other, 0, sizeof *other);
    exact[next() % 33] ^= (uint8_t)(1u << next() % 8);
    if (rvh_restore(other, exact, used) == RVH_OK) {
        uint8_t out[64];
        rvh_update(other, saved, used);
        rvh_final(other, out, rvh_digest_size((rvh_alg)saved[1]));
        rvh_squeeze(other, out, sizeof out);
        need(rvh_wipe(other) == RVH_OK, "wipe");
    }
    free(block);
    for (size_t cut = 0; cut < used; cut += 1 + next() % 16) {
        exact = own_block(saved, cut, &block);
        need(rvh_restore(other, exact, cut) != RVH_OK, "restore of a part");
        free(block);
    }
    exact = own_block(saved, used, &block);
    need(rvh_restore(other, exact, used) == RVH_OK, "restore");
    free(block);
    need(rvh_wipe(ctx) == RVH_OK, "wipe");
    free(ctx);
    return other;
}

static void in_pieces(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *message, size_t len, size_t pieces)
{
    rvh_ctx *ctx = malloc(sizeof *ctx);
    uint8_t *block;
    need(rvh_init(ctx, alg) == RVH_OK, "init");
    for (size_t at = 0; at < len;) {
        size_t n = piece(len - at, pieces);
        uint8_t *part = own_block(message + at, n, &block);
        need(rvh_update(ctx, part, n) == RVH_OK, "update");
        free(block);
        at += n;
        ctx = through_a_save(ctx);
    }
    size_t n = rvh_digest_size(alg) ? outlen : piece(outlen, pieces);
    for (size_t at = 0, first = 1;; first = 0) {
        uint8_t *part = own_block(NULL, n, &block);
        need((first ? rvh_final(ctx, part, n) : rvh_squeeze(ctx, part, n)) == RVH_OK, "output");
        if (n > 0) {
            memcpy(out + at, part, n);
        }
        free(block);
        at += n;
        if (at == outlen) {
            break;
        }
        ctx = through_a_save(ctx);
        n = piece(outlen - at, pieces);
    }
    need(rvh_wipe(ctx) == RVH_OK, "wipe");
    free(ctx);
}

static void in_parts(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *message, size_t len, size_t pieces)
{
    uint8_t *block[2 * 9 + 1], *out_block, *exact = own_block(NULL, outlen, &out_block);
    size_t count = 0, at = 0;
    rvh_part *parts = malloc(sizeof block / sizeof block[0] * sizeof *parts);
    need(parts != NULL, "no memory");
    while (at < len && count < 18) {
        size_t n = count == 17 ? len - at : piece(len - at, pieces);
        parts[count] = (rvh_part){own_block(message + at, n, &block[count]), n};
        count++;
        at += n;
    }
    need(rvh_hashv(alg, exact, outlen, parts, count) == RVH_OK, "hashv");
    memcpy(out, exact, outlen);
    while (count-- > 0) {
        free(block[count]);
    }
    free(out_block);
    free(parts);
}

static void at_positions(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *seed, size_t len, size_t pieces)
{
    uint8_t *block;
    rvh_seed_xof *xof = malloc(sizeof *xof);
    need(xof != NULL && rvh_seed_xof_init(xof, alg) == RVH_OK, "init");
    need(rvh_seed_xof_absorb(xof, seed, len) == RVH_OK, "absorb");
    for (size_t at = 0, n; at < outlen; at += n) {
        n = piece(outlen - at, pieces);
        uint8_t *part = own_block(NULL, n, &block);
        need(rvh_seed_xof_squeeze(xof, part, n) == RVH_OK, "squeeze");
        if (n > 0) {
            memcpy(out + at, part, n);
        }
        free(block);
    }
    free(xof);
}

// Blocks at any address. Their results are compared in tests/sw/test_functions.py.
static void functions(const uint8_t *data, size_t len)
{
    uint8_t *block, *part = own_block(data, len, &block);
    rvh_f1600 *state = malloc(sizeof *state);
    uint32_t *h = malloc(32);
    uint64_t *wide = malloc(64);
    size_t n = len < 200 ? len : 200, offset = next() % (201 - n);
    need(state != NULL && h != NULL && wide != NULL, "no memory");
    need(rvh_f1600_init(state) == RVH_OK && rvh_f1600_xor(state, offset, part, n) == RVH_OK, "xor");
    need(rvh_keccak_f1600(state) == RVH_OK && rvh_f1600_extract(state, offset, part, n) == RVH_OK, "permutation");
    need(rvh_sha256_begin(h, RVH_SHA256) == RVH_OK && rvh_sha256_compress(h, part, len / 64) == RVH_OK, "SHA-256");
    need(rvh_sha512_begin(wide, RVH_SHA512) == RVH_OK && rvh_sha512_compress(wide, part, len / 128) == RVH_OK,
         "SHA-512");
    free(block);
    free(state);
    free(h);
    free(wide);
}

int main(void)
{
    int alg;
    size_t outlen, len, pieces;
    while (scanf("%d %zu %zu %u %zu", &alg, &outlen, &len, &seed, &pieces) == 5) {
        uint8_t *block, *out_block;
        uint8_t *message = own_block(NULL, len, &block);
        for (size_t i = 0; i < len; i++) {
            message[i] = (uint8_t)(i * 7 + len);
        }
        uint8_t *out = own_block(NULL, outlen, &out_block);
        uint8_t *again = malloc(outlen + 1);
        need(rvh_hash((rvh_alg)alg, out, outlen, message, len) == RVH_OK, "hash");
        in_pieces((rvh_alg)alg, again, outlen, message, len, pieces);
        need(outlen == 0 || memcmp(out, again, outlen) == 0, "one call and pieces differ");
        in_parts((rvh_alg)alg, again, outlen, message, len, pieces);
        need(outlen == 0 || memcmp(out, again, outlen) == 0, "one call and parts differ");
        if (rvh_digest_size((rvh_alg)alg) == 0 && len <= RVH_SEED_MAX) {
            at_positions((rvh_alg)alg, again, outlen, message, len, pieces);
            need(outlen == 0 || memcmp(out, again, outlen) == 0, "one call and positions differ");
        }
        functions(message, len);
        for (size_t i = 0; i < outlen; i++) {
            printf("%02x", out[i]);
        }
        printf("\n");
        free(block);
        free(out_block);
        free(again);
    }
    return 0;
}
