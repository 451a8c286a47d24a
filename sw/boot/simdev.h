// SPDX-License-Identifier: Apache-2.0
//
// The simulation device: console, exit, mailbox and interrupt. Requires aligned 32-bit accesses. The C++ main of the
// simulator implements it.

#ifndef SIMDEV_H
#define SIMDEV_H

#include <stdint.h>

#define SIMDEV_BASE 0x10000000u

enum {
    SIMDEV_CONSOLE = 0x00,    // W a character
    SIMDEV_EXIT = 0x04,       // W end of simulation with this code
    SIMDEV_JOB = 0x10,        // R fetch the next job: its algorithm, or 0 for none
    SIMDEV_OUT_LEN = 0x14,    // R wanted output bytes
    SIMDEV_CHUNK_ADDR = 0x18, // W where the next message chunk goes
    SIMDEV_CHUNK_MAX = 0x1c,  // W its capacity in bytes
    SIMDEV_CHUNK_LEN = 0x20,  // R fetch a chunk: bit 31 last, bits 30:0 bytes
    SIMDEV_OUT_ADDR = 0x24,   // W address of output bytes
    SIMDEV_OUT_BYTES = 0x28,  // W append that many bytes to the job's output
    SIMDEV_CYCLES_LO = 0x2c,  // W cycles of the job's hash calls
    SIMDEV_CYCLES_HI = 0x30,
    SIMDEV_INSTRET_LO = 0x34, // W instructions retired in them
    SIMDEV_INSTRET_HI = 0x38,
    SIMDEV_HW_USED = 0x3c, // W 1: the hardware hashed, 0: portable C
    SIMDEV_DONE = 0x40,    // W job complete, 0 or an rvh_status
    SIMDEV_INTERRUPT = 0x44, // W interrupt after that many cycles, until the next write; 0: none
    SIMDEV_TRAP_PC = 0x48,    // W mepc of a trap that the program does not expect
    SIMDEV_TRAP_VALUE = 0x4c, // W its mtval
    SIMDEV_TRAP_CAUSE = 0x50, // W its mcause: reports the trap
    SIMDEV_PROGRAM_FROM = 0x54, // W address of a program's words in the data RAM
    SIMDEV_PROGRAM_TO = 0x58,   // W where they go in the instruction RAM
    SIMDEV_PROGRAM_BYTES = 0x5c, // W copy that many bytes
};

#ifndef SIMDEV_IRQ
#define SIMDEV_IRQ 17 // its line at the hart; a host with another one defines it
#endif

// Hooks of a host with caches, for memory that the harness reads or writes; the driver has the same.
#ifdef RVH_CACHE_CLEAN
#define SIMDEV_CLEAN(address, bytes) RVH_CACHE_CLEAN(address, bytes)
#define SIMDEV_INVALIDATE(address, bytes) RVH_CACHE_INVALIDATE(address, bytes)
#else
#define SIMDEV_CLEAN(address, bytes) ((void)(address), (void)(bytes))
#define SIMDEV_INVALIDATE(address, bytes) ((void)(address), (void)(bytes))
#endif

static inline void simdev_write(uint32_t offset, uint32_t value)
{
    __asm__ volatile("" ::: "memory"); // data in RAM for the harness is written before this
    *(volatile uint32_t *)(uintptr_t)(SIMDEV_BASE + offset) = value;
}

static inline uint32_t simdev_read(uint32_t offset)
{
    uint32_t value = *(volatile uint32_t *)(uintptr_t)(SIMDEV_BASE + offset);
    __asm__ volatile("" ::: "memory"); // data in RAM from the harness is read after this
    return value;
}

#endif
