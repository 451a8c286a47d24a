// SPDX-License-Identifier: Apache-2.0
//
// Loads from the instruction RAM, for a host that can do that.

#include "console.h"
#include "report.h"

extern const uint32_t iram_words[];
__asm__(".pushsection .text.iram, \"ax\"\n"
        ".balign 4\n"
        "iram_words: .word 0x11223344, 0x55667788\n"
        ".popsection\n");

int main(void)
{
    report_begin("iram");
    report_value(iram_words[0], 0x11223344, "a word of the program", "", "", 0);
    report_value(*(volatile uint8_t *)((uintptr_t)iram_words + 5), 0x77, "a byte of the program", "", "", 0);
    report_end("");
    console_puts("checks: done\n");
    return 0;
}
