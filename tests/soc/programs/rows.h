// SPDX-License-Identifier: Apache-2.0
//
// Rows of hash chains of any fields by the driver, in one job where hardware can, compared with portable C: parts, PRF,
// lengths, alignments, ends over starts, numbers that wrap. In between, messages. The program has `rows_turn`, called
// before each row; `rows_window`, which ends the window of the device before an address; `rows_are_built`. If they are not,
// the driver makes a call of hardware for each step.

#ifndef ROWS_H
#define ROWS_H

#include <string.h>

#include "check.h"
#include "rvh_chain.h"

static void rows_turn(unsigned turn);
static void rows_window(uint32_t limit);
static int rows_are_built(void);

enum { MOST = 3 };

static uint8_t starts[32 * MOST + 4], ends[32 * MOST + 4], want[256], digits[MOST + 4];
static uint32_t seed = 1;

static uint32_t any(uint32_t below)
{
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) % below;
}

static void fill(uint8_t *p, size_t n)
{
    while (n-- > 0) {
        *p++ = (uint8_t)any(256);
    }
}

static uint32_t number(const uint8_t *at, size_t len)
{
    uint32_t n = 0;
    for (size_t i = 0; i < len; i++) {
        n = n << 8 | at[i];
    }
    return n;
}

static void put(uint8_t *at, size_t len, uint32_t n)
{
    for (; len > 0; len--, n >>= 8) {
        at[len - 1] = (uint8_t)n;
    }
}

// The definition, message by message, by portable C.
static void by_definition(const rvh_chains *c, const rvh_row *row, uint8_t *to)
{
    uint8_t message[64 + 32 + 32], digest[32];
    const size_t before = c->prefix.padded ? 64 : c->prefix.len, len = before + c->address_len + c->n;
    uint8_t *const address = message + before, *const value = address + c->address_len;
    for (unsigned i = 0; i < row->count; i++) {
        const unsigned digit = row->part == RVH_CHAIN_WHOLE ? 0 : row->digits[i];
        const unsigned last = row->part == RVH_CHAIN_TO_DIGIT ? digit : c->last;
        memset(message, 0, before);
        memcpy(message, c->prefix.bytes, c->prefix.len);
        memcpy(address, c->address, c->address_len);
        memcpy(value, row->starts + (row->prf ? 0 : i * c->n), c->n);
        put(address + c->chain_at, c->chain_len, number(c->address + c->chain_at, c->chain_len) + i);
        if (row->prf) {
            put(address + c->step_at, c->step_len, 0);
            const uint8_t kept = address[c->prf_at];
            address[c->prf_at] = c->prf_byte;
            check_reference((rvh_alg)c->prefix.alg, digest, 32, message, len);
            memcpy(value, digest, c->n);
            address[c->prf_at] = kept;
        }
        for (unsigned step = row->part == RVH_CHAIN_FROM_DIGIT ? digit : 0; step < last; step++) {
            put(address + c->step_at, c->step_len, step);
            check_reference((rvh_alg)c->prefix.alg, digest, 32, message, len);
            memcpy(value, digest, c->n);
        }
        memcpy(to + i * c->n, value, c->n);
    }
}

static void any_chains(rvh_chains *c)
{
    static const uint8_t lengths[] = {1, 2, 4};
    const int shake = any(2) != 0, padded = !shake && any(2) != 0;
    uint8_t prefix[32];
    memset(c, 0, sizeof *c);
    c->n = (uint8_t)(16 + 8 * any(3));
    fill(prefix, sizeof prefix);
    c->address_len = (uint8_t)(9 + any(14));
    const uint32_t room = shake ? 33 : padded ? 33 : 55u - c->address_len - c->n + 1;
    CHECK(rvh_prefix_init(&c->prefix, shake ? RVH_SHAKE256 : RVH_SHA256, prefix, any(room > 33 ? 33 : room), padded) == RVH_OK);
    fill(c->address, c->address_len);
    c->chain_len = lengths[any(3)];
    c->step_len = lengths[any(3)];
    c->chain_at = (uint8_t)any(c->address_len - c->chain_len + 1u);
    c->step_at = (uint8_t)any(c->address_len - c->step_len + 1u);
    if (any(4) == 0) {
        put(c->address + c->chain_at, c->chain_len, UINT32_C(0xffffffff) - any(MOST)); // wraps
    }
    c->last = (uint8_t)(1 + any(4));
    c->prf_at = (uint8_t)any(c->address_len);
    c->prf_byte = (uint8_t)any(256);
}

