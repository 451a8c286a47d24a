// SPDX-License-Identifier: Apache-2.0
//
// A model of the engine with its jobs, built on the portable C, that can be told to misbehave. What is in front of
// it is in fake_mmio.c or fake_xif.c.

#ifndef FAKE_ENGINE_H
#define FAKE_ENGINE_H

#include <stddef.h>
#include <stdint.h>

enum { FAKE_IDLE = 1, FAKE_ABSORB = 2, FAKE_BUSY = 4, FAKE_DONE = 8, FAKE_LOAD = 16, FAKE_SAVE = 32 };

// Bits of register ERROR, and sixteen higher those of the status word.
enum {
    FAKE_CMD = 1 << 0,
    FAKE_ALG = 1 << 1,
    FAKE_STATE = 1 << 2,
    FAKE_MSG = 1 << 3,
    FAKE_OUT = 1 << 4,
    FAKE_CONTEXT = 1 << 7,
    FAKE_READ = 1 << 8,
    FAKE_WRITE = 1 << 9,
    FAKE_ADDR = 1 << 10,
    FAKE_LOCKED = 1 << 11,
};

extern uint32_t fake_state, fake_errors;

// How it misbehaves; all zero: not at all.
extern struct fake_faults {
    uint32_t name_flip, version_flip, capability_flip; // bits that read wrong
    uint32_t never_done;                               // a job with FINISH never ends
    uint32_t late, late_wipe;                          // ticks that a job takes, and WIPE: looks at STATUS or the clock
    uint32_t late_write;                               // bytes at the output that a wipe of a job still writes
    uint32_t clock_step;                               // how far the clock goes from one look to the next
    uint32_t never_idle;                               // WIPE never ends
    uint32_t bad_job;                                  // so many jobs later there is a bus error
    uint32_t refuse_alg;                               // this algorithm is not built
    uint32_t bad_status;                               // so many status words later ...
    uint32_t status_flip;                              // ... these bits are set
    uint32_t lost_status;                              // so many status words later one is not written
    uint32_t config;                                   // register CONFIG, as an earlier program left it
    uint32_t flip_alg, flip_bit;                       // output of that algorithm has this bit wrong, counted from 1
} fake_is;

// 0: refused, and the error is set.
int fake_start(uint32_t alg, uint32_t rate, int short_rounds);
int fake_restore(void);
int fake_pad(void);
int fake_save(void);
int fake_is_in(uint32_t states); // any of them

// A fragment of a context or message, as the state has it.
void fake_take(const uint8_t *from, size_t bytes);

// The same out of a register.
void fake_take_near(const uint8_t *from, size_t bytes);

// The next word of one, or of output, by a window or an instruction. In another state: an error, and a 0.
void fake_push(uint32_t word);
uint32_t fake_pop(void);
void fake_finish(uint32_t suffix);
void fake_give(uint8_t *to, size_t room);
void fake_give_near(uint8_t *to, size_t room); // to a register
void fake_wipe(void);

// There is a bus error: the message is lost.
void fake_bus_error(void);

// Of the device in front of it: as after a reset; and let time pass until it is quiet.
void fake_reset(void);
void fake_rest(void);
void fake_reset_engine(void);

// A point at which an interrupt can come: each access to the device, and each basic block of a driver that is compiled
// with -fsanitize-coverage=trace-pc.
extern void (*fake_handler)(void);
void fake_point(void);

// For the tests.
void fake_fault(const char *what, uint32_t value);
void fake_leave(uint32_t state); // as an earlier program would
uint32_t fake_secrets(void);     // 1: something of a message is in the engine

#endif
