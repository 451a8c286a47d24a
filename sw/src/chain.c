// SPDX-License-Identifier: Apache-2.0
//
// Rows of hash chains: rvh_chain.h. The message of a step lies in one buffer, in which only the counter and the value
// change. Hardware hashes it in one call and writes the value back in place. Portable C has the block of the message, or
// the state before the permutation, and changes it there.

#include "rvh_chain.h"

#include "algorithms.h"
#include "bytes.h"
#include "keccak_state.h"
#include "rvh_backend.h"
#include "saved.h"
#include "sha256_state.h"
#include "soft.h"

enum { SHA256_BLOCK = 64, SHA256_MOST = 55, SHAKE_RATE = 136, SHAKE_MOST = 135, DIGEST = 32 };

static int is_field(const rvh_chains *chains, size_t at, size_t len)
{
    return (len == 1 || len == 2 || len == 4) && at + len <= chains->address_len;
}

#define FOUR(byte) (UINT32_C(0x01010101) * (uint32_t)(byte))

#ifdef RVH_CHAINS

// Is none of the digits more than `last`? Four at once, where no sum reaches into the next byte.
static __attribute__((noinline)) int are_digits(const uint8_t *digit, size_t count, unsigned last)
{
    if (last < 0x80 && rvh_is_aligned4(digit)) {
        for (; count >= 4; count -= 4, digit += 4) {
            const uint32_t four = rvh_load32_aligned(digit);
            if (RVH_UNLIKELY(((four + FOUR(0x7f - last)) | four) & FOUR(0x80))) {
                return 0;
            }
        }
    }
    while (count > 0 && *digit <= last) {
        count--;
        digit++;
    }
    return count == 0;
}

#endif

// Is the row possible? `last` of the chains is at least 1.
static rvh_status check(const rvh_chains *chains, const rvh_row *row)
{
    if (chains == NULL || row == NULL) {
        return RVH_ERR_ARG;
    }
    const unsigned alg = chains->prefix.alg;
    if ((alg != RVH_SHA256 || !RVH_HAS_SHA256) && (alg != RVH_SHAKE256 || !RVH_HAS_KECCAK)) {
        return RVH_ERR_ALG;
    }
    const size_t n = chains->n, before = chains->prefix.padded ? 0 : chains->prefix.len;
    const size_t bytes = before + chains->address_len + n;
    if ((n != 16 && n != 24 && n != 32) || chains->address_len > RVH_CHAIN_MOST || chains->last == 0
        || chains->prefix.len > RVH_CHAIN_MOST || (alg == RVH_SHAKE256 && chains->prefix.padded)
        || bytes > (alg == RVH_SHA256 ? SHA256_MOST : SHAKE_MOST)
        || !is_field(chains, chains->chain_at, chains->chain_len) || !is_field(chains, chains->step_at, chains->step_len)
        || (row->prf && chains->prf_at >= chains->address_len)) {
        return RVH_ERR_ARG;
    }
    if (row->count > 0 && (row->starts == NULL || row->ends == NULL)) {
        return RVH_ERR_ARG;
    }
    if (row->part > RVH_CHAIN_FROM_DIGIT || (row->part != RVH_CHAIN_WHOLE && row->digits == NULL && row->count > 0)) {
        return RVH_ERR_ARG;
    }
#ifdef RVH_CHAINS
    if (row->part != RVH_CHAIN_WHOLE && !are_digits(row->digits, row->count, chains->last)) {
        return RVH_ERR_ARG;
    }
#else
    for (size_t i = 0; row->part != RVH_CHAIN_WHOLE && i < row->count; i++) {
        if (row->digits[i] > chains->last) {
            return RVH_ERR_ARG;
        }
    }
#endif
    return RVH_OK;
}

static void put_field(uint8_t *field, size_t len, uint32_t number)
{
    for (; len > 0; len--, number >>= 8) {
        field[len - 1] = (uint8_t)number;
    }
}

static uint32_t get_field(const uint8_t *field, size_t len)
{
    uint32_t number = 0;
    for (; len > 0; len--) {
        number = number << 8 | *field++;
    }
    return number;
}

// The message of a step. In portable C, SHA-256: its last block, padded; SHAKE256: its bytes, padded to the rate.
struct message {
    uint8_t bytes[SHAKE_RATE] __attribute__((aligned(8)));
    size_t len;
    uint8_t *address, *value;
    const rvh_chains *chains;
};

#ifdef RVH_HARDWARE

