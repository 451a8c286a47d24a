// SPDX-License-Identifier: Apache-2.0
//
// Every software error with the memory-mapped peripheral has a defined response: a bit of ERROR, no
// hang, and the next digest is right. For images with the mmio backend.

#include "errors.h"
#include "mmio_raw.h"

enum {
    CMD = MMIO_BIT(ERROR, CMD),
    ALG = MMIO_BIT(ERROR, ALG),
    STATE = MMIO_BIT(ERROR, STATE),
    MSG = MMIO_BIT(ERROR, MSG),
    OUT = MMIO_BIT(ERROR, OUT),
    ACCESS = MMIO_BIT(ERROR, ACCESS),
    LOCKED = MMIO_BIT(ERROR, LOCKED),
    READ = MMIO_BIT(ERROR, READ),
    WRITE = MMIO_BIT(ERROR, WRITE),
    ADDR = MMIO_BIT(ERROR, ADDR),
    EVERY = 0xfff,
    DONE = MMIO_BIT(STATUS, DONE),
    IDLE = MMIO_BIT(STATUS, IDLE),
    ABSORB = MMIO_BIT(STATUS, ABSORB),
    JOB = MMIO_BIT(STATUS, JOB),
    FAILED = MMIO_BIT(STATUS, FAILED),
};

#define AT(type, offset) (*(volatile type *)(RVH_MMIO_BASE + (offset)))
#define REG_AT(reg) offsetof(rvh_mmio_regs_t, reg)

static void wait_for(uint32_t status)
{
    for (int i = 0; i < 1000 && (mmio_status() & JOB); i++) {
    }
    CHECK((mmio_status() & ~(uint32_t)FAILED) == status);
}

static void wipe(void)
{
    raw_wipe();
    wait_for(IDLE);
}

// ERROR is exactly `bits`; writing 0 leaves it, writing the bits clears it.
static void expect_errors(uint32_t bits)
{
    CHECK(mmio_errors() == bits);
    MMIO_REG(ERROR) = 0;
    CHECK(mmio_errors() == bits);
    MMIO_REG(ERROR) = EVERY & ~bits;
    CHECK(mmio_errors() == bits);
    MMIO_REG(ERROR) = bits;
    CHECK(mmio_errors() == 0);
}

// SHA3-384 of the 200 bytes, on a device that is idle or done.
static void expect_next_digest(void)
{
    raw_start(RVH_SHA3_384);
    for (unsigned i = 0; i < 200; i += 4) {
        raw_absorb(rvh_load32_aligned(message + i));
    }
    raw_finish();
    wait_for(DONE);
    for (unsigned i = 0; i < 48; i += 4) {
        rvh_store32_aligned(got + i, raw_squeeze());
    }
    CHECK(mmio_errors() == 0);
    CHECK((mmio_status() & ~(uint32_t)FAILED) == IDLE);
    CHECK(check_equal(got, want, 48));
}

static void commands(void)
{
    static const uint32_t undefined[] = {0, 2, 7, 0x40 | RAW_WIPE, 0x80000000u | RAW_WIPE};
    for (unsigned i = 0; i < sizeof undefined / sizeof undefined[0]; i++) {
        MMIO_REG(CMD) = undefined[i];
        expect_errors(CMD);
        CHECK((mmio_status() & ~(uint32_t)FAILED) == IDLE);
    }
    expect_next_digest();
    static const uint8_t not_built[] = {0, 7, 14};
    for (unsigned i = 0; i < sizeof not_built; i++) {
        raw_start(not_built[i]);
        expect_errors(ALG);
        CHECK((mmio_status() & ~(uint32_t)FAILED) == IDLE);
    }
    expect_next_digest();
    raw_finish(); // no message
    expect_errors(STATE);
    expect_next_digest();
}

