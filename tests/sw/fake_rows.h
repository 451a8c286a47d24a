// SPDX-License-Identifier: Apache-2.0
//
// The model of rows of hash chains, by docs/chains.md.

#ifndef FAKE_ROWS_H
#define FAKE_ROWS_H

#include <stdint.h>

// The job of a row that is described at `from`, with addresses of so many bits; the engine is wiped after it.
void fake_row_job(uint32_t alg, const uint8_t *from, unsigned address_bits);

#endif
