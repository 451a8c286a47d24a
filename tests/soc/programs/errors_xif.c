// SPDX-License-Identifier: Apache-2.0
//
// Everything that software can do wrong with the coprocessor has a defined answer: a bit of the status word or an
// illegal-instruction exception, no hang, and the next digest is right. For images with the xif backend.

#include "errors.h"
#include "rvh_xif_instr.h"
#include "trap.h"

// The status word: docs/attach/xif.md
enum {
    IDLE = 1 << 0,
    ABSORB = 1 << 1,
    DONE = 1 << 3,
    LOAD = 1 << 4,
    BUILT = (int)(15u << 8 | (RVH_ENGINE_WIDTH / 32 - 1u) << 28), // three families, the DMA, and the width of the engine
    ALG = 1 << 17,
    STATE = 1 << 18,
    MSG = 1 << 19,
    CONTEXT = 1 << 23,
    READ = 1 << 24,
    WRITE = 1 << 25,
    ADDR = 1 << 26,
};

#define FAILED (UINT32_C(1) << 31)

enum { UNMAPPED = 0x40000000, NOT_WRITTEN = 0x5a5a5a5a };

static volatile uint32_t told[2];
static uint8_t saved[240] __attribute__((aligned(4)));

static uint32_t status(void)
{
    told[0] = NOT_WRITTEN;
    rvh_xif_status(told);
    rvh_xif_wait();
    return told[0];
}

// The status word is exactly this; errors are reported once.
#define EXPECT(state, errors)                                                                                          \
    do {                                                                                                               \
        CHECK(status() == ((state) | BUILT | (errors) | ((errors) != 0 ? FAILED : 0)));                                \
        CHECK(status() == ((state) | BUILT));                                                                          \
    } while (0)

// The errors are reported, no message is open, and the next digest is correct.
#define EXPECT_REFUSED(errors)                                                                                         \
    do {                                                                                                               \
        EXPECT(IDLE, errors);                                                                                          \
        CHECK(next_digest());                                                                                          \
    } while (0)

static int next_digest(void)
{
    check_fill(got, 48);
    rvh_xif_start(RVH_SHA3_384);
    rvh_xif_feed(message, 200, 1);
    rvh_xif_drain(got, 48);
    return status() == (IDLE | BUILT) && check_equal(got, want, 48);
}

// The coprocessor has absorbed that many bytes of the message.
static void open_message(rvh_alg alg, uint32_t bytes)
{
    rvh_xif_start(alg);
    rvh_xif_feed(message, bytes, 0);
    EXPECT(ABSORB, 0);
}

// ---- a bus error of the manager port ----

static void bus_errors(void)
{
    static const uint32_t nobody[] = {
        0x00000000, UNMAPPED, 0x80000000, // instruction memory
        0x10000000,                       // the simulation device, which only the host reaches
        0x20000000, 0xffffff00,
    };
    for (unsigned i = 0; i < sizeof nobody / sizeof nobody[0]; i++) {
        const uint32_t to = nobody[i];
        for (unsigned odd = 0; odd < 4; odd += 3) {
            rvh_xif_start(RVH_SHA3_384);
            rvh_xif_feed(to + odd, 200, 1);
            EXPECT_REFUSED(READ);
            rvh_xif_start(RVH_SHA256);
            rvh_xif_feed(message + odd, 200, 1);
            rvh_xif_drain(to + odd, 32);
            EXPECT_REFUSED(WRITE);
        }
        // In mid-message the message is lost.
        open_message(RVH_SHA512, 150);
        rvh_xif_feed(to, 4, 0);
        EXPECT_REFUSED(READ);
        open_message(RVH_SHAKE128, 200);
        rvh_xif_finish(0, 0, 0);
        rvh_xif_drain(got, 20);
        EXPECT(DONE, 0);
        rvh_xif_drain(to, 20);
        EXPECT_REFUSED(WRITE);
        open_message(RVH_SHA3_384, 77);
        rvh_xif_save(to, 240);
        EXPECT_REFUSED(WRITE);
        rvh_xif_restore(to, 240);
        EXPECT_REFUSED(READ);
        rvh_xif_status(to);
        EXPECT_REFUSED(WRITE);
        rvh_xif_absorb(1, 2);
        rvh_xif_status(to); // the next status word reports its errors
        EXPECT_REFUSED(MSG | WRITE);
    }
    // The end of memory is inside a transfer.
    rvh_xif_start(RVH_SHA3_384);
    rvh_xif_feed(0x80180000 - 52, 200, 1);
    EXPECT_REFUSED(READ);
    // One bit for each of two messages that fail; the operations after them fail too.
    rvh_xif_start(RVH_SHA3_384);
    rvh_xif_feed(UNMAPPED, 200, 1);
    rvh_xif_start(RVH_SHA256);
    rvh_xif_feed(message, 64, 1);
    rvh_xif_drain(UNMAPPED, 32);
    rvh_xif_drain(got, 32);
    EXPECT_REFUSED(READ | WRITE | STATE);
}