// START in an open message is refused, and the message continues.
static void start_in_message(void)
{
    raw_start(RVH_SHA3_384);
    for (unsigned i = 0; i < 200; i += 4) {
        raw_absorb(rvh_load32_aligned(message + i));
        if (i == 100) {
            raw_start(RVH_SHA256);
            expect_errors(STATE);
            CHECK(mmio_status() == (ABSORB | FAILED));
        }
    }
    raw_finish();
    wait_for(DONE);
    raw_finish(); // done: nothing to finish
    expect_errors(STATE);
    for (unsigned i = 0; i < 48; i += 4) {
        rvh_store32_aligned(got + i, raw_squeeze());
    }
    CHECK(check_equal(got, want, 48));
}

static void windows(void)
{
    raw_absorb(0x12345678); // no message
    expect_errors(MSG);
    CHECK(raw_squeeze() == 0); // nothing to read
    expect_errors(OUT);
    expect_next_digest();
    CHECK(raw_squeeze() == 0); // the digest was read whole
    expect_errors(OUT);

    raw_start(RVH_SHA3_384);
    CHECK(raw_squeeze() == 0); // not done: message open
    expect_errors(OUT);
    raw_finish();
    uint32_t word = raw_squeeze(); // at once: still padding and permuting
    CHECK(word == 0);
    wait_for(DONE);
    expect_errors(OUT);
    raw_absorb(1); // done: takes no words
    expect_errors(MSG);
    wipe();
    expect_next_digest();
}

// Accesses that no register supports. Each has no effect, reads 0 and sets ACCESS.
static void accesses(void)
{
    for (unsigned byte = 0; byte < 4; byte++) {
        AT(uint8_t, REG_AT(TAIL) + byte) = 0xff;
        expect_errors(ACCESS);
        CHECK(AT(uint8_t, REG_AT(NAME) + byte) == 0);
        expect_errors(ACCESS);
    }
    AT(uint16_t, REG_AT(TAIL)) = 0xffff;
    expect_errors(ACCESS);
    CHECK(AT(uint16_t, REG_AT(NAME)) == 0);
    expect_errors(ACCESS);
    CHECK(MMIO_REG(TAIL) == 0);

    CHECK(MMIO_REG(CMD) == 0); // write-only
    expect_errors(ACCESS);
    static const uint16_t read_only[] = {REG_AT(NAME), REG_AT(VERSION), REG_AT(STATUS), REG_AT(CAPABILITY)};
    for (unsigned i = 0; i < sizeof read_only / sizeof read_only[0]; i++) {
        uint32_t before = AT(uint32_t, read_only[i]);
        AT(uint32_t, read_only[i]) = UINT32_MAX;
        expect_errors(ACCESS);
        CHECK(AT(uint32_t, read_only[i]) == before);
    }
    CHECK(AT(uint32_t, MSG_WINDOW) == 0);
    expect_errors(ACCESS);
    AT(uint32_t, OUT_WINDOW) = 1;
    expect_errors(ACCESS);
    static const uint16_t unmapped[] = {0x028, 0x02c, 0x068, 0x3fc, 0xc00, 0xffc};
    for (unsigned i = 0; i < sizeof unmapped / sizeof unmapped[0]; i++) {
        CHECK(AT(uint32_t, unmapped[i]) == 0);
        expect_errors(ACCESS);
        AT(uint32_t, unmapped[i]) = UINT32_MAX;
        expect_errors(ACCESS);
    }
    expect_next_digest();
}

// Narrow accesses to the windows in mid-message change nothing.
static void narrow_windows(void)
{
    raw_start(RVH_SHA3_384);
    for (unsigned i = 0; i < 200; i += 4) {
        AT(uint8_t, MSG_WINDOW + i % 4) = 0x55;
        AT(uint16_t, MSG_WINDOW) = 0x5555;
        raw_absorb(rvh_load32_aligned(message + i));
    }
    expect_errors(ACCESS);
    raw_finish();
    wait_for(DONE);
    for (unsigned i = 0; i < 48; i += 4) {
        CHECK(AT(uint8_t, OUT_WINDOW) == 0);
        CHECK(AT(uint16_t, OUT_WINDOW + 2) == 0);
        rvh_store32_aligned(got + i, raw_squeeze());
    }
    expect_errors(ACCESS);
    CHECK(check_equal(got, want, 48));
}

