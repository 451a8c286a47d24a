// SPDX-License-Identifier: Apache-2.0

#include "rvh_backend.h"

uint32_t rvh_backend_used(void)
{
    return 0;
}

uint32_t rvh_backend_fallbacks(void)
{
    return 0;
}
