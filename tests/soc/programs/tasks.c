// SPDX-License-Identifier: Apache-2.0
//
// Tasks that pre-empt each other over one engine: an interrupt ends each time slice, wherever the task is, also in the
// middle of a job. Two tasks wait for the lock of the driver (tasks_config.h) and yield meanwhile: all their messages are
// in hardware. The third one does not wait: portable C hashes what it cannot do in hardware, and counts it. For
// many lengths of the slice.

#include "check.h"
#include "counters.h"
#include "simdev.h"
#include "trap.h"

enum { TASKS = 3, IMPATIENT = 2, STACK_WORDS = 1024, CANARY = 0x5ca1ab1e };
enum { MESSAGE_BYTES = 180, OUT_BYTES = 64, FIRST_BYTES = 9, XOF_BYTES = 61, ROUNDS = 2 };
enum { MSTATUS_MIE = 8, MSTATUS_AT_START = 0x1880 }; // machine mode; mret lets interrupts in
enum { ECALL_CAUSE = 11, FRAME_WORDS = 16 };

#define IRQ_CAUSE (UINT32_C(0x80000000) | SIMDEV_IRQ)

// ---- the scheduler: in turns ----

void tasks_swap(uintptr_t **from, uintptr_t **to);
void tasks_first(void);

static uintptr_t stacks[TASKS][STACK_WORDS] __attribute__((aligned(16))); // that of task 0 is not used: it is main
static uintptr_t *sp[TASKS];
static volatile unsigned current;
static volatile uint8_t ended[TASKS];
static volatile uint32_t slice;                    // cycles
static volatile unsigned preempted, in_the_driver; // slices that ended by the interrupt, and those with the lock held
static volatile uint8_t held;

void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval)
{
    if (mcause == ECALL_CAUSE) {
        __asm__ volatile("csrw mepc, %0" ::"r"((uintptr_t)mepc + 4));
    } else if (mcause == IRQ_CAUSE) {
        preempted++;
        in_the_driver += held;
    } else {
        trap_unexpected(mcause, mepc, mtval);
    }
    unsigned from = current, to = from;
    do {
        to = (to + 1) % TASKS;
    } while (ended[to]);
    current = to;
    simdev_write(SIMDEV_INTERRUPT, to == IMPATIENT ? 3 * slice : slice); // portable C takes its time
    tasks_swap(&sp[from], &sp[to]);
}

static void yield(void)
{
    __asm__ volatile("ecall" ::: "memory");
}

static void make_task(unsigned which, void (*function)(void))
{
    uintptr_t *frame = &stacks[which][STACK_WORDS - FRAME_WORDS];
    stacks[which][0] = CANARY;
    frame[0] = (uintptr_t)tasks_first; // ra
    frame[1] = (uintptr_t)function;    // mepc
    frame[2] = MSTATUS_AT_START;
    sp[which] = frame;
    ended[which] = 0;
}

// ---- the lock ----

static uint32_t used_before;          // when the lock was taken
static volatile uint32_t used[TASKS]; // messages that each has begun in hardware
static volatile unsigned waited, refused;

static uint32_t interrupts_off(void)
{
    uint32_t old;
    __asm__ volatile("csrrci %0, mstatus, %1" : "=r"(old) : "i"(MSTATUS_MIE) : "memory");
    return old & MSTATUS_MIE;
}

static void interrupts_back(uint32_t old)
{
    __asm__ volatile("csrs mstatus, %0" ::"r"(old) : "memory");
}

int tasks_take(void)
{
    for (;;) {
        uint32_t old = interrupts_off();
        int taken = !held;
        held = 1;
        interrupts_back(old);
        if (taken) {
            used_before = rvh_hw_used();
            return 1;
        }
        if (current == IMPATIENT) {
            refused++;
            return 0;
        }
        waited++;
        yield();
    }
}

void tasks_give(void)
{
    CHECK(held);
    used[current] += rvh_hw_used() - used_before;
    held = 0;
}

// ---- what a task does ----

static const rvh_alg algorithms[] = {RVH_SHA256, RVH_SHA3_384, RVH_SHAKE128, RVH_SHA512};
enum { ALGORITHMS = sizeof algorithms / sizeof algorithms[0] };

static uint8_t message[MESSAGE_BYTES + TASKS] __attribute__((aligned(4)));
static uint8_t want[TASKS][ALGORITHMS][OUT_BYTES];
static volatile unsigned messages[TASKS], busy_calls;

static const uint8_t *data_of(unsigned me)
{
    return message + me;
}

static size_t length(unsigned me, unsigned which)
{
    static const uint16_t lengths[ALGORITHMS] = {130, 120, 180, 111};
    return lengths[which] + me;
}

static size_t out_bytes(rvh_alg alg)
{
    return rvh_digest_size(alg) ? rvh_digest_size(alg) : XOF_BYTES;
}

