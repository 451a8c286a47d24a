// SPDX-License-Identifier: Apache-2.0
//
// Exceptions (traps.S): what the handler finds, and that nothing after the instruction was done. CHECK_ERRORS: those of
// the buses, for a host that has them; else all others.

#include "console.h"
#include "report.h"
#include "simdev.h"

// An address of nobody, and one of the page that responds late.
static const uint32_t errors_at[] = {0x40000000, PAGE_BASE + PAGE_ERROR};

enum { NOBODY = 0x40000000, MARK = 0x13579bdf };
enum { ILLEGAL = 2, BREAKPOINT = 3, LOAD_MISALIGNED = 4, LOAD_FAULT = 5, STORE_MISALIGNED = 6, STORE_FAULT = 7, ECALL = 11 };
enum { FETCH_FAULT = 1, FETCH_FAULT_CV32E40X = 48 };
enum { MPP = 0x1800, MOST_CYCLES = 80, REPEATS = 4 };

// traps.S depends on the order.
struct record {
    uint32_t kept, cause, pc, value, status, mark, after, reads, writes, traps, page, resume, interrupts, interrupt_at;
};

struct trap {
    const char *what, *before;
    const char *run, *at, *end;
};

extern const struct trap traps_table[], traps_table_end[], errors_table[], errors_table_end[], fetch_table[],
    fetch_table_end[], quiet_table[], quiet_table_end[], misaligned_table[], misaligned_table_end[];
extern const char traps_vector[];

uint32_t traps_run(const char *function, volatile struct record *record, uint32_t mark, uint32_t address, uint32_t *memory);

static volatile struct record record;
static uint32_t memory[4] __attribute__((aligned(16)));

static int same(const char *a, const char *b)
{
    while (*a && *a == *b) {
        a++;
        b++;
    }
    return *a == *b;
}

static uint32_t run_interrupted(const struct trap *t, uint32_t address, uint32_t at)
{
    const struct record fresh = {
        .page = PAGE_BASE, .resume = (uint32_t)(uintptr_t)t->end, .cause = 0xbad, .interrupt_at = at};
    record = fresh;
    memory[1] = 0;
    page_write(PAGE_ACCEPTED, 0);
    const uint32_t result = traps_run(t->run, &record, MARK, address, memory);
    if (same(t->before, "store")) {
        report_value(memory[1], 1, t->what, "the store before it", "", 0);
    }
    return result;
}

static uint32_t run(const struct trap *t, uint32_t address)
{
    return run_interrupted(t, address, 0);
}

// The state that every precise exception has.
static void precise(const struct trap *t)
{
    report_value(record.traps, 1, t->what, t->before, "number of exceptions", 0);
    report_value(record.pc, (uint32_t)(uintptr_t)t->at, t->what, t->before, "mepc", 0);
    report_value(record.mark, MARK, t->what, t->before, "its register", 0);
    report_value(record.after, 0, t->what, t->before, "the register of the instruction after it", 0);
    report_case(record.reads == 0 && record.writes == 0, t->what, t->before, "an access after it", 0);
    report_value(page_read(PAGE_READS) + page_read(PAGE_WRITES), 0, t->what, t->before, "accesses after it", 0);
}

static void exceptions(void)
{
    uint32_t told = 0; // mtval is the instruction, or the address of a breakpoint
    report_begin("exceptions");
    for (const struct trap *t = traps_table; t < traps_table_end; t++) {
        const int breaks = same(t->what, "ebreak") || same(t->what, "c.ebreak"), calls = same(t->what, "ecall");
        run(t, 0);
        precise(t);
        report_value(record.cause, breaks ? BREAKPOINT : calls ? ECALL : ILLEGAL, t->what, t->before, "mcause", 0);
        const int zero = record.value == 0;
        const int own = breaks ? record.value == (uint32_t)(uintptr_t)t->at
                               : same(t->what, "illegal") ? record.value == 0xffffffff : !calls && !same(t->what, "zeros");
        report_case(zero || own, t->what, t->before, "mtval", record.value);
        told += !zero;
    }
    for (const struct trap *t = quiet_table; t < quiet_table_end; t++) {
        run(t, NOBODY);
        report_value(record.traps, 0, t->what, t->before, "taken around it, exceptions", 0);
    }
    report_end(told ? "mtval tells the instruction or its address" : "mtval is 0");
}

