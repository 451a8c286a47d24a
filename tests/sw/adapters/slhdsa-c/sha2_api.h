// SPDX-License-Identifier: Apache-2.0
//
// The states of SHA-2 that slhdsa-c's slh_var.h has members of: published names and sizes.

#ifndef TEST_SHA2_API_H
#define TEST_SHA2_API_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint32_t s[32];
    size_t i, len;
} sha2_256_t;

typedef struct {
    uint64_t s[32];
    size_t i, len;
} sha2_512_t;

#endif
