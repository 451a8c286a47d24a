// SPDX-License-Identifier: Apache-2.0
//
// Registers in front of the model in fake_mmio.c. The address bits are those of CAPABILITY. With more than 32, a
// fragment has two words of 64 bits, and upper halves have registers; with 32, an access to these is an error.

#include "fake_mmio.h"

#include "fake_registers.h"

#include "fake_engine.h"
#include "rvhash_xof.h"

enum { SRC = 0, LEN = 1, DST = 2, OLEN = 3, REGISTERS = 4 };
enum { ACCESS = 1 << 5, OP_CHAIN = 2 };

static uint64_t registers[REGISTERS];
static rvh_part list[FAKE_FRAGMENTS]; // as the model in fake_mmio.c has it

static unsigned bits(void)
{
    const unsigned shown = fake_address_bits();
    return shown == 0 ? 32 : shown;
}

// An address with more bits than the device has is not reached (fake_reach.h).
static void *address(uint64_t value)
{
    return (void *)(uintptr_t)value;
}

static void take_list(void)
{
    const unsigned words = bits() > 32 ? 4 : 2;
    uint32_t entry[4] = {0};
    for (size_t i = 0; i < registers[LEN] && i < FAKE_FRAGMENTS; i++) {
        memcpy(entry, (const uint8_t *)address(registers[SRC]) + 4 * words * i, 4 * words);
        const uint64_t at = words == 4 ? entry[0] | (uint64_t)entry[1] << 32 : entry[0];
        const uint64_t bytes = words == 4 ? entry[2] | (uint64_t)entry[3] << 32 : entry[1];
        list[i].data = address(at);
        list[i].len = bytes;
    }
}

static void command(uint32_t word)
{
    if (word & MMIO_BIT(CMD, LIST)) {
        take_list();
        mmio_source(list, registers[LEN]);
    } else if ((word & MMIO_BIT(CMD, IN)) || (word & 7) == OP_CHAIN) {
        mmio_source(address(registers[SRC]), registers[LEN]);
    }
    if (word & MMIO_BIT(CMD, OUT)) {
        mmio_destination(address(registers[DST]));
        mmio_room(registers[OLEN]);
    }
    mmio_command(word);
}

uint32_t fake_register_read(size_t at)
{
    switch (at) {
    case offsetof(rvh_mmio_regs_t, NAME): return mmio_name();
    case offsetof(rvh_mmio_regs_t, VERSION): return mmio_version();
    case offsetof(rvh_mmio_regs_t, CAPABILITY): return mmio_capability();
    case offsetof(rvh_mmio_regs_t, STATUS): return mmio_status();
    case offsetof(rvh_mmio_regs_t, ERROR): return mmio_errors();
    default: fake_errors |= ACCESS; return 0;
    }
}

void fake_register_write(size_t at, uint32_t word)
{
    const size_t low = offsetof(rvh_mmio_regs_t, SRC), high = offsetof(rvh_mmio_regs_t, SRC_HIGH);
    if (at >= low && at < low + 4 * REGISTERS) {
        uint64_t *value = &registers[(at - low) / 4];
        *value = *value >> 32 << 32 | word;
    } else if (at >= high && at < high + 4 * REGISTERS && bits() > 32) {
        uint64_t *value = &registers[(at - high) / 4];
        *value = (uint32_t)*value | (uint64_t)word << 32;
    } else if (at == offsetof(rvh_mmio_regs_t, CMD)) {
        command(word);
    } else if (at == offsetof(rvh_mmio_regs_t, CONFIG)) {
        mmio_config(word);
    } else if (at == offsetof(rvh_mmio_regs_t, ERROR)) {
        mmio_clear_errors(word);
    } else {
        fake_errors |= ACCESS;
    }
}

// For the tests: errors that nothing has cleared.
uint32_t fake_register_errors(void);

uint32_t fake_register_errors(void)
{
    return fake_errors;
}
