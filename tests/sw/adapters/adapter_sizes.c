// SPDX-License-Identifier: Apache-2.0
//
// What the tests of the adapters call: sizes of contexts.

#include "fips202.h"
#include "sha2.h"

size_t adapter_sponge_size(void)
{
    return sizeof(shake128incctx);
}

size_t adapter_sha2_size(void)
{
    return sizeof(sha512ctx);
}
