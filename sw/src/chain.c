// SPDX-License-Identifier: Apache-2.0
//
// Rows of hash chains: rvh_chain.h. The message of a step lies in one buffer, in which only the counter and the value
// change. Hardware hashes it in one call and writes the value back in place. Portable C has the block of the message, or
// the state before the permutation, and changes it there.

#include "rvh_chain.h"

#include "algorithms.h"
#include "bytes.h"
#include "keccak_state.h"
#include "sha256_state.h"
#include "soft.h"

enum { SHA256_BLOCK = 64, SHA256_MOST = 55, SHAKE_RATE = 136, SHAKE_MOST = 135, DIGEST = 32 };

static int is_field(const rvh_chains *chains, size_t at, size_t len)
{
    return (len == 1 || len == 2 || len == 4) && at + len <= chains->address_len;
}

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
    for (size_t i = 0; row->part != RVH_CHAIN_WHOLE && i < row->count; i++) {
        if (row->digits[i] > chains->last) {
            return RVH_ERR_ARG;
        }
    }
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

static rvh_status step(struct message *m)
{
    const size_t n = m->chains->n;
    if (m->chains->prefix.alg == RVH_SHAKE256) {
        return rvh_xof(RVH_SHAKE256, m->value, n, m->bytes, m->len);
    }
    uint8_t digest[DIGEST] __attribute__((aligned(4)));
    rvh_status status = rvh_hash(RVH_SHA256, digest, DIGEST, m->bytes, m->len);
    rvh_copy(m->value, digest, n);
    rvh_clear_words(digest, sizeof digest);
    return status;
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
        memcpy(h, m->chains->prefix.midstate.h32, sizeof h);
    } else {
        rvh_sha256_init(h, RVH_SHA256);
    }
    rvh_sha256_absorb(h, m->bytes, 1);
    for (size_t i = 0; i < m->chains->n / 4u; i++) {
        rvh_store32(m->value + 4 * i, rvh_swap32(h[i]));
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

// One chain; its start is in m->value if the row has no PRF.
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
    if (row->prf) {
        uint8_t *byte = m->address + chains->prf_at, before;
        put_field(counter, chains->step_len, 0);
        before = *byte;
        *byte = chains->prf_byte;
        status = step(m);
        *byte = before;
    }
    for (unsigned number = first; number < last && status == RVH_OK; number++) {
        put_field(counter, chains->step_len, number);
        status = step(m);
    }
    return status;
}

rvh_status rvh_chain_row(const rvh_chains *chains, const rvh_row *row)
{
    struct message m;
    rvh_status status = check(chains, row);
    if (status != RVH_OK) {
        return status;
    }
    const size_t n = chains->n;
    begin(&m, chains);
    for (size_t i = 0; i < row->count && status == RVH_OK; i++) {
        rvh_copy(m.address, chains->address, chains->address_len);
        rvh_copy(m.value, row->prf ? row->starts : row->starts + i * n, n);
        status = chain(&m, row, i);
        if (status == RVH_OK) {
            rvh_copy(row->ends + i * n, m.value, n);
        }
    }
    if (status != RVH_OK) {
        memset(row->ends, 0, row->count * n);
    }
    end(&m);
    return status;
}