// A misaligned access is split by the core into narrow ones.
static void misaligned(void)
{
    uint32_t value;
    __asm__ volatile("lw %0, 0(%1)" : "=r"(value) : "r"(RVH_MMIO_BASE + REG_AT(NAME) + 2) : "memory");
    CHECK(value == 0);
    expect_errors(ACCESS);
    __asm__ volatile("sw %0, 0(%1)" ::"r"(UINT32_MAX), "r"(RVH_MMIO_BASE + REG_AT(TAIL) + 1) : "memory");
    expect_errors(ACCESS);
    CHECK(MMIO_REG(TAIL) == 0);
    expect_next_digest();
}

// Commands and words while the engine pads, permutes or wipes.
static void while_busy(void)
{
    raw_start(RVH_SHA256);
    raw_finish();
    raw_start(RVH_SHA256);
    raw_absorb(0x61626364);
    wait_for(DONE);
    uint32_t errors = mmio_errors();
    CHECK(errors == (LOCKED | MSG));
    MMIO_REG(ERROR) = errors;
    check_reference(RVH_SHA256, got, 32, message, 0);
    for (unsigned i = 0; i < 32; i += 4) {
        CHECK(raw_squeeze() == rvh_load32_aligned(got + i));
    }
    raw_start(RVH_SHA3_384);
    raw_absorb(1);
    raw_wipe();
    raw_absorb(2);
    wait_for(IDLE);
    CHECK((mmio_errors() & ~(uint32_t)MSG) == 0);
    MMIO_REG(ERROR) = EVERY;
    expect_next_digest();
}

// Jobs with addresses that are no memory, or not all of it. Nothing hangs, and the engine is idle again.
static void addresses(void)
{
    static const struct {
        uint32_t from, to, errors;
    } jobs[] = {
        {0x00000000, 1, READ}, {0, 0x00000000, WRITE}, // unmapped
        {0x80000000, 1, READ}, {0, 0x80000000, WRITE}, // instruction memory
        {0xffffff40, 1, ADDR},                         // 200 bytes from there go beyond the last address
    };
    for (unsigned i = 0; i < sizeof jobs / sizeof jobs[0]; i++) {
        mmio_source(jobs[i].from != 0 || jobs[i].to == 1 ? (void *)(uintptr_t)jobs[i].from : message, 200);
        mmio_destination(jobs[i].to == 1 ? got : (void *)(uintptr_t)jobs[i].to);
        mmio_room(48);
        mmio_command(RAW_START | MMIO_FIELD(CMD, ALG, RVH_SHA3_384) | MMIO_BIT(CMD, IN) | MMIO_BIT(CMD, FINISH)
                     | MMIO_BIT(CMD, OUT));
        wait_for(IDLE);
        CHECK(mmio_status() & FAILED);
        expect_errors(jobs[i].errors);
    }
    // Its own page as the message, and its message window as the destination: refused, and the job ends. The systems with
    // a wider engine have a wider memory: their manager port does not reach the page.
    mmio_source((void *)RVH_MMIO_BASE, 0x1000);
    mmio_destination((void *)(RVH_MMIO_BASE + MSG_WINDOW));
    mmio_room(48);
    mmio_command(RAW_START | MMIO_FIELD(CMD, ALG, RVH_SHA3_384) | MMIO_BIT(CMD, IN) | MMIO_BIT(CMD, FINISH)
                 | MMIO_BIT(CMD, OUT));
    for (int i = 0; i < 10000 && (mmio_status() & JOB); i++) {
    }
    CHECK(mmio_status() == (RVH_ENGINE_WIDTH == 32 ? IDLE : IDLE | FAILED));
    expect_errors(RVH_ENGINE_WIDTH == 32 ? ACCESS | OUT | MSG : READ);
    mmio_source(message + 1, 1);
    mmio_command(RAW_START | MMIO_FIELD(CMD, ALG, RVH_SHA256) | MMIO_BIT(CMD, IN) | MMIO_BIT(CMD, LIST));
    wait_for(IDLE);
    expect_errors(ADDR);
    expect_next_digest();
}

