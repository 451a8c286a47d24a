// SPDX-License-Identifier: Apache-2.0
//
// Orders of the operations of a round, and what the annealing does with them.

#ifndef ANNEAL_H
#define ANNEAL_H

#include <stdint.h>

enum { MOST_OPS = 200, MOST_SOURCES = 3 };

struct op {
    int sources[MOST_SOURCES]; // operations of this round, or -1 - operation of the round before
    int count;
    int spare; // whether it needs a register for a temporary value
    int apart; // the source whose register is not that of the result; -1: none
};

// What is annealed: the order, and in the sources the order in which the rows of a column are added up.
struct order {
    int at[MOST_OPS];
    struct op op[MOST_OPS];
};

extern int ops, registers, sums, clean;
extern int sum[MOST_OPS][2]; // the two operations that add up the five rows of a column
extern uint64_t seed;

// A random number, less than n.
uint32_t below(uint32_t n);

// The loads and stores of two rounds. If there are more than `limit`, a number that is more than it.
int cost_of(const struct order *o, int limit);

// `wanted` as the order, but sources first.
void repair(struct order *o, const int *wanted);

// Changes an order a little.
void move(struct order *o);

#endif
