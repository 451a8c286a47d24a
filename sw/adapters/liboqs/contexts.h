// SPDX-License-Identifier: Apache-2.0
//
// Memory of contexts, for the files of this folder. A context of liboqs is a pointer: the provider allocates what it
// points to, and frees it. The pointer is null if nothing is allocated.
//
// By malloc and free: liboqs's shared library does not export its aligned functions, and what OQS_MEM_malloc is depends
// on how liboqs was built.

#ifndef RVH_OQS_CONTEXTS_H
#define RVH_OQS_CONTEXTS_H

#include <stdlib.h>
#include <string.h>

#include "../failure.h"

// A table has `count` hooks, and no more: liboqs would call a null pointer for a hook that is not filled in.
#define RVH_OQS_HOOKS(table, count)                                                                                    \
    _Static_assert(sizeof(table) == (count) * sizeof(void (*)(void)), "the adapter does not know this table of liboqs")

// Memory for a context. Without memory the program stops.
static inline void *rvh_oqs_new(size_t bytes)
{
    void *const memory = malloc(bytes);
    rvh_adapter_check(memory != NULL ? RVH_OK : RVH_ERR_BUSY, NULL, 0);
    return memory;
}

// The program stops if the context is not open, and does not write to address 0.
static inline void rvh_oqs_need(const void *memory, void *out, size_t outlen)
{
    rvh_adapter_check(memory != NULL ? RVH_OK : RVH_ERR_STATE, out, outlen);
}

static inline void rvh_oqs_clear(void *p, size_t bytes)
{
    memset(p, 0, bytes);
    __asm__ volatile("" ::"r"(p) : "memory"); // not left out, although nothing reads it
}

// Clear and free. It may be called twice.
static inline void rvh_oqs_release(void **memory, size_t bytes)
{
    if (*memory != NULL) {
        rvh_oqs_clear(*memory, bytes);
        free(*memory);
        *memory = NULL;
    }
}

#endif