static void status(void)
{
    report_begin("mstatus");
    for (uint32_t on = 0; on < 2; on++) {
        for (uint32_t previous = 0; previous < 2; previous++) {
            CSR_WRITE(mstatus, MPP | (on ? MSTATUS_MIE : 0) | (previous ? MSTATUS_MPIE : 0));
            run(traps_table, 0);
            const uint32_t after = CSR_READ(mstatus);
            report_value(record.status & MSTATUS_MIE, 0, "MIE in the handler", "", "MIE before:", on);
            report_value(record.status & MSTATUS_MPIE, on ? MSTATUS_MPIE : 0, "MPIE in the handler", "", "MIE before:", on);
            report_value(record.status & MPP, MPP, "MPP in the handler", "", "MIE before:", on);
            report_value(after & MSTATUS_MIE, on ? MSTATUS_MIE : 0, "MIE after mret", "", "MIE before:", on);
            report_value(after & MSTATUS_MPIE, MSTATUS_MPIE, "MPIE after mret", "", "MIE before:", on);
        }
    }
    CSR_WRITE(mstatus, MPP);
    report_end("");
}

// ---- misaligned ----

static void misaligned(void)
{
    uint32_t done = 0, trapped = 0;
    report_begin("misaligned");
    for (const struct trap *t = misaligned_table; t < misaligned_table_end; t++) {
        const int store = t->what[0] == 's', half = t->what[1] == 'h';
        for (uint32_t by = 1; by < 7; by++) {
            if (half ? by % 2 == 0 : by % 4 == 0) {
                continue;
            }
            static const uint8_t bytes[16] = {0x81, 0x92, 0xa3, 0xb4, 0xc5, 0xd6, 0xe7, 0xf8, 9, 10, 11, 12, 13, 14, 15, 16};
            uint8_t *m = (uint8_t *)memory;
            for (unsigned i = 0; i < 16; i++) {
                ((volatile uint8_t *)m)[i] = bytes[i];
            }
            const struct record fresh = {.page = PAGE_BASE, .resume = (uint32_t)(uintptr_t)t->end};
            record = fresh;
            const uint32_t address = (uint32_t)(uintptr_t)m + by;
            const uint32_t got = traps_run(t->run, &record, MARK, address, memory);
            if (record.traps != 0) {
                trapped++;
                report_value(record.cause, store ? STORE_MISALIGNED : LOAD_MISALIGNED, t->what, "mcause", "at", by);
                report_value(record.pc, (uint32_t)(uintptr_t)t->at, t->what, "mepc", "at", by);
                report_case(record.value == 0 || record.value == address, t->what, "mtval", "at", by);
                report_value(got, MARK, t->what, "its register", "at", by);
                report_value(record.after, 0, t->what, "the instruction after it", "at", by);
            } else {
                uint32_t want = m[by] | (uint32_t)m[by + 1] << 8;
                want |= half ? 0 : (uint32_t)m[by + 2] << 16 | (uint32_t)m[by + 3] << 24;
                want |= same(t->what, "lh") && want >> 15 ? 0xffff0000 : 0;
                report_value(store ? want : got, store ? half ? MARK & 0xffff : MARK : want, t->what, "", "at", by);
                done++;
            }
            for (uint32_t i = 0; i < 16; i++) { // no other byte
                const int written = store && record.traps == 0 && i >= by && i < by + (half ? 2 : 4);
                report_case(written || m[i] == bytes[i], t->what, "another byte", "at", by);
            }
        }
    }
    report_end(trapped == 0 ? "done by the host" : done == 0 ? "an exception each" : "some done by the host, some an exception");
}

// ---- bus errors ----

