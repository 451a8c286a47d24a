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

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "anneal.h"

int ops, registers, sums, clean;
int sum[MOST_OPS][2];
uint64_t seed;

uint32_t below(uint32_t n)
{
    seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
    return (uint32_t)((seed >> 32) * n >> 32);
}

// From standard input. 0 if it is not as described above.
static int read_order(struct order *o)
{
    if (scanf("%d %d %d %d", &ops, &registers, &sums, &clean) != 4 || ops > MOST_OPS || registers > 31) {
        return 0;
    }
    for (int i = 0; i < ops; i++) {
        struct op *op = &o->op[i];
        if (scanf("%d %d %d", &op->spare, &op->apart, &op->count) != 3) {
            return 0;
        }
        for (int s = 0; s < op->count; s++) {
            if (scanf("%d", &op->sources[s]) != 1) {
                return 0;
            }
        }
    }
    for (int g = 0; g < sums; g++) {
        if (scanf("%d %d", &sum[g][0], &sum[g][1]) != 2) {
            return 0;
        }
    }
    int wanted[MOST_OPS];
    for (int i = 0; i < ops; i++) {
        if (scanf("%d", &wanted[i]) != 1) {
            return 0;
        }
    }
    repair(o, wanted);
    return 1;
}

static void write_order(const struct order *o, int cost)
{
    printf("%d\n", cost);
    for (int i = 0; i < ops; i++) {
        const struct op *op = &o->op[o->at[i]];
        printf("%d", o->at[i]);
        for (int s = 0; s < op->count; s++) {
            printf(" %d", op->sources[s]);
        }
        printf("\n");
    }
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
    if (!read_order(&now)) {
        fprintf(stderr, "the input is not as described\n");
        return 2;
    }
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
    write_order(&best, best_cost);
    return 0;
}
