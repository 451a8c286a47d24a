// SPDX-License-Identifier: Apache-2.0
//
// The device interface of driver/driver.h for the coprocessor without its manager port: instructions pass the message
// in operands, and write back output and status (CV-X-IF 1.0). Part of device.h.
//
// Such a coprocessor cannot save a message. Therefore only one message in pieces is in hardware at a time, from its
// 241st byte on; others continue in portable C.

#ifndef RVH_XIF_WORDS_H
#define RVH_XIF_WORDS_H

enum { RVH_DEVICE_UNIT = 8, RVH_DEVICE_KEEPS = 240, RVH_DEVICE_SAVES = 0, RVH_DEVICE_ENDS = 1 };

// Wait for the end of all operations and return their status: negative after an error.
RVH_INLINE int32_t xif_end(void)
{
    uint32_t status;
    rvh_xif_getstatus(status);
    return (int32_t)status;
}

RVH_INLINE int rvh_device_settle(void) // errors of wiped operations are ignored
{
    return xif_end() & XIF_IDLE;
}

RVH_INLINE int rvh_device_do(uint32_t word, struct rvh_moves moves)
{
    return rvh_device_job(word, &moves);
}

RVH_INLINE int rvh_device_takes(const uint8_t *data, size_t len)
{
    (void)data, (void)len; // the message goes through registers
    return 1;
}

// The device cannot begin before all arguments are checked: each message goes through rvh_device_do.
RVH_INLINE int rvh_device_quick(const uint8_t *data, size_t len)
{
    (void)data, (void)len;
    return 0;
}

RVH_INLINE void rvh_device_begin(rvh_alg alg, const uint8_t *data, size_t len)
{
    (void)alg, (void)data, (void)len;
}

RVH_INLINE uint32_t rvh_device_digest_size(rvh_alg alg)
{
    return rvh_algorithms[alg].digest;
}

RVH_INLINE int rvh_device_end(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data, size_t len)
{
    (void)alg, (void)out, (void)outlen, (void)data, (void)len;
    return 0;
}

RVH_INLINE int rvh_device_end_output(rvh_alg alg, uint8_t *out, size_t outlen, const uint8_t *data, size_t len)
{
    (void)alg, (void)out, (void)outlen, (void)data, (void)len;
    return 0;
}

RVH_INLINE int rvh_device_takes_parts(const rvh_part *parts, size_t count)
{
    (void)parts, (void)count; // a part ends anywhere, a transfer at a word
    return 0;
}

RVH_INLINE int rvh_device_parts(rvh_alg alg, uint8_t *out, size_t outlen, const rvh_part *parts, size_t count,
                                size_t bytes)
{
    (void)alg, (void)out, (void)outlen, (void)parts, (void)count, (void)bytes;
    return 0;
}

enum { RVH_DEVICE_REPLAYS = 0 };

RVH_INLINE int rvh_device_replay(rvh_alg alg, const uint8_t *data, size_t len, size_t skip, uint8_t *out, size_t outlen)
{
    (void)alg, (void)data, (void)len, (void)skip, (void)out, (void)outlen;
    return 0;
}

RVH_INLINE int rvh_device_late(size_t len)
{
    (void)len;
    return 0;
}

#endif