static void begin(struct message *m, const rvh_chains *chains)
{
    rvh_clear_words(m->bytes, sizeof m->bytes);
    rvh_copy(m->bytes, chains->prefix.bytes, chains->prefix.len);
    m->address = m->bytes + (chains->prefix.padded ? SHA256_BLOCK : chains->prefix.len);
    m->value = m->address + chains->address_len;
    m->len = (size_t)(m->value - m->bytes) + chains->n;
    m->chains = chains;
}

static __attribute__((noinline)) rvh_status sha256_step(struct message *m)
{
    const rvh_prefix *prefix = &m->chains->prefix;
    const size_t n = m->chains->n, len = m->chains->address_len + n;
    if (prefix->padded) {
        const rvh_part parts[] = {{prefix->after, RVH_SAVED_STATE + DIGEST}, {m->address, len}};
        const rvh_result result = rvh_backend_whole(RVH_SHA256, 1, m->value, n, parts, 2, len);
        if (result != RVH_FALLBACK) {
            return result == RVH_SUCCESS ? RVH_OK : RVH_ERR_HW;
        }
    }
    uint8_t digest[DIGEST] __attribute__((aligned(4)));
    rvh_status status = rvh_hash(RVH_SHA256, digest, DIGEST, m->bytes, m->len);
    rvh_copy(m->value, digest, n);
    rvh_clear_words(digest, sizeof digest);
    return status;
}

static rvh_status step(struct message *m)
{
    if (m->chains->prefix.alg == RVH_SHAKE256) {
        return rvh_xof(RVH_SHAKE256, m->value, m->chains->n, m->bytes, m->len);
    }
    return sha256_step(m);
}

static void end(struct message *m)
{
    rvh_clear_words(m->bytes, sizeof m->bytes);
}

#else

static void begin(struct message *m, const rvh_chains *chains)
{
    const size_t before = chains->prefix.padded ? 0 : chains->prefix.len;
    rvh_clear_words(m->bytes, sizeof m->bytes);
    rvh_copy(m->bytes, chains->prefix.bytes, before);
    m->address = m->bytes + before;
    m->value = m->address + chains->address_len;
    m->len = before + chains->address_len + chains->n;
    m->chains = chains;
    if (chains->prefix.alg == RVH_SHAKE256) {
        m->bytes[m->len] = 0x1f;
        m->bytes[SHAKE_RATE - 1] |= 0x80;
    } else {
        const size_t bits = 8 * (m->len + (chains->prefix.padded ? SHA256_BLOCK : 0));
        m->bytes[m->len] = 0x80;
        m->bytes[SHA256_BLOCK - 2] = (uint8_t)(bits >> 8);
        m->bytes[SHA256_BLOCK - 1] = (uint8_t)bits;
    }
}

static __attribute__((noinline)) void shake_step(struct message *m)
{
    rvh_keccak_state a;
    rvh_keccak_init(&a);
    rvh_keccak_xor_bytes(&a, 0, m->bytes, SHAKE_RATE);
    rvh_keccak_permute(&a, 24);
    rvh_keccak_extract_bytes(&a, 0, m->value, m->chains->n);
}

static __attribute__((noinline)) void sha256_step(struct message *m)
{
    uint32_t h[8];
    if (m->chains->prefix.padded) {
        memcpy(h, m->chains->prefix.after, sizeof h);
    } else {
        rvh_sha256_init(h, RVH_SHA256);
    }
    rvh_sha256_absorb(h, m->bytes, 1);
    uint8_t *value = m->value, *const end = value + m->chains->n;
    for (const uint32_t *word = h; value != end; value += 4, word++) {
        rvh_store32(value, rvh_swap32(*word));
    }
}

static rvh_status step(struct message *m)
{
    if (RVH_HAS_KECCAK && m->chains->prefix.alg == RVH_SHAKE256) {
        shake_step(m);
    } else if (RVH_HAS_SHA256) {
        sha256_step(m);
    }
    return RVH_OK;
}

// The steps leave the last value on the stack, and what they hashed.
static void end(struct message *m)
{
    rvh_soft_clean_stack(m->chains->prefix.alg);
    rvh_clear_words(m->bytes, sizeof m->bytes);
}

#endif

#ifdef RVH_CHAINS

// Bytes before the value, at least; bytes of the number of a chain that hardware counts, at most.
enum { ROW_BEFORE = 4, ROW_COUNTED = 2, SHAKE_PAD = 0x1f };

