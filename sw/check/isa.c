// SPDX-License-Identifier: Apache-2.0
//
// Every instruction (isa.S) with every pair of operands of a job's message: the output is, for each instruction, its
// results and the number of illegal-instruction exceptions. The names of the instructions, in order, are on the console.

#include "console.h"
#include "simdev.h"
#include "trap.h"

enum { MOST_PAIRS = 4096, CAUSE_ILLEGAL = 2 };

struct instruction {
    const char *name;
    uint32_t (*run)(uint32_t a, uint32_t b, uint32_t *scratch);
};

extern const struct instruction isa_table[], isa_table_end[];
extern const char isa_return[];

static uint32_t pairs[MOST_PAIRS][2];
static uint32_t results[MOST_PAIRS + 1];
static uint32_t scratch[4] __attribute__((aligned(16)));
static volatile uint32_t illegal;

void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval)
{
    if (mcause != CAUSE_ILLEGAL) {
        trap_unexpected(mcause, mepc, mtval);
    }
    illegal++;
    __asm__ volatile("csrw mepc, %0" ::"r"(isa_return) : "memory");
}

int main(void)
{
    for (const struct instruction *i = isa_table; i < isa_table_end; i++) {
        console_puts("instruction ");
        console_puts(i->name);
        console_puts("\n");
    }
    while (simdev_read(SIMDEV_JOB) != 0) {
        simdev_write(SIMDEV_CHUNK_MAX, sizeof pairs);
        simdev_write(SIMDEV_CHUNK_ADDR, (uint32_t)(uintptr_t)pairs);
        const uint32_t n = (simdev_read(SIMDEV_CHUNK_LEN) & 0x7fffffff) / sizeof pairs[0];
        simdev_write(SIMDEV_OUT_ADDR, (uint32_t)(uintptr_t)results);
        for (const struct instruction *i = isa_table; i < isa_table_end; i++) {
            illegal = 0;
            for (uint32_t k = 0; k < n; k++) {
                results[k] = i->run(pairs[k][0], pairs[k][1], scratch);
                if (illegal != 0) {
                    break; // the host does not have it
                }
            }
            results[n] = illegal;
            simdev_write(SIMDEV_OUT_BYTES, (n + 1) * sizeof results[0]);
        }
        simdev_write(SIMDEV_DONE, 0);
    }
    return 0;
}