// Repeat a call until it is not busy: only a task that does not wait for the lock may get BUSY.
#define UNTIL_DONE(call)                                                                                               \
    do {                                                                                                               \
        rvh_status status;                                                                                             \
        while ((status = (call)) == RVH_ERR_BUSY && me == IMPATIENT) {                                                 \
            busy_calls++;                                                                                              \
            yield();                                                                                                   \
        }                                                                                                              \
        CHECK(status == RVH_OK);                                                                                       \
    } while (0)

static void one_round(unsigned me, unsigned which, size_t cut)
{
    rvh_ctx one, two = {0};
    rvh_alg alg = algorithms[which];
    const uint8_t *data = data_of(me);
    size_t len = length(me, which), n = out_bytes(alg), first = rvh_digest_size(alg) ? n : FIRST_BYTES;
    uint8_t got[OUT_BYTES];
    CHECK(rvh_hash(alg, got, n, data, len) == RVH_OK);
    CHECK(check_equal(got, want[me][which], n));
    CHECK(rvh_init(&one, alg) == RVH_OK);
    UNTIL_DONE(rvh_update(&one, data, cut));
    UNTIL_DONE(rvh_clone(&two, &one));
    UNTIL_DONE(rvh_update(&one, data + cut, len - cut));
    UNTIL_DONE(rvh_update(&two, data + cut, len - cut));
    UNTIL_DONE(rvh_final(&one, got, first));
    if (first < n) {
        UNTIL_DONE(rvh_squeeze(&one, got + first, n - first));
    }
    CHECK(check_equal(got, want[me][which], n));
    UNTIL_DONE(rvh_wipe(&one));
    UNTIL_DONE(rvh_final(&two, got, n));
    CHECK(check_equal(got, want[me][which], n));
    UNTIL_DONE(rvh_wipe(&two));
    messages[me] += 2;
}

// The two tasks that wait run as long as the third one.
static void work(void)
{
    unsigned me = current;
    for (unsigned round = 0; me == IMPATIENT ? round < ROUNDS : !ended[IMPATIENT]; round++) {
        unsigned which = (round + 2 * me + slice) % ALGORITHMS;
        one_round(me, which, (37 * round + 11 * slice) % length(me, which));
    }
}

static void task(void)
{
    work();
    ended[current] = 1;
    for (;;) {
        yield();
    }
}

// ---- all of them, with one length of the slice ----

static void with_slices(uint32_t cycles)
{
    uint32_t used_at = rvh_hw_used(), fallbacks_at = rvh_hw_fallbacks();
    for (unsigned i = 0; i < TASKS; i++) {
        used[i] = messages[i] = 0;
    }
    make_task(1, task);
    make_task(IMPATIENT, task);
    slice = cycles;
    simdev_write(SIMDEV_INTERRUPT, cycles);
    interrupts_back(MSTATUS_MIE);
    work();
    while (!ended[1] || !ended[IMPATIENT]) {
        yield();
    }
    interrupts_off();
    simdev_write(SIMDEV_INTERRUPT, 0);
    CHECK(!held);
    CHECK(used[0] == messages[0] && used[1] == messages[1]);
    CHECK(rvh_hw_used() - used_at == used[0] + used[1] + used[IMPATIENT]);
    CHECK(rvh_hw_fallbacks() - fallbacks_at == messages[IMPATIENT] - used[IMPATIENT]);
    CHECK(stacks[1][0] == CANARY && stacks[IMPATIENT][0] == CANARY);
}

// Upper bound of the cycles of a slice before its task continues, also with wait states.
static uint32_t overhead(void)
{
    uint32_t most = 0;
    for (unsigned i = 0; i < 50; i++) {
        uint32_t start = counters_cycles();
        yield();
        uint32_t cycles = counters_cycles() - start;
        most = cycles > most ? cycles : most;
    }
    return most;
}

int main(void)
{
    static const uint16_t slices[] = {41, 67, 101, 151, 211, 307, 701, 1999}; // of what is left for the task
    unsigned by_hardware = 0;
    check_fill(message, sizeof message);
    for (unsigned me = 0; me < TASKS; me++) {
        for (unsigned which = 0; which < ALGORITHMS; which++) {
            rvh_alg alg = algorithms[which];
            check_reference(alg, want[me][which], out_bytes(alg), data_of(me), length(me, which));
        }
    }
    __asm__ volatile("csrs mie, %0" ::"r"(UINT32_C(1) << SIMDEV_IRQ) : "memory");
    ended[1] = ended[IMPATIENT] = 1;
    uint32_t swap = overhead();
    for (unsigned i = 0; i < sizeof slices / sizeof slices[0]; i++) {
        with_slices(swap + slices[i]);
        by_hardware += used[IMPATIENT];
    }
    CHECK(in_the_driver > 0 && in_the_driver < preempted);
    CHECK(waited > 0 && refused > 0 && busy_calls > 0);
    CHECK(by_hardware > 0 && rvh_hw_fallbacks() > 0);
    return check_done("tasks");
}
