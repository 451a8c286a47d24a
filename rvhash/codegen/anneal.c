// SPDX-License-Identifier: Apache-2.0
//
// Simulated annealing of the order of a round of Keccak. rvhash/codegen/search.py compiles and runs it.
//
//   anneal SEED STEPS HOT COLD
//
// Standard input is numbers: operations, registers, sums, `clean` (rvhash/codegen/allocate.py); for each operation
// whether it needs a temporary register, the number of the source whose register its result must not have or -1, the
// number of its sources, and these: an operation of this round, or -1 - operation of the round before; for each sum of
// five its two operations; an order to begin with, which is sorted so that sources come first. Standard output: the
// cost, then in the order that was found, for each operation its number and its sources. HOT and COLD are loads and
// stores. The same arguments give the same order.
//
// The cost is the number of loads and stores of two rounds. An operation has its sources in registers. What is used
// latest leaves its register first, as in rvhash/codegen/allocate.py. Each round has the same order.

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_OPS = 200, MOST_SOURCES = 3, MOST_USES = 16, MOST_REGISTERS = 32, ROUNDS = 3 };

struct op {
    int sources[MOST_SOURCES]; // operations of this round, or -1 - operation of the round before
    int count;
    int spare; // registers it needs for a temporary value
    int early; // the source whose register is not that of the result; -1: none
};

// What is annealed: the order, and in the sources the order in which the rows of a column are added up.
struct order {
    int at[MOST_OPS];
    struct op op[MOST_OPS];
};

static int ops, registers, groups, clean;
static int sum[MOST_OPS][2]; // the two operations that add up the five rows of a column

static uint64_t seed;

static uint32_t below(uint32_t n)
{
    seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
    return (uint32_t)((seed >> 32) * n >> 32);
}

// A value is an operation of an odd or even round.
struct value {
    int uses[MOST_USES]; // times, relative to its round; increasing
    int count;
};

static struct value values[MOST_OPS];
static int place[2 * MOST_OPS];     // register of a value, or -1
static int used[2 * MOST_OPS];      // its uses that are over
static int in_memory[2 * MOST_OPS]; // whether a copy is there
static int base[2 * MOST_OPS];      // time at which its round begins
static int holds[MOST_REGISTERS];   // value of a register
static int rank[MOST_REGISTERS];    // the highest one leaves; -1: not now
static uint32_t unused;             // registers, a bit each

static int rank_of(int v)
{
    return base[v] + values[v % ops].uses[used[v]] + (in_memory[v] ? clean : 0);
}

// An unused register, or the one that is emptied. Adds a store to `cost`.
static int take(int *cost)
{
    if (unused) {
        int r = __builtin_ctz(unused);
        unused &= unused - 1;
        return r;
    }
    int best = 0;
    for (int r = 1; r < registers; r++) {
        best = rank[r] > rank[best] ? r : best;
    }
    int v = holds[best];
    *cost += !in_memory[v];
    in_memory[v] = 1;
    place[v] = -1;
    return best;
}

// Operation `id` of the round that begins at time `begin`; `own`: its first value. Its loads and stores.
static int execute(const struct order *o, int id, int own, int begin)
{
    const struct op *op = &o->op[id];
    int from[MOST_SOURCES], cost = 0;
    for (int s = 0; s < op->count; s++) {
        int k = op->sources[s];
        from[s] = k < 0 ? -1 - k + ops - own : k + own;
        if (place[from[s]] >= 0) {
            rank[place[from[s]]] = -1;
        }
    }
    for (int s = 0; s < op->count; s++) {
        if (place[from[s]] < 0) {
            int r = take(&cost);
            cost++;
            holds[r] = from[s], place[from[s]] = r, rank[r] = -1;
        }
    }
    int spare = -1, later = -1;
    if (op->spare) {
        spare = take(&cost);
        rank[spare] = -1;
    }
    for (int s = 0; s < op->count; s++) {
        int v = from[s], r = place[v];
        used[v]++;
        if (used[v] == values[v % ops].count) {
            place[v] = -1;
            if (s == op->early) {
                later = r;
            } else {
                unused |= 1u << r;
            }
        }
    }
    int r = take(&cost), v = id + own;
    holds[r] = v, place[v] = r, used[v] = 0, in_memory[v] = 0, base[v] = begin;
    rank[r] = rank_of(v);
    for (int s = 0; s < op->count; s++) {
        if (place[from[s]] >= 0) {
            rank[place[from[s]]] = rank_of(from[s]);
        }
    }
    unused |= spare >= 0 ? 1u << spare : 0;
    unused |= later >= 0 ? 1u << later : 0;
    return cost;
}

// At most about `limit` is counted.
static int cost_of(const struct order *o, int limit)
{
    for (int i = 0; i < ops; i++) {
        values[i].count = 0;
    }
    for (int pass = 0; pass < 2; pass++) { // uses in this round, then in the next one
        for (int i = 0; i < ops; i++) {
            const struct op *op = &o->op[o->at[i]];
            for (int s = 0; s < op->count; s++) {
                int from = op->sources[s];
                if ((from < 0) == pass) {
                    struct value *v = &values[from < 0 ? -1 - from : from];
                    v->uses[v->count++] = pass * ops + i;
                }
            }
        }
    }
    unused = (uint32_t)((1ull << registers) - 1);
    for (int i = 0; i < ops; i++) { // of the round before the first one, all are in memory
        int v = i + ops;
        place[v] = -1, in_memory[v] = 1, base[v] = -ops, used[v] = 0;
        while (used[v] < values[i].count && values[i].uses[used[v]] < ops) {
            used[v]++;
        }
    }
    int total = 0;
    for (int round = 0; round < ROUNDS; round++) {
        int cost = 0;
        for (int i = 0; i < ops && total + (round ? cost : 0) <= limit; i++) {
            cost += execute(o, o->at[i], round % 2 * ops, round * ops);
        }
        total += round ? cost : 0;
    }
    return total;
}

