// SPDX-License-Identifier: Apache-2.0
//
// rvh_selftest as a program: known answers of every family. The status is 1 if a digest is wrong.

#include "example.h"
#include "rvhash_selftest.h"

static void print_families(const char *title, unsigned families)
{
    example_print(title);
    example_print(families & RVH_SELFTEST_SHA256 ? " SHA-256" : "");
    example_print(families & RVH_SELFTEST_SHA512 ? " SHA-512" : "");
    example_print(families & RVH_SELFTEST_KECCAK ? " Keccak" : "");
    example_print(families == 0 ? " none\n" : "\n");
}

int main(void)
{
    rvh_selftest_report report;
    rvh_status status = rvh_selftest(RVH_SELFTEST_ALL, &report);
    print_families("hardware:", report.hardware);
    print_families("portable C:", report.software);
    print_families("failed:", report.failed);
    return status == RVH_OK ? 0 : 1;
}
