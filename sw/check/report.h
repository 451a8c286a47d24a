// SPDX-License-Identifier: Apache-2.0
//
// What the programs of `rvhash check-host` tell it: a line on the console for each check, and the slot of its system
// (sim/check/rvh_slot.sv).

#ifndef REPORT_H
#define REPORT_H

#include <stdint.h>

// One check. Each `report_case` is a case of it; the first one that is wrong is described in the line.
void report_begin(const char *check);
int report_case(int right, const char *what, const char *with, const char *at, uint32_t number);
int report_value(uint32_t got, uint32_t want, const char *what, const char *with, const char *at, uint32_t number);
void report_verdict(void);           // the line but for its end: the program adds a detail
void report_end(const char *detail); // the whole line
void report_end_number(const char *detail, uint32_t number, const char *unit);

// The page of the slot.
enum {
    PAGE_BASE = 0x20000000,
    PAGE_ACCEPTED = 0x00, // offloads; a write clears all counts
    PAGE_COMMITTED = 0x04,
    PAGE_KILLED = 0x08,
    PAGE_FORGOTTEN = 0x0c,
    PAGE_RESULTS = 0x10,
    PAGE_DONE = 0x14,
    PAGE_SUM = 0x18,
    PAGE_READS = 0x1c, // of PAGE_TOUCH; a write: what is late by chance
    PAGE_WRITES = 0x20,
    PAGE_WRITTEN = 0x24, // the sum of the words written to PAGE_TOUCH
    PAGE_TOUCH = 0x3c,
    PAGE_ERROR = 0x800, // from here on, an access is a bus error
};

enum { LATE_OFFERS = 1, LATE_RESULTS = 2, LATE_PAGE = 7 << 2 }; // the page: up to 7 cycles

static inline uint32_t page_read(uint32_t offset)
{
    return *(volatile uint32_t *)(uintptr_t)(PAGE_BASE + offset);
}

static inline void page_write(uint32_t offset, uint32_t value)
{
    *(volatile uint32_t *)(uintptr_t)(PAGE_BASE + offset) = value;
}

#define CSR_READ(csr)                                                                                                  \
    ({                                                                                                                 \
        uint32_t csr_value;                                                                                            \
        __asm__ volatile("csrr %0, " #csr : "=r"(csr_value)::"memory");                                                \
        csr_value;                                                                                                     \
    })
#define CSR_WRITE(csr, value) __asm__ volatile("csrw " #csr ", %0" ::"r"(value) : "memory")

enum { MSTATUS_MIE = 8, MSTATUS_MPIE = 0x80 };

static inline uint32_t rotated(uint32_t word, unsigned by)
{
    return word << by | word >> (32 - by);
}

#endif
