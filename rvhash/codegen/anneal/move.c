// SPDX-License-Identifier: Apache-2.0
//
// Moves of the annealing.

#include <string.h>

#include "anneal.h"

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

void repair(struct order *o, const int *wanted)
{
    memset(done, 0, sizeof done);
    filled = 0;
    for (int i = 0; i < ops; i++) {
        emit(o, wanted[i]);
    }
}

void move(struct order *o)
{
    int wanted[MOST_OPS];
    memcpy(wanted, o->at, sizeof wanted);
    int kind = (int)below(100);
    if (kind < 12) { // exchange a row of the first sum with one of the second
        int g = (int)below((uint32_t)sums);
        struct op *first = &o->op[sum[g][0]], *second = &o->op[sum[g][1]];
        int i = (int)below(3), j = 1 + (int)below(2);
        int x = first->sources[i];
        first->sources[i] = second->sources[j];
        second->sources[j] = x;
        repair(o, wanted);
        return;
    }
    if (kind < 22) { // a piece elsewhere
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