static int overlap(size_t a, size_t a_len, size_t b, size_t b_len)
{
    return a < b + b_len && b < a + a_len;
}

// rvh_copy, unrolled: the device waits for the template.
RVH_INLINE void put_bytes(uint8_t *to, const uint8_t *from, size_t n)
{
    if (rvh_is_aligned4(to)) { // `from` is
        for (; n >= 16; n -= 16, to += 16, from += 16) {
            const uint32_t a = rvh_load32_aligned(from), b = rvh_load32_aligned(from + 4);
            const uint32_t c = rvh_load32_aligned(from + 8), d = rvh_load32_aligned(from + 12);
            rvh_store32_aligned(to, a);
            rvh_store32_aligned(to + 4, b);
            rvh_store32_aligned(to + 8, c);
            rvh_store32_aligned(to + 12, d);
        }
    }
    if (RVH_UNLIKELY(n != 0)) {
        rvh_copy(to, from, n);
    }
}

static void put_template(uint32_t *words, const rvh_chains *chains, size_t before)
{
    uint8_t *const block = (uint8_t *)words;
    const size_t len = chains->address_len, end = before + len + chains->n;
    uint8_t *step = block + before + chains->step_at, *const step_end = step + chains->step_len;
    const unsigned alg = chains->prefix.alg, padded = chains->prefix.padded;
    for (uint32_t *word = words + end / 16 * 4; word != words + RVH_ROW_TEMPLATE; word += 4) {
        rvh_clear_words(word, 16);
    }
    put_bytes(block, chains->prefix.bytes, before);
    put_bytes(block + before, chains->address, len);
    while (step != step_end) {
        *step++ = 0;
    }
    if (alg == RVH_SHAKE256) {
        if (end < 4 * RVH_ROW_TEMPLATE) {
            block[end] = SHAKE_PAD;
        }
        return;
    }
    uint32_t *const h = words + SHA256_BLOCK / 4;
    block[end] = 0x80;
    words[SHA256_BLOCK / 4 - 1] = rvh_swap32((uint32_t)(8 * (end + (padded ? SHA256_BLOCK : 0))));
    if (padded) {
        put_bytes((uint8_t *)h, (const uint8_t *)chains->prefix.after + RVH_SAVED_STATE, 32);
        return;
    }
    rvh_sha256_begin(h, RVH_SHA256);
    for (size_t i = 0; i < 8; i++) {
        h[i] = rvh_swap32(h[i]);
    }
}

// May one of four digits be equal? False only if none is.
static int may_be(const uint8_t *digits, unsigned digit)
{
    if (!rvh_is_aligned4(digits)) {
        return 1;
    }
    const uint32_t zero = rvh_load32_aligned(digits) ^ FOUR(digit);
    return ((zero - FOUR(1)) & ~zero & FOUR(0x80)) != 0;
}

// The end of a chain without a step is its start.
static void copy_still(const rvh_chains *chains, const rvh_row *row)
{
    const unsigned still = row->part == RVH_CHAIN_TO_DIGIT ? 0 : chains->last;
    const size_t n = chains->n;
    if (row->part == RVH_CHAIN_WHOLE || row->prf || row->ends == row->starts) {
        return;
    }
    for (size_t i = 0; i < row->count; i++) {
        if (i % 4 == 0 && i + 4 <= row->count && !may_be(row->digits + i, still)) {
            i += 3;
        } else if (row->digits[i] == still) {
            rvh_copy(row->ends + i * n, row->starts + i * n, n);
        }
    }
}

