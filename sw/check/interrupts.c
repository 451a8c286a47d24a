// SPDX-License-Identifier: Apache-2.0
//
// Interrupts at every cycle of a piece of work (interrupts.S), by a short handler and by one in C; and wfi.

#include "console.h"
#include "report.h"
#include "simdev.h"
#include "trap.h"

enum { READS = 4, WRITES = 6, MASK = 1 << SIMDEV_IRQ, MOST_SLEEP = 60, LONG_SLEEP = 2000, RESCUE = 300 };

#define IRQ_CAUSE (UINT32_C(0x80000000) | SIMDEV_IRQ)

uint32_t work(uint32_t *memory, uint32_t page);
void sleep_once(uint32_t cycles), sleep_busy(uint32_t cycles);
extern const char short_vector[], trap_vector[], work_end[], sleep_once_after[], sleep_busy_after[];

// interrupts.S depends on the order. `loaded`: read by the last instruction of the handler.
volatile struct {
    uint32_t taken, cause, pc, loaded;
} short_record;

static volatile uint32_t again, pcs[2]; // after so many cycles another interrupt; mepc of the first two

static uint32_t memory[8] __attribute__((aligned(16)));
static volatile uint32_t sink;

void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval)
{
    if (mcause != IRQ_CAUSE) {
        trap_unexpected(mcause, mepc, mtval);
    }
    simdev_write(SIMDEV_INTERRUPT, again);
    again = 0;
    if (short_record.taken < 2) {
        pcs[short_record.taken] = mepc;
    }
    short_record.taken++;
    short_record.cause = mcause;
    short_record.pc = mepc;
    sink = sink * 7 / (1 + (sink & 3));
}

static void interrupts(int on)
{
    if (on) {
        __asm__ volatile("csrs mstatus, %0" ::"r"(MSTATUS_MIE) : "memory");
    } else {
        __asm__ volatile("csrc mstatus, %0" ::"r"(MSTATUS_MIE) : "memory");
        simdev_write(SIMDEV_INTERRUPT, 0);
    }
}

struct done {
    uint32_t result, memory, reads, writes, written, scratch;
};

static struct done do_work(void)
{
    page_write(PAGE_ACCEPTED, 0);
    struct done done = {.result = work(memory, PAGE_BASE)};
    done.scratch = CSR_READ(mscratch);
    done.reads = page_read(PAGE_READS);
    done.writes = page_read(PAGE_WRITES);
    done.written = page_read(PAGE_WRITTEN);
    for (unsigned i = 0; i < 5; i++) {
        done.memory = rotated(done.memory, 3) + memory[i];
    }
    return done;
}

// Returns the number of interrupts that came; adds the number of tries.
static uint32_t one_sweep(const char *vector, uint32_t *tries)
{
    uint32_t taken = 0;
    const struct done want = do_work();
    report_value(want.reads, READS, "reads of a device", "without interrupts", "", 0);
    report_value(want.writes, WRITES, "writes to a device", "without interrupts", "", 0);
    const uint32_t start = CSR_READ(mcycle);
    do_work();
    const uint32_t cycles = CSR_READ(mcycle) - start;
    CSR_WRITE(mtvec, vector);
    for (uint32_t at = 1; at <= cycles + 20; at++) {
        short_record.taken = 0;
        interrupts(1);
        simdev_write(SIMDEV_INTERRUPT, at);
        const struct done got = do_work();
        interrupts(0);
        report_value(got.result, want.result, "the result", "", "at cycle", at);
        report_value(got.memory, want.memory, "memory", "", "at cycle", at);
        report_value(got.reads, READS, "reads of a device", "", "at cycle", at);
        report_value(got.writes, WRITES, "writes to a device", "", "at cycle", at);
        report_value(got.written, want.written, "what a device got", "", "at cycle", at);
        report_value(got.scratch, want.scratch, "a CSR", "", "at cycle", at);
        report_case(short_record.taken <= 1, "more than one trap for an interrupt", "", "at cycle", at);
        report_case(short_record.taken == 0 || short_record.cause == IRQ_CAUSE, "mcause", "", "at cycle", at);
        taken += short_record.taken;
        ++*tries;
    }
    CSR_WRITE(mtvec, trap_vector);
    return taken;
}

static void at_every_cycle(const char *check, const char *vector)
{
    uint32_t taken = 0, tries = 0;
    report_begin(check);
    for (unsigned late = 0; late < 2; late++) {
        page_write(PAGE_READS, late ? LATE_PAGE : 0);
        taken += one_sweep(vector, &tries);
    }
    page_write(PAGE_READS, 0);
    report_case(10 * taken >= 8 * tries, "too few interrupts came", "", ":", taken);
    report_end_number("", taken, " interrupts");
}

// ---- wfi ----

static void sleeping(void)
{
    report_begin("wfi");
    // With interrupts off it wakes, and no handler runs.
    short_record.taken = 0;
    uint32_t cycles = CSR_READ(mcycle), instructions = CSR_READ(minstret);
    sleep_once(LONG_SLEEP);
    cycles = CSR_READ(mcycle) - cycles;
    instructions = CSR_READ(minstret) - instructions;
    report_case(short_record.taken == 0, "a handler ran with interrupts off", "", "", 0);
    const int sleeps = instructions < 40 && (CSR_READ(mip) & MASK);
    report_case(sleeps || instructions < 40, "instructions in its sleep", "", ":", instructions);
    for (int i = 0; i < LONG_SLEEP && !(CSR_READ(mip) & MASK); i++) { // a wfi that does not sleep is legal
    }
    report_case(CSR_READ(mip) & MASK, "mip does not tell the interrupt", "", "", 0);
    sleep_once(1); // pending already
    simdev_write(SIMDEV_INTERRUPT, 0);
    // With interrupts on, it wakes into the handler, whose mepc is the next instruction.
    for (uint32_t at = 1; at < MOST_SLEEP; at++) {
        for (unsigned busy = 0; busy < 2; busy++) {
            short_record.taken = 0;
            pcs[0] = pcs[1] = 0;
            again = RESCUE; // if the first one comes before wfi
            interrupts(1);
            if (busy) {
                sleep_busy(at);
            } else {
                sleep_once(at);
            }
            for (int i = 0; i < LONG_SLEEP && short_record.taken == 0; i++) {
            }
            interrupts(0);
            const uint32_t after = (uint32_t)(uintptr_t)(busy ? sleep_busy_after : sleep_once_after);
            report_case(short_record.taken != 0, "no interrupt", busy ? "busy" : "", "after cycles:", at);
            report_case(!sleeps || pcs[0] == after || pcs[1] == after, "mepc is not the address after wfi",
                        busy ? "busy" : "", "after cycles:", at);
        }
    }
    report_end(!sleeps ? "does not sleep" : cycles > LONG_SLEEP - 100 ? "sleeps, mcycle goes on" : "sleeps, mcycle stops");
}

int main(void)
{
    CSR_WRITE(mie, MASK);
    at_every_cycle("interrupts", short_vector);
    at_every_cycle("interrupts-c", trap_vector);
    sleeping();
    console_puts("checks: done\n");
    return 0;
}