// A message that fails leaves the digest of the one before alone, and writes nothing itself.
static void nothing_is_written(void)
{
    CHECK(next_digest());
    rvh_xif_start(RVH_SHA3_384);
    rvh_xif_feed(UNMAPPED, 200, 1);
    rvh_xif_drain(got, 48);
    EXPECT(IDLE, READ | STATE);
    CHECK(check_equal(got, want, 48));
}

// ---- addresses of the status word ----

static void misaligned(void)
{
    for (uint32_t odd = 1; odd < 4; odd++) {
        told[0] = told[1] = NOT_WRITTEN;
        rvh_xif_status((uint32_t)(uintptr_t)told + odd);
        rvh_xif_wait();
        CHECK(told[0] == NOT_WRITTEN && told[1] == NOT_WRITTEN);
        EXPECT_REFUSED(ADDR);
    }
    rvh_xif_absorb(1, 2); // earlier errors stay
    rvh_xif_status((uint32_t)(uintptr_t)told + 2);
    EXPECT_REFUSED(ADDR | MSG);
}

// ---- instructions in the wrong state ----

static void without_a_message(void)
{
    rvh_xif_absorb(1, 2);
    EXPECT_REFUSED(MSG);
    rvh_xif_finish(1, 2, 0);
    EXPECT_REFUSED(STATE);
    rvh_xif_finish(1, 2, 3);
    EXPECT_REFUSED(STATE);
    rvh_xif_finish(1, 2, 5);
    EXPECT_REFUSED(MSG);
    rvh_xif_feed(message, 200, 0);
    EXPECT_REFUSED(STATE);
    rvh_xif_feed(message, 200, 1);
    EXPECT_REFUSED(STATE);
    rvh_xif_drain(got, 48);
    EXPECT_REFUSED(STATE);
    rvh_xif_save(saved, 240);
    EXPECT_REFUSED(STATE);
    rvh_xif_pad();
    EXPECT_REFUSED(STATE);
    rvh_xif_suffix(6); // nothing is wrong with these
    rvh_xif_wipe();
    rvh_xif_wait();
    EXPECT_REFUSED(0);
}

static void unknown_algorithms(void)
{
    static const uint32_t modes[] = {0, 7, 14, RVH_SPONGE | 5 << 4, RVH_SPONGE | 7 << 4};
    for (unsigned i = 0; i < sizeof modes / sizeof modes[0]; i++) {
        rvh_xif_start(modes[i]);
        rvh_xif_feed(message, 200, 1);
        EXPECT_REFUSED(ALG);
        rvh_xif_start(modes[i]); // the next instruction is refused together with it
        rvh_xif_drain(got, 48);
        EXPECT_REFUSED(ALG);
        rvh_xif_start(modes[i]);
        rvh_xif_absorb(1, 2);
        EXPECT_REFUSED(ALG);
    }
}

// An instruction in the wrong state leaves the message unchanged.
static void in_a_message(void)
{
    open_message(RVH_SHA3_384, 100);
    rvh_xif_drain(got, 48);
    EXPECT(ABSORB, STATE);
    rvh_xif_restore(saved, 240);
    EXPECT(ABSORB, STATE);
    rvh_xif_start(RVH_SHA256);
    rvh_xif_feed(message, 64, 1);
    EXPECT(ABSORB, STATE);
    rvh_xif_start(RVH_SHA256); // nor does this message get the bytes of one that cannot begin
    rvh_xif_absorb(1, 2);
    EXPECT(ABSORB, STATE);
    rvh_xif_start(RVH_SHA256);
    rvh_xif_finish(1, 2, 7);
    EXPECT(ABSORB, STATE);
    rvh_xif_status((uint32_t)(uintptr_t)told + 2);
    EXPECT(ABSORB, ADDR);
    rvh_xif_feed(message + 100, 100, 1);
    EXPECT(DONE, 0);
    rvh_xif_absorb(1, 2);
    EXPECT(DONE, MSG);
    rvh_xif_finish(0, 0, 0);
    EXPECT(DONE, STATE);
    rvh_xif_feed(message, 4, 0);
    EXPECT(DONE, STATE);
    rvh_xif_save(saved, 240); // a digest is not saved
    EXPECT(DONE, STATE);
    rvh_xif_drain(got, 48);
    EXPECT(IDLE, 0);
    CHECK(check_equal(got, want, 48));
    rvh_xif_drain(got, 48);
    EXPECT_REFUSED(STATE);

    open_message(RVH_SHA256, 100);
    rvh_xif_pad(); // of a sponge
    EXPECT(ABSORB, STATE);
    rvh_xif_wipe();
    EXPECT_REFUSED(0);
}

