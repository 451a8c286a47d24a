// SPDX-License-Identifier: Apache-2.0
//
// TupleHash (SP 800-185 section 5): cSHAKE with the name "TupleHash" over strings, each preceded by its length.

#include "cshake.h"

rvh_status rvh_tuplehash_init(rvh_tuplehash *t, unsigned strength, const void *custom, size_t custom_len)
{
    return t == NULL ? RVH_ERR_ARG : rvh_cshake_init(&t->cshake, strength, "TupleHash", 9, custom, custom_len);
}

rvh_status rvh_tuplehash_add(rvh_tuplehash *t, const void *string, size_t len)
{
    if (t == NULL || (string == NULL && len > 0)) {
        return RVH_ERR_ARG;
    }
    return rvh_cshake_add_string(&t->cshake, string, len);
}

rvh_status rvh_tuplehash_final(rvh_tuplehash *t, void *out, size_t outlen)
{
    return t == NULL ? RVH_ERR_ARG : rvh_cshake_end(&t->cshake, out, outlen);
}

rvh_status rvh_tuplehash_final_xof(rvh_tuplehash *t, void *out, size_t outlen)
{
    return t == NULL ? RVH_ERR_ARG : rvh_cshake_end_xof(&t->cshake, out, outlen);
}

rvh_status rvh_tuplehash_squeeze(rvh_tuplehash *t, void *out, size_t outlen)
{
    return t == NULL ? RVH_ERR_ARG : rvh_cshake_squeeze(&t->cshake, out, outlen);
}

rvh_status rvh_tuplehash_wipe(rvh_tuplehash *t)
{
    return t == NULL ? RVH_ERR_ARG : rvh_cshake_wipe(&t->cshake);
}
