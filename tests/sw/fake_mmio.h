// SPDX-License-Identifier: Apache-2.0
//
// Takes the place of backend/mmio/mmio_regs.h (put in front of every file with -include): the same register actions,
// answered by the model in fake_mmio.c. So the driver itself runs on this machine, whose addresses are longer.

#ifndef RVH_MMIO_ACTIONS_H
#define RVH_MMIO_ACTIONS_H

#include <stddef.h>

#include "fake_cache.h"
#include "fake_reach.h"

#include "bytes.h"
#include "rvh_mmio_regs.h"

void mmio_push(uint32_t word);
uint32_t mmio_pop(void);
void mmio_tail(uint32_t bytes);

#define MMIO_FIELD(reg, field, value) ((uint32_t)(value) << RVH_MMIO_REGS__##reg##__##field##_bp)
#define MMIO_BIT(reg, field) RVH_MMIO_REGS__##reg##__##field##_bm

enum { FAKE_FRAGMENTS = 64 }; // of a list, at most

struct mmio_list {
    struct { // as rvh_part
        const uint8_t *address;
        size_t bytes;
    } entry[2];
};

RVH_INLINE void mmio_fragment(struct mmio_list *list, unsigned i, const void *from, size_t bytes)
{
    list->entry[i].address = from;
    list->entry[i].bytes = bytes;
}

uint32_t mmio_name(void);
uint32_t mmio_version(void);
uint32_t mmio_capability(void);
void mmio_source(const void *from, size_t count);
void mmio_destination(void *to);
void mmio_room(size_t bytes);
void mmio_config(uint32_t bits);
void mmio_command(uint32_t word);
uint32_t mmio_status(void);
void mmio_see_output(void);
uint32_t mmio_errors(void);
void mmio_clear_errors(uint32_t bits);

#endif
