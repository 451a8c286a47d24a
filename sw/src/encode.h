// SPDX-License-Identifier: Apache-2.0
//
// Integers as byte strings (SP 800-185 section 2.3.1, RFC 9861 section 3.3).

#ifndef RVH_ENCODE_H
#define RVH_ENCODE_H

#include <stddef.h>
#include <stdint.h>

enum { RVH_ENCODED_MAX = 9 };

// Write `x` in the fewest bytes, highest first, together with the number of these bytes. Returns the bytes written.
size_t rvh_left_encode(uint8_t out[RVH_ENCODED_MAX], uint64_t x);   // the number first; x = 0 has one byte
size_t rvh_right_encode(uint8_t out[RVH_ENCODED_MAX], uint64_t x);  // the number last; x = 0 has one byte
size_t rvh_length_encode(uint8_t out[RVH_ENCODED_MAX], uint64_t x); // the number last; x = 0 has no byte

#endif
