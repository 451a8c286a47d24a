// SPDX-License-Identifier: Apache-2.0
//
// Integers as byte strings (SP 800-185 section 2.3.1, RFC 9861 section 3.3).

#ifndef RVH_ENCODE_H
#define RVH_ENCODE_H

#include <stddef.h>
#include <stdint.h>

enum { RVH_ENCODED_MAX = 9 };

// Each writes `x` in the fewest bytes, highest first, and how many those are; returns the bytes written.
size_t rvh_left_encode(uint8_t out[RVH_ENCODED_MAX], uint64_t x);   // the number first; 0 has one byte
size_t rvh_right_encode(uint8_t out[RVH_ENCODED_MAX], uint64_t x);  // the number last; 0 has one byte
size_t rvh_length_encode(uint8_t out[RVH_ENCODED_MAX], uint64_t x); // the number last; 0 has none

#endif
