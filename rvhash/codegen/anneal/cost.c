// SPDX-License-Identifier: Apache-2.0
//
// The cost of an order: the number of loads and stores of two rounds. An operation has its sources in registers. What is
// used latest leaves its register first, as in rvhash/codegen/allocate.py. Each round has the same order.

#include "anneal.h"

enum { MOST_USES = 16, MOST_REGISTERS = 32, ROUNDS = 3 };

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
            if (s == op->apart) {
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

int cost_of(const struct order *o, int limit)
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

