// SPDX-License-Identifier: Apache-2.0
//
// The driver without any cache maintenance: also without its fences, which write back and invalidate the write-back
// cache of CVA6.

#undef RVH_CACHE_CLEAN
#undef RVH_CACHE_INVALIDATE
#define RVH_CACHE_CLEAN(address, bytes) ((void)(address), (void)(bytes))
#define RVH_CACHE_INVALIDATE(address, bytes) ((void)(address), (void)(bytes))
#define RVH_IN_ORDER
