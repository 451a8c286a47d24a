// SPDX-License-Identifier: Apache-2.0

#include "driver_words.h"

uint32_t (*rvh_bench)(uint32_t verb, uint32_t rs1, uint32_t rs2, uint32_t field);
