// SPDX-License-Identifier: Apache-2.0
//
// What a boot loader checks: boot.h.

#include "boot.h"

#include "rvh_lms.h"
#include "rvh_slh_dsa.h"

#include <string.h>

static const char context[] = "rvhash boot image"; // of SLH-DSA: other signatures of the same key start nothing

static int is_zero(const uint32_t *words, size_t count)
{
    uint32_t any = 0;
    for (size_t i = 0; i < count; i++) {
        any |= words[i];
    }
    return any == 0;
}

// Is [at, at + bytes) inside [from, from + room)? No sum exceeds 32 bits.
static int is_inside(uint32_t at, uint32_t bytes, uint32_t from, uint32_t room)
{
    return at >= from && at - from <= room && bytes <= room - (at - from);
}

static boot_result check_header(const boot_header *h, size_t len)
{
    if (h->magic != BOOT_MAGIC) {
        return BOOT_NO_IMAGE;
    }
    if (h->format != BOOT_FORMAT || h->text_bytes == 0 || h->text_bytes % 4 != 0 || h->data_bytes % 4 != 0
        || !is_zero(h->zero, sizeof h->zero / sizeof *h->zero)) {
        return BOOT_BAD_HEADER;
    }
    const uint64_t bytes = (uint64_t)BOOT_HEADER_BYTES + h->text_bytes + h->data_bytes + h->signature_bytes;
    return bytes != len ? BOOT_CUT : BOOT_OK;
}

static rvh_status verify(const boot_otp *otp, const uint8_t *image, size_t bytes, size_t signature_bytes)
{
    const uint8_t *const signature = image + bytes;
    if (otp->scheme == BOOT_LMS) {
        return rvh_lms_verify(signature, signature_bytes, image, bytes, otp->key, otp->key_bytes);
    }
    if (otp->scheme == BOOT_HSS) {
        return rvh_hss_verify(signature, signature_bytes, image, bytes, otp->key, otp->key_bytes);
    }
    const rvh_slh_message message = {
        .data = image,
        .len = bytes,
        .context = context,
        .context_len = sizeof context - 1,
    };
    return rvh_slh_verify((rvh_slh_set)otp->scheme, signature, signature_bytes, &message, otp->key, otp->key_bytes);
}

static boot_result result_of(rvh_status status)
{
    switch (status) {
    case RVH_OK:
        return BOOT_OK;
    case RVH_ERR_TAG:
        return BOOT_SIGNATURE;
    case RVH_ERR_ARG:
    case RVH_ERR_ALG:
        return BOOT_KEY;
    default:
        return BOOT_HARDWARE;
    }
}

boot_result boot_check(const boot_otp *otp, const boot_memory *memory, const void *image, size_t len, boot_header *header)
{
    if (len < BOOT_HEADER_BYTES) {
        return BOOT_NO_IMAGE;
    }
    memcpy(header, image, BOOT_HEADER_BYTES);
    const boot_header *const h = header;
    boot_result result = check_header(h, len);
    if (result != BOOT_OK) {
        return result;
    }
    if (h->scheme != otp->scheme) {
        return BOOT_SCHEME;
    }
    result = result_of(verify(otp, image, len - h->signature_bytes, h->signature_bytes));
    if (result != BOOT_OK) {
        return result;
    }
    if (h->version < otp->version) {
        return BOOT_OLD;
    }
    if (!is_inside(h->text_at, h->text_bytes, memory->text_at, memory->text_bytes) || h->text_at % 4 != 0
        || !is_inside(h->data_at, h->data_bytes, memory->data_at, memory->data_bytes) || h->data_at % 4 != 0
        || !is_inside(h->entry, 4, h->text_at, h->text_bytes) || h->entry % 2 != 0) {
        return BOOT_PLACE;
    }
    return BOOT_OK;
}

const char *boot_reason(boot_result result)
{
    switch (result) {
    case BOOT_OK:
        return "the image is right";
    case BOOT_NO_IMAGE:
        return "there is no image";
    case BOOT_BAD_HEADER:
        return "the header is not that of an image";
    case BOOT_CUT:
        return "the image is cut, or bytes follow it";
    case BOOT_SCHEME:
        return "the image is signed in another way than this device accepts";
    case BOOT_KEY:
        return "this device has no usable key";
    case BOOT_SIGNATURE:
        return "the signature is not that of the image";
    case BOOT_OLD:
        return "the version of the image is too old";
    case BOOT_PLACE:
        return "the image asks for memory that no program may have";
    case BOOT_HARDWARE:
        return "the hash hardware failed";
    }
    return "no reason";
}