// Errors and the interrupt registers.
static void interrupts(void)
{
    MMIO_REG(INTR_STATE) = 1;
    CHECK(MMIO_REG(INTR_STATE) == 0);
    MMIO_REG(INTR_TEST) = 3;
    CHECK(MMIO_REG(INTR_STATE) == 3);
    MMIO_REG(INTR_TEST) = 0;
    CHECK(MMIO_REG(INTR_STATE) == 1); // DONE stays until it is cleared
    MMIO_REG(INTR_STATE) = 1;
    raw_finish();
    CHECK(MMIO_REG(INTR_STATE) == (MMIO_BIT(INTR_STATE, ERROR) | MMIO_BIT(INTR_STATE, DONE))); // a refusal is an end
    expect_errors(STATE);
    CHECK(MMIO_REG(INTR_STATE) == MMIO_BIT(INTR_STATE, DONE));
    raw_start(RVH_SHAKE128);
    raw_finish();
    wait_for(DONE);
    CHECK(MMIO_REG(INTR_STATE) == MMIO_BIT(INTR_STATE, DONE));
    wipe();
    CHECK(MMIO_REG(INTR_STATE) == MMIO_BIT(INTR_STATE, DONE)); // of the wipe
    MMIO_REG(INTR_STATE) = 1;
    CHECK(MMIO_REG(INTR_STATE) == 0);
}

// Errors of other code do not affect a message of the driver, and the driver does not hide errors in its message.
static void driver(void)
{
    raw_finish();
    raw_absorb(1);
    CHECK(rvh_hash(RVH_SHA3_384, got, 48, message, 200) == RVH_OK);
    CHECK(check_equal(got, want, 48));

    static rvh_ctx ctx;
    uint32_t before = rvh_hw_used();
    CHECK(rvh_init(&ctx, RVH_SHA3_384) == RVH_OK);
    CHECK(rvh_hw_used() == before + 1);
    CHECK(rvh_update(&ctx, message, 100) == RVH_OK);
    raw_start(RVH_SHA256); // a stray command of other code is refused
    CHECK(rvh_update(&ctx, message + 100, 100) == RVH_OK);
    CHECK(rvh_final(&ctx, got, 48) == RVH_OK);
    CHECK(check_equal(got, want, 48));

    CHECK(rvh_init(&ctx, RVH_SHA3_384) == RVH_OK);
    CHECK(rvh_update(&ctx, message, 200) == RVH_OK);
    raw_wipe(); // a wipe by other code: the message is lost, so no digest may be returned
    got[0] = 1;
    CHECK(rvh_final(&ctx, got, 48) == RVH_ERR_HW);
    CHECK(check_is(got, 0, 48));
    CHECK(rvh_final(&ctx, got, 48) == RVH_ERR_STATE);
    CHECK(rvh_hash(RVH_SHA3_384, got, 48, message, 200) == RVH_OK);
    CHECK(check_equal(got, want, 48));
    driver_on_unmapped_memory();
}

int main(void)
{
    prepare();
    CHECK(mmio_name() == RVH_MMIO_REGS__NAME__VALUE_reset);
    CHECK(mmio_errors() == 0);
    commands();
    start_in_message();
    windows();
    accesses();
    narrow_windows();
    misaligned();
    while_busy();
    addresses();
    interrupts();
    driver();
    return check_done("errors");
}
