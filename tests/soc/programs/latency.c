// SPDX-License-Identifier: Apache-2.0
//
// Interrupt latency while the hart is stalled at an instruction of the coprocessor, and in a loop of
// additions. For images with the xif backend, on memories without wait states.

#include "check.h"
#include "rvh_xif_instr.h"
#include "simdev.h"

enum { MESSAGE_BYTES = 1024, NOT_WRITTEN = 0x5a5a5a5a, STATUS_WELL = 1 | 15 << 8 };

// Cycles from the first one in which the line is high to the first instruction of the handler: in the loop, exactly;
// stalled at an instruction and anywhere around it, at most.
enum { IN_LOOP = 4, STANDING = 5, ANYWHERE = 6 };

#define IRQ_CAUSE (UINT32_C(0x80000000) | SIMDEV_IRQ)

// latency_runs.S depends on the order.
struct run {
    uint32_t device;   // register that asks for an interrupt
    uint32_t after;    // ... so many cycles later
    const uint8_t *message;
    uint32_t bytes;
    uint8_t *digest;
    volatile uint32_t *status;
    uint32_t alg;
    uint32_t taken;    // cycle of the handler's first instruction, counted from the one before the request
    uint32_t done;     // ... of the first one after the interrupted code
    uint32_t at;       // what was interrupted
    uint32_t cause;
    uint32_t told;     // the status word in the handler
};

void latency_wait(struct run *run);
void latency_full(struct run *run);
void latency_loop(struct run *run);
extern const char latency_vector[], latency_wait_at[], latency_full_at[];

static uint8_t message[MESSAGE_BYTES] __attribute__((aligned(4)));
static uint8_t want[32], got[32] __attribute__((aligned(4)));
static volatile uint32_t told;

struct figures {
    uint32_t least, most, count;
};

#define NO_FIGURES {UINT32_MAX, 0, 0}

// One run; returns the latency. The request is one cycle after the cycle that `taken` counts from, and the
// line is high from the cycle after its last one.
static uint32_t latency(void (*runs)(struct run *), uint32_t after, struct run *run)
{
    const struct run fresh = {.device = SIMDEV_BASE + SIMDEV_INTERRUPT, .after = after, .message = message,
                              .bytes = sizeof message, .digest = got, .status = &told, .alg = RVH_SHA256};
    *run = fresh;
    told = NOT_WRITTEN;
    runs(run);
    CHECK(run->cause == IRQ_CAUSE);
    return run->taken - (after + 2);
}

static void add(struct figures *figures, uint32_t cycles)
{
    figures->count++;
    figures->least = cycles < figures->least ? cycles : figures->least;
    figures->most = cycles > figures->most ? cycles : figures->most;
}

static void say(const char *where, const struct figures *figures)
{
    console_puts(where);
    console_puts(" ");
    console_dec(figures->least);
    console_puts(" to ");
    console_dec(figures->most);
    console_puts("\n");
}

// Interrupts from the first instruction until after the last: at each of the first 70 cycles, which is more than a block,
// each around the end, and some in between. Returns the latency of those that interrupted the hart at `place`.
static struct figures at_every_phase(void (*runs)(struct run *), const char *place)
{
    struct figures standing = NO_FIGURES, anywhere = NO_FIGURES;
    struct run run;
    latency(runs, 20000, &run);
    const uint32_t alone = run.done;
    for (uint32_t after = 1; after < alone + 20; after += after < 70 || after + 40 > alone ? 1 : 67) {
        const uint32_t cycles = latency(runs, after, &run);
        add(&anywhere, cycles);
        CHECK(told == STATUS_WELL);
        CHECK(check_equal(got, want, sizeof want));
        if (run.at == (uint32_t)(uintptr_t)place) { // the hash is active, and continues while the handler runs
            add(&standing, cycles);
            CHECK(run.told == NOT_WRITTEN);
            CHECK(run.taken < run.done && run.done >= alone && run.done < alone + 40);
        }
    }
    CHECK(2 * standing.count > anywhere.count);
    CHECK(standing.most <= STANDING);
    CHECK(anywhere.most <= ANYWHERE);
    return standing;
}

int main(void)
{
    check_fill(message, sizeof message);
    check_reference(RVH_SHA256, want, sizeof want, message, sizeof message);
    __asm__ volatile("csrw mtvec, %0" ::"r"(latency_vector) : "memory");
    __asm__ volatile("csrs mie, %0" ::"r"(UINT32_C(1) << SIMDEV_IRQ) : "memory");
    struct figures loop = NO_FIGURES;
    struct run run;
    for (uint32_t after = 20; after < 120; after++) {
        add(&loop, latency(latency_loop, after, &run));
    }
    CHECK(loop.least == IN_LOOP && loop.most == IN_LOOP);
    const struct figures wait = at_every_phase(latency_wait, latency_wait_at);
    const struct figures full = at_every_phase(latency_full, latency_full_at);
    say("cycles to the handler in a loop:", &loop);
    say("cycles to the handler at a wait:", &wait);
    say("cycles to the handler at a full queue:", &full);
    return check_done("latency");
}
