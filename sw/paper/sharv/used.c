// SPDX-License-Identifier: Apache-2.0
//
// SHA-RV processes blocks, not messages: the backend declines every message (backend/none). The blocks that portable C
// passed to the coprocessor are counted.

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
