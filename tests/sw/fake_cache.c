// SPDX-License-Identifier: Apache-2.0
//
// A write-back cache between the processor and memory. What the processor sees is this machine's memory: every line is
// in the cache at all times, and stale until it is evicted or invalidated. What memory holds is in a table of lines, as
// is what a line had when it was last the same in both: a line that differs from that is dirty. A line that no hook and
// no device has named is not in the table: memory holds garbage there.
//
// Evictions come at each access to the device, before and after each of its own accesses, and wherever the driver is
// compiled with -fsanitize-coverage=trace-pc. An evicted line is written to memory as a whole if it is dirty, and is
// fetched again at once, as by speculation.

#include "fake_cache.h"

#include <stdlib.h>
#include <string.h>

#include "fake_engine.h"

#ifndef FAKE_LINE

const uint8_t *fake_view(const void *p, size_t n)
{
    (void)n;
    return p;
}

void fake_store(void *p, const void *from, size_t n)
{
    if (n > 0) {
        memcpy(p, from, n);
    }
}

#else

enum { LINES = 1 << 14, GARBAGE = 0xe7, LONGEST = 1 << 20 };

static struct line {
    uint8_t *at; // null: the end of a chain
    uint8_t memory[FAKE_LINE], same[FAKE_LINE];
} table[LINES];
static struct line *used[LINES];
static size_t lines;

static struct {
    uint32_t evict; // lines of 1,024 that are evicted at a point
    uint32_t seed;
    volatile uint8_t *alive[4]; // bytes that another task counts in at each point
    uint8_t counted[4];
} chaos;

static uint32_t operations, points, lost;

static uint8_t *start_of(const void *p)
{
    return (uint8_t *)((uintptr_t)p & ~(uintptr_t)(FAKE_LINE - 1));
}

static struct line *find(const uint8_t *at, int enter)
{
    size_t i = (uintptr_t)at / FAKE_LINE * 2654435761u % LINES;
    for (; table[i].at != NULL; i = (i + 1) % LINES) {
        if (table[i].at == at) {
            return &table[i];
        }
    }
    if (!enter) {
        return NULL;
    }
    if (lines == LINES / 2) {
        abort();
    }
    used[lines++] = &table[i];
    table[i].at = (uint8_t *)at;
    memset(table[i].memory, GARBAGE, FAKE_LINE);
    memset(table[i].same, GARBAGE, FAKE_LINE);
    return &table[i];
}

static int is_dirty(const struct line *line)
{
    return memcmp(line->at, line->same, FAKE_LINE) != 0;
}

static void write_back(struct line *line)
{
    if (is_dirty(line)) {
        memcpy(line->same, line->at, FAKE_LINE); // once: a line of the stack can change in between
        memcpy(line->memory, line->same, FAKE_LINE);
    }
}

static void fetch(struct line *line)
{
    memcpy(line->at, line->memory, FAKE_LINE);
    memcpy(line->same, line->memory, FAKE_LINE);
}

static void evict(struct line *line)
{
    write_back(line);
    if (memcmp(line->memory, line->same, FAKE_LINE) != 0) { // the device has written there
        fetch(line);
    }
}

static uint32_t next(void)
{
    chaos.seed = chaos.seed * 1664525u + 1013904223u;
    return chaos.seed >> 16;
}

// Other tasks write to their data, and lines are evicted.
static void point(void)
{
    points++;
    for (unsigned i = 0; i < 4; i++) {
        if (chaos.alive[i] != NULL) {
            ++*chaos.alive[i];
            chaos.counted[i]++;
        }
    }
    if (chaos.evict == 0) {
        return;
    }
    for (size_t i = 0; i < lines; i++) {
        if (next() % 1024 < chaos.evict) {
            evict(used[i]);
        }
    }
}

#define EACH(p, n) \
    uint8_t *at = start_of(p), *end = start_of((const uint8_t *)(p) + (n)-1) + FAKE_LINE; at != end; at += FAKE_LINE

void fake_cache_clean(const void *p, size_t n)
{
    operations++;
    point();
    for (EACH(p, n)) {
        write_back(find(at, 1));
    }
    point();
}

// Dirty or not: what is not in memory is lost.
void fake_cache_invalidate(const void *p, size_t n)
{
    operations++;
    point();
    for (EACH(p, n)) {
        struct line *line = find(at, 1);
        lost += is_dirty(line);
        fetch(line);
    }
    point();
}

const uint8_t *fake_view(const void *p, size_t n)
{
    static uint8_t *seen;
    if (n > LONGEST) {
        return NULL;
    }
    point();
    free(seen);
    seen = malloc(n + 1);
    for (size_t i = 0; i < n; i++) {
        const uint8_t *byte = (const uint8_t *)p + i;
        const struct line *line = find(start_of(byte), 0);
        seen[i] = line == NULL ? GARBAGE : line->memory[byte - line->at];
    }
    point();
    return seen;
}

void fake_store(void *p, const void *from, size_t n)
{
    point();
    for (size_t i = 0; i < n; i++) {
        const uint8_t *byte = (const uint8_t *)p + i;
        struct line *line = find(start_of(byte), 1);
        line->memory[byte - line->at] = ((const uint8_t *)from)[i];
    }
    point();
}

// ---- for the tests ----

void fake_chaos(uint32_t evict, uint32_t seed);
void fake_alive(unsigned i, volatile uint8_t *byte);
uint32_t fake_counted(unsigned i);
uint32_t fake_cache_operations(void);
uint32_t fake_cache_points(void);
uint32_t fake_cache_lost(void);

// From now on so many of 1,024 lines are evicted at each point.
void fake_chaos(uint32_t evict, uint32_t seed)
{
    chaos.evict = evict;
    chaos.seed = seed;
    fake_handler = point;
}

// Another task counts in this byte; null: no more.
void fake_alive(unsigned i, volatile uint8_t *byte)
{
    chaos.alive[i] = byte;
    chaos.counted[i] = byte == NULL ? chaos.counted[i] : *byte;
}

uint32_t fake_counted(unsigned i)
{
    return chaos.counted[i];
}

uint32_t fake_cache_operations(void)
{
    return operations;
}

uint32_t fake_cache_points(void)
{
    return points;
}

uint32_t fake_cache_lost(void)
{
    return lost;
}

#endif
