// SPDX-License-Identifier: Apache-2.0
//
// Functions that every program for SHA-RV's coprocessor needs.

#include "sharv.h"

#include "sha256_functions.h"
#include "sha256_state.h"

void rvh_sharv_image_init(rvh_sharv_image *image, rvh_alg alg)
{
    rvh_sha256_init(image->h, alg);
    rvh_copy((uint8_t *)image->k, (const uint8_t *)rvh_sha256_k, sizeof image->k);
}

uint32_t rvh_sharv_finish(void)
{
    static volatile uint32_t status;
    rvh_sharv_status(&status);
    rvh_sharv_wait();
    SHARV_FENCE();
    return status;
}
