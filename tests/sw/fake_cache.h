// SPDX-License-Identifier: Apache-2.0
//
// What the model of a device sees of memory. Without FAKE_LINE: what the processor sees. With it: memory behind a cache
// of lines of FAKE_LINE bytes that is not coherent with the device, and the cache operations of the driver (cache.h).

#ifndef FAKE_CACHE_H
#define FAKE_CACHE_H

#include <stddef.h>
#include <stdint.h>

#ifdef FAKE_LINE
#define RVH_CACHE_LINE FAKE_LINE
#define RVH_CACHE_CLEAN(p, n) fake_cache_clean(p, n)
#define RVH_CACHE_INVALIDATE(p, n) fake_cache_invalidate(p, n)
#endif

void fake_cache_clean(const void *p, size_t n);
void fake_cache_invalidate(const void *p, size_t n);

// For the model of the device: the bytes that it reads there, until the next call; null if there is no memory.
const uint8_t *fake_view(const void *p, size_t n);

// The device writes these bytes there.
void fake_store(void *p, const void *from, size_t n);

#endif
