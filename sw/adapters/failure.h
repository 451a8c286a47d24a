// SPDX-License-Identifier: Apache-2.0
//
// What happens when a hash fails inside a library whose hooks return nothing. The output is cleared, the handler of the
// program is called, and the program stops: no library goes on with a hash that was not computed.
//
//     static void handler(rvh_status status) { reset_the_system(status); }
//     rvh_adapter_set_handler(handler);

#ifndef RVH_ADAPTER_FAILURE_H
#define RVH_ADAPTER_FAILURE_H

#include "rvhash.h"

#ifdef __cplusplus
extern "C" {
#endif

// Called with the status of the hash that failed. If it returns, the program stops by a trap. It may leave by longjmp if
// the library's call is then never entered again. Null, as at the start: a trap at once.
void rvh_adapter_set_handler(void (*handler)(rvh_status status));

// For adapters: clears `len` bytes of output, calls the handler, and does not return.
__attribute__((noinline, cold, noreturn)) void rvh_adapter_fail(rvh_status status, void *out, size_t len);

// For adapters: the same unless the status is RVH_OK.
static inline void rvh_adapter_check(rvh_status status, void *out, size_t len)
{
    if (__builtin_expect(status != RVH_OK, 0)) {
        rvh_adapter_fail(status, out, len);
    }
}

#ifdef __cplusplus
}
#endif

#endif
