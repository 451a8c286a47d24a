// SPDX-License-Identifier: Apache-2.0
//
// The extension interface without interrupts (offloads.S): operands, results, side effects, exceptions. With and without
// late answers of the coprocessor and of its page. CHECK_PART: which checks.

#include "offload.h"

#include "console.h"
#include "trap.h"

enum { NOBODY = 0x40000000, MARK = 0x1234567, OTHER_MARK = 0x7654321, ILLEGAL = 2, BREAKPOINT = 3, ECALL = 11 };
enum { LOAD_FAULT = 5, STORE_FAULT = 7, FETCH_FAULT = 1, FETCH_FAULT_CV32E40X = 48, LONG = 10 };

struct way {
    const char *by, *to;
    uint32_t between;
    uint32_t (*run)(uint32_t a, uint32_t b, uint32_t *place, uint32_t page, uint32_t one, uint32_t *other);
};

#define TABLE(name) extern const struct way name[], name##_end[]
TABLE(offload_results);
TABLE(offload_operands);
TABLE(offload_takers);
TABLE(offload_jumps);
TABLE(offload_accesses);
TABLE(offload_killed);
TABLE(offload_faults);
TABLE(offload_rejected);

extern const char offload_nowhere[];
uint32_t offload_burst(void);
uint32_t offload_stretch(uint32_t a, uint32_t b, uint32_t *place, uint32_t page, uint32_t one, uint32_t *other);

static uint32_t place[8] __attribute__((aligned(32))), other[8] __attribute__((aligned(32)));

static const struct {
    uint32_t chance;
    const char *what;
} manners[] = {{0, "at once"}, {LATE_OFFERS | LATE_PAGE, "late offers"}, {LATE_RESULTS, "late results"}, {LATE_OFFERS | LATE_RESULTS | LATE_PAGE, "all late"}};

enum { MANNERS = 4 };

static volatile struct {
    uint32_t taken, cause, done;
    uint32_t later; // an interrupt some instructions after the access
} trap;

void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval)
{
    if (mcause >> 31) {
        trap.taken++;
        trap.done = 0;
        trap.later = 1;
        return;
    }
    if (mcause == FETCH_FAULT || mcause == FETCH_FAULT_CV32E40X) { // a jump went elsewhere
        CSR_WRITE(mepc, offload_nowhere);
        return;
    }
    if (mcause != ILLEGAL && mcause != BREAKPOINT && mcause != ECALL && mcause != LOAD_FAULT && mcause != STORE_FAULT) {
        trap_unexpected(mcause, mepc, mtval);
    }
    offloads_settle();
    trap.taken++;
    trap.cause = mcause;
    trap.done = page_read(PAGE_DONE);
    CSR_WRITE(mepc, mepc + 4);
}

static uint32_t run(const struct way *way, uint32_t a, uint32_t b)
{
    page_write(PAGE_ACCEPTED, 0);
    trap.taken = 0;
    return way->run(a, b, place, PAGE_BASE, 1, other);
}

static int same(const char *a, const char *b)
{
    while (*a && *a == *b) {
        a++;
        b++;
    }
    return *a == *b;
}

static void results(uint32_t a)
{
    for (const struct way *way = offload_results; way < offload_results_end; way++) {
        const uint32_t got = run(way, a, a * 5);
        report_value(got, mixed(a, a * 5), way->to, way->by, "before it, instructions in between:", way->between);
    }
}

static void operands(uint32_t a)
{
    for (const struct way *way = offload_operands; way < offload_operands_end; way++) {
        run(way, a, a * 5);
        offloads_settle();
        const int first = same(way->to, "first");
        const uint32_t want = noted(0, first ? a : a * 5, first ? a * 5 : a);
        report_value(page_read(PAGE_SUM), want, way->to, way->by, "makes it, instructions in between:", way->between);
    }
}

static void takers(void)
{
    const uint32_t value = (uint32_t)(uintptr_t)place;
    for (const struct way *way = offload_takers; way < offload_takers_end; way++) {
        place[3] = MARK;
        other[3] = OTHER_MARK;
        place[4] = other[4] = 0;
        const uint32_t got = run(way, value - golden, 0);
        const uint32_t want = same(way->by, "addition") ? value + 1
                              : same(way->by, "load-address") ? MARK
                              : same(way->by, "mix") ? mixed(value, 1)
                              : same(way->by, "store-address") || same(way->by, "branch") || same(way->by, "overwritten")
                                  ? 1 : value;
        report_value(got, want, way->to, way->by, "instructions in between:", way->between);
    }
}

static void jumps(void)
{
    for (const struct way *way = offload_jumps; way < offload_jumps_end; way++) {
        report_value(run(way, 0, 0), 1, way->by, way->to, "instructions in between:", way->between);
    }
}

