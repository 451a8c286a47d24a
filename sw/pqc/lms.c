// SPDX-License-Identifier: Apache-2.0
//
// Verification of LMS and HSS: rvh_lms.h. The chains of LM-OTS are rows (rvh_chain.h).

#include "rvh_lms.h"

#include "bytes.h"
#include "lms_key.h"
#include "rvh_chain.h"

enum { D_PBLC = 0x80, D_MESG = 0x81, D_LEAF = 0x82, D_INTR = 0x83 }; // RFC 8554 section 7.1; both bytes but the last
enum { HEAD = RVH_LMS_I + 4 + 2 };                                   // I, a number, one of these
enum { LIST_AT = 24, ROW = 67, DIGITS_MOST = 265 };                  // chains of a row; digits of LM-OTS

// What is hashed: I, a number, a separator, and values at byte LIST_AT.
struct message {
    uint8_t bytes[LIST_AT + ROW * RVH_LMS_N] __attribute__((aligned(8)));
    uint8_t digits[DIGITS_MOST + 3] __attribute__((aligned(4)));
};
_Static_assert((int)LIST_AT >= (int)HEAD && LIST_AT % 4 == 0, "values are aligned, after the head");

static uint8_t *put_head(struct message *m, const uint8_t *I, uint32_t number, unsigned separator)
{
    uint8_t *const head = m->bytes + LIST_AT - HEAD;
    rvh_copy(head, I, RVH_LMS_I);
    rvh_store32(head + RVH_LMS_I, rvh_swap32(number));
    head[RVH_LMS_I + 4] = head[RVH_LMS_I + 5] = (uint8_t)separator;
    return head;
}

// The first n bytes of the hash of parts.
static rvh_status hash(const rvh_lms_key *key, uint8_t *out, const rvh_part *parts, size_t count)
{
    if (key->alg == RVH_SHAKE256) {
        return count == 1 ? rvh_xof(key->alg, out, key->n, parts->data, parts->len)
                          : rvh_xofv(key->alg, out, key->n, parts, count);
    }
    uint8_t digest[32] __attribute__((aligned(4)));
    const rvh_status status = count == 1 ? rvh_hash(key->alg, digest, sizeof digest, parts->data, parts->len)
                                         : rvh_hashv(key->alg, digest, sizeof digest, parts, count);
    rvh_copy(out, digest, key->n);
    return status;
}

// Head and `len` bytes of values.
static rvh_status hash_list(const rvh_lms_key *key, uint8_t *out, const uint8_t *head, size_t len)
{
    const rvh_part part = {head, HEAD + len};
    return hash(key, out, &part, 1);
}

// ---- LM-OTS ----

// The digits of Q and of its checksum (algorithm 4b).
static void put_digits(const rvh_lms_key *key, uint8_t *digits, const uint8_t *q)
{
    const unsigned w = key->w, most = (1u << w) - 1, of_hash = 8u * key->n / w;
    unsigned sum = 0;
    for (unsigned i = 0; i < of_hash; i++) {
        digits[i] = q[i * w / 8] >> (8 - w - i * w % 8) & most;
        sum += most - digits[i];
    }
    sum <<= key->shift;
    for (unsigned i = of_hash, at = 16; i < key->digits; i++) {
        at -= w;
        digits[i] = sum >> at & most;
    }
}

// The ends of `count` chains from number `first` on.
static rvh_status row(rvh_chains *chains, struct message *m, unsigned first, unsigned count, const uint8_t *y)
{
    const rvh_row of = {
        .starts = y + (size_t)first * chains->n,
        .digits = m->digits + first,
        .ends = m->bytes + LIST_AT,
        .count = (uint16_t)count,
        .part = RVH_CHAIN_FROM_DIGIT,
    };
    uint8_t *const number = chains->address + chains->chain_at;
    number[0] = (uint8_t)(first >> 8);
    number[1] = (uint8_t)first;
    return rvh_chain_row(chains, &of);
}

// K of more chains than a row has: hashed in pieces. The context begins after the first row.
static rvh_status hash_rows(const rvh_lms_key *key, rvh_chains *chains, struct message *m, const uint8_t *y,
                            const uint8_t *head, uint8_t *out)
{
    uint8_t digest[32] __attribute__((aligned(4)));
    rvh_ctx ctx;
    rvh_status status = row(chains, m, 0, ROW, y);
    if (status != RVH_OK) {
        return status;
    }
    status = rvh_init(&ctx, key->alg);
    if (status != RVH_OK) {
        return status;
    }
    status = rvh_update(&ctx, head, HEAD + ROW * (size_t)key->n);
    for (unsigned first = ROW; first < key->digits && status == RVH_OK; first += ROW) {
        const unsigned left = key->digits - first, count = left < ROW ? left : ROW;
        status = row(chains, m, first, count, y);
        status = status == RVH_OK ? rvh_update(&ctx, m->bytes + LIST_AT, (size_t)count * key->n) : status;
    }
    status = status == RVH_OK ? rvh_final(&ctx, digest, key->alg == RVH_SHA256 ? sizeof digest : key->n) : status;
    const rvh_status wiped = rvh_wipe(&ctx);
    rvh_copy(out, digest, key->n);
    return status == RVH_OK ? wiped : status;
}