// ---- saved messages ----

static void contexts(void)
{
    open_message(RVH_SHA3_384, 77);
    rvh_xif_save(saved, 240);
    EXPECT_REFUSED(0);
    for (uint32_t bytes = 0; bytes < 240; bytes += 60) { // the rest may still come, nothing else
        rvh_xif_restore(saved, bytes);
        EXPECT(LOAD, 0);
        rvh_xif_feed(message, 200, 1);
        EXPECT(LOAD, STATE);
        rvh_xif_start(RVH_SHA3_384);
        rvh_xif_feed(message, 200, 0);
        EXPECT(LOAD, STATE);
        rvh_xif_drain(got, 48);
        EXPECT(LOAD, STATE);
        rvh_xif_wipe();
        EXPECT_REFUSED(0);
        rvh_xif_restore(saved, bytes);
        rvh_xif_feed(UNMAPPED, 240 - bytes, 0);
        EXPECT_REFUSED(READ);
    }
    rvh_xif_restore(saved, 3);
    if (RVH_ENGINE_WIDTH == 32) {
        EXPECT_REFUSED(CONTEXT);
    } else { // a wider engine gathers the bytes of a word
        EXPECT(LOAD, 0);
        rvh_xif_wipe();
        EXPECT_REFUSED(0);
    }
    uint8_t first = saved[0];
    saved[0] = (uint8_t)~first;
    rvh_xif_restore(saved, 240);
    EXPECT_REFUSED(CONTEXT);
    saved[0] = first;
    rvh_xif_restore(saved, 128);
    rvh_xif_feed(saved + 128, 112, 0);
    EXPECT(ABSORB, 0);
    rvh_xif_feed(message + 77, 123, 1);
    rvh_xif_drain(got, 48);
    EXPECT(IDLE, 0);
    CHECK(check_equal(got, want, 48));
}

// ---- encodings that are no instruction ----

enum { CAUSE_ILLEGAL = 2, ENCODINGS = 2 * 8 * 128 };

// Each instruction, followed by a return: every funct3 and funct7 of custom-2 and custom-3; then, of those with
// funct7 0 to 3 in custom-2, each with a bit in each register that it does not have.
extern const char encodings[], register_bits[], register_bits_end[];
__asm__(".pushsection .text.encodings, \"ax\"\n"
        ".option push\n"
        ".option norvc\n"
        ".balign 4\n"
        "encodings:\n"
        ".set major, 0x5b\n"
        ".rept 2\n"
        ".set upper, 0\n"
        ".rept 1024\n"
        ".word major | (upper >> 7) << 12 | (upper & 127) << 25\n"
        "ret\n"
        ".set upper, upper + 1\n"
        ".endr\n"
        ".set major, 0x7b\n"
        ".endr\n"
        "register_bits:\n"
        ".irp bit, 7, 8, 9, 10, 11\n" // rd: nobody in custom-2 has it
        ".irp funct3, 0, 1, 2, 3, 4, 5, 6, 7\n"
        ".word 0x5b | \\funct3 << 12 | 1 << \\bit\n"
        "ret\n"
        ".endr\n"
        ".endr\n"
        ".irp bit, 20, 21, 22, 23, 24\n" // rs2
        ".irp rest, 0, 6, 7, 7 | 1 << 13, 7 | 2 << 13, 7 | 3 << 13, 7 | 5 << 13\n"
        ".word 0x5b | (\\rest) << 12 | 1 << \\bit\n"
        "ret\n"
        ".endr\n"
        ".endr\n"
        ".irp bit, 15, 16, 17, 18, 19\n" // rs1
        ".irp rest, 7, 7 | 1 << 13, 7 | 2 << 13, 7 | 5 << 13\n"
        ".word 0x5b | (\\rest) << 12 | 1 << \\bit\n"
        "ret\n"
        ".endr\n"
        ".endr\n"
        "register_bits_end:\n"
        ".option pop\n"
        ".popsection\n");

static volatile uint32_t illegal, illegal_at;

