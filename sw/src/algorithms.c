// SPDX-License-Identifier: Apache-2.0

#include "algorithms.h"

enum { SHA3 = 0x06, SHAKE = 0x1f };

const rvh_algorithm rvh_algorithms[RVH_ALGORITHMS] = {
    [RVH_SHA224] = {28, 64, 0, 0},
    [RVH_SHA256] = {32, 64, 0, 0},
    [RVH_SHA3_224] = {28, 144, SHA3, 0},
    [RVH_SHA3_256] = {32, 136, SHA3, 0},
    [RVH_SHA3_384] = {48, 104, SHA3, 0},
    [RVH_SHA3_512] = {64, 72, SHA3, 0},
    [RVH_SHAKE128] = {0, 168, SHAKE, 0},
    [RVH_SHAKE256] = {0, 136, SHAKE, 0},
};