// FALLBACK: the row is not one of those that hardware knows, or hardware cannot do it now.
static rvh_result in_one_job(const rvh_chains *chains, const rvh_row *row)
{
    const size_t before = chains->prefix.padded ? 0 : chains->prefix.len, n = chains->n;
    const size_t value = before + chains->address_len;
    const size_t counted = chains->chain_len < ROW_COUNTED ? chains->chain_len : (size_t)ROW_COUNTED;
    const size_t chain_end = (size_t)chains->chain_at + chains->chain_len;
    const uint32_t first = get_field(chains->address + chain_end - counted, counted);
    if (row->count == 0) {
        return RVH_SUCCESS;
    }
    if (value < ROW_BEFORE || (chains->chain_len > ROW_COUNTED && first + row->count > UINT32_C(0x10000))
        || overlap(chains->chain_at, chains->chain_len, chains->step_at, chains->step_len)
        || (row->prf && (row->part == RVH_CHAIN_FROM_DIGIT || overlap(chains->prf_at, 1, chains->chain_at, chains->chain_len)))) {
        return RVH_FALLBACK;
    }
    struct rvh_row_job job;
    job.starts = row->starts;
    job.digits = row->part == RVH_CHAIN_WHOLE ? NULL : row->digits;
    job.ends = row->ends;
    job.ends_len = n * row->count;
    job.starts_len = row->prf ? n : job.ends_len;
    job.count = row->count;
    job.steps = chains->last + 1u;
    job.alg = chains->prefix.alg;
    uint32_t *const template = job.words + RVH_ROW_FIELDS + RVH_ROW_ADDRESSES;
    put_template(template, chains, before);
    const size_t step_at = before + chains->step_at + chains->step_len - 1, prf_at = row->prf ? before + chains->prf_at : 0;
    const uint32_t flags = (counted == ROW_COUNTED) | (uint32_t)(row->prf != 0) << 1 | (uint32_t)row->part << 2;
    job.words[0] = (uint32_t)(value | n << 8 | step_at << 16) | (uint32_t)chains->last << 24;
    job.words[1] = (uint32_t)(before + chain_end - counted) | flags << 8 | (uint32_t)prf_at << 16
                   | (uint32_t)chains->prf_byte << 24;
    job.words[2] = row->count | first << 16;
    job.words[3] = ((const uint8_t *)template)[prf_at];
    rvh_result result = rvh_backend_row(&job);
    if (result == RVH_SUCCESS) {
        copy_still(chains, row);
    }
    rvh_clear_sixteens(template, (value + 15) & ~(size_t)15);
    return result;
}

#endif

// One chain; its start is in m->value if the row has no PRF. Changes the fields of m->address alone.
static rvh_status chain(struct message *m, const rvh_row *row, size_t i)
{
    const rvh_chains *chains = m->chains;
    const unsigned digit = row->part == RVH_CHAIN_WHOLE ? 0 : row->digits[i];
    const unsigned first = row->part == RVH_CHAIN_FROM_DIGIT ? digit : 0;
    const unsigned last = row->part == RVH_CHAIN_TO_DIGIT ? digit : chains->last;
    uint8_t *counter = m->address + chains->step_at;
    rvh_status status = RVH_OK;
    put_field(m->address + chains->chain_at, chains->chain_len,
              get_field(chains->address + chains->chain_at, chains->chain_len) + (uint32_t)i);
    put_field(counter, chains->step_len, 0);
    if (row->prf) {
        uint8_t *byte = m->address + chains->prf_at, before = *byte;
        *byte = chains->prf_byte;
        status = step(m);
        *byte = before;
    }
    for (unsigned number = first; number < last && status == RVH_OK; number++) {
        counter[chains->step_len - 1] = (uint8_t)number; // at most 254
        status = step(m);
    }
    return status;
}

// Apart from a job, which the registers that it saves would delay, and in portable C, where it is faster so.
#if defined RVH_CHAINS || !defined RVH_HARDWARE
static __attribute__((noinline))
#else
RVH_INLINE
#endif
rvh_status by_steps(const rvh_chains *chains, const rvh_row *row)
{
    struct message m;
    rvh_status status = RVH_OK;
    const size_t n = chains->n;
    begin(&m, chains);
    rvh_copy(m.address, chains->address, chains->address_len);
    size_t i = 0;
    for (; i < row->count && status == RVH_OK; i++) {
        rvh_copy(m.value, row->prf ? row->starts : row->starts + i * n, n);
        status = chain(&m, row, i);
        if (status == RVH_OK) {
            rvh_copy(row->ends + i * n, m.value, n);
        }
    }
    // An end that is written may have replaced its start, so such a row cannot be retried after BUSY.
    if (status != RVH_OK && (status != RVH_ERR_BUSY || i > 1)) {
        memset(row->ends, 0, row->count * n);
        status = status == RVH_ERR_BUSY ? RVH_ERR_HW : status;
    }
    end(&m);
    return status;
}

rvh_status rvh_chain_row(const rvh_chains *chains, const rvh_row *row)
{
    const rvh_status status = check(chains, row);
    if (status != RVH_OK) {
        return status;
    }
#ifdef RVH_CHAINS
    const rvh_result result = in_one_job(chains, row);
    if (result == RVH_FAILURE) {
        memset(row->ends, 0, (size_t)chains->n * row->count);
        return RVH_ERR_HW;
    }
    if (result == RVH_SUCCESS) {
        return RVH_OK;
    }
#endif
    return by_steps(chains, row);
}