void trap_handler(uint32_t mcause, uint32_t mepc, uint32_t mtval)
{
    if (mcause != CAUSE_ILLEGAL) {
        trap_unexpected(mcause, mepc, mtval);
    }
    illegal++;
    illegal_at = mepc;
    __asm__ volatile("csrw mepc, %0" ::"r"(mepc + 4) : "memory");
}

enum { WORD = 1024, GETSTATUS = 1024 + 128 }; // encodings that a host with CV-X-IF 1.0 has, and one with 0.2 has not

// With zeros in all registers, is it an instruction of any host?
static int known(unsigned encoding)
{
    static const uint8_t highest[] = {0, 0, 8, 1, 0, 1, 0, 5}; // funct7, by funct3 of custom-2
    return encoding == WORD || encoding == GETSTATUS || (encoding < 1024 && (encoding & 127) <= highest[encoding >> 7]);
}

// Returns how many of the instructions took the exception, each at its own address.
static unsigned run_all(const char *from, const char *to)
{
    unsigned taken = 0;
    for (const char *at = from; at < to; at += 8) {
        if (from == encodings && known((unsigned)(at - from) / 8)) {
            continue;
        }
        uint32_t before = illegal;
        ((void (*)(void))at)();
        taken += illegal == before + 1 && illegal_at == (uint32_t)(uintptr_t)at;
    }
    return taken;
}

static void illegal_instructions(void)
{
    enum { KNOWN = 1 + 1 + 9 + 2 + 1 + 2 + 1 + 6 + 2 };
    const uint32_t before = illegal;
    ((void (*)(void))(encodings + 8 * WORD))();
    ((void (*)(void))(encodings + 8 * GETSTATUS))();
    CHECK(illegal == before || illegal == before + 2);
    console_puts(illegal == before ? "CV-X-IF 1.0\n" : "CV-X-IF 0.2\n"); // compared with what the host should have
    rvh_xif_wipe();
    CHECK(run_all(encodings, register_bits) == ENCODINGS - KNOWN);
    EXPECT_REFUSED(0);
    open_message(RVH_SHA3_384, 100); // nothing of a message is changed by them
    CHECK(run_all(encodings, register_bits) == ENCODINGS - KNOWN);
    CHECK(run_all(register_bits, register_bits_end) == (unsigned)(register_bits_end - register_bits) / 8);
    EXPECT(ABSORB, 0);
    rvh_xif_feed(message + 100, 100, 1);
    rvh_xif_drain(got, 48);
    EXPECT(IDLE, 0);
    CHECK(check_equal(got, want, 48));
}

// ---- the driver ----

// Whatever other code does to a message of the driver, no digest is wrong.
static void driver(void)
{
    static rvh_ctx ctx;
    expect_next_call();
    for (unsigned what = 0; what < 4; what++) {
        CHECK(rvh_init(&ctx, RVH_SHA3_384) == RVH_OK);
        CHECK(rvh_update(&ctx, message, 200) == RVH_OK);
        switch (what) {
        case 0: rvh_xif_wipe(); break;
        case 1: rvh_xif_start(RVH_SHA256); break;
        case 2: rvh_xif_drain(got, 48); break;
        default: rvh_xif_feed(UNMAPPED, 4, 0); break;
        }
        check_fill(got, 48);
        CHECK(rvh_final(&ctx, got, 48) == RVH_ERR_HW);
        CHECK(check_is(got, 0, 48));
        CHECK(rvh_final(&ctx, got, 48) == RVH_ERR_STATE);
        expect_next_call();
    }
    driver_on_unmapped_memory();
    EXPECT_REFUSED(0);
    expect_next_call();
}

// A window that excludes the driver's own memory: the status word is not stored, and the previous one is not used.
// The coprocessor can report nothing more, so portable C hashes from then on.
static void closed_window(void)
{
    expect_next_call();
    rvh_xif_window(0, 0);
    check_fill(got, 48);
    CHECK(rvh_hash(RVH_SHA3_384, got, 48, message, 200) == RVH_ERR_HW);
    CHECK(check_is(got, 0, 48));
    const uint32_t used = rvh_hw_used();
    CHECK(rvh_hash(RVH_SHA3_384, got, 48, message, 200) == RVH_OK);
    CHECK(check_equal(got, want, 48));
    CHECK(rvh_hw_used() == used);
}

int main(void)
{
    prepare();
    EXPECT_REFUSED(0);
    bus_errors();
    nothing_is_written();
    misaligned();
    without_a_message();
    unknown_algorithms();
    in_a_message();
    contexts();
    illegal_instructions();
    driver();
    closed_window();
    return check_done("errors");
}
