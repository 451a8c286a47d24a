// SPDX-License-Identifier: Apache-2.0
//
// The extension interface with an interrupt at every cycle: nothing is lost, nothing is done twice, and what is accepted is
// committed or killed.

#include "offload.h"

#include "console.h"
#include "simdev.h"
#include "trap.h"

enum { MASK = 1 << SIMDEV_IRQ, TURNS = 6, START = 0x1234567, THIRD = 3, RESULT_TURNS = 5, DONE = 42, RESULTS = 40 };

#define IRQ_CAUSE (UINT32_C(0x80000000) | SIMDEV_IRQ)

uint32_t offload_work(uint32_t *memory, uint32_t page), offload_results_work(uint32_t *memory, uint32_t page);
extern const char short_vector[], trap_vector[];

volatile struct {
    uint32_t taken, cause, pc, loaded;
} short_record;

static uint32_t memory[4] __attribute__((aligned(16)));

#ifdef __riscv_mul
#define PART(a) ((a) / THIRD)
#else
#define PART(a) ((a) >> 1)
#endif

static void interrupts(int on)
{
    if (on) {
        __asm__ volatile("csrs mstatus, %0" ::"r"(MSTATUS_MIE) : "memory");
    } else {
        __asm__ volatile("csrc mstatus, %0" ::"r"(MSTATUS_MIE) : "memory");
        simdev_write(SIMDEV_INTERRUPT, 0);
    }
}

// What the work must give.
struct done {
    uint32_t result, sum, writes, reads, done;
};

static struct done without_results(void)
{
    struct done want = {.writes = TURNS, .reads = TURNS, .done = DONE};
    uint32_t a = START;
    for (uint32_t turn = TURNS; turn > 0; turn--) {
        want.sum = noted(want.sum, turn, a);
        want.sum = noted(want.sum, a, turn);
        want.sum = noted(want.sum, a, turn);
        want.sum = noted(want.sum, THIRD, a);
        want.sum = noted(want.sum, PART(a), a);
        want.sum = noted(want.sum, TURNS - turn, PART(a));
        a += PART(a);
        want.sum = noted(want.sum, a, THIRD);
    }
    want.result = a;
    return want;
}

static struct done with_results(void)
{
    struct done want = {.writes = RESULT_TURNS, .reads = RESULT_TURNS, .done = RESULTS};
    uint32_t a = START, kept = START;
    for (uint32_t turn = RESULT_TURNS; turn > 0; turn--) {
        a += mixed(turn, a);
        const uint32_t second = mixed(a, THIRD), third = mixed(kept, a);
        a ^= third;
        a += mixed(second, 8 * (RESULT_TURNS - turn) + 4);
        const uint32_t sixth = mixed(PART(a), third), seventh = mixed(RESULT_TURNS - turn, turn);
        a += sixth;
        a ^= seventh;
        kept = a;
        a = mixed(a, a) + kept;
    }
    want.result = a;
    return want;
}

// What was accepted and neither committed nor killed, of all runs; what was killed; and interrupts.
static uint32_t accepted, forgotten, kills, taken;

static uint32_t run(uint32_t (*work)(uint32_t *, uint32_t), const struct done *want, const char *how, uint32_t at)
{
    memory[0] = memory[1] = 0;
    page_write(PAGE_ACCEPTED, 0);
    short_record.taken = 0;
    if (at != 0) {
        interrupts(1);
        simdev_write(SIMDEV_INTERRUPT, at);
    }
    const uint32_t start = CSR_READ(mcycle);
    const uint32_t result = work(memory, PAGE_BASE);
    const uint32_t cycles = CSR_READ(mcycle) - start;
    interrupts(0);
    offloads_settle();
    report_value(page_read(PAGE_DONE), want->done, "offloads done", how, "at cycle", at);
    report_value(page_read(PAGE_SUM), want->sum, "the sum of their operands", how, "at cycle", at);
    report_value(result, want->result, "the result", how, "at cycle", at);
    report_value(page_read(PAGE_WRITES), want->writes, "writes to a device", how, "at cycle", at);
    report_value(page_read(PAGE_READS), want->reads, "reads of a device", how, "at cycle", at);
    report_value(page_read(PAGE_RESULTS), want->done, "results taken", how, "at cycle", at);
    report_case(short_record.taken <= 1, "more than one trap for an interrupt", how, "at cycle", at);
    accepted += page_read(PAGE_ACCEPTED);
    forgotten += page_read(PAGE_ACCEPTED) - page_read(PAGE_COMMITTED) - page_read(PAGE_KILLED);
    kills += page_read(PAGE_KILLED);
    taken += short_record.taken;
    return cycles;
}

static void at_every_cycle(const char *check, uint32_t (*work)(uint32_t *, uint32_t), struct done want)
{
    static const char *const manners[] = {"at once", "late offers and page", "late results", "all late"};
    static const uint32_t late[] = {0, LATE_OFFERS | LATE_PAGE, LATE_RESULTS, LATE_OFFERS | LATE_RESULTS | LATE_PAGE};
    uint32_t tries = 0;
    report_begin(check);
    taken = kills = 0;
    for (uint32_t manner = 0; manner < 4; manner++) {
        page_write(PAGE_READS, late[manner]);
        const uint32_t cycles = run(work, &want, manners[manner], 0);
        CSR_WRITE(mtvec, short_vector);
        for (uint32_t at = 1; at <= cycles; at++, tries++) {
            run(work, &want, manners[manner], at);
        }
        CSR_WRITE(mtvec, trap_vector);
    }
    page_write(PAGE_READS, 0);
    report_case(2 * taken >= tries, "too few interrupts came", "", ":", taken);
    report_verdict();
    console_dec(taken);
    console_puts(" interrupts, ");
    console_dec(kills);
    console_puts(" offloads killed\n");
}

int main(void)
{
    CSR_WRITE(mie, MASK);
    at_every_cycle("xif-interrupts", offload_work, without_results());
    at_every_cycle("xif-results-interrupts", offload_results_work, with_results());
    report_begin("xif-decided");
    report_value(forgotten, 0, "accepted, then neither committed nor killed", "", "of", accepted);
    report_end_number("", accepted, " accepted");
    console_puts("checks: done\n");
    return 0;
}
