// SPDX-License-Identifier: Apache-2.0
//
// The driver with a fence that does not keep CVA6 from issuing instructions for the coprocessor behind it.

#undef RVH_XIF_FENCE
#define RVH_XIF_FENCE() __asm__ volatile("fence rw, rw" ::: "memory")
