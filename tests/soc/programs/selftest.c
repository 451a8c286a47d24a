// SPDX-License-Identifier: Apache-2.0
//
// Known-answer tests on the system, all families and each alone, and whether hardware or portable C hashed.

#include "check.h"
#include "rvhash_selftest.h"

int main(void)
{
    rvh_selftest_report all, one;
    CHECK(rvh_selftest(0, &all) == RVH_ERR_ARG);
    CHECK(rvh_selftest(8, &all) == RVH_ERR_ARG);
    CHECK(rvh_selftest(RVH_SELFTEST_ALL, &all) == RVH_OK);
    CHECK(all.failed == 0);
    CHECK((all.hardware | all.software) == RVH_SELFTEST_ALL && (all.hardware & all.software) == 0);
    for (unsigned family = 1; family < RVH_SELFTEST_ALL; family <<= 1) {
        CHECK(rvh_selftest(family, &one) == RVH_OK);
        CHECK(one.failed == 0 && one.hardware == (all.hardware & family) && one.software == (all.software & family));
    }
    CHECK(rvh_selftest(RVH_SELFTEST_SHA256, NULL) == RVH_OK);
    CHECK(rvh_hw_fallbacks() == 0);
    console_puts(all.hardware == RVH_SELFTEST_ALL ? "hardware\n" : all.hardware == 0 ? "portable C\n" : "both\n");
    return check_done("selftest");
}
