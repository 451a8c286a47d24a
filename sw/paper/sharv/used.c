// SPDX-License-Identifier: Apache-2.0
//
// SHA-RV does blocks, not messages: the backend declines every message (backend/none), and what portable C gave to the
// coprocessor is counted.

#include "sharv.h"
#include "rvh_backend.h"

uint32_t rvh_backend_used(void)
{
    return rvh_sharv_used;
}

uint32_t rvh_backend_fallbacks(void)
{
    return 0;
}
