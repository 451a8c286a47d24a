// SPDX-License-Identifier: Apache-2.0
//
// Values that an instruction gets from one shortly before it, by registers and by memory (hazards.S); the counters; the
// trap vector.

#include "console.h"
#include "report.h"

enum { MARK = 0x1234567, OTHER_MARK = 0x7654321 };

struct hazard {
    const char *by, *to;
    uint32_t between;
    uint32_t (*run)(uint32_t a, uint32_t *b, uint32_t *c);
};

struct memory {
    const char *store, *load;
    uint32_t between;
    uint32_t (*run)(uint32_t a, uint32_t b, uint32_t *c);
    uint32_t at, from; // bytes of the word that the store and the load begin at
};

extern const struct hazard hazards_table[], hazards_table_end[];
extern const struct memory memory_table[], memory_table_end[];

static uint32_t held[4], place[8], other[8];

static int same(const char *a, const char *b)
{
    while (*a && *a == *b) {
        a++;
        b++;
    }
    return *a == *b;
}

// What the taker makes of the value, which is the address of `place`.
static uint32_t expected(const char *taker)
{
    const uint32_t value = (uint32_t)(uintptr_t)place;
    if (same(taker, "addition")) {
        return value + 1;
    }
    if (same(taker, "load-address")) {
        return MARK;
    }
    if (same(taker, "store-byte")) {
        return value & 0xff;
    }
    return same(taker, "branch") || same(taker, "jump") || same(taker, "store-address") ? 1 : value;
}

static void registers(void)
{
    report_begin("hazards");
    for (const struct hazard *h = hazards_table; h < hazards_table_end; h++) {
        place[3] = MARK;
        other[3] = OTHER_MARK;
        place[4] = other[4] = 0;
        const uint32_t got = h->run((uint32_t)(uintptr_t)place, held, other);
        report_value(got, expected(h->to), h->by, h->to, "with instructions in between:", h->between);
        report_case(other[4] == 0, h->by, h->to, "stored elsewhere, with instructions in between:", h->between);
    }
    report_end("");
}

// ---- memory ----

static uint32_t bytes_of(const char *instruction)
{
    return instruction[1] == 'b' ? 1 : instruction[1] == 'h' ? 2 : 4;
}

static uint32_t loaded(uint32_t word, const char *load, uint32_t from)
{
    const uint32_t bytes = bytes_of(load), part = word >> (8 * from);
    if (bytes == 4) {
        return part;
    }
    const uint32_t unsign = part & ((1u << (8 * bytes)) - 1);
    return load[2] == 'u' || unsign >> (8 * bytes - 1) == 0 ? unsign : unsign | ~0u << (8 * bytes);
}

static void memory(void)
{
    static const uint32_t words[][2] = {{0x80c1a2f3, 0x7f3e5d1c}, {0x0f1e2d3c, 0xf8e7d6c5}};
    report_begin("memory");
    for (const struct memory *m = memory_table; m < memory_table_end; m++) {
        const uint32_t bytes = bytes_of(m->store);
        const uint32_t mask = (bytes == 4 ? ~0u : (1u << (8 * bytes)) - 1) << (8 * m->at);
        for (unsigned i = 0; i < 2; i++) {
            const uint32_t word = (words[i][0] & ~mask) | ((words[i][1] << (8 * m->at)) & mask);
            const uint32_t got = m->run(words[i][0], words[i][1], place);
            report_value(got, loaded(word, m->load, m->from), m->store, m->load, "with instructions in between:", m->between);
        }
    }
    report_end("");
}

// ---- counters ----

uint32_t counted_instructions_10(void), counted_instructions_200(void), counted_cycles_10(void), counted_cycles_200(void);
uint32_t counted_loop(void), written_instructions(uint32_t), carried(void), carried_instructions(void);

static void counters(void)
{
    report_begin("counters");
    report_value(counted_instructions_10(), 11, "minstret over 10 additions", "", "", 0);
    report_value(counted_instructions_200(), 201, "minstret over 200 additions", "", "", 0);
    report_value(counted_loop(), 42, "minstret over a loop of 42", "", "", 0);
    report_value(written_instructions(12345), 12345, "minstret after a write", "", "", 0);
    const uint32_t few = counted_cycles_10(), many = counted_cycles_200();
    report_case(few >= 11 && many >= 201 && many > few, "mcycle is slower than an instruction a cycle", "", "", 0);
    report_case(many < 201 * 30, "mcycle over 200 additions", "", ":", many);
    report_value(carried(), 6, "mcycleh after a carry", "", "", 0);
    report_value(carried_instructions(), 6, "minstreth after a carry", "", "", 0);
    const uint32_t before = CSR_READ(mcycle);
    report_case(CSR_READ(mcycle) - before < 1000, "mcycle goes on", "", "", 0);
    report_end_number("", (many - few) * 100 / 190, " % of a cycle for an addition");
}

// ---- the trap vector ----

static void vector(void)
{
    const uint32_t was = CSR_READ(mtvec);
    uint32_t kept = 0, modes = 0;
    report_begin("mtvec");
    for (unsigned bit = 2; bit < 32; bit++) {
        CSR_WRITE(mtvec, UINT32_C(1) << bit);
        kept |= (CSR_READ(mtvec) & UINT32_C(1) << bit) ? UINT32_C(1) << bit : 0;
    }
    for (uint32_t mode = 0; mode < 2; mode++) {
        CSR_WRITE(mtvec, (was & ~UINT32_C(3)) | mode);
        modes |= 1u << (CSR_READ(mtvec) & 3);
    }
    CSR_WRITE(mtvec, was);
    unsigned low = 31;
    while (low > 2 && kept >> (low - 1) & 1) {
        low--;
    }
    report_case(low <= 8, "an address that is a multiple of 256 is not kept, the lowest bit", "", "is", low);
    report_case(modes & 3, "neither mode direct nor vectored", "", "", 0);
    report_end_number(modes == 3 ? "modes direct and vectored, keeps bits 31:"
                      : modes == 1 ? "mode direct, keeps bits 31:"
                                   : "mode vectored, keeps bits 31:",
                      low, "");
}

int main(void)
{
    registers();
    memory();
    counters();
    vector();
    console_puts("checks: done\n");
    return 0;
}
