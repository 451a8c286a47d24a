// SPDX-License-Identifier: Apache-2.0
//
// The third source of an offload (third.S), for a host that has it.

#include "console.h"
#include "offload.h"

struct way {
    const char *by;
    uint32_t between;
    uint32_t (*run)(uint32_t a, uint32_t b, uint32_t *place, uint32_t one);
};

extern const struct way third_table[], third_table_end[];

static uint32_t place[8];

int main(void)
{
    report_begin("xif-third");
    for (uint32_t chance = 0; chance < 4; chance++) {
        page_write(PAGE_READS, chance);
        for (const struct way *way = third_table; way < third_table_end; way++) {
            const uint32_t a = 0x13579bdf + chance, b = 0x2468ace0;
            report_value(way->run(a, b, place, 1), mixed(b, 1) ^ rotated(a, 16), "the third source", way->by,
                         "makes it, instructions in between:", way->between);
        }
    }
    report_end("");
    console_puts("checks: done\n");
    return 0;
}
