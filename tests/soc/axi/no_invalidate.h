// SPDX-License-Identifier: Apache-2.0
//
// The driver without RVH_CACHE_INVALIDATE.

#undef RVH_CACHE_INVALIDATE
#define RVH_CACHE_INVALIDATE(address, bytes) ((void)(address), (void)(bytes))
