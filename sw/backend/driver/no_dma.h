// SPDX-License-Identifier: Apache-2.0
//
// The part of the device interface (driver.h) that a device without DMA does not have: each message goes through
// rvh_device_do.

#ifndef RVH_NO_DMA_H
#define RVH_NO_DMA_H

RVH_INLINE int rvh_device_takes(const uint8_t *data, size_t len)
{
    (void)data, (void)len; // the processor moves it
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

RVH_INLINE int rvh_device_parts(rvh_alg alg, int resumes, uint8_t *out, size_t outlen, const rvh_part *parts,
                                size_t count, size_t bytes)
{
    (void)alg, (void)resumes, (void)out, (void)outlen, (void)parts, (void)count, (void)bytes;
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