static void bus_errors(void)
{
    uint32_t later = 0, told = 0;
    report_begin("bus-errors");
    for (uint32_t i = 0; i < 2 * REPEATS; i++) {
        const uint32_t at = errors_at[i % 2];
        page_write(PAGE_READS, i < 2 ? 0 : LATE_PAGE);
        for (const struct trap *t = errors_table; t < errors_table_end; t++) {
            const int store = t->what[0] == 's';
            const uint32_t address = at + (same(t->what, "store-half") ? 2 : 0);
            const uint32_t result = run(t, at);
            if (record.cause >> 31) { // not maskable, some instructions later: the access itself may not be lost
                later++;
                report_value(record.traps, 1, t->what, t->before, "number of interrupts", 0);
                report_case(record.pc >= (uint32_t)(uintptr_t)t->at && record.pc <= (uint32_t)(uintptr_t)t->end,
                            t->what, t->before, "mepc", record.pc);
                report_case((record.cause & 0x3ff) == (store ? 1 : 0), t->what, t->before, "mcause", record.cause);
                continue;
            }
            precise(t);
            report_value(result, MARK, t->what, t->before, "its register", 0);
            report_value(record.cause, store ? STORE_FAULT : LOAD_FAULT, t->what, t->before, "mcause", 0);
            report_case(record.value == 0 || record.value == address, t->what, t->before, "mtval", record.value);
            told += record.value != 0;
        }
    }
    page_write(PAGE_READS, 0);
    report_end(later ? "not precise: an interrupt that cannot be masked, some instructions later"
               : told ? "precise, mtval tells the address" : "precise, mtval is 0");
}

// With an interrupt at each cycle around the access: both traps come, each once.
static void interrupted_errors(void)
{
    uint32_t taken = 0;
    report_begin("errors-interrupts");
    CSR_WRITE(mie, UINT32_C(1) << SIMDEV_IRQ);
    for (const struct trap *t = errors_table; t < errors_table_end; t++) {
        const int store = t->what[0] == 's';
        for (uint32_t at = 2; at < 2 * MOST_CYCLES; at++) {
            const unsigned late = at % 2;
            CSR_WRITE(mstatus, MPP | MSTATUS_MIE);
            page_write(PAGE_READS, late ? LATE_PAGE : 0);
            run_interrupted(t, errors_at[late], at / 2);
            for (volatile unsigned i = 0; i < 100 && record.interrupts == 0; i++) {
            }
            CSR_WRITE(mstatus, MPP);
            simdev_write(SIMDEV_INTERRUPT, 0);
            taken += record.interrupts;
            report_value(record.interrupts, 1, t->what, t->before, "interrupts, at cycle", at);
            report_value(record.traps, 1, t->what, t->before, "bus errors, at cycle", at);
            if (record.cause >> 31 == 0) {
                report_value(record.cause, store ? STORE_FAULT : LOAD_FAULT, t->what, t->before, "mcause, at cycle", at);
                report_value(record.pc, (uint32_t)(uintptr_t)t->at, t->what, t->before, "mepc, at cycle", at);
                report_value(record.mark, MARK, t->what, t->before, "its register, at cycle", at);
                report_value(record.after + record.writes, 0, t->what, t->before, "what is after it, at cycle", at);
            }
        }
    }
    page_write(PAGE_READS, 0);
    report_end_number("", taken, " interrupts");
}

static void fetch_errors(void)
{
    uint32_t told = 0;
    int own = 0;
    report_begin("fetch-errors");
    for (const struct trap *t = fetch_table; t < fetch_table_end; t++) {
        for (uint32_t by = 0; by < 4; by += 2) {
            run(t, NOBODY + by);
            report_value(record.traps, 1, t->what, t->before, "number of exceptions", 0);
            report_value(record.pc, NOBODY + by, t->what, t->before, "mepc", 0);
            report_case(record.cause == FETCH_FAULT || record.cause == FETCH_FAULT_CV32E40X, t->what, t->before, "mcause",
                        record.cause);
            report_case(record.value == 0 || record.value == NOBODY + by, t->what, t->before, "mtval", record.value);
            report_case(record.after == 0 && record.writes == 0, t->what, t->before, "what is after the jump", 0);
            told += record.value != 0;
            own |= record.cause == FETCH_FAULT_CV32E40X;
        }
    }
    report_end(own ? "mcause 48" : told ? "mcause 1, mtval tells the address" : "mcause 1, mtval is 0");
}

int main(void)
{
    CSR_WRITE(mtvec, traps_vector);
    if (CHECK_ERRORS) {
        bus_errors();
        fetch_errors();
        interrupted_errors();
    } else {
        exceptions();
        status();
        misaligned();
    }
    console_puts("checks: done\n");
    return 0;
}
