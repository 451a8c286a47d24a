// SPDX-License-Identifier: Apache-2.0
//
// The model of rows of hash chains, by docs/chains.md.

#ifndef FAKE_ROWS_H
#define FAKE_ROWS_H

#include <stdint.h>

// A row that is described at `from`, with addresses of so many bits.
void fake_row(uint32_t alg, const uint8_t *from, unsigned address_bits);

#endif
