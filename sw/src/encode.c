// SPDX-License-Identifier: Apache-2.0

#include "encode.h"

static size_t bytes_of(uint64_t x)
{
    size_t n = 0;
    for (; x > 0; x >>= 8) {
        n++;
    }
    return n;
}

static void put(uint8_t *out, uint64_t x, size_t n)
{
    for (; n > 0; x >>= 8) {
        out[--n] = (uint8_t)x;
    }
}

size_t rvh_left_encode(uint8_t out[RVH_ENCODED_MAX], uint64_t x)
{
    size_t n = x == 0 ? 1 : bytes_of(x);
    out[0] = (uint8_t)n;
    put(out + 1, x, n);
    return n + 1;
}

size_t rvh_right_encode(uint8_t out[RVH_ENCODED_MAX], uint64_t x)
{
    size_t n = x == 0 ? 1 : bytes_of(x);
    put(out, x, n);
    out[n] = (uint8_t)n;
    return n + 1;
}

size_t rvh_length_encode(uint8_t out[RVH_ENCODED_MAX], uint64_t x)
{
    size_t n = bytes_of(x);
    put(out, x, n);
    out[n] = (uint8_t)n;
    return n + 1;
}
