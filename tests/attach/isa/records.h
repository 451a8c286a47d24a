// SPDX-License-Identifier: Apache-2.0
//
// What an executor reads from standard input, and writes for each: words, lower byte first.

#ifndef RVHASH_RECORDS_H
#define RVHASH_RECORDS_H

#include <cstdint>
#include <cstdio>
#include <vector>

// An instruction, and what its source registers hold, in the places of rs1, rs2 and rs3 of its word.
struct Record {
    uint32_t word;
    uint32_t sources[3];
};

// executed: 0 if it is an illegal instruction, 1 if it is executed; value: of its register rd then.
struct Result {
    uint32_t executed, value;
};

inline bool read_record(Record &record) { return fread(&record, sizeof record, 1, stdin) == 1; }
inline void write_result(const Result &result) { fwrite(&result, sizeof result, 1, stdout); }
inline unsigned rd_of(uint32_t word) { return word >> 7 & 31; }
inline unsigned rs_of(uint32_t word, unsigned n) { return word >> (n == 0 ? 15 : n == 1 ? 20 : 27) & 31; }

#endif
