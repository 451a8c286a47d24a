// SPDX-License-Identifier: Apache-2.0

#include "fake_reach.h"

#include "fake_engine.h"
#include "rvh_mmio_regs.h"

enum { WINDOWS = 8 };

static struct {
    uint64_t base, bytes;
} windows[WINDOWS];
static unsigned known;
static int limited;
static uint32_t strays;

void fake_reach(uint64_t base, uint64_t bytes)
{
    limited = 1;
    if (known == WINDOWS) {
        __builtin_trap();
    }
    windows[known].base = base;
    windows[known++].bytes = bytes;
}

int fake_reaches(const void *p, size_t n)
{
    uint64_t from = (uintptr_t)p;
    for (unsigned i = 0; i < known; i++) {
        uint64_t offset = from - windows[i].base;
        if (offset < windows[i].bytes && n <= windows[i].bytes - offset) {
            return 1;
        }
    }
    return !limited;
}

unsigned fake_address_bits(void)
{
    const unsigned flip = fake_is.capability_flip & RVH_MMIO_REGS__CAPABILITY__ADDRESS_bm;
    return 32 ^ flip >> RVH_MMIO_REGS__CAPABILITY__ADDRESS_bp;
}

// A device with 32 address bits has 32 bits for a length, and its address does not carry into what is above 32 bits.
int fake_access(const void *p, size_t n)
{
    uint64_t from = (uintptr_t)p;
    const int is_long = fake_address_bits() > 32;
    if (n == 0 || ((is_long || (n <= UINT32_MAX && (from + n - 1) >> 32 == from >> 32)) && fake_reaches(p, n))) {
        return 1;
    }
    strays++;
    return 0;
}

uint32_t fake_strays(void)
{
    return strays;
}
