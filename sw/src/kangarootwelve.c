// SPDX-License-Identifier: Apache-2.0
//
// KangarooTwelve (RFC 9861 section 3): the message, the customization string and its length form one string, which is
// cut into chunks of 8,192 bytes. A single chunk is hashed directly. With more chunks, the final node (the trunk)
// absorbs the first chunk itself, and of each further chunk (a leaf) its chaining value.

#include "bytes.h"
#include "encode.h"
#include "rvhash_k12.h"

enum { CHUNK = 8192, MAX_CHAINING_VALUE = 64 };

// Domain separation bytes (section 3.2).
enum { ONE_CHUNK = 0x07, FINAL_NODE = 0x06, LEAF = 0x0b };

// An error inside a message must not lead to a digest: the message is lost.
static rvh_status settle(rvh_kt *kt, rvh_status status)
{
    if (status != RVH_OK) {
        rvh_kt_wipe(kt);
    }
    return status;
}

static rvh_status end_leaf(rvh_kt *kt)
{
    uint8_t value[MAX_CHAINING_VALUE] __attribute__((aligned(4)));
    size_t size = kt->strength / 4;
    rvh_status status = rvh_turboshake_final(&kt->leaf, LEAF, value, size);
    rvh_status wiped = rvh_wipe(&kt->leaf);
    if (status == RVH_OK) {
        status = wiped;
    }
    if (status == RVH_OK) {
        status = rvh_update(&kt->trunk, value, size);
    }
    rvh_clear_words(value, sizeof value);
    return status;
}

// The chunk is full, and the string continues.
static rvh_status next_chunk(rvh_kt *kt)
{
    static const uint8_t after_first[8] = {0x03};
    rvh_status status = kt->leaves == 0 ? rvh_update(&kt->trunk, after_first, sizeof after_first) : end_leaf(kt);
    kt->leaves++;
    kt->filled = 0;
    return status == RVH_OK ? rvh_turboshake_init(&kt->leaf, kt->strength) : status;
}

static rvh_status absorb(rvh_kt *kt, const uint8_t *data, size_t len)
{
    rvh_status status = RVH_OK;
    while (len > 0 && status == RVH_OK) {
        if (kt->filled == CHUNK) {
            status = next_chunk(kt);
        }
        size_t room = (size_t)CHUNK - kt->filled;
        size_t n = len < room ? len : room;
        if (status == RVH_OK) {
            status = rvh_update(kt->leaves == 0 ? &kt->trunk : &kt->leaf, data, n);
        }
        kt->filled = (uint16_t)(kt->filled + n);
        data += n;
        len -= n;
    }
    return status;
}

rvh_status rvh_kt_init(rvh_kt *kt, unsigned strength)
{
    if (kt == NULL || (strength != 128 && strength != 256)) {
        return RVH_ERR_ARG;
    }
    memset(&kt->leaf, 0, sizeof kt->leaf);
    kt->leaves = 0;
    kt->filled = 0;
    kt->strength = (uint16_t)strength;
    return rvh_turboshake_init(&kt->trunk, strength);
}

rvh_status rvh_kt_update(rvh_kt *kt, const void *data, size_t len)
{
    if (kt == NULL || (data == NULL && len > 0)) {
        return RVH_ERR_ARG;
    }
    rvh_status status = rvh_update(&kt->trunk, NULL, 0); // is it open?
    return status == RVH_OK ? settle(kt, absorb(kt, data, len)) : status;
}

// The end of a tree: the last chaining value, their number, two bytes.
static rvh_status end_tree(rvh_kt *kt)
{
    uint8_t end[RVH_ENCODED_MAX + 2];
    size_t n = rvh_length_encode(end, kt->leaves);
    end[n] = end[n + 1] = 0xff;
    rvh_status status = end_leaf(kt);
    return status == RVH_OK ? rvh_update(&kt->trunk, end, n + 2) : status;
}

rvh_status rvh_kt_final(rvh_kt *kt, const void *custom, size_t custom_len, void *out, size_t outlen)
{
    if (kt == NULL || (custom == NULL && custom_len > 0) || (out == NULL && outlen > 0)) {
        return RVH_ERR_ARG;
    }
    rvh_status status = rvh_update(&kt->trunk, NULL, 0);
    if (status != RVH_OK) {
        return status;
    }
    uint8_t length[RVH_ENCODED_MAX];
    status = absorb(kt, custom, custom_len);
    if (status == RVH_OK) {
        status = absorb(kt, length, rvh_length_encode(length, custom_len));
    }
    if (status == RVH_OK && kt->leaves > 0) {
        status = end_tree(kt);
    }
    if (status == RVH_OK) {
        status = rvh_turboshake_final(&kt->trunk, kt->leaves > 0 ? FINAL_NODE : ONE_CHUNK, out, outlen);
    }
    return settle(kt, status);
}

rvh_status rvh_kt_squeeze(rvh_kt *kt, void *out, size_t outlen)
{
    return kt == NULL ? RVH_ERR_ARG : rvh_squeeze(&kt->trunk, out, outlen);
}

rvh_status rvh_kt_wipe(rvh_kt *kt)
{
    if (kt == NULL) {
        return RVH_ERR_ARG;
    }
    rvh_status trunk = rvh_wipe(&kt->trunk);
    rvh_status leaf = rvh_wipe(&kt->leaf);
    kt->leaves = 0;
    kt->filled = 0;
    return trunk == RVH_OK ? leaf : trunk;
}
