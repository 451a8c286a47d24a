// SPDX-License-Identifier: Apache-2.0
//
// The message M' that SLH-DSA signs.

#include "slh_message.h"

#include "bytes.h"

enum { CONTEXT_MOST = 255 };

// The last byte of the object identifier of a hash function, 2.16.840.1.101.3.4.2.x, by rvh_alg.
static const uint8_t identifiers[] = {
    [RVH_SHA224] = 4,     [RVH_SHA256] = 1,   [RVH_SHA384] = 2,   [RVH_SHA512] = 3,
    [RVH_SHA512_224] = 5, [RVH_SHA512_256] = 6, [RVH_SHA3_224] = 7, [RVH_SHA3_256] = 8,
    [RVH_SHA3_384] = 9,   [RVH_SHA3_512] = 10, [RVH_SHAKE128] = 11, [RVH_SHAKE256] = 12,
};

static size_t digest_bytes(rvh_alg alg)
{
    return alg == RVH_SHAKE128 ? 32 : alg == RVH_SHAKE256 ? 64 : rvh_digest_size(alg);
}

static void add(rvh_slh_encoded *to, const void *data, size_t len)
{
    to->parts.part[to->parts.count++] = (rvh_part){data, len};
}

// The object identifier and the digest.
static rvh_status add_digest(rvh_slh_encoded *to, const rvh_slh_message *m)
{
    static const uint8_t oid[] = {0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02};
    const rvh_alg alg = (rvh_alg)m->prehash;
    const size_t size = digest_bytes(alg);
    if (size == 0) {
        return RVH_ERR_ALG;
    }
    memcpy(to->oid, oid, sizeof oid);
    to->oid[sizeof oid] = identifiers[alg];
    add(to, to->oid, sizeof to->oid);
    if (m->form == RVH_SLH_DIGEST) {
        add(to, m->data, size);
        return m->len == size ? RVH_OK : RVH_ERR_ARG;
    }
    add(to, to->digest, size);
    return rvh_hash(alg, to->digest, size, m->data, m->len);
}

rvh_status rvh_slh_encode(rvh_slh_encoded *to, const rvh_slh_message *m)
{
    if (m == NULL || (m->data == NULL && m->len > 0) || (m->context == NULL && m->context_len > 0)
        || m->context_len > CONTEXT_MOST || m->form > RVH_SLH_INTERNAL) {
        return RVH_ERR_ARG;
    }
    to->parts.count = 2; // the caller's
    if (m->form == RVH_SLH_INTERNAL) {
        add(to, m->data, m->len);
        return m->context_len == 0 ? RVH_OK : RVH_ERR_ARG;
    }
    to->head[0] = m->form != RVH_SLH_PURE;
    to->head[1] = (uint8_t)m->context_len;
    add(to, to->head, sizeof to->head);
    add(to, m->context, m->context_len);
    if (m->form != RVH_SLH_PURE) {
        return add_digest(to, m);
    }
    add(to, m->data, m->len);
    return RVH_OK;
}