static void accesses(void)
{
    for (const struct way *way = offload_accesses; way < offload_accesses_end; way++) {
        run(way, 5, 6);
        report_value(page_read(PAGE_WRITES), 1, "writes to a device", way->by, "instructions in between:", way->between);
        report_value(page_read(PAGE_READS), 1, "reads of a device", way->by, "instructions in between:", way->between);
    }
}

// Every accepted instruction is done once, and has one result.
static void once(uint32_t a)
{
    uint32_t x = a, sum = 0, ticks = 0;
    for (unsigned i = 0; i < 10; i++) {
        sum = noted(sum, x, 5);
        sum = noted(sum, MARK, 5);
        ticks += 5 * i + 3;
        sum = noted(sum, 5, x);
        sum = noted(sum, x, x);
        x += 3;
    }
    place[0] = MARK;
    page_write(PAGE_ACCEPTED, 0);
    const uint32_t told = offload_stretch(a, 5, place, PAGE_BASE, 1, other);
    offloads_settle();
    report_value(page_read(PAGE_DONE), 50, "offloads done", "", "", 0);
    report_value(page_read(PAGE_SUM), sum, "the sum of their operands", "", "", 0);
    report_value(page_read(PAGE_RESULTS), 50, "results taken", "", "", 0);
    report_value(page_read(PAGE_COMMITTED), 50, "commits", "", "", 0);
    report_value(page_read(PAGE_FORGOTTEN), 0, "neither committed nor killed", "", "", 0);
    report_value(page_read(PAGE_WRITES), 10, "writes to a device", "", "", 0);
    ticks -= told;
    report_value(0 - ticks, 0, "the sum of what they returned, in excess", "", "", 0);
}

// After each of these the handler goes on with the next instruction.
static void killed(const struct way *from, const struct way *to)
{
    for (const struct way *way = from; way < to; way++) {
        run(way, 5, NOBODY);
        offloads_settle();
        report_value(trap.taken, 1, "exceptions", way->by, "instructions in between:", way->between);
        report_value(trap.done, 0, "done before the handler", way->by, "instructions in between:", way->between);
        report_value(page_read(PAGE_DONE), 2, "done", way->by, "instructions in between:", way->between);
        report_value(page_read(PAGE_ACCEPTED) - page_read(PAGE_COMMITTED) - page_read(PAGE_KILLED), 0,
                     "neither committed nor killed", way->by, "instructions in between:", way->between);
    }
}

static void rejected(void)
{
    for (const struct way *way = offload_rejected; way < offload_rejected_end; way++) {
        report_value(run(way, MARK, 5), MARK, "the register of a rejected instruction", "", "of opcode", way->between);
        report_value(trap.taken, 1, "exceptions of a rejected instruction", "", "of opcode", way->between);
        report_value(trap.cause, ILLEGAL, "mcause of a rejected instruction", "", "of opcode", way->between);
        offloads_settle();
        report_value(page_read(PAGE_DONE), 1, "offloads done before a rejected one", "", "of opcode", way->between);
    }
}

#define IN_EVERY_MANNER(check, doing, detail)                                                                          \
    do {                                                                                                               \
        report_begin(check);                                                                                           \
        for (unsigned manner = 0; manner < MANNERS; manner++) {                                                        \
            page_write(PAGE_READS, manners[manner].chance);                                                            \
            for (uint32_t i = 0; i < LONG; i++) {                                                                      \
                const uint32_t a = i * 0x01234567 + 3;                                                                 \
                (void)a;                                                                                               \
                doing;                                                                                                 \
                if (manner == 0) {                                                                                     \
                    break;                                                                                             \
                }                                                                                                      \
            }                                                                                                          \
        }                                                                                                              \
        page_write(PAGE_READS, 0);                                                                                     \
        report_end(detail);                                                                                            \
    } while (0)

// What may end the program has a program of its own.
enum { REST, ERRORS, ACCESSES, JUMPS };

int main(void)
{
    switch (CHECK_PART) {
    case ERRORS:
        IN_EVERY_MANNER("xif-errors", killed(offload_faults, offload_faults_end),
                        trap.later ? "not precise: the offload is done before the handler" : "");
        break;
    case ACCESSES: IN_EVERY_MANNER("xif-accesses", accesses(), ""); break;
    case JUMPS: IN_EVERY_MANNER("xif-jumps", jumps(), ""); break;
    default:
        IN_EVERY_MANNER("xif-operands", operands(a), "");
        IN_EVERY_MANNER("xif-rejected", rejected(), "");
        IN_EVERY_MANNER("xif-exceptions", killed(offload_killed, offload_killed_end), "");
        IN_EVERY_MANNER("xif-results", results(a), "");
        IN_EVERY_MANNER("xif-takers", takers(), "");
        IN_EVERY_MANNER("xif-once", once(a), "");
        report_begin("xif-rate");
        report_end_number("32 in a row that write nothing: ", offload_burst(), " cycles");
    }
    console_puts("checks: done\n");
    return 0;
}
