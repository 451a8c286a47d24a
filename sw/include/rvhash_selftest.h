// SPDX-License-Identifier: Apache-2.0
//
// Known-answer tests: whether hashing is correct on this system, and whether hardware or portable C does it. Call it
// after reset, and whenever a check is required.
//
//     rvh_selftest_report report;
//     if (rvh_selftest(RVH_SELFTEST_ALL, &report) != RVH_OK) { ... }       // report.failed: which families
//
// Every algorithm of a family hashes a message of more than one block, in one call and in pieces with a clone. Keccak
// also tests the bare sponge with 12 rounds. Every byte of every digest is compared, also after a mismatch.

#ifndef RVHASH_SELFTEST_H
#define RVHASH_SELFTEST_H

#include "rvhash.h"

#ifdef __cplusplus
extern "C" {
#endif

// Families, as bits.
enum {
    RVH_SELFTEST_SHA256 = 1, // SHA-224, SHA-256
    RVH_SELFTEST_SHA512 = 2, // the SHA-512 family
    RVH_SELFTEST_KECCAK = 4, // SHA-3, SHAKE, RVH_SPONGE
    RVH_SELFTEST_ALL = 7,
};

typedef struct rvh_selftest_report {
    uint8_t failed;   // families with a wrong digest, or without one
    uint8_t hardware; // families that used the hardware (by rvh_hw_used: messages of other tasks count too)
    uint8_t software; // families that used portable C
} rvh_selftest_report;

// Test those of these families that are built; a failure does not stop the test. `report` may be null.
// Errors: ARG (no such family, or none is built), HW (a digest is wrong or missing, from hardware or portable C).
rvh_status rvh_selftest(unsigned families, rvh_selftest_report *report);

#ifdef __cplusplus
}
#endif

#endif