// Kc, the public key of LM-OTS from a signature: C and y at `c` (algorithm 4b).
static rvh_status ots_key(const rvh_lms_key *key, struct message *m, uint32_t q, const uint8_t *c, const void *data,
                          size_t len, uint8_t *out)
{
    uint8_t hashed[RVH_LMS_N] __attribute__((aligned(4)));
    const uint8_t *head = put_head(m, key->I, q, D_MESG);
    const rvh_part parts[] = {{head, HEAD}, {c, key->n}, {data, len}};
    rvh_status status = hash(key, hashed, parts, 3);
    if (status != RVH_OK) {
        return status;
    }
    put_digits(key, m->digits, hashed);
    rvh_chains chains;
    status = rvh_chains_lms(&chains, key->alg, key->n, key->w, key->I, q);
    if (status != RVH_OK) {
        return status;
    }
    const uint8_t *const y = c + key->n;
    head = put_head(m, key->I, q, D_PBLC);
    if (key->digits > ROW) {
        return hash_rows(key, &chains, m, y, head, out);
    }
    status = row(&chains, m, 0, key->digits, y);
    return status != RVH_OK ? status : hash_list(key, out, head, (size_t)key->digits * key->n);
}

// ---- the tree ----

// A signature of which `key` says the length.
static rvh_status verify(const rvh_lms_key *key, const uint8_t *signature, const void *data, size_t len)
{
    const size_t n = key->n;
    const uint32_t q = rvh_lms_number(signature);
    const uint8_t *const c = signature + 8, *path = c + n * (1u + key->digits) + 4;
    if (rvh_lms_number(signature + 4) != key->ots || rvh_lms_number(path - 4) != key->tree || q >> key->height != 0) {
        return RVH_ERR_TAG;
    }
    struct message m;
    uint8_t *const values = m.bytes + LIST_AT;
    uint32_t node = q + (UINT32_C(1) << key->height);
    uint8_t value[RVH_LMS_N] __attribute__((aligned(4)));
    rvh_status status = ots_key(key, &m, q, c, data, len, value);
    if (status == RVH_OK) {
        rvh_copy(values, value, n);
        status = hash_list(key, value, put_head(&m, key->I, node, D_LEAF), n);
    }
    for (; node > 1 && status == RVH_OK; path += n) {
        const size_t right = node % 2 == 1 ? n : 0;
        rvh_copy(values + right, value, n);
        rvh_copy(values + n - right, path, n);
        node /= 2;
        status = hash_list(key, value, put_head(&m, key->I, node, D_INTR), 2 * n);
    }
    return status == RVH_OK && memcmp(value, key->I + RVH_LMS_I, n) != 0 ? RVH_ERR_TAG : status;
}

size_t rvh_lms_signature_bytes(const void *public_key, size_t public_len)
{
    rvh_lms_key key;
    if (public_key == NULL || rvh_lms_read_key(&key, public_key, public_len) != RVH_OK
        || public_len != rvh_lms_key_bytes(&key)) {
        return 0;
    }
    return rvh_lms_bytes(&key);
}

// The pointers and the public key, which has `before` bytes before that of LMS.
static rvh_status check(rvh_lms_key *key, size_t before, const void *signature, size_t signature_len, const void *data,
                        size_t len, const void *public_key, size_t public_len)
{
    if ((signature == NULL && signature_len > 0) || (data == NULL && len > 0) || public_key == NULL
        || public_len < before) {
        return RVH_ERR_ARG;
    }
    const rvh_status status = rvh_lms_read_key(key, (const uint8_t *)public_key + before, public_len - before);
    return status == RVH_OK && public_len != before + rvh_lms_key_bytes(key) ? RVH_ERR_ARG : status;
}

rvh_status rvh_lms_verify(const void *signature, size_t signature_len, const void *data, size_t len,
                          const void *public_key, size_t public_len)
{
    rvh_lms_key key;
    const rvh_status status = check(&key, 0, signature, signature_len, data, len, public_key, public_len);
    if (status != RVH_OK) {
        return status;
    }
    return signature_len != rvh_lms_bytes(&key) ? RVH_ERR_TAG : verify(&key, signature, data, len);
}

rvh_status rvh_hss_verify(const void *signature, size_t signature_len, const void *data, size_t len,
                          const void *public_key, size_t public_len)
{
    rvh_lms_key key;
    rvh_status status = check(&key, 4, signature, signature_len, data, len, public_key, public_len);
    const uint32_t levels = status == RVH_OK ? rvh_lms_number(public_key) : 0;
    if (status != RVH_OK) {
        return status;
    }
    if (levels < 1 || levels > RVH_HSS_LEVELS_MAX) {
        return RVH_ERR_ARG;
    }
    const uint8_t *at = signature;
    if (signature_len < 4 || rvh_lms_number(at) != levels - 1) {
        return RVH_ERR_TAG;
    }
    at += 4;
    signature_len -= 4;
    for (uint32_t level = 1; level < levels; level++) { // a signature of the next public key, and that key
        const size_t bytes = rvh_lms_bytes(&key);
        if (signature_len < bytes) {
            return RVH_ERR_TAG;
        }
        const rvh_lms_key above = key;
        const uint8_t *const next = at + bytes;
        if (rvh_lms_read_key(&key, next, signature_len - bytes) != RVH_OK || key.alg != above.alg || key.n != above.n) {
            return RVH_ERR_TAG;
        }
        status = verify(&above, at, next, rvh_lms_key_bytes(&key));
        if (status != RVH_OK) {
            return status;
        }
        at = next + rvh_lms_key_bytes(&key);
        signature_len -= bytes + rvh_lms_key_bytes(&key);
    }
    return signature_len != rvh_lms_bytes(&key) ? RVH_ERR_TAG : verify(&key, at, data, len);
}
