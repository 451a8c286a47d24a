// SPDX-License-Identifier: Apache-2.0
//
// Known answers: is what hashes here right, and what is it? To be called after reset, and whenever that is asked.
//
//     rvh_selftest_report report;
//     if (rvh_selftest(RVH_SELFTEST_ALL, &report) != RVH_OK) { ... }       // report.failed: which families
//
// Every algorithm of a family hashes a message of more than a block, in one call and in pieces with a clone; of Keccak
// the bare sponge with 12 rounds too. Every byte of every answer is looked at, whatever was seen before.

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
    uint8_t failed;   // families that gave a wrong answer, or none
    uint8_t hardware; // families of which hardware worked something (by rvh_hw_used: others' messages count too)
    uint8_t software; // families of which portable C worked something
} rvh_selftest_report;

// Try these families, all of them whatever comes of the first. `report` may be null.
// Errors: ARG (no such family), HW (an answer is wrong, or there is none, whoever was to give it).
rvh_status rvh_selftest(unsigned families, rvh_selftest_report *report);

#ifdef __cplusplus
}
#endif

#endif