static void one_row(unsigned turn)
{
    rvh_chains c;
    any_chains(&c);
    rvh_row row = {.starts = starts + any(4), .ends = ends + any(4), .digits = digits + any(4), .count = (uint16_t)any(MOST + 1)};
    row.part = (uint8_t)any(3);
    row.prf = any(2) != 0;
    fill(starts, sizeof starts);
    fill(ends, sizeof ends);
    for (unsigned i = 0; i < sizeof digits; i++) {
        digits[i] = (uint8_t)any(c.last + 1u);
    }
    by_definition(&c, &row, want);
    if (!row.prf && any(3) == 0) {
        row.ends = starts + (row.starts - starts); // over the starts
    }
    rows_turn(turn);
    CHECK(rvh_chain_row(&c, &row) == RVH_OK);
    CHECK(check_equal(row.ends, want, (size_t)row.count * c.n));
    if (turn % 4 == 0) {
        uint8_t digest[32];
        CHECK(rvh_hash(RVH_SHA3_256, digest, 32, want, 32) == RVH_OK);
        check_reference(RVH_SHA3_256, want + 64, 32, want, 32);
        CHECK(check_equal(digest, want + 64, 32));
    }
}

// A message that is open when a row begins goes on after it.
static void between(void)
{
    uint8_t digest[32];
    rvh_ctx ctx;
    CHECK(rvh_init(&ctx, RVH_SHA256) == RVH_OK);
    CHECK(rvh_update(&ctx, starts, 100) == RVH_OK);
    memcpy(want, starts, 100);
    check_reference(RVH_SHA256, want + 100, 32, want, 100);
    memcpy(digest, want + 100, 32);
    for (unsigned i = 0; i < 3; i++) {
        uint8_t kept[100];
        memcpy(kept, want, 100);
        one_row(i);
    }
    uint8_t out[32];
    CHECK(rvh_final(&ctx, out, 32) == RVH_OK);
    CHECK(check_equal(out, digest, 32));
}

// Every row of a standard is one job, one message of hardware, where rows are built.
static void one_job(void)
{
    rvh_chains c;
    uint8_t key[32], adrs[32];
    fill(key, sizeof key);
    fill(adrs, sizeof adrs);
    rows_turn(1);
    for (unsigned i = 0; i < 2; i++) {
        CHECK((i ? rvh_chains_slh_sha2 : rvh_chains_slh_shake)(&c, 16, key, adrs) == RVH_OK);
        const rvh_row row = {.starts = starts, .ends = ends, .count = 3, .prf = 1};
        const uint32_t before = rvh_hw_used();
        CHECK(rvh_chain_row(&c, &row) == RVH_OK);
        CHECK((rvh_hw_used() == before + 1) == rows_are_built());
        by_definition(&c, &row, want);
        CHECK(check_equal(ends, want, 48));
    }
}

// A window that excludes the ends: the job fails, the ends are zeros, and the next row is right.
static void outside(void)
{
    rvh_chains c;
    uint8_t key[32] = {0};
    CHECK(rvh_chains_lms(&c, RVH_SHA256, 32, 4, key, 7) == RVH_OK);
    const rvh_row row = {.starts = starts, .ends = ends, .count = 2};
    rows_window((uint32_t)(uintptr_t)ends - 64);
    CHECK(rvh_chain_row(&c, &row) == RVH_ERR_HW);
    CHECK(check_is(ends, 0, 64));
    rows_window(UINT32_MAX);
    CHECK(rvh_chain_row(&c, &row) == RVH_OK);
    by_definition(&c, &row, want);
    CHECK(check_equal(ends, want, 64));
}

static int rows_done(void)
{
    one_job();
    for (unsigned turn = 0; turn < (ROWS); turn++) {
        one_row(turn);
    }
    between();
    outside();
    CHECK(rvh_hw_fallbacks() == 0);
    return check_done(rows_are_built() ? "rows" : "steps");
}

#endif
