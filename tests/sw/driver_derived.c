// SPDX-License-Identifier: Apache-2.0
//
// A program over rvhash_sp800185.h, rvhash_k12.h and rvhash_hmac.h for the sanitizers. Standard input: lines
// "FUNCTION STRENGTH OUTLEN LEN CUSTOMLEN PIECES". Message, key and customization string are made by `fill`, PIECES is
// how many pieces the message has; STRENGTH of HMAC is the algorithm. Every buffer is allocated to measure. Prints the
// output in hex.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rvhash_hmac.h"
#include "rvhash_k12.h"
#include "rvhash_sp800185.h"

static void need(int condition, const char *what)
{
    if (!condition) {
        fprintf(stderr, "driver: %s\n", what);
        exit(1);
    }
}

// `len` bytes in a block of their own; byte i is i * 7 + seed.
static uint8_t *fill(size_t len, size_t seed)
{
    uint8_t *block = malloc(len + 1);
    need(block != NULL, "no memory");
    for (size_t i = 0; i < len; i++) {
        block[i] = (uint8_t)(i * 7 + seed);
    }
    return realloc(block, len > 0 ? len : 1);
}

typedef rvh_status (*update_function)(void *context, const void *data, size_t len);

static void in_pieces(update_function update, void *context, const uint8_t *message, size_t len, size_t pieces)
{
    for (size_t at = 0, i = 1; i <= pieces; i++) {
        size_t n = len * i / pieces - at;
        uint8_t *part = malloc(n > 0 ? n : 1);
        need(part != NULL, "no memory");
        memcpy(part, message + at, n);
        need(update(context, part, n) == RVH_OK, "update");
        free(part);
        at += n;
    }
}

#define UPDATE(name, type)                                                                                             \
    static rvh_status update_##name(void *context, const void *data, size_t len)                                       \
    {                                                                                                                  \
        type *c = context;                                                                                             \
        return name(c, data, len);                                                                                     \
    }

UPDATE(rvh_cshake_update, rvh_cshake)
UPDATE(rvh_kmac_update, rvh_kmac)
UPDATE(rvh_hmac_update, rvh_hmac)
UPDATE(rvh_tuplehash_add, rvh_tuplehash)
UPDATE(rvh_parallelhash_update, rvh_parallelhash)
UPDATE(rvh_update, rvh_ctx)
UPDATE(rvh_kt_update, rvh_kt)

// Half of the output by the end of the message, half by a squeeze; or all of it where there is only one.
#define SQUEEZED(final, squeeze)                                                                                       \
    do {                                                                                                               \
        need((final) == RVH_OK, "final");                                                                              \
        need((squeeze) == RVH_OK, "squeeze");                                                                          \
    } while (0)

