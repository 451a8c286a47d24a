// SPDX-License-Identifier: Apache-2.0

#include "report.h"

#include "console.h"

static const char *check;
static uint32_t cases, failures;

void report_begin(const char *name)
{
    check = name;
    cases = failures = 0;
}

static void describe(const char *what, const char *with, const char *at, uint32_t number)
{
    console_puts("first ");
    console_puts(check);
    console_puts(" ");
    console_puts(what);
    if (*with) {
        console_puts(", ");
        console_puts(with);
    }
    if (*at) {
        console_puts(" ");
        console_puts(at);
        console_puts(" ");
        console_dec(number);
    }
}

int report_case(int right, const char *what, const char *with, const char *at, uint32_t number)
{
    cases++;
    if (!right && failures++ == 0) {
        describe(what, with, at, number);
        console_puts("\n");
    }
    return right;
}

int report_value(uint32_t got, uint32_t want, const char *what, const char *with, const char *at, uint32_t number)
{
    cases++;
    if (got != want && failures++ == 0) {
        describe(what, with, at, number);
        console_puts(": ");
        console_hex(got);
        console_puts(", should be ");
        console_hex(want);
        console_puts("\n");
    }
    return got == want;
}

void report_verdict(void)
{
    console_puts("check ");
    console_puts(check);
    console_puts(failures ? " fail " : " pass ");
    console_dec(failures);
    console_puts(" ");
    console_dec(cases);
    console_puts(" ");
}

void report_end(const char *detail)
{
    report_verdict();
    console_puts(detail);
    console_puts("\n");
}

void report_end_number(const char *detail, uint32_t number, const char *unit)
{
    report_verdict();
    console_puts(detail);
    console_dec(number);
    console_puts(unit);
    console_puts("\n");
}
