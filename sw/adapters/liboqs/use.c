// SPDX-License-Identifier: Apache-2.0
//
// All tables: rvh_oqs.h.

#include "rvh_oqs.h"

void rvh_oqs_use(void)
{
    rvh_oqs_use_sha3();
    rvh_oqs_use_sha3x4();
    rvh_oqs_use_sha2();
}