static int done[MOST_OPS], filled;

static void emit(struct order *o, int id)
{
    if (done[id]) {
        return;
    }
    done[id] = 1;
    for (int s = 0; s < o->op[id].count; s++) {
        if (o->op[id].sources[s] >= 0) {
            emit(o, o->op[id].sources[s]);
        }
    }
    o->at[filled++] = id;
}

// Sources first, otherwise in the given order.
static void repair(struct order *o, const int *wanted)
{
    memset(done, 0, sizeof done);
    filled = 0;
    for (int i = 0; i < ops; i++) {
        emit(o, wanted[i]);
    }
}

// Another order.
static void move(struct order *o)
{
    int wanted[MOST_OPS];
    memcpy(wanted, o->at, sizeof wanted);
    int kind = (int)below(100);
    if (kind < 10) { // exchange a row of the first sum with one of the second
        int g = (int)below((uint32_t)groups);
        struct op *first = &o->op[sum[g][0]], *second = &o->op[sum[g][1]];
        int i = (int)below(3), j = 1 + (int)below(2);
        int x = first->sources[i];
        first->sources[i] = second->sources[j];
        second->sources[j] = x;
        repair(o, wanted);
        return;
    }
    if (kind < 20) { // a piece elsewhere
        int length = 2 + (int)below(12), from = (int)below((uint32_t)(ops - length));
        int to = (int)below((uint32_t)(ops - length));
        int piece[MOST_OPS];
        memcpy(piece, wanted + from, (size_t)length * sizeof *piece);
        memmove(wanted + from, wanted + from + length, (size_t)(ops - from - length) * sizeof *wanted);
        memmove(wanted + to + length, wanted + to, (size_t)(ops - length - to) * sizeof *wanted);
        memcpy(wanted + to, piece, (size_t)length * sizeof *piece);
        repair(o, wanted);
        return;
    }
    int i = (int)below((uint32_t)ops), id = wanted[i];
    const struct op *op = &o->op[id];
    int low = i, high = i;
    while (low > 0) { // until one of its sources
        int before = wanted[low - 1], stop = 0;
        for (int s = 0; s < op->count; s++) {
            stop |= op->sources[s] == before;
        }
        if (stop) {
            break;
        }
        low--;
    }
    while (high < ops - 1) {
        const struct op *after = &o->op[wanted[high + 1]];
        int stop = 0;
        for (int s = 0; s < after->count; s++) {
            stop |= after->sources[s] == id;
        }
        if (stop) {
            break;
        }
        high++;
    }
    static const int reaches[3] = {3, 12, 200};
    int reach = reaches[below(3)];
    low = low < i - reach ? i - reach : low;
    high = high > i + reach ? i + reach : high;
    int to = low + (int)below((uint32_t)(high - low + 1));
    if (to < i) {
        memmove(o->at + to + 1, o->at + to, (size_t)(i - to) * sizeof *o->at);
    } else {
        memmove(o->at + i, o->at + i + 1, (size_t)(to - i) * sizeof *o->at);
    }
    o->at[to] = id;
}

int main(int count, char **arguments)
{
    if (count != 5) {
        return 2;
    }
    seed = 0x9E3779B97F4A7C15u * (uint64_t)(strtol(arguments[1], NULL, 10) + 1);
    long steps = strtol(arguments[2], NULL, 10);
    double hot = strtod(arguments[3], NULL), cold = strtod(arguments[4], NULL);
    static struct order now, tried, best;
    if (scanf("%d %d %d %d", &ops, &registers, &groups, &clean) != 4 || ops > MOST_OPS) {
        return 2;
    }
    for (int i = 0; i < ops; i++) {
        struct op *op = &now.op[i];
        if (scanf("%d %d %d", &op->spare, &op->early, &op->count) != 3) {
            return 2;
        }
        for (int s = 0; s < op->count; s++) {
            if (scanf("%d", &op->sources[s]) != 1) {
                return 2;
            }
        }
    }
    for (int g = 0; g < groups; g++) {
        if (scanf("%d %d", &sum[g][0], &sum[g][1]) != 2) {
            return 2;
        }
    }
    int wanted[MOST_OPS];
    for (int i = 0; i < ops; i++) {
        if (scanf("%d", &wanted[i]) != 1) {
            return 2;
        }
    }
    repair(&now, wanted);
    int now_cost = cost_of(&now, 1 << 30), best_cost = now_cost;
    best = now;
    double heat = hot;
    for (long i = 0; i < steps; i++) {
        if (i % 1000 == 0) {
            heat = hot * pow(cold / hot, (double)i / (double)steps);
            if (i % (steps / 10000 * 1000 + 1000) == 0) {
                fprintf(stderr, "%ld %d\n", i, best_cost);
            }
        }
        // What may be added is chosen before the cost is known, so that its computation can end early.
        double more = -heat * log(((double)below(1u << 30) + 1.0) / (double)(1u << 30));
        tried = now;
        move(&tried);
        int limit = now_cost + (int)more;
        int cost = cost_of(&tried, limit);
        if (cost <= limit) {
            now = tried, now_cost = cost;
            if (now_cost < best_cost) {
                best = now, best_cost = now_cost;
            }
        }
    }
    printf("%d\n", best_cost);
    for (int i = 0; i < ops; i++) {
        const struct op *op = &best.op[best.at[i]];
        printf("%d", best.at[i]);
        for (int s = 0; s < op->count; s++) {
            printf(" %d", op->sources[s]);
        }
        printf("\n");
    }
    return 0;
}