static void run(const char *function, unsigned strength, uint8_t *out, size_t outlen, const uint8_t *message,
                size_t len, const uint8_t *custom, size_t custom_len, size_t pieces)
{
    size_t half = outlen / 2, rest = outlen - half;
    if (!strcmp(function, "cshake")) {
        rvh_cshake *c = malloc(sizeof *c);
        need(rvh_cshake_init(c, strength, "N", 1, custom, custom_len) == RVH_OK, "init");
        in_pieces(update_rvh_cshake_update, c, message, len, pieces);
        SQUEEZED(rvh_cshake_final(c, out, half), rvh_cshake_squeeze(c, out + half, rest));
        need(rvh_cshake_wipe(c) == RVH_OK, "wipe");
        free(c);
    } else if (!strcmp(function, "kmac")) {
        rvh_kmac *c = malloc(sizeof *c);
        need(rvh_kmac_init(c, strength, custom, custom_len, custom, custom_len) == RVH_OK, "init");
        in_pieces(update_rvh_kmac_update, c, message, len, pieces);
        need(rvh_kmac_final(c, out, outlen) == RVH_OK, "final");
        free(c);
    } else if (!strcmp(function, "kmac_clone")) {
        rvh_kmac *k = malloc(sizeof *k), *c = malloc(sizeof *c);
        need(rvh_kmac_init(k, strength, custom, custom_len, custom, custom_len) == RVH_OK, "init");
        need(rvh_kmac_clone(c, k) == RVH_OK, "clone");
        need(rvh_kmac_wipe(k) == RVH_OK, "wipe");
        free(k);
        in_pieces(update_rvh_kmac_update, c, message, len, pieces);
        need(rvh_kmac_final(c, out, outlen) == RVH_OK, "final");
        free(c);
    } else if (!strcmp(function, "hmac")) {
        rvh_hmac_key *k = malloc(sizeof *k);
        rvh_hmac *c = malloc(sizeof *c);
        need(rvh_hmac_key_init(k, (rvh_alg)strength, custom, custom_len) == RVH_OK, "init of a key");
        need(rvh_hmac_tag(k, out, outlen, message, len) == RVH_OK, "tag");
        need(rvh_hmac_verify(k, out, outlen, message, len) == RVH_OK, "verify");
        need(rvh_hmac_init(c, k) == RVH_OK, "init");
        in_pieces(update_rvh_hmac_update, c, message, len, pieces);
        need(rvh_hmac_final_verify(c, out, outlen) == RVH_OK, "verify at the end");
        need(rvh_hmac_init(c, k) == RVH_OK, "init");
        in_pieces(update_rvh_hmac_update, c, message, len, pieces);
        memset(out, 0, outlen);
        need(rvh_hmac_final(c, out, outlen) == RVH_OK, "final");
        need(rvh_hmac_key_wipe(k) == RVH_OK, "wipe");
        free(c);
        free(k);
    } else if (!strcmp(function, "kmac_xof")) {
        rvh_kmac *c = malloc(sizeof *c);
        need(rvh_kmac_init(c, strength, custom, custom_len, custom, custom_len) == RVH_OK, "init");
        in_pieces(update_rvh_kmac_update, c, message, len, pieces);
        SQUEEZED(rvh_kmac_final_xof(c, out, half), rvh_kmac_squeeze(c, out + half, rest));
        need(rvh_kmac_wipe(c) == RVH_OK, "wipe");
        free(c);
    } else if (!strcmp(function, "tuple_hash")) {
        rvh_tuplehash *c = malloc(sizeof *c);
        need(rvh_tuplehash_init(c, strength, custom, custom_len) == RVH_OK, "init");
        in_pieces(update_rvh_tuplehash_add, c, message, len, pieces);
        need(rvh_tuplehash_final(c, out, outlen) == RVH_OK, "final");
        free(c);
    } else if (!strcmp(function, "parallel_hash")) {
        rvh_parallelhash *c = malloc(sizeof *c);
        need(rvh_parallelhash_init(c, strength, 100, custom, custom_len) == RVH_OK, "init");
        in_pieces(update_rvh_parallelhash_update, c, message, len, pieces);
        need(rvh_parallelhash_final(c, out, outlen) == RVH_OK, "final");
        free(c);
    } else if (!strcmp(function, "turboshake")) {
        rvh_ctx *c = malloc(sizeof *c);
        need(rvh_turboshake_init(c, strength) == RVH_OK, "init");
        in_pieces(update_rvh_update, c, message, len, pieces);
        SQUEEZED(rvh_turboshake_final(c, 0x1f, out, half), rvh_squeeze(c, out + half, rest));
        need(rvh_wipe(c) == RVH_OK, "wipe");
        free(c);
    } else {
        rvh_kt *c = malloc(sizeof *c);
        need(!strcmp(function, "kt"), "which function?");
        need(rvh_kt_init(c, strength) == RVH_OK, "init");
        in_pieces(update_rvh_kt_update, c, message, len, pieces);
        SQUEEZED(rvh_kt_final(c, custom, custom_len, out, half), rvh_kt_squeeze(c, out + half, rest));
        need(rvh_kt_wipe(c) == RVH_OK, "wipe");
        free(c);
    }
}

int main(void)
{
    char function[32];
    unsigned strength;
    size_t outlen, len, custom_len, pieces;
    while (scanf("%31s %u %zu %zu %zu %zu", function, &strength, &outlen, &len, &custom_len, &pieces) == 6) {
        uint8_t *message = fill(len, len), *custom = fill(custom_len, 3), *out = fill(outlen, 0);
        run(function, strength, out, outlen, message, len, custom, custom_len, pieces);
        for (size_t i = 0; i < outlen; i++) {
            printf("%02x", out[i]);
        }
        printf("\n");
        free(message);
        free(custom);
        free(out);
    }
    return 0;
}
