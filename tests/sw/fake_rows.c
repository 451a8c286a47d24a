// SPDX-License-Identifier: Apache-2.0

#include "fake_rows.h"

#include <string.h>

#include "bytes.h"
#include "fake_cache.h"
#include "fake_engine.h"
#include "fake_reach.h"
#include "keccak_state.h"
#include "rvhash.h"
#include "sha256_state.h"

enum { FIELDS = 16, TEMPLATE = 96, BLOCK = 64, RATE = 136 };

// The bytes that the device reads there, or NULL after a bus error.
static const uint8_t *seen(const uint8_t *from, size_t n)
{
    const uint8_t *bytes = fake_access(from, n) ? fake_view(from, n) : NULL;
    if (bytes == NULL) {
        fake_bus_error();
    }
    return bytes;
}

static uint8_t *address_at(const uint8_t *bytes, unsigned size)
{
    uint64_t value = 0;
    for (unsigned i = size; i-- > 0;) {
        value = value << 8 | bytes[i];
    }
    return (uint8_t *)(uintptr_t)value;
}

static void step(uint32_t alg, const uint8_t *template, uint8_t *value, size_t n)
{
    uint8_t digest[32];
    if (alg == RVH_SHA256) {
        uint32_t h[8], block[BLOCK / 4];
        for (size_t i = 0; i < 8; i++) {
            h[i] = rvh_swap32(rvh_load32(template + BLOCK + 4 * i));
        }
        memcpy(block, template, BLOCK);
        rvh_sha256_absorb(h, (const uint8_t *)block, 1);
        for (size_t i = 0; i < 8; i++) {
            rvh_store32(digest + 4 * i, rvh_swap32(h[i]));
        }
    } else {
        static uint8_t block[RATE];
        static rvh_keccak_state a;
        memset(block, 0, RATE);
        memcpy(block, template, TEMPLATE);
        block[TEMPLATE] = value + n == template + TEMPLATE ? 0x1f : 0; // else it is in the template
        block[RATE - 1] |= 0x80;
        rvh_keccak_init(&a);
        rvh_keccak_xor_bytes(&a, 0, block, RATE);
        rvh_keccak_permute(&a, 24);
        rvh_keccak_extract_bytes(&a, 0, digest, n);
    }
    memcpy(value, digest, n);
}

static void follow(uint32_t alg, const uint8_t *from, unsigned address_bits)
{
    const unsigned size = address_bits > 32 ? 8 : 4;
    const uint8_t *bytes = seen(from, FIELDS + 3 * size + TEMPLATE);
    static uint8_t field[FIELDS], template[TEMPLATE]; // not on the stack, where tests look for what the driver leaves
    if (bytes == NULL) {
        return;
    }
    memcpy(field, bytes, FIELDS);
    memcpy(template, bytes + FIELDS + 3 * size, TEMPLATE);
    const uint8_t *starts = address_at(bytes + FIELDS, size), *digits = address_at(bytes + FIELDS + size, size);
    uint8_t *ends = address_at(bytes + FIELDS + 2 * size, size), *const value = template + field[0];
    const size_t n = field[1], count = field[8] | field[9] << 8, most = alg == RVH_SHA256 ? 55 : TEMPLATE;
    const int two = field[5] & 1, prf = field[5] >> 1 & 1, to = (field[5] >> 2 & 3) == 1, all = (field[5] >> 2 & 3) == 0;
    if ((n != 16 && n != 24 && n != 32) || field[0] < 4 || field[0] + n > most || field[2] >= field[0] || field[3] == 0
        || field[4] + two >= field[0] || field[5] > 9 || field[6] >= field[0] || field[13] != 0
        || field[14] != 0 || field[15] != 0) {
        fake_errors |= FAKE_CONTEXT;
        return;
    }
    for (size_t i = 0; i < count; i++, ends += n) {
        const unsigned number = (unsigned)(field[10] | field[11] << 8) + (unsigned)i;
        const uint8_t *digit = all ? field + 3 : seen(digits + i, 1);
        if (digit == NULL) {
            return;
        }
        if (*digit > field[3]) {
            fake_errors |= FAKE_CONTEXT;
            return;
        }
        const unsigned first = all || to ? 0 : *digit, last = to ? *digit : field[3];
        if (first == last && !prf) {
            continue;
        }
        const uint8_t *start = seen(prf ? starts : starts + i * n, n);
        if (start == NULL) {
            return;
        }
        memcpy(value, start, n);
        template[field[4] + two] = (uint8_t)number;
        template[field[4]] = two ? (uint8_t)(number >> 8) : template[field[4]];
        template[field[2]] = 0;
        if (prf) {
            template[field[6]] = field[7];
            step(alg, template, value, n);
            template[field[6]] = field[12];
        }
        for (unsigned at = first; at < last; at++) {
            template[field[2]] = (uint8_t)at;
            step(alg, template, value, n);
        }
        if (!fake_access(ends, n)) {
            fake_bus_error();
            return;
        }
        fake_store(ends, value, n);
    }
}

void fake_row_job(uint32_t alg, const uint8_t *from, unsigned address_bits)
{
    if (alg != RVH_SHA256 && alg != RVH_SHAKE256) {
        fake_errors |= FAKE_CMD;
    } else if (fake_is_in(FAKE_IDLE | FAKE_DONE)) {
        follow(alg, from, address_bits);
        fake_wipe();
    }
}
